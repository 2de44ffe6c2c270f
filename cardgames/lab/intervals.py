"""Intervals: between which values the truth lies, 95 times in a hundred such experiments. Standard library only."""
from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

from cardgames.lab.figures import Figure

LEVEL = 0.95
Z = NormalDist().inv_cdf((1 + LEVEL) / 2)
"""So many standard errors to either side."""
PRIOR = 2
"""Experiments that a share is taken to have won and lost besides those seen: about Z * Z / 2, as in Agresti and Coull,
Approximate is better than exact (1998)."""


class Interval(NamedTuple):
    """From `low` to `high`, in the unit of what was measured."""

    low: float
    high: float

    @property
    def half(self) -> float:
        """Half its width."""
        return (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        """Whether the value lies outside."""
        return not self.low <= value <= self.high

    def to_json(self) -> list[float]:
        """Both ends, rounded to six places as all figures are."""
        return [round(self.low, 6), round(self.high, 6)]


def wilson(hits: int, of: int) -> Interval:
    """The share that lies behind `hits` of so many independent trials (Wilson 1927). Of nothing: anything."""
    if not of:
        return Interval(0.0, 1.0)
    share, weight = hits / of, Z * Z / of
    middle, half = share + weight / 2, Z * sqrt(share * (1 - share) / of + weight / (4 * of))
    low, high = (middle - half) / (1 + weight), (middle + half) / (1 + weight)
    return Interval(max(min(low, share), 0.0), min(max(high, share), 1.0))      # at 0 and 1 the ends are rounded


def mean(figure: Figure) -> Interval:
    """The mean behind a figure; of fewer than two measurements, just what was measured."""
    half = _student(figure.count - 1) * figure.deviation / sqrt(figure.count) if figure.count > 1 else 0.0
    return Interval(figure.mean - half, figure.mean + half)


def _student(freedom: int) -> float:
    """Student's quantile, which is what Z is for few measurements (Abramowitz and Stegun 26.7.5)."""
    return Z + (Z ** 3 + Z) / (4 * freedom) + (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2)


def share(scores: Sequence[int], most: int) -> Interval:
    """The share behind scores from 0 to `most`, each of an experiment of its own, such as a pair of matches on equal
    cards. So that it is never narrow where little has been seen, PRIOR experiments are added that went wholly one way,
    and as many that went the other. Of nothing: anything."""
    if not scores:
        return Interval(0.0, 1.0)
    found = mean(sum(map(Figure.of, [*scores, *[0, most] * PRIOR]), Figure()))
    return Interval(max(found.low / most, 0.0), min(found.high / most, 1.0))
