"""The last cards of opponents' piles of won cards, in captures and builds: as if they lay on the floor, with limits."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardgames.engine.game import Game
from cardgames.errors import NotLegal
from cardgames.table.bits import ids
from tests.mechanics.floor_table import RULES, Played, game_with, sentences

ROW = {"of": "side", "seen_by": "top", "holds": "row", "shown_as": "count"}
ZONES = {**RULES["zones"], "won": ROW, "aside": {"of": "side", "seen_by": "nobody"}}
BUILD = {"from": "any", "raise": "anyone", "group": True, "group_equals": True}


def lending(players: int = 2, capture: Any = None, build: Any = None, **more: Any) -> Game:
    """The small game in which captures and builds are lent top cards; the two models of terms as given."""
    moves = {"capture": {"sum": {"cards": "any"}, "tops": capture or {}, **more},
             "build": {**BUILD, "tops": build or {}}, "drop": {}}
    return game_with(players, zones=ZONES, moves=moves)


def at(game: Game, floor: str, hand: str, won: Any, turn: int = 1) -> Played:
    others = dict.fromkeys(range(1, game.seats + 1), "")
    return Played(game, floor=floor, hand={**others, turn: hand}, won=won, turn=turn)


def test_the_last_card_of_an_opponents_pile_is_taken_with_cards_of_the_floor() -> None:
    table = at(lending(), "7D KH", "8S KC", {2: "6H AC"})
    assert table.play("8S=7D+AC@won.2").position["won"] == {"1": "7D AC 8S", "2": "6H"}


def test_it_need_not_be_said_where_a_card_is_from_if_it_is_clear() -> None:
    table = at(lending(), "7D KH", "8S KC", {2: "6H AC"})
    assert table.game.parse(table.state, "8=7+A") == table.game.parse(table.state, "8S=7D+AC@won.2")


def test_a_card_said_to_be_from_a_pile_is_that_card_and_no_other() -> None:
    table = at(lending(), "7D AH", "8S KC", {1: "2C", 2: "6H AC"})
    from_pile, of_floor = (table.game.parse(table.state, text) for text in ("8S=7D+A@won.2", "8S=7D+AH"))
    assert table.game.text(table.state, from_pile) == "8S=7D+AC@won.2"
    assert from_pile != of_floor
    for text in ("8S=7D+AH@won.2", "8S=7D+6H@won.2", "8S=7D+AC@won.1"):
        with pytest.raises(NotLegal):
            table.game.parse(table.state, text)
        refusal = table.game.refusal(table.state, text)
        assert refusal is not None
        assert refusal.reason.id == "capture.tops_not_there"


@pytest.mark.parametrize(("won", "reason"), [
    ({2: "AC 6H"}, "a card below the top"), ({1: "6H AC"}, "one's own pile"), ({}, "no pile")])
def test_no_other_card_of_a_pile_can_be_taken(won: Any, reason: str) -> None:
    table = at(lending(), "7D KH", "8S KC", won)
    assert table.refused("8S=7D+AC") == "moves.capture", reason


def test_partners_are_no_opponents() -> None:
    table = at(lending(players=4), "7D KH", "8S KC", {1: "6H AC", 2: "AD"}, turn=3)
    assert table.refused("8S=7D+AC") == "moves.capture"
    assert table.refused("8S=7D+AD") is None


def test_the_capturing_card_comes_to_lie_on_top_and_the_lowest_below_it() -> None:
    table = at(lending(), "3C 5D 2H 6S", "8S KC", {1: "4C"})
    assert table.play("8S=3C+5D,2H+6S").position["won"] == {"1": "4C 6S 5D 3C 2H 8S"}


def test_alone_it_is_not_taken_unless_the_rules_say_so() -> None:
    assert at(lending(), "KH", "6S KC", {2: "AC 6H"}).refused("6S=6H") == "moves.capture.tops.alone"
    assert at(lending(capture={"alone": True}), "KH", "6S KC", {2: "AC 6H"}).refused("6S=6H") is None


def test_where_it_is_no_part_of_a_sum_it_is_an_equal() -> None:
    game = lending(capture={"sums": False})
    assert at(game, "7D", "8S KC", {2: "6H AC"}).refused("8S=7D+AC") == "moves.capture.tops.sums"
    assert at(game, "8D", "8S KC", {2: "6H 8C"}).refused("8S=8D,8C") is None


def test_a_build_uses_it_with_something_of_the_floor() -> None:
    table = at(lending(), "6D KH", "4S 10C", {2: "AC 6H"})
    assert table.refused("4S+6H=10") == "moves.build.tops.alone"
    assert table.refused("4S+6D=10") is None
    assert at(lending(build={"alone": True}), "KH", "4S 10C", {2: "AC 6H"}).refused("4S+6H=10") is None


def test_a_build_of_ones_own_takes_it_in() -> None:
    table = at(lending(), "{5C+5D=10@1} KH", "4S 10C", {2: "AC 6H"}).play("4S+6H@won.2,{5C+5D}=10")
    assert table.position["floor"] == "KH {6H+4S,5C+5D=10@1}"
    assert table.position["won"] == {"2": "AC"}


def test_a_build_of_another_player_does_not_unless_the_rules_say_so() -> None:
    floor, hand, won = "{5C+5D=10@2} KH", "4S 10C", {2: "AC 6H"}
    assert at(lending(), floor, hand, won).refused("4S+6H,{5C+5D}=10") == "moves.build.tops.others"
    assert at(lending(build={"others": True}), floor, hand, won).refused("4S+6H,{5C+5D}=10") is None


def test_in_a_build_too_it_may_be_barred_from_sums() -> None:
    game = lending(build={"sums": False})
    assert at(game, "{5C+5D=10@1}", "4S 10C", {2: "6H"}).refused("4S+6H,{5C+5D}=10") == "moves.build.tops.sums"
    assert at(game, "{5C+5D=10@1} 6D", "4S 10C", {2: "10H"}).refused("4S+6D,10H,{5C+5D}=10") is None


def test_a_card_that_can_take_with_a_top_card_may_have_to() -> None:
    moves = {"capture": {"tops": {}}, "drop": {}}
    turn = {"play": {"card_from": "hand", "moves": ["capture", "drop"]}}
    game = game_with(zones=ZONES, moves=moves, turn=turn, duties={"forced": {"use": "drop_only_if", "mode": "card"}})
    assert at(game, "7D", "8S KC", {2: "6H AC"}).refused("8S") == "duties.forced.mode"
    assert at(game, "KH", "6S KC", {2: "AC 6H"}).refused("6S") is None


def test_cards_on_a_pile_are_counted_like_others() -> None:
    lines = {"cards": {"use": "most", "of": "any", "points": 3},
             "aces": {"use": "each", "of": {"rank": "A"}, "points": 1},
             "best": {"use": "best", "ranks": ["A"], "points": 1}}
    game = game_with(zones=ZONES, scoring={"per": "round", "set_aside": {"won": "aside"}, "lines": lines})
    table = Played(game, floor="KH", hand={1: "", 2: "2C"}, won={1: "AC 3C 4C", 2: "5C"}, stock="", turn=2)
    assert table.play("2C").gains == [3 + 1 + 1, 0]


@pytest.mark.parametrize("capture", [{}, {"alone": True}, {"sums": False}, {"sums": False, "alone": True}], ids=str)
@pytest.mark.parametrize("several", ["optional", "all"])
@pytest.mark.parametrize("seed", range(12))
def test_the_moves_are_those_of_the_same_floor_with_the_top_card_on_it(capture: dict[str, bool], several: str,
                                                                       seed: int) -> None:
    """Two roads to one answer: the top card is laid on the floor of a game that lends nothing, and the limits are
    looked at move by move. Where all must be taken, a top card that is barred is not laid there at all."""
    rng = Random(seed)
    game, plain = lending(capture=capture, several=several), game_with(moves={
        "capture": {"sum": {"cards": "any"}, "several": several}, "build": BUILD, "drop": {}})
    texts = rng.sample(game.cards.text, 10)
    floor, hand, top = texts[:6], texts[6:9], texts[9]
    lent = at(game, " ".join(floor), " ".join(hand), {2: top})
    card, value = game.cards.by_text[top], dict(zip(game.cards.text, game.cards.value, strict=True))
    wanted = set()
    for mine in hand:
        equal = mine[:-1] == top[:-1] or (value[mine] and value[mine] == value[top])
        lies = [*floor, top] if capture.get("sums", True) or equal else floor
        table = at(plain, " ".join(lies), " ".join(hand), {})
        for move in table.game.moves(table.state):
            used = bool(move[3] & card)
            if move[0] == 0 and move[1] in ids(game.cards.by_text[mine]) and (
                    not used or capture.get("alone") or move[3] != card):
                wanted.add(move)
    found = {move for move in game.moves(lent.state) if move[0] == 0}
    assert found == wanted
    for move in found:
        assert game.refusal(lent.state, move) is None
        assert game.parse(lent.state, game.text(lent.state, move)) == move


def test_sentences() -> None:
    assert sentences("capture", tops={})[-2:] == [
        "The last card of an opponent's won cards may be taken too, as if it lay on the floor.",
        "Something from the floor itself must be taken with it."]
    assert sentences("capture", tops={"sums": False, "alone": True})[-1].endswith("never as part of a sum.")
    assert sentences("build", tops={"sums": False, "alone": True, "others": True})[-1].startswith("Such a card")
