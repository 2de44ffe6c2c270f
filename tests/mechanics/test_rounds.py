"""A match of a fixed number of rounds."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


@pytest.mark.parametrize(("rounds", "now", "over"), [(1, 1, True), (2, 1, False), (2, 2, True), (3, 2, False)])
def test_the_match_ends_after_so_many_rounds(rounds: int, now: int, over: bool) -> None:
    game = game_with(ending__match={"rounds": rounds})
    played = Played(game, round=now, floor="KC", hand={2: "2D"}, turn=2, stock="")
    assert played.play("2D").over == over
    assert played.state.round == now + (not over)


def test_why_it_ended() -> None:
    played = Played(game_with(), floor="KC", hand={2: "2D"}, turn=2, stock="").play("2D")
    assert played.game.outcome(played.state).why.id == "end.rounds"


def test_sentences() -> None:
    assert sentences("rounds", rounds=1) == ["The match is one round."]
    assert sentences("rounds", rounds=3) == ["The match is 3 rounds."]
