"""What a benchmark reports: figures with units and goals, as a table or as JSON. Knows nothing of what was measured."""
from __future__ import annotations

import json
import platform
from collections.abc import Sequence
from typing import NamedTuple


class Goal(NamedTuple):
    """What a figure should reach: at least or at most `bound`, in the figure's own unit."""

    kind: str
    bound: float

    def is_met(self, value: float) -> bool:
        """Whether `value` is on the right side of the bound."""
        return value >= self.bound if self.kind == "at least" else value <= self.bound

    def __str__(self) -> str:
        return f"{self.kind} {self.bound:g}"


class Figure(NamedTuple):
    """One measured number; `goal` is None where a figure only informs."""

    name: str
    value: float
    unit: str
    goal: Goal | None = None

    @property
    def verdict(self) -> str:
        """`met` or `missed`; empty without a goal."""
        if self.goal is None:
            return ""
        return "met" if self.goal.is_met(self.value) else "missed"


def at_least(bound: float) -> Goal:
    """A goal that larger figures meet."""
    return Goal("at least", bound)


def at_most(bound: float) -> Goal:
    """A goal that smaller figures meet."""
    return Goal("at most", bound)


def as_table(figures: Sequence[Figure]) -> str:
    """The figures as lines of text with aligned columns."""
    rows = [("figure", "value", "unit", "goal", "")]
    rows += [(f.name, number(f.value), f.unit, str(f.goal or ""), f.verdict) for f in figures]
    widths = [max(len(row[column]) for row in rows) for column in range(5)]
    return "\n".join(line(row, widths) for row in rows)


def line(row: Sequence[str], widths: Sequence[int]) -> str:
    """One row; the second column holds numbers and is set to the right."""
    cells = [text.rjust(width) if column == 1 else text.ljust(width)
             for column, (text, width) in enumerate(zip(row, widths, strict=True))]
    return "  ".join(cells).rstrip()


def number(value: float) -> str:
    """Three significant digits, or whole thousands with commas."""
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def as_json(figures: Sequence[Figure]) -> str:
    """One JSON object with all figures."""
    rows = [{"name": f.name, "value": f.value, "unit": f.unit, "goal": str(f.goal) if f.goal else None,
             "verdict": f.verdict or None} for f in figures]
    return json.dumps({"schema_version": 1, "python": platform.python_version(), "figures": rows}, indent=2)
