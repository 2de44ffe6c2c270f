"""Deals and refusals published with Play Suipi's engine (core, its tests): the preset that follows it must agree."""
from __future__ import annotations

import pytest

from tests.games.suipi.playing import Table

FLOOR = "4C 7D 2S 8C"
HANDS = {1: "AH KC 2D AC 7C 8S KH 3S", 2: "10D 4H 10S 5S 3D 5C 6S JH"}


def table() -> Table:
    return Table("floor-unique", floor=FLOOR, hand=HANDS)


@pytest.mark.parametrize(("move", "rule"), [
    ("KC=4C+7D+2S", "moves.capture.sum"),           # a sum above ten
    ("2D+2S=4", "moves.build.equal_ranks"),
    ("7C,4C+2S=7", "moves.build"),                  # groups of different values
    ("2D,2S=2", "moves.build"),                     # two single cards
    ("AC=4C", "moves.capture.sum"),                 # a card takes its own value only
    ("3S+2S=5", "moves.build.holding"),             # no five to take it with
    ("AH+4C+2S=7", "duties.unique"),                # a seven lies there already
])
def test_what_the_engine_refuses(move: str, rule: str) -> None:
    assert table().refused(move) == rule


def test_an_owner_may_not_own_a_second_pile() -> None:
    played = table().play("AC+7D,8C=8", "4H=4C")
    assert played.refused("AH+2S=3") == "duties.owner.one_pile"


def test_build_and_group_in_one_move() -> None:
    assert table().play("AH+7D,8C=8").lies("floor", "{AH+7D,8C=8@1} 4C 2S")


def test_two_sums_with_one_card() -> None:
    hands = {1: "8S JC 6C 8H 7S 5C KH 2H", 2: "9S"}
    played = Table("floor-unique", floor="3D 4D 5S 2D", hand=hands).play("7S=4D+3D,5S+2D")
    assert played.lies("won", {1: "3D 4D 5S 2D 7S"})
    assert played.gains == {}    # a suipi is only noted


def test_another_deal_move_by_move() -> None:
    hands = {1: "8C 2D 9S 8S KC 10S 8H 6S", 2: "QD 3C 7S 5H 7H AD 6C 4S"}
    played = Table("floor-unique", floor="4D 9D 6D 2H", hand=hands).play(
        "6S=6D,4D+2H", "7H", "9S=9D", "7S=7H", "KC", "3C", "8C", "AD+3C=4", "2D+8C=10", "4S={AD+3C}", "10S={2D+8C}",
        "QD", "8H", "5H", "8S=8H", "6C")
    assert played.lies("floor", "KC QD 5H 6C")
    assert played.lies("won", {1: "4D 2H 6D 6S 9D 9S 8C 2D 10S 8H 8S", 2: "7H 7S 3C AD 4S"})
    assert played.game.to_position(played.state)["tally sweep"] == {"2": 1}
