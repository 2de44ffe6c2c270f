"""A row: a set of cards that remembers the order they were laid."""
from __future__ import annotations

from cardgames.table.bits import bits
from cardgames.table.row import Row


def test_cards_are_laid_on_top() -> None:
    assert Row((5, 3)) | 1 << 4 == (5, 3, 4)
    assert isinstance(Row() | 1, Row)
    assert Row((5,)) | Row((4, 3)) == (5, 4, 3)


def test_a_card_that_lies_in_it_is_not_laid_again() -> None:
    assert Row((5, 3)) | 1 << 5 == (5, 3)


def test_some_stay_in_their_order() -> None:
    assert Row((5, 3, 4)) & bits([4, 5]) == (5, 4)
    assert Row((5, 3, 4)) & ~bits([5]) == (3, 4)
    assert isinstance(Row((5,)) & 0, Row)


def test_with_a_set_it_is_a_set() -> None:
    assert 1 << 2 | Row((5, 3)) == bits([2, 3, 5])


def test_cards_of_it_are_taken_out() -> None:
    row = Row((5, 3, 4))
    assert row ^ (row & bits([4, 5])) == (3,)
