"""What the tests of pages share: one move told, and whole matches at random."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from cardgames import load
from cardgames.engine.game import Game
from cardgames.engine.match import Turn
from cardgames.table.state import Event, State


class Step(NamedTuple):
    """A turn with the states before and after it, and the events since the last count."""

    before: State
    turn: Turn
    after: State


def step(game: Game, state: State, text: str | None = None, rng: Random | None = None) -> Step:
    """Play one move, typed or at random."""
    move = game.parse(state, text) if text is not None else (rng or Random(0)).choice(game.moves(state))
    before, heard = state.copy(), list[Event]()
    said = game.text(state, move)
    state.tell = heard.append
    game.play(state, move)
    state.tell = None
    return Step(before, Turn(1, before.seat, move, said, tuple(heard)), state.copy())


@pytest.fixture
def played() -> Callable[..., tuple[Game, Step]]:
    """Play moves in a position of a game; the last one is returned."""
    def play(name: str, given: dict[str, Any], *moves: str, **table: Any) -> tuple[Game, Step]:
        game = load(name, **table)
        state = game.position(given)
        steps = [step(game, state, text) for text in moves]
        return game, steps[-1]
    return play


@pytest.fixture
def match() -> Callable[..., Iterator[tuple[Game, Step]]]:
    """A whole match at random, turn by turn."""
    def play(name: str, seed: int = 1, **table: Any) -> Iterator[tuple[Game, Step]]:
        game, rng = load(name, **table), Random(seed)
        state = game.start(seed)
        while not game.is_over(state):
            yield game, step(game, state, rng=rng)
    return play
