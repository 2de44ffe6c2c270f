"""Scopa and the games made from it: counts of given won cards, and what random rounds come to."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.games.playing import Played, first_round

FAMILY = ("scopa", "scopone", "scopone-scientifico", "scopa-d-assi", "scopa-di-quindici", "chkobba", "hurrikan")
PACK = frozenset(rank + suit for rank in "A234567JQK" for suit in "CDHS")


def at_the_count(id: str, *variants: str, players: int | None = None, won: Mapping[int, str]) -> dict[int, int]:
    """What sides with these won cards get. The last card, which they have not, is laid and is nobody's."""
    last = next(card for card in ("KC", "QC", "JC", "2C") if card not in " ".join(won.values()))
    return Played(id, *variants, players=players, stock="", hand={1: last}, won=won).counted()


def rounds(game: Any, seeds: range) -> Iterator[tuple[int, Any]]:
    """Random rounds, each with the points that its last card and the count brought, and the position before them."""
    for seed in seeds:
        before, state = first_round(game, seed)
        yield sum(game.points(state).values()) - sum(game.points(before).values()), game.to_position(before)
