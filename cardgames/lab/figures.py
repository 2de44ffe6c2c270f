"""Whole-number statistics that can be added in any order: the same figures however the matches were shared out."""
from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """How often something was measured, and what: sum, sum of squares, least and most, all whole numbers. Of nothing
    all are 0."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    @classmethod
    def of(cls, value: int) -> Figure:
        """One measurement."""
        return cls(1, value, value * value, value, value)

    def __add__(self, other: Figure) -> Figure:
        if not self.count or not other.count:
            return self if self.count else other
        return Figure(self.count + other.count, self.total + other.total, self.squares + other.squares,
                      min(self.least, other.least), max(self.most, other.most))

    @property
    def mean(self) -> float:
        """The mean; 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of a sample; 0 of fewer than two."""
        if self.count < 2:
            return 0.0
        return sqrt(max(self.squares * self.count - self.total ** 2, 0) / (self.count * (self.count - 1)))

    def to_json(self) -> dict[str, Any]:
        """Rounded to six places, so that the text is the same everywhere."""
        return {"mean": round(self.mean, 6), "deviation": round(self.deviation, 6), "least": self.least,
                "most": self.most}
