"""A bot that searches: it plays many imagined worlds that fit what it sees to the end of the deal, and keeps a tree of
what came of it (see `tree`). It knows no game; what is good is decided by the ruleset's own scoring.

Where seats have hidden roles it weighs who has which by what each has played, and what its own moves give away (see
`roles`).
"""
from __future__ import annotations

from collections.abc import Iterator
from random import Random
from time import perf_counter

from cardgames.engine.game import Game
from cardgames.players.estimates import Estimate, ranked
from cardgames.players.greedy import some
from cardgames.players.guessing import Guessing
from cardgames.players.levels import Budget
from cardgames.players.luck import Luck
from cardgames.players.tree import Tree
from cardgames.players.valuing import Valuing
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import ROUND, Move, State


class Bot:
    """Chooses the move that it has looked at most within its budget.

    patient: whether Ctrl-C ends its search, which then gives the best so far, rather than the program."""

    def __init__(self, game: Game, luck: Luck, name: str, budget: Budget, *, patient: bool = False) -> None:
        self.game, self.luck, self.name, self.budget, self.patient = game, luck, name, budget, patient
        self.kind = name
        self.valuing, self.guessing = Valuing(game), Guessing(game)
        hidden = self.guessing.role is not None
        self.stops = [bool(counters) and hidden for counters in game.secret_steps]

    def choose(self, observation: Observation, moves: Moves) -> Move:
        """The move looked at most."""
        return moves[0] if len(moves) == 1 else self.estimates(observation, moves)[0].move

    def estimates(self, observation: Observation, moves: Moves) -> list[Estimate]:
        """What it has looked at, the move it plays first."""
        rng = self.luck(observation)
        if self.stops[observation.step]:
            return ranked(self.guessing.worths(observation, moves, rng), rng)
        tree = self._grown(observation, moves, rng)
        found = [Estimate(move, node.mean(), node.visits, node.error()) for move, node in tree.root.kids.items()]
        if not found:                               # it was stopped before its first look
            return [Estimate(tree.moves[0], 0.0, 0)]
        first = max(found, key=lambda each: (each.visits, each.worth))
        return sorted(found, key=lambda each: (each is not first, -each.worth))

    def _grown(self, observation: Observation, moves: Moves, rng: Random) -> Tree:
        """The tree after all looks that the budget allows."""
        game, number = self.game, observation.c[ROUND]
        world = game.imagine(observation, rng)
        tree = Tree(game, world, self._promising(world, moves, rng), stops=self.stops, rng=rng,
                    worth=lambda state, seat: self.valuing.at_stop(state, seat, number))
        try:
            for _ in self._looks():
                tree.look(game.imagine(observation, rng))
        except KeyboardInterrupt:
            if not self.patient:
                raise
        return tree

    def _looks(self) -> Iterator[None]:
        """Once a look, as long as the budget lasts; at least one."""
        if self.budget.iterations:
            for _ in range(self.budget.iterations):
                yield
            return
        until = perf_counter() + self.budget.milliseconds / 1000
        yield
        while perf_counter() < until:
            yield

    def _promising(self, world: State, moves: Moves, rng: Random) -> list[Move]:
        """The moves to look at, those first that one move ahead look best."""
        worths = {}
        for move in some(moves, rng):
            after = world.copy()
            self.game.play(after, move)
            worths[move] = self.valuing(after, world.seat)
        return sorted(worths, key=lambda move: -worths[move])
