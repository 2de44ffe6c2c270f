"""Seats are given by a text; what does not fit is told with what would."""
from __future__ import annotations

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.errors import UsageError
from cardgames.players.human import Human
from cardgames.players.seats import BOTS, kinds, players
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi")


class Prompting:
    """Answers with the last move, and keeps what it was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Game, int]] = []

    def ask(self, observation: Observation, moves: Moves, game: Game, seat: int) -> Move:
        self.asked.append((game, seat))
        return moves[-1]


def test_kinds_are_read_from_a_text_or_a_list() -> None:
    assert kinds("you, Greedy,random", 3) == ["you", "greedy", "random"]
    assert kinds(["random", "you"], 2) == ["random", "you"]


def test_one_bot_alone_sits_everywhere() -> None:
    assert kinds("random", 4) == ["random"] * 4


def test_one_person_alone_does_not(suipi: Game) -> None:
    with pytest.raises(UsageError, match="there are 2 seats, but --seats names 1; try --seats you,greedy"):
        kinds("you", 2)


@pytest.mark.parametrize(("spec", "hint"), [("gredy,you", "did you mean greedy"), ("x,you", "there are you, greedy")])
def test_an_unknown_player_is_told_with_the_nearest(spec: str, hint: str) -> None:
    with pytest.raises(UsageError, match=hint):
        kinds(spec, 2)


def test_a_person_needs_to_be_asked(suipi: Game) -> None:
    with pytest.raises(UsageError, match="--moves FILE"):
        players(suipi, "you,greedy", 0)


def test_a_person_is_asked_through_the_prompt(suipi: Game) -> None:
    prompt = Prompting()
    seated = players(suipi, "random,you", 0, prompt)
    assert isinstance(seated[2], Human)
    state = suipi.position({"floor": "5H", "hand": {1: "9S", 2: "8S 2H"}, "turn": 2})
    moves = suipi.moves(state)
    assert seated[2].choose(suipi.observe(state, 2), moves) == moves[-1]
    assert prompt.asked == [(suipi, 2)]


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_is_named_by_its_kind_and_chooses_a_legal_move(suipi: Game, bot: str) -> None:
    seated = players(suipi, bot, 0)
    state = suipi.start(seed=1)
    moves = suipi.moves(state)
    assert seated[1].name == bot
    assert seated[1].choose(suipi.observe(state, 1), moves) in moves
