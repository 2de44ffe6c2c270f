"""What a secret choice is worth: whose hidden role is which, judged by whose spots the others have fed in this round.

Generic: roles are the cards of a pack of their own that seats hold unseen; how much a move helped a role is the
change of `Scorer.outlook` if the mover had it. Only public moves are read, in a round played again from its start.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from math import exp
from random import Random
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.table.bits import ids
from cardgames.table.observation import Observation
from cardgames.table.state import DEALER, ROUND, STARTER, Move, State

WORLDS = 24
"""How many ways of who has which role are weighed, the likeliest first."""
TRIED = 24
"""How many choices of a long list are weighed in all worlds: the best ones in the likeliest."""
HEAT = 3.0
"""How many points of help make a role 2.7 times as likely."""

Help = dict[int, dict[int, float]]
"""By seat and role card: by how many points its moves have helped that role."""


class World(NamedTuple):
    """One way the roles can lie: the role card of each other seat, and its weight."""

    cards: dict[int, int]
    weight: float


class Guessing:
    """The secret choices of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.role = next((zone for zone in game.layout.zones.values() if zone.of == "seat" and zone.seen_by == "owner"
                          and game.pack_of[zone.name] != game.main_pack), None)
        scorers = [scorer for _, scorer in game.bound.plan.lines.values()]
        self.outlooks = [scorer.outlook for scorer in scorers if scorer.outlook is not None]
        self.others = [scorer for scorer in scorers if scorer.outlook is None]

    def worths(self, observation: Observation, moves: Sequence[Move], rng: Random) -> list[tuple[Move, float]]:
        """Choices with the points they gain on average over the likeliest worlds."""
        worlds, state = self._worlds(observation), self.game.imagine(observation, rng)
        tried = list(moves)
        if len(tried) > TRIED and worlds:
            tried.sort(key=lambda move: -self._gain(state, observation.viewer, move, worlds[0]))
            del tried[TRIED:]
        return [(move, sum(world.weight * self._gain(state, observation.viewer, move, world) for world in worlds))
                for move in tried]

    def _gain(self, state: State, seat: int, move: Move, world: World) -> float:
        """What the choice scores in this world, on the lines that are not the seat's own affair."""
        told = state.copy()
        self._set(told, world.cards)
        self.game.movers[move[0]].apply(told, move)
        side = self.game.side_of[seat] - 1
        return sum(scorer.points(scorer.tally(told))[side] for scorer in self.others)

    def _set(self, state: State, cards: dict[int, int]) -> None:
        assert self.role is not None
        for seat, card in cards.items():
            state.z[self.role.cell + seat] = 1 << card

    def _worlds(self, observation: Observation) -> list[World]:
        """The likeliest ways in which the unseen roles can lie."""
        if self.role is None:
            return []
        known = {seat: observation.z[self.role.cell + seat] for seat in range(1, self.game.seats + 1)}
        seen = set(ids(sum(known.values())))
        free = [card for card in self.game.cards.packs[self.game.pack_of[self.role.name]] if card not in seen]
        seats = [seat for seat, cards in known.items() if not cards]
        helped = self._helped(observation, seats, free)
        worlds = [World(dict(zip(seats, cards, strict=True)), exp(sum(
            helped[seat][card] for seat, card in zip(seats, cards, strict=True)) / HEAT))
            for cards in permutations(free, len(seats))]
        return sorted(worlds, key=lambda world: -world.weight)[:WORLDS]

    def _helped(self, observation: Observation, seats: Sequence[int], roles: Sequence[int]) -> Help:
        """How much the moves of each seat have helped each role it can have, beyond what they helped roles on
        average."""
        total: Help = {seat: dict.fromkeys(roles, 0.0) for seat in seats}
        state = self._start(observation)
        for seat, move in _of_this_round(self.game, observation):
            if move[1] not in self.game.steps[state.step].source.cards(state):
                break                           # a card from a hand: nothing is known of what it was chosen from
            state.seat = seat                   # what needed no decision may have shifted the turn
            before = self._outlook(state, seat, roles) if seat in total else {}
            self.game.play(state, move)
            after = self._outlook(state, seat, roles) if seat in total else {}
            for role in after:
                total[seat][role] += after[role] - before[role]
        return {seat: _levelled(row) for seat, row in total.items()}

    def _outlook(self, state: State, seat: int, roles: Sequence[int]) -> dict[int, float]:
        """What the seat had to expect with each role."""
        told, out = state.copy(), {}
        for role in roles:
            self._set(told, {seat: role})
            out[role] = sum(outlook(told, seat) for outlook in self.outlooks)
        return out

    def _start(self, observation: Observation) -> State:
        """The round at its first decision, as far as everybody knows it: the stock is what was drawn, then unknown
        cards."""
        game, state = self.game, State()
        state.z, state.c, state.seat, state.step = game.layout.blank[:], game.setup.blank[:], 0, -1
        for counter in (ROUND, STARTER, DEALER):
            state.c[counter] = observation.c[counter]
        drawn = [move[1] for _, move in _of_this_round(game, observation)]
        state.order = (*drawn, *[card for card in game.cards.packs[game.main_pack] if card not in drawn])
        state.pos, state.moves, state.public, state.facts = 0, None, 0, ()
        state.chance, state.tell, state.cause = game.chance(seed=0), None, ""
        game.periods.roll(state)
        return state


def _levelled(row: dict[int, float]) -> dict[int, float]:
    """The row less its mean, scaled down where it would make anything certain."""
    mean = sum(row.values()) / max(len(row), 1)
    return {role: help_ - mean for role, help_ in row.items()}


def _of_this_round(game: Game, observation: Observation) -> list[tuple[int, Move]]:
    """The public moves since the last secret step but this one, with their seats, the first one first."""
    public, in_step = list[tuple[int, Move]](), True
    for seat, move in reversed(game.history(observation)):
        secret = game.movers[move[0]].secret
        in_step = in_step and secret
        if not secret:
            public.append((seat, move))
        elif not in_step:
            break
    return public[::-1]
