"""Pictures of figures as SVG texts: intervals, histograms and curves. Plain shapes, no script, no font of its own; the
same figures always give the same bytes."""
from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import NamedTuple

from cardgames.lab.intervals import Interval

WIDTH, MARGIN, LINE = 720, 16, 24
NAMES, TOLD = 200, 170
"""Room for what stands to the left and right of intervals."""
LEGEND = 90
"""Room for the name of a curve."""
HEIGHT = 220
"""Of one plot with axes."""
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Colours that the colour-blind can tell apart (Okabe and Ito)."""
GREY, FAINT = "#555555", "#dddddd"


class Measured(NamedTuple):
    """A value with its name, its interval, and the text that tells it."""

    name: str
    value: float
    interval: Interval
    told: str


class Plot(NamedTuple):
    """Curves over the same steps, by their names; the first step is at the left."""

    title: str
    across: str
    curves: Mapping[str, Sequence[float]]


def intervals(title: str, rows: Sequence[Measured], *, zero: float = 0.0, own: str = "") -> str:
    """A line a value: a dot within its interval, and where `zero` is. With `own`, a sentence that says so, each line
    has a scale of its own that holds zero in the middle."""
    left, right = MARGIN + NAMES, WIDTH - MARGIN - TOLD
    low, high = min([zero, *(row.interval.low for row in rows)]), max([zero, *(row.interval.high for row in rows)])
    shapes, top = list[str](), MARGIN + 2 * LINE
    for place, row in enumerate(rows):
        if own:
            reach = max(abs(row.interval.low - zero), abs(row.interval.high - zero)) or 1
            low, high = zero - reach, zero + reach

        def x(value: float, low: float = low, high: float = high) -> float:
            return left + (value - low) / ((high - low) or 1) * (right - left)

        y, colour = top + place * LINE, COLOURS[0] if row.interval.excludes(zero) else GREY
        shapes += [_text(MARGIN, y + 4, row.name), _text(right + MARGIN, y + 4, row.told),
                   _line(x(zero), y - LINE / 2, x(zero), y + LINE / 2, FAINT),
                   _line(x(row.interval.low), y, x(row.interval.high), y, colour, 3),
                   f'<circle cx="{x(row.value):.1f}" cy="{y}" r="5" fill="{colour}"/>']
    if own:
        shapes.append(_text(left, top + len(rows) * LINE, own, colour=GREY))
    return _document(title, shapes, top + (len(rows) + bool(own)) * LINE)


def histograms(title: str, names: Sequence[str], counts: Sequence[Mapping[int, int]], across: str) -> str:
    """How often each value occurred, a plot for each of several, all on the same scales."""
    values = [value for row in counts for value in row] or [0]
    low, high = min(values), max(values)
    most = max([number / sum(row.values()) for row in counts for number in row.values()], default=1)
    shapes, width = list[str](), (WIDTH - 4 * MARGIN) / (high - low + 1)
    for place, (name, row) in enumerate(zip(names, counts, strict=True)):
        bottom, total = MARGIN + LINE + (place + 1) * HEIGHT - LINE, max(sum(row.values()), 1)
        shapes += [_text(2 * MARGIN, bottom - HEIGHT + 2 * LINE, name, bold=True), *_axis(bottom, low, high, across)]
        for value, number in sorted(row.items()):
            tall = number / total / most * (HEIGHT - 3 * LINE)
            shapes.append(f'<rect x="{2 * MARGIN + (value - low) * width:.1f}" y="{bottom - tall:.1f}" '
                          f'width="{max(width - 1, 0.5):.1f}" height="{tall:.1f}" '
                          f'fill="{COLOURS[place % len(COLOURS)]}"><title>{value}: {number}</title></rect>')
    return _document(title, shapes, MARGIN + LINE + len(names) * HEIGHT)


def plots(title: str, found: Sequence[Plot], upto: str = "{title} (0 to {most})") -> str:
    """Plots of curves below one another, each from 0 to its greatest value, which `upto` tells."""
    shapes = list[str]()
    for place, plot in enumerate(found):
        bottom = MARGIN + LINE + (place + 1) * HEIGHT - LINE
        most = max([value for curve in plot.curves.values() for value in curve], default=0) or 1
        steps = max(map(len, plot.curves.values()), default=0)
        title_here = upto.format(title=plot.title, most=f"{most:.4g}")
        shapes += [_text(2 * MARGIN, bottom - HEIGHT + 2 * LINE, title_here, bold=True),
                   *_axis(bottom, 1, steps, plot.across)]
        for number, (name, curve) in enumerate(plot.curves.items()):
            shapes += [_curve(curve, steps, most, bottom, COLOURS[number % len(COLOURS)]),
                       _text(WIDTH - 2 * MARGIN - (len(plot.curves) - 1 - number) * LEGEND, bottom - HEIGHT + 2 * LINE,
                             name, end=True, colour=COLOURS[number % len(COLOURS)])]
    return _document(title, shapes, MARGIN + LINE + len(found) * HEIGHT)


def _curve(curve: Sequence[float], steps: int, most: float, bottom: float, colour: str) -> str:
    wide, tall = (WIDTH - 4 * MARGIN) / max(steps - 1, 1), HEIGHT - 3 * LINE
    points = " ".join(f"{2 * MARGIN + step * wide:.1f},{bottom - value / most * tall:.1f}"
                      for step, value in enumerate(curve))
    return f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>'


def _axis(bottom: float, low: float, high: float, across: str) -> Iterable[str]:
    left, right = 2 * MARGIN, WIDTH - 2 * MARGIN
    below = bottom + 16
    return [_line(left, bottom, right, bottom, GREY), _text(left, below, f"{low:g}"),
            _text((left + right) / 2, below, across, middle=True), _text(right, below, f"{high:g}", end=True)]


def _line(x1: float, y1: float, x2: float, y2: float, colour: str, width: int = 1) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{width}"/>'


def _text(x: float, y: float, text: str, *, bold: bool = False, middle: bool = False, end: bool = False,
          colour: str = "#222222") -> str:
    anchor = ' text-anchor="middle"' if middle else ' text-anchor="end"' if end else ""
    weight = ' font-weight="bold"' if bold else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}"{anchor}{weight}>{escape(text.strip())}</text>'


def _document(title: str, shapes: Iterable[str], height: float) -> str:
    name = escape(title)
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height + MARGIN:.0f}" role="img" '
        'font-family="sans-serif" font-size="13">',
        f"<title>{name}</title>", f'<rect width="{WIDTH}" height="{height + MARGIN:.0f}" fill="#ffffff"/>',
        _text(MARGIN, MARGIN + 8, title, bold=True), *shapes, "</svg>", ""])
