"""What a secret choice is worth: it is weighed in the likeliest ways in which the hidden roles can lie."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice, permutations
from math import exp
from random import Random
from typing import NamedTuple

from cardgames.players.beliefs import Suspecting
from cardgames.players.roles import Roles, Suspicions
from cardgames.table.observation import Observation
from cardgames.table.state import Move, State

WORLDS = 24
"""How many ways of who has which role are weighed, the likeliest first."""
TRIED = 24
"""How many choices of a long list are weighed in all worlds: the best ones in the likeliest."""
MOST = 5040
"""How many ways are looked at for the likeliest, at most."""


class World(NamedTuple):
    """One way the roles can lie: the role card of each other seat, and how likely it is among those looked at."""

    cards: dict[int, int]
    weight: float


def worlds(roles: Roles, known: Mapping[int, int], suspicions: Suspicions) -> list[World]:
    """The ways in which roles can lie beside those that are `known`, the likeliest first, WORLDS at most."""
    seats = [seat for seat in range(1, roles.game.seats + 1) if seat not in known]
    free = [card for card in roles.cards if card not in known.values()]
    found = [(sum(suspicions[seat][card] for seat, card in zip(seats, cards, strict=True)), cards)
             for cards in islice(permutations(free, len(seats)), MOST)]
    found = sorted(found, key=lambda way: -way[0])[:WORLDS]
    weights = [exp(fit - found[0][0]) for fit, _ in found]
    return [World(dict(zip(seats, cards, strict=True)), weight / sum(weights))
            for weight, (_, cards) in zip(weights, found, strict=True)]


class Guessing:
    """The secret choices of one game, by suspicions of one kind."""

    def __init__(self, roles: Roles, suspect: Suspecting) -> None:
        self.roles, self.suspect = roles, suspect
        scorers = [scorer for _, scorer in roles.game.bound.plan.lines.values()]
        self.others = [scorer for scorer in scorers if scorer.outlook is None]

    def worths(self, observation: Observation, moves: Sequence[Move], rng: Random) -> list[tuple[Move, float]]:
        """Choices with the points they gain on average over the likeliest worlds; nothing where there are no roles."""
        if self.roles.zone is None:
            return [(move, 0.0) for move in moves]
        found = worlds(self.roles, self.roles.of(observation), self.suspect(observation))
        state, tried = self.roles.game.imagine(observation, rng), list(moves)
        if len(tried) > TRIED:
            tried.sort(key=lambda move: -self.gain(state, observation.viewer, move, found[0]))
            del tried[TRIED:]
        return [(move, sum(world.weight * self.gain(state, observation.viewer, move, world) for world in found))
                for move in tried]

    def gain(self, state: State, seat: int, move: Move, world: World) -> float:
        """What the choice scores in this world, on the lines that are not the seat's own affair."""
        told = state.copy()
        self.roles.give(told, world.cards)
        self.roles.game.movers[move[0]].apply(told, move)
        side = self.roles.game.side_of[seat] - 1
        return sum(scorer.points(scorer.tally(told))[side] for scorer in self.others)
