"""A bot that searches: it plays many imagined worlds that fit what it sees to the end of the deal, and keeps a tree of
what came of it (see `tree`). It knows no game; what is good is decided by the ruleset's own scoring.

Where seats have hidden roles it weighs who has which by what each has played, and what its own moves give away (see
`roles`).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from time import perf_counter

from cardgames.engine.game import Game
from cardgames.players.beliefs import ByChoice, ByHelp
from cardgames.players.estimates import Estimate, ranked
from cardgames.players.greedy import some
from cardgames.players.guessing import Guessing, worlds
from cardgames.players.hiding import Hiding
from cardgames.players.levels import Budget
from cardgames.players.luck import Luck
from cardgames.players.roles import Roles
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
        self.valuing, self.roles = Valuing(game), Roles(game)
        choice = ByChoice(self.roles)
        self.guessing = Guessing(self.roles, choice)
        self.hiding = Hiding(self.roles, self.guessing, [choice, ByHelp(self.roles)])
        self.stops = [bool(counters) and self.roles.zone is not None for counters in game.secret_steps]

    def choose(self, observation: Observation, moves: Moves) -> Move:
        """The move looked at most."""
        return moves[0] if len(moves) == 1 else self.estimates(observation, moves)[0].move

    def estimates(self, observation: Observation, moves: Moves) -> list[Estimate]:
        """What it has looked at, the move it plays first."""
        rng = self.luck(observation)
        if self.stops[observation.step]:
            return ranked(self.guessing.worths(observation, moves, rng), rng)
        tree = self._grown(observation, moves, rng)
        worths, nodes = tree.worths(), tree.root.kids
        if any(self.stops):
            worths = self._covertly(observation, worths, rng)
        found = [Estimate(move, worth, nodes[move].visits, nodes[move].error()) if move in nodes
                 else Estimate(move, worth, 0) for move, worth in worths.items()]
        if any(self.stops):
            return sorted(found, key=lambda each: -each.worth)
        first = max(found, key=lambda each: (each.visits, each.worth))
        return sorted(found, key=lambda each: (each is not first, -each.worth))

    def _covertly(self, observation: Observation, worths: Mapping[Move, float], rng: Random) -> dict[Move, float]:
        """What moves are worth with what they give away of the seat's own role."""
        had = self.valuing.ahead(observation, observation.viewer)
        found = self.hiding.worths(observation, self.game.imagine(observation, rng),
                                   {move: worth - had for move, worth in worths.items()})
        return {move: had + worth for move, worth in found.items()}

    def _grown(self, observation: Observation, moves: Moves, rng: Random) -> Tree:
        """The tree after all looks that the budget allows."""
        game, number = self.game, observation.c[ROUND]
        imagine = self._imagining(observation)
        world = imagine(rng)
        tree = Tree(game, world, self._one_ahead(world, moves, rng), stops=self.stops, rng=rng,
                    worth=lambda state, seat: self.valuing.at_stop(state, seat, number))
        try:
            for _ in self._looks():
                tree.look(imagine(rng))
        except KeyboardInterrupt:
            if not self.patient:
                raise
        return tree

    def _imagining(self, observation: Observation) -> Callable[[Random], State]:
        """Worlds that fit; those where roles lie as what has been played suggests are the likelier ones."""
        imagine = self.game.imagining(observation)
        if not any(self.stops):
            return imagine
        likely = worlds(self.roles, self.roles.of(observation), self.guessing.suspect(observation))
        weights = [each.weight for each in likely]

        def weighed(rng: Random) -> State:
            world = imagine(rng)
            self.roles.deal(world, rng.choices(likely, weights)[0].cards)
            return world

        return weighed

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

    def _one_ahead(self, world: State, moves: Moves, rng: Random) -> dict[Move, float]:
        """The moves to look at with what they are worth one move ahead, the best first."""
        worths = {move: self.valuing(self.game.after(world, move), world.seat) for move in some(moves, rng)}
        return dict(sorted(worths.items(), key=lambda pair: -pair[1]))
