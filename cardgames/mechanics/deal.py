"""Cards are dealt from the top of a pack, one seat after another, beginning with the seat that leads.

A short last deal is shared equally; what cannot be shared equally stays undealt until the round is over.
A pack that is not the stock is dealt at once: each seat its cards, the rest to one zone.

Source: general practice of card games; short deals as in the design of this project.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import bits
from cardgames.table.bound import Dealer
from cardgames.table.messages import Message
from cardgames.table.setup import Setup
from cardgames.table.state import DEAL, STARTER, State

KIND = "dealer"


class Params(Base):
    """How many cards go where."""

    to: str = Field(
        description="the zone that gets the cards; a zone of seats gets them for each seat",
        json_schema_extra={"names": "zone", "of": []})
    cards: int | Literal["all"] | list[int] = Field(
        description="cards for each seat (or for the table); a list is a schedule, one number a deal; "
                    "all = the whole pack")
    pack: str | None = Field(
        None, description="the pack they come from; the first one if absent", json_schema_extra={"names": "pack"})
    packet: int = Field(1, ge=1, description="cards given at a time")
    rest: str | None = Field(
        None, description="the zone that gets the rest of a pack that is dealt out at once",
        json_schema_extra={"names": "zone", "of": ["table"]})


MESSAGES = {
    "rules.deal.cards": "{cards:card} to {to:whom}{packet:more , # at a time}.",
    "rules.deal.schedule": "{first:card} to {to:whom} in the first deal{later:deals}{packet:more , # at a time}.",
    "rules.deal.top": "Of these only the last is seen.",
    "rules.deal.longer": "Further deals are like the last of these.",
    "rules.deal.all": "All cards of the stock to {to:whom}{packet:more , # at a time}.",
    "rules.deal.short": "What is left for the last deal is shared equally.",
    "rules.deal.undealt": "Cards that cannot be shared equally stay undealt.",
    "rules.deal.pack": "Each seat gets {cards:card} of the {pack}, in secret; the others are set aside unseen.",
    "rules.deal.pack.all": "Each seat gets {cards:card} of the {pack}, in secret.",
    "rules.deal.pack.open": "Each seat gets {cards:card} of the {pack}.",
    "rules.deal.pack.rest": "The others go to {rest}.",
}
SAID_IF = {
    "rules.deal.top": ("top",),
    "rules.deal.longer": ("longer",), "rules.deal.short": ("short",), "rules.deal.undealt": ("undealt",),
    "rules.deal.pack": ("rest", "secret"), "rules.deal.pack.all": ("not rest", "secret"),
    "rules.deal.pack.open": ("not secret",), "rules.deal.pack.rest": ("rest", "not secret"),
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    args = {"cards": params.cards, "to": params.to, "packet": params.packet, "pack": params.pack, "rest": params.rest}
    ids = ["cards", "top", "short", "undealt"]
    if params.pack is not None:
        ids = ["pack", "pack.all", "pack.open", "pack.rest"]
    elif params.cards == "all":
        ids = ["all", "top", "undealt"]
    elif isinstance(params.cards, list):
        ids = ["schedule", "longer", "short", "undealt"]
        args |= {"first": params.cards[0] if params.cards else 0, "later": params.cards[1:]}
    for id in ids:
        yield Message(f"rules.deal.{id}", args)


def bind(params: Params, setup: Setup) -> Dealer:
    """The bound dealer."""
    pack = params.pack or next(iter(setup.cards.packs))
    for name in (params.to, params.rest):
        if name is not None:
            setup.pack_of[name] = pack
    from_stock = pack == next(iter(setup.cards.packs))
    return Dealer(deal=_from_stock(params, setup) if from_stock else _out(params, setup, pack))


def _from_stock(params: Params, setup: Setup) -> Callable[[State], None]:
    zone, schedule = setup.zone(params.to), params.cards
    each = zone.size if zone.of == "seat" else 1
    public, cells, packet = zone.seen_by == "all", zone.cells(), params.packet
    turns = [[cells[setup.next_seat(first + 1, turn) - 1] for turn in range(each)] if each > 1 else [cells[0]]
             for first in range(setup.seats)]

    def lay(state: State, cards: tuple[int, ...]) -> None:
        """One on another: the order counts, and of `seen_by: top` only the last one is seen."""
        for card in cards:
            seen = public or (zone.seen_by == "top" and card == cards[-1])
            state.draw((card,), zone.cell, state.pos + 1, 1 << card if seen else 0)

    def deal(state: State) -> None:
        pos, wanted = state.pos, schedule
        most = (len(state.order) - pos) // each
        if isinstance(wanted, list):
            wanted = wanted[min(state.c[DEAL], len(wanted)) - 1]
        count = most if wanted == "all" or wanted > most else wanted
        cards = state.order[pos:pos + count * each]
        if zone.form == "row":
            lay(state, cards)
            return
        for turn, cell in enumerate(turns[state.c[STARTER] - 1]):
            share = cards[turn::each] if packet == 1 else _packets(cards, turn, each, packet)
            pos += count
            state.draw(share, cell, pos, bits(share) if public else 0)

    return deal


def _packets(cards: tuple[int, ...], turn: int, each: int, packet: int) -> tuple[int, ...]:
    """The share of one seat where each gets `packet` cards at a time; a last packet may be smaller."""
    count, share = len(cards) // each, list[int]()
    for at in range(0, count, packet):
        size = min(packet, count - at)
        first = at * each + turn * size
        share += cards[first:first + size]
    return tuple(share)


def _out(params: Params, setup: Setup, pack: str) -> Callable[[State], None]:
    """A pack that is not the stock: its part of the order comes before the stock."""
    zone, start = setup.zone(params.to), setup.order_start(pack)
    size = len(setup.cards.packs[pack])
    rest = setup.zone(params.rest) if params.rest else None
    assert isinstance(params.cards, int)
    count = params.cards

    def deal(state: State) -> None:
        cards = state.order[start:start + size]
        for place, cell in enumerate(zone.cells()):
            share = cards[place * count:(place + 1) * count]
            state.draw(share, cell, state.pos, bits(share) if zone.seen_by == "all" else 0)
        left = cards[zone.size * count:]
        if rest is not None and left:
            state.draw(left, rest.cell, state.pos, bits(left) if rest.seen_by == "all" else 0)

    return deal
