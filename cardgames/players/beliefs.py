"""Two ways to suspect who has which role, from the public moves of a round: by whom moves have helped, and by how well
each fits what the owner of a role would have chosen.
"""
from __future__ import annotations

from collections.abc import Sequence
from math import exp, log
from typing import NamedTuple, Protocol

from cardgames.players.roles import Roles, Suspicions
from cardgames.table.observation import Observation
from cardgames.table.state import DEALER, ROUND, STARTER, Move, State

HEAT = 3.0
"""How many points of help make a role 2.7 times as likely, where help is counted."""
CARE = 1.0
"""How many points better a move must be for its owner to be 2.7 times as likely to make it."""
BLUFF = 0.15
"""How often a seat is thought to move without any regard to its role: so no one move rules a role out."""

Fits = dict[Move, dict[int, float]]
"""By move and role card: how well the one fits the other."""


class Suspecting(Protocol):
    """A way to suspect: `fits` of a move are what it adds to the suspicions against the seat that makes it."""

    def __call__(self, observation: Observation) -> Suspicions:
        """The suspicions against every seat, from what everybody has seen."""

    def fits(self, state: State, moves: Sequence[Move]) -> Fits:
        """How well moves of the seat to move fit each role."""


class ByHelp:
    """By how many points each seat's moves have helped each role."""

    def __init__(self, roles: Roles) -> None:
        self.roles = roles

    def __call__(self, observation: Observation) -> Suspicions:
        """The suspicions against every seat, from what everybody has seen."""
        total = nothing(self.roles)
        for seat, move, state in self.roles.told(observation):
            for role, fit in self.fits(state, [move])[move].items():
                total[seat][role] += fit
        return total

    def fits(self, state: State, moves: Sequence[Move]) -> Fits:
        """By move and role card: how much the move would help the role of the seat to move."""
        before = self.roles.outlook(state, state.seat)
        after = _expected(self.roles, state, moves)
        return {move: {role: (worth - before[role]) / HEAT for role, worth in row.items()}
                for move, row in after.items()}


class Judged(NamedTuple):
    """A move of a round, and how well it fits each role."""

    seat: int
    move: Move
    fits: dict[int, float]


class ByChoice:
    """Each move judged by what else could have been played.

    Judging costs time, so what has been judged is kept for the next decision of the same round. It depends on nothing
    that came later, so a bot that has judged nothing yet would find the same."""

    def __init__(self, roles: Roles) -> None:
        self.roles = roles
        self._judged: list[Judged] = []
        self._round: tuple[int, ...] = ()

    def __call__(self, observation: Observation) -> Suspicions:
        """The suspicions against every seat, from what everybody has seen."""
        known = self._judged
        now = tuple(observation.c[counter] for counter in (ROUND, STARTER, DEALER))
        if now != self._round:
            self._round = now
            known.clear()
        number = 0
        for number, (seat, move, state) in enumerate(self.roles.told(observation), 1):
            if known[number - 1:number] and known[number - 1][:2] == (seat, move):
                continue
            del known[number - 1:]
            known.append(Judged(seat, move, self._judge(state, move)))
        del known[number:]
        total = nothing(self.roles)
        for seat, _, fits in known:
            for role, fit in fits.items():
                total[seat][role] += fit
        return total

    def _judge(self, state: State, move: Move) -> dict[int, float]:
        """How well a move fits each role. What comes next in the stock was not known then, so it is any order."""
        state.suppose_stock(tuple(sorted(state.order[state.pos:])))
        moves = self.roles.game.moves(state)
        return self.fits(state, moves if move in moves else [*moves, move])[move]

    def fits(self, state: State, moves: Sequence[Move]) -> Fits:
        """By move and role card: the logarithm of the chance that the seat to move, having that role, makes it."""
        expected = _expected(self.roles, state, moves)
        fits: Fits = {move: {} for move in expected}
        for role in self.roles.cards:
            best = max(row[role] for row in expected.values())
            wanted = {move: exp((row[role] - best) / CARE) for move, row in expected.items()}
            total = sum(wanted.values())
            for move, weight in wanted.items():
                fits[move][role] = log((1 - BLUFF) * weight / total + BLUFF / len(wanted))
        return fits


def nothing(roles: Roles) -> Suspicions:
    """Before anything has been played."""
    return {seat: dict.fromkeys(roles.cards, 0.0) for seat in range(1, roles.game.seats + 1)}


def _expected(roles: Roles, state: State, moves: Sequence[Move]) -> Fits:
    """By move and role card: what the seat to move has to expect after the move, having that role, in points."""
    return {move: roles.outlook(roles.game.after(state, move), state.seat) for move in moves}
