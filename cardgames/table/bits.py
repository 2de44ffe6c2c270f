"""Sets of cards as integers: card `c` is in the set if bit `c` is on. The small change of the whole engine."""
from __future__ import annotations

from collections.abc import Iterable, Iterator


def ids(cards: int) -> Iterator[int]:
    """The cards in a bit set, lowest first."""
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def bits(cards: Iterable[int]) -> int:
    """The bit set of some cards."""
    total = 0
    for card in cards:
        total |= 1 << card
    return total


def subsets(masks: Iterable[int]) -> list[int]:
    """Every union of some of these bit sets, the empty one first."""
    out = [0]
    for mask in masks:
        out += [known | mask for known in out]
    return out
