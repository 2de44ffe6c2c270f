"""Groups of things on a floor where a card may be worth several values: counted by class, not by value.

A class is what cannot be told apart in a sum: cards of one rank with the same values on the floor, piles of one value,
locked or not. Counts of things by class are packed into one integer, WIDTH bits a class, as in `sums`, which is the
faster way where each card has one value.
"""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations, islice
from math import comb
from typing import NamedTuple

from cardgames.table.bits import adder, singles
from cardgames.table.packs import Cards
from cardgames.table.state import Pile
from cardgames.table.sums import FULL, GUARD, WIDTH, Known, Overflow


class Sum(NamedTuple):
    """Which things make a sum: from `least` to `most` of them (None = any number); `distinct`: of different ranks and
    values."""

    total: int
    least: int
    most: int | None
    distinct: bool


class Classes:
    """The classes of a pack. `lies`: for each class what one thing of it may be worth; cards come first, then piles.

    cards: for each class its cards. open, locked: for each value the class of piles of it, packed as one thing."""

    def __init__(self, cards: Cards, top: int) -> None:
        kinds = list(zip(cards.rank, cards.lies, strict=True))
        self.ranks = list(dict.fromkeys(kinds))
        self.of_card = [self.ranks.index(kind) for kind in kinds]
        self.cards = [sum(1 << c for c, own in enumerate(self.of_card) if own == k) for k in range(len(self.ranks))]
        self.top, self.first_pile = top, len(self.ranks)
        self.lies = [lies for _, lies in self.ranks] + [(value,) for value in range(1, top + 1) for _ in range(2)]
        self.one = [1 << WIDTH * k for k in range(len(self.lies))]
        self._counted = adder([self.one[k] for k in self.of_card])
        self.guard = sum(GUARD * one for one in self.one)
        self.loose = (1 << WIDTH * self.first_pile) - 1
        self.unlocked = self.loose + sum(FULL * self.one[k] for k in range(self.first_pile, len(self.lies), 2))
        self._sums: Known[tuple[Sum, int], list[int]] = Known(lambda key: _sums(self, *key))

    @cached_property
    def options(self) -> list[tuple[int, int]]:
        """What things may be worth: (value, class), the largest value first."""
        return sorted(((value, k) for k, lies in enumerate(self.lies) for value in lies), reverse=True)

    def of_pile(self, pile: Pile) -> int:
        """The class of a pile."""
        return self.first_pile + 2 * (pile[1] - 1) + bool(pile[3])

    def counts(self, loose: int, piles: Iterable[Pile] = ()) -> int:
        """Packed counts of loose cards and piles."""
        found = self._counted(loose)
        for pile in piles:
            if pile[1] <= self.top:
                found += self.one[self.of_pile(pile)]
        return found

    def fits(self, part: int, have: int) -> bool:
        """Whether these counts are within those."""
        return ((have | self.guard) - part) & self.guard == self.guard

    def spread(self, vec: int) -> list[tuple[int, int]]:
        """(class, how many) for each class of which there are any, the last class first."""
        out = []
        while vec:
            k = (vec.bit_length() - 1) // WIDTH
            out.append((k, vec >> WIDTH * k))
            vec &= self.one[k] - 1
        return out

    def size(self, vec: int) -> int:
        """How many things these counts hold."""
        return sum(count for _, count in self.spread(vec))

    def shared(self, first: int, second: int) -> int:
        """What two counts have in common."""
        return sum(min(count, second >> WIDTH * k & FULL) * self.one[k] for k, count in self.spread(first))

    def sums(self, wanted: Sum, have: int) -> list[int]:
        """Packed counts of all sums within `have`."""
        return self._sums[wanted, have & self.unlocked]

    def ways(self, vec: int, have: int) -> int:
        """How many sets of things have these counts."""
        number = 1
        for k, count in self.spread(vec):
            number *= comb(have >> WIDTH * k & FULL, count)
        return number

    def masks(self, vec: int, loose: int, piles: Sequence[Pile], most: int | None = None) -> list[int]:
        """The sets of cards (with whole piles) that have these counts, or the first `most` of them."""
        out = [0]
        for k, count in self.spread(vec):
            choices = [sum(chosen) for chosen in islice(combinations(self.things(k, loose, piles), count), most)]
            out = [mask | choice for mask in out for choice in choices][:most]
        return out

    def things(self, k: int, loose: int, piles: Sequence[Pile]) -> list[int]:
        """The things of a class, as bit sets."""
        if k < self.first_pile:
            return singles(loose & self.cards[k])
        return [pile[0] for pile in piles if pile[1] <= self.top and self.of_pile(pile) == k]

    def spell(self, groups: Iterable[int], loose: int, piles: Sequence[Pile]) -> list[list[int]]:
        """Disjoint groups of things with these counts, each thing a bit set."""
        left = {k: self.things(k, loose, piles) for vec in groups for k, _ in self.spread(vec)}
        return [[left[k].pop(0) for k, count in self.spread(vec) for _ in range(count)] for vec in groups]


def _sums(classes: Classes, wanted: Sum, have: int) -> list[int]:
    options = [(value, k) for value, k in classes.options if value <= wanted.total and have >> WIDTH * k & FULL]
    found: dict[int, None] = {}

    def add(at: int, total: int, left: int, have: int, vec: int) -> None:
        if not total:
            if wanted.total and classes.size(vec) >= wanted.least:
                found[vec] = None
            return
        for i in range(at, len(options) if left else 0):
            value, k = options[i]
            if value <= total and have >> WIDTH * k & FULL:
                rest = have & ~(FULL * classes.one[k]) if wanted.distinct else have - classes.one[k]
                after = next((j for j in range(i, len(options)) if options[j][0] < value), len(options))
                add(after if wanted.distinct else i, total - value, left - 1, rest, vec + classes.one[k])

    add(0, wanted.total, wanted.total if wanted.most is None else wanted.most, have, 0)
    return list(found)


class Cover:
    """Unions of disjoint groups. Of the groups in `once` a union has one at most."""

    def __init__(self, classes: Classes, groups: Iterable[int], once: Iterable[int] = ()) -> None:
        self.classes = classes
        self.many, self.once = list(dict.fromkeys(groups)), list(dict.fromkeys(once))
        self._known: dict[tuple[int, int, bool, bool], tuple[int, ...] | None] = {}

    def unions(self, have: int, limit: int) -> list[int]:
        """All of them within `have`, at least one group each. Raises `Overflow` beyond the limit."""
        fits, seen = self.classes.fits, {0: None}
        for group in self.many:
            for known in list(seen):
                more = known + group
                while more not in seen and fits(more, have):
                    seen[more] = None
                    more += group
                    if len(seen) > limit:
                        raise Overflow
        for group in self.once:
            seen.update(dict.fromkeys(more for more in [known + group for known in seen] if fits(more, have)))
            if len(seen) > limit:
                raise Overflow
        return [vec for vec in seen if vec]

    def split(self, vec: int) -> tuple[int, ...] | None:
        """These counts as groups, or None."""
        return self.over(vec, 0, once=True, more=True)

    def larger(self, vec: int, have: int) -> tuple[int, ...] | None:
        """Groups within `have` that hold all of `vec` and more, or None."""
        return self.over(vec, have - vec, once=True, more=False)

    def over(self, must: int, spare: int, *, once: bool, more: bool) -> tuple[int, ...] | None:
        """Groups that hold all of `must`, and otherwise only of `spare`; without `more` some of it. Exact.

        The last class in `must` has to be in one of the groups: each is tried, and the rest covered in turn."""
        key = must, spare, once, more
        if key not in self._known:
            if len(self._known) > 100_000:
                self._known.clear()
            self._known[key] = self._over(must, spare, once, more)
        return self._known[key]

    def _over(self, must: int, spare: int, once: bool, more: bool) -> tuple[int, ...] | None:
        if not must and more:
            return ()
        classes = self.classes
        at = (must.bit_length() - 1) // WIDTH * WIDTH if must else 0
        for number, group in enumerate([*self.many, *(self.once if once else ())]):
            if (must and not group >> at & FULL) or not classes.fits(group, must + spare):
                continue
            if not must:
                return (group,)
            use = classes.shared(group, must)
            rest = self.over(must - use, spare - (group - use), once=once and number < len(self.many),
                             more=more or group != use)
            if rest is not None:
                return (group, *rest)
        return None
