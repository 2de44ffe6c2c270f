"""A match that ends at a number of points."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


def at(points: dict[int, int], target: int = 6, stock: str = "") -> Played:
    kings = {"use": "each", "of": {"rank": "K"}, "points": 1}
    game = game_with(ending__match={"first_to": target}, scoring__lines={"kings": kings})
    return Played(game, floor="KC", hand={2: "2D"}, turn=2, stock=stock, last_capturer=1, points=points)


@pytest.mark.parametrize(("points", "over"), [
    ({1: 5, 2: 2}, True),       # the left-over king makes 6
    ({1: 4, 2: 2}, False),
    ({1: 5, 2: 6}, False),      # 6 and 6: level leaders play on
    ({1: 8, 2: 6}, True),
])
def test_the_target_is_judged_after_the_count(points: dict[int, int], over: bool) -> None:
    assert at(points).play("2D").over == over


def test_points_carry_over_into_the_next_round() -> None:
    played = at({1: 4, 2: 2}).play("2D")
    assert (played.state.round, played.game.points(played.state)) == (2, {1: 5, 2: 2})


def test_nothing_ends_within_a_round() -> None:
    assert not at({1: 9}, stock="3C 4C").play("2D").over


def test_why_it_ended() -> None:
    played = at({1: 5}).play("2D")
    assert played.game.outcome(played.state).why == ("end.first_to", {"points": 6})


def test_sentences() -> None:
    assert "12 points" in sentences("first_to", points=12)[0]
