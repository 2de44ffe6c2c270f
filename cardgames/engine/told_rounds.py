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
    """deals: in every round. out: for each of them how many cards of the stock's pack have left the stock at its end.
    counted: how many are counted in a round, all sides together; None if it is not always the same. whole: whether
    these are all cards."""

    deals: int
    out: tuple[int, ...]
    counted: int | None
    whole: bool


def measured(game: Game, zones: Sequence[str]) -> Rounds:
    """The rounds of a game; `zones` are those whose cards are counted."""
    found = [_played(game, _cells(game, zones), seed) for seed in range(ROUNDS)]
    pack = len(game.cards.packs[game.main_pack])
    most = max(counted for _, counted in found)
    same = all(counted == most for _, counted in found)
    out = max((out for out, _ in found), key=len)
    return Rounds(len(out), tuple(pack - left for left in out), most if same else None, same and most == pack)


def _cells(game: Core, zones: Sequence[str]) -> list[int]:
    """The cells of these zones, and of those where their cards are put aside after a count."""
    cells = [cell for name in zones for cell in game.layout.zones[name].cells()]
    return cells + [to for source, to in game.bound.plan.set_aside if source in cells]


def _played(game: Game, cells: Sequence[int], seed: int) -> tuple[list[int], int]:
    """One round at random: the stock at the end of each deal, and how many cards lay in the cells at its last count
    that gave points."""
    state, rng = game.start(seed), Random(seed)
    left, counted = [state.stock], 0

    def hear(event: Event) -> None:
        nonlocal counted
        if event.change == "count" and event.args[0] == ROUND:
            state.tell = None
        elif event.change == "count" and event.args[0] == DEAL:
            left.append(state.stock)
        elif event.cause.startswith("scoring.") and event.change == "award":
            counted = _lying(state, cells)

    state.tell = hear
    while state.seat and state.round == 1:
        if state.tell is not None:
            left[-1] = min(left[-1], state.stock)
        game.play(state, rng.choice(game.moves(state)))
    return left, counted


def _lying(state: State, cells: Sequence[int]) -> int:
    return sum((0 | state.z[cell]).bit_count() for cell in cells)
