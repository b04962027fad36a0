"""Ten thousand refused moves of both games and all modules: each with a rule that forbids it, in every language."""

from __future__ import annotations

from benchmarks.campaign_refusals import campaign, shown


def test_every_refusal_has_its_rule() -> None:
    """The campaign's checks, on fewer moves; what may be done and what is refused agree at every position."""
    found = campaign(10_000, 1)
    print(shown(found))
    assert found.total() >= 10_000
    assert len(found) > 90
    assert all(rule != "EMP-20" for _, rule in found)
