"""What adds up on a floor of few things, spelled out in cards: the faster way while a table is not crowded.

A floor with `FEW` things or more, or with more sums than `MANY`, is counted by class instead, see `groups`; both ways
find the same sets.
"""
from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from cardgames.table.bits import singles
from cardgames.table.packs import Cards
from cardgames.table.sums import Item

FEW, MANY, COUNT, RECENT = 13, 400, 4, 50
"""COUNT: the bits of a number below FEW. RECENT: how many floors are remembered, for whoever asks of one again at once:
the same one rarely comes back later, and what is kept has to be held in the processor's nearest memory to be fast."""


class Floor:
    """The things of one floor and all their sums, as sorted codes (see `Adding`). `known` is for what its asker has
    worked out for this floor."""

    __slots__ = ("adding", "codes", "known", "loose", "piles")

    def __init__(self, adding: Adding, loose: int, piles: Sequence[Item], codes: list[int]) -> None:
        self.adding, self.loose, self.piles, self.codes = adding, loose, piles, codes
        self.known: dict[int, list[int]] = {}

    def size(self, things: int) -> int:
        """How many things are in a set: a pile counts as one, and one that is no thing of a sum is taken alone."""
        if not things & ~self.loose:
            return things.bit_count()
        return (things & self.loose).bit_count() + (sum(1 for pile in self.piles if pile[0] & things) or 1)

    def sums(self, total: int, least: int, most: int | None, without: int = 0) -> list[int]:
        """All sets with this sum of so many things (None = any number) that have none of these marks, each once."""
        adding, codes = self.adding, self.codes
        first = bisect_left(codes, total << adding.summed)
        if first == len(codes) or codes[first] >> adding.summed != total:
            return []
        of, counted, full, most = adding.cards, adding.counted, (1 << COUNT) - 1, FEW if most is None else most
        found = [code & of for code in codes[first:bisect_left(codes, total + 1 << adding.summed, first)]
                 if least <= code >> counted & full <= most and not code & without]
        return list(dict.fromkeys(found)) if adding.several else found


class Adding:
    """Adds up what lies on floors: sums up to `top`, if `distinct` of things of different ranks and values only.

    A set is worked with as one number, its code: the cards, then how many things they are, then a mark for every rank
    and value among them if that matters, then their sum, so that adding codes adds all of these."""

    def __init__(self, cards: Cards, top: int, distinct: bool) -> None:
        self.top, self.distinct = top, distinct
        self.counted = len(cards.faces)
        self.marked = self.counted + COUNT
        self.summed = self.marked + (top + 1 + len(cards.ranks) if distinct else 0)
        self.cards = (1 << self.counted) - 1
        self.several = any(len(lies) > 1 for lies in cards.lies)    # then a set may have one sum in two ways
        self.things = {1 << card: tuple([self._code(1 << card, value, cards.rank[card])
                                         for value in dict.fromkeys(lies) if value <= top])
                       for card, lies in enumerate(cards.lies)}

    def marks(self, rank: int, value: int) -> int:
        """The marks of a thing worth so much; rank -1 = none."""
        if not self.distinct or value > self.top:
            return 0
        return (1 << value | (1 << self.top + 1 + rank if rank >= 0 else 0)) << self.marked

    def _code(self, things: int, value: int, rank: int = -1) -> tuple[int, int, int]:
        """A thing: its code, what the codes that it can be added to are below, and the marks that they do not have."""
        marks = self.marks(rank, value)
        return (value << self.summed | marks | 1 << self.counted | things, self.top - value + 1 << self.summed, marks)

    def floor(self, loose: int, piles: Sequence[Item]) -> Floor | None:
        """What adds up there; None where it is crowded. The piles are those that may be things of a sum."""
        if loose.bit_count() + len(piles) >= FEW:
            return None
        things = [self.things[card] for card in singles(loose)] if self.top else []
        things += [(self._code(*pile),) for pile in piles if pile[1] <= self.top]
        codes = [0]
        for worths in things:
            if self.several or self.distinct:
                codes += [code + other for code, below, marks in worths
                          for other in codes if other < below and not other & marks]
            elif worths:
                code, below, _ = worths[0]
                codes += [code + other for other in codes if other < below]
            if len(codes) > MANY:
                return None
        codes.sort()
        return Floor(self, loose, piles, codes)


def unions(many: Sequence[int], once: Sequence[int] = ()) -> list[int]:
    """All unions of disjoint sets, at least one each; of the sets in `once` a union has one at most."""
    seen = [0]
    for group in many:
        seen += [known | group for known in seen if not known & group]
        if len(seen) > 2:
            seen = list(dict.fromkeys(seen))
    if once:
        seen += [known | group for group in once for known in seen if not known & group]
        return list(dict.fromkeys(seen))[1:]
    return seen[1:]
