"""What a bot thinks of each move: every move once, the one it plays first, from nothing but what the seat may know."""
from __future__ import annotations

from random import Random

import pytest

from cardgames.engine.door import load
from cardgames.errors import UsageError
from cardgames.players.asking import estimates
from cardgames.players.seats import players

BOTS = ("greedy", "search:30")


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize(("name", "seats"), [("suipi", 2), ("samoa", 3), ("scopa", 4)])
def test_every_move_is_estimated_once_and_the_one_that_is_played_comes_first(name: str, seats: int, bot: str) -> None:
    game = load(name, players=seats)
    state, rng = game.start(seed=5), Random(5)
    for _ in range(6):
        moves, seen = game.moves(state), game.observe(state, state.seat)
        found = estimates(game, seen, moves, bot=bot, seed=5)
        assert sorted(each.move for each in found) == sorted(moves)
        if len(moves) > 1:
            assert found[0].move == players(game, bot, 5)[state.seat].choose(seen, moves)
        assert all(each.error is None or each.error >= 0 for each in found)
        game.play(state, rng.choice(moves))


def test_secret_choices_are_estimated_too() -> None:
    game = load("samoa", players=3)
    state = game.start(seed=1)
    while not game.secret_steps[state.step]:
        game.play(state, game.moves(state)[0])
    moves = game.moves(state)
    found = estimates(game, game.observe(state, state.seat), moves)
    assert sorted(each.move for each in found) == sorted(moves)


def test_a_move_that_takes_a_prize_is_worth_more() -> None:
    game = load("suipi", variants=["drop-free"])
    state = game.position({"floor": "10D 3C", "hand": {1: "10H KS", 2: "7C 7D"}, "turn": 1})
    found = estimates(game, game.observe(state, 1), game.moves(state))
    worths = {game.text(state, each.move): each.worth for each in found}
    assert worths["10H=10D"] > worths["10H"] + 1


def test_a_bot_without_opinions_is_refused() -> None:
    game = load("suipi")
    state = game.start(seed=1)
    with pytest.raises(UsageError, match="take another bot, such as greedy"):
        estimates(game, game.observe(state, 1), game.moves(state), bot="random")
