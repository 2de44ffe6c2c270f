"""Nobody peeks: whatever a seat cannot know is exchanged, and each bot chooses as before; a bot that peeks is found."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import copy
from random import Random

import pytest

from cardgames.engine.game import Game
from cardgames.engine.match import Player
from cardgames.players.levels import LEVELS, SEARCH, Budget
from cardgames.players.luck import luck
from cardgames.players.roles import Roles
from cardgames.players.search import Bot
from cardgames.players.seats import BOTS, players
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move, State
from tests.laws.knowing import exchanged_world, imagined_world
from tests.laws.tables import Rules, alone, game_of, games, ids, name_of, positions, whole

KINDS = ("greedy", "random", f"{SEARCH}:6")
"""One of each sort: the levels of a search differ in their budget, and in what they make of hidden roles."""
SAMPLE = 29
"""Every which decision is looked at."""

Maker = Callable[[Game, State], Player]
"""A bot for the seat to move. An honest one is made from the game alone."""


def tables() -> list[Rules]:
    """The base of every ruleset, and every variant; those of most games, which take long, under `--thorough` only."""
    return [rules for id in ids() for rules in alone(id) if not rules.variants or whole(id)]


def of_kind(kind: str) -> Maker:
    return lambda game, state: players(game, kind, 8)[state.seat]


def worlds(game: Game, state: State, rng: Random) -> Iterator[State]:
    """The same position to the seat to move, but not the same."""
    yield imagined_world(game, state, state.seat, rng)
    exchanged = exchanged_world(game, state, state.seat, rng)
    if exchanged is not None:
        yield exchanged


def choice(make: Maker, game: Game, state: State) -> Move:
    return make(game, state).choose(game.observe(state, state.seat), game.moves(state))


def chooses_alike(make: Maker, game: Game, state: State, rng: Random) -> None:
    """The law."""
    chosen = choice(make, game, state)
    for world in worlds(game, state, rng):
        assert choice(make, game, world) == chosen, f"another choice in {game.to_position(world)}"


def test_all_sorts_of_bots_are_looked_at() -> None:
    assert {kind.partition(":")[0] for kind in KINDS} == set(BOTS) - set(LEVELS)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("rules", tables(), ids=str)
def test_nobody_peeks(rules: Rules, kind: str, thorough: bool) -> None:
    for game in list(games(rules))[:None if thorough else 1]:
        rng = Random(f"{name_of(game)} {kind}")
        for state in positions(game, 3, 5 if thorough else SAMPLE):
            if len(game.moves(state)) > 1:
                chooses_alike(of_kind(kind), game, state, rng)


@pytest.mark.parametrize("level", [level for level, budget in LEVELS.items() if budget.guile < Budget(1).guile])
@pytest.mark.parametrize("id", [id for id in ids() if Roles(game_of(alone(id)[0])).zone is not None])
def test_no_level_peeks_at_hidden_roles(id: str, level: str) -> None:
    game, rng = game_of(alone(id)[0]), Random(level)
    for state in positions(game, 3, 2 * SAMPLE):
        if len(game.moves(state)) > 1:
            chooses_alike(of_kind(level), game, state, rng)


class Sees:
    """Plays its last move if what it must not see is odd, else its first."""

    name = "sees"

    def __init__(self, secret: int) -> None:
        self.odd = bool(secret & 1)

    def choose(self, observation: Observation, moves: Moves) -> Move:
        return moves[-1 if self.odd else 0]


def by_the_stock(game: Game, state: State) -> Sees:
    """Knows the next card."""
    return Sees(sum(state.order[state.pos:state.pos + 1]))


def by_the_next_seat(game: Game, state: State) -> Sees:
    """Knows the cards that the next seat alone may see."""
    secret, seat = 0, state.seat % game.seats + 1
    for zone in game.layout.zones.values():
        if zone.of == "seat" and zone.seen_by == "owner":
            held = state.z[zone.cell + seat]
            secret += sum(held) if isinstance(held, tuple) else held.bit_length()
    return Sees(secret)


class InTheTruth(Bot):
    """Searches in the true world rather than in worlds that fit."""

    def __init__(self, game: Game, truth: State) -> None:
        super().__init__(game, luck(8, truth.seat), "in the truth", Budget(60))
        self.game = copy(game)
        self.game.imagining = lambda observation: lambda rng: truth.copy()  # type: ignore[method-assign]


@pytest.mark.parametrize("leak", [by_the_stock, by_the_next_seat])
@pytest.mark.parametrize("id", ids())
def test_a_bot_that_peeks_is_found(id: str, leak: Maker) -> None:
    game = game_of(alone(id)[0])
    drawn = any(game.start(seed=seed).stock for seed in range(3))
    assert found_out(leak, game) == (drawn or leak is not by_the_stock)
    assert not found_out(of_kind("greedy"), game)


def test_a_search_in_the_true_world_is_found() -> None:
    assert found_out(InTheTruth, game_of(alone("suipi")[0]))


def found_out(make: Maker, game: Game) -> bool:
    """Whether the law finds it within some positions."""
    rng = Random(1)
    for seed in range(4):
        for state in positions(game, seed, 7):
            try:
                chooses_alike(make, game, state, rng)
            except AssertionError:
                return True
    return False
