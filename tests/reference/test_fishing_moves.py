"""Two roads to the same answer: the engine's complete lists of moves against the literal rules."""
from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardgames.engine.game import Game
from cardgames.table.state import State
from tests.reference.fishing import TABLES, Table, after, legal
from tests.reference.fishing_tables import crowded, floor_and_hand, game_of, named, played, things

REQUIRED = ["base", "any-sums", "floor-unique", "steal-and-lock", "twenty-three"]


def same_moves(game: Game, table: Table, state: State) -> bool:
    """Whether both lists were complete; then they must be equal."""
    moves = game.moves(state)
    if not moves.complete:
        return False
    floor, hand = floor_and_hand(game, state)
    found, wanted = {named(game, move) for move in moves}, set(legal(table, floor, hand, state.seat))
    assert found == wanted, (
        f"only the engine: {found - wanted}; only the rules: {wanted - found}; in {game.to_position(state)}")
    assert len(found) == len(moves)
    return True


@pytest.mark.parametrize("variant", TABLES)
def test_in_play(variant: str, thorough: bool) -> None:
    """Positions of random matches, and the floor that each move leaves behind."""
    compared = 0
    for players in game_of(variant).ruleset.shape.seats.players:
        game, matches = game_of(variant, players), (5 if variant in REQUIRED else 2) * (8 if thorough else 1)
        for seed in range(matches):
            for state in played(game, seed):
                compared += same_moves(game, TABLES[variant], state)
                leaves_the_same_floor(game, state, seed)
    assert compared >= (200 if variant in REQUIRED else 60)


def leaves_the_same_floor(game: Game, state: State, seed: int) -> None:
    floor, _ = floor_and_hand(game, state)
    move = Random(seed).choice(game.moves(state))
    played_on = state.copy()
    game.play(played_on, move)
    if played_on.seat and played_on.round == state.round:
        left = set(things(game.to_position(played_on).get("floor", "")))
        assert left == set(after(floor, state.seat, named(game, move)))


@pytest.mark.parametrize("variant", TABLES)
def test_crowded(variant: str, thorough: bool) -> None:
    """Random positions with piles, some of them crowded."""
    game, table, rng = game_of(variant), TABLES[variant], Random(variant)
    wanted = 5000 if thorough else 600 if variant in REQUIRED else 60
    compared = 0
    while compared < wanted:
        most = 13 if compared % 25 == 0 else 6
        compared += same_moves(game, table, game.position(crowded(game, table, rng, most)))


MISREAD: list[tuple[str, dict[str, Any]]] = [
    ("base", {"sum_cards": 3}), ("base", {"courts_one": True}), ("base", {"drop": "card"}), ("base", {"drop": "free"}),
    ("base", {"build_any": True}), ("base", {"build_max": 9}), ("base", {"take_all": True}), ("base", {"raised": True}),
    ("base", {"grouped": True}), ("any-sums", {"sum_distinct": True}), ("any-sums", {"build_distinct": True}),
    ("any-sums", {"sum_piles": True}), ("any-sums", {"unique": True}), ("any-sums", {"no_drop": True}),
    ("any-sums", {"one_pile": True}), ("twenty-three", {"build_max": 12}), ("steal-and-lock", {"raised": False}),
    ("steal-and-lock", {"grouped": False}), ("steal-and-lock", {"no_drop": False}),
    ("steal-and-lock", {"one_pile": False}), ("steal-and-lock", {"keep_card": True}),
    ("steal-and-lock", {"build_distinct": True}),
    ("floor-unique", {"unique": False, "drop": "free"}), ("floor-unique", {"drop": "card"}),
    ("floor-unique", {"no_drop": False}), ("floor-unique", {"one_pile": False}), ("floor-unique", {"keep_card": False}),
    ("floor-unique", {"sum_piles": False}), ("floor-unique", {"build_distinct": False}),
    ("floor-unique", {"grouped": False}),
]
"""Rules misread in one point. Each must be noticed, else the positions above prove nothing about it. (On a unique floor
no sum can hold equals, so that sums must be distinct there cannot be misread.)"""


@pytest.mark.parametrize(("variant", "misread"), MISREAD, ids=str)
def test_a_misread_rule_is_noticed(variant: str, misread: dict[str, Any]) -> None:
    game, table, rng = game_of(variant), TABLES[variant], Random(variant)
    wrong = replace(table, **misread)

    def differs() -> bool:
        state = game.position(crowded(game, table, rng, 6))
        floor, hand = floor_and_hand(game, state)
        return {named(game, move) for move in game.moves(state)} != set(legal(wrong, floor, hand, state.seat))

    assert any(differs() for _ in range(1000))
