"""The fewest points win."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


@pytest.mark.parametrize(("points", "ranking"), [
    ({1: 5, 2: 2}, [[2], [1]]), ({1: 2, 2: 2}, [[1, 2]]), ({2: -1}, [[2], [1]]),
])
def test_the_fewest_points_win(points: dict[int, int], ranking: list[list[int]]) -> None:
    game = game_with(ending__ranking="lowest")
    played = Played(game, floor="KC", hand={2: "KD"}, turn=2, stock="", points=points).play("KD")
    assert game.outcome(played.state).ranking == ranking


def test_sentences() -> None:
    assert len(sentences("lowest")) == 1
