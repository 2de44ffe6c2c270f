"""What one card can take from a floor of few things: the faster way of `WideTakes` while a table is not crowded.

Sets are spelled out in cards from the first. Where one group is all that a card takes and each card lies at one value,
the sums come from `Sums`, which knows them by the counts of values alone, and those have mostly been met before; else
from all the sums of the floor, see `few`.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardgames.table.bits import singles
from cardgames.table.few import FEW, RECENT, Adding, unions
from cardgames.table.offers import Kinds, Offer
from cardgames.table.state import Pile
from cardgames.table.sums import GUARD, Item, Known, Sums

Summing = Callable[[int], list[int]]
"""All sets of one floor with a sum, those of few things first."""


class Plan(NamedTuple):
    """What cards of a kind may take: these for being equal (`one` of them at most), and sums and piles of `targets`."""

    equal: int
    one: bool
    targets: tuple[int, ...]


class Floor(dict[int, list[int]]):
    """By the kind of a card all sets that it may take from one floor: a table that fills itself."""

    __slots__ = ("loose", "piles", "sums", "takes")

    def __init__(self, takes: FewTakes, loose: int, piles: Sequence[Pile], sums: Summing) -> None:
        self.takes, self.loose, self.piles, self.sums = takes, loose, piles, sums

    def __missing__(self, kind: int) -> list[int]:
        found = self[kind] = self.takes.sets(self, kind)
        return found


class FewTakes:
    """The captures of every kind of card on floors of few things.

    floors: by loose cards and piles what may be taken there; None where that is crowded."""

    def __init__(self, kinds: Kinds) -> None:
        self.kinds, self.allowed = kinds, kinds.allowed
        self._plans = [self._plan(kinds.kind.index(kind)) for kind in range(len(kinds.kinds))]
        self._prefers = "" if kinds.allowed.prefer == "none" else kinds.allowed.prefer
        self._alone = kinds.least < 2                               # whether one thing may be a sum
        self._equals_first = self._prefers and not self._alone      # then no sum is taken where an equal card is
        self._summing = _by_counts(kinds) if _countable(kinds) else _spelled(kinds)
        self.floors: Known[tuple[int, tuple[Pile, ...]], Floor | None] = Known(self._floor, RECENT)

    def _plan(self, card: int) -> Plan:
        kinds = self.kinds
        equal = kinds.cards.of_rank[kinds.cards.rank[card]] if kinds.equal(card) != "none" else 0
        return Plan(equal, kinds.one(card), kinds.targets(card))

    def _floor(self, lying: tuple[int, Sequence[Pile]]) -> Floor | None:
        takes, (loose, piles) = self.allowed.takes, lying
        loose, piles = loose & takes, [pile for pile in piles if not pile[0] & ~takes] if piles else piles
        if loose.bit_count() + len(piles) >= FEW:
            return None
        items = [pile[:2] for pile in piles if not pile[3]] if piles and self.allowed.piles_in_sums else ()
        sums = self._summing(loose, items)
        return None if sums is None else Floor(self, loose, piles, sums)

    def sets(self, floor: Floor, kind: int) -> list[int]:
        """All sets that cards of this kind may take from a floor."""
        same, one, targets = self._plans[kind]
        equal = singles(floor.loose & same) if floor.loose & same else []
        if equal and self._equals_first and not floor.piles:
            targets = ()
        found = list[int]()
        for _, _, others in self._offers(floor, equal, targets):
            if not self.kinds.single_group:
                found += unions(others, equal) if one else unions((*others, *equal))
            else:
                found += equal if one or len(equal) < 2 else unions(equal)
                found += others
        if len(found) < 2:
            return found
        if self.allowed.several == "all" and not self.kinds.single_group:
            found = [mask for mask in found if not any(mask & other == mask != other for other in found)]
        return list(dict.fromkeys(found))

    def _offers(self, floor: Floor, equal: Sequence[int], targets: Sequence[int]) -> list[Offer]:
        """What equal cards and each of the sums or piles allow, as far as that is anything."""
        if not targets:
            return [Offer(0, equal, ())] if equal else []
        found, piles = list[Offer](), floor.piles
        for target in targets:
            others = floor.sums(target)
            if piles and self.allowed.piles:
                others += [pile[0] for pile in piles if pile[1] == target and pile[0] not in others]
            if equal or others:
                found.append(Offer(target, equal, others))
        if not found or not self._prefers or (self._prefers == "single" and not (equal or self._alone or piles)):
            return found
        return self.kinds.preferred(found, lambda things: size(things, floor.loose, piles))


def _spelled(kinds: Kinds) -> Callable[[int, Sequence[Item]], Summing | None]:
    """Sums from all that adds up on a floor; None where that is too much."""
    least, most, adding = kinds.least, kinds.allowed.most, Adding(kinds.cards, kinds.top, kinds.allowed.distinct)

    def summing(loose: int, items: Sequence[Item]) -> Summing | None:
        floor = adding.floor(loose, items)
        return None if floor is None else lambda total: floor.sums(total, least, most)

    return summing


def _countable(kinds: Kinds) -> bool:
    """Whether counts of values tell the sums: no card has several on the floor, and no value has too many cards."""
    lies = kinds.cards.lies
    return (kinds.single_group and not kinds.allowed.distinct and all(len(values) < 2 for values in lies)
            and all(lies.count(values) < GUARD for values in {*lies}))


def _by_counts(kinds: Kinds) -> Callable[[int, Sequence[Item]], Summing]:
    """Sums from the counts of values."""
    if not kinds.top:
        return lambda loose, items: _no_sums
    known = Sums(kinds.cards.value, kinds.top, most=kinds.allowed.most)
    counted, sets, masks = known.counts, known.sets, known.masks
    within = [known.upto[max(0, total - kinds.least + 1)] for total in range(kinds.top + 1)]

    def summing(loose: int, items: Sequence[Item]) -> Summing:
        counts = counted(loose, items)

        def sums(total: int) -> list[int]:
            found = list[int]()
            for vec in sets(total, counts & within[total]):
                found += masks(vec, loose, items)
            if len(found) > 1:
                found.sort(key=lambda mask: (size(mask, loose, items), mask))
            return found

        return sums

    return summing


def _no_sums(total: int) -> list[int]:
    return []


def size(things: int, loose: int, piles: Sequence[Pile] | Sequence[Item]) -> int:
    """How many things are in a set of loose cards and whole piles: a pile counts as one."""
    in_piles = things & ~loose
    if not in_piles:
        return things.bit_count()
    return (things & loose).bit_count() + sum(1 for pile in piles if pile[0] & in_piles)
