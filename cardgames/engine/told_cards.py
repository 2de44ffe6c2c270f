"""Cards that fit what has been told of them: so many of this class and so many of that for each holder, or none such.

The classes may overlap (spades and aces share a card), so a set of counts can be impossible although each of them is
possible. Cards that no class tells apart lie in one group; so many of each group for each holder are looked for.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence

from cardgames.table.bits import bits, ids

Counts = Sequence[int | None]
"""For each class how many of its cards a holder has; None where it has not been told."""


def fitting(classes: Sequence[int], told: Sequence[Counts]) -> list[int] | None:
    """A set of cards for each holder, no card twice, that agrees with all that was told; None if there is none.

    classes: bit sets of cards. told: for each holder its counts of them."""
    return _Search(classes, told).run()


class _Search:
    """Gives holder after holder its cards, those of whom most is told first.

    A holder's counts leave few ways, and what matters to those after it is only how much of each group is left."""

    def __init__(self, classes: Sequence[int], told: Sequence[Counts]) -> None:
        groups = sorted(_groups(classes).items(), key=lambda group: group[1].bit_count())
        self.cards = [cards for _, cards in groups]
        self.within = [within for within, _ in groups]
        self.told = told
        self.order = sorted(range(len(told)), key=lambda holder: list(told[holder]).count(None))
        self.real = {number for within in self.within for number in within}
        self.failed: set[tuple[int, tuple[int, ...]]] = set()
        self.shares: dict[int, list[int]] = {}

    def run(self) -> list[int] | None:
        """The first way to give all holders what they have."""
        if any(count for counts in self.told for number, count in enumerate(counts) if number not in self.real):
            return None         # some of a class that has no cards
        left = tuple(cards.bit_count() for cards in self.cards)
        return self._dealt() if self._share(0, left) else None

    def _share(self, turn: int, left: tuple[int, ...]) -> bool:
        if turn == len(self.order):
            return True
        if (turn, left) in self.failed:
            return False
        holder = self.order[turn]
        for shares in self._ways(0, list(self.told[holder]), left):
            self.shares[holder] = shares
            if self._share(turn + 1, tuple(have - share for have, share in zip(left, shares, strict=True))):
                return True
        self.failed.add((turn, left))
        return False

    def _ways(self, place: int, due: list[int | None], left: Sequence[int]) -> Iterator[list[int]]:
        """All ways to take what is due of each class from the groups from a place on."""
        if place == len(left):
            yield []
            return
        least, most = self._bounds(place, due, left)
        for share in range(least, most + 1):
            rest = [count if count is None or number not in self.within[place] else count - share
                    for number, count in enumerate(due)]
            for shares in self._ways(place + 1, rest, left):
                yield [share, *shares]

    def _bounds(self, place: int, due: Sequence[int | None], left: Sequence[int]) -> tuple[int, int]:
        """How many of a group at least and at most, so that what is due of its classes can come of it and those after
        it."""
        least, most = 0, left[place]
        for number in self.within[place]:
            count = due[number]
            if count is not None:
                later = sum(have for after, have in enumerate(left)
                            if after > place and number in self.within[after])
                least, most = max(least, count - later), min(most, count)
        return least, most

    def _dealt(self) -> list[int]:
        out = [0] * len(self.told)
        for place, cards in enumerate(self.cards):
            free = list(ids(cards))
            for holder, shares in self.shares.items():
                out[holder] |= bits(free[:shares[place]])
                del free[:shares[place]]
        return out


def _groups(classes: Sequence[int]) -> dict[tuple[int, ...], int]:
    """The cards that lie in the same classes, by the numbers of these."""
    found: dict[tuple[int, ...], int] = {}
    union = 0
    for cards in classes:
        union |= cards
    for card in ids(union):
        within = tuple(number for number, cards in enumerate(classes) if cards >> card & 1)
        found[within] = found.get(within, 0) | 1 << card
    return found
