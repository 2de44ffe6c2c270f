"""Intervals hold what they promise: the truth lies in them about 95 times in a hundred."""
from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.lab import intervals
from cardgames.lab.figures import Figure

TRIALS = 600


@pytest.mark.parametrize(("hits", "of", "low", "high"), [
    (8, 10, 0.4902, 0.9433), (0, 20, 0.0, 0.1611), (5, 5, 0.5655, 1.0), (50, 100, 0.4038, 0.5962)])
def test_wilson_is_as_in_the_books(hits: int, of: int, low: float, high: float) -> None:
    assert intervals.wilson(hits, of) == pytest.approx((low, high), abs=1e-4)


@given(st.integers(0, 500), st.integers(0, 500))
def test_wilson_holds_what_was_seen_and_stays_a_share(hits: int, misses: int) -> None:
    found = intervals.wilson(hits, hits + misses)
    assert 0 <= found.low < found.high <= 1
    if hits + misses:
        assert found.low <= hits / (hits + misses) <= found.high


@pytest.mark.parametrize("truth", [0.5, 0.8, 0.97])
def test_shares_of_pairs_are_covered(truth: float) -> None:
    """Pairs on equal cards: now and then the cards alone decide both matches, one for each."""
    rng, held = Random(1), 0
    for _ in range(TRIALS):
        scores = []
        for _ in range(60):
            level = rng.random() < 0.3
            scores.append(2 if level else sum(2 * (rng.random() < truth) for _ in range(2)))
        expected = 0.3 * 0.5 + 0.7 * truth
        held += not intervals.share(scores, 4).excludes(expected)
    assert 0.92 <= held / TRIALS <= 0.995


@pytest.mark.parametrize("many", [8, 50])
def test_means_are_covered(many: int) -> None:
    rng, held = Random(2), 0
    for _ in range(TRIALS):
        figure = sum((Figure.of(rng.randint(0, 10)) for _ in range(many)), Figure())
        held += not intervals.mean(figure).excludes(5)
    assert 0.91 <= held / TRIALS <= 0.98


def test_a_few_clean_wins_prove_little() -> None:
    assert intervals.share([4] * 3, 4).low < 0.5
    assert intervals.share([4] * 100, 4).low > 0.9
    assert intervals.share([], 4) == (0, 1)


def test_more_of_the_same_makes_it_narrower() -> None:
    few, many = intervals.share([0, 4, 2, 4], 4), intervals.share([0, 4, 2, 4] * 20, 4)
    assert many.half < few.half
    assert intervals.mean(Figure()) == (0, 0)


@pytest.mark.parametrize("truth", [0.5, 0.75, 0.95])
def test_stopping_when_an_interval_is_narrow_keeps_its_promise(truth: float) -> None:
    """As the ladder stops; a rule that stops when something seems proven would not keep it."""
    rng, held = Random(3), 0
    for _ in range(TRIALS // 2):
        scores = list[int]()
        while len(scores) < 20 or (len(scores) < 200 and intervals.share(scores, 4).half > 0.09):
            scores.append(sum(2 * (rng.random() < truth) for _ in range(2)))
        held += not intervals.share(scores, 4).excludes(truth)
    assert held / (TRIALS // 2) >= 0.92
