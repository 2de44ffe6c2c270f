"""Typed moves: read, refused with a reason and the nearest legal move, or asked back; three errors, told apart."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.errors import Ambiguous, NotLegal, NotUnderstood
from cardgames.table.state import State


@pytest.fixture(scope="module")
def fishing() -> Game:
    return load("suipi", variants=["drop-free"])


@pytest.fixture
def table(fishing: Game) -> State:
    return fishing.position({"floor": "5H 4C 4D QS {3C+7S=10@2}", "hand": {1: "9S KH 10D", 2: "8S 2H"}, "turn": 1})


@pytest.mark.parametrize("text", ["9S=5H+4C", "9s=5h+4c", "9=4C+5", " 9S  =  5H + 4C ", "9 x 4C 5", "9S takes 5H 4C",
                                  "take 4C 5H with 9S", "9♠=5♥+4♣"])
def test_a_move_is_read_generously(fishing: Game, table: State, text: str) -> None:
    assert fishing.text(table, fishing.parse(table, text)) == "9S=5H+4C"


def test_every_move_of_the_list_has_its_number(fishing: Game, table: State) -> None:
    moves = fishing.moves(table)
    assert [fishing.parse(table, f"#{number}") for number in range(1, len(moves) + 1)] == moves


@pytest.mark.parametrize("text", ["#0", "#99", "foo", "", "=", "9S=", "#", "#1.5", "{", "+", "9S=5H+4C=9=9", "#-1"])
def test_what_is_no_move_is_not_understood(fishing: Game, table: State, text: str) -> None:
    with pytest.raises(NotUnderstood):
        fishing.parse(table, text)


def test_who_is_not_understood_is_shown_examples_of_each_kind(fishing: Game, table: State) -> None:
    with pytest.raises(NotUnderstood, match=r"move\.not_understood") as caught:
        fishing.parse(table, "foo")
    for move in {move[0]: move for move in reversed(fishing.moves(table))}.values():
        assert fishing.text(table, move) in str(caught.value)


def test_a_number_too_high_says_how_many_there_are(fishing: Game, table: State) -> None:
    with pytest.raises(NotUnderstood, match=f"most={len(fishing.moves(table))}"):
        fishing.parse(table, "#99")


def test_what_could_be_two_moves_is_asked_back(fishing: Game, table: State) -> None:
    with pytest.raises(Ambiguous) as caught:
        fishing.parse(table, "9=5+4")
    assert caught.value.options == ("9S=5H+4C", "9S=5H+4D")


def test_a_reading_that_is_legal_is_preferred(fishing: Game) -> None:
    """Two fours in hand, but only one of them takes something."""
    state = fishing.position({"floor": "5H", "hand": {1: "5S KH", 2: "2H"}, "turn": 1})
    assert fishing.text(state, fishing.parse(state, "5=5")) == "5S=5H"


REFUSED = {
    "8S": "turn.play.card_from", "8S=5H": "turn.play.card_from", "9S=5H": "moves.capture.sum",
    "9S=QS": "moves.capture.sum", "KH=QS": "moves.capture.sum", "9S={3C+7S}": "moves.capture.piles",
    "9S=5H+4C+4D": "moves.capture.sum", "9S+4C=13": "moves.build.max", "9S=3H": "moves.capture",
}


@pytest.mark.parametrize("text", REFUSED)
def test_a_refusal_names_the_rule_and_the_nearest_move(fishing: Game, table: State, text: str) -> None:
    refusal = fishing.refusal(table, text)
    assert refusal is not None
    assert refusal.rule == REFUSED[text]
    assert refusal.message
    assert refusal.nearest in [fishing.text(table, move) for move in fishing.moves(table)]
    with pytest.raises(NotLegal) as caught:
        fishing.parse(table, text)
    error = caught.value
    assert (error.rule, str(error), error.nearest) == refusal[:3]


def test_the_nearest_move_uses_the_same_card_if_it_can(fishing: Game, table: State) -> None:
    refusal = fishing.refusal(table, "9S=5H+4C+4D")
    assert refusal is not None
    assert refusal.nearest in ("9S=5H+4C", "9S=5H+4D")


def test_a_refusal_does_not_tell_where_an_unseen_card_is(fishing: Game) -> None:
    """A card in another hand, in the stock, or won long ago: the answer is the same."""
    for hand, won in (("8S", ""), ("2H", ""), ("2H", "8S")):
        state = fishing.position({"floor": "5H", "hand": {1: "9S", 2: hand}, "won": {1: won}, "turn": 1})
        refusal = fishing.refusal(state, "8S")
        assert refusal is not None
        assert (refusal.rule, refusal.message) == ("turn.play.card_from", "move.not_in_hand card=8")


def test_a_legal_move_is_not_refused(fishing: Game, table: State) -> None:
    for move in fishing.moves(table):
        assert fishing.refusal(table, move) is None
        assert fishing.refusal(table, fishing.text(table, move)) is None


def test_a_refusal_of_nonsense_is_an_error(fishing: Game, table: State) -> None:
    with pytest.raises(NotUnderstood):
        fishing.refusal(table, "foo")
    with pytest.raises(Ambiguous):
        fishing.refusal(table, "9=5+4")


def test_when_it_is_over_nothing_is_read_and_everything_refused(fishing: Game, table: State) -> None:
    move = fishing.moves(table)[0]
    table.seat = 0
    with pytest.raises(NotUnderstood, match=r"move\.over"):
        fishing.parse(table, "9S")
    refusal: Any = fishing.refusal(table, move)
    assert refusal.rule == "ending"


def test_a_move_of_another_step_is_not_now() -> None:
    game = load("samoa")
    state = game.start(seed=1)
    refusal = game.refusal(state, (game.names.index("guess"), 0, 1, 0))
    assert refusal is not None
    assert refusal.reason.id == "move.not_now"


def test_a_stuck_owner_may_drop_and_nobody_else() -> None:
    """A10: duties are lifted from who would have no move at all."""
    game = load("suipi", variants=["steal-and-lock"])
    given: dict[str, Any] = {"floor": "{3C+6S=9@1}", "hand": {1: "KH", 2: "8S 2H"}, "turn": 1}
    stuck = game.position(given)
    assert [game.text(stuck, move) for move in game.moves(stuck)] == ["KH"]
    assert game.refusal(stuck, "KH") is None
    able = game.position({**given, "hand": {1: "KH 9D", 2: "8S 2H"}})
    refusal = game.refusal(able, "KH")
    assert refusal is not None
    assert refusal.rule == "duties.owner.no_drop"
