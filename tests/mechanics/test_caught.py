"""A seat whose role all other seats have named scores nothing this round, or only the lines that are kept."""
from __future__ import annotations

from typing import Any

import pytest

from tests.mechanics.spot_table import Moment, bound, setup_for

ROLES = {1: "east", 2: "west", 3: "north"}


def catching(*texts: str, seats: int = 3, side_of: tuple[int, ...] | None = None, **params: Any) -> tuple[Moment, Any]:
    setup = setup_for(seats=seats, side_of=side_of)
    scorer = bound(setup, "caught", "scoring.lines.caught", **params)
    guess = bound(setup, "guess", pack="roles", role="role")
    table = Moment(setup, role={seat: ROLES[seat] for seat in range(1, seats + 1)})
    for seat, text in enumerate(texts, 1):
        table.state.seat = seat
        table.play(guess, text)
    return table, scorer


def test_all_others_must_be_right() -> None:
    table, caught = catching("2=west 3=north", "1=north 3=east", "1=east 2=west")
    assert caught.tally(table.state) == [0, 1, 0]


def test_of_two_seats_one_is_all_others() -> None:
    table, caught = catching("2=west", "1=north", seats=2)
    assert caught.tally(table.state) == [0, 1]


def test_nobody_is_caught_before_all_have_written() -> None:
    table, caught = catching("2=west 3=north", "1=east 3=north")
    assert caught.tally(table.state) == [0, 0, 1]
    table, caught = catching()
    assert caught.tally(table.state) == [0, 0, 0]


def test_a_lone_seat_is_never_caught() -> None:
    table, caught = catching(seats=1)
    assert caught.tally(table.state) == [0]


def test_it_is_worth_nothing_itself() -> None:
    assert catching()[1].points([1, 0, 1]) == [0, 0, 0]


@pytest.mark.parametrize(("params", "own"), [
    ({}, 0), ({"keep": ["own"]}, 7), ({"keep": ["own"], "at_least": 9}, 9), ({"keep": ["right"]}, 0)])
def test_what_a_caught_seat_keeps(params: dict[str, Any], own: int) -> None:
    table, caught = catching("2=west 3=north", "1=east 3=north", "1=west 2=east", **params)
    lines = {"own": [1, 2, 7], "right": [5, 5, 0], "caught": [0, 0, 0]}
    caught.amend(table.state, lines)
    assert lines == {"own": [1, 2, own], "right": [5, 5, 0], "caught": [0, 0, 0]}


@pytest.mark.parametrize(("at_least", "own"), [(0, 0), (None, -8)])
def test_what_becomes_of_a_negative_line(at_least: int | None, own: int) -> None:
    table, caught = catching("2=west 3=north", "1=east 3=north", "1=west 2=east", keep=["own"], at_least=at_least)
    lines = {"own": [-1, 2, -8]}
    caught.amend(table.state, lines)
    assert lines == {"own": [-1, 2, own]}


def test_a_team_is_caught_with_all_its_seats() -> None:
    table, caught = catching("2=west 3=north", "1=east 3=north", "1=east 2=west", side_of=(0, 1, 2, 1))
    assert caught.tally(table.state) == [1, 1]
    table, caught = catching("2=west 3=north", "1=east 3=north", "1=west 2=east", side_of=(0, 1, 2, 1))
    assert caught.tally(table.state) == [0, 0]
