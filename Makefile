# Tatami: `make play` plays, `make test` tests; everything is installed into .venv on the way.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PYTEST := $(BIN)/python -m pytest --dist loadscope --no-loadscope-reorder
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

CLIENT := $(shell find web/src web/public web/*.json web/*.ts web/*.js web/*.mjs src/tatami/locale -type f 2>/dev/null)

# modules are compiled once, whatever the shell says: tests start Python hundreds of times
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test tests check rules campaign lint style types format bench docs pictures release-check clean

play: $(VENV)/.play
	$(BIN)/tatami

# all of it, on two cores: the linters beside the tests
test: $(VENV)/.dev browser
	$(MAKE) --no-print-directory --jobs=2 tests lint docs

# three workers: while one waits for a server or a browser, two compute
tests: $(VENV)/.dev
	$(PYTEST) -n 3

# what one runs between two thoughts: lint, every rule, transcripts, frozen games, contracts, random play
check: $(VENV)/.dev
	$(MAKE) --no-print-directory --jobs=2 rules lint

rules: $(VENV)/.dev
	$(PYTEST) -n 2 tests/rulebook tests/golden tests/play tests/oracle tests/records tests/contract \
		--ignore=tests/play/test_empires_compiled.py --ignore=tests/play/test_seven_compiled.py

# long runs: kills, races, secrecy, refusals, mutants; each says what it found (see docs/tested.md)
campaign: $(VENV)/.dev
	$(BIN)/python -m benchmarks.campaign

lint: types style $(VENV)/.web-lint

style: $(VENV)/.dev
	$(BIN)/ruff check --quiet .
	$(BIN)/ruff format --check --quiet .

# the types of Python, and that the browser's are made from the server's of today
types: $(VENV)/.dev
	$(BIN)/mypy
	$(BIN)/python -m pytest --quiet tests/contract/test_web_types.py

# prettier, eslint and svelte-check, when anything they read has changed
$(VENV)/.web-lint: $(VENV)/.dev
	$(BIN)/python hatch_build.py npm run --silent lint
	touch $@

format: $(VENV)/.dev
	$(BIN)/ruff check --quiet --fix .
	$(BIN)/ruff format --quiet .
	$(BIN)/python hatch_build.py npm run --silent format

bench: $(VENV)/.bench
	$(BIN)/python -m benchmarks

docs: $(VENV)/.dev
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

# the pictures of README and docs, from the client as it is
pictures: $(VENV)/.dev browser
	$(BIN)/python -m benchmarks.pictures

# sdist and wheel, the wheel in an empty environment, a game of each; PYTHONS="python3.11 python3.12" for several
release-check: $(VENV)/.dev
	$(BIN)/python -m benchmarks.release_check $(PYTHONS)

.PHONY: browser
browser:
	@sh tests/browser/ensure_chromium.sh

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(VENV)/bin/python pyproject.toml constraints.txt hatch_build.py $(CLIENT)
	$(PIP) --editable .
	touch $@

$(VENV)/.dev: $(VENV)/.play
	$(PIP) --editable ".[dev]"
	touch $@

$(VENV)/.bench: $(VENV)/.dev
	$(PIP) --editable ".[dev,bench]"
	touch $@

clean:
	rm -rf $(VENV) build dist site web/node_modules src/tatami/server/static
