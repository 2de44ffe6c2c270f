"""What people really type: every form the notation promises, and sentences that say what is wrong with the rest."""
from __future__ import annotations

import pytest

from cardgames import load
from cardgames.engine.game import Game
from cardgames.errors import Ambiguous, NotLegal

TEN = {"floor": "10C {3C+7S=10@2} 6H 4D", "hand": {1: "10D KH", 2: "2C"}, "turn": 1}
NINE = {"floor": "5H 4C 4D", "hand": {1: "9S KH", 2: "2C"}, "turn": 1}
SEVEN = {"floor": "7D 3C", "hand": {1: "7C 7S 10H", 2: "2C"}, "turn": 1}


@pytest.fixture(scope="module")
def fishing() -> Game:
    return load("suipi")


@pytest.mark.parametrize(("given", "typed", "meant"), [
    (TEN, "10 x {10} 6 4", "10D={3C+7S},6H+4D"), (TEN, "take {10} 6 4 with 10", "10D={3C+7S},6H+4D"),
    (TEN, "10 x 6+4 {10}", "10D={3C+7S},6H+4D"), (TEN, "10 takes 6 and 4", "10D=6H+4D"),
    (TEN, "10={3C+7S=10@2},10", "10D=10C,{3C+7S}"), (TEN, "10=all", "10D=10C,{3C+7S},6H+4D"),
    (TEN, "10d = 10c , {3c + 7s} , 6h + 4d", "10D=10C,{3C+7S},6H+4D"),
    (NINE, "9=5 4C", "9S=5H+4C"), (SEVEN, "7C+3=10", "7C+3C=10"),
])
def test_a_move_is_read_however_it_is_typed(fishing: Game, given: dict[str, object], typed: str, meant: str) -> None:
    state = fishing.position(given)
    assert fishing.text(state, fishing.parse(state, typed)) == meant


@pytest.mark.parametrize(("given", "typed", "said"), [
    (TEN, "10D={3C+7S=9}", "there is no pile {3C+7S=9} on the floor"),
    (TEN, "10D={3C+7S=10@1}", "there is no pile {3C+7S=10@1} on the floor"),
    (TEN, "10=10+6,4", "10C+6H is 16, not 10"), (NINE, "K=all", "KH can take nothing here"),
    (NINE, "9S=5D+4C", "no 5D lies on the floor"), (NINE, "9=5+3", "no 3 lies on the floor"),
    (SEVEN, "3C+7D=0", "you hold no 3"), (SEVEN, "7C,7D=0", "7C+7D is 14, not 0"),
])
def test_a_wrong_move_is_told_what_is_wrong(fishing: Game, given: dict[str, object], typed: str, said: str
                                            ) -> None:
    state = fishing.position(given)
    with pytest.raises(NotLegal) as caught:
        fishing.parse(state, typed)
    assert caught.value.message == said


def test_a_card_not_held_is_named_by_its_rank(fishing: Game) -> None:
    """No suit is invented for a card of which only the rank was typed."""
    with pytest.raises(NotLegal, match=r"^you hold no 8$"):
        fishing.parse(fishing.position(NINE), "8")


def test_all_is_unclear_where_two_captures_are_largest(fishing: Game) -> None:
    with pytest.raises(Ambiguous) as caught:
        fishing.parse(fishing.position(NINE), "9=all")
    assert sorted(caught.value.options) == ["9S=5H+4C", "9S=5H+4D"]


def test_two_loose_equals_are_no_group() -> None:
    game = load("suipi", variants=["floor-unique"])
    state = game.position({"floor": "7D", "hand": {1: "7C 7S", 2: "2C"}, "turn": 1})
    with pytest.raises(NotLegal, match="equal loose cards"):
        game.parse(state, "7C,7D=7")


def test_a_drop_beside_a_pile_of_its_value_names_the_pile() -> None:
    game = load("suipi", variants=["drop-equal-value"])
    state = game.position({"floor": "{3C+7S=10@2} KC", "hand": {1: "10H 5S", 2: "2C"}, "turn": 1})
    refusal = game.refusal(state, "drop 10H")
    assert refusal is not None
    assert "{3C+7S}" in refusal.message
    assert refusal.nearest == "10H={3C+7S}"


def test_a_kind_that_is_written_by_its_value_may_be_spelled_out() -> None:
    game = load("samoa")
    state = game.position({"shown": "+1", "turn": 1, "stock": "+2"})
    assert game.text(state, game.parse(state, "feather+1@hanuk/above")) == "+1@hanuk/above"
