"""Cards that fit what was told of them are found if there are any, and never otherwise."""
from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.engine.told_cards import fitting

SPADES, ACES, ALL = 0b001111, 0b010001, 0b111111
CLASSES = st.lists(st.integers(1, 31), min_size=1, max_size=4)


def fits(classes: list[int], told: list[list[int | None]], held: list[int]) -> bool:
    return all(count is None or (cards & of).bit_count() == count
               for cards, counts in zip(held, told, strict=True) for of, count in zip(classes, counts, strict=True))


def dealt(owners: tuple[int, ...], holders: int) -> list[int]:
    return [sum(1 << card for card, owner in enumerate(owners) if owner == holder) for holder in range(holders)]


@given(CLASSES, st.data())
def test_it_finds_what_trying_all_deals_finds(classes: list[int], data: st.DataObject) -> None:
    told = [[data.draw(st.none() | st.integers(0, of.bit_count())) for of in classes] for _ in range(2)]
    found = fitting(classes, told)
    possible = any(fits(classes, told, dealt(owners, 2)) for owners in product(range(3), repeat=5))
    assert (found is not None) == possible
    if found is not None:
        assert fits(classes, told, found)
        assert not found[0] & found[1]


@pytest.mark.parametrize(("told", "possible"), [
    ([[3, 2, 4], [1, 0, 2]], True),
    ([[4, 0, 4], [0, 2, 2]], False),        # all spades, but no ace: the ace of spades is both
    ([[1, 2, 2], [3, 0, 4]], True),
    ([[0, 2, 2], [4, 0, 4]], False),
])
def test_classes_that_share_a_card(told: list[list[int | None]], possible: bool) -> None:
    assert (fitting([SPADES, ACES, ALL], told) is not None) == possible


def test_of_a_class_without_cards_nobody_has_any() -> None:
    assert fitting([0, ALL], [[1, 3]]) is None
    assert fitting([0, ALL], [[0, 3]]) is not None
