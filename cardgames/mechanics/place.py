"""The shown card is placed in a zone of any spot.

Source: the publisher's rulebook, How to Play.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Mover, Moves, Reading
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.setup import Setup
from cardgames.table.spots import Places, meant_card, words_of
from cardgames.table.state import Move, State

KIND = "mover"


class Params(Base):
    """Which cards may be placed where."""

    cards: list[str] = Field(description="the kinds of cards that may be placed", json_schema_extra={"names": "kind"})
    zones: list[str] = Field(
        description="the zones of a spot where a card may be placed",
        json_schema_extra={"names": "zone", "of": ["spot"]})
    shown: str = Field(
        "shown", description="the zone where the card to play lies",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["cards"]})


MESSAGES = {
    "place.card": "{card} is not placed at a spot: it is used for what it does",
    "rules.place": "The card is placed {zones:or} any one spot.",
    "rules.place.cards": "{cards:names} can be placed.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.place", {"zones": params.zones})
    yield Message("rules.place.cards", {"cards": params.cards})


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover. Offers `placed_in:<number of the mover>`: the cell where such a move places its card."""
    cards, kind, path, verb = setup.cards, setup.mover, setup.path, setup.name
    shown, cells = setup.zone(params.shown).cell, setup.spot_cells(params.zones)
    places, fit = Places(setup.spots, params.zones), cards.of_kind(params.cards)
    ready = [[(kind, card, number, 0) for number in range(len(cells))] if fit >> card & 1 else []
             for card in range(len(cards))]
    setup.offer(f"placed_in:{kind}", lambda move: cells[move[2]])

    def add(state: State, active: Sequence[int], out: Moves) -> None:
        for card in active:
            out += ready[card]

    def apply(state: State, move: Move) -> None:
        state.shift(1 << move[1], shown, cells[move[2]])

    def refuse(state: State, move: Move) -> Reason | None:
        return None if fit >> move[1] & 1 else reason(f"{path}.cards", "place.card", card=cards.text[move[1]])

    def read(state: State, text: str) -> Iterator[Reading]:
        """`+3@spot/zone`, `spot zone`, `+3 spot zone`; a card may be written in two words (`kind +3`)."""
        words = words_of(text)
        words = words[words[:1] == [verb.casefold()]:]
        for size in range(min(3, len(words))):
            card = meant_card(cards, words[:size], state.z[shown])
            if card is not None:
                for number in places.find(words[size:]):
                    yield Reading((kind, card, number, 0))

    return Mover(effect="placed", add=add, apply=apply, refuse=refuse, read=read,
                 text=lambda state, move: f"{cards.text[move[1]]}@{places.names[move[2]]}")
