"""Points for each side that has enough cards of a class."""
from __future__ import annotations

import pytest

from cardgames.engine.pad import Pad
from tests.mechanics.floor_table import Played, game_with, sentences

LINES = {"spades": {"use": "enough", "of": {"suit": "S"}, "cards": 3, "points": 2}}


@pytest.mark.parametrize(("one", "other", "gains"), [
    ("2S 3S 4S", "5S 6S 7S", [2, 2]), ("2S 3S", "5S 6S 7S 8S", [0, 2]), ("2S 3S 4C", "5S", [0, 0])])
def test_each_side_that_has_them_scores(one: str, other: str, gains: list[int]) -> None:
    game = game_with(scoring={"per": "round", "lines": LINES}, ending__leftovers="nobody")
    last = Played(game, floor="", stock="", turn=2, hand={1: "", 2: "KC"}, won={1: one, 2: other})
    assert last.play("KC").gains == gains


def test_a_score_pad_asks_how_many_each_has() -> None:
    """It is the only line here, so a pad that did not ask would not know."""
    game = game_with(scoring={"per": "round", "lines": LINES}, ending__match={"rounds": 2})
    pad = Pad(game)
    assert pad.asked is not None
    assert pad.answer([3, 10]) is not None
    assert game.points(pad.state) == {1: 2, 2: 2}


def test_sentences() -> None:
    assert sentences("enough", of={"suit": "S"}, cards=5, points=1) == [
        "At least 5 spades: 1 point, for each side that has them."]
