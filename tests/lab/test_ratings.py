"""Elo ratings: what they mean, and that their intervals hold the truth."""
from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

import pytest

from cardgames.lab.ladder import Score
from cardgames.lab.ratings import ratings


class Played(NamedTuple):
    first: str
    second: str
    sets: Sequence[Score]
    pairs: int = 2


def contest(first: str, second: str, share: float, sets: int, rng: Random) -> Played:
    return Played(first, second, [Score(sum(2 * (rng.random() < share) for _ in range(2)), 0) for _ in range(sets)])


def test_ten_to_one_is_four_hundred_points() -> None:
    won = [Score(4, 0)] * 1000 + [Score(0, 0)] * 100
    (strong, weak) = ratings(["b", "a"], [Played("a", "b", won)])
    assert (strong.bot, weak.bot, weak.elo) == ("a", "b", 0)
    assert strong.elo == pytest.approx(400, abs=5)


def test_strengths_that_made_the_shares_are_found_again() -> None:
    """Also where two have never met."""
    truth, rng = {"a": 0.0, "b": 100.0, "c": 250.0, "d": 400.0}, Random(3)
    played = [contest(one, two, 1 / (1 + 10 ** ((truth[two] - truth[one]) / 400)), 400, rng)
              for one, two in combinations(truth, 2) if (one, two) != ("a", "d")]
    for rating in ratings(list(truth), played):
        assert rating.elo == pytest.approx(truth[rating.bot], abs=45)
        assert rating.interval.low - 30 <= truth[rating.bot] <= rating.interval.high + 30


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    rng, held = Random(4), 0
    for _ in range(60):
        strong = ratings(["a", "b"], [contest("a", "b", 0.7, 80, rng)])[0]
        held += strong.bot == "a" and not strong.interval.excludes(147.2)
    assert held >= 51


def test_who_wins_all_is_not_infinitely_strong_and_not_known_exactly() -> None:
    strong, _ = ratings(["a", "b"], [Played("a", "b", [Score(4, 0)] * 30)])
    assert 300 < strong.elo < 700
    assert strong.interval.half > 40


def test_the_same_contests_have_the_same_ratings() -> None:
    played = [contest("a", "b", 0.6, 30, Random(5))]
    assert ratings(["a", "b"], played) == ratings(["a", "b"], played)


def test_who_has_not_played_has_no_rating() -> None:
    assert ratings(["a", "b"], []) == ()
    assert len(ratings(["a", "b", "c"], [contest("a", "b", 0.5, 30, Random(6))])) == 2
