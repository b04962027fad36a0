"""Reasons for words that name no action of the table: roads that are not there, ships inland, generals pushed."""

from __future__ import annotations

from ..game import Refusal
from .consts import MAX_SEATS
from .explain_common import Attempt, no, without_dojo
from .meant import ABROAD

SHIP_HOLDS = 2


def why(a: Attempt) -> Refusal:
    """The board, the ship or the box forbids it, whatever is to be decided."""
    args, kind = a.action.args, a.action.kind
    if kind == ABROAD:
        return no("TOK-01", "no-red-region")
    if args.get("seat", 0) >= MAX_SEATS:
        return no("EMP-01", "no-such-house", number=args["seat"])
    if kind == "sail":
        return _sail(a)
    if kind == "explore":
        return no("EMP-M1", "no-mountains") if a.rules.mountain_paths == 0 else no("EMP-M2", "no-mountain-road", **args)
    if kind == "move":
        if args["unit"] == "veteran":
            return without_dojo(a) or no("DOJ-20", "veterans-are-samurai")
        return no(a.rule("EMP-51"), "no-border", **args)
    if kind in ("push", "gather"):
        return without_dojo(a) or (
            no("DOJ-02", "general-stays") if args["unit"] == "general" else no("DOJ-20", "veterans-are-samurai")
        )
    return no("EMP-04", "no-such-place")


def _sail(a: Attempt) -> Refusal:
    """EMP-53: one or two armies, from one coast to another."""
    args = a.action.args
    if not 1 <= args["armies"] <= SHIP_HOLDS:
        return no("EMP-53", "ship-holds-two")
    return no("EMP-53", "sail-nowhere") if args["from"] == args["to"] else no("EMP-53", "not-coastal")
