"""The side with the fewest points wins. Those that are level share the place.

Source: fishing games in which points are bad (diclib; Pagat, Fishing Games).
"""
from __future__ import annotations

from collections.abc import Iterator

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Ender
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import POINTS, State

KIND = "ender"
ENDS = "ranking"


class Params(Base):
    """Nothing to set."""


MESSAGES = {
    "rules.lowest": "Points are bad: the fewest win. If sides are level, the place is shared.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.lowest")


def bind(params: Params, setup: Setup) -> Ender:
    """The bound ender: `rank` gives the sides in order, those that share a place together."""
    sides = range(1, setup.sides + 1)

    def rank(state: State) -> list[list[int]]:
        points = {side: state.c[POINTS + side] for side in sides}
        return [[side for side in sides if points[side] == place] for place in sorted(set(points.values()))]

    return Ender(rank=rank, better=-1)
