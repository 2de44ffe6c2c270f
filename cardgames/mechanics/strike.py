"""The shown card moves one card that lies at a spot: out of the game, or to that spot's other side. Then it is gone.

Source: the publisher's rulebook, Special Cards.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Mover, Moves, Reading
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.notation import card_mask
from cardgames.table.packs import Cards
from cardgames.table.setup import Setup
from cardgames.table.spots import Places, meant_card, words_of
from cardgames.table.state import Move, State

KIND = "mover"


class Params(Base):
    """Which card moves what to where."""

    card: str = Field(description="the kind of card that strikes", json_schema_extra={"names": "kind"})
    zones: list[str] = Field(
        description="the zones of a spot where the struck card lies",
        json_schema_extra={"names": "zone", "of": ["spot"]})
    to: str = Field(
        description="the zone where the struck card goes; across = the other of the two zones of that spot",
        json_schema_extra={"names": "zone", "of": ["table"], "or": ["across"]})
    targets: list[str] | Literal["any"] = Field(
        "any", description="the kinds of cards that may be struck", json_schema_extra={"names": "kind", "or": ["any"]})
    shown: str = Field(
        "shown", description="the zone where the striking card lies",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["cards"]})
    gone: str = Field(
        "removed", description="the zone where the striking card goes",
        json_schema_extra={"names": "zone", "of": ["table"]})


MESSAGES = {
    "strike.card": "only a {wanted} can {verb} a card, not {card}",
    "strike.one": "one card is struck, no more and no less",
    "strike.nowhere": "no {struck} lies at any spot",
    "strike.none": "no card lies at any spot",
    "strike.nothing": "no card lies at {place}",
    "strike.not_there": "{struck} does not lie at {place}",
    "strike.targets": "{struck} cannot be struck at this table",
    "rules.strike.across": "With a {card:name} one card that lies at a spot goes to the other side of that spot.",
    "rules.strike.to": "With a {card:name} one card that lies at a spot goes to {to}.",
    "rules.strike.targets": "Only {targets:names} can be struck.",
    "rules.strike.gone": "The {card:name} itself then goes to {gone}. It needs a card to strike.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    args = {"card": params.card, "to": params.to, "gone": params.gone, "targets": params.targets}
    yield Message("rules.strike.across" if params.to == "across" else "rules.strike.to", args)
    if params.targets != "any":
        yield Message("rules.strike.targets", args)
    yield Message("rules.strike.gone", args)


class _Table(NamedTuple):
    """What the functions below share: `fit` are the cards that strike, `prey` those that can be struck."""

    cards: Cards
    mover: int
    path: str
    verb: str
    kind: str
    places: Places
    cells: list[int]
    shown: int
    fit: int
    prey: int


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover: `number` of a move is the place, `cards` the struck card; of equal cards there the lowest."""
    cards, kind = setup.cards, setup.mover
    cells, gone = setup.spot_cells(params.zones), setup.zone(params.gone).cell
    prey = cards.all if params.targets == "any" else cards.of_kind(params.targets)
    table = _Table(cards, kind, setup.path, setup.name, params.card, Places(setup.spots, params.zones), cells,
                   setup.zone(params.shown).cell, cards.of_kind([params.card]), prey)
    fit, shown, numbered = table.fit, table.shown, list(enumerate(cells))
    if params.to == "across":
        assert len(params.zones) == 2, "across needs two zones"
        goal = cells[len(setup.spots):] + cells[:len(setup.spots)]
    else:
        goal = [setup.zone(params.to).cell] * len(cells)

    def add(state: State, active: Sequence[int], out: Moves) -> None:
        for card in active:
            if fit >> card & 1:
                out += [(kind, card, number, bit)
                        for number, cell in numbered if state.z[cell] for bit in _faces(table, state.z[cell] & prey)]

    def apply(state: State, move: Move) -> None:
        state.shift(move[3], cells[move[2]], goal[move[2]])
        state.shift(1 << move[1], shown, gone)

    return Mover(effect="used", add=add, apply=apply, refuse=lambda state, move: _refuse(table, state, move),
                 text=lambda state, move: _text(table, move), read=lambda state, text: _read(table, state, text))


def _faces(table: _Table, lying: int) -> list[int]:
    """One card, the lowest, of each face among these; as bits."""
    same, out = table.cards.same, []
    while lying:
        lowest = lying & -lying
        out.append(lowest)
        lying &= ~same[lowest.bit_length() - 1]
    return out


def _refuse(table: _Table, state: State, move: Move) -> Reason | None:
    """The first rule it breaks, in the order card, target, kind of target."""
    cards, path, (_, card, number, struck) = table.cards, table.path, move
    place, lying = table.places.names[number], state.z[table.cells[number]]
    if not table.fit >> card & 1:
        return reason(f"{path}.card", "strike.card", card=cards.text[card], verb=table.verb, wanted=table.kind)
    if not struck:
        return reason(path, "strike.one" if lying else "strike.nothing", place=place)
    name = cards.text[struck.bit_length() - 1]
    if struck & struck - 1:
        return reason(path, "strike.one")
    if not struck & lying:
        return reason(path, "strike.not_there" if lying else "strike.nothing", struck=name, place=place)
    if not struck & table.prey:
        return reason(f"{path}.targets", "strike.targets", struck=name)
    return None


def _text(table: _Table, move: Move) -> str:
    struck = table.cards.text[move[3].bit_length() - 1] + "@" if move[3] else ""
    return f"{table.verb} {struck}{table.places.names[move[2]]}"


def _read(table: _Table, state: State, text: str) -> Iterator[Reading]:
    """The verb, then the struck card, the place, or both in either order; what is left out must be clear."""
    verb, *words = words_of(text) or [""]
    if verb != table.verb.casefold():
        return
    found: dict[Move, Reason | None] = {}
    striker = meant_card(table.cards, (), state.z[table.shown] or table.fit)
    assert striker is not None
    for size in range(len(words) + 1):
        for named, placed in ((words[:size], words[size:]), (words[size:], words[:size])):
            found |= _meant(table, state, striker, named, placed)
    lawful = [move for move in found if move[3] & state.z[table.cells[move[2]]]]
    for move in lawful or found:
        yield Reading(move, found[move])


def _meant(table: _Table, state: State, striker: int, named: Sequence[str],
           placed: Sequence[str]) -> dict[Move, Reason | None]:
    """The moves that fit a card's name and a place's name (empty = any); if none does, one that tells what is wrong."""
    cards, kind = table.cards, table.mover
    mask = card_mask(cards, "".join(named)) if named else cards.all
    numbers = table.places.find(placed) if placed else range(len(table.cells))
    if not mask or not numbers:
        return {}
    hits: dict[Move, Reason | None] = {
        (kind, striker, number, bit): None
        for number in numbers for bit in _faces(table, state.z[table.cells[number]] & mask)}
    if hits:
        return hits
    bit = mask & -mask if named else 0
    lost = _lost(table, state, bit, numbers) if len(numbers) > 1 and table.fit >> striker & 1 else None
    return {(kind, striker, number, bit): lost for number in numbers[:1 if lost else None]}


def _lost(table: _Table, state: State, struck: int, numbers: Sequence[int]) -> Reason:
    """That nothing lies at these places, or not this card: no place is named that nobody has named."""
    path, spots = table.path, {table.places.names[number].partition("/")[0] for number in numbers}
    name = table.cards.text[struck.bit_length() - 1] if struck else ""
    if len(spots) > 1:
        return reason(path, "strike.nowhere", struck=name) if struck else reason(path, "strike.none")
    lying = any(state.z[table.cells[number]] for number in numbers)
    place, = spots
    return reason(path, "strike.not_there" if struck and lying else "strike.nothing", struck=name, place=place)
