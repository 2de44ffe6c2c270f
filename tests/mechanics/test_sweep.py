"""Sweeps: an emptied floor, the very last play, and sweeps that are only noted."""
from __future__ import annotations

from typing import Any

from tests.mechanics.floor_table import Played, game_with, sentences
from tests.mechanics.row_table import pile_game


def at(floor: str, hand: Any, turn: int = 1, sweep: dict[str, Any] | None = None, **given: Any) -> Played:
    return Played(game_with(triggers={"sweep": sweep or {}}), floor=floor, hand=hand, turn=turn, **given)


def test_who_empties_the_floor_scores_at_once() -> None:
    played = at("9C", {1: "9S KC", 2: "2S"}).play("9S=9C")
    assert played.gains == [1, 0]
    assert played.position["points"] == {"1": {"sweep": 1}}


def test_a_pile_can_be_the_last_thing_taken() -> None:
    assert at("{3C+5H=8@2}", {1: "8S KC", 2: "2S"}).play("8S={3C+5H}").gains == [1, 0]


def test_a_floor_with_anything_left_is_no_sweep() -> None:
    assert at("9C 2C", {1: "9S KC", 2: "2S"}).play("9S=9C").gains == [0, 0]
    assert at("9C {3C+5H=8@2}", {1: "9S KC", 2: "2S"}).play("9S=9C").gains == [0, 0]


def test_a_build_of_the_last_card_is_no_sweep() -> None:
    assert at("3C", {1: "5S 8H", 2: "2S"}).play("5S+3C=8").gains == [0, 0]


def test_points_for_each_sweep() -> None:
    assert at("9C", {1: "9S KC", 2: "2S"}, sweep={"points": 3}).play("9S=9C").gains == [3, 0]


def test_the_side_scores() -> None:
    hands = {1: "KC", 2: "2S", 3: "9S 2C", 4: "3S"}
    played = Played(game_with(4, triggers={"sweep": {}}), floor="9C", hand=hands, turn=3)
    assert played.play("9S=9C").gains == [1, 0]


def test_the_very_last_play() -> None:
    assert at("9C", {2: "9S"}, turn=2, stock="").play("9S=9C").gains == [0, 1]
    assert at("9C", {2: "9S"}, turn=2, stock="", sweep={"last_play": False}).play("9S=9C").gains == [0, 0]


def test_only_the_very_last_play_of_the_round_is_meant() -> None:
    assert at("9C", {2: "9S"}, turn=2, sweep={"last_play": False}).play("9S=9C").gains == [0, 1]       # a deal follows
    assert at("9C", {1: "9S", 2: "KS"}, stock="", sweep={"last_play": False}).play("9S=9C").gains == [1, 0]


def test_the_last_deal() -> None:
    hands, last = {1: "9S", 2: "KS"}, {"last_deal": False}
    assert at("9C", hands, stock="").play("9S=9C").gains == [1, 0]
    assert at("9C", hands, stock="", sweep=last).play("9S=9C").gains == [0, 0]
    assert at("9C", hands, sweep=last).play("9S=9C").gains == [1, 0]       # a deal follows


def test_a_stock_too_small_for_a_deal_brings_none() -> None:
    for stock, last in (("", True), ("KC", True), ("KC KD", False)):
        for never, hands in (("last_play", {2: "9S"}), ("last_deal", {1: "KS", 2: "9S"})):
            played = at("9C", hands, turn=2, stock=stock, sweep={never: False}).play("9S=9C")
            assert played.gains == [0, 0 if last else 1], (never, stock)


DEALT_ONCE: dict[str, Any] = {"round__deals": None, "round__open": {
    "floor": {"deal": {"to": "floor", "cards": 4}}, "hands": {"deal": {"to": "hand", "cards": 8}}}}


def test_where_cards_are_drawn_the_last_one_counts() -> None:
    triggers = {"sweep": {"last_play": False}, "draw": {"use": "draw_after"}}
    for stock, gains in (("", [0, 0]), ("KC", [0, 1])):
        game = game_with(triggers=triggers, **DEALT_ONCE)
        played = Played(game, floor="9C", hand={2: "9S"}, turn=2, stock=stock)
        assert played.play("9S=9C").gains == gains


def test_without_deals_or_draws_what_is_left_of_the_stock_never_comes() -> None:
    game = game_with(triggers={"sweep": {"last_play": False}}, **DEALT_ONCE)
    played = Played(game, floor="9C", hand={2: "9S"}, turn=2, stock="KC KD KH")
    assert played.play("9S=9C").gains == [0, 0]


def test_left_overs_are_no_sweep() -> None:
    played = at("9C 2C", {2: "9S"}, turn=2, stock="").play("9S=9C")
    assert (played.gains, played.zone("floor"), played.over) == ([0, 0], set(), True)


def test_netted_sweeps_are_only_noted() -> None:
    played = at("9C", {1: "9S KC", 2: "2S"}, sweep={"net": True}, tally__sweep={1: 1}).play("9S=9C")
    assert played.gains == [0, 0]
    assert played.position["tally sweep"] == {"1": 2}


def test_notes_are_gone_after_a_count() -> None:
    played = at("9C 2C", {2: "9S"}, turn=2, sweep={"net": True}, tally__sweep={1: 1}).play("9S=9C")
    assert "tally sweep" not in played.position


def test_sentences() -> None:
    assert sentences("sweep", points=2)[0] == "Who empties the floor by a capture scores 2 points at once (a sweep)."
    assert "netted" in sentences("sweep", net=True)[0]
    assert len(sentences("sweep", last_play=False)) == 3


# Conditions.


def only(capture: str, floor: str, **sweep: Any) -> list[int]:
    """What a capture of the whole floor brings under conditions."""
    moves = {"capture": {"sum": {"cards": "any"}}, "all": {"use": "take_all", "of": {"rank": "J"}}, "drop": {}}
    game = game_with(triggers={"sweep": sweep}, moves=moves, turn__play__moves=["capture", "all", "drop"])
    held = capture.split("=")[0]
    return Played(game, floor=floor, hand={1: f"{held} KC", 2: "2S"}, turn=1).play(capture).gains


def test_only_by_a_class() -> None:
    assert only("9S=9C", "9C", by={"suit": "S"}) == [1, 0]
    assert only("9S=9C", "9C", by={"suit": "H"}) == [0, 0]


def test_not_by_cards_that_take_everything() -> None:
    assert only("JS=everything", "9C 2D", by={"but": {"rank": "J"}}) == [0, 0]
    assert only("JS=everything", "9C 2D") == only("9S=9C", "9C", by={"but": {"rank": "J"}}) == [1, 0]


def test_so_many_cards_at_least_or_at_most() -> None:
    assert only("9S=5C+4C", "5C 4C", at_least=2, at_most=2) == [1, 0]
    assert only("9S=5C+4C", "5C 4C", at_least=3) == only("9S=5C+4C", "5C 4C", at_most=1) == [0, 0]


def test_cards_that_add_up_to_so_much_at_most() -> None:
    assert only("JS=everything", "7C 3D", total_at_most=10) == [1, 0]
    assert only("JS=everything", "7C 4D", total_at_most=10) == [0, 0]
    assert only("JS=everything", "7C QD", total_at_most=10) == [0, 0]       # a queen has no value


def test_cards_of_the_same_rank_only() -> None:
    assert only("JS=everything", "JC JD", equal=True) == [1, 0]
    assert only("JS=everything", "JC 2D", equal=True) == [0, 0]


def test_worth_the_values_of_all_cards_that_go() -> None:
    assert only("9S=5C+4C", "5C 4C", worth="pips") == [18, 0]
    assert only("9S=5C+4C", "5C 4C", worth="pips", points=2) == [36, 0]


def test_the_side_that_played_before_pays() -> None:
    assert only("9S=9C", "9C", points=5, penalty=5) == [5, -5]
    hands = {1: "KC", 2: "2S", 3: "9S 2C"}
    game = game_with(3, seats={"players": [3]}, triggers={"sweep": {"penalty": 5}})
    assert Played(game, floor="9C", hand=hands, turn=3).play("9S=9C").gains == [0, -5, 1]
    other_way = game_with(3, seats={"players": [3], "direction": "anticlockwise"}, triggers={"sweep": {"penalty": 5}})
    assert Played(other_way, floor="9C", hand=hands, turn=3).play("9S=9C").gains == [-5, 0, 1]


def test_the_very_first_play_of_a_round() -> None:
    game = game_with(triggers={"sweep": {"first_play": False}}, ending__match={"rounds": 2})
    fresh = {"floor": "9C", "hand": {1: "9S KC", 2: "9H 2S"}, "turn": 1}
    played = Played(game, **fresh, first_play=1).play("9S=9C")
    assert (played.gains, "first_play" in played.position) == ([0, 0], False)
    assert Played(game, **fresh).play("9S=9C").gains == [1, 0]
    assert Played(game, **fresh, first_play=1).play("KC", "9H").gains == [0, 0]
    assert game.to_position(game.start(1))["first_play"] == 1
    last = Played(game, floor="2C", hand={2: "KH"}, turn=2, stock="").play("KH")
    assert (last.state.round, last.position["first_play"]) == (2, 1)


def test_several_kinds_of_sweep_in_one_pile_game() -> None:
    """A lone card taken by its equal: 10, a jack by a jack: 20; a jack on another card: nothing."""
    kinds = {"one": {"use": "sweep", "points": 10, "by": {"but": {"rank": "J"}}, "at_most": 1, "equal": True},
             "jack": {"use": "sweep", "points": 20, "by": {"rank": "J"}, "at_most": 1, "equal": True}}

    def gains(floor: str, held: str) -> list[int]:
        given = {"floor": floor, "hand": {1: f"{held} KC", 2: "2S"}, "turn": 1}
        return Played(pile_game(triggers=kinds), **given).play(f"{held}=pile").gains

    assert gains("8C", "8S") == [10, 0]
    assert gains("JC", "JS") == [20, 0]
    assert gains("8C", "JS") == gains("3C 8C", "8S") == gains("(3C) 8C", "8S") == [0, 0]


def test_sentences_of_conditions() -> None:
    all_of_it = {"worth": "pips", "points": 2, "by": {"suit": "S"}, "at_least": 2, "at_most": 4, "total_at_most": 9,
                 "equal": True, "first_play": False, "last_play": False, "penalty": 5}
    assert len(sentences("sweep", **all_of_it)) == 10


def test_sweeps_stop_when_a_side_has_so_many_points() -> None:
    stop = {"stop_at": 10}
    assert at("9C", {1: "9S KC", 2: "2S"}, sweep=stop, points={1: 9, 2: 8}).play("9S=9C").gains == [1, 0]
    assert at("9C", {1: "9S KC", 2: "2S"}, sweep=stop, points={1: 10}).play("9S=9C").gains == [0, 0]
    assert at("9C", {1: "9S KC", 2: "2S"}, sweep=stop, points={2: 11}).play("9S=9C").gains == [0, 0]


def test_sweeps_that_stop_are_not_tallied_either() -> None:
    played = at("9C", {1: "9S KC", 2: "2S"}, sweep={"stop_at": 10, "net": True}, points={2: 10}).play("9S=9C")
    assert "tally sweep" not in played.position
    assert "Once a side has 10 points, nothing is a sweep any more." in sentences("sweep", stop_at=10)
