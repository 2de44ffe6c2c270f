"""Cards that take the whole floor: what they take, what stops them, and what they do on an empty floor."""
from __future__ import annotations

from typing import Any

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences

JACKS: dict[str, Any] = {"of": {"rank": "J"}}


def at(floor: str, hand: str, take_all: dict[str, Any] | None = None, **changes: Any) -> Played:
    moves = {"capture": {}, "all": {"use": "take_all", **(take_all or JACKS)}, "drop": {}}
    rules = {"moves": moves, "turn__play__moves": ["all", "capture", "drop"], **changes}
    return Played(game_with(**rules), floor=floor, hand={1: hand, 2: "2S"}, turn=1)


def test_it_takes_everything() -> None:
    played = at("9C 4D KS", "JS 2H").play("JS=everything")
    assert played.zone("won", 1) == {"9C", "4D", "KS", "JS"}
    assert played.zone("floor") == set()
    assert played.position["last_capturer"] == 1


def test_piles_too() -> None:
    assert at("{3C+5H=8@2} KS", "JS 2H").play("JS=everything").zone("won", 1) == {"3C", "5H", "KS", "JS"}


def test_other_cards_do_not() -> None:
    assert at("9C 4D", "5S JS").refused("5S=everything") in ("moves.all.of", "moves.capture")


def test_only_a_class_is_taken() -> None:
    only = {**JACKS, "takes": {"rank": ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J"]}}
    played = at("9C JD KS", "JS 2H", only).play("JS=everything")
    assert (played.zone("won", 1), played.zone("floor")) == ({"9C", "JD", "JS"}, {"KS"})
    assert at("QC KS", "JS 2H", only).refused("JS=everything") == "moves.all"


def test_a_pile_with_a_card_of_another_class_stays() -> None:
    only = {**JACKS, "takes": {"suit": ["C", "D"]}}
    played = at("{3C+5H=8@2} {2C+7D=9@2} KS", "JS 2H", only).play("JS=everything")
    assert played.zone("won", 1) == {"2C", "7D", "JS"}


def test_a_card_that_lies_there_stops_it() -> None:
    aces = {"of": {"rank": "A"}, "unless": {"rank": "A"}}
    played = at("AC 9D", "AS 2H", aces)
    assert played.refused("AS=everything") == "moves.all.unless"
    assert played.play("AS=AC").zone("floor") == {"9D"}
    assert at("KC 9D", "AS 2H", aces).play("AS=everything").zone("floor") == set()


def test_on_an_empty_floor_it_is_laid() -> None:
    played = at("", "JS 2H")
    assert played.refused("JS=everything") == "moves.all"
    assert played.play("JS").zone("floor") == {"JS"}


def test_on_an_empty_floor_it_may_take_itself() -> None:
    played = at("", "JS 2H", {**JACKS, "empty": "take_itself"}, triggers={"sweep": {}}).play("JS=everything")
    assert (played.zone("won", 1), played.zone("floor")) == ({"JS"}, set())
    assert played.gains == [0, 0]           # nothing was swept
    assert played.position["last_capturer"] == 1


def test_a_card_that_takes_all_is_not_dropped_where_captures_are_a_duty() -> None:
    forced = {"forced": {"use": "drop_only_if", "mode": "card"}}
    assert at("9C 4D", "JS 2H", duties=forced).drops() == ["2H"]
    assert at("", "JS 2H", duties=forced).drops() == ["2H", "JS"]
    assert at("", "JS 2H", {**JACKS, "empty": "take_itself"}, duties=forced).drops() == ["2H"]


def test_in_mode_hand_a_drop_tells_that_it_was_not_held() -> None:
    played = at("9C KD", "2H 3H", duties={"forced": {"use": "drop_only_if", "mode": "hand"}}).play("2H")
    assert {"JC", "9D", "KC"} <= set(played.position["facts"][0]["cards"].split())
    assert at("9C", "JS 2H", duties={"forced": {"use": "drop_only_if", "mode": "hand"}}).drops() == []


@pytest.mark.parametrize("text", ["JS=everything", "JS=all", "J takes all", "js x everything"])
def test_how_it_is_typed(text: str) -> None:
    assert at("9C 4D", "JS 2H").play(text).zone("floor") == set()


def test_sentences() -> None:
    assert len(sentences("take_all", of={"rank": "J"})) == 2
    aces = {"of": {"rank": "A"}, "takes": {"suit": "C"}, "unless": {"rank": "A"}, "empty": "take_itself"}
    assert len(sentences("take_all", **aces)) == 3
