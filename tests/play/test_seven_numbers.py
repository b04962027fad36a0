"""The numbers beside a view of 7 Samurai agree with what the engine then does."""

from __future__ import annotations

import pytest
from seven_games import GAME, SETTINGS, opened, sensible

from tatami.kernel.rng import advance, seeded
from tatami.seven import contract
from tatami.seven.actions import ACTIONS
from tatami.seven.scoring import FULL_SCORE

LACKS = {"no-hat": "hat", "no-house": "house", "no-doll": "doll"}


def test_what_is_told_is_what_comes() -> None:
    """SEV-25, SEV-26, SEV-32, SEV-40 to SEV-46: whose ability a move is, neighbours, turns, what a night will miss."""
    met = set()
    for key, seed in [(1, 5), (8, 4), (26, 3)]:
        state, rules = opened(SETTINGS[key], seed)
        word = seeded(seed)
        while state.outcome == 0:
            told, view = GAME.numbers(state, rules, None), GAME.view(state, rules, None)
            out = [0] * contract.MAX_LEGAL
            for action in [ACTIONS[n] for n in out[: contract.legal(state, rules, out)]]:  # type: ignore[arg-type]
                if action.kind in told["by"]:
                    assert told["by"][action.kind] in view["abilities"][state.current]
                    met.add(action.kind)
                if action.kind == "give":
                    assert action.args["to"] in (told["left"][state.taker], told["left"].index(state.taker))
            word, state.log = advance(word), []
            contract.step(state, rules, sensible(state, rules, word))  # type: ignore[arg-type]
            events = [GAME.event(state, rules, raw, 0) for raw in state.log]
            kinds = {event.kind for event in events}
            if "round-ends" not in kinds:
                assert [e.args["seat"] for e in events if e.kind == "turn-begins"] in ([], told["next"][:1])
            elif state.outcome == 0:
                guarded = {(e.args["seat"], e.args["symbol"]) for e in events if e.kind == "defended"}
                lacking = {(seat, symbol) for seat, symbols in enumerate(told["missing"]) for symbol in symbols}
                assert {(e.args["seat"], LACKS[e.kind]) for e in events if e.kind in LACKS} == lacking - guarded
            met |= kinds & {"turn-begins", "round-ends"}
    assert met == {"give", "discard", "under", "ignore", "ignore-one", "fight", "turn-begins", "round-ends"}


@pytest.mark.parametrize(("strength", "rank"), [(1, "raider"), (4, "raider"), (5, "henchman"), (6, "chief")])
def test_a_rank_is_told_by_strength(strength: int, rank: str) -> None:
    """SEV-02."""
    assert GAME.numbers(*opened(SETTINGS[0], 0), None)["ranks"][strength - 1] == rank


def test_a_whole_village_has_the_full_score() -> None:
    """SEV-36."""
    state, rules = opened(SETTINGS[0], 0)
    assert GAME.scores(state, rules) == [GAME.full_score] * rules.seats == [FULL_SCORE, FULL_SCORE]
