"""The side with the fewest points leads the next round; among equals the first clockwise after the last starter."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.table.state import ROUND, STARTER
from tests.mechanics.spot_table import Moment, bound, setup_for


def choosing(seats: int = 3, side_of: tuple[int, ...] | None = None, **params: Any) -> tuple[Moment, Any]:
    setup = setup_for(seats=seats, side_of=side_of)
    starter = bound(setup, "lowest_points", "round.starter", **params)
    return Moment(setup), starter


def next_round(table: Moment, last: int, *points: int) -> None:
    table.state.c[ROUND] = 2
    table.state.c[STARTER] = last
    table.points(**{f"s{side}": value for side, value in enumerate(points, 1)})


def test_chance_chooses_the_first() -> None:
    table, starter = choosing()
    table.state.chance.pick = lambda purpose, number, among: {("starter", 1, 3): 2}[purpose, number, among]
    assert starter.choose(table.state) == (2, 1)


def test_the_caller_may_choose_the_first() -> None:
    for params in ({}, {"first": "first_seat"}):
        table, starter = choosing(**params)
        table.state.chance.starter = 3
        assert starter.choose(table.state) == (3, 2)


def test_or_it_is_seat_one() -> None:
    table, starter = choosing(first="first_seat")
    assert starter.choose(table.state) == (1, 3)


@pytest.mark.parametrize(("last", "points", "leads"), [
    (1, (9, 4, 7), 2),
    (1, (4, 4, 7), 2),      # the last starter himself comes last
    (2, (4, 9, 4), 3),
    (3, (4, 9, 4), 1),
    (3, (4, 4, 4), 1),
    (1, (-2, 0, 5), 1),
])
def test_the_fewest_points_lead(last: int, points: tuple[int, ...], leads: int) -> None:
    table, starter = choosing()
    next_round(table, last, *points)
    assert starter.choose(table.state) == (leads, (leads - 2) % 3 + 1)


def test_points_of_the_last_round_only() -> None:
    table, starter = choosing(of="round")
    starter.choose(table.state)
    next_round(table, 1, 20, 5, 10)
    assert starter.choose(table.state)[0] == 2
    next_round(table, 2, 21, 9, 20)                      # gained 1, 4, 10
    assert starter.choose(table.state)[0] == 1


def test_a_team_leads_by_its_first_seat_in_line() -> None:
    table, starter = choosing(4, (0, 1, 2, 1, 2))
    next_round(table, 2, 9, 4)
    assert starter.choose(table.state)[0] == 4
