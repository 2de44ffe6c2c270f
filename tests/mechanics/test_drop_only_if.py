"""Who may drop what: with any card in hand, with the card itself, beside an equal."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


def drops(mode: str, floor: str, hand: str) -> list[str]:
    return Played(game_with(duties={"forced": {"use": "drop_only_if", "mode": mode}}), floor=floor,
                  hand={1: hand, 2: "2S"}, turn=1).drops()


@pytest.mark.parametrize(("floor", "hand", "by_hand", "by_card", "by_value"), [
    ("2D 5C", "7S KH", "", "KH", "7S KH"),                        # a sum
    ("9S KD", "5H 9H", "", "5H", "5H"),                           # an equal card
    ("KD", "5H KS", "", "5H", "5H"),                              # a court
    ("{3C+7S=10@2}", "10D KH", "", "KH", "KH"),                   # a pile
    ("8C QD", "3H KS", "3H KS", "3H KS", "3H KS"),                # nothing
    ("{3C+7S=10@2}", "3H 7D", "3H 7D", "3H 7D", "3H 7D"),         # a pile is no part of itself
])
def test_modes(floor: str, hand: str, by_hand: str, by_card: str, by_value: str) -> None:
    assert drops("hand", floor, hand) == by_hand.split()
    assert drops("card", floor, hand) == by_card.split()
    assert drops("equal-value", floor, hand) == by_value.split()


def test_cards_of_several_values_are_equal_to_all_that_may_be_worth_the_same() -> None:
    pack = {"base": "french52", "values": {"A": [1, 11], "J": 11, "Q": "none", "K": "none"}}
    game = game_with(pack=pack, duties={"forced": {"use": "drop_only_if", "mode": "equal-value"}})
    assert Played(game, floor="JD", hand={1: "AS JC 6H", 2: "2S"}, turn=1).drops() == ["6H"]
    assert Played(game, floor="{5C+6D=11@2}", hand={1: "AS QC 6H", 2: "2S"}, turn=1).drops() == ["6H", "QC"]


def test_building_stays_legal() -> None:
    game = game_with(duties={"forced": {"use": "drop_only_if"}})
    played = Played(game, floor="5S", hand={1: "4C 5D 9H", 2: "2S"}, turn=1)
    assert played.refused("4C+5S=9") is None
    assert played.refused("4C") == "duties.forced.mode"


def test_the_refusal_names_the_card_that_can_capture() -> None:
    game = game_with(duties={"forced": {"use": "drop_only_if"}})
    refusal = game.refusal(game.position({"floor": "2D 5C", "hand": {1: "7S KH"}, "turn": 1}), "KH")
    assert refusal is not None
    assert (refusal.reason.id, refusal.reason.args) == ("drop_only_if.hand", {"card": "7S"})


def test_a_drop_tells_that_nothing_in_hand_can_capture() -> None:
    """Mode hand: who dropped held no nine and no four."""
    game = game_with(duties={"forced": {"use": "drop_only_if", "mode": "hand"}})
    played = Played(game, floor="9C 4D", hand={1: "5H KS", 2: "2S QH"}, turn=1).play("KS")
    barred = set(played.position["facts"][0]["cards"].split())
    assert {"9D", "9H", "4C", "4S"} <= barred
    assert not {"5H", "KD", "3C"} & barred


def test_other_modes_tell_nothing_of_the_hand() -> None:
    game = game_with(duties={"forced": {"use": "drop_only_if", "mode": "card"}})
    assert "facts" not in Played(game, floor="9C 4D", hand={1: "5H KS", 2: "2S QH"}, turn=1).play("KS").position


@pytest.mark.parametrize("mode", ["hand", "card", "equal-value"])
def test_sentences(mode: str) -> None:
    assert len(sentences("drop_only_if", mode=mode)) == 2


@pytest.mark.parametrize("mode", ["hand", "card", "equal-value"])
def test_it_does_without_captures(mode: str) -> None:
    """Where no move captures, only an equal card on the floor can stand in the way of a drop."""
    turn = {"play": {"card_from": "hand", "moves": ["drop"], "stuck": "drop"}}
    game = game_with(turn=turn, duties={"forced": {"use": "drop_only_if", "mode": mode}})
    played = Played(game, floor="9C", hand={1: "9S KH", 2: "2S"}, turn=1)
    assert played.drops() == (["KH"] if mode == "equal-value" else ["9S", "KH"])
