"""Captures are counted for a side, one by one, and each count begins anew."""
from __future__ import annotations

from typing import Any

from cardgames.engine.game import Game
from tests.mechanics.floor_table import Played, game_with, sentences


def table(players: int = 2, **changes: Any) -> Game:
    return game_with(players, triggers={"trick": {"use": "count_captures"}}, **changes)


def tally(played: Played) -> dict[str, int]:
    return dict(played.position.get("tally trick", {}))


def test_each_capture_is_one_however_many_cards_it_takes() -> None:
    played = Played(table(), floor="9C 9D 5H", hand={1: "9S 5S", 2: "KD 2S"})
    assert tally(played.play("9S=9C,9D")) == {"1": 1}
    assert tally(played.play("2S", "5S=5H")) == {"1": 2}


def test_laying_and_building_are_no_captures() -> None:
    played = Played(table(), floor="5C QH", hand={1: "3D 8S", 2: "7S KC"})
    assert tally(played.play("3D+5C=8", "7S")) == {}


def test_partners_count_together() -> None:
    given = {"floor": "5C 9D", "hand": {1: "5S 2C", 2: "2H 3H", 3: "9S 2D", 4: "3C 3D"}}
    assert tally(Played(table(4), **given).play("5S=5C", "2H", "9S=9D")) == {"1": 2}


def test_left_overs_are_no_capture() -> None:
    game = table(scoring__per="round", scoring__lines={"most": {"use": "most_often", "of": "trick", "points": 1}},
                 ending__match={"rounds": 2})
    played = Played(game, floor="9C 2C", hand={2: "KD"}, turn=2, stock="", last_capturer=2)
    assert played.play("KD").gains == [0, 0]


def test_each_count_begins_anew() -> None:
    played = Played(table(), deal=1, floor="9C", hand={2: "9S"}, turn=2, tally__trick={1: 4})
    assert tally(played.play("9S=9C")) == {}


def test_sentences() -> None:
    assert sentences("count_captures") == ["It is counted how many captures each side makes."]
