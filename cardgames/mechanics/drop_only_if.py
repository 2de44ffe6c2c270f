"""A card may be dropped only if nothing can be captured: with any hand card, with the card itself, or by equal value.

Mode hand: no drop while any card in hand can capture. Mode card: the dropped card may not itself be able to capture.
Mode equal-value: a card may not be dropped beside one of its own rank or value. Building stays legal in every mode.

Source: the description of the game this project started from (hand); Britannica (card); playsuipi (equal value).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import ids
from cardgames.table.bound import Duty
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.notation import pile_text
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State

KIND = "duty"


class Params(Base):
    """How strict it is."""

    mode: Literal["hand", "card", "equal-value"] = Field(
        "hand", description="what may not be possible for a drop to be legal")
    floor: str = Field(
        "floor", description="the zone with the cards to capture",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles", "row"]})


MESSAGES = {
    "drop_only_if.hand": "no card may be dropped while {card} can capture",
    "drop_only_if.card": "{card} can capture, so it may not be dropped",
    "drop_only_if.equal-value": "{card} may not be dropped beside {other}, which has the same rank or value",
    "rules.drop_only_if.hand": "A card may be dropped only if no card in hand can capture.",
    "rules.drop_only_if.card": "A card that can capture may not be dropped.",
    "rules.drop_only_if.equal-value": "A card may not be dropped while its rank or value lies on the floor.",
    "rules.drop_only_if.builds": "This does not stand in the way of a build.",
}
SAID_IF = {"rules.drop_only_if.builds": ("piles",)}
RESTRICTS = {f"rules.drop_only_if.{name}": ("laid",) for name in ("hand", "card", "equal-value", "builds")}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message(f"rules.drop_only_if.{params.mode}")
    yield Message("rules.drop_only_if.builds")


def bind(params: Params, setup: Setup) -> Duty:
    """The bound duty. In mode hand a drop tells the table that the dropper's other cards cannot capture either."""
    floor, hand, cards = setup.zone(params.floor).cell, setup.hand.cell, setup.cards
    path, laid = f"{setup.path}.mode", setup.movers_with("laid")
    if params.mode == "equal-value":
        return Duty(active=lambda state: True, bars=_beside_equals(floor, path, setup))
    takes: Any = setup.ask("takes") if setup.offered("takes") else None
    if takes is None:      # nothing captures at this table, so nothing is barred
        return Duty(active=lambda state: False, bars=lambda state, move: None)

    def bars_hand(state: State, move: Move) -> Reason | None:
        card = next((c for c in state.z[hand + state.seat] if takes(state, c)), None) if move[0] in laid else None
        return None if card is None else reason(path, "drop_only_if.hand", card=cards.text[card])

    def bars_card(state: State, move: Move) -> Reason | None:
        if move[0] in laid and takes(state, move[1]):
            return reason(path, "drop_only_if.card", card=cards.text[move[1]])
        return None

    if params.mode == "hand":
        def can_capture(state: State) -> bool:
            return any(takes(state, card) for card in state.z[hand + state.seat])

        can_take = setup.ask("ranks_taking")
        reader = setup.fact_reader(can_take)

        def learn(state: State, move: Move) -> None:
            if move[0] in laid and not can_capture(state):
                state.note(hand + state.seat, holds=False, reader=reader, data= (state.z[floor], state.z[floor + 1]))

        return Duty(active=can_capture, bars=bars_hand, learn=learn)
    return Duty(active=lambda state: True, bars=bars_card)


def _beside_equals(floor: int, path: str, setup: Setup) -> Callable[[State, Move], Reason | None]:
    """What bars a card from being dropped beside one of its rank or value."""
    cards, laid = setup.cards, setup.movers_with("laid")
    alike = [cards.alike(card) for card in range(len(cards))]

    def bars(state: State, move: Move) -> Reason | None:
        if move[0] not in laid:
            return None
        card = move[1]
        equal = next(ids(alike[card] & state.z[floor]), None)
        pile = next((pile for pile in state.z[floor + 1] if pile[1] in cards.lies[card]), None)
        if equal is None and pile is None:
            return None
        other = cards.text[equal] if equal is not None else pile_text(cards, pile) if pile is not None else ""
        return reason(path, "drop_only_if.equal-value", card=cards.text[card], other=other)

    return bars
