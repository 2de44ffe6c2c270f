"""Sets of cards as integers: card `c` is in the set if bit `c` is on. The small change of the whole engine."""
from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any


def ids(cards: int) -> Iterator[int]:
    """The cards in a bit set, lowest first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def singles(cards: int) -> list[int]:
    """The cards in a bit set, each as a set of its own, lowest first."""
    out = []
    while cards:
        lowest = cards & -cards
        out.append(lowest)
        cards ^= lowest
    return out


def bits(cards: Iterable[int]) -> int:
    """The bit set of some cards."""
    total = 0
    for card in cards:
        total |= 1 << card
    return total


def adder(worth: Sequence[int]) -> Callable[[int], int]:
    """A reckoner: what the cards of a bit set are worth together."""
    def add(cards: int) -> int:
        total = 0
        while cards:
            lowest = cards & -cards
            total += worth[lowest.bit_length() - 1]
            cards ^= lowest
        return total

    return add


def shares(cells: Sequence[int], of: int) -> Callable[[Any], list[int]]:
    """A reader of states: which of the cards `of` lie in each of these cells of sets or rows."""
    places = tuple(cells)

    def read(state: Any) -> list[int]:
        z, found = state.z, []
        for cell in places:
            found.append(of & z[cell])
        return found

    return read


def per_card(points: int) -> Callable[[Iterable[int]], list[int]]:
    """A reckoner: so many points for each card, for each of some bit sets."""
    def reckon(shares: Iterable[int]) -> list[int]:
        found = []
        for cards in shares:
            found.append(points * cards.bit_count())
        return found

    return reckon


def subsets(masks: Iterable[int]) -> list[int]:
    """Every union of some of these bit sets, the empty one first."""
    out = [0]
    for mask in masks:
        out += [known | mask for known in out]
    return out


def runs(column: Sequence[Any], among: int) -> tuple[int, int]:
    """(low, high) for the runs of equal neighbours in a column of cards, as far as they are among these cards: `high`
    has the last card of each run, `low` its other cards.

    `((x & low) + low | x) & high` is the last card of each run of which `x` has any: adding carries into the last
    place whatever the other places hold, and never beyond."""
    low = high = 0
    for card in ids(among):
        last = card + 1 == len(column) or column[card + 1] != column[card]
        low, high = low | (not last) << card, high | last << card
    return low, high
