"""The match is over when a side has reached a number of points, judged at a count; if the leaders are level, play
goes on.

Source: Casino games in general (Pagat, Casino).
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Ender
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import POINTS, State

KIND = "ender"
ENDS = "match"


class Params(Base):
    """The target."""

    SHORT: ClassVar[str | None] = "points"
    points: int = Field(ge=1, description="points a side must have")


MESSAGES = {
    "rules.first_to": "The match ends when a side has {points} points at a count; if leaders are level, play goes on.",
    "end.first_to": "the target of {points} points has been reached",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.first_to", {"points": params.points})


def bind(params: Params, setup: Setup) -> Ender:
    """The bound ender."""
    first, sides = POINTS + 1, setup.sides

    def over(state: State) -> bool:
        points = state.c[first:first + sides]
        best = max(points)
        return best >= params.points and points.count(best) == 1

    return Ender(over=over, why=Message("end.first_to", {"points": params.points}))
