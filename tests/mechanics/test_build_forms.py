"""Builds with cards of several values: worth on the floor what they may be there, held for what they are in a hand."""
from __future__ import annotations

from typing import Any

from tests.mechanics.floor_table import Played, game_with


def table(floor: str, hand: str, values: dict[str, Any], **build: Any) -> Played:
    game = game_with(pack={"base": "french52", "values": values}, moves={
        "capture": {"sum": {"cards": "any"}}, "build": {"from": "any", "max": 16, **build}, "drop": {}})
    return Played(game, floor=floor, hand={1: hand, 2: "AC 9D"}, turn=1)


def test_a_pile_may_be_of_either_value_of_a_held_card() -> None:
    played = table("10C 8H", "4S AS", {"A": [1, 14]})
    assert played.refused("4S+10C=14") is None
    assert "=14@1}" in str(played.play("4S+10C=14").position["floor"])
    played.play("AC={4S+10C}")
    assert played.position["floor"] == "8H"


def test_an_ace_is_built_with_as_either() -> None:
    played = table("KC 9H", "AS AD 10D", {"A": [1, 14]})
    assert played.refused("AS+KC=14") is None
    assert played.refused("AS+9H=10") is None
    assert played.refused("AS+9H=11") is not None


def test_a_card_is_built_with_for_its_floor_value_and_held_for_its_hand_value() -> None:
    values = {"A": {"hand": 14, "floor": 1}}
    played = table("KC 9H 5D", "AS AD 4C 10D", values)
    assert played.refused("AS+KC=14") is None
    assert played.refused("4C+5D+9H=18") is not None
    assert played.refused("AS+9H=10") is None
    assert table("KC 5D 9H", "4C AD", values).refused("4C+9H=13") == "moves.build.holding"


def test_several_groups_are_locked() -> None:
    played = table("KC 9H 5D", "AS AD", {"A": [1, 14]}, group=True)
    played.play("AS+KC,9H+5D=14")
    assert [pile[1:] for pile in played.state.z[played.game.setup.zone("floor").cell + 1]] == [(14, 1, True)]
