"""How cards, piles and groups are written, and how generously they are read."""
from __future__ import annotations

from types import SimpleNamespace

import pytest

from cardgames.table.bits import bits, ids
from cardgames.table.notation import (
    READINGS,
    card_list,
    card_mask,
    find_items,
    groups_of,
    pile_text,
    plain,
    readings,
    spell,
    split_outside,
)
from cardgames.table.packs import Cards, faces
from cardgames.table.state import Pile
from cardgames.table.sums import Sums

NUMBERS = {"J": "none", "Q": "none", "K": "none"}
CARDS = Cards({"main": faces(SimpleNamespace(
    base="french52", values=NUMBERS, add={}, remove=(), faces={}, bare=None))})
KINDS = {"leaf": {"+5": 1, "-3": 2}, "rain": 1, "fire": {"-2": 1}}
PRINTED = Cards({"main": faces(SimpleNamespace(
    base=None, values={}, add={}, remove=(), faces=KINDS, bare="leaf"))})
SUMS = Sums(CARDS.value, 10)


def mask(texts: str) -> int:
    return sum(CARDS.by_text[text] for text in texts.split())


def pile(texts: str, worth: int) -> Pile:
    return mask(texts), worth, 1, False


@pytest.mark.parametrize("text", ["10D", "10d", "TD", "td", "T♦", "10♦", " 10 D ", "10♢\ufe0f"])
def test_ways_to_write_one_card(text: str) -> None:
    assert card_mask(CARDS, text) == mask("10D")


def test_a_rank_alone_means_all_its_cards() -> None:
    assert card_mask(CARDS, "t") == card_mask(CARDS, "10") == mask("10C 10D 10H 10S")
    assert card_mask(CARDS, "q") == mask("QC QD QH QS")


@pytest.mark.parametrize("text", ["", "11", "1", "ten", "DD", "D10", "♦"])
def test_what_is_no_card(text: str) -> None:
    assert card_mask(CARDS, text) == 0


@pytest.mark.parametrize(("text", "expected"), [("+5", "+5"), ("−3", "-3 -3"), ("RAIN", "rain"), ("fire-2", "fire-2")])
def test_cards_of_kinds_are_read_as_printed(text: str, expected: str) -> None:
    assert card_list(PRINTED, card_mask(PRINTED, text)) == expected


def test_plain_text_has_no_symbols_blanks_or_capitals() -> None:
    assert plain("10 ♥") == plain("10h") == "10h"


def test_cards_are_listed_lowest_first() -> None:
    assert card_list(CARDS, mask("9H 2S 2C")) == "2C 2S 9H"
    assert card_list(CARDS, mask("9H 2S"), "+") == "2S+9H"


@pytest.mark.parametrize(("cards", "worth", "expected"), [
    ("7S 3C", 10, "{3C+7S}"),
    ("2C 5H 3D 4S", 7, "{2C+5H,3D+4S}"),            # the first partition in card order
    ("3D 4S 7C", 7, "{7C,3D+4S}"),
])
def test_a_pile_is_written_with_its_groups(cards: str, worth: int, expected: str) -> None:
    written = pile_text(CARDS, pile(cards, worth), SUMS)
    found = [sorted(group) for group in groups_of(written[1:-1])]
    assert sorted(found) == sorted(sorted(group) for group in groups_of(expected[1:-1]))


def test_a_pile_joined_by_wider_rules_is_written_all_the_same() -> None:
    pairs = Sums(CARDS.value, 10, most=2)
    written = pile_text(CARDS, pile("2C 3D 5H 4S 6C", 10), pairs)
    assert sorted(map(sorted, groups_of(written[1:-1]))) == [["2C", "3D", "5H"], ["4S", "6C"]]


def test_groups_are_spelled_largest_first_among_equals_the_first() -> None:
    items = [(1 << card, CARDS.value[card]) for card in ids(mask("3C 3D 7C 7D"))]
    group = SUMS.one[3] + SUMS.one[7]
    assert spell([group, group], items) == [[mask("7C"), mask("3C")], [mask("7D"), mask("3D")]]


def test_marks_inside_braces_do_not_split() -> None:
    assert split_outside("10C,{3C+7S,10H}+4D", ",") == ["10C", "{3C+7S,10H}+4D"]
    assert split_outside("{a+b}+c", "+") == ["{a+b}", "c"]


@pytest.mark.parametrize(("text", "expected"), [
    ("10C,{3C+7S},6H+4D", [["10C"], ["{3C+7S}"], ["6H", "4D"]]),
    ("5 4", [["5"], ["4"]]),                # which belong together is left open
    ("5 and 4", [["5"], ["4"]]),
    (" 6H + 4D , 10C ", [["6H", "4D"], ["10C"]]),
    ("{3C + 7S}", [["{3C+7S}"]]),
    (",", []),
])
def test_groups_of_texts(text: str, expected: list[list[str]]) -> None:
    assert groups_of(text) == expected


@pytest.mark.parametrize(("text", "expected"), [
    ("4C", ["4C"]),
    ("4", ["4C", "4D"]),
    ("9H", ["9H"]),                         # not there: the rules then say so
    ("foo", []),
    ("{3C+7S}", ["3C 7S"]),
    ("{7s 3c}", ["3C 7S"]),
    ("{3+7}", ["3C 7S"]),
    ("{10}", ["3C 7S", "2H 8H"]),
    ("{3C+7S=10@1}", ["3C 7S"]),
    ("{3C+7S=10@2}", []),                   # somebody else's
    ("{3C+7S=9}", []),
    ("{10@1}", ["3C 7S", "2H 8H"]),
    ("{3C}", []),                           # a pile is one thing
    ("{3C+7S+2H}", []),
])
def test_things_on_a_floor_that_a_text_can_mean(text: str, expected: list[str]) -> None:
    piles = [pile("3C 7S", 10), pile("2H 8H", 10)]
    assert find_items(CARDS, text, mask("4C 4D KD"), piles) == [mask(cards) for cards in expected]


def test_readings_use_nothing_twice() -> None:
    found = list(readings([["4", "4"], ["5"]], CARDS, mask("4C 4D 5H"), ()))
    assert found == [[[mask("4C"), mask("4D")], [mask("5H")]], [[mask("4D"), mask("4C")], [mask("5H")]]]
    assert list(readings([["5", "5"]], CARDS, mask("5H"), ())) == []


def test_readings_of_one_text_are_bounded() -> None:
    names = ["A", "2", "3", "4", "5"]
    found = list(readings([names], CARDS, bits(range(20)), ()))
    assert len(found) == READINGS
    assert all(len(group) == 5 for group, in found)
