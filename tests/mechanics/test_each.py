"""Points for each card of a class."""
from __future__ import annotations

from typing import Any

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


@pytest.mark.parametrize(("of", "points", "expected"), [
    ({"rank": "A"}, 1, [2, 1]), ({"suit": "S"}, 2, [2, 4]), ({"card": "10D"}, 5, [5, 0]), ("any", 1, [4, 3]),
    ({"rank": "A"}, -3, [-6, -3]), ({"rank": "9"}, 1, [0, 0]),
])
def test_each_card_scores_for_the_side_that_has_it(of: Any, points: int, expected: list[int]) -> None:
    game = game_with(scoring__lines={"aces": {"use": "each", "of": of, "points": points}})
    played = Played(game, floor="KC", hand={2: "KD"}, turn=2, won={1: "AS AH 10D 2C", 2: "AD 2S 3S"}, stock="")
    assert played.play("KD").gains == expected


def test_what_a_card_is_worth_can_be_asked() -> None:
    game = game_with(scoring__lines={"aces": {"use": "each", "of": {"rank": "A"}, "points": 2}})
    worth = game.setup.ask("worth")
    assert [worth(game.cards.text.index(text)) for text in ("AS", "2S")] == [2, 0]


def test_sentences() -> None:
    assert sentences("each", of={"rank": "A"}, points=1) == ["Each ace: 1 point."]
