"""Points of whole matches against a literal count of the same moves; and the arithmetic of a round."""
from __future__ import annotations

from random import Random

import pytest

from cardgames.engine.game import Game
from cardgames.table.state import State
from tests.reference.fishing import TABLES
from tests.reference.fishing_points import Count
from tests.reference.fishing_tables import game_of, named


def counted(game: Game, variant: str, seed: int) -> tuple[Count, State]:
    """A random match at its end, and its literal count."""
    rng, state = Random(seed), game.start(seed=seed)
    count = Count(TABLES[variant], game.side_of[1:], layout(game, state))
    while state.seat:
        seat, number, deal = state.seat, state.round, state.deal
        move = rng.choice(game.moves(state))
        count.play(seat, named(game, move))
        game.play(state, move)
        if (state.round, state.deal) != (number, deal) or not state.seat:
            count.end_deal(last=state.round != number or not state.seat)
        if state.round != number:
            count.open_round(layout(game, state))
    return count, state


def layout(game: Game, state: State) -> list[str]:
    return str(game.to_position(state)["floor"]).split()


@pytest.mark.parametrize("variant", TABLES)
def test_points_of_whole_matches(variant: str, thorough: bool) -> None:
    for players in game_of(variant).ruleset.shape.seats.players:
        game = game_of(variant, players)
        for seed in range(200 if thorough else 12):
            count, state = counted(game, variant, seed)
            assert game.points(state) == count.total()
            lines = game.outcome(state).lines
            for side, row in count.points.items():
                assert (lines["cards"][side], lines["spades"][side]) == (row["cards"], row["spades"])
                assert lines["sweep"][side] == row["sweep"]


@pytest.mark.parametrize(("variant", "cards", "named_points", "counts"),
                         [("base", 52, 7, 3), ("eleven-count", 52, 7, 1), ("twenty-three", 64, 19, 1)])
def test_a_round_is_worth_what_it_should_be(variant: str, cards: int, named_points: int, counts: int) -> None:
    """7 points for named cards and 4 for majorities at each count: 19 (three counts) or 11; 23 with the larger pack.
    All cards are won in the end, and what is missing is a tied majority."""
    game = game_of(variant)
    assert len(game.cards) == cards
    for seed in range(30):
        count, state = counted(game, variant, seed)
        total = sum(row["named"] + row["cards"] + row["spades"] for row in count.points.values())
        rounds = state.round
        assert sum(row["named"] for row in count.points.values()) == rounds * named_points
        assert rounds * (named_points + 4 * counts) - total in {3 * a + b for a in range(4) for b in range(4)}
        assert sum(len(text.split()) for text in game.to_position(state)["counted"].values()) == cards
