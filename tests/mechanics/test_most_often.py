"""Who did something most often scores; what happens when sides are level is as for most cards."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.engine.pad import Pad
from cardgames.pages.words import Words
from tests.mechanics.floor_table import Played, game_with, sentences

COUNTED = {"trick": {"use": "count_captures"}}


def played(tally: dict[int, int], players: int = 2, **line: Any) -> Played:
    """A count after so many captures."""
    game = game_with(players, seats={"players": [2, 3, 4]}, triggers=COUNTED, ending__leftovers="nobody",
                     ending__match={"rounds": 3},
                     scoring__lines={"tricks": {"use": "most_often", "of": "trick", "points": 3, **line}})
    return Played(game, floor="KC", hand={players: "KD"}, turn=players, stock="", tally__trick=tally).play("KD")


@pytest.mark.parametrize(("tally", "expected"), [
    ({1: 4, 2: 3}, [3, 0]), ({2: 1}, [0, 3]), ({1: 2, 2: 2}, [0, 0]), ({}, [0, 0]),
])
def test_the_most_captures(tally: dict[int, int], expected: list[int]) -> None:
    assert played(tally).gains == expected


@pytest.mark.parametrize(("tie", "expected"), [
    ("nobody", [0, 0, 0]), ("split", [1, 1, 0]), ("share_each", [3, 3, 0]), ("carry", [0, 0, 0]),
])
def test_level_leaders(tie: str, expected: list[int]) -> None:
    assert played({1: 4, 2: 4, 3: 2}, players=3, tie=tie).gains == expected


def test_points_that_nobody_got_wait() -> None:
    assert played({1: 4, 2: 4}, tie="carry").position["carried tricks"] == 3


def test_the_capture_of_the_last_play_counts() -> None:
    game = game_with(triggers=COUNTED, scoring__lines={"tricks": {"use": "most_often", "of": "trick", "points": 3}})
    last = Played(game, floor="9C", hand={2: "9S"}, turn=2, stock="", tally__trick={1: 1, 2: 1})
    assert last.play("9S=9C").gains == [0, 3]


def test_sweeps_may_be_compared_as_well() -> None:
    game = game_with(triggers={"sweep": {"net": True}},
                     scoring__lines={"sweeps": {"use": "most_often", "of": "sweep", "points": 2}})
    given = {"floor": "KC", "hand": {2: "KD"}, "turn": 2, "stock": "", "tally__sweep": {1: 1, 2: 2}}
    assert Played(game, **given).play("KD").gains == [0, 2]


def test_a_score_pad_asks_for_them() -> None:
    game = game_with(triggers=COUNTED, scoring__per="round", ending__match={"rounds": 2},
                     scoring__lines={"tricks": {"use": "most_often", "of": "trick", "points": 3}})
    pad = Pad(game)
    assert pad.asked is not None
    assert Words().say(pad.asked.question.text) == "trick: how many captures has each made?"
    counted = pad.answer([2, 5])
    assert counted is not None
    assert game.points(pad.state) == {1: 0, 2: 3}


def test_sentences() -> None:
    said = sentences("most_often", of="trick", points=3)
    assert said == ["Most tricks: 3 points.", "If sides are level, nobody scores."]
