"""Figures, shares and intervals as they are written everywhere."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from cardgames.cli import talk
from cardgames.cli.terminal import Terminal

if TYPE_CHECKING:
    from cardgames.lab.intervals import Interval

def percent(share: float) -> str:
    """A share: `93.0%`."""
    return f"{share:.1%}"


def percents(interval: Interval) -> str:
    """An interval of shares: `91.2 to 94.4%`."""
    return f"{100 * interval.low:.1f} to {interval.high:.1%}"


def rough(interval: Interval) -> str:
    """The same where there is little room: `91–94`."""
    return f"{100 * interval.low:.0f}–{100 * interval.high:.0f}"


def whole(interval: Interval) -> str:
    """An interval of whole numbers: `520 to 570`."""
    return f"{interval.low:.0f} to {interval.high:.0f}"


def number(value: float) -> str:
    """A number with two places; no zero has a sign."""
    return f"{value + 0.0 if round(value, 2) else 0.0:.2f}"


def signed(value: float) -> str:
    """A difference: `+0.25`."""
    return f"{value:+.2f}" if round(value, 2) else "0.00"


def between(interval: Interval) -> str:
    """An interval of differences: `-0.10 to +0.35`."""
    return f"{signed(interval.low)} to {signed(interval.high)}"


def heading(screen: Terminal, title: str, *, done: int, asked: int, what: str, seed: int | str) -> list[str]:
    """The first line of a report: what was played how often, from which seed; whether it was interrupted."""
    so_far = f" of {asked} (interrupted)" if done < asked else ""
    return [screen.paint(line, "bold") for line in screen.wrapped(f"{title}: {what}{so_far}, seed {seed}")]


def at_this_table(screen: Terminal, variants: Sequence[str], settings: Mapping[str, Any]) -> list[str]:
    """The house rules of the table, if there are any."""
    active = talk.active(variants, settings)
    return screen.wrapped(f"At this table: {active}", indent=2) if active else []


def sides(teams: Sequence[Sequence[int]], seats: Sequence[str]) -> list[str]:
    """What each side is called: the seats and bots of it."""
    return ["/".join(f"{seat} {seats[seat - 1]}" for seat in team) for team in teams]
