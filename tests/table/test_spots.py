"""Places at spots, by number and by name."""
from __future__ import annotations

import pytest

from cardgames.table.packs import Cards, Face
from cardgames.table.spots import Places, called, meant_card, words_of

PLACES = Places(("east", "eden", "west"), ("top", "low"))


def test_places_are_numbered_zone_by_zone() -> None:
    assert PLACES.names == ("east/top", "eden/top", "west/top", "east/low", "eden/low", "west/low")


@pytest.mark.parametrize(("text", "numbers"), [
    ("east top", [0]), ("top east", [0]), ("w/l", [5]), ("e t", [0, 1]), ("ed low", [4]), ("EAST/TOP", [0]),
    ("east", [0, 3]), ("north", []), ("", []), ("east west", []), ("top low", []),
    ("east top low", []), ("north top", [])])
def test_what_a_text_can_mean(text: str, numbers: list[int]) -> None:
    assert PLACES.find(words_of(text)) == numbers


def test_with_one_zone_a_spot_is_enough() -> None:
    assert Places(("east", "west"), ("top",)).find(["w"]) == [1]


def test_a_name_spelled_out_is_not_the_beginning_of_another() -> None:
    assert called("ea", ("ea", "east")) == [0]
    assert called("e", ("ea", "east")) == [0, 1]
    assert called("", ("ea", "east")) == []


def test_signs_and_blanks_part_words() -> None:
    assert words_of(" +3@East/Top, ") == ["+3", "east", "top"]


def test_the_card_that_is_meant() -> None:
    cards = Cards({"main": [Face("+3", "x", "", "", 3), Face("+3", "x", "", "", 3), Face("-1", "x", "", "", -1)]})
    assert meant_card(cards, ["+3"], 0b010) == 1            # the one that lies there
    assert meant_card(cards, ["+3"], 0b100) == 0            # else the first of the game
    assert meant_card(cards, [], 0b110) == 1
    assert meant_card(cards, [], 0) is None
    assert meant_card(cards, ["+9"], 0b111) is None
