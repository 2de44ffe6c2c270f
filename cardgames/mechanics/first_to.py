"""The match is over when a side has reached a number of points, judged at a count; if the leaders are level, play
goes on.

Or they share the place. Judged in play it is over as soon as a side has the points together with those it is sure of:
for cards it has won, and for majorities that it can no longer lose; they are then counted, and nothing else.

Source: fishing games with sums in general (Pagat; in play: bicyclecards.com).
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal

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
    when: Literal["count", "in_play"] = Field(
        "count", description="when it is judged: count = at a count only; in_play = after every move as well")
    tie: Literal["play_on", "shared"] = Field("play_on", description="what follows at a count where leaders are level")


MESSAGES = {
    "rules.first_to": "The match ends when a side has {points} points at a count; if leaders are level, play goes on.",
    "rules.first_to.shared": "The match ends when a side has {points} points at a count, even if leaders are level.",
    "rules.first_to.in_play": "It ends at once when a side has them with what it is sure of by the cards it has won.",
    "end.first_to": "the target of {points} points has been reached",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.first_to" if params.tie == "play_on" else "rules.first_to.shared", {"points": params.points})
    if params.when == "in_play":
        yield Message("rules.first_to.in_play")


def bind(params: Params, setup: Setup) -> Ender:
    """The bound ender."""
    first, sides = POINTS + 1, setup.sides

    def over(state: State) -> bool:
        points = state.c[first:first + sides]
        best = max(points)
        return best >= params.points and (points.count(best) == 1 or params.tie == "shared")

    def claims(points: Sequence[int]) -> bool:
        return max(points) >= params.points

    return Ender(over=over, claims=claims if params.when == "in_play" else None,
                 why=Message("end.first_to", {"points": params.points}))
