"""What a hand card can be joined to on a floor: cards and piles that make up, with it, groups of one value.

As moves `(mover, card, value, cards joined)`. The value must be held besides: lists are made from a whole hand, the
cards of one seat. Sums go through `sums`.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardgames.table.bits import ids, subsets
from cardgames.table.bound import Moves
from cardgames.table.packs import Cards
from cardgames.table.state import State
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
    return Joins(cards, sums, Sums(cards.value, top, most=most and most - 1, distinct=distinct, limit=LIMIT), raising,
                 grouping, alone, equals)


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


def on_any_items(found: Joins, floor: int, mover: int) -> Lister:
    """Every set of loose cards and piles that splits, with the hand card, into groups of a value still held."""
    sums, value = found.sums, found.cards.value

    def add(state: State, cards: Sequence[int], out: Moves) -> None:
        loose, piles = state.z[floor], state.z[floor + 1]
        items = raisable(found, state, floor)
        raised, items = (items, []) if found.alone else ([], items)
        counts, mine = sums.counts(loose, items), [value[card] for card in cards]
        worths = [worth for worth in dict.fromkeys(mine) if 0 < worth <= sums.top]
        whole = {worth: [pile[0] for pile in piles if pile[1] == worth] if found.grouping and piles else []
                 for worth in worths}

        def joined(v: int) -> list[tuple[int, int]]:
            """(value, cards) of every pile that can be made with a hand card worth `v`."""
            made: list[tuple[int, int]] = []
            for worth in worths:
                if worth > v:
                    rest = found.beside.sets(worth - v, counts)
                    if sums.distinct:
                        rest = [vec for vec in rest if not vec >> WIDTH * (v - 1) & FULL]
                else:
                    rest = [0] if worth == v and found.grouping and mine.count(worth) > 1 else []
                if raised and worth > v:
                    made += [(worth, mask) for mask in _raised(found, worth, v, raised, loose, counts, whole[worth])]
                if rest:
                    made += [(worth, mask) for mask in _made(found, worth, rest, loose, items, counts, whole[worth])]
            return made

        known = {v: joined(v) if v else [] for v in dict.fromkeys(mine)}     # cards of one value are joined alike
        for card in cards:
            out += [(mover, card, worth, mask) for worth, mask in known[value[card]]]

    return add


def _raised(found: Joins, worth: int, value: int, piles: list[Item], loose: int, counts: int,
            whole: list[int]) -> list[int]:
    """The sets whose pile is raised to `worth` by the hand card alone, with more groups where groups are joined."""
    fit = [pile[0] for pile in piles if pile[1] + value == worth and not (found.sums.distinct and pile[1] == value)]
    if not fit:
        return []
    others = [0, *_made(found._replace(equals=True), worth, [0], loose, [], counts, whole)] if found.grouping else [0]
    return [pile | mask for pile in fit for mask in others]


def raisable(found: Joins, state: State, floor: int) -> list[Item]:
    """The piles that the seat to move may raise, as items of a sum."""
    if found.raising == "nobody":
        return []
    return [pile[:2] for pile in state.z[floor + 1] if not pile[3] and pile[1] < found.top
            and (found.raising == "anyone" or pile[2] != state.seat)]


def _made(found: Joins, worth: int, rest: list[int], loose: int, items: list[Item], counts: int,
          whole: list[int]) -> list[int]:
    """The sets joined to one card to make `worth`: `rest` beside it in its group, and (where groups are joined) more
    groups, loose cards of that very value and `whole` piles of it."""
    sums = found.sums
    if not found.grouping:
        sums.check_size(rest, counts, loose)
        return [mask for vec in rest for mask in sums.masks(vec, loose, items)]
    have, unions = counts | sums.guard, sums.unions(worth, counts)
    vecs = rest if len(unions) == 1 else list(dict.fromkeys(
        [vec + union for vec in rest for union in unions if (have - vec - union) & sums.guard == sums.guard]))
    if loose.bit_count() + len(items) > SURE:
        sums.check_size(vecs, counts, loose)
    masks = [mask for vec in vecs for mask in sums.masks(vec, loose, items)]
    alone = [1 << c for c in ids(loose & sums.cards[worth])] + whole
    if not alone:
        return [mask for mask in masks if mask]
    check(len(masks) << len(alone))
    tails = [(mask, mask & ~loose) for mask in subsets(alone)]
    return [mask | tail for mask in masks for tail, in_piles in tails
            if mask or in_piles or (found.equals and tail)]
