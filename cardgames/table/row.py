"""A set of cards that remembers the order in which they were laid: the pile that is played on, its last card on top.

It answers `|` and `&` as the bit sets of other cells do, so that whatever lays, takes or moves cards need not know
which of the two it has. Nothing here knows a rule.
"""
from __future__ import annotations

from cardgames.table.bits import bits, ids


class Row(tuple[int, ...]):
    """Cards in the order they were laid. `row | cards` lays them on top, the lowest of several last, or another row
    in its order; `row & cards` keeps these; `set | row` and `set & row` are sets again. Frozen."""

    __slots__ = ()

    def __or__(self, cards: int | Row) -> Row:
        if isinstance(cards, Row):
            return Row((*self, *cards))
        return Row((*self, *reversed(list(ids(cards & ~bits(self))))))

    def __ror__(self, cards: int) -> int:
        return cards | bits(self)

    def __rand__(self, cards: int) -> int:
        return cards & bits(self)

    def __and__(self, cards: int) -> Row:
        return Row(card for card in self if cards >> card & 1)

    def __xor__(self, cards: int | Row) -> Row:
        """Without these cards, which must lie in it."""
        gone = cards if isinstance(cards, int) else bits(cards)
        return Row(card for card in self if not gone >> card & 1)
