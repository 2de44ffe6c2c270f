"""The last cards of the opponents' piles, where a move may use them as if they lay on the floor: a mover is lent them.

The mover itself knows nothing of it: it is shown a floor with these cards on it, and a card it uses is laid there
first. In texts such a card says where it is from: `9S=5C+4H@won.2`.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple, Protocol

from cardgames.table.bits import bits, ids
from cardgames.table.bound import Mover, Moves, Reading
from cardgames.table.messages import Reason, reason
from cardgames.table.notation import card_mask
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State
from cardgames.table.take_lists import Lister


class Terms(Protocol):
    """How the cards are lent, as a mechanic's parameters say it."""

    @property
    def zone(self) -> str:
        """The zone of sides, with rows, whose last cards are lent."""
    @property
    def sums(self) -> bool:
        """Whether such a card may be one of several in a sum."""
    @property
    def alone(self) -> bool:
        """Whether it may be used with nothing from the floor."""


Bars = Callable[[State, Move, int], Reason | None]
"""Why a move may not use these cards of piles, if it may not."""
Fits = Callable[[int, int], bool]
"""Whether a hand card may use the last card of a pile at all."""


class Lent(NamedTuple):
    """What is lent to a mover: the rows of a zone, by the cell before that of side 1, and the floor they are lent to.
    `kind` begins the ids of its messages. `fits`: for movers where each hand card is lent cards of its own. `others`:
    for each seat the opponents' rows."""

    setup: Setup
    kind: str
    path: str
    zone: str
    rows: int
    floor: int
    fits: Fits | None
    others: Sequence[Sequence[int]]

    def lying(self, state: State) -> dict[int, int]:
        """The last card of each opponent's pile, with the cell of the pile."""
        found = dict[int, int]()
        for cell in self.others[state.seat]:
            row = state.z[cell]
            if row and row[-1] >= 0:
                found[row[-1]] = cell
        return found

    def to(self, card: int, tops: Iterable[int]) -> int:
        """Those of the cards that a hand card may use."""
        return bits(tops if self.fits is None else [top for top in tops if self.fits(card, top)])

    def shown(self, state: State, tops: int) -> State:
        """The state with these cards on the floor."""
        if not tops:
            return state
        seen = State.copy(state)
        seen.suppose(self.floor, seen.z[self.floor] | tops)
        return seen


def lend(mover: Mover, setup: Setup, terms: Terms, *, kind: str, floor: int, bars: Bars,
         fits: Fits | None = None) -> Mover:
    """The mover that may use such cards, as far as nothing bars it."""
    zone = setup.zone(terms.zone)
    others = [[cell for side, cell in enumerate(zone.cells(), 1) if side != own] for own in setup.side_of]
    lent = Lent(setup, kind, setup.path, terms.zone, zone.cell, floor, fits, others)

    def refuse(state: State, move: Move) -> Reason | None:
        lying = lent.lying(state)
        return (bars(state, move, move[3] & bits(lying))
                or mover.refuse(lent.shown(state, lent.to(move[1], lying)), move))

    def apply(state: State, move: Move) -> None:
        for card, cell in lent.lying(state).items():
            if move[3] >> card & 1:
                state.shift(1 << card, cell, floor)
        mover.apply(state, move)

    return replace(mover, add=_lister(mover.add, lent, bars), some=_lister(mover.some or mover.add, lent, bars),
                   apply=apply, refuse=refuse, text=partial(_text, mover, lent), read=partial(_read, mover, lent))


def terms_of_use(terms: Terms, path: str, kind: str, texts: Sequence[str], single: Callable[[Move, int], bool]) -> Bars:
    """What the terms bar. `single(move, card)`: whether the card is no part of a sum in this move."""
    def bars(state: State, move: Move, used: int) -> Reason | None:
        if not terms.alone and used and used == move[3]:
            return reason(f"{path}.tops.alone", f"{kind}.tops_alone", card=texts[next(ids(used))])
        if terms.sums:
            return None
        summed = next((card for card in ids(used) if not single(move, card)), None)
        return None if summed is None else reason(f"{path}.tops.sums", f"{kind}.tops_sums", card=texts[summed])

    return bars


def _lister(add: Lister, lent: Lent, bars: Bars) -> Lister:
    floor = lent.floor

    def listed(state: State, cards: Sequence[int], out: Moves) -> None:
        lying = lent.lying(state)
        if not lying:
            add(state, cards, out)
            return
        tops, found, loose = bits(lying), Moves(), state.z[floor]
        users: dict[int, list[int]] = {}
        for card in cards if lent.fits else ():
            users.setdefault(lent.to(card, lying), []).append(card)
        try:        # lent for just as long as the list is made: to copy the state would take longer than that
            for shown, who in users.items() if lent.fits else [(tops, cards)]:
                state.suppose(floor, loose | shown)
                add(state, who, found)
        finally:
            state.suppose(floor, loose)
        out += [move for move in found if not move[3] & tops or bars(state, move, move[3] & tops) is None]

    return listed


def _text(mover: Mover, lent: Lent, state: State, move: Move) -> str:
    lying, names = lent.lying(state), lent.setup.cards.text
    text = mover.text(lent.shown(state, lent.to(move[1], lying)), move)
    for card, cell in lying.items():
        if move[3] >> card & 1:
            text = re.sub(rf"(?<=[=,+]){re.escape(names[card])}(?=[,+=]|$)",
                          f"{names[card]}@{lent.zone}.{cell - lent.rows}", text, count=1)
    return text


def _read(mover: Mover, lent: Lent, state: State, text: str) -> Iterator[Reading]:
    """The readings of a text in which such cards may say where they are from; then it is these that are meant."""
    mark, named, strange = re.compile(rf"([^\s+,={{}}@]+)@{re.escape(lent.zone)}\.(\d+)", re.IGNORECASE), 0, ""
    lying = lent.lying(state)
    for name, side in mark.findall(text):
        meant = card_mask(lent.setup.cards, name)
        top = next((card for card, cell in lying.items()
                    if cell - lent.rows == int(side) and meant >> card & 1), None)
        named, strange = named | (0 if top is None else 1 << top), strange or (name if top is None else "")
    for found in mover.read(lent.shown(state, bits(lying)), mark.sub(r"\1", text)):
        if strange:
            yield replace(found, fault=reason(lent.path, f"{lent.kind}.tops_not_there", card=strange))
        elif found.move[3] & named == named or not found.move[3]:
            yield found
