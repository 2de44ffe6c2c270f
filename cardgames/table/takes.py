"""What one card can take from a floor of loose cards and piles: listed, bounded, and asked for in short.

A taken set is a union of disjoint groups: equal cards, sums, piles of the value. Where sums are of two cards it is a
free product of independent parts (equal cards; cards of value a with cards of value v - a; each pile), so each part is
a self-filling table of the few cards that matter to it. Sums of any number go through `sums`.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial, reduce
from itertools import combinations
from math import comb
from operator import or_
from typing import NamedTuple

from cardgames.table.bits import ids, runs, subsets
from cardgames.table.packs import Cards
from cardgames.table.state import Pile
from cardgames.table.sums import Item, Known, Overflow, Sums

LIMIT = 5000
"""The longest list of moves; see `CutMoves`."""
MAXIMAL = 200
"""How many maximal unions a cut list holds at most."""


class Allowed(NamedTuple):
    """The parameters of a capture, spelled out. `most` items in a sum (None = any number, 0 = no sums)."""

    equal: str
    equal_courts: str
    most: int | None
    distinct: bool
    piles: bool
    piles_in_sums: bool
    everything: bool


Part = tuple[int, Known[int, tuple[int, ...]]]
"""One of the independent parts of what a rank takes: the cards that matter to it, and what those that lie there
allow."""
Needs = Sequence[int]
"""Sets of cards of which a part needs one each to be anything."""
Row = tuple[Part, ...]
"""The parts of one rank that may be something."""
Join = Callable[[Sequence[int], Sequence[int]], Sequence[int]]
"""What two parts allow together."""


class Takes:
    """The captures of every rank of a pack. Sets of cards are bit sets over loose cards and whole piles.

    parts: for each rank its parts. rows: by the ranks that lie there (see `present`), for each rank the parts that may
    be something."""

    def __init__(self, cards: Cards, allowed: Allowed) -> None:
        self.cards, self.allowed = cards, allowed
        self.of_rank = cards.of_rank
        self.value = [next(cards.value[c] for c in ids(mask)) for mask in cards.of_rank]
        self.equal = [allowed.equal if value else allowed.equal_courts for value in self.value]
        most = allowed.most
        self.sums = Sums(cards.value, max(self.value), most=most or None, distinct=allowed.distinct, limit=LIMIT)
        self.pairs = most == 2 and not allowed.piles_in_sums        # tables know loose cards only
        self.free = [not self.pairs and most != 0 and value > 1 for value in self.value]
        self.both: Join = one_of_each if allowed.everything else some_of_both
        self._same: Known[int, int] = Known(lambda mask: mask)
        needy = [self._parts(rank) for rank in range(len(self.value))]
        self.parts = [[part for _, part in found] for found in needy]
        paired = reduce(or_, [mask for found in needy for needs, (mask, _) in found if len(needs) > 1], 0)
        self.low, self.high = runs(cards.rank, paired)
        by_rank = [self._row(found) for found in needy]
        self.rows: Known[int, tuple[Row, ...]] = Known(
            lambda present: tuple([rows[present & asked] for asked, rows in by_rank]))

    # Tables. Few keys, so that they are met again; few and small objects, so that the processor has them at hand.

    def _parts(self, rank: int) -> list[tuple[Needs, Part]]:
        value, equal, parts = self.value[rank], self.of_rank[rank], list[tuple[Needs, Part]]()
        if self.equal[rank] != "none":
            parts.append(((equal,), (equal, Known(partial(self._equal, rank)))))
        for a in range(1, value // 2 + 1) if self.pairs else ():
            if 2 * a < value or not self.allowed.distinct:
                low, high = self.sums.cards[a], self.sums.cards[value - a]
                parts.append(((low, high), (low | high, Known(partial(self._pairs, a, value - a)))))
        return parts

    def _row(self, parts: list[tuple[Needs, Part]]) -> tuple[int, Known[int, Row]]:
        """What decides which of these parts may be something, and the table of them. What is in no pair is not asked
        for, so its parts always may."""
        asked = [([need & self.high for need in needs if need & self.high], part) for needs, part in parts]
        return (reduce(or_, [need for needs, _ in asked for need in needs], 0),
                Known(lambda present: tuple([part for needs, part in asked if all(need & present for need in needs)])))

    def _equal(self, rank: int, lying: int) -> tuple[int, ...]:
        each = [1 << card for card in ids(lying)]
        if self.allowed.everything and self.equal[rank] == "all":
            return (self._same[lying],) if lying else ()
        if self.equal[rank] == "all":
            check(2 ** len(each))
            each = subsets(each)[1:]
        return tuple([self._same[mask] for mask in each])

    def _pairs(self, a: int, b: int, lying: int) -> tuple[int, ...]:
        """Equally many cards of value a and of value b; an even number where they are the same."""
        low, high = ([1 << card for card in ids(lying & self.sums.cards[v])] for v in (a, b))
        sizes = range(2, len(low) + 1, 2) if a == b else range(1, min(len(low), len(high)) + 1)
        if self.allowed.everything:
            sizes = sizes[-1:]
        check(sum([comb(len(low), k) * (comb(len(high), k) if a != b else 1) for k in sizes]))
        if a == b:
            return tuple([self._same[sum(c)] for k in sizes for c in combinations(low, k)])
        return tuple([self._same[sum(c) + sum(d)]
                      for k in sizes for c in combinations(low, k) for d in combinations(high, k)])

    # Lists.

    def present(self, loose: int) -> int:
        """Which ranks of pairs lie there: the last card of each such rank, lying there itself or not (see `runs`)."""
        return (((loose & self.low) + self.low) | loose) & self.high

    def items(self, piles: Sequence[Pile]) -> Sequence[Item]:
        """The piles that sums may run through."""
        return [pile[:2] for pile in piles if not pile[3]] if self.allowed.piles_in_sums and piles else ()

    def sets(self, rank: int, loose: int, piles: Sequence[Pile], items: Sequence[Item], counts: int) -> Sequence[int]:
        """All sets that a card of this rank may take. `items` and `counts` (of loose cards and items) serve free sums.

        Raises `Overflow` when there are more than LIMIT."""
        got: Sequence[int] = ()
        for cards, table in self.rows[self.present(loose)][rank]:
            more: Sequence[int] = table[loose & cards]
            if more:
                got = self.both(got, more) if got else more
        if self.free[rank]:
            more = self._free_sums(self.value[rank], loose, items, counts)
            if more:
                got = self.both(got, more) if got else more
        return self.with_piles(got, self.value[rank], piles) if piles else got

    def with_piles(self, got: Sequence[int], value: int, piles: Sequence[Pile]) -> Sequence[int]:
        """These sets, and the piles of this value with them."""
        if value and self.allowed.piles:
            for pile in piles:
                if pile[1] == value:
                    got = self.both(got, [pile[0]]) if got else [pile[0]]
        return got

    def _free_sums(self, value: int, loose: int, items: Sequence[Item], counts: int) -> list[int]:
        vecs = self.sums.unions(value, counts)[1:]
        if not vecs:
            return []
        if self.allowed.everything:
            vecs = [vec for vec in vecs if not self.sums.extends(vec, value, counts)]
        self.sums.check_size(vecs, counts, loose)
        return [mask for vec in vecs for mask in self.sums.masks(vec, loose, items)]

    def some(self, rank: int, loose: int, piles: Sequence[Pile], share: int) -> list[int]:
        """At most `share` sets where there are too many: equal cards, piles, all of them, maximal unions up to a bound,
        then single groups, those of few cards first."""
        value, everything, sums = self.value[rank], self.allowed.everything, self.sums
        extra = [pile[0] for pile in piles if pile[1] == value] if self.allowed.piles and value else []
        equal = [1 << card for card in ids(loose & self.of_rank[rank])] if self.equal[rank] != "none" else []
        full = sum(extra) | sum(equal[:1] if self.equal[rank] == "one" else equal)
        masks = dict.fromkeys([mask for mask in [*equal, *extra, full] if mask and not everything])
        best: list[int] = []
        if self.allowed.most != 0 and value > 1:
            items = self.items(piles)
            counts = sums.counts(loose, items)
            best = sums.maximal(value, counts, MAXIMAL)
            for vec in best:
                masks.update(dict.fromkeys(full | mask for mask in sums.masks(vec, loose, items)[:4]))
            for vec in () if everything else sorted(sums.sets(value, counts & sums.upto[value - 1]), key=sums.size):
                if len(masks) < share:
                    masks.update(dict.fromkeys(sums.masks(vec, loose, items)))
        if full and not best:
            masks[full] = None
        return list(masks)[:share]

    def any(self, rank: int, loose: int, piles: Sequence[Pile]) -> bool:
        """Whether a card of this rank can take anything. No list is made."""
        for cards, table in self.parts[rank]:
            lying = loose & cards
            try:
                if lying and table[lying]:
                    return True
            except Overflow:
                return True
        value = self.value[rank]
        for pile in piles:
            if pile[1] == value and self.allowed.piles:
                return True
        if not self.free[rank]:
            return False
        counts = self.sums.counts(loose, self.items(piles))
        return bool(self.sums.sets(value, counts & self.sums.upto[value - 1]))


def check(size: int) -> None:
    """Raise `Overflow` before a list is made that is longer than the limit."""
    if size > LIMIT:
        raise Overflow


def some_of_both(first: Sequence[int], second: Sequence[int]) -> list[int]:
    """What a card takes from two independent parts, if it may take only some: one of the first, one of the second, or
    both. Raises `Overflow` beyond the limit."""
    check((len(first) + 1) * (len(second) + 1))
    out = list(first)
    for more in second:
        out.append(more)
        for mask in first:
            out.append(mask | more)
    return out


def one_of_each(first: Sequence[int], second: Sequence[int]) -> Sequence[int]:
    """The same if it must take all it can: from each part where there is anything."""
    check(len(first) * len(second))
    return [mask | more for more in second for mask in first] or first or second
