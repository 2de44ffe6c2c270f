"""Points for the last capture."""
from __future__ import annotations

from tests.mechanics.count_table import gains
from tests.mechanics.floor_table import Played, game_with, sentences

LAST = {"use": "last_capture", "points": 2}


def test_the_side_that_captured_last() -> None:
    assert gains(LAST, {}, last_capturer=2) == [0, 2]


def test_with_the_very_last_card() -> None:
    played = Played(game_with(scoring__lines={"line": LAST}), floor="KC 2C", hand={2: "KD"}, turn=2, stock="",
                    last_capturer=1)
    assert played.play("KD=KC").gains == [0, 2]


def test_left_overs_are_no_capture() -> None:
    game = game_with(scoring__lines={"line": LAST})
    played = Played(game, floor="2C", hand={2: "KD"}, turn=2, stock="", last_capturer=1)
    assert played.play("KD").gains == [2, 0]


def test_nobody_if_nobody_captured() -> None:
    assert gains(LAST, {}) == [0, 0]


def test_sentences() -> None:
    assert len(sentences("last_capture", points=2)) == 1
