"""The base game's law written a second time, slowly, on positions and names: the engine must agree with it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import tatami
from tatami.empires.board import default_board

BOARD = default_board()
PROVINCES = BOARD.in_play(False)
REGIONS = BOARD.regions[:4]
LINKS = [pair for pair in (*BOARD.land, *BOARD.sea) if set(pair) <= set(PROVINCES)]
ORDERS = ("recruit", "attack", "harvest", "castle", "move3", "move23", "ship")


class Oracle:
    """Reads a position and says what the rulebook says."""

    def __init__(self, position: dict[str, Any]):
        self.p = position
        self.n = position["options"]["players"]
        self.edition = position["options"]["edition"]
        self.draft = self.edition == "draft"

    # ------------------------------------------------------------ the board

    def armies(self, seat: int, province: str) -> int:
        return int(self.p["provinces"][province]["samurai"][seat])

    def power(self, seat: int, province: str) -> int:
        return self.armies(seat, province) + 2 * (seat in self.p["provinces"][province]["castles"])

    def controller(self, province: str) -> int | None:
        powers = sorted(((self.power(seat, province), seat) for seat in range(self.n)), reverse=True)
        return powers[0][1] if powers[0][0] > powers[1][0] else None

    def here(self, region: str) -> list[str]:
        return [p for p in PROVINCES if BOARD.region_of[p] == region]

    def castle(self, seat: int, region: str) -> str | None:
        return next((p for p in self.here(region) if seat in self.p["provinces"][p]["castles"]), None)

    def held(self, seat: int, region: str) -> int:
        return sum(self.controller(p) == seat for p in self.here(region))

    # ------------------------------------------------------------ what may be done

    def legal(self, seat: int) -> set[str]:
        """The legal moves of the seat to act, in words."""
        if self.p["phase"] == "destiny":
            return {f"destiny {region}" for region in self.p["seats"][seat]["hand"]}
        if not self.p["doing"]:
            return self.placements(seat)
        doing = self.p["doing"][-1]
        moves = getattr(self, "do_" + doing["act"].replace("-", "_"))(seat, doing, doing["region"])
        return {"done", *moves}

    def placements(self, seat: int) -> set[str]:
        """EMP-32 to EMP-37."""
        mine, free, paid = self.p["seats"][seat], [], []
        covers = self.p["flow"]["covers"][seat]
        for slot in self.p["slots"]:
            token = slot["token"]
            if token is None:
                free.append(slot["slot"])
            elif self.p["round"] == 2 and token["round"] == 1:
                victim = token["seat"]
                if victim == seat:
                    free.append(slot["slot"])
                elif mine["bushido"] >= covers + 1 and self.coverable(seat, victim):
                    paid.append(slot["slot"])
        orders = [o for o in ORDERS if mine["orders_left"][o]]
        moves = {f"place {order} {slot}" for order in orders for slot in free + paid}
        return moves | ({"pass"} if not free and self.edition != "2022" else set())

    def coverable(self, seat: int, victim: int) -> bool:
        """EMP-35, from the tokens that lie."""
        covered = [
            (slot["token"]["seat"], slot["under"]["seat"])
            for slot in self.p["slots"]
            if slot["under"] and slot["under"]["seat"] != slot["token"]["seat"]
        ]
        if self.edition == "2022":
            return all(under != victim for _, under in covered)
        return self.draft or (seat, victim) not in covered

    def resolving(self) -> str | None:
        """The order that acts now, None during planning."""
        return next((s["token"]["order"] for s in self.p["slots"] if s["slot"] == self.p["resolving"]), None)

    def do_recruit(self, seat: int, doing: dict, region: str) -> set[str]:
        """EMP-50, EMP-62."""
        if doing["points"] == 0 and (not doing["extra"] or not self.p["seats"][seat]["food"]):
            return set()
        capital = next(p for p in self.here(region) if BOARD.role[p] == "capital")
        sites = {capital, self.castle(seat, region)} - {None}
        if self.draft and "at" in doing:
            sites &= {doing["at"]}
        return {f"recruit {p}" for p in sites if self.p["seats"][seat]["samurai_left"]}

    def do_attack(self, seat: int, doing: dict, region: str) -> set[str]:
        """EMP-54, EMP-61."""
        if doing["points"] == 0 and (not doing["extra"] or not self.p["seats"][seat]["bushido"]):
            return set()
        places = [doing["at"]] if "at" in doing else self.here(region)
        return {
            f"attack {p} {other}"
            for p in places
            if self.armies(seat, p)
            for other in range(self.n)
            if other != seat and self.armies(other, p)
        }

    def reaps(self, seat: int, region: str) -> set[str]:
        fields = [p for p in self.here(region) if BOARD.role[p] == "resource"]
        return {p for p in fields if (self.controller(p) == seat if self.draft else self.armies(seat, p))}

    def do_harvest(self, seat: int, doing: dict, region: str) -> set[str]:
        """EMP-55."""
        return {"harvest"} if self.reaps(seat, region) else set()

    def do_harvest_one(self, seat: int, doing: dict, region: str) -> set[str]:
        """EMP-63."""
        return {f"harvest {p}" for p in self.reaps(seat, region)}

    def do_castle(self, seat: int, doing: dict, region: str) -> set[str]:
        """EMP-56, EMP-57."""
        mine = self.castle(seat, region)
        if mine:
            return {f"reinforce {mine}"} if self.p["seats"][seat]["samurai_left"] else set()
        if not self.p["seats"][seat]["castles_left"]:
            return set()
        sites = [p for p in self.here(region) if self.armies(seat, p) >= 2]
        if self.edition == "2022":
            sites = [p for p in sites if BOARD.role[p] != "capital" and not self.p["provinces"][p]["castles"]]
        return {f"build {p}" for p in sites}

    def do_move(self, seat: int, doing: dict, region: str) -> set[str]:
        """EMP-51 to EMP-53, EMP-60."""
        order, food = self.resolving(), self.p["seats"][seat]["food"]
        buys = order == "move23" and not self.draft and doing["extra"] and food
        if doing["points"] == 0 and not buys:
            return set()
        sources = {p for p in self.here(region) if self.armies(seat, p)} | {doing.get("at")} - {None}
        moves = {f"move {a} {b}" for pair in LINKS for a, b in (pair, pair[::-1]) if a in sources}
        if order == "ship" and doing["points"] == 2 and (food or self.draft):
            for a in BOARD.coastal & sources:
                for b in BOARD.coastal & set(PROVINCES) - {a}:
                    moves |= {f"sail {a} {b} {count}" for count in (1, 2) if self.armies(seat, a) >= count}
        return moves

    # ------------------------------------------------------------ the era end

    def harvest(self) -> Counter:
        """EMP-80: (seat, province)."""
        fields = [p for p in PROVINCES if BOARD.role[p] == "resource"]
        return Counter((self.controller(p), p) for p in fields if self.controller(p) is not None)

    def influence(self) -> dict[tuple[int, str], int]:
        """EMP-81."""
        steps = {(s, r): self.held(s, r) + (self.castle(s, r) is not None) for s in range(self.n) for r in REGIONS}
        return {key: n for key, n in steps.items() if n}

    def bonus(self) -> dict[tuple[int, str], int]:
        """EMP-82."""
        paid = {}
        for region in REGIONS:
            larger, smaller = BOARD.bonus[region]
            ranks = sorted({self.held(s, region) for s in range(self.n)} - {0}, reverse=True)
            by_rank = [[s for s in range(self.n) if self.held(s, region) == rank] for rank in ranks]
            if by_rank and len(by_rank[0]) == 1:
                paid[by_rank[0][0], region] = larger
                if len(by_rank) > 1 and not self.draft:
                    paid |= {(s, region): smaller for s in by_rank[1]}
            elif by_rank and not self.draft:
                paid |= {(s, region): smaller for s in by_rank[0]}
        return paid

    def shrines(self) -> dict[int, int]:
        """EMP-83."""
        return dict(
            Counter(
                holder for p in PROVINCES if BOARD.role[p] == "shrine" and (holder := self.controller(p)) is not None
            )
        )

    def final(self, seat: int) -> int:
        """EMP-91, EMP-92: points of the final scoring."""
        mine, total = self.p["seats"][seat], 0
        for region in REGIONS:
            total += BOARD.track[min(mine["influence"][region], 10)] * self.p["destiny_played"][region]
        return total + (0 if self.draft else (mine["food"] + mine["bushido"]) // 3)

    def winners(self) -> list[int]:
        """EMP-93."""

        def rank(seat: int) -> tuple[int, int, int]:
            mine = self.p["seats"][seat]
            return mine["score"], -sum(self.armies(seat, p) for p in PROVINCES), mine["food"] + mine["bushido"]

        best = max(map(rank, range(self.n)))
        return [seat for seat in range(self.n) if rank(seat) == best]


def check_era_end(before: list[int], order: list[int], events: list[tatami.Event], after: Oracle) -> None:
    """The era end's events and results are the oracle's. The board does not change in it."""
    events = events[[e.kind for e in events].index("era-ends") :]
    told = {kind: [e.args for e in events if e.kind == kind] for kind in {e.kind for e in events}}
    assert Counter((a["seat"], a["province"]) for a in told.get("gained", [])) == after.harvest()
    assert {(a["seat"], a["region"]): a["steps"] for a in told.get("influence", [])} == after.influence()
    assert {(a["seat"], a["region"]): a["points"] for a in told.get("region-bonus", [])} == after.bonus()
    assert {a["seat"]: a["points"] for a in told.get("shrines", [])} == after.shrines()
    scores = list(before)
    for (seat, _), points in after.bonus().items():
        scores[seat] += points
    for seat, points in after.shrines().items():
        scores[seat] += points
    if after.p["phase"] == "over":
        scores = [points + after.final(seat) for seat, points in enumerate(scores)]
        assert after.p["winners"] == after.winners()
    else:
        expected = sorted(range(after.n), key=lambda s: (scores[s], -order.index(s)))
        assert after.p["turn_order"] == expected
    assert [s["score"] for s in after.p["seats"]] == scores


@pytest.mark.parametrize("edition", ["draft", "2019", "2022"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_engine_agrees_with_the_oracle(players, edition, rnd):
    """Legal moves at every decision, every era end, the final scoring and the winner."""
    for _ in range(6):
        table = tatami.new_table("empires", players=players, edition=edition, seed=rnd.randrange(1 << 40))
        while not table.over:
            position = table.position()
            seat = rnd.choice(table.to_act)
            legal = {a.words for a in table.legal(seat)}
            assert legal == Oracle(position).legal(seat)
            busy = sorted(legal - {"done"})
            events = table.play(rnd.choice(busy if rnd.random() < 0.8 else sorted(legal)), seat)
            if any(e.kind == "era-ends" for e in events):
                check_era_end(position_scores(position), position["turn_order"], events, Oracle(table.position()))


def position_scores(position: dict[str, Any]) -> list[int]:
    """Points in a position."""
    return [seat["score"] for seat in position["seats"]]
