"""Laws of single positions: lists, refusals, texts, positions as text, copies; on a sample of a match's decisions."""
from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.laws import laws
from tests.laws.tables import Rules, every, game_of, games, name_of, position_at, positions

SAMPLE = 37
"""Every which decision is looked at closely."""


@pytest.mark.parametrize("rules", every(), ids=str)
def test_positions(rules: Rules, thorough: bool) -> None:
    for game in games(rules):
        rng = Random(name_of(game))
        for state in positions(game, 1, 1 if thorough else SAMPLE):
            laws.listed_moves_are_accepted(game, state)
            laws.refused_moves_are_not_listed(game, state, rng)
            laws.texts_are_read_back(game, state, rng)
            laws.positions_are_read_back(game, state)
            laws.a_copy_shares_nothing(game, state, rng)


@given(rules=st.sampled_from(every()), data=st.data())
def test_any_position(rules: Rules, data: st.DataObject) -> None:
    """The same searched for: any rules, number of seats, seed and length of play."""
    game = game_of(rules, data.draw(st.sampled_from(game_of(rules).ruleset.shape.seats.players), label="players"))
    seed = data.draw(st.integers(0, 2**32), label="seed")
    state = position_at(game, seed, data.draw(st.integers(0, 200), label="moves played"))
    rng = Random(seed)
    laws.listed_moves_are_accepted(game, state)
    laws.refused_moves_are_not_listed(game, state, rng)
    laws.texts_are_read_back(game, state, rng)
    laws.positions_are_read_back(game, state)
    laws.a_copy_shares_nothing(game, state, rng)
