"""What a search has looked at: one tree of moves, grown in many worlds that all fit what a seat knows.

Each look plays one imagined world to the end of its deal. It goes down the tree by upper confidence bounds, counting
for each move how often it could be chosen (Cowling, Powley, Whitehouse 2012: information set tree search with a single
observer); leaves it by one new move; and plays on at random, preferring of two moves the one that has gone better for
that seat wherever it was played before (Finnsson, Björnsson 2008: move averages). Every side wants its own lead.
"""
from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf, log, sqrt
from random import Random

from cardgames.engine.game import Game
from cardgames.table.state import DEAL, ROUND, Move, State

EXPLORE = 1.4
"""How much a move is tried that has been tried little, in standard deviations of what looks end with."""
TRUST = 2.0
"""How many looks it counts for what a move of the seat to move is worth one move ahead, compared with its others: so
one unlucky look does not rule out what is plainly good, and of many moves the promising ones are looked at first."""
DOUBT = 1.5
"""How far, in points, what a move is worth one move ahead is off the mark, compared with that of other moves."""
NARROW = 0.3
"""The least such deviation, in points, so that level moves are all looked at."""

Worth = Callable[[State, int], float]
"""What a world is worth to a seat where a look stops, in points."""


class Node:
    """A move after those above it. offered: in how many looks it could be chosen; visits: in how many it was; total and
    squares: the sum of what those ended with for its mover, and of its squares."""

    __slots__ = ("kids", "offered", "squares", "total", "visits")

    def __init__(self) -> None:
        self.kids: dict[Move, Node] = {}
        self.offered = self.visits = 0
        self.total = self.squares = 0.0

    def learn(self, worth: float) -> None:
        """One more look has come by here."""
        self.visits += 1
        self.total += worth
        self.squares += worth * worth

    def mean(self) -> float:
        """What looks through here ended with on average."""
        return self.total / self.visits if self.visits else 0.0

    def deviation(self) -> float:
        """The standard deviation of what they ended with."""
        if self.visits < 2:
            return 0.0
        return sqrt(max(self.squares - self.total * self.mean(), 0.0) / (self.visits - 1))

    def error(self) -> float | None:
        """The standard error of the mean, None where there were too few looks to say."""
        return self.deviation() / sqrt(self.visits) if self.visits > 1 else None


class Tree:
    """The tree of one decision. `firsts` are the moves of the seat to move that are looked at, with what they are worth
    one move ahead; `stops[step]`: whether a look ends when that step begins; `worth` values where it ends."""

    def __init__(self, game: Game, world: State, firsts: Mapping[Move, float], *, stops: Sequence[bool], worth: Worth,
                 rng: Random) -> None:
        self.game, self.firsts, self.stops, self.worth, self.rng = game, firsts, stops, worth, rng
        mean = sum(firsts.values()) / len(firsts)
        self.hopes = {move: first - mean for move, first in firsts.items()}
        self.root, self.seat, self.period = Node(), world.seat, (world.c[ROUND], world.c[DEAL])
        self.opposed = game.sides == 2 and not any(stops)
        self._gone: dict[tuple[int, Move], list[float]] = {}

    def look(self, world: State) -> None:
        """Play a world, which is used up, to the end of the deal, and learn from it."""
        path: list[tuple[int, Node]] = []
        played: list[tuple[int, Move]] = []
        self._descend(world, path, played)
        self._play_on(world, played)
        self._learn(world, path, played)

    def _descend(self, world: State, path: list[tuple[int, Node]], played: list[tuple[int, Move]]) -> None:
        """Down the tree to a move that is new in it, which is played too."""
        game, node = self.game, self.root
        spread = EXPLORE * max(node.deviation(), NARROW)
        path.append((self.seat, node))
        seat, (move, new) = self.seat, self._choose_first(spread)
        while True:
            node = node.kids[move]
            path.append((seat, node))
            played.append((seat, move))
            game.play(world, move)
            if new or self._stopped(world):
                return
            seat = world.seat
            move, new = self._choose(node, game.moves(world), seat, spread)

    def _choose_first(self, spread: float) -> tuple[Move, bool]:
        """The move of the seat to move to look at, and whether it is new."""
        root, best, bound = self.root, None, -inf
        kids, mean, all_looks = root.kids, root.mean(), log(root.visits + 1)
        for move, hope in self.hopes.items():
            kid = kids.get(move)
            total, visits = (kid.total, kid.visits) if kid is not None else (0.0, 0)
            height = (total + TRUST * (mean + hope)) / (visits + TRUST) + spread * sqrt(all_looks / (visits + TRUST))
            if height > bound:
                best, bound = move, height
        assert best is not None
        if best in kids:
            return best, False
        kids[best] = Node()
        return best, len(self.hopes) > 1

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

    def worths(self) -> dict[Move, float]:
        """What the moves are worth, by the looks and one move ahead: each counts by how far it is to be trusted. That
        looks end with more or less than one saw coming says nothing about the moves."""
        root = self.root
        needed = (root.deviation() / DOUBT) ** 2
        seen = [(node, self.firsts[move]) for move, node in root.kids.items() if node.visits]
        shift = sum(node.total - node.visits * first for node, first in seen) / max(root.visits, 1)
        out = {move: first + shift for move, first in self.firsts.items()}
        for move, node in root.kids.items():
            if node.visits:
                out[move] += (node.mean() - out[move]) * node.visits / (node.visits + needed)
        return out

    def _learn(self, world: State, path: Sequence[tuple[int, Node]], played: Sequence[tuple[int, Move]]) -> None:
        worths: dict[int, float] = {}
        side_of, gone = self.game.side_of, self._gone
        for seat in {seat for seat, _ in played}:
            side = side_of[seat]
            if side not in worths:
                worths[side] = self._worth(world, seat, worths)
        for seat, node in path:
            node.learn(worths[side_of[seat]])
        for key in played:
            entry = gone.get(key)
            if entry is None:
                gone[key] = [1.0, worths[side_of[key[0]]]]
            else:
                entry[0] += 1.0
                entry[1] += worths[side_of[key[0]]]

    def _worth(self, world: State, seat: int, worths: dict[int, float]) -> float:
        """What the world is worth to the seat's side; of two sides what the one wins the other loses."""
        if self.opposed and worths:
            return -next(iter(worths.values()))
        return self.worth(world, seat)
