"""Positions as text: what may be left out, what comes back, and what is said of one that cannot stand."""
from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.errors import PositionError


@pytest.fixture(scope="module")
def fishing() -> Game:
    return load("suipi")


@pytest.fixture(scope="module")
def masks() -> Game:
    return load("samoa", players=3)


HANDS = {"1": "10D KH", "2": "5S 9H"}


def test_what_is_given_comes_back(fishing: Game) -> None:
    given = {"floor": "4D 6H 10C {3C+7S=10@2}", "hand": HANDS, "won": {"1": "AS"}, "stock": "2C 3D", "turn": 2,
             "round": 1, "deal": 2, "dealer": 2, "starter": 1, "last_capturer": 1, "points": {"1": {"sweep": 1}}}
    again = fishing.to_position(fishing.position(given))
    assert {key: again[key] for key in given} == given


def test_a_zone_left_out_is_empty_and_a_stock_left_out_is_the_rest(fishing: Game) -> None:
    state = fishing.position({"hand": HANDS, "turn": 1})
    assert fishing.to_position(state).get("floor") is None
    assert state.stock == 48
    assert fishing.position({"hand": HANDS, "turn": 1}).order == state.order


def test_numbers_of_seats_may_be_numbers_or_texts(fishing: Game) -> None:
    one, other = fishing.position({"hand": {1: "10D KH", 2: "5S 9H"}}), fishing.position({"hand": HANDS})
    assert one.same_position(other)


def test_round_and_deal_are_the_first_and_the_turn_is_seat_ones(fishing: Game) -> None:
    state = fishing.position({"hand": HANDS})
    assert (state.round, state.deal, state.seat) == (1, 1, 1)


def test_dealer_and_starter_follow_from_each_other(fishing: Game) -> None:
    for given, wanted in (({"dealer": 1}, (2, 1)), ({"starter": 2}, (2, 1)), ({}, (1, 2))):
        state = fishing.position({"hand": HANDS, **given})
        assert (state.c[2], state.c[3]) == wanted


def test_points_without_a_line_are_carried_in(fishing: Game) -> None:
    state = fishing.position({"hand": HANDS, "points": {1: 5}})
    assert fishing.points(state) == {1: 5, 2: 0}
    assert fishing.to_position(state)["points"] == {"1": {"carried": 5}}


def test_a_pile_has_value_owner_and_lock(fishing: Game) -> None:
    piles = {"{3C+7S=10@2}": (10, 2, False), "{3C+7S}": (10, 0, False), "{3C+7S,10H=10@1}": (10, 1, True)}
    for text, pile in piles.items():
        state = fishing.position({"floor": text, "hand": HANDS, "turn": 1})
        assert [found[1:] for found in state.z[fishing.layout.zones["floor"].cell + 1]] == [pile]


def test_a_match_that_is_over_can_be_written(fishing: Game) -> None:
    state = fishing.position({"hand": {}, "turn": 0, "stock": ""})
    assert fishing.is_over(state)
    assert fishing.to_position(state)["turn"] == 0


def test_spots_phases_and_worded_counters(masks: Game) -> None:
    given = {"mask": {"1": "hanuk", "2": "paduka", "3": "mahalo"}, "aside": "sakani lonosa",
             "above": {"hanuk": "+5 -1"}, "stock": "", "phase": "guess", "guess": {"1": "2=paduka 3=lonosa"}, "turn": 2}
    again = masks.to_position(masks.position(given))
    assert {key: again[key] for key in given} == given


def test_what_everybody_knows_is_told_if_it_is_not_what_one_would_expect(fishing: Game) -> None:
    state = fishing.start(seed=1)
    assert "public" not in fishing.to_position(state)
    state.show(1 << state.z[fishing.layout.zones["hand"].cell + 2][0])
    given = fishing.to_position(state)
    assert fishing.position(given).public == state.public


def test_what_play_has_revealed_of_a_hand_is_told_once(fishing: Game) -> None:
    """A drop beside a two says that no two is held. If that is known already, the position says it once."""
    known = {"zone": "hand", "seat": 1, "holds": False, "cards": "2C 2D 2H 2S"}
    state = fishing.position({"floor": "2C", "hand": {1: "KH QH", 2: "8S 9S"}, "turn": 1, "facts": [known]})
    fishing.play(state, fishing.parse(state, "KH"))
    given = fishing.to_position(state)
    assert given["facts"] == [known]
    assert fishing.to_position(fishing.position(given)) == given


FACT = {"zone": "hand", "seat": 1, "holds": False, "cards": "9C"}

BAD: list[tuple[dict[str, Any], str]] = [
    ({"flour": "10C"}, "no 'flour'; it may have"),
    ({"floor": "10X"}, "floor: there is no card '10X'"),
    ({"floor": "10C 10C"}, "floor: 10C lies somewhere else already"),
    ({"floor": "10"}, "'10' can be several cards; write the whole card, such as 10C"),
    ({"floor": ["10C"]}, "floor is a text with cards"),
    ({"floor": -5}, 'floor: -5 is read as a number; a card is a text, so write "-5" in quotes'),
    ({"floor": "{3C+7S=9}"}, r"not every group of \{3C\+7S=9\} is worth 9"),
    ({"floor": "{3C+7S=10@3}"}, "belongs to seat 3, but there are 2 seats"),
    ({"won": {1: "{3C+7S=10}"}}, "is no pile"),
    ({"hand": "10C"}, "hand is given for each seat"),
    ({"hand": {3: "10C"}}, "hand has no seat 3; there are 1, 2"),
    ({"turn": 3}, "the turn of a seat from 1 to 2, not 3"),
    ({"turn": "first"}, "turn is a whole number"),
    ({"turn": True}, "turn is a whole number"),
    ({"phase": "bidding"}, "no phase 'bidding'; the phases are play"),
    ({"points": {3: 5}}, "no side 3"),
    ({"points": {1: {"clubs": 5}}}, "no score line 'clubs'"),
    ({"last_capturer": "Ana"}, "last_capturer is a whole number"),
    ({"hand": {1: ""}}, "seat 1 has no move in this position"),
    ({"hand": {1: None}}, "hand 1 is a text with cards, not None"),
    ({"hand": {"²": "9C"}}, "hand has no seat '²'"),
    ({"floor": "{}"}, "is no pile"),
    ({"floor": "{3C+7S=" + "9" * 5000 + "}"}, "is no pile"),
    ({"stock": 5}, 'stock: 5 is read as a number; a card is a text, so write "5" in quotes'),
    ({"stock": True}, "stock is a text with cards, not True"),
    ({"stock": None}, "stock is a text with cards, not None"),
    ({"stock": ["9C", 5]}, "stock: 5 is read as a number"),
    ({"players": 4}, "players says which table it is, not what lies on it: write it beside given, not in it"),
    ({"variants": ["free"]}, "variants says which table it is"),
    ({"settings": {}}, "settings says which table it is"),
    ({"points": 5}, "points is given for each side"),
    ({"points": {"²": 5}}, "no side '²'"),
    ({"public": "ZZ"}, "public: there is no card 'ZZ'"),
    ({"public": ["9C"]}, "public is a text with cards"),
    ({"phase": None}, "no phase None"),
    ({"round": -3}, "round is 1 or more, not -3"),
    ({"deal": 0}, "deal is 1 or more, not 0"),
    ({"dealer": 9}, "dealer is a number from 1 to 2, not 9"),
    ({"starter": 0}, "starter is a number from 1 to 2, not 0"),
    ({"last_capturer": 7}, "last_capturer is a number from 0 to 2, not 7"),
    ({"facts": 3}, "facts is a list of what is known of hands, each such as"),
    ({"facts": ["x"]}, "facts 1 must say zone, seat, holds, cards and nothing else, such as {zone: hand, seat: 1"),
    ({"facts": [{**FACT, "zone": "nix"}]}, "facts 1: 'nix' is no zone with hands; there are hand"),
    ({"facts": [{**FACT, "zone": "floor"}]}, "facts 1: 'floor' is no zone with hands"),
    ({"facts": [FACT, {**FACT, "seat": 9}]}, "facts 2: seat is a number from 1 to 2, not 9"),
    ({"facts": [{**FACT, "holds": "no"}]}, "facts 1: holds is true or false, not 'no'"),
    ({"facts": [{**FACT, "cards": 9}]}, "facts 1: cards: 9 is read as a number"),
    ({"facts": [{**FACT, "cards": "9C ZZ"}]}, "facts 1: cards: there is no card 'ZZ'"),
]


@pytest.mark.parametrize(("given", "said"), BAD, ids=[str(given) for given, _ in BAD])
def test_a_position_that_cannot_stand_is_explained(fishing: Game, given: dict[str, Any], said: str) -> None:
    with pytest.raises(PositionError, match=said if "\\" in said else re.escape(said)):
        fishing.position({"hand": {1: "KH", 2: "KS"}, **given})


@pytest.mark.parametrize("given", [5, "floor: 9C", None, ["floor"]])
def test_a_position_is_a_map(fishing: Game, given: Any) -> None:
    with pytest.raises(PositionError, match="a position names zones and their cards"):
        fishing.position(given)


def test_what_a_seat_has_named_is_said_in_words(masks: Game) -> None:
    given = {"mask": {"1": "hanuk", "2": "paduka", "3": "mahalo"}, "phase": "guess", "turn": 2}
    assert masks.to_position(masks.position({**given, "guess": {1: 0}})).get("guess") is None
    for wrong in (99999, True, ["2=paduka"]):
        with pytest.raises(PositionError, match="should name roles"):
            masks.position({**given, "guess": {1: wrong}})


WRONG = [5, -1, True, None, 2.5, "ZZ", "", [], ["x"], [5], {}, {1: 5}, {1: "ZZ"}, {9: "9C"}, {"x": None}, [{}]]


@pytest.mark.parametrize("value", WRONG, ids=str)
def test_whatever_a_key_is_given_is_read_or_explained(fishing: Game, masks: Game, value: Any) -> None:
    for game in (fishing, masks):
        keys = [*game.layout.zones, *game.setup.counters, "turn", "phase", "public", "facts", "players", "settings"]
        for key in keys:
            with contextlib.suppress(PositionError):
                game.moves(game.position({key: value}))
            with contextlib.suppress(PositionError):
                game.start(order={key: value})


def test_an_order_is_a_whole_pack(fishing: Game) -> None:
    whole = " ".join(fishing.cards.text)
    assert fishing.start(order=whole).order == tuple(range(52))
    assert fishing.start(order={"main.1": whole.split()}).order == tuple(range(52))
    for order, said in ((whole[3:], "51 cards, the pack 52; AC is missing"), ({"masks.1": whole}, "such as main.1"),
                        (whole + " AC", "AC lies somewhere else already"), (5, "an order is a text with all cards"),
                        ({"main.1": 5}, "order main.1: 5 is read as a number"), ({5: whole}, "such as main.1")):
        with pytest.raises(PositionError, match=said):
            fishing.start(order=order)


def test_cards_in_a_pile_are_known_to_all() -> None:
    game = load("suipi")
    state = game.position({"floor": "5H {3C+6D=9@2}", "hand": {1: "9S", 2: "2C"}, "turn": 1})
    assert state.public == sum(game.cards.by_text[card] for card in ("5H", "3C", "6D"))
