"""A hand card is laid on the floor and takes nothing.

Source: the description of the game this project started from.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Mover, Moves, Reading
from cardgames.table.messages import Message
from cardgames.table.notation import card_mask, held
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State

KIND = "mover"


class Params(Base):
    """Where the card goes."""

    to: str = Field(
        "floor", description="the zone where the card is laid", json_schema_extra={"names": "zone", "of": ["table"]})


MESSAGES = {
    "rules.drop": "A card may be laid on the floor without taking anything.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.drop")


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover."""
    hand, floor, kind, cards = setup.hand.cell, setup.zone(params.to).cell, setup.mover, setup.cards
    ready: list[Move] = [(kind, card, 0, 0) for card in range(len(cards))]

    def add(state: State, held: Sequence[int], out: Moves) -> None:
        for card in held:
            out.append(ready[card])

    def apply(state: State, move: Move) -> None:
        state.lay(move[1], hand + state.seat, floor)

    def read(state: State, text: str) -> Iterator[Reading]:
        """`4D`, `4`, `drop 4`."""
        meant = card_mask(cards, re.sub(r"(?i)^(?:drop|trail)\s+", "", text))
        for card in held(meant, state.z[hand + state.seat]):
            yield Reading(ready[card])

    return Mover(effect="laid", add=add, some=add, apply=apply, refuse=lambda state, move: None,
                 text=lambda state, move: cards.text[move[1]], read=read)
