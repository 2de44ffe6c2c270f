"""What a move gives away: how likely all others will name the role of the seat that makes it, and what that costs.

Every other seat is thought to judge by the same suspicions, and to know its own role besides. It needs all of them to
be caught, so one who is led astray is enough.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from math import exp, prod
from typing import NamedTuple

from cardgames.players.beliefs import Suspecting
from cardgames.players.guessing import Guessing, World, worlds
from cardgames.players.roles import Roles, Suspicions
from cardgames.table.observation import Observation
from cardgames.table.state import Move, State

PROBE = 100
"""Points put on every line to see what is left of them."""
SHARP = 2.0
"""How much surer the others will be in the end than they can be now: the power their chances are raised to."""


class Stakes(NamedTuple):
    """What is at stake in a round besides the roles' own worth. name: points for one right name. own, names: which part
    of the role's own points, and of those for right names, is left to who has been named by all."""

    name: float
    own: float
    names: float


class Minds(NamedTuple):
    """What the others may think in one world: for each of them, how likely each role of the seat is, leaving its own
    moves aside."""

    weight: float
    chances: list[dict[int, float]]


class Hiding:
    """Weighs what moves give away in one game, where those who are named by all others lose by it."""

    def __init__(self, roles: Roles, guessing: Guessing, ways: Sequence[Suspecting]) -> None:
        self.roles, self.guessing, self.ways = roles, guessing, ways

    @cached_property
    def stakes(self) -> Stakes:
        """What is at stake in this game."""
        return at_stake(self.roles, self.guessing)

    def keeping(self, observation: Observation, world: State, moves: Sequence[Move]) -> Callable[[Move, float], float]:
        """What is kept of what a move gains with the seat's role, and of what right names will bring, as the move may
        lead to the seat's being named by all. `world` fits the observation, which is of the seat to move."""
        seat, own = observation.viewer, self.roles.of(observation)[observation.viewer]
        stakes = self.stakes
        names = stakes.name * _certain(self.roles, seat, own, self.guessing.suspect(observation))
        rows = [self._risks(way, observation, world, moves) for way in self.ways]
        risks = {move: sum(row[move] for row in rows) / len(rows) for move in moves}
        return lambda move, gain: (gain * (1 - risks[move] * (1 - stakes.own))
                                   + names * (1 - risks[move] * (1 - stakes.names)))

    def _risks(self, way: Suspecting, observation: Observation, world: State,
               moves: Sequence[Move]) -> dict[Move, float]:
        """How likely the seat will be named by all after each move, if all others suspect in this way."""
        seat, own = observation.viewer, self.roles.of(observation)[observation.viewer]
        suspicions, fits = way(observation), way.fits(world, moves)
        others, past = minds(self.roles, seat, own, suspicions), suspicions[seat]
        return {move: caught(others, own, {role: past[role] + fit for role, fit in fits[move].items()})
                for move in moves}


def at_stake(roles: Roles, guessing: Guessing) -> Stakes:
    """What is at stake, found by trial: in some match where every seat names as well as it can."""
    game, told = roles.game, roles.game.start(seed=0)
    all_roles, best = roles.of(told), 0.0
    step = next(number for number, counters in enumerate(game.secret_steps) if counters)
    for seat in range(1, game.seats + 1):
        told.hand_on(seat, step)
        gains = {move: guessing.gain(told, seat, move, World(all_roles, 1.0)) for move in game.moves(told)}
        move = max(gains, key=lambda each: gains[each])
        best = max(best, gains[move])
        game.movers[move[0]].apply(told, move)
    lines = {name: [PROBE] * game.sides for name in game.bound.plan.lines}
    for _, scorer in game.bound.plan.lines.values():
        if scorer.amend is not None:
            scorer.amend(told, lines)
    own = [lines[name][0] for name, (_, scorer) in game.bound.plan.lines.items() if scorer.outlook is not None]
    names = [lines[name][0] for name, (_, scorer) in game.bound.plan.lines.items()
             if scorer.outlook is None and scorer.amend is None]
    return Stakes(best / max(game.seats - 1, 1), min(own, default=PROBE) / PROBE, min(names, default=PROBE) / PROBE)


def _certain(roles: Roles, seat: int, own: int, suspicions: Suspicions) -> float:
    """How many other seats the seat may expect to name rightly, if it had to name now."""
    likely: dict[tuple[int, int], float] = {}
    for world in worlds(roles, {seat: own}, suspicions):
        for pair in world.cards.items():
            likely[pair] = likely.get(pair, 0.0) + world.weight
    return sum(max(chance for (other, _), chance in likely.items() if other == each)
               for each in {other for other, _ in likely})


def minds(roles: Roles, seat: int, own: int, suspicions: Suspicions) -> list[Minds]:
    """The others' minds in the likeliest worlds."""
    neutral = {**suspicions, seat: dict.fromkeys(roles.cards, 0.0)}
    known = {seat: own}
    views: dict[tuple[int, int], dict[int, float]] = {}
    return [Minds(world.weight, [_view(roles, seat, pair, neutral, views) for pair in world.cards.items()])
            for world in worlds(roles, known, suspicions)]


def _view(roles: Roles, seat: int, other: tuple[int, int], suspicions: Suspicions,
          views: dict[tuple[int, int], dict[int, float]]) -> dict[int, float]:
    """How likely each role of the seat is to another one (with its role), made once."""
    if other not in views:
        chances = dict.fromkeys(roles.cards, 0.0)
        for world in worlds(roles, dict([other]), suspicions):
            chances[world.cards[seat]] += world.weight
        views[other] = chances
    return views[other]


def caught(others: list[Minds], own: int, fits: Mapping[int, float]) -> float:
    """The chance that all others name the role `own`, if the seat's own moves fit roles so well."""
    best = max(fits.values())
    weights = {role: exp(fit - best) for role, fit in fits.items()}

    def named(chances: Mapping[int, float]) -> float:
        sure = {role: (chance * weights[role]) ** SHARP for role, chance in chances.items()}
        return float(sure[own] / (sum(sure.values()) or 1.0))

    return sum(mind.weight * prod(named(chances) for chances in mind.chances) for mind in others)
