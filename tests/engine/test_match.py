"""A match asks, checks, plays and tells; people and bots go through the same loop."""
from __future__ import annotations

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.engine.match import Match, Turn
from cardgames.players.seats import players
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi")


class Watching:
    """Plays the first move and keeps what it was shown."""

    name = "watching"

    def __init__(self) -> None:
        self.seen: list[Observation] = []

    def choose(self, observation: Observation, moves: Moves) -> Move:
        self.seen.append(observation)
        return moves[0]


class Cheating:
    """Plays a move that nobody offered."""

    name = "cheating"

    def choose(self, observation: Observation, moves: Moves) -> Move:
        return (0, 0, 0, 0)


def test_a_match_runs_to_its_outcome(suipi: Game) -> None:
    match = Match(suipi, players(suipi, "random", 3), seed=3)
    outcome = match.run()
    assert match.is_over
    assert outcome == suipi.outcome(match.state)
    assert len(match.turns) == 48


def test_the_same_seed_gives_the_same_match(suipi: Game) -> None:
    one, other = (Match(suipi, players(suipi, "random", 3), seed=3) for _ in range(2))
    one.run()
    other.run()
    assert one.turns == other.turns
    assert one.opening == other.opening


def test_turns_are_numbered_and_told_after_they_are_played(suipi: Game) -> None:
    told: list[tuple[Turn, int]] = []
    match = Match(suipi, players(suipi, "random", 1), seed=1,
                  listen=[lambda turn: told.append((turn, len(suipi.history(match.state))))])
    for _ in range(5):
        match.step()
    assert [turn for turn, _ in told] == match.turns
    assert [turn.number for turn in match.turns] == [1, 2, 3, 4, 5]
    assert [played for _, played in told] == [1, 2, 3, 4, 5]


def test_a_turn_has_the_text_of_its_move_before_it_was_played(suipi: Game) -> None:
    match = Match(suipi, players(suipi, "random", 2), seed=2)
    before = suipi.start(seed=2)
    for _ in range(20):
        turn = match.step()
        assert suipi.parse(before, turn.text) == turn.move
        suipi.play(before, turn.move)


def test_events_applied_to_the_state_before_give_the_state_after(suipi: Game) -> None:
    match = Match(suipi, players(suipi, "random", 4), seed=4)
    while not match.is_over:
        copy = match.state.copy()
        for event in match.step().events:
            getattr(copy, event.change)(*event.args)
        assert copy.same_position(match.state)


def test_the_opening_is_told_too(suipi: Game) -> None:
    match = Match(suipi, players(suipi, "random", 4), seed=4)
    assert "gather" in [event.change for event in match.opening]
    assert match.turns == []


def test_a_player_is_shown_what_its_own_seat_knows(suipi: Game) -> None:
    watching = Watching()
    match = Match(suipi, {1: watching, 2: watching}, seed=5)
    for _ in range(6):
        before = match.state.copy()
        match.step()
        assert watching.seen[-1] == suipi.observe(before, before.seat)


def test_a_bot_that_chooses_an_illegal_move_is_a_fault_of_the_program(suipi: Game) -> None:
    match = Match(suipi, {1: Cheating(), 2: Cheating()}, seed=5)
    with pytest.raises(AssertionError, match="cheating at seat 1"):
        match.step()
    assert match.turns == []


def test_every_seat_needs_a_player(suipi: Game) -> None:
    with pytest.raises(AssertionError, match="nobody sits"):
        Match(suipi, {1: Watching()}, seed=5)


def test_a_match_goes_on_from_a_position_and_leaves_it_alone(suipi: Game) -> None:
    given = suipi.position({"floor": "5H 4C QS", "hand": {1: "9S KH", 2: "8S 2H"}, "turn": 1, "stock": ""})
    kept = given.copy()
    match = Match(suipi, {1: Watching(), 2: Watching()}, state=given)
    match.run()
    assert given.same_position(kept)
    assert match.opening == ()
    assert len(match.turns) == 4


def test_deciding_plays_nothing(suipi: Game) -> None:
    match = Match(suipi, players(suipi, "random", 6), seed=6)
    before = match.state.copy()
    decision = match.decide()
    assert match.state.same_position(before)
    assert decision.move in decision.moves
    assert match.play(decision.move).move == decision.move
