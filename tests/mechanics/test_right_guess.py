"""A seat scores for every other seat whose role it has named rightly."""
from __future__ import annotations

from typing import Any

from tests.mechanics.spot_table import Moment, bound, setup_for


def scoring(side_of: tuple[int, ...] | None = None, **guesses: str) -> tuple[Moment, Any]:
    setup = setup_for(side_of=side_of)
    scorer = bound(setup, "right_guess", "scoring.lines.right", points=5)
    guess = bound(setup, "guess", pack="roles", role="role")
    table = Moment(setup, role={1: "east", 2: "west", 3: "north"})
    for seat, text in guesses.items():
        table.state.seat = int(seat[1:])
        table.play(guess, text)
    return table, scorer


def test_each_right_guess_counts() -> None:
    table, right = scoring(s1="2=west 3=north", s2="1=north 3=east", s3="1=west 2=east")
    assert right.tally(table.state) == [2, 0, 0]
    assert right.points([2, 0, 1]) == [10, 0, 5]


def test_who_has_written_nothing_is_not_right() -> None:
    table, right = scoring(s1="2=west 3=north")
    assert right.tally(table.state) == [2, 0, 0]


def test_a_team_adds_up() -> None:
    table, right = scoring((0, 1, 2, 1), s1="2=west 3=north", s2="1=north 3=east", s3="1=east 2=west")
    assert right.tally(table.state) == [4, 0]


def test_the_count_shows_the_roles() -> None:
    table, right = scoring()
    assert right.shows(table.state).bit_count() == 3
