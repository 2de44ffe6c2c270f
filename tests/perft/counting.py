"""Numbers of ways that play can go, written down: `tests/perft/<game>.txt` has a line for each count.

A line: variants (`-` = none), players, seed, moves played before, depth, count. The moves played before are chosen by
the sorted texts of the legal moves, so that they do not depend on the order of a list.

`python -m tests.perft.counting` counts again; do so when rules have changed on purpose, and read the difference.
"""
from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cardgames.engine.game import Game
from cardgames.engine.perft import perft
from cardgames.table.state import State
from tests.laws.tables import Rules, alone, at_every_number, game_of, ids

FOLDER = Path(__file__).parent
MOST = 20_000
"""No deeper than the first depth with more ways than this."""
BEFORE = (0, 6)
"""Moves played before counting: at the start, and where there is something on the table."""
HEAD = "# variants players seed moves-played depth count; python -m tests.perft.counting counts again\n"


class Line(NamedTuple):
    """One count."""

    variants: tuple[str, ...]
    players: int
    seed: int
    before: int
    depth: int
    ways: int

    def __str__(self) -> str:
        return " ".join(map(str, ("+".join(self.variants) or "-", *self[1:])))


def parsed(text: str) -> Line:
    variants, *numbers = text.split()
    return Line(() if variants == "-" else tuple(variants.split("+")), *map(int, numbers))


def lines(id: str) -> list[Line]:
    """The lines of a game's file; none if there is no file."""
    path = FOLDER / f"{id}.txt"
    if not path.exists():
        return []
    return [parsed(line) for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]


def position(game: Game, seed: int, before: int) -> State:
    """The position after so many moves: of the sorted texts the one whose turn it is by a fixed step."""
    state = game.start(seed=seed)
    for number in range(before):
        texts = {game.text(state, move): move for move in game.moves(state)}
        game.play(state, texts[sorted(texts)[(7 * number + 3) % len(texts)]])
    return state


def counted(id: str) -> Iterator[Line]:
    """All lines that there should be."""
    for rules in alone(id):
        for game in at_every_number(rules):
            for before in BEFORE:
                yield from deepening(game, rules, before)


def deepening(game: Game, rules: Rules, before: int) -> Iterator[Line]:
    seed = len("+".join(rules.variants)) + game.seats       # some other cards for every table
    state, depth, count = position(game, seed, before), 0, 1
    while count <= MOST // 10 and depth < 5:
        depth += 1
        count = perft(game, state, depth)
        yield Line(rules.variants, game.seats, seed, before, depth, count)


def recount(line: Line, id: str) -> int:
    game = game_of(Rules(id, line.variants), line.players)
    return perft(game, position(game, line.seed, line.before), line.depth)


def main() -> None:
    for path in FOLDER.glob("*.txt"):
        if path.stem not in ids():
            path.unlink()
    for id in ids():
        (FOLDER / f"{id}.txt").write_text(HEAD + "".join(f"{line}\n" for line in counted(id)), encoding="utf-8")
        print(f"{id}.txt", file=sys.stderr)


if __name__ == "__main__":
    main()
