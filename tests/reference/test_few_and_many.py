"""Sums are found in two ways, spelled out where few things lie and counted by class elsewhere: they find the same."""
from __future__ import annotations

import pytest

from cardgames.engine.game import Game
from cardgames.rules import loading
from cardgames.table import few, few_takes
from tests.laws.tables import Rules, alone, book_of, ids, positions


def own(rules: Rules) -> Game:
    """A game that shares nothing it has worked out with another."""
    return Game(loading.build(book_of(rules.id), rules.variants))


@pytest.mark.parametrize("rules", [rules for id in ids() for rules in alone(id)], ids=str)
def test_both_ways_list_the_same_moves(rules: Rules, thorough: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    spelled, counted = own(rules), own(rules)
    found, states = [], []
    for seed in range(5 if thorough else 1):
        for state in positions(spelled, seed, 1 if thorough else 7):
            moves = spelled.moves(state)
            found.append((moves.complete, sorted(moves)))
            states.append(state.copy())
    with monkeypatch.context() as patched:
        for module in (few, few_takes):
            patched.setattr(module, "FEW", 0)       # no floor has few things now
        for (complete, listed), state in zip(found, states, strict=True):
            other = counted.moves(state)
            assert (other.complete, sorted(other)) == (complete, listed), counted.to_position(state)


def test_floors_are_told_apart_by_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without this the law above would compare one way with itself."""
    game = own(Rules("scopa", ()))
    adding = few.Adding(game.cards, 10, distinct=False)
    assert adding.floor(0b111, ()) is not None
    assert adding.floor((1 << few.FEW) - 1, ()) is None
    monkeypatch.setattr(few, "FEW", 0)
    assert adding.floor(0, ()) is None
