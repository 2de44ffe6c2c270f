"""A table of Cassino or a game made from it: a position as in its examples, and what whole rounds come to."""
from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from cardgames import load
from cardgames.engine import outcome
from tests.games.suipi.playing import Table

FAMILY = ("cassino", "royal-cassino", "spade-cassino", "draw-cassino", "callabra", "swedish-kasino",
          "south-african-casino")


@cache
def game_of(id: str, *variants: str, players: int | None = None) -> Any:
    """A bound game; each is bound once for all tests."""
    return load(id, variants=list(variants), players=players)


class Played(Table):
    """One position at one table of a game, played on by the texts of moves."""

    def __init__(self, id: str, *variants: str, players: int | None = None, **given: Any) -> None:
        self.game = game_of(id, *variants, players=players)
        self.state = self.game.position({"turn": 1, **given})
        self.before = self.game.points(self.state)


def last_play(id: str, *variants: str, players: int, seed: int) -> tuple[Any, Any]:
    """The game and the position before the last play of a first round."""
    game = game_of(id, *variants, players=players)
    state, rng = game.start(seed=seed), Random(seed)
    while True:
        before = state.copy()
        game.play(state, rng.choice(game.moves(state)))
        if game.is_over(state) or state.round > 1:
            return game, before


def counted(id: str, *variants: str, players: int, seed: int) -> tuple[dict[str, int], dict[str, Any]]:
    """The points of the first round by line, all sides together, and the position before its last play."""
    game, before = last_play(id, *variants, players=players, seed=seed)
    position, state = game.to_position(before), before.copy()
    game.play(state, game.moves(state)[0])
    lines = {line: sum(row.values()) for line, row in outcome.lines(game, state).items()}
    return lines, position


def cards_of(position: dict[str, Any]) -> list[str]:
    """All cards of a position, wherever they lie."""
    found: list[str] = []
    for zone in ("stock", "floor", "hand", "won"):
        text = position.get(zone, "")
        whole = text if isinstance(text, str) else " ".join(text.values())
        for mark in "{}+,":
            whole = whole.replace(mark, " ")
        found += [part.split("=")[0] for part in whole.split() if not part.startswith("=")]
    return found
