"""What a search has looked at: one tree of moves, grown in many worlds that all fit what a seat knows.

Each look plays a given move in an imagined world, and on to the end of its deal. It goes down the tree by upper
confidence bounds, counting for each move how often it could be chosen (Cowling, Powley, Whitehouse 2012: information
set tree search with a single observer); leaves it by one new move; and plays on at random, preferring of two moves the
one that has gone better for that seat wherever it was played before (Finnsson, Björnsson 2008: move averages). Every
side wants its own lead.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from math import inf, log, sqrt
from random import Random

from cardgames.engine.game import Game
from cardgames.errors import UnplayableError
from cardgames.table.state import DEAL, ROUND, Move, State

EXPLORE = 1.4
"""How much a move is tried that has been tried little, in standard deviations of what looks end with."""
NARROW = 0.3
"""The least such deviation, in points, so that level moves are all tried."""

Worth = Callable[[State, int], float]
"""What a world is worth to a seat where a look stops, in points."""


class Node:
    """A move after those above it. offered: in how many looks it could be chosen; visits: in how many it was; total:
    the sum of what those ended with for its mover."""

    __slots__ = ("kids", "offered", "total", "visits")

    def __init__(self) -> None:
        self.kids: dict[Move, Node] = {}
        self.offered = self.visits = 0
        self.total = 0.0


class Tree:
    """The tree of one decision. `stops[step]`: whether a look ends when that step begins; `worth` values where it
    ends."""

    def __init__(self, game: Game, world: State, *, stops: Sequence[bool], worth: Worth) -> None:
        self.game, self.stops, self.worth = game, stops, worth
        self.seat, self.period = world.seat, (world.c[ROUND], world.c[DEAL])
        self.root: dict[Move, Node] = {}
        self.count, self.total, self.squares = 0, 0.0, 0.0
        self.opposed = game.sides == 2 and not any(stops)
        self.rng = Random(0)
        self._gone: dict[tuple[int, Move], list[float]] = {}

    def look(self, world: State, move: Move, luck: int) -> float:
        """Play the move in a world, which is used up, and on to the end of the deal; learn from it. Gives what it ended
        with for the seat to move. Looks with the same `luck` in the same world differ by little else than the move."""
        self.rng.seed(luck)
        path: list[tuple[int, Node]] = []
        played: list[tuple[int, Move]] = []
        with suppress(UnplayableError):             # what is only imagined is worth what it is worth up to there
            self._descend(world, move, path, played)
            self._play_on(world, played)
        return self._learn(world, path, played)

    def _descend(self, world: State, move: Move, path: list[tuple[int, Node]], played: list[tuple[int, Move]]) -> None:
        """Down the tree to a move that is new in it, which is played too."""
        game, spread, seat, new = self.game, EXPLORE * max(self._deviation(), NARROW), self.seat, move not in self.root
        if new:
            self.root[move] = Node()
        kids = self.root
        while True:
            node = kids[move]
            path.append((seat, node))
            played.append((seat, move))
            game.play(world, move)
            if new or self._stopped(world):
                return
            seat, kids = world.seat, node.kids
            move, new = self._choose(node, game.moves(world), seat, spread)

    def _deviation(self) -> float:
        """The standard deviation of what looks have ended with."""
        if self.count < 2:
            return 0.0
        return sqrt(max(self.squares - self.total ** 2 / self.count, 0.0) / (self.count - 1))

    def _choose(self, node: Node, moves: Sequence[Move], seat: int, spread: float) -> tuple[Move, bool]:
        """The move to look at, and whether it is new: one never looked at if there is any, else the one with the
        highest bound."""
        kids, new, best, bound = node.kids, list[Move](), moves[0], -inf
        for move in moves:
            kid = kids.get(move)
            if kid is None:
                new.append(move)
                continue
            kid.offered += 1
            if not new:
                visits = kid.visits or 1            # none where a look was broken off
                height = kid.total / visits + spread * sqrt(log(kid.offered) / visits)
                if height > bound:
                    best, bound = move, height
        if not new:
            return best, False
        best = self._better(new, seat)
        kids[best] = kid = Node()
        kid.offered = 1
        return best, len(moves) > 1

    def _play_on(self, world: State, played: list[tuple[int, Move]]) -> None:
        """To where looks stop, at random, but of two moves the better one; most of the time of a look goes here."""
        list_moves, play, better, stops, (number, deal) = (
            self.game.moves, self.game.play, self._better, self.stops, self.period)
        while world.seat and world.c[DEAL] == deal and world.c[ROUND] == number and not stops[world.step]:
            moves, seat = list_moves(world), world.seat
            move = better(moves, seat) if len(moves) > 1 else moves[0]
            played.append((seat, move))
            play(world, move)

    def _stopped(self, world: State) -> bool:
        c = world.c
        return not world.seat or (c[ROUND], c[DEAL]) != self.period or self.stops[world.step]

    def _better(self, moves: Sequence[Move], seat: int) -> Move:
        """Of two moves taken at random the one that has gone better; the first where nothing is known."""
        random, count, gone = self.rng.random, len(moves), self._gone
        one, other = moves[int(random() * count)], moves[int(random() * count)]
        mine, others = gone.get((seat, one)), gone.get((seat, other))
        if mine is None or others is None or mine[1] * others[0] >= others[1] * mine[0]:
            return one
        return other

    def _learn(self, world: State, path: Sequence[tuple[int, Node]], played: Sequence[tuple[int, Move]]) -> float:
        worths: dict[int, float] = {}
        side_of, gone = self.game.side_of, self._gone
        for seat in {seat for seat, _ in played}:
            side = side_of[seat]
            if side not in worths:
                worths[side] = self._worth(world, seat, worths)
        for seat, node in path:
            node.visits += 1
            node.total += worths[side_of[seat]]
        for key in played:
            entry = gone.get(key)
            if entry is None:
                gone[key] = [1.0, worths[side_of[key[0]]]]
            else:
                entry[0] += 1.0
                entry[1] += worths[side_of[key[0]]]
        end = worths[side_of[self.seat]]
        self.count += 1
        self.total += end
        self.squares += end * end
        return end

    def _worth(self, world: State, seat: int, worths: dict[int, float]) -> float:
        """What the world is worth to the seat's side; of two sides what the one wins the other loses."""
        if self.opposed and worths:
            return -next(iter(worths.values()))
        return self.worth(world, seat)
