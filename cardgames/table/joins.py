"""What a hand card can be joined to on a floor: cards and piles that make up, with it, groups of one value.

As moves `(mover, card, value, cards joined)`. The value must be held besides: lists are made from a whole hand, the
cards of one seat. Sums go through `sums`.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardgames.table.bits import singles, subsets
from cardgames.table.bound import Moves
from cardgames.table.packs import Cards
from cardgames.table.state import Pile, State
from cardgames.table.sums import FULL, WIDTH, Item, Known, Sums
from cardgames.table.take_lists import Lister
from cardgames.table.takes import LIMIT, check

SURE = LIMIT.bit_length() - 1
"""So many things have no more than LIMIT sets."""


class Joins(NamedTuple):
    """The parameters of a build, spelled out. `sums` counts the items of a group, `beside` those beside the hand card;
    `raising` says whose piles may be items (`nobody`, `opponents`, `anyone`), `alone` whether a pile is then raised by
    the hand card alone; `grouping` whether a pile may have several groups, `equals` whether equal cards alone may be
    such groups."""

    cards: Cards
    sums: Sums
    beside: Sums
    raising: str
    grouping: bool
    alone: bool = False
    equals: bool = False

    @property
    def top(self) -> int:
        """The largest value of a pile."""
        return self.sums.top

    @property
    def simple(self) -> bool:
        """Whether a pile is always one hand card on one loose card."""
        return self.sums.most == 2 and self.raising == "nobody" and not self.grouping


def joins(cards: Cards, *, top: int, most: int | None, distinct: bool, raising: str, grouping: bool,
          alone: bool = False, equals: bool = False) -> Joins:
    """Piles up to `top`, at most `most` items in a group (None = any number), of different values if `distinct`."""
    top = min(top, max(cards.value))
    sums = Sums(cards.value, top, most=most, distinct=distinct, limit=LIMIT)
    beside = sums if most is None else Sums(cards.value, top, most=most - 1, distinct=distinct, limit=LIMIT)
    return Joins(cards, sums, beside, raising, grouping, alone, equals)


def on_one_card(found: Joins, floor: int, mover: int) -> Lister:
    """Every pile of the hand card and one loose card."""
    value, sums, top = found.cards.value, found.sums, found.top
    held_bit = [1 << worth if 0 < worth <= top else 0 for worth in value]

    def partners(held: int) -> tuple[int, ...]:
        """For each value the cards with which it makes one of the values `held`."""
        found = [0]
        for v in range(1, max(value) + 1):
            worths = [worth for worth in range(v + 1, top + 1) if held >> worth & 1]
            found.append(same[sum([sums.cards[worth - v] for worth in worths if worth != 2 * v or not sums.distinct])])
        return tuple(found)

    same: Known[int, int] = Known(lambda mask: mask)
    known = Known(partners)

    def add(state: State, cards: Sequence[int], out: Moves) -> None:
        held, loose = 0, state.z[floor]
        for card in cards:
            held |= held_bit[card]
        rows = known[held]
        for card in cards:
            v = value[card]
            left = loose & rows[v]
            while left:
                lowest = left & -left
                left ^= lowest
                out.append((mover, card, v + value[lowest.bit_length() - 1], lowest))

    return add


Only = Callable[[State], int]
"""The one value that a pile may be made of now; 0 = any."""


def any_value(state: State) -> int:
    """No value is the only one."""
    return 0


def on_any_items(found: Joins, floor: int, mover: int, only: Only = any_value) -> Lister:
    """Every set of loose cards and piles that splits, with the hand card, into groups of a value still held."""
    value, grouping = found.cards.value, found.grouping

    def add(state: State, cards: Sequence[int], out: Moves) -> None:
        mine, one = [value[card] for card in cards], only(state)
        values = sorted({*mine})
        made, joined = Made(found, _seen(found, state, floor)), dict[int, Joined]()
        for at, v in enumerate(values):
            worths = values[at if grouping and mine.count(v) > 1 else at + 1:]
            if one:
                worths = [one] if one in worths else []
            joined[v] = made.with_card(v, worths) if v else []
        for card in cards:                                               # cards of one value are joined alike
            made_with = joined[value[card]]
            if made_with:
                out += [(mover, card, worth, mask) for worth, masks in made_with for mask in masks]

    return add


class Seen(NamedTuple):
    """A floor: loose cards, all piles, those of them that are items of a sum, and those raised by a hand card alone;
    `counts` of loose cards and items."""

    loose: int
    piles: Sequence[Pile]
    items: Sequence[Item]
    raised: Sequence[Item]
    counts: int


def _seen(found: Joins, state: State, floor: int) -> Seen:
    loose, piles, raised = state.z[floor], state.z[floor + 1], raisable(found, state, floor)
    items, raised = ([], raised) if found.alone else (raised, [])
    return Seen(loose, piles, items, raised, found.sums.counts(loose, items))


def raisable(found: Joins, state: State, floor: int) -> list[Item]:
    """The piles that the seat to move may raise, as items of a sum."""
    if found.raising == "nobody":
        return []
    return [pile[:2] for pile in state.z[floor + 1] if not pile[3] and pile[1] < found.top
            and (found.raising == "anyone" or pile[2] != state.seat)]


class More(NamedTuple):
    """What may be joined to a group of a value besides: more groups, as packed counts, and sets of single things worth
    it (with the piles among them)."""

    unions: Sequence[int]
    tails: Sequence[tuple[int, int]]


Joined = Sequence[tuple[int, Sequence[int]]]
"""Piles by their value, as the sets that are joined to a card."""
NO_MORE = More([0], [(0, 0)])


class Made:
    """What can be made on one floor. What only depends on a value, or on a difference of values, is worked out once."""

    __slots__ = ("_alone", "_more", "found", "seen", "sure")

    def __init__(self, found: Joins, seen: Seen) -> None:
        self.found, self.seen = found, seen
        self.sure = seen.loose.bit_count() + len(seen.items) <= SURE
        self._more: dict[int, More] = {}
        self._alone: dict[int, list[int]] = {}

    def with_card(self, v: int, worths: Sequence[int]) -> Joined:
        """The piles of these values (none below its own) that a hand card worth `v` makes."""
        known, alone, out = self._more, self._alone, list[tuple[int, Sequence[int]]]()
        top, raised, distinct = self.found.sums.top, self.seen.raised, self.found.sums.distinct
        for worth in worths:
            if worth > top:
                break
            if raised and worth > v:
                out.append((worth, self._raised(worth, v)))
            more = known.get(worth) or self.more(worth)
            if more is NO_MORE and worth > v and not distinct:
                masks = alone.get(worth - v)
                if masks is None:
                    masks = self.alone(worth - v)
            else:
                rest = self._rest(v, worth)
                masks = self._joined(rest, more, equals=self.found.equals) if rest else rest
            if masks:
                out.append((worth, masks))
        return out

    def alone(self, difference: int) -> list[int]:
        """The sets that make up a difference of values, where nothing else may be joined."""
        seen = self.seen
        rest = self.found.beside.sets(difference, seen.counts)
        if not self.sure:
            self.found.sums.check_size(rest, seen.counts, seen.loose)
        masks = self.found.sums.masks
        found = self._alone[difference] = [mask for vec in rest for mask in masks(vec, seen.loose, seen.items)]
        return found

    def _rest(self, v: int, worth: int) -> list[int]:
        """What may stand beside a hand card worth `v` in a group of a value."""
        if worth == v:
            return [0]
        rest = self.found.beside.sets(worth - v, self.seen.counts)
        if self.found.sums.distinct:
            return [vec for vec in rest if not vec >> WIDTH * (v - 1) & FULL]
        return rest

    def _raised(self, worth: int, v: int) -> list[int]:
        """The sets whose pile a hand card worth `v` raises alone, with more groups where groups are joined."""
        found = self.found
        fit = [pile[0] for pile in self.seen.raised
               if pile[1] + v == worth and not (found.sums.distinct and pile[1] == v)]
        others = [0, *self._joined([0], self.more(worth), equals=True)] if fit else []
        return [pile | mask for pile in fit for mask in others]

    def more(self, worth: int) -> More:
        """What may be joined to a group of this value besides."""
        if not self.found.grouping:
            return NO_MORE
        known = self._more.get(worth)
        if known is not None:
            return known
        seen, sums = self.seen, self.found.sums
        alone = singles(seen.loose & sums.cards[worth])
        if seen.piles:
            alone += [pile[0] for pile in seen.piles if pile[1] == worth]
        check(1 << len(alone))
        unions = sums.unions(worth, seen.counts)
        known = NO_MORE
        if alone or len(unions) > 1:
            known = More(unions, [(mask, mask & ~seen.loose) for mask in subsets(alone)])
        self._more[worth] = known
        return known

    def _joined(self, rest: list[int], more: More, *, equals: bool) -> list[int]:
        """`rest`, in all its ways, with any of the others; if `equals`, equal cards alone are enough."""
        sums, seen = self.found.sums, self.seen
        vecs, have = rest, seen.counts | sums.guard
        if len(more.unions) > 1:
            vecs = list(dict.fromkeys([vec + union for vec in rest for union in more.unions
                                       if (have - vec - union) & sums.guard == sums.guard]))
        if not self.sure:
            sums.check_size(vecs, seen.counts, seen.loose)
        masks = [mask for vec in vecs for mask in sums.masks(vec, seen.loose, seen.items)]
        if len(more.tails) == 1:
            return [mask for mask in masks if mask]
        check(len(masks) * len(more.tails))
        return [mask | tail for mask in masks for tail, in_piles in more.tails if mask or in_piles or (equals and tail)]
