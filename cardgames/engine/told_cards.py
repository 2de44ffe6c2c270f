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
    """Shares out group after group, the smallest first: the large ones are then mostly settled by what is left."""

    def __init__(self, classes: Sequence[int], told: Sequence[Counts]) -> None:
        groups = sorted(_groups(classes).items(), key=lambda group: group[1].bit_count())
        self.cards = [cards for _, cards in groups]
        self.within = [within for within, _ in groups]
        self.due = [list(counts) for counts in told]
        self.later = [self._later(place) for place in range(len(groups))]
        self.shares: list[list[int]] = []
        self.failed: set[tuple[int, tuple[tuple[int | None, ...], ...]]] = set()

    def _later(self, place: int) -> dict[int, int]:
        """For the classes of a group the cards of them in the groups that come after it."""
        return {number: sum(self.cards[after].bit_count() for after in range(place + 1, len(self.cards))
                            if number in self.within[after]) for number in self.within[place]}

    def run(self) -> list[int] | None:
        """The first way to share all groups out."""
        if any(count for counts in self.due for number, count in enumerate(counts)
               if not any(number in within for within in self.within)):
            return None         # some of a class that has no cards
        return self._dealt() if self._share(0) else None

    def _share(self, place: int) -> bool:
        if place == len(self.cards):
            return True
        here = place, tuple(map(tuple, self.due))
        if here in self.failed:     # what is due has been the same before, by other shares
            return False
        size = self.cards[place].bit_count()
        for shares in self._ways(place, 0, size, self._least(place)):
            self._move(place, shares, -1)
            self.shares.append(shares)
            if self._share(place + 1):
                return True
            self.shares.pop()
            self._move(place, shares, 1)
        self.failed.add(here)
        return False

    def _least(self, place: int) -> int:
        """How many cards of a group all holders must take together, since those after it are too few for a class."""
        found = 0
        for number in self.within[place]:
            due = [counts[number] for counts in self.due]
            found = max(found, sum(each or 0 for each in due) - self.later[place][number])
        return found

    def _ways(self, place: int, holder: int, left: int, needed: int) -> Iterator[list[int]]:
        """All ways to share the cards that are left of a group among this holder and those after it, who must take so
        many of them."""
        if holder == len(self.due):
            if needed <= 0:
                yield []
            return
        known = [(due, self.later[place][number]) for number in self.within[place]
                 if (due := self.due[holder][number]) is not None]
        least = max([due - later for due, later in known], default=0)
        most = min([left, *(due for due, _ in known)]) if known else 0
        for share in range(max(least, 0), most + 1):
            for rest in self._ways(place, holder + 1, left - share, needed - share):
                yield [share, *rest]

    def _move(self, place: int, shares: Sequence[int], sign: int) -> None:
        for holder, share in enumerate(shares):
            for number in self.within[place]:
                due = self.due[holder][number]
                if due is not None:
                    self.due[holder][number] = due + sign * share

    def _dealt(self) -> list[int]:
        out = [0] * len(self.due)
        for cards, shares in zip(self.cards, self.shares, strict=True):
            free = list(ids(cards))
            for holder, share in enumerate(shares):
                out[holder] |= bits(free[:share])
                del free[:share]
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
