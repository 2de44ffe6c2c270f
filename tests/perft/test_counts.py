"""The numbers of ways that play can go are those that were written down, for every ruleset, variant and table."""
from __future__ import annotations

from itertools import groupby

import pytest

from cardgames.engine.perft import perft
from cardgames.table.state import State
from tests.laws.tables import Rules, alone, at_every_number, game_of, ids
from tests.perft.counting import Line, lines, position, recount

AGAIN = "if that is as it should be, count again: python -m tests.perft.counting"
TABLES = [(id, list(group)) for id in ids() for _, group in groupby(lines(id), key=lambda line: line[:2])]


@pytest.mark.parametrize("id", ids())
def test_every_table_has_been_counted(id: str) -> None:
    wanted = {(rules.variants, game.seats) for rules in alone(id) for game in at_every_number(rules)}
    assert {(line.variants, line.players) for line in lines(id)} == wanted, AGAIN


@pytest.mark.parametrize(("id", "table"), TABLES, ids=[f"{id}-{'+'.join(t[0][0])}-p{t[0][1]}" for id, t in TABLES])
def test_counts(id: str, table: list[Line]) -> None:
    for line in table:
        assert recount(line, id) == line.ways, f"{line}; {AGAIN}"


@pytest.mark.parametrize("id", ids())
def test_counting_plainly_gives_the_same(id: str) -> None:
    """Without the short cut of the engine's own counting, which only measures the last list of moves."""
    game = game_of(Rules(id, ()))
    state = position(game, 1, 6)

    def plainly(state: State, depth: int) -> int:
        if not depth:
            return 1
        total = 0
        for move in game.moves(state) if state.seat else ():
            following = state.copy()
            game.play(following, move)
            total += plainly(following, depth - 1)
        return total

    for depth in range(3):
        assert plainly(state, depth) == perft(game, state, depth)
