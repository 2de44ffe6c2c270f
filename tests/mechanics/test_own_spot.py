"""A seat scores the sum of the values of the cards at the spot that its own role card names."""
from __future__ import annotations

from typing import Any

from tests.mechanics.spot_table import Moment, bound, setup_for

ROLES = {1: "north", 2: "east", 3: "west"}


def scoring(side_of: tuple[int, ...] | None = None, resolve: int = 0, **zones: Any) -> tuple[Moment, Any]:
    setup = setup_for(side_of=side_of)
    if resolve:
        bound(setup, "resolve", when={"spot_holds": resolve}, sides=["top", "low"], majority_to="under",
              others_to="removed")
    scorer = bound(setup, "own_spot", "scoring.lines.own", zone="under", role="role")
    return Moment(setup, **{"role": ROLES, **zones}), scorer


def test_values_are_added_and_may_be_negative() -> None:
    table, own = scoring(under={"north": "+3 -1 wind+1", "east": "-1 fire-4", "west": "more"})
    assert own.tally(table.state) == [3, -5, 0]
    assert own.points([3, -5, 0]) == [3, -5, 0]


def test_other_zones_do_not_count() -> None:
    table, own = scoring(top={"north": "+3"}, under={})
    assert own.tally(table.state) == [0, 0, 0]


def test_an_unknown_role_counts_nothing() -> None:
    table, own = scoring(under={"north": "+3", "east": "+2"}, role={1: "north"})
    assert own.tally(table.state) == [3, 0, 0]
    assert own.outlook(table.state, 2) == 0


def test_a_team_adds_up() -> None:
    table, own = scoring((0, 1, 2, 1), under={"north": "+3", "east": "-1", "west": "+2"})
    assert own.tally(table.state) == [5, -1]


def test_the_count_shows_the_roles() -> None:
    table, own = scoring()
    text = table.setup.cards.text
    assert [text[card] for card in range(len(text)) if own.shows(table.state) >> card & 1] == ["east", "west", "north"]


def test_the_outlook_is_what_lies_there_and_what_may_come() -> None:
    table, own = scoring(under={"north": "+3"}, top={"north": "+2 +2"}, resolve=3, stock="more more")
    sure, hoped = 3, 4 * (16 * 1.0 + 1 * 0.5 + 1 * 0.5) / 18
    assert own.outlook(table.state, 1) == sure + hoped


def test_without_anything_that_resolves_the_outlook_is_what_lies_there() -> None:
    table, own = scoring(under={"north": "+3"}, top={"north": "+2 +2"})
    assert own.outlook(table.state, 1) == 3
