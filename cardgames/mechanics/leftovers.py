"""Cards on the floor at the end of a round go to the side that captured last, before the count. It is no sweep.

If nobody has captured at all, they go to nobody.

Source: the description of the game this project started from.
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Ender
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import State
from cardgames.table.taking import last_capturer

KIND = "ender"
ENDS = "round"


class Params(Base):
    """Who gets them."""

    SHORT: ClassVar[str | None] = "to"
    to: Literal["last_capturer", "nobody"] = Field("last_capturer", description="who gets the cards")
    floor: str = Field(
        "floor", description="the zone with the left-over cards",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles", "row"]})
    won: str = Field(
        "won", description="the zone of the side where they go", json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "rules.leftovers.last_capturer": "Cards left on the floor at the end of a round go to the side that captured last.",
    "rules.leftovers.nobody": "Cards left on the floor at the end of a round go to nobody.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message(f"rules.leftovers.{params.to}")


def bind(params: Params, setup: Setup) -> Ender:
    """The bound ender."""
    floor, won = setup.zone(params.floor).cell, setup.zone(params.won).cell
    last = last_capturer(setup)

    def act(state: State) -> None:
        side = state.c[last]
        if params.to == "last_capturer" and side and (state.z[floor] or state.z[floor + 1]):
            state.clear(floor, won + side)

    return Ender(act=act)
