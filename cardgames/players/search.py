"""A bot that searches: it plays many imagined worlds that fit what it sees to the end of the deal. A race (`race`) says
which of its moves are looked at and what comes of it; what others may answer is kept in a tree (`tree`). It knows no
game; what is good is decided by the ruleset's own scoring.

Where seats have hidden roles it weighs who has which by what each has played, and what its own moves give away (see
`roles`).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import isqrt
from random import Random
from time import perf_counter

from cardgames.engine.game import Game
from cardgames.players.beliefs import ByChoice, ByHelp, Suspecting
from cardgames.players.estimates import Estimate, ranked
from cardgames.players.greedy import some
from cardgames.players.guessing import Guessing, worlds
from cardgames.players.hiding import Hiding
from cardgames.players.levels import Budget
from cardgames.players.luck import Luck
from cardgames.players.race import Judge, Looks, Race
from cardgames.players.roles import Roles
from cardgames.players.tree import Tree
from cardgames.players.valuing import Valuing
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import ROUND, Move, State


class Bot:
    """Chooses the move that its looks and its first guess together say is best, within its budget.

    patient: whether Ctrl-C ends its search, which then gives the best so far, rather than the program."""

    def __init__(self, game: Game, luck: Luck, name: str, budget: Budget, *, patient: bool = False) -> None:
        self.game, self.luck, self.name, self.budget, self.patient = game, luck, name, budget, patient
        self.valuing, self.roles = Valuing(game), Roles(game)
        ways: list[Suspecting] = [ByHelp(self.roles), ByChoice(self.roles)]
        self.guessing = Guessing(self.roles, ways[1 if budget.guile else 0])
        self.hiding = Hiding(self.roles, self.guessing, ways[:budget.guile])
        self.stops = [bool(counters) and self.roles.zone is not None for counters in game.secret_steps]

    def choose(self, observation: Observation, moves: Moves) -> Move:
        """The best move."""
        return moves[0] if len(moves) == 1 else self.estimates(observation, moves)[0].move

    def estimates(self, observation: Observation, moves: Moves) -> list[Estimate]:
        """What it has looked at, the move it plays first."""
        rng = self.luck(observation)
        if self.stops[observation.step]:
            return ranked(self.guessing.worths(observation, moves, rng), rng)
        race = self._raced(observation, moves, rng)
        worths = race.judge(race.worths())
        best = max(worths, key=lambda move: worths[move])
        found = [Estimate(move, worth, len(race.ends[move]), race.error(move, best)) for move, worth in worths.items()]
        return sorted(found, key=lambda each: -each.worth)

    def _raced(self, observation: Observation, moves: Moves, rng: Random) -> Race:
        """The race after all looks that the budget allows."""
        imagine, number = self._imagining(observation), observation.c[ROUND]
        world = imagine(rng)
        firsts = self._one_ahead(world, moves, rng)
        race = Race(firsts, self._judge(observation, list(firsts), rng), isqrt(max(self.budget[:2])))
        tree = Tree(self.game, world, stops=self.stops,
                    worth=lambda state, seat: self.valuing.at_stop(state, seat, number))
        try:
            race.run(_looks(tree, imagine, rng), self._spent(race))
        except KeyboardInterrupt:
            if not self.patient:
                raise
        return race

    def _judge(self, observation: Observation, moves: Sequence[Move], rng: Random) -> Judge:
        """Moves are ranked by what they are worth; with hidden roles, by that and what they give away."""
        if not (any(self.stops) and self.hiding.ways):
            return dict
        had = self.valuing.ahead(observation, observation.viewer)
        keep = self.hiding.keeping(observation, self.game.imagine(observation, rng), moves)
        return lambda worths: {move: had + keep(move, worth - had) for move, worth in worths.items()}

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

    def _spent(self, race: Race) -> Callable[[], float]:
        """What part of the budget is gone."""
        looks, milliseconds, _ = self.budget
        if looks:
            return lambda: race.looks / looks
        began = perf_counter()
        return lambda: (perf_counter() - began) * 1000 / milliseconds

    def _one_ahead(self, world: State, moves: Moves, rng: Random) -> dict[Move, float]:
        """The moves that may be looked at with what they are worth one move ahead."""
        return {move: self.valuing(self.game.after(world, move), world.seat) for move in some(moves, rng)}


def _looks(tree: Tree, imagine: Callable[[Random], State], rng: Random) -> Looks:
    """Looks of the tree in ever new worlds."""
    def looks(moves: Sequence[Move]) -> Iterator[tuple[Move, float]]:
        world, luck = imagine(rng), rng.getrandbits(32)
        for move in moves:
            yield move, tree.look(world.copy(), move, luck)

    return looks
