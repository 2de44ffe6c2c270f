"""Numbers as bars: of block characters, of `#` where there are none, and as plain numbers in accessible mode."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cardgames.cli.numbers.told import upto
from cardgames.cli.phrases import say
from cardgames.cli.terminal import Terminal, pad

EIGHTHS = ("", "▏", "▎", "▍", "▌", "▋", "▊", "▉")
MOST_BINS = 10
WIDEST, NARROWEST = 32, 8
"""Columns of a bar."""


class Bar(NamedTuple):
    """A value with its name and the text that tells it."""

    name: str
    value: float
    told: str


def bar(screen: Terminal, part: float, width: int) -> str:
    """A part from 0 to 1 of so many columns. Whatever is more than nothing can be seen."""
    if screen.plain:
        return "#" * max(round(part * width), int(part > 0))
    eighths = max(round(part * width * 8), int(part > 0))
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8]


def bars(screen: Terminal, rows: Sequence[Bar], *, most: float | None = None) -> list[str]:
    """A line a value; `most` is what fills a bar, without it the greatest of the values."""
    if screen.accessible or not rows:
        return [f"{row.name}: {row.told}." for row in rows]
    full = most or max(row.value for row in rows) or 1
    names, told = max(len(row.name) for row in rows), max(len(row.told) for row in rows)
    width = min(screen.width - names - told - 7, WIDEST)
    if width < NARROWEST:
        return [f"  {pad(row.name, names)}  {row.told}" for row in rows]
    return [f"  {pad(row.name, names)}  {' ' * (told - len(row.told))}{row.told}  "
            + screen.paint(bar(screen, min(row.value / full, 1), width), "cyan") for row in rows]


def histograms(screen: Terminal, names: Sequence[str], counts: Sequence[Mapping[int, int]],
               unit: str) -> list[str]:
    """How often each value occurred, for several who share the same bins: `counts` are occurrences by value."""
    values = [value for row in counts for value in row]
    if not values:
        return []
    bins, lines = _bins(min(values), max(values)), []
    parts = [[sum(number for value, number in row.items() if low <= value <= high) / max(sum(row.values()), 1)
              for low, high in bins] for row in counts]
    most = max(part for row in parts for part in row)
    for name, row in zip(names, parts, strict=True):
        rows = [Bar(_between(low, high), part, f"{part:.0%}")
                for (low, high), part in zip(bins, row, strict=True)]
        if screen.accessible:
            lines += [f"{say('numbers.of', what=unit, name=name)}, {_between(low, high, spoken=True)}: {part:.0%}."
                      for (low, high), part in zip(bins, row, strict=True) if part]
        else:
            lines += [screen.paint(say("numbers.of", what=unit, name=name), "bold"), *bars(screen, rows, most=most), ""]
    return lines[:-1] if lines and not lines[-1] else lines


def _bins(least: int, most: int) -> list[tuple[int, int]]:
    """Ranges of equal width that hold all values from least to most, few enough to be read at a glance."""
    step = next(step for power in range(12) for base in (1, 2, 5) if (most - least) // (step := base * 10 ** power)
                < MOST_BINS)
    first = least // step * step
    return [(low, low + step - 1) for low in range(first, most + 1, step)]


def _between(low: int, high: int, *, spoken: bool = False) -> str:
    if low == high:
        return str(low)
    return upto(low, high) if low < 0 or spoken else f"{low}–{high}"
