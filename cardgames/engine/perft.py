"""Counting the ways play can go from a position: the number that two engines, or two versions of one, must agree on.

It follows the true state with all its cards, so its numbers tell what lies hidden; they are for positions that
anyone may look at.
"""
from __future__ import annotations

from cardgames.engine.game import Game
from cardgames.table.state import State


def perft(game: Game, state: State, depth: int) -> int:
    """How many sequences of exactly `depth` moves there are; matches that end sooner do not count. 1 for depth 0.

    Moves that a cut list leaves out are not followed (see `Moves.complete`)."""
    if depth <= 0:
        return 1
    if game.is_over(state):
        return 0
    moves = game.moves(state)
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        total += perft(game, game.after(state, move), depth - 1)
    return total


def split(game: Game, state: State, depth: int) -> dict[str, int]:
    """The same, move by move: the text of each first move and how many sequences begin with it. `depth` is 1 or more.

    Moves that are written alike (cards with the same face) are added up."""
    assert depth >= 1, "there is no first move at depth 0"
    out: dict[str, int] = {}
    for move in game.moves(state) if not game.is_over(state) else ():
        text = game.text(state, move)
        out[text] = out.get(text, 0) + perft(game, game.after(state, move), depth - 1)
    return out
