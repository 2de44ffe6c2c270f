"""Deals of unknown cards to hands of which something is told, counted exactly, so that each can be equally likely.

Cards that are told apart by nothing that is known are counted together: what matters is how many of each group a hand
gets.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import comb
from random import Random
from typing import NamedTuple


class Hand(NamedTuple):
    """A hand: its cell, its known cards, how many more it has; none of these is among `barred`, and of each set of
    cards in `needed` it holds one."""

    cell: int
    known: tuple[int, ...]
    size: int
    barred: int
    needed: tuple[int, ...]

    @property
    def told(self) -> bool:
        """Whether anything is told of its cards."""
        return bool(self.barred or self.needed)


class Group(NamedTuple):
    """Cards that nothing tells apart. allowed: the hands (by place) that may hold them; meets: for each hand, as bits,
    which of all needs one of them meets there."""

    cards: list[int]
    allowed: tuple[int, ...]
    meets: tuple[int, ...]


class Counted:
    """All deals that fit, counted when made."""

    def __init__(self, pool: Sequence[int], hands: Sequence[Hand]) -> None:
        self.hands = hands
        self.groups = _groups(pool, hands)
        self.left = [sum(len(group.cards) for group in self.groups[number:]) for number in range(len(self.groups) + 1)]
        self.needs = (1 << sum(len(hand.needed) for hand in hands)) - 1
        self.ways = cache(self._ways)

    def deal(self, rng: Random) -> list[list[int]] | None:
        """One of the deals, each equally likely; None if there is none."""
        sizes, needs = tuple(hand.size for hand in self.hands), self.needs
        if not self.ways(0, sizes, needs):
            return None
        out: list[list[int]] = [[] for _ in self.hands]
        for number, group in enumerate(self.groups):
            split, sizes, needs = self._picked(number, sizes, needs, rng)
            cards = rng.sample(group.cards, sum(split))
            for hand, share in zip(out, split, strict=True):
                hand += cards[:share]
                del cards[:share]
        return out

    def _picked(self, number: int, sizes: tuple[int, ...], needs: int,
                rng: Random) -> tuple[tuple[int, ...], tuple[int, ...], int]:
        """One way to share a group out, each as likely as there are deals that go on from it; and what is left."""
        pick = rng.randrange(self.ways(number, sizes, needs))
        for split, count, rest, unmet in self._splits(number, sizes, needs):
            pick -= count * self.ways(number + 1, rest, unmet)
            if pick < 0:
                return split, rest, unmet
        raise AssertionError("the ways of all splits add up to those of the group")

    def _ways(self, number: int, sizes: tuple[int, ...], needs: int) -> int:
        """How many deals of the groups from this one on fill so many places, and meet these needs."""
        if sum(sizes) > self.left[number]:
            return 0
        if number == len(self.groups):
            return int(not needs)
        return sum(count * self.ways(number + 1, rest, unmet)
                   for _, count, rest, unmet in self._splits(number, sizes, needs))

    def _splits(self, number: int, sizes: tuple[int, ...],
                needs: int) -> Iterator[tuple[tuple[int, ...], int, tuple[int, ...], int]]:
        """Each way to share a group out: how many cards go to each hand, in how many ways these can be chosen, and what
        is left to be filled and met."""
        group = self.groups[number]
        for split in _shares(len(group.cards), [size if place in group.allowed else 0
                                                for place, size in enumerate(sizes)]):
            count, free, unmet = 1, len(group.cards), needs
            for share, meets in zip(split, group.meets, strict=True):
                count *= comb(free, share)
                free -= share
                unmet &= ~meets if share else unmet
            yield split, count, tuple(size - share for size, share in zip(sizes, split, strict=True)), unmet


def _groups(pool: Sequence[int], hands: Sequence[Hand]) -> list[Group]:
    """The cards by what is told of them."""
    needs = [(place, mask) for place, hand in enumerate(hands) for mask in hand.needed]
    found: dict[tuple[tuple[int, ...], tuple[int, ...]], list[int]] = {}
    for card in pool:
        allowed = tuple(place for place, hand in enumerate(hands) if not hand.barred >> card & 1)
        meets = tuple(sum(1 << number for number, (where, mask) in enumerate(needs)
                          if where == place and mask >> card & 1) for place in range(len(hands)))
        found.setdefault((allowed, meets), []).append(card)
    return [Group(cards, allowed, meets) for (allowed, meets), cards in found.items()]


def _shares(count: int, most: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """All ways to give at most so many of `count` things to each of several."""
    if not most:
        yield ()
        return
    for share in range(min(count, most[0]) + 1):
        for rest in _shares(count - share, most[1:]):
            yield (share, *rest)


def free(pool: Sequence[int], hands: Sequence[Hand], rng: Random) -> list[list[int]]:
    """Any deal to these hands, whatever is told of them."""
    cards, out = rng.sample(pool, len(pool)), []
    for hand in hands:
        out.append(cards[:hand.size])
        del cards[:hand.size]
    return out
