"""Small Samurai Empires, section 4: destiny cards, order tokens, covering."""

from __future__ import annotations

import pytest
from scenes import Scene

import tatami

EDITIONS = ("draft", "2019", "2022")
SLOTS = [f"{region}-{n}" for region in ("grey", "orange", "teal", "violet") for n in (1, 2, 3)]


def quiet(scene: Scene) -> Scene:
    """Nothing to do beside any slot: nobody has an army to attack with."""
    for slot in scene.table.view(None)["slots"]:
        scene.neutral(slot["slot"], "attack")
    return scene


def covered_by(scene: Scene, seat: int) -> set[str]:
    """The slots the seat to act may place on."""
    return {a.args["slot"] for a in scene.table.legal(seat) if a.kind == "place"}


# ---------------------------------------------------------------- destiny


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_EMP_30_all_pick_at_once(players, edition):
    """Everybody may pick at the same time, in any order; the cards are opened when all have picked."""
    game = tatami.new_table("empires", players=players, seed=3, edition=edition)
    before = dict(game.view(None)["destiny_played"])
    picks = []
    assert game.to_act == tuple(range(players))
    for seat in reversed(range(players)):
        assert game.view(None)["phase"] == "destiny"
        assert game.view(None)["destiny_played"] == before
        choice = game.legal(seat)[-1]
        picks.append(choice.args["region"])
        game.play(choice, seat)
        assert seat not in game.to_act or game.view(None)["phase"] == "planning"
    view = game.view(None)
    assert (view["phase"], view["round"]) == ("planning", 1)
    extra = 1 if players == 2 and edition != "draft" else 0
    assert sum(view["destiny_played"].values()) == sum(before.values()) + players + extra
    assert all(view["destiny_played"][region] > before[region] for region in picks)
    assert [seat["hand_count"] for seat in view["seats"]] == [2] * players


def test_EMP_30_nobody_sees_a_pick_before_all_have_picked():
    """A pick lies face down to everybody but its owner; what others see does not depend on it."""
    start = tatami.new_table("empires", players=3, seed=3)
    mine = start.legal(1)
    assert len(mine) > 1
    seen = []
    for choice in mine:
        game = start.copy()
        game.play(choice, 1)
        assert game.view(1)["seats"][1]["picked"] == choice.args["region"]
        assert game.view(0)["seats"][1]["picked"] is True
        assert game.view(0)["seats"][0]["picked"] is None
        told = [e.json() for seat in (0, 2, None) for e in game.events(seat)]
        seen.append((game.view(0), game.view(2), game.view(None), told))
    assert all(one == seen[0] for one in seen)


def test_EMP_30_a_card_from_hand_once():
    """One picks one card one has, and only one."""
    game = tatami.new_table("empires", players=3, seed=3)
    hand = set(game.view(0)["seats"][0]["hand"])
    assert {a.args["region"] for a in game.legal(0)} == hand
    missing = next(r for r in ("grey", "orange", "teal", "violet", "red") if r not in hand)
    reason = game.why(f"destiny {missing}", 0)
    assert reason
    assert reason.rule == "EMP-30"
    game.play(game.legal(0)[0], 0)
    assert game.legal(0) == []
    with pytest.raises(tatami.IllegalMove):
        game.play(f"destiny {next(iter(hand))}", 0)


def test_EMP_30_only_in_round_1():
    """Round 2 begins with placing; three cards of a player are played in the whole game."""
    scene = quiet(Scene(3).clear()).act(0, "attack", "violet-3")
    assert (scene.s.round_no, scene.table.view(None)["phase"]) == (2, "planning")
    assert not scene.kinds("destiny-shown")


@pytest.mark.parametrize(("edition", "opened"), [("draft", 0), ("2019", 1), ("2022", 1)])
def test_EMP_31_a_third_card_with_two_players(edition, opened):
    """Two players: the top card of the deck is opened with the two picks; not in the draft."""
    game = tatami.new_table("empires", players=2, seed=3, edition=edition)
    top = game.position()["destiny_deck"][-1]
    left = game.view(None)["destiny_left"]
    game.play(game.legal(0)[0], 0)
    assert game.view(None)["destiny_left"] == left
    events = game.play(game.legal(1)[0], 1)
    assert [e.args["region"] for e in events if e.kind == "destiny-opened"] == [top] * opened
    assert game.view(None)["destiny_left"] == left - opened


@pytest.mark.parametrize("players", [3, 4])
def test_EMP_31_no_third_card_with_more_players(players):
    """With three or four nothing comes from the deck."""
    game = tatami.new_table("empires", players=players, seed=3)
    for seat in range(players):
        game.play(game.legal(seat)[0], seat)
    assert not [e for e in game.events(None) if e.kind == "destiny-opened"]


# ---------------------------------------------------------------- placing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_EMP_32_one_token_at_a_time_round_the_table(players):
    """In turn order, one token each, again and again until all due are placed."""
    scene = quiet(Scene(players).clear())
    order = [*range(1, players), 0]
    for place, seat in enumerate(order):
        scene.s.turn_order[place] = seat
    scene.planning(order[0])
    due = 3 if players == 4 else 4
    orders = ("attack", "attack", "harvest", "harvest")
    for turn in range(due * players):
        assert scene.table.to_act == (order[turn % players],)
        scene.play(f"place {orders[turn // players]} {SLOTS[turn]}")
    assert scene.s.round_no == 2
    assert scene.table.view(None)["phase"] == "planning"


def test_EMP_32_face_down():
    """The token lies face down: its order is the owner's secret."""
    scene = quiet(Scene(3).clear()).planning(0)
    events = scene.play("place ship teal-2")
    placed = events[0]
    assert placed.args == {"seat": 0, "slot": "teal-2", "order": "ship"}
    assert placed.seen_by(0).args["order"] == "ship"
    assert placed.seen_by(1).args == placed.seen_by(None).args == {"seat": 0, "slot": "teal-2"}
    token = scene.table.view(1)["slots"][7]["token"]
    assert (token["order"], token["face_up"]) == (None, False)


def test_EMP_32_round_1_only_on_an_empty_slot():
    """A taken slot is closed in round 1, be it one's own or another's."""
    scene = quiet(Scene(3).clear()).goods(0, bushido=9)
    scene.token(0, "attack", "grey-1").token(1, "attack", "grey-2").planning(0)
    assert covered_by(scene, 0) == set(SLOTS[2:])
    assert scene.why("place harvest grey-1") == "EMP-32"
    assert scene.why("place harvest grey-2") == "EMP-32"


def test_EMP_32_only_tokens_one_has():
    """There is one move-3 token: it cannot be placed twice."""
    scene = quiet(Scene(3).clear()).token(0, "move3", "grey-1").planning(0)
    assert "place move3 grey-2" not in scene.words()
    assert scene.why("place move3 grey-2") in ("EMP-03", "EMP-32")
    assert "place move23 grey-2" in scene.words()


def test_EMP_32_placing_is_compulsory():
    """Nobody may pass or stop in round 1."""
    scene = quiet(Scene(3).clear()).planning(0)
    assert {a.kind for a in scene.table.legal()} == {"place"}
    assert scene.why("pass") in ("EMP-32", "EMP-37")
    assert scene.why("done") != ""


def test_EMP_33_the_neutral_action_beside_the_slot():
    """After placing, the neutral action of that slot, in its region, at once and only then."""
    scene = Scene(3).clear().neutral("orange-2", "recruit").planning(0)
    scene.play("place attack orange-2")
    assert scene.table.to_act == (0,)
    assert scene.words() == {"done", "recruit yamashiro"}
    scene.play("recruit yamashiro")
    assert scene.at(0, "yamashiro") == 1
    assert scene.table.to_act == (1,)


def test_EMP_33_the_neutral_action_may_be_left():
    """`done` declines it and the next player places."""
    scene = Scene(3).clear().neutral("orange-2", "recruit").planning(0)
    scene.play("place attack orange-2", "done")
    assert scene.at(0, "yamashiro") == 0
    assert scene.table.to_act == (1,)


def test_EMP_33_printed_actions():
    """Without the variant the printed neutral actions lie beside the slots, three a region."""
    slots = tatami.new_table("empires", players=3, seed=1).view(None)["slots"]
    again = tatami.new_table("empires", players=3, seed=2).view(None)["slots"]
    assert [s["neutral"] for s in slots] == [s["neutral"] for s in again]
    assert [s["neutral"] for s in slots[:3]] == ["recruit", "move", "harvest"]


# ---------------------------------------------------------------- covering


def round_2(players: int = 3, edition: str = "2022") -> Scene:
    """Round 2 of an era: the tokens of round 1 lie face up, red's, blue's, … in turn from the south."""
    scene = quiet(Scene(players, edition=edition).clear())
    orders = ("attack", "attack", "harvest", "harvest")
    slots = [*SLOTS, "red-1", "red-2", "red-3"]
    for i in range((4 if players < 4 else 3) * players):
        scene.token(i % players, orders[i // players], slots[i], 1, True)
    return scene


def test_EMP_34_an_empty_slot_in_round_2():
    """(a) Empty slots stay open to all, for free."""
    scene = round_2(2).planning(0, 2)
    assert set(SLOTS[8:]) <= covered_by(scene, 0)
    scene.play("place recruit violet-1")
    assert scene.s.bushido[0] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_34_covering_ones_own_token_is_free(edition):
    """(b) On one's own token of round 1 without price; the token below stays, idle."""
    scene = round_2(3, edition).planning(0, 2)
    assert covered_by(scene, 0) == {s for i, s in enumerate(SLOTS) if i % 3 == 0}
    scene.play("place recruit grey-1")
    assert scene.s.bushido[0] == 0
    slot = scene.table.view(0)["slots"][0]
    assert (slot["token"]["order"], slot["under"]["order"]) == ("recruit", "attack")


def test_EMP_34_covering_costs_bushido():
    """(c) On an opponent's token for 1 bushido, the second cover of the round for 2."""
    scene = round_2(3).goods(0, bushido=3).planning(0, 2)
    scene.play("place recruit grey-2")
    assert scene.s.bushido[0] == 2
    scene.planning(0, 2)
    assert scene.table.view(0)["seats"][0]["cover_price"] == 2
    scene.play("place recruit grey-3")
    assert scene.s.bushido[0] == 0
    assert [e["price"] for e in scene.kinds("token-covered")] == [1, 2]


def test_EMP_34_draft_third_cover_costs_3():
    """Draft: three covers in a round cost 1, 2 and 3."""
    scene = round_2(3, "draft").goods(0, bushido=6)
    for slot, left in (("grey-2", 5), ("orange-2", 3), ("grey-3", 0)):
        scene.planning(0, 2).play(f"place {'recruit' if slot != 'grey-3' else 'ship'} {slot}")
        assert scene.s.bushido[0] == left


def test_EMP_34_no_bushido_no_cover():
    """Without the price there is no cover; food does not pay."""
    scene = round_2(3).goods(0, food=9).planning(0, 2)
    assert "place recruit grey-2" not in scene.words()
    assert scene.why("place recruit grey-2") == "EMP-34"
    scene = round_2(3).goods(0, bushido=2).planning(0, 2)
    scene.play("place recruit grey-2")
    scene.planning(0, 2)
    assert scene.s.bushido[0] == 1
    assert scene.why("place recruit grey-3") == "EMP-34"


def test_EMP_34_never_on_a_token_of_this_round():
    """A token placed in round 2 lies face down and is covered by nobody, its owner included."""
    scene = round_2(2).goods(0, bushido=9).goods(1, bushido=9).planning(0, 2)
    scene.play("place recruit violet-1", "place recruit violet-2")
    for seat in (0, 1):
        scene.planning(seat, 2)
        assert covered_by(scene, seat).isdisjoint({"violet-1", "violet-2"})
        assert scene.why("place castle violet-1") == "EMP-34"
    scene.planning(0, 2).play("place castle grey-1")
    assert scene.why("place castle grey-1", 1) == "EMP-34"
    scene.planning(0, 2)
    assert scene.why("place castle grey-1", 0) == "EMP-34"


def test_EMP_35_2022_a_covered_player_is_safe():
    """2022: red covers blue, blue covers yellow; then yellow may cover red only."""
    scene = round_2(3)
    for seat in range(3):
        scene.goods(seat, bushido=9)
    scene.planning(0, 2).play("place recruit grey-2", "place recruit grey-3")
    assert scene.table.to_act == (2,)
    open_to_yellow = covered_by(scene, 2)
    reds = {s for i, s in enumerate(SLOTS) if i % 3 == 0}
    own = {s for i, s in enumerate(SLOTS) if i % 3 == 2} - {"grey-3"}
    assert open_to_yellow == reds | own
    assert scene.why("place recruit orange-2") == "EMP-35"
    assert scene.table.view(0)["seats"][1]["covered"] is True


def test_EMP_35_2022_safe_from_everybody():
    """2022: once covered, a player is safe from the coverer and from third players alike."""
    scene = round_2(4)
    for seat in range(4):
        scene.goods(seat, bushido=9)
    scene.planning(0, 2).play("place recruit grey-2")
    for seat in (0, 2, 3):
        scene.planning(seat, 2)
        assert scene.why("place recruit orange-3") == "EMP-35"


def test_EMP_35_2022_own_covers_do_not_count():
    """2022: a player who covers an own token is not thereby safe, and the price stays 1."""
    scene = round_2(3).goods(1, bushido=1).planning(0, 2)
    scene.play("place recruit grey-1")
    assert scene.table.to_act == (1,)
    assert "place recruit orange-1" in scene.words()
    scene.goods(0, bushido=1).planning(0, 2)
    assert scene.table.view(0)["seats"][0]["cover_price"] == 1
    scene.play("place recruit grey-2")
    assert scene.s.bushido[0] == 0


def test_EMP_35_2019_each_opponent_once():
    """2019: red covers blue once an era; yellow may still cover blue."""
    scene = round_2(3, "2019")
    for seat in range(3):
        scene.goods(seat, bushido=9)
    scene.planning(0, 2).play("place recruit grey-2")
    scene.planning(2, 2)
    assert "place recruit orange-2" in scene.words()
    scene.play("place recruit orange-2")
    scene.planning(0, 2)
    assert scene.why("place recruit teal-2") == "EMP-35"
    assert "place recruit grey-3" in scene.words()


def test_EMP_35_2019_a_new_era_a_new_chance():
    """2019: the limit is for an era; in the next one blue may be covered again."""
    scene = round_2(3, "2019").goods(0, bushido=9).planning(0, 2)
    scene.play("place recruit grey-2")
    scene.end_of_era(1)
    scene.token(1, "attack", "grey-2", 1, True).goods(0, bushido=9).planning(0, 2)
    assert "place recruit grey-2" in scene.words()


def test_EMP_35_draft_no_limit():
    """Draft: the same opponent again and again, for the price."""
    scene = round_2(2, "draft").goods(0, bushido=9)
    for slot in ("grey-2", "orange-1"):
        scene.planning(0, 2).play(f"place recruit {slot}")
    scene.planning(0, 2)
    assert "place castle orange-3" in scene.words()


@pytest.mark.parametrize(
    ("edition", "players", "most"),
    [
        ("2022", 2, 1),
        ("2022", 3, 2),
        ("2022", 4, 2),
        ("2022", 5, 2),
        ("2019", 2, 1),
        ("2019", 3, 2),
        ("2019", 4, 2),
        ("draft", 2, 3),
        ("draft", 3, 3),
        ("draft", 4, 2),
    ],
)
def test_EMP_35_how_many_covers_at_most(edition, players, most):
    """The rich player covers as often as the rule lets: the price 3 is met in the draft alone."""
    scene = round_2(players, edition)
    scene.goods(0, bushido=9)
    for _ in range(2 if players > 3 else 3):
        scene.planning(0, 2)
        others = [
            a for a in scene.table.legal(0) if a.kind == "place" and scene.s.slot_owner[scene.slot(a.args["slot"])] > 0
        ]
        if others:
            scene.play(others[0].words)
    assert len(scene.kinds("token-covered")) == most
    assert scene.s.bushido[0] == 9 - sum(range(1, most + 1))


def test_EMP_36_the_price_comes_before_the_neutral_action():
    """Bushido harvested beside the slot cannot pay for the cover of it."""
    scene = round_2(3).army(0, "kii").resource("kii", "bushido").neutral("orange-2", "harvest").planning(0, 2)
    assert scene.why("place recruit orange-2") == "EMP-34"
    scene.goods(0, bushido=1).planning(0, 2)
    events = scene.play("place recruit orange-2", "harvest kii")
    assert [e.kind for e in events] == ["token-covered", "order-placed", "gained"]
    assert scene.s.bushido[0] == 1


def besieged(edition: str) -> Scene:
    """4 players, no empty slot, and red's three tokens are covered by others."""
    scene = round_2(4, edition)
    for seat, slot in ((1, "grey-1"), (2, "orange-2"), (3, "teal-3")):
        scene.goods(seat, bushido=1).planning(seat, 2).play(f"place recruit {slot}")
    return scene


@pytest.mark.parametrize("edition", ["2019", "draft"])
def test_EMP_37_nobody_is_forced_to_pay(edition):
    """2019 and draft: with no empty slot and no own token to cover one may pay or pass."""
    scene = besieged(edition).goods(0, bushido=1).planning(0, 2)
    assert "pass" in scene.words()
    assert any(w.startswith("place") for w in scene.words())
    events = scene.play("pass")
    assert [e.kind for e in events] == ["passed"]
    assert scene.s.bushido[0] == 1
    assert scene.s.orders[0, 0] == 2
    assert scene.table.to_act == (1,)


@pytest.mark.parametrize("edition", ["2019", "draft"])
def test_EMP_37_poor_player_passes(edition):
    """Without bushido passing is all that is left."""
    assert besieged(edition).planning(0, 2).words() == {"pass"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_EMP_37_otherwise_placing_is_compulsory(edition):
    """With an own token to cover or an empty slot nobody passes."""
    for players in (2, 4):
        scene = round_2(players, edition).goods(0, bushido=9).planning(0, 2)
        assert "pass" not in scene.words()
        assert scene.why("pass") == "EMP-37"


def test_EMP_37_never_needed_in_2022():
    """2022: at most one token of a player is covered by others, so an own one is always left: for 3 and 4 players."""
    for players, each, due in ((3, 4, 3), (4, 3, 2)):
        scene = round_2(players)
        scene.goods(1, bushido=1).planning(1, 2).play("place recruit grey-1")
        own = [s for i, s in enumerate(SLOTS) if i % players == 0][1:]
        assert len(own) == each - 1 >= due
        for slot, order in zip(own, ("recruit", "recruit", "castle"), strict=False):
            scene.planning(0, 2)
            assert "pass" not in scene.words()
            scene.play(f"place {order} {slot}")


def test_EMP_37_where_nothing_can_be_placed_one_passes():
    """2022 too, in a position set up by hand: no slot is left, so the turn goes on."""
    scene = round_2(4)
    scene.s.slot_round[:] = 2
    assert scene.planning(0, 2).words() == {"pass"}
    scene.play("pass")
    assert scene.table.to_act == (1,)
