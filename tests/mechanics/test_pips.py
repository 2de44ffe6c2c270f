"""Cards that score by a table, or by their values."""
from __future__ import annotations

import pytest

from cardgames.errors import RulesetError
from tests.mechanics.count_table import gains
from tests.mechanics.floor_table import game_with, sentences

TABLE = {"use": "pips", "worth": {"A": 1, "Q": 1, "10": 1, "10D": 2, "2C": 1}}


def test_by_a_table_of_ranks_and_cards() -> None:
    assert gains(TABLE, {1: "AC AD QH 3S", 2: "10C 10S 2C 2D"}) == [3, 3]


def test_a_cards_own_entry_comes_before_its_ranks() -> None:
    assert gains(TABLE, {1: "10D", 2: "10C"}) == [2, 1]


def test_by_values() -> None:
    spades = {"use": "pips", "worth": "values", "of": {"suit": "S"}}
    assert gains(spades, {1: "7S 3S 9C", 2: "KS 2S"}) == [10, 2]


def test_a_bots_worth_of_a_card() -> None:
    game = game_with(scoring__lines={"line": TABLE})
    worth, text = game.setup.ask("worth"), game.cards.text
    assert [worth(text.index(card)) for card in ("10D", "10C", "3S")] == [2, 1, 0]


def test_a_name_that_is_neither_card_nor_rank_is_told() -> None:
    with pytest.raises(RulesetError, match='there is no card or rank "10X"'):
        game_with(scoring__lines={"line": {"use": "pips", "worth": {"10X": 1}}})


def test_sentences() -> None:
    assert "A 1, 10D 2" in sentences("pips", worth={"A": 1, "10D": 2})[0]
    assert len(sentences("pips", worth="values", of={"suit": "S"})) == 2
