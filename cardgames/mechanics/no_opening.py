"""The first card of a round may not be of a certain class, if it is played to an empty floor.

It is the first as long as the floor is empty and nobody has won a card. Who holds nothing else may play it.

Source: fishing games in general (giochistars, Asso Piglia Tutto).
"""
from __future__ import annotations

from collections.abc import Iterator

from pydantic import Field

from cardgames.mechanics.base import CardClass
from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Duty
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.setup import Setup
from cardgames.table.state import DEAL, Move, State

KIND = "duty"


class Params(Base):
    """Which cards may not come first."""

    of: CardClass = Field(description="the cards that may not be the first of a round")
    floor: str = Field(
        "floor", description="the zone that is empty then",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles", "row"]})
    won: str = Field(
        "won", description="the zone of the side where won cards are",
        json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "no_opening": "{card} may not be the first card of a round",
    "rules.no_opening": "On an empty floor the first card of a round may not be one of these: {of}.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.no_opening", {"of": params.of})


def bind(params: Params, setup: Setup) -> Duty:
    """The bound duty."""
    floor, hand, path, text = setup.zone(params.floor).cell, setup.hand.cell, setup.path, setup.cards.text
    of, won = setup.cards.chosen(params.of), list(setup.zone(params.won).cells())

    def opens(state: State) -> bool:
        z = state.z
        if z[floor] or z[floor + 1] or state.c[DEAL] > 1 or any(z[cell] for cell in won):
            return False
        return any(not of >> card & 1 for card in z[hand + state.seat])

    def bars(state: State, move: Move) -> Reason | None:
        return reason(path, "no_opening", card=text[move[1]]) if move[1] >= 0 and of >> move[1] & 1 else None

    return Duty(active=opens, bars=bars)
