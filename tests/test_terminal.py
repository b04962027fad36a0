"""Whole games in the terminal in each language, as transcripts a person reads (tests/golden/terminal-*.txt).

``TATAMI_GOLDEN=write`` writes them anew: do that when a sentence or a rule was changed on purpose, and read them.
"""

from __future__ import annotations

import io
import os
import random
import re
from functools import cache
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from rich.cells import cell_len
from rich.console import Console

import tatami
from tatami import Action, Table
from tatami.cli import COMMANDS as CALLS
from tatami.cli import main
from tatami.cli.moves import MANY, lines, ordered, spelled, understood
from tatami.cli.show import show
from tatami.cli.terminal import COMMANDS, Terminal
from tatami.drawing import marks
from tatami.empires.board import default_board
from tatami.game import NAMES
from tatami.messages import LANGUAGES, known, text
from tatami.seven.names import SAMURAI

GOLDEN = Path(__file__).parent / "golden"
GAMES = {"empires": {"players": 2, "modules": ["agendas"]}, "seven": {"players": 3, "level": "easy"}}
SCREEN = (80, 24)
IDLE = ("done", "pass")


class Player(Terminal):
    """Sits at the terminal and types: every command once, then moves drawn by chance."""

    def __init__(self, table: Table, lang: str, asked: tuple[str, ...] = ()):
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=SCREEN[0], highlight=False, color_system=None)
        super().__init__(table, ["human"] + ["random"] * (table.players - 1), lang, console)
        self.chance, self.asked = random.Random(table.seed), list(asked)

    def _ask(self, prompt: str) -> str:
        numbered = ordered(self.lines)
        assert self.viewer is not None
        typed = self.asked.pop(0) if self.asked else str(numbered.index(self.drawn(numbered, self.viewer)) + 1)
        self.console.print(f"{prompt}{typed}")
        return typed

    def _bot(self, seat: int) -> None:
        self.table.play(self.drawn(self.table.legal(seat), seat), seat)

    def drawn(self, legal: list[Action], seat: int) -> Action:
        """A move that does something, if there is one; in 7 Samurai one that keeps the village a while."""
        eager = [action for action in legal if action.words not in IDLE] or legal
        if self.table.game == "seven":
            side = self.table.view(seat)["seats"][seat]
            near = side["track"] + 3 > side["kiai"] and len(side["left"]) > 1
            wise = ["defend", "ignore", "kiai", "discard", "pass" if near else "fight"]
            eager = [a for word in wise for a in legal if a.words.split()[0] == word][:1] or eager
        return self.chance.choice(eager)


@cache
def played(game: str, lang: str) -> str:
    """A whole game's screen."""
    table = tatami.new_table(game, seed=2026, lang=lang, **GAMES[game])  # type: ignore[arg-type]
    words = [text(lang, f"cli-word-{command}") for command in ("help", "map", "abilities", "moves", "why")]
    asked = [*words[:2], words[2], f"{words[4]} place attack grey-1", f"{words[4]} support 0"]
    player = Player(table, lang, tuple(asked))
    player.run()
    assert table.over
    return re.sub(r" +$", "", player.screen.getvalue(), flags=re.M)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(game: str, lang: str) -> None:
    path = GOLDEN / f"terminal-{game}-{lang}.txt"
    if os.environ.get("TATAMI_GOLDEN") == "write":
        path.write_text(played(game, lang), "utf-8")
    assert played(game, lang).splitlines() == path.read_text("utf-8").splitlines()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_line_is_wider_than_the_screen_and_no_id_is_shown(game: str, lang: str) -> None:
    """Ids stand only in square brackets, where they are what one types."""
    ids = [f"{region}-{n}" for region in default_board().regions for n in (1, 2, 3)]
    ids += ["move23", "move3", "no-defence", "left-draws", "lose-defender", "event-", "action-", "refuse-", "prompt-"]
    if lang == "ru":
        ids += [*default_board().provinces, *default_board().regions, *SAMURAI, "samurai", "hat", "doll"]
    sign = re.compile(rf"\b({'|'.join(map(re.escape, ids))})\b")
    for line in played(game, lang).splitlines():
        assert cell_len(line) <= SCREEN[0], line
        assert not line.endswith("\u00a0"), f"broken where it must not be: {line}"
        line = re.sub(r"\[[^\]]*\]?|^[^\[]*\]", "", line)
        if not re.search(r"^> |[?“„«]", line):  # typed, or a question's own words
            assert not sign.search(line), line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_game_without_dojos_speaks_of_armies(lang: str) -> None:
    """As the printed rules do: a samurai is a figure, and a kind of army only beside archers and generals."""
    assert not re.search("samurai|самура", played("empires", lang).lower())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("empires", 2), ("empires", 3), ("seven", 4), ("seven", 7)])
def test_the_board_fits_a_screen(game: str, players: int, lang: str, rnd: random.Random) -> None:
    table = tatami.new_table(game, players=players, seed=7)
    tallest = 0
    for _ in range(120):
        if table.over:
            break
        screen = io.StringIO()
        Console(file=screen, width=SCREEN[0]).print(show(table, 0, lang))
        tallest = max(tallest, len(screen.getvalue().splitlines()))
        table.play(rnd.choice([a for a in table.legal() if a.words != "pass"] or table.legal()))
    assert tallest <= SCREEN[1] + (4 if players == 7 or game == "empires" else 0)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_long_lists_are_grouped_and_every_move_keeps_its_number(lang: str) -> None:
    table = tatami.new_table("empires", players=2, seed=7, lang=lang)
    while len(table.legal()) < MANY or table.to_act != (0,):
        table.play(table.legal()[0])
    shown = lines(table, lang, table.legal())
    assert len(shown) < 16
    assert ordered(shown)[0] == table.legal()[0]
    assert sorted(a.number for a in ordered(shown)) == sorted(a.number for a in table.legal())
    player = Player(table, lang, (shown[1].label, str(shown[1].first), "quit"))
    player.run()
    assert table.moves[-1][1] != ""
    assert f"[{shown[1].actions[-1].words}]" in player.screen.getvalue()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_samurai_are_named_not_numbered(lang: str) -> None:
    table = tatami.new_table("seven", players=3, seed=7, lang=lang, samurai=["gorobei", "kambei", "kyuzo"])
    while not any(a.kind == "support" for a in table.legal()):
        table.play(table.legal()[0])
    action = next(a for a in table.legal() if a.kind == "support")
    target = int(action.words.split()[1])
    assert spelled(table, action) == f"support {table.seat_names[target].removeprefix('samurai-')}"
    assert understood(table, lang, spelled(table, action)) == action.words
    assert understood(table, lang, f"support {text(lang, table.seat_names[target])}") == action.words


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_understood_in_the_readers_language_and_in_english(lang: str) -> None:
    table = tatami.new_table("empires", players=2, seed=7, lang=lang)
    own = [text(lang, f"cli-word-{command}") for command in COMMANDS]
    assert len(set(own)) == len(own)
    for word in ("help", text(lang, "cli-word-help")):
        player = Player(table, lang, (word, "quit"))
        player.run()
        assert all(text(lang, f"cli-does-{command}")[:30] in player.screen.getvalue() for command in COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hint_and_odds(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In words; what the bots say is theirs to test."""
    table = tatami.new_table("empires", players=2, seed=7, lang=lang)
    first = table.legal(0)[0]
    reason = {"kind": "rivals", "args": {"seat": 1, "points": 2.0}}
    monkeypatch.setattr(Table, "hint", lambda *_: [{**first.json(), "value": 0.5, "reason": reason}])
    monkeypatch.setattr(Table, "odds", lambda *_: [0.6, 0.4])
    player = Player(table, lang, ("hint", text(lang, "cli-word-odds"), "quit"))
    player.run()
    said = " ".join(player.screen.getvalue().split())
    assert table.say(first, lang) in said
    assert text(lang, "cli-chance", seat=text(lang, "house-red"), percent=60).replace("\u00a0", " ") in said
    weakens = {"en": "weakens Blue", "ru": "ослабляет Синего", "de": "schwächt Blau", "it": "indebolisce Blu"}
    assert weakens[lang] in said


def test_letters_tell_houses_apart() -> None:
    assert marks(["Rot", "Blau", "Gelb", "Grün"]) == ["R", "B", "Ge", "Gr"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("call", ["", *CALLS])
def test_help_is_in_the_readers_language(call: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TATAMI_LANG", lang)
    words = [call, "--help"] if call else ["--help"]
    said = " ".join(CliRunner().invoke(main, words, terminal_width=200).output.split())
    told = text(lang, f"help-{call or 'tatami'}", games=", ".join(NAMES))
    assert told.replace("\u00a0", " ") in said.replace("\u00a0", " ")
    assert said.startswith(text(lang, "help-usage"))
    assert text(lang, "help-help") in said
    if call == "play":
        other = "de" if lang != "de" else "ru"
        asked = CliRunner().invoke(main, ["play", "--lang", other, "--help"], terminal_width=200).output
        assert text(other, "help-play-resume") in asked


def test_every_command_and_option_has_its_help() -> None:
    def missing(command: click.Command, key: str) -> list[str]:
        wanted = [] if known("en", key) else [key]
        for param in command.params:
            names = [f"{head}-{param.name}".replace("_", "-") for head in (key, "help-any")]
            if isinstance(param, click.Option) and not any(known("en", name) for name in names):
                wanted.append(names[0])
        inner = command.commands if isinstance(command, click.Group) else {}
        return wanted + [name for word, part in inner.items() for name in missing(part, f"{key}-{word}")]

    context = click.Context(main)
    commands = {name: main.get_command(context, name) for name in CALLS}
    assert [gap for name, command in commands.items() if command for gap in missing(command, f"help-{name}")] == []
