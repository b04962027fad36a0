"""The command line: games in the terminal, and one clear sentence with exit code 2 for whatever is wrong."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import tatami
from tatami.cli import main
from tatami.messages import LANGUAGES


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


def test_save_and_resume(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "empires", "--players", "2", "--seed", "7", typed=f"1\nsave {file}\nquit\n")
    saved = tatami.replay(file.read_text())
    assert saved.ply > 0
    result = run("play", "--resume", str(file), typed="board\nquit\n")
    assert result.exit_code == 0, result.output


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
        (("play", "seven", "--players", "8"), "players"),
        (("play", "seven", "--level", "nightmare"), "level"),
        (("play", "--resume", "no-such-file.json"), "no-such-file.json"),
        (("replay", "no-such-file.json"), "no-such-file.json"),
        (("data", "check", "no-such-file.toml"), "no-such-file.toml"),
        (("dance",), "dance"),
    ],
)
def test_bad_calls_get_one_sentence(words: tuple[str, ...], said: str) -> None:
    assert said in refused(*words)


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
