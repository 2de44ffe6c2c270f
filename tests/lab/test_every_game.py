"""Whatever the ruleset and the number of players: every experiment can be made, and its figures fit together."""
from __future__ import annotations

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.lab import ladder, runs
from cardgames.lab.compare import UNIT, measured
from cardgames.lab.recipe import recipe
from cardgames.lab.traits import traits
from cardgames.rules.catalogue import Catalogue

TABLES = [(name, players) for name in Catalogue().ids()
          for players in Catalogue().load_ruleset(name).shape.seats.players]


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def game(request: pytest.FixtureRequest) -> Game:
    return load(request.param[0], players=request.param[1])


def test_points_are_the_sum_of_their_lines_and_moves_of_their_kinds(game: Game) -> None:
    found = measured(game, ["random"] * game.seats, "1.1")
    assert found["points"] == sum(value for name, value in found.items() if name.startswith("lines."))
    assert found["length.decisions"] == sum(value for name, value in found.items() if name.startswith("moves."))
    assert 0 <= found["first.wins"] <= UNIT
    assert found["length.rounds"] >= UNIT


def test_a_recipe_makes_the_same_game_elsewhere(game: Game) -> None:
    seats = ["random"] * game.seats
    assert measured(recipe(game.ruleset).game(), seats, "1.2") == measured(game, seats, "1.2")


def test_a_match_can_be_watched(game: Game) -> None:
    chunk = runs.Chunk(recipe(game.ruleset), ("random",) * game.seats, "greedy", 1, 1, 1)
    (run,) = runs.runs(chunk)
    assert len(run.points) == len(run.places) == game.sides
    for each in run.decisions:
        assert sum(each.ranks) == pytest.approx(game.sides / 2)
    found = traits([run])
    assert found.game_duration.mean == len(run.decisions)
    assert 0 <= found.forced <= 1


def test_a_bot_is_level_with_itself_in_a_set(game: Game) -> None:
    seatings = ladder.seatings(game.sides)
    pairs = sum(seating.count(0) * seating.count(1) for seating in seatings)
    _, score = ladder._set(ladder.Chunk(recipe(game.ruleset), ("random", "random"), 1, 1, 0))
    assert score == (pairs, 0)
