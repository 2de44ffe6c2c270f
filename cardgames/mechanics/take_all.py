"""A card of a certain class takes everything on the floor, whatever its own rank and value are.

It may be that it takes only a class of cards and leaves the others, or that a card of a certain class on the floor
stops it: then it takes what any card of its rank would. On an empty floor it is laid like other cards, or takes itself.

Source: Italian, Levantine and Iranian fishing games (Pagat, Fishing Games).
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import CardClass, Cards
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import ids
from cardgames.table.bound import Mover, Moves, Reading
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.notation import TAKES, card_mask, held
from cardgames.table.setup import Setup
from cardgames.table.state import Move, Pile, State
from cardgames.table.taking import taker

KIND = "mover"


class Params(Base):
    """Which cards take everything, and what everything is."""

    of: CardClass = Field(description="the hand cards that take everything")
    takes: Cards = Field("any", description="the floor cards that are taken; others stay")
    unless: CardClass | None = Field(
        None, description="while a card of this class lies on the floor, everything cannot be taken")
    empty: Literal["drop", "take_itself"] = Field(
        "drop", description="on an empty floor: drop = it is laid; take_itself = it goes to the cards won")
    floor: str = Field(
        "floor", description="the zone with the cards to take",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles"]})
    to: str = Field(
        "won", description="the zone of the side where taken cards go",
        json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "take_all.of": "{card} does not take everything",
    "take_all.nothing": "there is nothing that {card} could take",
    "take_all.unless": "{card} does not take everything while {other} lies on the floor",
    "take_all.part": "{card} takes everything or nothing here",
    "rules.take_all": "These take everything on the floor: {of}.",
    "rules.take_all.takes": "These take all {takes} on the floor: {of}.",
    "rules.take_all.unless": "They do not while one of these lies on the floor: {unless}.",
    "rules.take_all.drop": "On an empty floor they are laid like other cards.",
    "rules.take_all.take_itself": "On an empty floor such a card takes itself and goes to the cards won.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.take_all" if params.takes == "any" else "rules.take_all.takes",
                  {"of": params.of, "takes": params.takes})
    if params.unless is not None:
        yield Message("rules.take_all.unless", {"unless": params.unless})
    yield Message(f"rules.take_all.{params.empty}")


Lying = tuple[int, tuple[Pile, ...]]
"""Loose cards and piles of a floor."""
Gets = Callable[[Lying], int | None]


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover. Offers, as every mover that takes, `takes` and `ranks_taking`; counts `last_capturer`."""
    floor, hand, won = setup.zone(params.floor).cell, setup.hand.cell, setup.zone(params.to).cell
    cards, kind, gets = setup.cards, setup.mover, _gets(params, setup)
    of, apply = cards.chosen(params.of), taker(setup, floor, won)

    def add(state: State, active: Sequence[int], out: Moves) -> None:
        fit = [card for card in active if of >> card & 1]
        taken = gets((state.z[floor], state.z[floor + 1])) if fit else None
        if taken is not None:
            out += [(kind, card, 0, taken) for card in fit]

    def read(state: State, text: str) -> Iterator[Reading]:
        """`J=everything`, `J takes all`, `J x all`. (Another mover may read `all` as well, but not `everything`.)"""
        found = ALL.match(text)
        meant = card_mask(cards, found["card"]) if found is not None else 0
        taken = gets((state.z[floor], state.z[floor + 1])) or 0
        yield from (Reading((kind, card, 0, taken)) for card in held(meant, state.z[hand + state.seat]))

    setup.offer_by_card("takes", of, lambda state, card: gets((state.z[floor], state.z[floor + 1])) is not None)
    setup.offer_also("ranks_taking", lambda lying: of if gets(lying) is not None else 0)
    return Mover(effect="took", add=add, some=add, apply=apply, refuse=_refuser(params, setup, gets), read=read,
                 text=lambda state, move: f"{cards.text[move[1]]}=everything")


def _gets(params: Params, setup: Setup) -> Gets:
    """What such a card takes of a floor; of an empty one that is nothing, 0. None if it takes nothing so."""
    takes, itself = setup.cards.chosen(params.takes), params.empty == "take_itself"
    stops = 0 if params.unless is None else setup.cards.chosen(params.unless)

    def gets(lying: Lying) -> int | None:
        loose, piles = lying
        if loose & stops:
            return None
        taken = loose & takes
        for pile in piles:
            taken |= pile[0] if not pile[0] & ~takes else 0
        return taken if taken or (itself and not loose and not piles) else None

    return gets


def _refuser(params: Params, setup: Setup, gets: Gets) -> Callable[[State, Move], Reason | None]:
    floor, cards, path, of = setup.zone(params.floor).cell, setup.cards, setup.path, setup.cards.chosen(params.of)
    stops = 0 if params.unless is None else cards.chosen(params.unless)

    def refuse(state: State, move: Move) -> Reason | None:
        lying, name = (state.z[floor], state.z[floor + 1]), cards.text[move[1]]
        if not of >> move[1] & 1:
            return reason(f"{path}.of", "take_all.of", card=name)
        if lying[0] & stops:
            return reason(f"{path}.unless", "take_all.unless", card=name, other=cards.text[next(ids(lying[0] & stops))])
        taken = gets(lying)
        if taken is None:
            return reason(path, "take_all.nothing", card=name)
        return None if move[3] == taken else reason(path, "take_all.part", card=name)

    return refuse


ALL = re.compile(rf"^{TAKES}(?:all|everything)$", re.IGNORECASE)
