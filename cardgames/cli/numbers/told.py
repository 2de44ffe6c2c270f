"""Figures, shares and intervals as they are written everywhere."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cli import talk
from cardgames.cli.phrases import decimal, say
from cardgames.cli.terminal import Terminal

if TYPE_CHECKING:
    from cardgames.lab.figures import Figure
    from cardgames.lab.intervals import Interval


def percent(share: float) -> str:
    """A share: `93.0%`."""
    return decimal(share, ".1%")


def percents(interval: Interval) -> str:
    """An interval of shares: `91.2 to 94.4%`."""
    return upto(decimal(100 * interval.low, ".1f"), percent(interval.high))


def rough(interval: Interval) -> str:
    """The same where there is little room: `91–94`."""
    return f"{100 * interval.low:.0f}–{100 * interval.high:.0f}"


def whole(interval: Interval) -> str:
    """An interval of whole numbers: `520 to 570`."""
    return upto(f"{interval.low:.0f}", f"{interval.high:.0f}")


def number(value: float) -> str:
    """A number with two places; no zero has a sign."""
    return decimal(value + 0.0 if round(value, 2) else 0.0, ".2f")


def signed(value: float) -> str:
    """A difference: `+0.25`."""
    return decimal(value, "+.2f") if round(value, 2) else decimal(0, ".2f")


def between(interval: Interval) -> str:
    """An interval of differences: `-0.10 to +0.35`."""
    return upto(signed(interval.low), signed(interval.high))


def upto(low: object, high: object) -> str:
    """From one figure to another: `3 to 12`."""
    return say("numbers.to", low=str(low), high=str(high))


def reach(figure: Figure) -> str:
    """The least and the most of what was measured."""
    return upto(figure.least, figure.most)


def heading(screen: Terminal, title: str, *, done: int, asked: int, what: str, seed: int | str) -> list[str]:
    """The first line of a report: what was played how often, from which seed; whether it was interrupted."""
    id = "numbers.heading.interrupted" if done < asked else "numbers.heading"
    text = say(id, title=title, what=what, asked=str(asked), seed=str(seed))
    return [screen.paint(line, "bold") for line in screen.wrapped(text)]


def at_this_table(screen: Terminal, variants: Sequence[str], settings: Mapping[str, Any]) -> list[str]:
    """The house rules of the table, if there are any."""
    active = talk.active(variants, settings)
    return screen.wrapped(say("start.table", facts=active), indent=2) if active else []


def sides(teams: Sequence[Sequence[int]], seats: Sequence[str]) -> list[str]:
    """What each side is called: the seats and bots of it."""
    return ["/".join(f"{seat} {seats[seat - 1]}" for seat in team) for team in teams]
