"""Desescoba: who has fewest points wins; play is that of Escoba."""
from __future__ import annotations

from random import Random

import pytest

from tests.games.playing import Played, game_of


def test_who_makes_fifteen_takes_but_may_choose_what() -> None:
    table = Played("desescoba", floor="JC 5D 3D", hand={1: "7S", 2: "KS"})
    assert table.legal() == ["7S=5D+3D", "7S=JC"]


def test_nobody_must_play_a_card_that_takes() -> None:
    assert "AS" in Played("desescoba", floor="JC 5D 3D", hand={1: "7S AS", 2: "KS"}).legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_fewest_points_win(players: int) -> None:
    game = game_of("desescoba", players=players)
    for seed in range(5):
        state, rng = game.start(seed=seed), Random(seed)
        while not game.is_over(state):
            game.play(state, rng.choice(game.moves(state)))
        points = game.points(state)
        assert max(points.values()) >= 21
        assert game.outcome(state).ranking[0] == [side for side in points if points[side] == min(points.values())]


def test_all_play_alone() -> None:
    assert set(game_of("desescoba", players=4).points(game_of("desescoba", players=4).start(seed=1))) == {1, 2, 3, 4}
