"""Builds as the English-speaking game has them, against the literal rules: the hand card alone raises a pile, and cards
of one value alone may be joined."""
from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardgames import load
from cardgames.engine.game import Game
from tests.reference.fishing import ANY, Table
from tests.reference.fishing_tables import crowded
from tests.reference.test_fishing_moves import same_moves

BASE = Table(**ANY, courts_one=True, raised=True, raised_by_card=True, grouped=True, grouped_equals=True, drop="free",
             no_drop=True, keep_card=True)
TABLES: list[tuple[dict[str, Any], Table]] = [
    ({}, BASE),
    ({"moves.build.group_equals": False}, replace(BASE, grouped_equals=False)),
    ({"moves.build.raise_with": "any"}, replace(BASE, raised_by_card=False)),
    ({"moves.build.equal_ranks": False}, replace(BASE, build_distinct=True)),
    ({"moves.build.group": False}, replace(BASE, grouped=False)),
]


def compared(game: Game, table: Table, positions: int) -> None:
    rng, done = Random("builds"), 0
    while done < positions:
        done += same_moves(game, table, game.position(crowded(game, table, rng, 6)))


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_crowded(number: int, thorough: bool) -> None:
    settings, table = TABLES[number]
    compared(load("cassino", settings=settings, players=2), table, (5000 if thorough else 400) * (1 if number else 2))


@pytest.mark.parametrize("misread", ["raised_by_card", "grouped_equals", "keep_card"])
def test_a_misread_rule_is_noticed(misread: str) -> None:
    wrong: dict[str, Any] = {misread: False}
    with pytest.raises(AssertionError, match="only the"):
        compared(load("cassino", players=2), replace(BASE, **wrong), 600)
