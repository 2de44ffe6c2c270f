"""What holds at every decision of every match, tried by random play."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.samoa.playing import game_of

ODDS = ((), ("forced-wave",), ("feathers-only", "very-bright"))


def beside(game: Any, state: Any) -> list[tuple[int, int]]:
    """Cards above and below each mask."""
    above, below = (game.layout.zones[name].cells() for name in ("above", "below"))
    return [(state.z[a].bit_count(), state.z[b].bit_count()) for a, b in zip(above, below, strict=True)]


def tucked(game: Any, state: Any) -> int:
    return sum(state.z[cell].bit_count() for name in ("under", "removed") for cell in game.layout.zones[name].cells())


@pytest.mark.parametrize("variants", ODDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_matches(variants: tuple[str, ...], players: int) -> None:
    game, rng = game_of(*variants, players=players), Random(players)
    state = game.start(seed=players)
    owed, resolved, turn_draws = game.setup.counter("owed"), 0, 0
    while game.seat(state):
        moves, step, lying = game.moves(state), state.step, beside(game, state)
        before, seat, gone = state.round, state.seat, tucked(game, state)
        if step == 0:
            assert max(map(sum, lying)) <= 4
            assert state.c[owed] <= 5
            assert len(moves) in (1, 2) or 10 <= len(moves) <= 30
        assert state.stock + sum(cell.bit_count() for cell in state.z) == 67
        game.play(state, rng.choice(moves))
        if step == 0 and state.step == 0:
            turn_draws = turn_draws + 1 if state.seat == seat else 0
            assert turn_draws <= 8
            if sum(map(sum, beside(game, state))) == 0 < sum(map(sum, lying)) and tucked(game, state) - gone >= 5:
                resolved += 1
                assert tucked(game, state) - gone <= 21 + 4      # and waves that ask nobody
        if state.round != before or not state.seat:
            assert 2 <= resolved + 1 <= 11                       # the last one may fall on the last card
            resolved = 0


def test_greedy_looks_forward_to_its_own_mask() -> None:
    """The outlook of the score line is what a one-step bot maximises: a good card on the own mask's leading side."""
    game = game_of(players=2)
    outlook = next(scorer.outlook for _, scorer in game.bound.plan.lines.values() if scorer.outlook)
    given = {"turn": 1, "shown": "+5", "mask": {1: "hanuk"}, "above": {"hanuk": "+1 +2"}, "stock": "+1 +2 +3 +4 -1 -2"}
    state = game.position(given)
    worth = {}
    for move in game.moves(state):
        after = game.copy(state)
        game.play(after, move)
        worth[game.text(state, move)] = outlook(after, 1)
    assert max(worth, key=worth.__getitem__) == "+5@hanuk/above"
