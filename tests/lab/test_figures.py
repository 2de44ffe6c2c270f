"""Figures are whole numbers inside, so they add up to the same in any order."""
from __future__ import annotations

from itertools import permutations
from statistics import mean, stdev

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.lab.figures import Figure


@given(st.lists(st.integers(-1000, 1000), min_size=2))
def test_mean_and_deviation_are_the_usual_ones(values: list[int]) -> None:
    figure = sum(map(Figure.of, values), Figure())
    assert figure.mean == pytest.approx(mean(values))
    assert figure.deviation == pytest.approx(stdev(values), abs=1e-6)
    assert (figure.count, figure.least, figure.most) == (len(values), min(values), max(values))


def test_order_does_not_matter() -> None:
    parts = [Figure.of(3), Figure(), Figure.of(-4), Figure.of(10)]
    assert len({sum(order, Figure()) for order in permutations(parts)}) == 1


def test_of_nothing_all_is_nothing() -> None:
    assert Figure().to_json() == {"mean": 0.0, "deviation": 0.0, "least": 0, "most": 0}
