"""What every seat remembers of a game: the events so far as it may know them, and the state they led to."""

from __future__ import annotations

import json
from operator import add
from typing import Any

from ..game import Json
from ..kernel.records import PlainRecord
from .setting import Setting


class Recall:
    """A point of a game with its past. It never changes: copies of a game share it.

    ``told`` has an entry for each seat, the last is the spectator's.
    """

    def __init__(self, setting: Setting, state: PlainRecord, told: tuple[str, ...], ply: int):
        self.setting, self.state, self.told, self.ply = setting, state, told, ply

    @classmethod
    def dealt(cls, setting: Setting, seed: int) -> Recall:
        """The start of the game with this seed."""
        state = PlainRecord(setting.game.contract.STATE)
        before = cls(setting, state, ("",) * (setting.seats + 1), -1)
        state.log = []
        setting.game.contract.reset(state, setting.rules, seed)
        return before._then(state, {})

    def played(self, seat: int, action: int, word: int | None = None) -> Recall:
        """After an action; ``word``: what its random events are drawn from, if not the game's own."""
        state = self.state.copy()
        state.log = []
        state.current = seat
        if word is not None:
            state.rng = word
        self.setting.game.contract.step(state, self.setting.rules, action)
        return self._then(state, {seat: _line({"did": self.setting.actions[action].words})})

    def imagined(self, player: int, state: PlainRecord) -> Recall:
        """The same past for the player, and a state it cannot tell from the true one.

        Only the present was drawn anew, so the others keep of the past what everybody saw.
        """
        told = tuple(told if seat == player else self.told[-1] for seat, told in enumerate(self.told))
        return Recall(self.setting, state.copy(), told, self.ply)

    def text(self, seat: int) -> str:
        """All that the seat knows, as JSON: its view of the state, and the log."""
        view = self.setting.game.view(self.state, self.setting.rules, seat)
        return f'{{"seat": {seat}, "view": {json.dumps(view, sort_keys=True)}, "log": [{self.told[seat][:-2]}]}}'

    def _then(self, state: PlainRecord, did: dict[int | None, str]) -> Recall:
        """The state with what was noted on the way to it, and what a seat did to get there."""
        setting, ply = self.setting, self.ply + 1
        notes, state.log, state.revealed = state.log or [], None, 0
        events = [setting.game.event(state, setting.rules, note, ply) for note in notes]
        viewers: list[int | None] = [*range(setting.seats), None]
        now = [did.get(seat, "") + "".join(_line(event.seen_by(seat).json()) for event in events) for seat in viewers]
        return Recall(setting, state, tuple(map(add, self.told, now)), ply)

    def __deepcopy__(self, memo: Any) -> Recall:
        return self


def _line(entry: Json) -> str:
    return json.dumps(entry, sort_keys=True) + ",\n"
