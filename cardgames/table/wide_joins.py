"""What a hand card can be joined to where cards have several values: `joins` is the faster way where each has one.

A card that is built with is worth what it may be on the floor; to hold a pile's value is to hold a card that may be
worth it in the hand. Groups are counted by class, see `groups`.
"""
from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cardgames.table.bits import bits
from cardgames.table.bound import Moves
from cardgames.table.few import RECENT, Adding, Floor
from cardgames.table.groups import Classes, Cover, Sum
from cardgames.table.joins import Joins, raisable
from cardgames.table.notation import card_list, pile_text
from cardgames.table.packs import Cards
from cardgames.table.state import Move, Pile, State
from cardgames.table.sums import FULL, WIDTH, Item, Known, Overflow
from cardgames.table.take_lists import Lister
from cardgames.table.takes import LIMIT


class Lying(NamedTuple):
    """What can be joined to a pile of one value: loose cards, and piles that are raised or have that value already."""

    loose: int
    piles: Sequence[Pile]
    raised: Sequence[Pile]


class WideJoins:
    """The builds of every card of a pack. `found` spells out the parameters; of its sums only the limits are used."""

    def __init__(self, found: Joins, floor: int, top: int) -> None:
        cards: Cards = found.cards
        self.cards, self.rules, self.floor, self.top = cards, found, floor, min(top, cards.top)
        self.classes = Classes(cards, cards.top)
        self.holding = [bits(c for c, plays in enumerate(cards.plays) if value in plays and value)
                        for value in range(cards.top + 1)]
        self.adding = Adding(cards, self.top, found.sums.distinct)
        self._floors: Known[tuple[int, tuple[Item, ...]], Floor | None] = Known(
            lambda lying: self.adding.floor(*lying), RECENT)
        self._covers: Known[tuple[int, int, int, tuple[int, ...]], Cover] = Known(lambda key: self._cover(*key), 2000)

    def lying(self, state: State, value: int) -> Lying:
        """What a pile of this value can be made from."""
        raised = set(raisable(self.rules, state, self.floor))
        piles = state.z[self.floor + 1]
        raising = [pile for pile in piles if pile[:2] in raised and pile[1] < value]
        whole = [pile for pile in piles if pile[1] == value] if self.rules.grouping else []
        return Lying(state.z[self.floor], [*raising, *whole], raising)

    def cover(self, card: int, value: int, lying: Lying) -> tuple[Cover, int]:
        """The groups of this value, and the packed counts of all that lies there with the hand card."""
        have = self.classes.counts(lying.loose, lying.piles) + self.classes.one[self.classes.of_card[card]]
        raised = tuple(sorted({self.classes.of_pile(pile) for pile in lying.raised}))
        return self._covers[self.classes.of_card[card], value, have, raised], have

    def _cover(self, mine: int, value: int, have: int, raised: tuple[int, ...]) -> Cover:
        classes, rules = self.classes, self.rules
        wanted = Sum(value, 2, rules.sums.most, rules.sums.distinct)
        items = have & classes.loose if rules.alone else have
        groups, once = classes.sums(wanted, items), list[int]()
        if rules.alone:
            once = [classes.one[k] + classes.one[mine] for k in raised
                    if any(worth + classes.lies[k][0] == value for worth in classes.lies[mine])
                    and not (rules.sums.distinct and 2 * classes.lies[k][0] == value)]
        if not rules.grouping:
            return Cover(classes, [], [*groups, *once])
        single = [classes.one[k] for k, lies in enumerate(classes.lies) if have >> WIDTH * k & FULL and value in lies]
        return Cover(classes, [*groups, *single], once)

    def is_pile(self, cover: Cover, value: int, vec: int) -> bool:
        """Whether one of the groups is more than a card of the value: equal cards alone make no pile, or by a rule."""
        spread = self.classes.spread(vec)
        if self.rules.equals or any(k >= self.classes.first_pile or value not in self.classes.lies[k]
                                    for k, _ in spread):
            return True
        return any(self.classes.size(group) > 1 and self.classes.fits(group, vec)
                   and cover.split(vec - group) is not None for group in (*cover.many, *cover.once))

    def groups(self, state: State, card: int, value: int, want: int) -> list[list[int]] | None:
        """The hand card and what it is joined to, cut into groups of things; None if they make no such pile. Exact."""
        lying, mine = self.lying(state, value), self.classes.one[self.classes.of_card[card]]
        piles = [pile for pile in lying.piles if pile[0] & want]
        loose = want & lying.loose
        if not want or loose | bits_of(piles) != want:
            return None
        cover, _ = self.cover(card, value, lying)
        vec = self.classes.counts(loose, piles) + mine
        split = cover.split(vec)
        if split is None or not self.is_pile(cover, value, vec):
            return None
        first = [vec for vec in split if vec in cover.once] or split
        order = sorted(split, key=lambda vec: (vec not in first, not self.classes.shared(vec, mine)))
        return self._spelled(order, card, loose, piles)

    def _spelled(self, order: Sequence[int], card: int, loose: int, piles: Sequence[Pile]) -> list[list[int]]:
        """Groups of things, the hand card first: it stands for the first thing of its class."""
        found = self.classes.spell(order, loose | 1 << card, piles)
        mine = next(group for group in found if group_has(group, self.classes.cards[self.classes.of_card[card]]))
        at = next(i for i, mask in enumerate(mine) if mask & self.classes.cards[self.classes.of_card[card]])
        for group in found:
            for i, mask in enumerate(group):
                if mask == 1 << card:
                    group[i], mine[at] = mine[at], mask
                    mine.insert(0, mine.pop(at))
                    return [mine, *(other for other in found if other is not mine)]
        raise AssertionError(order)

    def text(self, state: State, move: Move) -> str:
        """`AS+5C=6`, `AS+KD,{9C+5H}=14`: the hand card first."""
        _, card, value, want = move
        braced = {pile[0]: pile_text(self.cards, pile) for pile in state.z[self.floor + 1]}
        found = self.groups(state, card, value, want) or [[1 << card, want]]
        return ",".join("+".join(braced.get(mask) or card_list(self.cards, mask) for mask in group)
                        for group in found) + f"={value}"

    def worths(self, cards: Sequence[int], card: int) -> list[int]:
        """The values that are held in another card."""
        held = {value for other in cards if other != card for value in self.cards.plays[other]}
        return sorted(value for value in held if value <= self.top)

    def lister(self, mover: int, *, cut: bool) -> Lister:
        """The function that adds every build, or (`cut`) those of a single group, each in a few ways."""
        def add(state: State, cards: Sequence[int], out: Moves) -> None:
            for card in cards:
                for value in self.worths(cards, card) if self.cards.lies[card] else ():
                    lying = self.lying(state, value)
                    sets = self._some(card, value, lying) if cut else self._all(card, value, lying)
                    out += [(mover, card, value, mask) for mask in sets]

        def few(state: State, cards: Sequence[int], out: Moves) -> None:
            raised = tuple(raisable(self.rules, state, self.floor)) if state.z[self.floor + 1] else ()
            floor = self._floors[state.z[self.floor], () if self.rules.alone else raised]
            if floor is None:
                add(state, cards, out)
                return
            for card in cards:
                for value in self.worths(cards, card) if self.cards.lies[card] else ():
                    for mask in self._on(floor, card, value, state.z[self.floor + 1], raised):
                        out.append((mover, card, value, mask))

        return add if cut else few

    def _on(self, floor: Floor, card: int, value: int, piles: Sequence[Pile], raised: Sequence[Item]) -> list[int]:
        """The sets that make a pile of this value with the hand card, on a floor with few things.

        `mine`: what is joined so far, and whether one of the groups is more than a card of the value."""
        rules, mine, sums = self.rules, dict[int, bool](), self.rules.sums
        for worth in self.cards.lies[card]:
            if worth < value:
                marks = self.adding.marks(self.cards.rank[card], worth)
                mine.update(dict.fromkeys(floor.sums(value - worth, 1, rules.beside.most, marks), True))
                mine.update({pile: True for pile, lies in raised if rules.alone and worth + lies == value
                             and not (sums.distinct and worth == lies)})
            elif worth == value and rules.grouping:
                mine[0] = rules.equals
        if not mine or not rules.grouping:
            return list(mine)
        more = [(group, True) for group in floor.sums(value, 2, sums.most)]
        more += [(pile[0], True) for pile in piles if pile[1] == value]
        more += [(thing, rules.equals) for thing in floor.sums(value, 1, 1)]
        for group, whole in more:
            for known, made in list(mine.items()):
                if not known & group:
                    mine[known | group] = made or whole or mine.get(known | group, False)
        return [mask for mask, made in mine.items() if mask and made]

    def _all(self, card: int, value: int, lying: Lying) -> list[int]:
        cover, have = self.cover(card, value, lying)
        mine = self.classes.one[self.classes.of_card[card]]
        unions = cover.unions(have, LIMIT) if self.rules.grouping else cover.once
        vecs = [vec for vec in unions if self.classes.shared(vec, mine) and vec != mine
                and self.is_pile(cover, value, vec)]
        if sum(self.classes.ways(vec - mine, have - mine) for vec in vecs) > LIMIT:
            raise Overflow
        return [mask for vec in vecs for mask in self.classes.masks(vec - mine, lying.loose, lying.piles)]

    def _some(self, card: int, value: int, lying: Lying) -> list[int]:
        cover, _ = self.cover(card, value, lying)
        mine = self.classes.one[self.classes.of_card[card]]
        vecs = [vec for vec in (*cover.many, *cover.once) if self.classes.shared(vec, mine) and vec != mine]
        return [mask for vec in vecs for mask in self.classes.masks(vec - mine, lying.loose, lying.piles, 4)]


def bits_of(piles: Sequence[Pile]) -> int:
    """All cards of some piles."""
    return sum(pile[0] for pile in piles)


def group_has(group: Sequence[int], cards: int) -> bool:
    """Whether a thing of a group is one of these cards."""
    return any(mask & cards and not mask & mask - 1 for mask in group)
