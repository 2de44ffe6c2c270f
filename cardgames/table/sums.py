"""Which sets of items make a value: subset sums and unions of disjoint groups, shared by all who add up cards.

An item is a loose card or a pile taken as one card. The work is done on *counts of items by value*, packed into one
integer of WIDTH bits a value (the highest is a guard bit), because few different counts occur and each is worked out
once: `Known` tables fill themselves. Only at the end are counts spelled out in cards.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import accumulate, combinations
from math import comb
from typing import Generic, TypeVar

from cardgames.table.bits import adder, bits, singles

WIDTH, KEY_CARDS = 6, 12
FULL, GUARD = (1 << WIDTH) - 1, 1 << WIDTH - 1
Item = tuple[int, int]
"""(cards, value): a pile as one item of a sum."""

K = TypeVar("K")
V = TypeVar("V")


class Known(dict[K, V], Generic[K, V]):
    """A table that fills itself: `known[x]` is worked out once, by `fill(x)`. It is emptied when it has grown too
    large."""

    def __init__(self, fill: Callable[[K], V], most: int = 20_000) -> None:
        super().__init__()
        self.fill, self.most = fill, most

    def __missing__(self, key: K) -> V:
        if len(self) > self.most:
            self.clear()
        found = self[key] = self.fill(key)
        return found


class Overflow(Exception):
    """More sets than may be listed: a signal between a list and its maker, no fault."""


class Sums:
    """The sums of one kind: values up to `top`, at most `most` items in one sum (None = any number), and, if
    `distinct`, no two items of equal value in one. `limit` is the length of a list from which on `Overflow` is raised.

    `visited` counts the steps of all searches, so that a test can bound them."""

    def __init__(self, value: Sequence[int], top: int, *, most: int | None = None, distinct: bool = False,
                 limit: int = 5000) -> None:
        self.top, self.most, self.distinct, self.limit, self.visited = top, most, distinct, limit, 0
        self.one = one = [0] + [1 << WIDTH * place for place in range(top)]
        self.upto = [(1 << WIDTH * place) - 1 for place in range(top + 1)]
        self.guard = sum(GUARD * x for x in one)
        self.cards = [bits(c for c, v in enumerate(value) if v == a and a) for a in range(top + 1)]
        assert all(cards.bit_count() < GUARD for cards in self.cards), f"{GUARD} or more cards of one value"
        rated = [c for c, v in enumerate(value) if 0 < v <= top]
        parts = [rated[i:i + KEY_CARDS] for i in range(0, len(rated), KEY_CARDS)]
        count = adder([one[v] if v <= top else 0 for v in value])
        self.chunks: list[tuple[int, Known[int, int]]] = [(bits(part), Known(count)) for part in parts]
        self._sets = [Known(partial(self._whole, total)) for total in range(top + 1)]
        self._joined = [Known(partial(self._unions, total)) for total in range(top + 1)]
        self._plan = Known(self._spread)
        self._choice = [Known(partial(_choices, count)) for count in range(GUARD)]
        self._splits: dict[tuple[int, int], tuple[int, ...] | None] = {}
        self._grown: dict[tuple[int, int, int, bool], int | None] = {}

    def _whole(self, total: int, have: int) -> list[int]:
        return self.parts(total, total, self.most or total, have)

    def _spread(self, vec: int) -> list[tuple[int, int, int]]:
        """(cards of that value, the value, how many) for each value in `vec`."""
        out, value = list[tuple[int, int, int]](), 1
        while vec:
            if vec & FULL:
                out.append((self.cards[value], value, vec & FULL))
            vec, value = vec >> WIDTH, value + 1
        return out

    def counts(self, loose: int, items: Iterable[Item] = ()) -> int:
        """Packed counts of the loose cards and the items."""
        total = 0
        for cards, known in self.chunks:
            total += known[loose & cards]
        for _, value in items:
            total += self.one[value]
        return total

    def sets(self, total: int, counts: int) -> list[int]:
        """Packed counts of the sets with this sum, one item or more."""
        return self._sets[total][counts & self.upto[total]]

    def unions(self, value: int, counts: int) -> list[int]:
        """Packed counts of all unions of groups of `value` (of two items or more each), the empty one first.

        Raises `Overflow` beyond the limit."""
        return self._joined[value][counts & self.upto[value - 1]]

    def _unions(self, value: int, have: int) -> list[int]:
        seen, guarded = {0: None}, have | self.guard
        for group in self.sets(value, have):
            for known in list(seen):
                more = known + group
                while (guarded - more) & self.guard == self.guard:
                    self.visited += 1
                    seen[more] = None
                    more += group
            if len(seen) > self.limit:
                raise Overflow
        return list(seen)

    def masks(self, vec: int, loose: int, items: Sequence[Item] = ()) -> list[int]:
        """Every set of cards (and items) with these counts, as bit sets."""
        out = [0]
        for cards, value, count in self._plan[vec]:
            choices = self._choice[count][loose & cards]
            if items:
                own = [mask for mask, worth in items if worth == value]
                if own:
                    choices = [sum(c) for c in combinations(singles(loose & cards) + own, count)]
            out = choices if out == [0] else [mask | choice for mask in out for choice in choices]
        return out

    def size(self, vec: int) -> int:
        """How many items these counts hold."""
        return sum(count for _, _, count in self._plan[vec])

    def ways(self, vec: int, counts: int) -> int:
        """How many different sets of cards have these counts."""
        number = 1
        for _, value, count in self._plan[vec]:
            number *= comb(counts >> WIDTH * (value - 1) & FULL, count)
        return number

    def check_size(self, vecs: Iterable[int], counts: int, loose: int) -> None:
        """Raise `Overflow` before more sets are spelled out than the limit. Twelve cards have fewer subsets: no need to
        count."""
        if loose.bit_count() > 12:
            for ways in accumulate(self.ways(vec, counts) for vec in vecs):
                if ways > self.limit:
                    raise Overflow

    def splits(self, vec: int, value: int) -> tuple[int, ...] | None:
        """The items of `vec` split into groups of `value`, as packed counts; None if they cannot be. Exact.

        The largest item must be in one of the groups: each group that holds it is tried, and the rest split in turn."""
        if not vec:
            return ()
        key = vec, value
        if key not in self._splits:
            if len(self._splits) > 100_000:
                self._splits.clear()
            self._splits[key] = self._split(vec, value)
        return self._splits[key]

    def _split(self, vec: int, value: int) -> tuple[int, ...] | None:
        for group in self._holding((vec.bit_length() + WIDTH - 1) // WIDTH, value, vec):
            rest = self.splits(vec - group, value)
            if rest is not None:
                return (group, *rest)
        return None

    def extends(self, vec: int, value: int, counts: int) -> bool:
        """Whether this union of groups is part of a larger one within `counts`. Exact.

        Mostly one more group fits beside it; else another way to cut the same items is looked for."""
        counts &= self.upto[value - 1]
        left = (counts | self.guard) - vec
        return (any((left - group) & self.guard == self.guard for group in self.sets(value, counts))
                or self._grow(vec, counts - vec, value) is not None)

    def _grow(self, must: int, spare: int, value: int, more: bool = False) -> int | None:
        """A union of groups with all of `must` and at least one item of `spare` besides, or None."""
        if not must:
            return 0 if more else next(iter(self.parts(value, value - 1, self.most or value, spare)), None)
        key = must, spare, value, more
        if key not in self._grown:
            if len(self._grown) > 100_000:
                self._grown.clear()
            self._grown[key] = self._grow_by_group(must, spare, value, more)
        return self._grown[key]

    def _grow_by_group(self, must: int, spare: int, value: int, more: bool) -> int | None:
        for group in self._holding((must.bit_length() + WIDTH - 1) // WIDTH, value, must + spare):
            use = sum([min(count, must >> WIDTH * (a - 1) & FULL) << WIDTH * (a - 1)
                       for _, a, count in self._plan[group]])
            rest = self._grow(must - use, spare - (group - use), value, more or group != use)
            if rest is not None:
                return group + rest
        return None

    def maximal(self, value: int, counts: int, bound: int) -> list[int]:
        """Up to `bound` unions that are part of no larger one: depth first to where no group fits, then grown."""
        counts &= self.upto[value - 1]
        groups, have, out = self.sets(value, counts), counts | self.guard, dict[int, None]()
        steps = 0

        def descend(first: int, vec: int) -> None:
            nonlocal steps
            fit = [j for j in range(len(groups)) if (have - vec - groups[j]) & self.guard == self.guard]
            self.visited += len(groups)
            if not fit and vec:
                while (grown := self._grow(vec, counts - vec, value)) is not None:
                    vec = grown
                out[vec] = None
            for j in fit:
                if j >= first and len(out) < bound and steps < 10 * bound:
                    steps += 1
                    descend(j, vec + groups[j])

        descend(0, 0)
        return list(out)

    def _holding(self, largest: int, value: int, have: int) -> list[int]:
        """Groups of `value` within `have` that hold an item worth `largest`."""
        if largest >= value:
            return []
        rest = have & ~(FULL * self.one[largest]) if self.distinct else have - self.one[largest]
        left = (self.most or value) - 1
        return [self.one[largest] + part for part in self.parts(value - largest, value - largest, left, rest)]

    def parts(self, total: int, top: int, left: int, have: int) -> list[int]:
        """Packed counts of at most `left` items, none worth more than `top`, with this sum, within `have`."""
        if total == 0:
            return [0]
        out, one = [], self.one
        lying = have & self.upto[min(total, top)] if left else 0
        while lying:                                    # the largest value first
            value = (lying.bit_length() + WIDTH - 1) // WIDTH
            lying &= self.upto[value - 1]
            self.visited += 1
            rest = self.parts(total - value, value - self.distinct, left - 1, have - one[value])
            out += [part + one[value] for part in rest]
        return out


def _choices(count: int, cards: int) -> list[int]:
    """Every set of so many of these cards."""
    things = singles(cards)
    return things if count == 1 else [sum(chosen) for chosen in combinations(things, count)]
