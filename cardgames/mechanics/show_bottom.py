"""After the shuffle the bottom card of the pack is shown to all. Who is dealt it later is then known to hold it.

If it is of a class that may not lie there, all cards are shuffled anew. It stands first among what opens a round.

Source: Turkish and Balkan fishing games (Pagat, Fishing Games).
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import CardClass
from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Dealer
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import State

KIND = "dealer"


class Params(Base):
    """Which cards may not lie there."""

    ban: CardClass | None = Field(None, description="cards that may not be the bottom card")


MESSAGES = {
    "rules.show_bottom": "The bottom card of the pack is shown to all. It is dealt last.",
    "rules.show_bottom.ban": "If it is one of these, all cards are shuffled anew: {ban}.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.show_bottom")
    if params.ban is not None:
        yield Message("rules.show_bottom.ban", {"ban": params.ban})


def bind(params: Params, setup: Setup) -> Dealer:
    """The bound dealer."""
    banned = 0 if params.ban is None else setup.cards.chosen(params.ban)

    def spoiled(state: State) -> bool:
        return bool(banned >> state.order[-1] & 1)

    return Dealer(deal=lambda state: state.show(1 << state.order[-1]), spoiled=spoiled if banned else None)
