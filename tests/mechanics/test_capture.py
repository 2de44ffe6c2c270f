"""What a card takes: equals, sums, piles, several at once; how it is written, and why it is refused."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.errors import Ambiguous, NotLegal
from cardgames.mechanics import capture
from cardgames.table.bits import ids
from tests.mechanics.floor_table import Played, game_with, sentences


def table(floor: str, hand: str, **params: Any) -> Played:
    """One capture to make; builds are out of the way."""
    turn = {"card_from": "hand", "moves": ["capture", "drop"]}
    game = game_with(turn__play=turn, moves={"capture": params, "drop": {}})
    return Played(game, floor=floor, hand={1: hand, 2: "2S"}, turn=1)


def captures(floor: str, hand: str, **params: Any) -> set[str]:
    played = table(floor, hand, **params)
    texts = {played.game.text(played.state, move) for move in played.game.moves(played.state)}
    return {text for text in texts if "=" in text}


# Equal cards.

def test_equal_cards_are_taken_one_or_several() -> None:
    assert captures("9C 9D 4S", "9H") == {"9H=9C", "9H=9D", "9H=9C,9D"}
    assert captures("JC JD QS", "JH") == {"JH=JC", "JH=JD", "JH=JC,JD"}


def test_one_equal_card_at_most() -> None:
    assert captures("9C 9D JC JD", "9H JH", rank="one", courts="one") == {"9H=9C", "9H=9D", "JH=JC", "JH=JD"}


def test_one_court_at_most() -> None:
    assert captures("9C 9D JC JD", "9H JH", courts="one") == {"9H=9C", "9H=9D", "9H=9C,9D", "JH=JC", "JH=JD"}


def test_equal_cards_are_not_taken_as_such() -> None:
    assert captures("9C 5H 4S", "9H", rank="none") == {"9H=5H+4S"}
    assert captures("JC JD", "JH", rank="none", courts="one") == {"JH=JC", "JH=JD"}     # courts go by their own rule


# Sums.

@pytest.mark.parametrize(("params", "expected"), [
    ({"cards": 2}, {"10D=6H+4C"}),
    ({"cards": 3}, {"10D=6H+4C", "10D=5S+4C+AC", "10D=6H+3C+AC"}),
    ({"cards": "any"}, {"10D=6H+4C", "10D=5S+4C+AC", "10D=6H+3C+AC"}),
    ({"cards": "any", "distinct": True}, {"10D=6H+4C", "10D=5S+4C+AC", "10D=6H+3C+AC"}),
])
def test_sums_of_so_many_cards(params: dict[str, Any], expected: set[str]) -> None:
    assert captures("6H 5S 4C 3C AC", "10D", sum=params) == expected


def test_ranks_in_a_sum_must_differ() -> None:
    assert captures("5C 5H 6D 2C 2D", "10D", sum={"cards": "any"}) == {
        "10D=5C+5H", "10D=6D+2C+2D", "10D=6D+2C+2D,5C+5H"}
    assert captures("5C 5H 6D 2C 2D", "10D", sum={"cards": "any", "distinct": True}) == set()


def test_no_sums() -> None:
    assert captures("6H 4C 10S", "10D", sum="none") == {"10D=10S"}


def test_courts_and_aces_are_in_no_sum_of_their_own() -> None:
    assert captures("10C AC KC", "JD QD AD") == {"AD=AC"}


def test_several_groups_at_once_or_some_of_them() -> None:
    assert captures("9C 5H 4S", "9H") == {"9H=9C", "9H=5H+4S", "9H=9C,5H+4S"}
    assert captures("5H 4S 6C 3D", "9H") == {"9H=5H+4S", "9H=6C+3D", "9H=6C+3D,5H+4S"}


def test_no_card_is_used_twice() -> None:
    assert captures("5H 4S 4C", "9H") == {"9H=5H+4S", "9H=5H+4C"}


# Piles.

def test_a_pile_is_taken_by_its_value_whoever_made_it() -> None:
    piles = "{3C+4H=7@1} {2C+5C=7@2}"
    assert captures(piles, "7S") == {"7S={3C+4H}", "7S={2C+5C}", "7S={3C+4H},{2C+5C}"}
    assert captures(piles, "7S", piles=False) == set()


def test_a_pile_is_no_part_of_a_sum_unless_the_rules_say_so() -> None:
    assert captures("{3C+4H=7@1} 3D", "10S") == set()
    assert captures("{3C+4H=7@1} 3D", "10S", sum={"piles": True}) == {"10S={3C+4H}+3D"}
    assert captures("{3C+4H,7C=7@1} 3D", "10S", sum={"piles": True}) == set()           # it is locked


# Taking all.

def test_all_must_be_taken() -> None:
    assert captures("9C 9D 5H 4S {3C+6H=9@2}", "9H", several="all") == {"9H=9C,9D,{3C+6H},5H+4S"}


def test_all_is_what_nothing_can_be_added_to() -> None:
    assert captures("5H 4S 4C", "9H", several="all") == {"9H=5H+4S", "9H=5H+4C"}
    assert captures("6H 3C 2D AS", "9S", several="all", sum={"cards": "any"}) == {"9S=6H+3C", "9S=6H+2D+AS"}
    assert captures("JC JD", "JH", several="all", courts="one") == {"JH=JC", "JH=JD"}


# What happens.

def test_the_cards_and_the_card_that_takes_them_are_won() -> None:
    played = table("10C {3C+7S=10@2} 6H 4D", "10D").play("10D=10C,{3C+7S}")
    assert played.zone("floor") == {"6H", "4D"}
    assert played.zone("won", 1) == {"10C", "3C", "7S", "10D"}


def test_the_side_that_captured_last_is_remembered() -> None:
    played = Played(game_with(), floor="9C 8C", hand={1: "9H 2C", 2: "8H 2S"}, turn=1)
    assert played.play("9H=9C").position["last_capturer"] == 1
    assert played.play("8H=8C").position["last_capturer"] == 2
    assert played.play("2C").position["last_capturer"] == 2


# Reading.

@pytest.mark.parametrize("text", [
    "10D=10C,{3C+7S},6H+4D", "10=10,{10},6+4", "10d = 4+6 , 10c, {7s+3c}", "T x 6 4, T, {10}",
    "10D takes 6H+4D,10C,{10}", "take 6 4,10C,{10} with 10D", "10 TAKES ALL", "10=all", "T♦ = 6♥+4♦,10♣,{3+7}",
])
def test_ways_to_type_one_capture(text: str) -> None:
    played = table("10C {3C+7S=10@2} 6H 4D", "10D")
    assert played.game.text(played.state, played.game.parse(played.state, text)) == "10D=10C,{3C+7S},6H+4D"


def test_any_partition_is_read() -> None:
    played = table("5H 4S 6C 3D", "9H")
    moves = {played.game.parse(played.state, text) for text in ("9H=5H+4S,6C+3D", "9H=3D+6C,4S+5H")}
    assert len(moves) == 1


def test_a_text_that_fits_several_captures_is_ambiguous() -> None:
    played = table("5H 4S 4C", "9H")
    with pytest.raises(Ambiguous):
        played.game.parse(played.state, "9=5+4")


@pytest.mark.parametrize(("floor", "error"), [("5H 4S 4C", Ambiguous), ("KC", NotLegal)])
def test_all_means_a_capture_that_is_part_of_no_larger_one(floor: str, error: type[Exception]) -> None:
    played = table(floor, "9H")
    with pytest.raises(error):
        played.game.parse(played.state, "9H=all")


# Refusing.

@pytest.mark.parametrize(("params", "floor", "text", "rule", "message"), [
    ({}, "9C", "9H=9D", "", "not_there"),
    ({}, "{3C+6H=9@2}", "9H=3C", ".piles", "pile_part"),
    ({}, "{3C+5H=8@2}", "9H={8}", ".piles", "pile_value"),
    ({"piles": False}, "{3C+6H=9@2}", "9H={9}", ".piles", "no_piles"),
    ({"rank": "one"}, "9C 9D", "9H=9C,9D", ".rank", "rank"),
    ({"courts": "one"}, "JC JD", "JH=JC,JD", ".courts", "rank"),
    ({"rank": "none"}, "9C", "9H=9C", ".rank", "no_equal"),
    ({}, "KC 5D 4D", "9H=KC", ".sum", "court"),
    ({}, "5D 3D", "9H=5D+3D", ".sum", "wrong_sum"),
    ({}, "6D 5D", "JH=6D+5D", ".sum", "no_value"),
    ({"sum": "none"}, "5D 4D", "9H=5D+4D", ".sum", "no_sums"),
    ({}, "4D 3D 2D", "9H=4D+3D+2D", ".sum.cards", "sum_size"),
    ({"sum": {"cards": "any", "distinct": True}}, "5D 2C 2D", "9H=5D+2C+2D", ".sum.distinct", "sum_distinct"),
    ({"several": "all"}, "9C 9D", "9H=9C", ".several", "several"),
    ({"several": "all"}, "9C 5D 4D", "9H=9C", ".several", "several"),
    ({"several": "all"}, "9C {3C+6H=9@2}", "9H=9C", ".several", "several"),
])
def test_the_first_rule_broken_is_named(params: dict[str, Any], floor: str, text: str, rule: str, message: str) -> None:
    played = table(floor, "9H JH", **params)
    refusal = played.game.refusal(played.state, text)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.id) == (f"moves.capture{rule}", f"capture.{message}")
    assert capture.MESSAGES[refusal.reason.id].format(**refusal.reason.args)


def test_a_group_that_is_typed_wrong_is_refused_though_the_cards_are_right() -> None:
    played = table("5H 4S 6C 3D", "9H")
    refusal = played.game.refusal(played.state, "9H=5H+3D,6C+4S")
    assert refusal is not None
    assert (refusal.rule, refusal.reason.id) == ("moves.capture.sum", "capture.wrong_sum")


@pytest.mark.parametrize(("cards", "message"), [("", "nothing"), ("8D 7D 3D", "no_split")])
def test_moves_that_nobody_can_type(cards: str, message: str) -> None:
    """They come from elsewhere, and are refused all the same."""
    played = table("8D 7D 3D", "9H", sum={"cards": "any"})
    of = played.game.cards.by_text
    refusal = played.game.refusal(played.state, (0, next(ids(of["9H"])), 0, sum(of[card] for card in cards.split())))
    assert refusal is not None
    assert refusal.reason.id == f"capture.{message}"


# A crowded floor.

CROWD = "AC AD AH 2C 2D 2H 3C 3D 3H 4C 4D 4H 5C 5D"


def test_beyond_the_limit_the_list_is_cut_and_says_so() -> None:
    played = table(CROWD, "10C 10D 9C 9D", sum={"cards": "any"})
    moves = played.game.moves(played.state)
    assert not moves.complete
    assert len(set(moves)) == len(moves) <= 5000
    assert all(played.game.refusal(played.state, move) is None for move in moves[::50])
    assert len(played.drops()) == 4
    per_card = {move[1]: 0 for move in moves}
    for move in moves:
        per_card[move[1]] += 1
    assert max(per_card.values()) <= 5000 // 4 + 1


def test_a_legal_capture_that_is_not_listed_is_accepted_and_played() -> None:
    played = table(CROWD, "10C 10D 9C 9D", sum={"cards": "any"})
    text = "10C=5C+4C+AC,5D+3C+2C"
    move = played.game.parse(played.state, text)
    assert move not in played.game.moves(played.state)
    assert played.refused(text) is None
    assert played.refused("10C=5C+4C+AC,5D+3C+AD") == "moves.capture.sum"
    played.play(text)
    assert played.zone("won", 1) == {"10C", "5C", "4C", "AC", "5D", "3C", "2C"}


def test_duties_ask_what_could_be_taken_without_a_list() -> None:
    game = game_with(moves__capture={"sum": {"cards": "any"}})
    takes, ranks_taking = game.setup.ask("takes"), game.setup.ask("ranks_taking")
    state = game.position({"floor": "2C 3C KD", "hand": {1: "5H 9H KC", 2: "2S"}, "turn": 1})
    held = {text: takes(state, next(ids(game.cards.by_text[text]))) for text in ("5H", "9H", "KC")}
    assert held == {"5H": True, "9H": False, "KC": True}
    ranks = {game.cards.ranks[game.cards.rank[card]] for card in ids(ranks_taking((state.z[cell(game)], ())))}
    assert ranks == {"2", "3", "5", "K"}


def cell(game: Any) -> int:
    return int(game.layout.zones["floor"].cell)


@pytest.mark.parametrize(("params", "count"), [
    ({}, 4), ({"rank": "none"}, 4), ({"sum": "none", "piles": False}, 2),
    ({"courts": "one", "sum": {"cards": "any", "distinct": True, "piles": True}, "several": "all"}, 7),
])
def test_sentences(params: dict[str, Any], count: int) -> None:
    assert len(sentences("capture", **params)) == count
