"""Sweeps: an emptied floor, the very last play, and sweeps that are only noted."""
from __future__ import annotations

from typing import Any

from tests.mechanics.floor_table import Played, game_with, sentences


def at(floor: str, hand: Any, turn: int = 1, sweep: dict[str, Any] | None = None, **given: Any) -> Played:
    return Played(game_with(triggers={"sweep": sweep or {}}), floor=floor, hand=hand, turn=turn, **given)


def test_who_empties_the_floor_scores_at_once() -> None:
    played = at("9C", {1: "9S KC", 2: "2S"}).play("9S=9C")
    assert played.gains == [1, 0]
    assert played.position["points"] == {"1": {"sweep": 1}}


def test_a_pile_can_be_the_last_thing_taken() -> None:
    assert at("{3C+5H=8@2}", {1: "8S KC", 2: "2S"}).play("8S={3C+5H}").gains == [1, 0]


def test_a_floor_with_anything_left_is_no_sweep() -> None:
    assert at("9C 2C", {1: "9S KC", 2: "2S"}).play("9S=9C").gains == [0, 0]
    assert at("9C {3C+5H=8@2}", {1: "9S KC", 2: "2S"}).play("9S=9C").gains == [0, 0]


def test_a_build_of_the_last_card_is_no_sweep() -> None:
    assert at("3C", {1: "5S 8H", 2: "2S"}).play("5S+3C=8").gains == [0, 0]


def test_points_for_each_sweep() -> None:
    assert at("9C", {1: "9S KC", 2: "2S"}, sweep={"points": 3}).play("9S=9C").gains == [3, 0]


def test_the_side_scores() -> None:
    hands = {1: "KC", 2: "2S", 3: "9S 2C", 4: "3S"}
    played = Played(game_with(4, triggers={"sweep": {}}), floor="9C", hand=hands, turn=3)
    assert played.play("9S=9C").gains == [1, 0]


def test_the_very_last_play() -> None:
    assert at("9C", {2: "9S"}, turn=2, stock="").play("9S=9C").gains == [0, 1]
    assert at("9C", {2: "9S"}, turn=2, stock="", sweep={"last_play": False}).play("9S=9C").gains == [0, 0]


def test_only_the_very_last_play_of_the_round_is_meant() -> None:
    assert at("9C", {2: "9S"}, turn=2, sweep={"last_play": False}).play("9S=9C").gains == [0, 1]       # a deal follows
    assert at("9C", {1: "9S", 2: "KS"}, stock="", sweep={"last_play": False}).play("9S=9C").gains == [1, 0]


def test_left_overs_are_no_sweep() -> None:
    played = at("9C 2C", {2: "9S"}, turn=2, stock="").play("9S=9C")
    assert (played.gains, played.zone("floor"), played.over) == ([0, 0], set(), True)


def test_netted_sweeps_are_only_noted() -> None:
    played = at("9C", {1: "9S KC", 2: "2S"}, sweep={"net": True}, tally__sweep={1: 1}).play("9S=9C")
    assert played.gains == [0, 0]
    assert played.position["tally sweep"] == {"1": 2}


def test_notes_are_gone_after_a_count() -> None:
    played = at("9C 2C", {2: "9S"}, turn=2, sweep={"net": True}, tally__sweep={1: 1}).play("9S=9C")
    assert "tally sweep" not in played.position


def test_sentences() -> None:
    assert sentences("sweep", points=2)[0] == "Who empties the floor by a capture scores 2 points at once (a sweep)."
    assert "netted" in sentences("sweep", net=True)[0]
    assert len(sentences("sweep", last_play=False)) == 3
