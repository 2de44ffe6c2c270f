"""After each play the seat that made it draws from the stock, so that its hand stays as large as it was.

When the stock is out, hands are played to their end.

Source: fishing games with sums in general (catsatcards.com; R. F. Foster, Complete Hoyle).
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Trigger
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State

KIND = "trigger"


class Params(Base):
    """How many, and where to."""

    cards: int = Field(1, ge=1, description="cards drawn after each play, as long as the stock lasts")
    to: str = Field(
        "hand", description="the zone of the seat that gets them", json_schema_extra={"names": "zone", "of": ["seat"]})


MESSAGES = {
    "rules.draw_after": "After each play the seat draws {cards} cards from the stock, as long as it lasts.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.draw_after", {"cards": params.cards})


def bind(params: Params, setup: Setup) -> Trigger:
    """The bound trigger. The seat that has played still has the turn."""
    to, count = setup.zone(params.to).cell, params.cards
    setup.offer("draws", params.cards)

    def fire(state: State, move: Move) -> None:
        drawn = state.order[state.pos:state.pos + count]
        if drawn and move[1] >= 0:          # who passes has not played
            state.draw(drawn, to + state.seat, state.pos + len(drawn), 0)

    return Trigger(on="", fire=fire)
