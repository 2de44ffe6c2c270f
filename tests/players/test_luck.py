"""A bot's random numbers follow from seed, seat and decision, and it cannot read the seed."""
from __future__ import annotations

from cardgames.engine.door import load
from cardgames.players import greedy, random
from cardgames.players.luck import decision, luck


def test_the_decision_is_counted_over_all_seats() -> None:
    game = load("suipi")
    state = game.start(seed=1)
    assert decision(game.observe(state, 1)) == 1
    game.play(state, game.moves(state)[0])
    assert decision(game.observe(state, 2)) == 2


def test_hidden_choices_count_as_well() -> None:
    game = load("samoa", players=3)
    state = game.start(seed=1)
    while not game.secret_steps[state.step]:
        game.play(state, game.moves(state)[0])
    before = decision(game.observe(state, 1))
    game.play(state, game.moves(state)[0])
    assert decision(game.observe(state, 2)) == before + 1


def test_streams_differ_by_seed_seat_and_decision() -> None:
    game = load("suipi")
    state = game.start(seed=1)
    first = game.observe(state, 1)
    game.play(state, game.moves(state)[0])
    second = game.observe(state, 1)
    drawn = [luck(seed, seat)(seen).random() for seed in (1, 2) for seat in (1, 2) for seen in (first, second)]
    assert len(set(drawn)) == 8
    assert luck(1, 1)(first).random() == drawn[0]


def test_no_bot_keeps_the_seed() -> None:
    game = load("suipi")
    for module in (greedy, random):
        bot = module.Bot(game, luck(987654321, 1))
        assert 987654321 not in vars(bot).values()
