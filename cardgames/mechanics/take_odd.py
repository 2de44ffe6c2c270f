"""Some cards take one card of their own rank or three, never two, so that no card is left without a partner.

Source: fishing games with builds in general (Pagat), on how many equal courts a court takes.
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import Cards as CardClasses
from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Duty
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State

KIND = "duty"


class Params(Base):
    """Whom it concerns."""

    of: CardClasses = Field("any", description="the hand cards that take so")
    floor: str = Field(
        "floor", description="the zone with the cards to capture",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles"]})


MESSAGES = {
    "take_odd": "{card} takes one card of its rank or three at this table, not two",
    "rules.take_odd": "Of their own rank these take one card or three, never two: {of}.",
}
RESTRICTS = {"rules.take_odd": ("took",)}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.take_odd", {"of": params.of})


def bind(params: Params, setup: Setup) -> Duty:
    """The bound duty. Only loose cards are counted: in a pile a card lies for what the pile is worth."""
    cards, floor, took = setup.cards, setup.zone(params.floor).cell, setup.movers_with("took")
    of, path = cards.chosen(params.of), f"{setup.path}.of"

    def bars(state: State, move: Move) -> Reason | None:
        mover, card, _, taken = move
        if mover not in took or not of >> card & 1:
            return None
        equal = (taken & state.z[floor] & cards.of_rank[cards.rank[card]]).bit_count()
        return reason(path, "take_odd", card=cards.text[card]) if equal and equal % 2 == 0 else None

    return Duty(active=lambda state: True, bars=bars)
