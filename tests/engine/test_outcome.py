"""How a match ended: points, lines, ranking, winner and why; and that there is none before the end."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.engine.outcome import Outcome
from cardgames.errors import PositionError
from cardgames.table.messages import Message


@pytest.fixture(scope="module")
def fishing() -> Game:
    return load("suipi")


def last_play(game: Game, text: str, **given: Any) -> Outcome:
    """The outcome after the last card of a match has been played."""
    state = game.position({"stock": "", "deal": 3, "turn": 1, **given})
    game.play(state, game.parse(state, text))
    return game.outcome(state)


def test_there_is_no_outcome_while_the_match_runs(fishing: Game) -> None:
    with pytest.raises(PositionError, match="not over yet"):
        fishing.outcome(fishing.start())


def test_points_lines_ranking_and_winner(fishing: Game) -> None:
    found = last_play(fishing, "10D=10C", floor="10C", hand={1: "10D"}, points={2: 4})
    assert found.points == {1: 6, 2: 4}                        # sweep 1, cards 3, kasiga 2
    assert found.lines == {
        "carried": {1: 0, 2: 4}, "sweep": {1: 1, 2: 0}, "cards": {1: 3, 2: 0}, "spades": {1: 0, 2: 0},
        "kasiga": {1: 2, 2: 0}, "two": {1: 0, 2: 0}, "aces": {1: 0, 2: 0}}
    assert (found.ranking, found.winner) == ([[1], [2]], 1)
    assert found.why == Message("end.rounds")


def test_what_was_carried_in_is_a_line_only_if_there_is_any(fishing: Game) -> None:
    assert "carried" not in last_play(fishing, "10D=10C", floor="10C", hand={1: "10D"}).lines


def test_level_sides_share_the_place_and_nobody_wins(fishing: Game) -> None:
    """A17: equal points are a draw."""
    found = last_play(fishing, "10D=10C", floor="10C", hand={1: "10D"}, points={2: 6})
    assert (found.ranking, found.winner) == ([[1, 2]], None)


def test_partners_are_one_side() -> None:
    game = load("suipi", variants=["full-circle"], players=4)
    state = game.position({"stock": "", "round": 4, "turn": 3, "floor": "10C", "hand": {3: "10D"}})
    game.play(state, game.parse(state, "10D=10C"))
    assert game.outcome(state).points == {1: 6, 2: 0}
    assert game.outcome(state).why == Message("end.everyone_deals")


def test_the_target_is_told(fishing: Game) -> None:
    game = load("suipi", variants=["eleven"])
    assert last_play(game, "10D=10C", floor="10C", hand={1: "10D"}).why == Message("end.first_to", {"points": 6})


def guessed(points: dict[int, dict[str, int]], under: dict[str, str]) -> Outcome:
    """The last guess of a match of two in which nobody is right."""
    game = load("samoa", players=2)
    state = game.position({"mask": {1: "hanuk", 2: "paduka"}, "aside": "sakani lonosa mahalo", "phase": "guess",
                           "round": 3, "guess": {1: "2=sakani"}, "turn": 2, "stock": "", "under": under,
                           "points": points})
    game.play(state, game.parse(state, "guess 1=sakani"))
    return game.outcome(state)


def test_tie_breaks_in_their_order() -> None:
    """Level in points: check marks received (A-37); then what lies under the mask in the last round (A-38, A-39)."""
    assert guessed({1: {"feathers": 5}, 2: {"check_marks": 5}}, {}).ranking == [[2], [1]]
    assert guessed({1: {"feathers": 2}, 2: {"feathers": 5}}, {"hanuk": "+3"}).ranking == [[1], [2]]
    assert guessed({1: {"feathers": 5}, 2: {"feathers": 5}}, {}).ranking == [[1, 2]]


@pytest.mark.parametrize("name", ["suipi", "samoa"])
def test_a_match_that_is_over_has_no_moves(name: str) -> None:
    game = load(name)
    state = game.start(seed=1)
    while not game.is_over(state):
        game.play(state, game.moves(state)[0])
    assert game.moves(state) == []
    assert game.moves(state).complete
