"""What every round of a game has in common, for people who play it with real cards: deals, and cards that are counted.

It is found by playing a few rounds at random: whatever the rules do with the cards, they do it there.
"""
from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from cardgames.engine.core import Core
from cardgames.engine.game import Game
from cardgames.table.state import DEAL, ROUND, Event, State

ROUNDS = 3
"""How many are played."""


class Rounds(NamedTuple):
    """deals: in every round. counted: how many cards of the stock's pack are counted in a round, all sides together;
    None if it is not always the same. whole: whether these are all cards."""

    deals: int
    counted: int | None
    whole: bool


def measured(game: Game, zones: Sequence[str]) -> Rounds:
    """The rounds of a game; `zones` are those whose cards are counted."""
    found = [_played(game, _cells(game, zones), seed) for seed in range(ROUNDS)]
    most = max(counted for _, counted in found)
    same = all(counted == most for _, counted in found)
    return Rounds(max(deals for deals, _ in found), most if same else None,
                  same and most == len(game.cards.packs[game.main_pack]))


def _cells(game: Core, zones: Sequence[str]) -> list[int]:
    """The cells of these zones, and of those where their cards are put aside after a count."""
    cells = [cell for name in zones for cell in game.layout.zones[name].cells()]
    return cells + [to for source, to in game.bound.plan.set_aside if source in cells]


def _played(game: Game, cells: Sequence[int], seed: int) -> tuple[int, int]:
    """The deals of one round at random, and how many cards lay in the cells at its last count that gave points."""
    state, rng = game.start(seed), Random(seed)
    deals, counted = state.deal, 0

    def hear(event: Event) -> None:
        nonlocal deals, counted
        if event.change == "count" and event.args[0] == ROUND:
            state.tell = None
        elif event.change == "count" and event.args[0] == DEAL:
            deals = max(deals, event.args[1])
        elif event.cause.startswith("scoring.") and event.change == "award":
            counted = _lying(state, cells)

    state.tell = hear
    while state.seat and state.round == 1:
        game.play(state, rng.choice(game.moves(state)))
    return deals, counted


def _lying(state: State, cells: Sequence[int]) -> int:
    return sum(state.z[cell].bit_count() for cell in cells)
