"""What one card may take in every form that rules have, before anybody looks at a floor: its kind, and what it may use.

A card in the hand may have several values; one of them serves a whole move. Each value allows certain groups (equal
cards, sums, piles), preferences leave some of them, and what is taken is one of these, or several that are disjoint.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cardgames.table.packs import Cards


class Wide(NamedTuple):
    """The parameters of a capture, spelled out. `of` takes, `takes` can be taken; `total`: what a sum makes together
    with the card itself, 0 = a sum makes its value; `most` cards in a sum (None = any number, 0 = no sums)."""

    of: int
    takes: int
    equal: str
    equal_courts: str
    most: int | None
    distinct: bool
    total: int
    single: bool
    piles: bool
    piles_in_sums: bool
    several: str
    prefer: str


class Offer(NamedTuple):
    """What one value of a card may take: `equal` things one by one, and `others`; all as packed counts, or as sets."""

    value: int
    equal: Sequence[int]
    others: Sequence[int]


class Kinds:
    """The hand cards of a pack by what they may take: cards of one kind take alike, if they are of those that take.

    kinds: of each its rank and its values. kind: of each card its kind.
    single_group: whether one group is all that a card takes. least: how many things a sum has at least. top: the
    largest sum there may be."""

    def __init__(self, cards: Cards, allowed: Wide) -> None:
        self.cards, self.allowed = cards, allowed
        kinds = list(zip(cards.rank, cards.plays, strict=True))
        self.kinds = list(dict.fromkeys(kinds))
        self.kind = [self.kinds.index(kind) for kind in kinds]
        self.single_group = allowed.several == "one" or allowed.total > 0
        self.least = 1 if allowed.total or allowed.single else 2
        sums = [total for card in range(len(cards.faces)) for total in self.targets(card)]
        self.top = max(sums, default=0) if allowed.most != 0 else 0

    def equal(self, card: int) -> str:
        """How many cards of its rank this card takes: `all`, `one` or `none`."""
        return self.allowed.equal if self.cards.plays[card] else self.allowed.equal_courts

    def one(self, card: int) -> bool:
        """Whether this card takes one card of its rank at most."""
        return self.equal(card) == "one"

    def targets(self, card: int) -> tuple[int, ...]:
        """What a sum that this card takes may be."""
        total, plays = self.allowed.total, self.cards.plays[card]
        return tuple(total - value for value in plays if value < total) if total else plays

    def preferred(self, offers: list[Offer], size: Callable[[int], int]) -> list[Offer]:
        """What preferences leave of some offers, where `size` says how many things a group has."""
        prefer = self.allowed.prefer
        if prefer == "none":
            return offers
        sizes = [size(group) for offer in offers for group in (*offer.equal, *offer.others)]
        if prefer == "single" and 1 not in sizes:
            return offers
        fewest = min(sizes, default=0)
        return [offer._replace(others=tuple([group for group in offer.others if size(group) == fewest]))
                for offer in offers]
