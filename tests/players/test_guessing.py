"""Secret choices are made from the public history: whose spots a seat has fed, its role probably is."""
from __future__ import annotations

from random import Random

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.players.beliefs import ByChoice, ByHelp
from cardgames.players.greedy import Bot
from cardgames.players.guessing import Guessing
from cardgames.players.luck import luck
from cardgames.players.roles import Roles
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move, State


class Feeding:
    """Places every good card at its own spot and every bad one elsewhere: its role is plain for all to see."""

    name = "feeding"

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat, self.rng = game, seat, Random(seat)

    def choose(self, observation: Observation, moves: Moves) -> Move:
        cards = self.game.cards
        role = cards.text[observation.z[self.game.layout.zones["mask"].cell + self.seat].bit_length() - 1]
        good = [move for move in moves if f"@{role}/above" in self.game.text(observation, move)]
        bad = [move for move in moves if role not in self.game.text(observation, move)]
        wanted = good if cards.value[moves[0][1]] > 0 else bad
        return self.rng.choice(wanted or moves)


def at_the_guess(game: Game, seed: int) -> State:
    match = Match(game, {seat: Feeding(game, seat) for seat in range(1, game.seats + 1)}, seed=seed)
    while not game.secret_steps[match.state.step]:
        match.step()
    return match.state


def right(game: Game, state: State, move: Move) -> int:
    """How many roles the first seat names rightly by this move."""
    cells = game.layout.zones["mask"].cell
    roles = {seat: game.cards.text[state.z[cells + seat].bit_length() - 1] for seat in range(1, game.seats + 1)}
    return sum(f"{seat}={role}" in game.text(state, move).split() for seat, role in roles.items())


def guessing(game: Game, way: type[ByHelp] | type[ByChoice] = ByHelp) -> Guessing:
    roles = Roles(game)
    return Guessing(roles, way(roles))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_spot_that_was_fed_gives_its_feeder_away(seats: int) -> None:
    game, hits = load("samoa", players=seats), 0
    for seed in range(6):
        state = at_the_guess(game, seed)
        move = Bot(game, luck(seed, 1)).choose(game.observe(state, 1), game.moves(state))
        hits += right(game, state, move)
    assert hits >= 0.8 * 6 * (seats - 1)


def test_the_second_round_is_judged_by_itself() -> None:
    game = load("samoa", players=3)
    match = Match(game, {seat: Feeding(game, seat) for seat in (1, 2, 3)}, seed=1)
    while match.state.round == 1 or not game.secret_steps[match.state.step]:
        match.step()
    move = Bot(game, luck(1, 1)).choose(game.observe(match.state, 1), game.moves(match.state))
    assert right(game, match.state, move) == 2


def test_a_long_list_of_choices_is_weighed_in_part() -> None:
    game = load("samoa", players=4, variants=["free-guess", "blank-guess"])
    state = at_the_guess(game, 1)
    moves = game.moves(state)
    worths = guessing(game).worths(game.observe(state, 1), moves, Random(1))
    assert len(worths) < len(moves)
    assert all(move in moves for move, _ in worths)


def test_where_nothing_is_hidden_there_is_nothing_to_guess() -> None:
    game = load("suipi")
    assert Roles(game).zone is None
