"""The cards of a game: their order, faces, values and classes."""
from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from cardgames.mechanics.base import CardClass
from cardgames.table.bits import ids
from cardgames.table.packs import Cards, faces


def recipe(**given: Any) -> SimpleNamespace:
    return SimpleNamespace(**{"base": None, "values": {}, "add": {}, "remove": (), "faces": {}, "bare": None, **given})


def pack(**given: Any) -> Cards:
    return Cards({"main": faces(recipe(base="french52", **given))})


def texts(cards: Cards, mask: int) -> str:
    return " ".join(cards.text[card] for card in ids(mask))


def test_ids_run_rank_by_rank_and_suit_by_suit() -> None:
    cards = pack()
    assert cards.text[:5] == ("AC", "AD", "AH", "AS", "2C")
    assert cards.text[-5:] == ("QS", "KC", "KD", "KH", "KS")
    assert len(cards) == 52
    assert cards.all == (1 << 52) - 1


def test_a_rank_is_worth_its_place_unless_the_ruleset_says_otherwise() -> None:
    cards = pack(values={"A": 11, "J": "none"})
    worth = {cards.ranks[cards.rank[card]]: cards.value[card] for card in range(52)}
    assert worth == {"A": 11, **{str(n): n for n in range(2, 11)}, "J": 0, "Q": 12, "K": 13}


def test_added_ranks_stand_with_the_numbers() -> None:
    cards = pack(add={"11": ["D", "C"], "2": ["C"]})
    assert len(cards) == 55
    assert texts(cards, cards.of_rank[cards.ranks.index("11")]) == "11C 11D"
    assert cards.ranks.index("11") == cards.ranks.index("J") - 1
    assert texts(cards, cards.by_text["2C"]) == "2C 2C"
    assert cards.value[next(ids(cards.by_text["11D"]))] == 11


def test_removed_cards_are_gone_one_for_one() -> None:
    cards = pack(add={"2": ["C"]}, remove=["2C", "KS"])
    assert len(cards) == 51
    assert texts(cards, cards.by_text["2C"]) == "2C"
    assert "KS" not in cards.by_text


def test_printed_faces_are_kinds_with_or_without_values() -> None:
    printed = faces(recipe(faces={"leaf": {"+5": 2, "+1": 1}, "rain": 2, "fire": {"-2": 1}}, bare="leaf"))
    assert [face.text for face in printed] == ["+5", "+5", "+1", "rain", "rain", "fire-2"]
    assert [face.value for face in printed] == [5, 5, 1, 0, 0, -2]
    assert {face.kind for face in printed} == {"leaf", "rain", "fire"}


def test_cards_with_the_same_face_are_the_same() -> None:
    cards = Cards({"main": faces(recipe(faces={"rain": 2, "fire": {"-2": 1}}))})
    assert cards.doubles
    assert cards.same == (0b011, 0b011, 0b100)
    assert not pack().doubles


def test_packs_lie_one_after_the_other() -> None:
    cards = Cards({"main": faces(recipe(faces={"rain": 3})), "roles": faces(recipe(faces={"fox": 1, "owl": 1}))})
    assert cards.packs == {"main": range(3), "roles": range(3, 5)}
    assert cards.text[3:] == ("fox", "owl")


@pytest.mark.parametrize(("of", "expected"), [
    ({"card": "10D"}, "10D"),
    ({"card": ["2S", "10D"]}, "2S 10D"),
    ({"rank": "A"}, "AC AD AH AS"),
    ({"rank": ["Q", "A"], }, "AC AD AH AS QC QD QH QS"),
    ({"suit": "S"}, "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"),
])
def test_a_class_of_cards(of: dict[str, Any], expected: str) -> None:
    cards = pack()
    assert texts(cards, cards.chosen(CardClass(**of))) == expected


def test_any_card_is_a_class_too() -> None:
    assert pack().chosen("any") == (1 << 52) - 1


def test_kinds_and_values_are_classes() -> None:
    cards = Cards({"main": faces(recipe(faces={"leaf": {"+5": 2}, "rain": 1}))})
    assert cards.chosen(CardClass(kind="rain")) == cards.of_kind(["rain"]) == 0b100
    assert cards.of_value(5) == 0b011
    assert cards.of_value(0) == 0
