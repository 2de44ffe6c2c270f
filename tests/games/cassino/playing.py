"""Cassino and the games made from it: what whole rounds come to."""
from __future__ import annotations

from typing import Any

from cardgames.engine import outcome
from tests.games.playing import last_play


def counted(id: str, *variants: str, players: int, seed: int) -> tuple[dict[str, int], dict[str, Any]]:
    """The points of the first round by line, all sides together, and the position before its last play."""
    game, before = last_play(id, *variants, players=players, seed=seed)
    position, state = game.to_position(before), before.copy()
    game.play(state, game.moves(state)[0])
    lines = {line: sum(row.values()) for line, row in outcome.lines(game, state).items()}
    return lines, position
