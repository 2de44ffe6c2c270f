"""The opening layout repaired: what goes back, where it goes, and dealing anew."""
from __future__ import annotations

from typing import Any

import pytest

from tests.mechanics.floor_table import game_with, order, sentences

POINTS = {"two": {"use": "holds", "card": "2S", "points": 1}, "ten": {"use": "holds", "card": "10D", "points": 2}}


def opened(first: str, **repair: Any) -> tuple[list[str], list[str]]:
    """The floor, and the stock after the hands were dealt, when the pack begins with these cards."""
    game = game_with(scoring__lines=POINTS,
                     round__open={"floor": {"deal": {"to": "floor", "cards": 4}}, "layout": {"repair": repair}})
    position = game.to_position(game.start(order=order(game, first)))
    return sorted(position["floor"].split()), position["stock"].split()


def test_repeats_are_allowed_unless_said_otherwise() -> None:
    assert opened("5C 5D 6C 7C")[0] == ["5C", "5D", "6C", "7C"]


def test_the_later_of_two_equal_cards_goes_under_the_stock() -> None:
    floor, stock = opened("5C 6C 5D 7C 8C", repeats="later_goes")
    assert floor == ["5C", "6C", "7C", "8C"]
    assert stock[-1] == "5D"


def test_the_replacement_is_looked_at_too() -> None:
    floor, stock = opened("5C 6C 5D 7C 6D 5H 8C", repeats="later_goes")
    assert floor == ["5C", "6C", "7C", "8C"]
    assert stock[-3:] == ["5D", "6D", "5H"]


@pytest.mark.parametrize("first", ["2S 2H 6C 7C 8C", "2H 2S 6C 7C 8C"])
def test_the_card_worth_fewer_points_goes(first: str) -> None:
    assert opened(first, repeats="lower_points_go")[0] == ["2S", "6C", "7C", "8C"]


def test_between_cards_of_equal_worth_the_later_goes() -> None:
    assert opened("9H 9S 6C 7C 8C", repeats="lower_points_go")[0] == ["6C", "7C", "8C", "9H"]


@pytest.mark.parametrize("first", ["9S 9H 6C 7C 8C", "9H 9S 6C 7C 8C"])
def test_a_card_of_a_class_is_kept(first: str) -> None:
    assert opened(first, repeats="later_goes", keep={"suit": "S"})[0] == ["6C", "7C", "8C", "9S"]


def test_banned_cards_go_whatever_they_meet() -> None:
    floor, stock = opened("AC 10D 6C 7C 2S AD 8C 9C", ban=[{"rank": "A"}, {"card": ["10D", "2S"]}])
    assert floor == ["6C", "7C", "8C", "9C"]
    assert sorted(stock[-4:]) == ["10D", "2S", "AC", "AD"]


def test_redealt_until_the_layout_is_as_it_should_be() -> None:
    floor, _ = opened("AC 6C 6D 7C", repeats="later_goes", ban=[{"rank": "A"}], how="redeal")
    assert "AC" not in floor
    assert len({card[:-1] for card in floor}) == 4


def test_a_layout_that_cannot_be_repaired_ends_the_repair() -> None:
    assert len(opened("5C 6C 7C 8C", ban=[{"suit": ["C", "D", "H", "S"]}])[0]) == 4


def test_sentences() -> None:
    assert sentences("repair", repeats="later_goes") == [
        "Of two cards of equal rank in the opening layout the later one goes back.",
        "A card that goes back is put under the stock, and another is laid in its place."]
    all_of_it = {"repeats": "lower_points_go", "keep": {"suit": "S"}, "ban": [{"rank": "A"}], "how": "redeal"}
    assert len(sentences("repair", **all_of_it)) == 4
