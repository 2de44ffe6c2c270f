"""A table of any game for tests: a position as in its examples, moves by their texts, what lies where afterwards, and
random first rounds."""
from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from cardgames import load
from tests.games.suipi.playing import Table


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

    def counted(self) -> dict[int, int]:
        """The points of the round, when the last card has been laid and takes nothing."""
        return self.play(self.legal()[0]).gains


def first_round(game: Any, seed: int) -> tuple[Any, Any]:
    """A random first round: the state before its last play, and the state after it."""
    state, rng = game.start(seed=seed), Random(seed)
    while True:
        before = state.copy()
        game.play(state, rng.choice(game.moves(state)))
        if game.is_over(state) or state.round > 1:
            return before, state


def last_play(id: str, *variants: str, players: int, seed: int) -> tuple[Any, Any]:
    """The game and the state before the last play of a random first round."""
    game = game_of(id, *variants, players=players)
    return game, first_round(game, seed)[0]


def cards(position: dict[str, Any]) -> list[str]:
    """Every card of a position, wherever it lies."""
    found: list[str] = []
    for zone in ("stock", "floor", "hand", "won"):
        text = position.get(zone, "")
        whole = text if isinstance(text, str) else " ".join(text.values())
        for mark in "{}+,":
            whole = whole.replace(mark, " ")
        found += [part.split("=")[0] for part in whole.split() if not part.startswith("=")]
    return found


def opening(id: str, first: str, *variants: str, players: int | None = None) -> Any:
    """The position a round begins with, when the pack begins with these cards."""
    game = game_of(id, *variants, players=players)
    rest = [card for card in game.cards.text if card not in first.split()]
    return game.to_position(game.start(order=" ".join([*first.split(), *rest])))
