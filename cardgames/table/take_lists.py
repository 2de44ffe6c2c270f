"""Lists of moves that take: what `Takes` finds for each card, as moves `(mover, card, 0, cards taken)`.

Each maker is called once a game and gives a function that adds to a list of moves: `complete` every capture, `cut` the
documented part of them where a table is crowded.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence

from cardgames.table.bound import Moves
from cardgames.table.state import Pile, State
from cardgames.table.takes import LIMIT, Takes
from cardgames.table.wide_takes import WideTakes

Lister = Callable[[State, Sequence[int], Moves], None]


def complete(takes: Takes, floor: int, mover: int) -> Lister:
    """Every capture. The lister raises `Overflow` where a card has more than LIMIT of them."""
    return _free_sums(takes, floor, mover) if any(takes.free) else _pairs(takes, floor, mover)


def _pairs(takes: Takes, floor: int, mover: int) -> Lister:
    """Where sums are of two cards at most: the ranks on the floor tell which parts there are to look at."""
    table_of, low, high, both, with_piles = takes.rows, takes.low, takes.high, takes.both, takes.with_piles
    rank, value = takes.cards.rank, takes.cards.value
    worth_bit = [1 << worth if worth and takes.allowed.piles else 0 for worth in value]

    def add(state: State, cards: Sequence[int], out: Moves) -> None:
        loose, piles, worths = state.z[floor], state.z[floor + 1], 0
        for pile in piles:
            worths |= 1 << pile[1]
        rows = table_of[((loose & low) + low | loose) & high]
        for card in cards:
            got: Sequence[int] | None = None
            for mask, table in rows[rank[card]]:
                sets = table[loose & mask]
                if sets:
                    got = both(got, sets) if got else sets
            if worths and worths & worth_bit[card]:
                got = with_piles(got or (), value[card], piles)
            if got:
                for mask in got:
                    out.append((mover, card, 0, mask))

    return add


def _free_sums(takes: Takes, floor: int, mover: int) -> Lister:
    """Where sums may have more cards: they are found from the counts of what lies there."""
    rank = takes.cards.rank

    def add(state: State, cards: Sequence[int], out: Moves) -> None:
        loose, piles, last = state.z[floor], state.z[floor + 1], -1
        sets: Sequence[int] = ()
        items = takes.items(piles)
        counts = takes.sums.counts(loose, items)
        for card in cards:
            if rank[card] != last:
                last = rank[card]
                sets = takes.sets(last, loose, piles, items, counts)
            if sets:
                out += [(mover, card, 0, mask) for mask in sets]

    return add


def cut(takes: Takes, floor: int, mover: int) -> Lister:
    """Part of the captures, a like share for each card: see `Takes.some`."""
    rank = takes.cards.rank

    def add(state: State, cards: Sequence[int], out: Moves) -> None:
        share, last, sets = LIMIT // len(cards), -1, list[int]()
        for card in cards:
            if rank[card] != last:
                last = rank[card]
                sets = takes.some(last, state.z[floor], state.z[floor + 1], share)
            out += [(mover, card, 0, mask) for mask in sets]

    return add


def wide(takes: WideTakes, floor: int, mover: int) -> Lister:
    """Every capture, for the forms that `WideTakes` is for."""
    kind, of, floors = takes.kind, takes.allowed.of, takes.floors
    all_take = of == takes.cards.all

    def add(state: State, cards: Sequence[int], out: Moves) -> None:
        takers = cards if all_take else [card for card in cards if of >> card & 1]
        if not takers:
            return
        loose, piles = state.z[floor], state.z[floor + 1]
        few = floors[loose, piles]
        if few is None:
            crowded(loose, piles, takers, out)
            return
        for card in takers:
            for mask in few[kind[card]]:
                out.append((mover, card, 0, mask))

    def crowded(loose: int, piles: Sequence[Pile], takers: Sequence[int], out: Moves) -> None:
        sets, last = list[int](), -1
        for card in takers:
            if kind[card] != last:
                last = kind[card]
                sets = takes.sets(card, loose, piles)
            out += [(mover, card, 0, mask) for mask in sets]

    return add


def wide_cut(takes: WideTakes, floor: int, mover: int) -> Lister:
    """Part of them, a like share for each card: see `WideTakes.some`."""
    def add(state: State, cards: Sequence[int], out: Moves) -> None:
        share = LIMIT // len(cards)
        for card in cards:
            out += [(mover, card, 0, mask) for mask in takes.some(card, state.z[floor], state.z[floor + 1], share)]

    return add
