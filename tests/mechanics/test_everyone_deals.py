"""A match that ends when everyone has dealt."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


@pytest.mark.parametrize(("players", "times", "last"), [(2, 1, 2), (3, 1, 3), (4, 1, 4), (2, 2, 4)])
def test_as_many_rounds_as_there_are_seats(players: int, times: int, last: int) -> None:
    game = game_with(players, ending__match={"everyone_deals": {"times": times}})
    for now in (last - 1, last):
        played = Played(game, round=now, floor="KC", hand={players: "2D"}, turn=players, stock="").play("2D")
        assert played.over == (now == last)


def test_the_deal_goes_round_the_table() -> None:
    game = game_with(3, ending__match={"everyone_deals": 1})
    state, dealers = game.start(seed=1), []
    while not game.is_over(state):
        dealers.append(game.to_position(state)["dealer"])
        game.play(state, game.moves(state)[0])
    assert list(dict.fromkeys(dealers)) == [3, 1, 2]
    assert game.outcome(state).why.id == "end.everyone_deals"


def test_sentences() -> None:
    assert sentences("everyone_deals") == ["The match ends when everyone has dealt a round."]
    assert sentences("everyone_deals", times=2) == ["The match ends when everyone has dealt 2 rounds."]
