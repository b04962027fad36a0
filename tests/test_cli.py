"""The command line: games in the terminal, and one clear sentence with exit code 2 for whatever is wrong."""

from __future__ import annotations

import asyncio
import io
import json
import os
import random
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from click import ClickException
from click.testing import CliRunner, Result
from rich.console import Console

import tatami
from tatami.bots.arena import Report, Standing
from tatami.cli import main
from tatami.cli import serve as serving
from tatami.cli.arena import _table
from tatami.messages import LANGUAGES, text
from tatami.server.db import Database
from tatami.server.people import WhereItRuns


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(words), input=typed)


def refused(*words: str) -> str:
    """The sentence a bad call is answered with."""
    result = run(*words)
    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    assert result.exception is None or isinstance(result.exception, SystemExit)
    lines = [line for line in result.output.splitlines() if line.startswith("Error: ")]
    assert len(lines) == 1
    return lines[0]


def test_help_names_every_command() -> None:
    output = run("--help").output
    assert all(word in output for word in ("play", "serve", "replay", "analyse", "arena", "data", "admin"))


@pytest.mark.parametrize("game", ["empires", "seven"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_is_played_in_the_terminal_in_every_language(game: str, lang: str) -> None:
    result = run("play", game, "--players", "2", "--seed", "7", "--lang", lang, typed="1\n1\nboard\nquit\n")
    assert result.exit_code == 0, result.output
    assert result.exception is None


def test_bots_alone_play_to_the_end() -> None:
    result = run("play", "empires", "--players", "2", "--seed", "3", "--seats", "random,random")
    assert result.exit_code == 0, result.output
    assert "Won by" in result.output


def test_a_refused_move_is_explained_and_the_game_goes_on() -> None:
    typed = "place recruit grey-1\n? place recruit grey-1\nnonsense\n\x00\n999\nundo\n1\nquit\n"
    result = run("play", "empires", "--players", "2", "--seed", "7", typed=typed)
    assert result.exit_code == 0, result.output
    assert "EMP-30" in result.output
    assert "Nothing can be taken back" in result.output


@pytest.mark.parametrize("game", ["empires", "seven"])
@pytest.mark.parametrize("asked", ["? nonsense", "?", "? ❤"])
def test_an_unknown_word_is_not_held_against_a_rule(game: str, asked: str) -> None:
    result = run("play", game, "--players", "2", "--seed", "7", typed=f"{asked}\nquit\n")
    told = result.output[result.output.index("your move:") :]
    assert ("is not a move of this game" in told) == (asked != "?")
    assert "(rule" not in told
    assert "EMP-" not in told
    assert "SEV-" not in told
    assert "Moves begin with: " in told
    assert all(word in told for word in (("build", "sail") if game == "empires" else ("fight", "kiai")))


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "empires", "--players", "2", "--seed", "7", typed=f"1\nsave {file}\nquit\n")
    saved = tatami.replay(file.read_text())
    assert saved.ply > 0
    result = run("play", "--resume", str(file), typed="board\nquit\n")
    assert result.exit_code == 0, result.output
    assert f"moves made so far: {saved.ply}." in result.output


def test_a_resumed_game_remembers_who_sat_where(tmp_path: Path) -> None:
    file, again = tmp_path / "game.json", tmp_path / "again.json"
    seats = ("--seats", "random,human,random")
    run("play", "empires", "--players", "3", "--seed", "7", *seats, typed=f"1\nsave {file}\nquit\n")
    assert json.loads(file.read_text())["seats"] == ["random", "human", "random"]
    run("play", "--resume", str(file), typed=f"save {again}\nquit\n")
    assert again.read_text() == file.read_text()
    run("play", "--resume", str(file), "--seats", "human", typed=f"save {again}\nquit\n")
    assert json.loads(again.read_text())["seats"] == ["human"] * 3
    # a record from elsewhere says nothing of seats; nonsense is refused by name
    file.write_text(tatami.replay(file.read_text()).record())
    run("play", "--resume", str(file), typed=f"save {again}\nquit\n")
    assert json.loads(again.read_text())["seats"] == ["human", "soldier", "soldier"]
    file.write_text(json.dumps(json.loads(again.read_text()) | {"seats": ["human", "wizard"]}))
    assert "wizard" in refused("play", "--resume", str(file))


def test_undo_in_the_terminal() -> None:
    result = run("play", "empires", "--players", "2", "--seed", "7", "--seats", "human", typed="1\n\nundo\nquit\n")
    assert result.exit_code == 0, result.output


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("play", "chess"), "no game"),
        (("play", "empires", "--players", "9"), "1 to 5 players"),
        (("play", "empires", "--edition", "1999"), "edition"),
        (("play", "empires", "--modules", "ninjas"), "module"),
        (("play", "empires", "--players", "1", "--modules", "dojo"), "SOL-01"),
        (("play", "empires", "--edition", "draft", "--modules", "agendas"), "draft"),
        (("play", "empires", "--edition", "2019", "--modules", "dojo"), "TOK-01"),
        (("play", "empires", "--seed", "-1"), "seed"),
        (("play", "empires", "--seats", "human,wizard"), "wizard"),
        (("play", "empires", "--option", "nonsense"), "name=value"),
        (("play", "empires", "--option", "fog=true"), "fog"),
        (("play", "empires", "--option", "players=3"), "players=3"),
        (("play", "empires", "--option", "board=x"), "board=x"),
        (("play", "empires", "--players", "0"), "not 0"),
        (("play", "empires", "--players", "9" * 30), "1 to 5 players"),
        (("play", "empires", "--seed", "9" * 20), "seed"),
        (("play", "empires", "--seats", "human,,human"), "not “”"),
        (("play", "empires", "--modules", "дзюдо"), "дзюдо"),
        (("play", "empires", "--board", "no-such-file.toml"), "no-such-file.toml"),
        (("play", "empires", "--board", "."), "directory"),
        (("play", "--seats", "human"), "Name a game"),
        (("play", "--players", "3"), "Name a game"),
        (("play", "--board", "board.toml"), "Name a game"),
        (("play", "--lang", "xx"), "'xx'"),
        (("play", "seven", "--option", "hands=99999999"), "SEV-12"),
        (("play", "seven", "--samurai", "kyuzo,kyuzo", "--players", "2"), "SEV-11"),
        (("play", "seven", "--edition", "2022"), "edition"),
        (("play", "seven", "--players", "8"), "players"),
        (("play", "seven", "--level", "nightmare"), "level"),
        (("play", "--resume", "no-such-file.json"), "no-such-file.json"),
        (("replay", "no-such-file.json"), "no-such-file.json"),
        (("replay", "/dev/zero"), "larger than"),
        (("replay", "."), "directory"),
        (("analyse", "no-such-file.json"), "no-such-file.json"),
        (("analyse", __file__, "--seconds", "inf"), "seconds"),
        (("analyse", __file__, "--seconds", "-1"), "seconds"),
        (("analyse", __file__, "--plot", "no-such-folder/odds.svg"), "no-such-folder"),
        (("analyse", __file__), "not valid JSON"),
        (("arena", "chess", "--bots", "random"), "chess"),
        (("arena", "empires", "--bots", ""), "at least one bot"),
        (("arena", "empires", "--bots", "wizard"), "wizard"),
        (("arena", "empires", "--bots", "random", "--games", "0"), "games"),
        (("arena", "empires", "--bots", "random", "--players", "99"), "players"),
        (("arena", "empires", "--bots", "random", "--workers", "-1"), "workers"),
        (("arena", "empires", "--bots", "random", "--seed", "9" * 30), "seed"),
        (("arena", "empires", "--bots", "random", "--seed", "-1"), "seed"),
        (("arena", "empires", "--bots", "random,random", "--seconds", "nan"), "nan"),
        (("arena", "empires", "--bots", "random,random", "--pace", "-1"), "-1"),
        (("arena", "empires", "--bots", "random,random", "--on", "mars"), "mars"),
        (("arena", "empires", "--bots", "random,random", "--option", "seed=3"), "seed=3"),
        (("arena", "empires", "--bots", "random,random", "--json", "no-such-folder/x.json"), "no-such-folder"),
        (("admin", "backup", "no-such-folder/backup", "--database", "sqlite:///x.db"), "no-such-folder"),
        (("admin", "backup", ".", "--database", "sqlite:///x.db"), "directory"),
        (("admin", "backup", "backup", "--database", "nonsense"), "sqlite:"),
        (("admin", "backup", "backup", "--database", "mysql://x/y"), "sqlite:"),
        (("admin", "restore", "no-such-file"), "no-such-file"),
        (("serve", "--port", "99999"), "port"),
        (("serve", "--port", "x"), "port"),
        (("serve", "--host", "999.1.1.1"), "999.1.1.1"),
        (("serve", "--host", "ä ö"), "ä ö"),
        (("serve", "--host", "a" * 99), "Cannot listen"),
        (("serve", "--database", "nonsense", "--port", "0"), "sqlite:"),
        (("serve", "--bot-processes", "-1", "--port", "0"), "bot_processes"),
        (("serve", "--log-level", "loud"), "loud"),
        (("data", "export", "no-such-folder/board.toml"), "no-such-folder"),
        (("data", "check", "."), "directory"),
        (("data", "check", __file__), "TOML"),
        (("data", "check", "no-such-file.toml"), "no-such-file.toml"),
        (("dance",), "dance"),
    ],
)
def test_bad_calls_get_one_sentence(words: tuple[str, ...], said: str) -> None:
    assert said in refused(*words)


@pytest.mark.parametrize("what", ["folder", "text"])
def test_what_is_no_database_is_said_in_one_sentence(tmp_path: Path, what: str) -> None:
    """In a process of its own: the drivers have threads, and theirs shall be quiet too."""
    place = tmp_path if what == "folder" else tmp_path / "text"
    if what == "text":
        place.write_text("not a database" * 100)
    for words in (("admin", "backup", str(tmp_path / "backup")), ("serve", "--port", "0")):
        command = [sys.executable, "-m", "tatami", *words, "--database", f"sqlite:///{place}"]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
        absent = what == "folder" and words[0] == "admin"  # a folder is no file to make a backup of
        said = "There is no database at" if absent else "The database cannot be opened."
        assert said in " ".join(done.stderr.split())


@pytest.mark.parametrize(
    ("game", "words", "option", "value"),
    [
        ("empires", "edition=2019", "edition", "2019"),
        ("empires", "modules=agendas", "modules", ["agendas"]),
        ("empires", "open_screens=true", "open_screens", True),
        ("seven", "samurai=kyuzo, kambei", "samurai", ["kyuzo", "kambei"]),
        ("seven", "samurai=random", "samurai", "random"),
        ("seven", "level=hard", "level", "hard"),
    ],
)
def test_every_option_can_be_given_by_name(tmp_path: Path, game: str, words: str, option: str, value: object) -> None:
    file = tmp_path / "game.json"
    result = run("play", game, "--players", "2", "--option", words, typed=f"save {file}\nquit\n")
    assert result.exit_code == 0, result.output
    assert json.loads(file.read_text())["options"][option] == value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_arenas_table_fits_a_screen_of_80_columns(lang: str) -> None:
    rows = [
        Standing(bot, 100, 1.0, 0.987, 1.0, 1999.0, 188.8, 1_234_567.0, 2000.5, 12345.6, 1_234_567.0)
        for bot in ("captain", "soldier")
    ]
    bots = ["captain", "soldier"] * 2
    report = Report("empires", {}, bots, 100, 1, None, None, 1.0, 2, "local", rows)
    screen = io.StringIO()
    Console(file=screen, width=80).print(_table(report, lambda key, **args: text(lang, key, **args)))
    lines = screen.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    assert "…" not in screen.getvalue()
    cells = ("soldier", "100.0 %", "98.7–100.0", "1999", "188.8", "1,234,567", "2000.5", "12345.6")
    assert any(all(cell in line for cell in cells) for line in lines), screen.getvalue()


def test_an_own_box_is_played(tmp_path: Path) -> None:
    from tatami.seven.box import DATA

    box, saved = tmp_path / "cards.toml", tmp_path / "game.json"
    box.write_text(DATA.read_text("utf-8"))
    result = run("play", "seven", "--players", "2", "--board", str(box), typed=f"save {saved}\nquit\n")
    assert result.exit_code == 0, result.output
    assert len(json.loads(saved.read_text())["board"]["bandits"]) == 66
    box.write_text("a = 1")
    assert "66 bandits" in refused("play", "seven", "--players", "2", "--board", str(box))


def test_a_screen_without_our_signs_is_served_too() -> None:
    env = os.environ | {"PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "tatami", "play", "seven", "--players", "2", "--seed", "1", "--lang", "ru"]
    done = subprocess.run(command, capture_output=True, text=True, env=env, input="quit\n")
    assert done.returncode == 0, done.stderr
    assert "???" in done.stdout


def test_help_starts_without_what_only_other_commands_need() -> None:
    """The measure of a quick start that no busy machine blurs: what is not imported."""
    code = "import sys; from tatami.cli import main; main(['--help'], standalone_mode=False); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=os.environ)
    loaded = set(done.stdout.splitlines()[-1].split())
    assert "tatami.cli" in loaded
    assert not loaded & {"numba", "sqlalchemy", "fastapi", "pydantic", "rich.console", "tatami.bots", "tatami.empires"}


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"tatami": 1}', '{"tatami": 99}', "\x00\x01", "[" * 100_000])
def test_broken_records_get_one_sentence(tmp_path: Path, text: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    refused("replay", str(file))
    refused("play", "--resume", str(file))


def test_a_record_of_newer_rules_is_refused(tmp_path: Path) -> None:
    record = json.loads(tatami.new_table("empires", players=2, seed=1).record())
    record["rules_version"] = 99
    file = tmp_path / "record.json"
    file.write_text(json.dumps(record))
    assert "99" in refused("replay", str(file))


def test_replay_tells_a_whole_game(tmp_path: Path) -> None:
    table = tatami.new_table("empires", players=2, seed=5)
    rng = random.Random(5)
    while not table.over:
        table.play(rng.choice(table.legal()))
    file = tmp_path / "record.json"
    file.write_text(table.record())
    result = run("replay", str(file), "--board")
    assert result.exit_code == 0, result.output
    assert "Era 3" in result.output
    assert "wins" in result.output.lower() or "won" in result.output.lower()


def test_data_export_and_check(tmp_path: Path) -> None:
    file = tmp_path / "board.toml"
    assert run("data", "export", str(file)).exit_code == 0
    assert "reconstructed" in file.read_text()
    assert "28 provinces" in run("data", "check", str(file)).output
    assert "exists" in refused("data", "export", str(file))


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('role = "capital",  coastal = false', 'role = "shrine",  coastal = false', "capital"),
        ('["satsuma","higo"]', '["satsuma","atlantis"]', "atlantis"),
        ("track = [0, 1, 2", "track = [0, 1, -2", "track"),
        ("recruit = 2\n", "recruit = 5\n", "11 tokens"),
        ("bonus = [3, 1]", "bonus = [1, 3]", "bonus"),
        ("[borders]", "[border]", "borders"),
        ('order = ["grey"', 'order = ["gray"', "order"),
        ('neutral = ["recruit", "move", "harvest"]', 'neutral = ["recruit", "dance", "harvest"]', "neutral"),
        ("[regions]", "[regions", "TOML"),
    ],
)
def test_a_wrong_board_is_refused_by_name(tmp_path: Path, old: str, new: str, said: str) -> None:
    from tatami.empires.board import default_text

    assert old in default_text()
    file = tmp_path / "board.toml"
    file.write_text(default_text().replace(old, new, 1))
    assert said in refused("data", "check", str(file))
    assert said in refused("play", "empires", "--players", "2", "--board", str(file))


def test_an_own_board_is_played(tmp_path: Path) -> None:
    from tatami.empires.board import default_text

    file = tmp_path / "board.toml"
    file.write_text(default_text().replace("satsuma", "osumi"))
    saved = tmp_path / "game.json"
    result = run("play", "empires", "--players", "2", "--board", str(file), typed=f"board\n1\nsave {saved}\nquit\n")
    assert result.exit_code == 0, result.output
    assert "Osumi" in result.output
    assert "osumi" in tatami.replay(saved.read_text()).view(None)["provinces"]


def test_play_by_older_rules(tmp_path: Path) -> None:
    """``--rules-version`` opens a table by an older version, and the saved game keeps it."""
    saved = tmp_path / "game.json"
    done = CliRunner().invoke(
        main, ["play", "empires", "--players", "2", "--seed", "1", "--rules-version", "1", "--seats", "human"],
        input=f"save {saved}\nquit\n",
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    assert json.loads(saved.read_text("utf-8"))["rules_version"] == 1
    newer = CliRunner().invoke(main, ["play", "empires", "--rules-version", "9", "--lang", "de"])
    assert newer.exit_code == 2
    assert "Die Regelversion ist 9; diese Ausgabe kennt sie bis 2." in newer.output


def test_a_server_that_is_slow_to_answer_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database says that one runs already: a second start knocks until it opens, instead of giving up."""
    monkeypatch.setenv("TATAMI_DATABASE", f"sqlite:///{tmp_path / 'home.sqlite3'}")
    WhereItRuns(tmp_path).leave(8101, "word")
    answers = iter([None, None, "http://localhost:8101/#/once/key"])
    opened: list[str] = []
    monkeypatch.setattr(serving, "owners_page", lambda url, word: next(answers))
    monkeypatch.setattr("webbrowser.open", opened.append)
    holder = Database(f"sqlite:///{tmp_path / 'home.sqlite3'}")
    holder.claim()
    serving.open_in_browser()
    assert opened == ["http://localhost:8101/#/once/key"]


def test_two_that_start_at_once_have_a_port_each() -> None:
    """A port that is merely bound can be bound again: the later of two homes was never heard, and said nothing."""
    with serving.listen("en", "127.0.0.1", [0]) as first:
        port = first.getsockname()[1]
        with serving.listen("en", "127.0.0.1", [port, 0]) as second:
            assert second.getsockname()[1] != port
        with pytest.raises(ClickException, match=str(port)):
            serving.listen("en", "127.0.0.1", [port])


def test_small_messages_leave_at_once() -> None:
    """What is said to a browser does not wait for it to acknowledge what was said before, on any loop of asyncio."""

    async def at_once() -> bool:
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def called(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            line: socket.socket = writer.get_extra_info("socket")
            told.set_result(bool(line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)))
            writer.close()

        listening = serving.listen("en", "127.0.0.1", [0])
        async with await asyncio.start_server(called, sock=listening):
            _, writer = await asyncio.open_connection(*listening.getsockname())
            writer.close()
            return await told

    assert asyncio.run(at_once())
