"""The law of knowledge at all tables; and leaks planted on purpose, which it must find."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardgames.engine.game import Game
from cardgames.table.observation import Observation
from cardgames.table.state import Event, Move, State
from tests.laws.knowing import Door, Played, knowledge
from tests.laws.tables import Rules, alone, every, game_of, games, ids, name_of, position_at, positions

SAMPLE = 37
"""Every which decision is looked at from all seats; of pairs of variants every other one of these."""


@pytest.mark.parametrize("rules", every(), ids=str)
def test_nothing_unknown_tells(rules: Rules, thorough: bool) -> None:
    for game in games(rules):
        rng = Random(name_of(game))
        for state in positions(game, 2, 3 if thorough else SAMPLE * min(2, max(1, len(rules.variants)))):
            knowledge(Door(game), state, rng)


@given(rules=st.sampled_from(every()), data=st.data())
def test_nothing_unknown_tells_anywhere(rules: Rules, data: st.DataObject) -> None:
    game = game_of(rules, data.draw(st.sampled_from(game_of(rules).ruleset.shape.seats.players), label="players"))
    seed = data.draw(st.integers(0, 2**32), label="seed")
    state = position_at(game, seed, data.draw(st.integers(0, 200), label="moves played"))
    knowledge(Door(game), state, Random(seed))


class SeesAHand(Door):
    """Its observation holds another seat's true cards."""

    def observe(self, state: State, seat: int) -> Observation:
        seen = super().observe(state, seat)
        for zone, cell in self.game.layout.place:
            if zone.of == "seat" and zone.seen_by == "owner":
                seen.z[cell] = state.z[cell]
        return seen


class SeesTheStock(Door):
    """Its observation holds the card that comes next."""

    def observe(self, state: State, seat: int) -> Observation:
        seen = super().observe(state, seat)
        if state.stock:
            seen.order = (state.order[state.pos], *seen.order[1:])
        return seen


class SortsByLuck(Door):
    """The list of moves is in another order when the next card is an odd one."""

    def moves(self, state: State) -> list[Move]:
        moves = super().moves(state)
        return moves[::-1] if state.stock and state.order[state.pos] & 1 else list(moves)


class TellsAll(Door):
    """Everybody hears the events unfiltered."""

    def filtered(self, event: Event, seat: int) -> Event:
        return event


class SpeaksOfTheStock(Door):
    """A sentence tells what the card on top of the stock is."""

    def sentences(self, played: Played, equal: int, seat: int) -> list[str]:
        top = played.before.order[played.before.pos:played.before.pos + 1]
        return [*super().sentences(played, equal, seat), f"{top} comes next"]


class RefusesByLuck(Door):
    """A refusal tells what the card on top of the stock is."""

    def refusal(self, state: State, move: Move) -> object:
        said = super().refusal(state, move)
        return said and (said, state.order[state.pos:state.pos + 1])


def found_out(door: Door, game: Game, matches: int = 6) -> bool:
    """Whether the law finds a leak within some positions of so many matches."""
    rng = Random(1)
    for seed in range(matches):
        for state in positions(game, seed, 5):
            try:
                knowledge(door, state, rng)
            except AssertionError:
                return True
    return False


OF_THE_STOCK = (SeesTheStock, SortsByLuck, RefusesByLuck, SpeaksOfTheStock)


def leaks() -> Iterator[Any]:
    """Every leak with every game in which there is something to leak: some games deal all cards at once."""
    for id in ids():
        game = game_of(alone(id)[0])
        there = any(game.start(seed=seed).stock for seed in range(3))
        for leak in (SeesAHand, TellsAll, *(OF_THE_STOCK if there else ())):
            yield pytest.param(id, leak, id=f"{id}-{leak.__name__}")


@pytest.mark.parametrize(("id", "leak"), list(leaks()))
def test_a_planted_leak_is_found(id: str, leak: type[Door]) -> None:
    game = game_of(alone(id)[0])
    assert found_out(leak(game), game)


@pytest.mark.parametrize("id", ids())
def test_no_leak_is_found_where_none_is_planted(id: str) -> None:
    game = game_of(alone(id)[0])
    assert not found_out(Door(game), game, matches=1)
