"""What one seat may know of a state: a state with the unknown masked, behind the same interface.

Unknown cards of a hand or of the stock are -1; a set cell shows only the known cards, `hidden` says how many more there
are. Two states that differ only in what the seat cannot know give equal observations.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from cardgames.errors import UsageError
from cardgames.table.state import Event, Move, State

UNKNOWN = -1


def history(link: Any) -> Iterator[tuple[int, Move]]:
    """The moves of a linked history with their seats, the last first. (Nested tuples may be too deep to compare.)"""
    while link is not None:
        link, seat, move = link
        yield seat, move


def unplayable(event: Event) -> None:
    """What an observation tells whoever plays on it."""
    raise UsageError("an observation cannot be played on: most of its cards are unknown; play on the state, or on a "
                     "world that game.imagine makes of the observation")


class Observation(State):
    """A state as `viewer` (a seat) may know it. It has no chance, and cannot be played on: `tell` refuses."""

    __slots__ = ("hidden", "viewer")

    viewer: int
    hidden: tuple[int, ...]

    def _content(self) -> tuple[Any, ...]:
        return (self.viewer, self.hidden, self.z, self.c, self.seat, self.step, self.order[self.pos:], self.public,
                self.facts, list(history(self.moves)))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Observation) and self._content() == other._content()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Observation of seat {self.viewer}, round {self.round} deal {self.deal} seat {self.seat or 'over'}>"
