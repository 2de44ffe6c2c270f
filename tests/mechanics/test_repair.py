"""The opening layout repaired: what goes back, where it goes, and dealing anew."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.errors import UnplayableError
from tests.mechanics.floor_table import game_with, order, sentences
from tests.mechanics.row_table import pile_game

POINTS = {"two": {"use": "holds", "card": "2S", "points": 1}, "ten": {"use": "holds", "card": "10D", "points": 2}}


def opened(first: str, **repair: Any) -> tuple[list[str], list[str]]:
    """The floor, and the stock after the hands were dealt, when the pack begins with these cards."""
    game = game_with(scoring__lines=POINTS,
                     round__open={"floor": {"deal": {"to": "floor", "cards": 4}}, "layout": {"repair": repair}})
    position = game.to_position(game.start(order=order(game, first)))
    return sorted(position["floor"].split()), position["stock"].split()


def test_repeats_are_allowed_unless_said_otherwise() -> None:
    assert opened("5C 5D 6C 7C")[0] == ["5C", "5D", "6C", "7C"]


def test_the_later_of_two_equal_cards_goes_under_the_stock() -> None:
    floor, stock = opened("5C 6C 5D 7C 8C", repeats="later_goes")
    assert floor == ["5C", "6C", "7C", "8C"]
    assert stock[-1] == "5D"


def test_the_replacement_is_looked_at_too() -> None:
    floor, stock = opened("5C 6C 5D 7C 6D 5H 8C", repeats="later_goes")
    assert floor == ["5C", "6C", "7C", "8C"]
    assert stock[-3:] == ["5D", "6D", "5H"]


@pytest.mark.parametrize("first", ["2S 2H 6C 7C 8C", "2H 2S 6C 7C 8C"])
def test_the_card_worth_fewer_points_goes(first: str) -> None:
    assert opened(first, repeats="lower_points_go")[0] == ["2S", "6C", "7C", "8C"]


def test_between_cards_of_equal_worth_the_later_goes() -> None:
    assert opened("9H 9S 6C 7C 8C", repeats="lower_points_go")[0] == ["6C", "7C", "8C", "9H"]


@pytest.mark.parametrize("first", ["9S 9H 6C 7C 8C", "9H 9S 6C 7C 8C"])
def test_a_card_of_a_class_is_kept(first: str) -> None:
    assert opened(first, repeats="later_goes", keep={"suit": "S"})[0] == ["6C", "7C", "8C", "9S"]


def test_banned_cards_go_whatever_they_meet() -> None:
    floor, stock = opened("AC 10D 6C 7C 2S AD 8C 9C", ban=[{"rank": "A"}, {"card": ["10D", "2S"]}])
    assert floor == ["6C", "7C", "8C", "9C"]
    assert sorted(stock[-4:]) == ["10D", "2S", "AC", "AD"]


def test_redealt_until_the_layout_is_as_it_should_be() -> None:
    floor, _ = opened("AC 6C 6D 7C", repeats="later_goes", ban=[{"rank": "A"}], how="redeal")
    assert "AC" not in floor
    assert len({card[:-1] for card in floor}) == 4


@pytest.mark.parametrize("how", ["replace", "bury", "redeal", "tuck"])
def test_a_layout_that_can_never_be_as_it_should_is_not_played_on(how: str) -> None:
    with pytest.raises(UnplayableError, match=r"round\.open\.layout: the cards were shuffled and dealt 1000 times"):
        opened("5C 6C 7C 8C", ban=[{"suit": ["C", "D", "H", "S"]}], how=how)


@pytest.mark.parametrize("how", ["replace", "bury"])
def test_a_layout_for_which_the_stock_has_nothing_is_dealt_anew(how: str) -> None:
    """Of 52 cards 48 may not lie there: to find the others among the stock may take longer than one repair."""
    for first in ("5C 6C 7C 8C", "9C 9D 9H 8C"):
        assert opened(first, ban=[{"rank": [*"A2345678JQK", "10"]}], how=how)[0] == ["9C", "9D", "9H", "9S"]


KINGS = [{"of": {"rank": "K"}, "at_least": 3}, {"of": {"rank": "J"}, "at_least": 2}]


@pytest.mark.parametrize("first", ["KC KD KH 5C", "JC 2D JH 5C"])
def test_too_many_of_a_class_have_the_round_dealt_anew(first: str) -> None:
    floor, _ = opened(first, redeal=KINGS, ban=[{"rank": "J"}])
    assert floor != sorted(first.split())
    assert sum(card[0] == "K" for card in floor) < 3
    assert not any(card[0] == "J" for card in floor)


def test_fewer_of_them_stay_and_a_banned_one_is_replaced() -> None:
    assert opened("KC KD 4H 5C 6C", redeal=KINGS, ban=[{"rank": "J"}])[0] == ["4H", "5C", "KC", "KD"]
    assert opened("KC JD 4H 5C 6C", redeal=KINGS, ban=[{"rank": "J"}])[0] == ["4H", "5C", "6C", "KC"]


def buried(seed: int) -> Any:
    game = game_with(round__open={"floor": {"deal": {"to": "floor", "cards": 4}},
                                  "layout": {"repair": {"ban": [{"rank": "J"}], "how": "bury"}}})
    events: list[Any] = []
    return game, game.start(seed, order=order(game, "JC 2C 3C 4C 5C"), tell=events.append), events


def test_a_buried_card_goes_somewhere_among_the_stock() -> None:
    places = set()
    for seed in range(12):
        game, state, _ = buried(seed)
        position = game.to_position(state)
        assert position["floor"].split() == ["2C", "3C", "4C", "5C"]
        rest = [*position["hand"]["1"].split(), *position["hand"]["2"].split(), *position["stock"].split()]
        assert rest.count("JC") == 1
        places.add(position["stock"].split().index("JC") if "JC" in position["stock"] else -1)
    assert len(places) > 6


def test_where_a_card_is_buried_nobody_knows() -> None:
    game, state, events = buried(1)
    assert not state.public >> game.cards.text.index("JC") & 1
    told = [game.filtered(event, 1) for event in events if event.change == "shuffle_in"]
    assert [(event.args[2], event.cards) for event in told] == [(-1, (game.cards.text.index("JC"),))]


def test_of_a_pile_only_the_last_card_is_looked_at() -> None:
    game = pile_game(round__open={"floor": {"deal": {"to": "floor", "cards": 4}},
                                  "layout": {"repair": {"ban": [{"rank": "J"}]}}})
    assert game.to_position(game.start(order=order(game, "JC 2C 3C 4C 5C")))["floor"] == "(JC) (2C) (3C) 4C"
    assert game.to_position(game.start(order=order(game, "2C 3C 4C JC 5C")))["floor"] == "(2C) (3C) (4C) 5C"


def tucked(first: str) -> str:
    game = pile_game(round__open={"floor": {"deal": {"to": "floor", "cards": 4}},
                                  "layout": {"repair": {"ban": [{"rank": "J"}], "how": "tuck"}}})
    return str(game.to_position(game.start(order=order(game, first)))["floor"])


def test_a_card_goes_under_its_pile_and_the_next_is_turned_up() -> None:
    assert tucked("2C 3C 4C 5C") == "(2C) (3C) (4C) 5C"
    assert tucked("2C 3C 4C JC") == "JC (2C) (3C) 4C"
    assert tucked("2C 3C JD JC") == "JD JC (2C) 3C"


def test_if_none_may_lie_on_top_all_are_shuffled() -> None:
    assert tucked("JC JD JH JS")[-2] != "J"


def test_what_is_spread_out_has_nothing_under_it_and_is_shuffled_anew() -> None:
    floor, _ = opened("JC 6C 6D 7C", ban=[{"rank": "J"}], how="tuck")
    assert not any(card[0] == "J" for card in floor)


def test_sentences_of_what_is_dealt_anew() -> None:
    assert sentences("repair", redeal=[{"of": "any", "at_least": 5}])[0].startswith("If 5 or more")
    assert len(sentences("repair", redeal=KINGS, ban=[{"rank": "J"}], how="bury")) == 4


def test_sentences_of_what_goes_under_a_pile() -> None:
    assert sentences("repair", ban=[{"rank": "J"}], how="tuck") == [
        "These may not lie uppermost in the opening layout: jacks.",
        "A card that goes back is put under the others that lie there, and the one below it is turned up; if none of "
        "them may lie there, all cards are shuffled and dealt anew."]


def test_sentences() -> None:
    assert sentences("repair", repeats="later_goes") == [
        "Of two cards of equal rank in the opening layout the later one goes back.",
        "A card that goes back is put under the stock, and another is laid in its place."]
    all_of_it = {"repeats": "lower_points_go", "keep": {"suit": "S"}, "ban": [{"rank": "A"}], "how": "redeal"}
    assert len(sentences("repair", **all_of_it)) == 4
