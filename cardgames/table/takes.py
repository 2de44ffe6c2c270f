"""What one card can take from a floor of loose cards and piles: listed, bounded, and checked exactly.

A taken set is a union of disjoint groups: equal cards, sums, piles of the value. Where sums are of two cards it is a free
product of independent parts (equal cards; cards of value a with cards of value v - a; each pile), so each part is a
self-filling table of the few cards that matter to it. Sums of any number go through `sums`.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import NamedTuple

from cardgames.table.bits import ids, subsets
from cardgames.table.packs import Cards
from cardgames.table.state import Pile
from cardgames.table.sums import KEY_CARDS, Item, Known, Overflow, Sums

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


class Takes:
    """The captures of every rank of a pack. Sets of cards are bit sets over loose cards and whole piles."""

    def __init__(self, cards: Cards, allowed: Allowed) -> None:
        self.cards, self.allowed = cards, allowed
        self.of_rank = cards.of_rank
        self.value = [next(cards.value[c] for c in ids(mask)) for mask in cards.of_rank]
        self.one = [(allowed.equal if value else allowed.equal_courts) == "one" for value in self.value]
        most = allowed.most
        self.sums = Sums(cards.value, max(self.value), most=most or None, distinct=allowed.distinct, limit=LIMIT)
        self.pairs = most == 2 and not allowed.piles_in_sums        # tables know loose cards only
        self.free = [not self.pairs and most != 0 and value > 1 for value in self.value]
        self.skip = 0 if allowed.everything else 1
        self.rows = [self._tables(rank) for rank in range(len(self.value))]
        self.reach = [sum(mask for mask, _ in rows) for rows in self.rows]

    # Tables: what the cards of one part allow, the empty set first where a card may take only some.

    def _tables(self, rank: int) -> list[tuple[int, Known[int, list[int]]]]:
        """Parts are joined into tables of at most KEY_CARDS cards: few keys, so that they are met again."""
        bundles: list[tuple[int, list[tuple[int, Callable[[int], list[int]]]]]] = []
        for cards, fill in self._parts(rank):
            for place, (mask, together) in enumerate(bundles):
                if (mask | cards).bit_count() <= KEY_CARDS:
                    bundles[place] = mask | cards, [*together, (cards, fill)]
                    break
            else:
                bundles.append((cards, [(cards, fill)]))
        return [(mask, _product(together)) for mask, together in bundles]

    def _parts(self, rank: int) -> list[tuple[int, Callable[[int], list[int]]]]:
        parts: list[tuple[int, Callable[[int], list[int]]]] = []
        if self.allowed.equal != "none":
            parts.append((self.of_rank[rank], lambda x: self._equal(rank, x)))
        value = self.value[rank]
        for a in range(1, value // 2 + 1) if self.pairs else ():
            if 2 * a < value or not self.allowed.distinct:
                cards = self.sums.cards[a] | self.sums.cards[value - a]
                parts.append((cards, lambda x, a=a: self._pairs(a, value - a, x)))  # type: ignore[misc]
        return parts

    def _equal(self, rank: int, lying: int) -> list[int]:
        each = [1 << card for card in ids(lying)]
        if self.allowed.everything:
            return (each or [0]) if self.one[rank] else [lying]
        return [0, *each] if self.one[rank] else subsets(each)

    def _pairs(self, a: int, b: int, lying: int) -> list[int]:
        """Equally many cards of value a and of value b; an even number where they are the same."""
        low, high = ([1 << card for card in ids(lying & self.sums.cards[v])] for v in (a, b))
        if a == b:
            sizes = range(0, len(low) + 1, 2)
            return [sum(c) for k in (sizes[-1:] if self.allowed.everything else sizes) for c in combinations(low, k)]
        sizes = range(min(len(low), len(high)) + 1)
        return [sum(c) + sum(d) for k in (sizes[-1:] if self.allowed.everything else sizes)
                for c in combinations(low, k) for d in combinations(high, k)]

    # Lists.

    def items(self, piles: Sequence[Pile]) -> Sequence[Item]:
        """The piles that sums may run through."""
        return [pile[:2] for pile in piles if not pile[3]] if self.allowed.piles_in_sums and piles else ()

    def sets(self, rank: int, loose: int, piles: Sequence[Pile], items: Sequence[Item], counts: int) -> list[int]:
        """All sets that a card of this rank may take. `items` and `counts` (of loose cards and items) serve free sums.

        Raises `Overflow` when there are more than LIMIT."""
        value = self.value[rank]
        got = [known[loose & cards] for cards, known in self.rows[rank]]
        if self.free[rank]:
            got.append(self._free_sums(value, loose, items, counts))
        if self.allowed.piles and value:
            got += [[pile[0]] if self.allowed.everything else [0, pile[0]] for pile in piles if pile[1] == value]
        out = multiply(got)
        return out[self.skip:] if len(out) > 1 or out[0] else []

    def _free_sums(self, value: int, loose: int, items: Sequence[Item], counts: int) -> list[int]:
        vecs = self.sums.unions(value, counts)
        if len(vecs) == 1:
            return [0]
        if self.allowed.everything:
            vecs = [vec for vec in vecs if not self.sums.extends(vec, value, counts)]
        self.sums.check_size(vecs, counts, loose)
        return [mask for vec in vecs for mask in self.sums.masks(vec, loose, items)]

    def some(self, rank: int, loose: int, piles: Sequence[Pile], share: int) -> list[int]:
        """At most `share` sets where there are too many: equal cards, piles, all of them, maximal unions up to a bound, then
        single groups, those of few cards first."""
        value, everything, sums = self.value[rank], self.allowed.everything, self.sums
        extra = [pile[0] for pile in piles if pile[1] == value] if self.allowed.piles and value else []
        equal = [1 << card for card in ids(loose & self.of_rank[rank])] if self.allowed.equal != "none" else []
        full = sum(extra) | (equal[0] if self.one[rank] and equal else sum(equal))
        masks = dict.fromkeys([] if everything else [*equal, *extra, full])
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
        if not best:
            masks[full] = None
        masks.pop(0, None)
        return list(masks)[:share]

    def any(self, rank: int, loose: int, piles: Sequence[Pile]) -> bool:
        """Whether a card of this rank can take anything. No list is made."""
        if loose & self.reach[rank]:
            for cards, known in self.rows[rank]:
                if known[loose & cards]:
                    return True
        value = self.value[rank]
        if piles and value and self.allowed.piles and any(pile[1] == value for pile in piles):
            return True
        if not self.free[rank]:
            return False
        counts = self.sums.counts(loose, self.items(piles))
        return bool(self.sums.sets(value, counts & self.sums.upto[value - 1]))


def _product(parts: list[tuple[int, Callable[[int], list[int]]]]) -> Known[int, list[int]]:
    """One table for several independent parts."""
    def fill_all(lying: int) -> list[int]:
        sets = multiply([fill(lying & cards) for cards, fill in parts])
        return sets if len(sets) > 1 or sets[0] else []
    return Known(fill_all)


def multiply(factors: Sequence[list[int]]) -> list[int]:
    """All unions of one set from each factor; raises `Overflow` beyond the limit."""
    out = [0]
    for sets in factors:
        if sets and (len(sets) > 1 or sets[0]):
            if len(sets) * len(out) > LIMIT:
                raise Overflow
            out = [a | b for a in sets for b in out]
    return out
