"""What lies on the floor at the end of a round."""
from __future__ import annotations

from typing import Any

from tests.mechanics.floor_table import Played, game_with, sentences

CARDS = {"cards": {"use": "each", "of": "any", "points": 1}}


def at(floor: str, ending: Any = "last_capturer", players: int = 2, **given: Any) -> Played:
    game = game_with(players, ending__leftovers=ending, scoring__lines=CARDS)
    return Played(game, floor=floor, hand={players: "KD"}, turn=players, **{"stock": "", **given})


def test_they_go_to_the_last_capturer_before_the_count() -> None:
    played = at("2C {3C+5H=8@2}", last_capturer=1).play("KD")
    assert played.gains == [4, 0]
    assert played.zone("aside", 1) == {"2C", "3C", "5H", "KD"}


def test_who_captures_with_the_last_card_is_the_last_capturer() -> None:
    assert at("KC 2C", last_capturer=1).play("KD=KC").gains == [0, 3]


def test_they_go_to_the_side_of_the_seat() -> None:
    assert at("KC 2C", players=4).play("KD=KC").gains == [0, 3]


def test_if_nobody_captured_they_go_to_nobody() -> None:
    played = at("2C").play("KD")
    assert played.gains == [0, 0]
    assert played.zone("floor") == {"2C", "KD"}


def test_only_at_the_end_of_a_round() -> None:
    assert at("2C", last_capturer=1, stock="3C 4C").play("KD").zone("floor") == {"2C", "KD"}


def test_the_last_capturer_is_remembered_from_deal_to_deal_but_not_from_round_to_round() -> None:
    game = game_with(ending__match={"rounds": 2})
    played = Played(game, floor="2C", hand={2: "KD"}, turn=2, stock="", last_capturer=1).play("KD")
    assert played.state.round == 2
    assert "last_capturer" not in played.position
    assert at("2C", last_capturer=1, stock="3C 4C").play("KD").position["last_capturer"] == 1


def test_to_nobody_where_the_rules_say_so() -> None:
    assert at("2C", ending={"to": "nobody"}, last_capturer=1).play("KD").gains == [0, 0]


def test_sentences() -> None:
    assert len(sentences("leftovers", to="last_capturer")) == len(sentences("leftovers", to="nobody")) == 1
