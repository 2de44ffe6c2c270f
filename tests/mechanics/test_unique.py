"""No two equal things on the floor after a turn."""
from __future__ import annotations

from typing import Any

from tests.mechanics.floor_table import Played, game_with, sentences

BUILD = {"from": "any", "raise": "anyone", "group": True}


def at(floor: str, hand: str, **given: Any) -> Played:
    game = game_with(duties={"unique": {}}, moves={"capture": {}, "build": BUILD, "drop": {}})
    return Played(game, floor=floor, hand={1: hand, 2: "AS"}, turn=1, **given)


def test_no_card_is_dropped_beside_its_rank() -> None:
    assert at("9C QS", "9H QD 5H").drops() == ["5H"]
    assert at("9C", "9H").refused("9H") == "duties.unique"


def test_no_card_is_dropped_beside_a_pile_of_its_value() -> None:
    assert at("{3C+5H=8@2}", "8S 5D").drops() == ["5D"]


def test_a_card_inside_a_pile_is_not_in_the_way() -> None:
    assert at("{3C+5H=8@2}", "3S").refused("3S") is None


def test_no_pile_is_built_beside_an_equal() -> None:
    assert at("8C 3D", "5S 8H").refused("5S+3D=8") == "duties.unique"
    assert at("{6C+2D=8@2} 3D", "5S 8H").refused("5S+3D=8") == "duties.unique"


def test_what_is_joined_is_not_in_the_way() -> None:
    assert at("8C 3D", "5S 8H").refused("5S+3D,8C=8") is None
    assert at("{6C+2D=8@2} 3D", "5S 8H").refused("5S+3D,{6C+2D}=8") is None


def test_courts_count_by_rank_not_by_value() -> None:
    assert at("QS JD", "KC").refused("KC") is None


def test_cards_of_several_values_are_equal_to_all_that_may_be_worth_the_same() -> None:
    values = {"A": [1, 11], "J": 11, "Q": "none", "K": "none"}
    game = game_with(pack={"base": "french52", "values": values}, duties={"unique": {}},
                     moves={"capture": {}, "build": {**BUILD, "max": 11}, "drop": {}})
    hand = {1: "AS QC 6H JC", 2: "2S"}
    assert Played(game, floor="JD QH", hand=hand, turn=1).drops() == ["6H"]
    assert Played(game, floor="{5C+6D=11@2}", hand=hand, turn=1).drops() == ["6H", "QC"]
    assert Played(game, floor="AD 5C", hand=hand, turn=1).refused("6H+5C=11") == "duties.unique"


def test_captures_are_never_in_the_way() -> None:
    assert at("9C 5D 4D", "9S").refused("9S=5D+4D") is None


def test_the_refusal_names_what_lies_there() -> None:
    played = at("9C", "9H")
    refusal = played.game.refusal(played.state, "9H")
    assert refusal is not None
    assert refusal.reason.args == {"other": "9C"}


def test_sentences() -> None:
    assert len(sentences("unique")) == 2


def piles(floor: str, hand: str) -> Played:
    game = game_with(duties={"unique": {"of": "piles"}}, moves={"capture": {}, "build": BUILD, "drop": {}})
    return Played(game, floor=floor, hand={1: hand, 2: "AS"}, turn=1)


def test_piles_alone_may_be_meant() -> None:
    assert piles("9C 3D", "9H 5S 8C").refused("9H") is None
    assert piles("8C 3D", "5S 8H").refused("5S+3D=8") is None
    assert piles("{3C+5H=8@2}", "8S 5D").refused("8S") is None
    assert piles("{6C+2D=8@2} 3D", "5S 8H").refused("5S+3D=8") == "duties.unique"
    assert piles("{6C+2D=8@2} 3D", "5S 8H").refused("5S+3D,{6C+2D}=8") is None


def test_no_pile_is_raised_to_the_value_of_another() -> None:
    assert piles("{6C+2D=8@2} {2C+3H=5@2}", "3S 8H").refused("3S+{2C+3H}=8") == "duties.unique"


def test_the_sentence_for_piles() -> None:
    assert sentences("unique", of="piles") == ["After a turn no two piles of equal value may lie on the floor."]
