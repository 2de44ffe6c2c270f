"""A table of any game for tests: a position as in its examples, moves by their texts, what lies where afterwards."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from cardgames import load
from tests.games.suipi.playing import Table

FAMILY = ("scopa", "scopone", "scopone-scientifico", "scopa-d-assi", "scopa-di-quindici", "chkobba", "hurrikan")
PACK = frozenset(rank + suit for rank in "A234567JQK" for suit in "CDHS")


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


def at_the_count(id: str, *variants: str, players: int | None = None, won: Mapping[int, str]) -> dict[int, int]:
    """What sides with these won cards get. The last card, which they have not, is laid and is nobody's."""
    last = next(card for card in ("KC", "QC", "JC", "2C") if card not in " ".join(won.values()))
    return Played(id, *variants, players=players, stock="", hand={1: last}, won=won).counted()


def rounds(game: Any, seeds: range) -> Iterator[tuple[int, Any]]:
    """Random rounds, each with the points that its last card and the count brought, and the position before them."""
    for seed in seeds:
        state, rng = game.start(seed=seed), Random(seed)
        while not game.is_over(state) and state.round == 1:
            before, had = game.to_position(state), sum(game.points(state).values())
            game.play(state, rng.choice(game.moves(state)))
        yield sum(game.points(state).values()) - had, before


def cards(position: Any) -> list[str]:
    """Every card of a position, wherever it lies."""
    found: list[str] = []
    for zone in ("stock", "floor", "hand", "won"):
        text = position.get(zone, "")
        found += (text if isinstance(text, str) else " ".join(text.values())).split()
    return found


def opening(id: str, first: str, *variants: str, players: int | None = None) -> Any:
    """The position a round begins with, when the pack begins with these cards."""
    game = game_of(id, *variants, players=players)
    rest = [card for card in game.cards.text if card not in first.split()]
    return game.to_position(game.start(order=" ".join([*first.split(), *rest])))
