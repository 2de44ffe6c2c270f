"""What is built, raised and grouped; what must be held; how it is written, and why it is refused."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.errors import NotLegal, NotUnderstood
from cardgames.mechanics import build
from cardgames.table.bits import ids
from tests.mechanics.floor_table import Played, game_with, sentences

ANY: dict[str, Any] = {"from": "any"}


def table(floor: str, hand: str, **params: Any) -> Played:
    """One build to make; captures are out of the way."""
    game = game_with(turn__play={"card_from": "hand", "moves": ["build", "drop"]}, moves={"build": params, "drop": {}})
    return Played(game, floor=floor, hand={1: hand, 2: "QC"}, turn=1)


def builds(floor: str, hand: str, **params: Any) -> set[str]:
    played = table(floor, hand, **params)
    texts = {played.game.text(played.state, move) for move in played.game.moves(played.state)}
    return {text for text in texts if "=" in text}


# Which sums.

def test_a_hand_card_on_one_floor_card() -> None:
    assert builds("3C 2D", "7S 10H") == {"7S+3C=10"}
    assert builds("3C 2D AC", "4S 7H 5D") == {"4S+3C=7", "5D+2D=7", "4S+AC=5"}


def test_a_hand_card_on_any_number_of_floor_cards() -> None:
    assert builds("6C 2D", "AS 9H", **ANY) == {"AS+6C+2D=9"}
    assert builds("6C 2D", "AS 9H") == set()


def test_the_value_must_still_be_held() -> None:
    assert builds("3C", "7S 9H") == set()
    assert builds("5C", "5S 10H") == {"5S+5C=10"}
    assert builds("5C", "10S 5H", **ANY) == {"5H+5C=10"}        # not the ten itself


def test_courts_are_not_built_with() -> None:
    assert builds("KC 3C", "KS 10H JD", **ANY) == set()


def test_the_largest_value() -> None:
    assert builds("6C", "4S 7S 10H KD") == {"4S+6C=10"}
    assert builds("6C", "2S 4S 8D 10H", max=8) == {"2S+6C=8"}


def test_equal_ranks_may_be_barred() -> None:
    assert builds("5C AC", "5S 10H 6D", equal_ranks=False) == {"5S+AC=6"}
    assert builds("2C 2D", "AS 5H", equal_ranks=False, **ANY) == set()
    assert builds("2C 3D AC", "AS 6H", equal_ranks=False, **ANY) == {"AS+3D+2C=6"}


# Raising.

PILE = "{3C+5H=8@%s} QS"


@pytest.mark.parametrize(("who", "own", "other"), [
    ("nobody", False, False), ("opponents", False, True), ("anyone", True, True)])
def test_who_may_raise(who: str, own: bool, other: bool) -> None:
    for owner, allowed in ((1, own), (2, other)):
        found = builds(PILE % owner, "2S 10H", **{"raise": who})
        assert found == ({"2S+{3C+5H}=10"} if allowed else set())


def test_a_locked_pile_is_not_raised() -> None:
    assert builds("{3C+5H,8D=8@2} QS", "2S 10H", **{"raise": "anyone"}) == set()


def test_raising_with_floor_cards_besides() -> None:
    assert builds("{3C+4H=7@2} AC", "2S 10H", **{"raise": "anyone"}, **ANY) == {"2S+{3C+4H}+AC=10"}
    assert builds("{3C+4H=7@2} AC", "2S 10H", **{"raise": "anyone"}) == set()


def test_who_raises_owns() -> None:
    played = table(PILE % 2, "2S 10H", **{"raise": "anyone"}).play("2S+{8}=10")
    assert played.position["floor"] in ("{2S+3C+5H=10@1} QS", "QS {2S+3C+5H=10@1}")


# Grouping.

def test_groups_are_joined() -> None:
    assert builds("5H 3D 4S", "2C 7D", group=True) == {"2C+5H=7", "2C+5H,4S+3D=7"}
    assert builds("5H 3D 4S", "2C 7D") == {"2C+5H=7"}


def test_a_card_of_the_value_joins_a_pile_or_a_group() -> None:
    assert builds("{3C+4H=7@2}", "7S 7D", group=True) == {"7S,{3C+4H}=7", "7D,{3C+4H}=7"}
    assert builds("3C 4H", "7S 7D", group=True) == {"7S,4H+3C=7", "7D,4H+3C=7"}


def test_loose_cards_of_the_value_join_a_group_but_make_none() -> None:
    assert builds("7C 5H", "2C 7D", group=True) == {"2C+5H=7", "2C+5H,7C=7"}
    assert builds("7C", "7S 7D", group=True) == set()


def test_a_group_is_locked() -> None:
    played = table("5H 3D 4S", "2C 7D", group=True, **{"raise": "anyone"})
    assert [pile[3] for pile in played.play("2C+5H,3D+4S=7").state.z[floor_cell(played) + 1]] == [True]
    single = table("5H 3D 4S", "2C 7D", group=True).play("2C+5H=7")
    assert [pile[3] for pile in single.state.z[floor_cell(single) + 1]] == [False]


def floor_cell(played: Played) -> int:
    return played.game.layout.zones["floor"].cell


# What a build tells.

def test_a_build_tells_that_the_value_is_held() -> None:
    played = table("3C", "7S 10H 10D").play("7S+3C=10")
    (cell, holds, _, data, _), = played.state.facts
    assert (cell, holds) == (played.game.layout.zones["hand"].cell + 1, True)
    assert data == played.game.cards.of_value(10)


# Reading.

@pytest.mark.parametrize("text", ["7S+3C=10", "7s+3c = 10", "7+3=10", "7+3", "3C+7S=10", "3♣ + 7♠"])
def test_ways_to_type_one_build(text: str) -> None:
    played = table("3C 2D", "7S 10H")
    assert played.game.text(played.state, played.game.parse(played.state, text)) == "7S+3C=10"


@pytest.mark.parametrize("text", ["2C+5H,3D+4S=7", "3D+4S,5H+2C=7", "2+5,3+4=7", "2C+5H,3D+4S"])
def test_ways_to_type_a_group(text: str) -> None:
    played = table("5H 3D 4S", "2C 7D", group=True)
    assert played.game.text(played.state, played.game.parse(played.state, text)) == "2C+5H,4S+3D=7"


@pytest.mark.parametrize("text", ["2S+{3C+5H}=10", "2S+{8}=10", "2+{5+3=8@2}", "2S+{3C+5H"])
def test_ways_to_type_a_raise(text: str) -> None:
    played = table(PILE % 2, "2S 10H", **{"raise": "anyone"})
    assert played.game.text(played.state, played.game.parse(played.state, text)) == "2S+{3C+5H}=10"


@pytest.mark.parametrize("text", ["7S+3C=" + "9" * 5000, "7S+3C=x", "1+" + "{}" * 40 + "=x", "7S+{3C}=" + "{" * 40])
def test_what_is_no_build_is_soon_known(text: str) -> None:
    played = table("3C", "7S 10H")
    with pytest.raises((NotUnderstood, NotLegal)):
        played.game.parse(played.state, text)


# Refusing.

@pytest.mark.parametrize(("params", "floor", "text", "rule", "message"), [
    ({}, "KC", "7S+KC=10", "", "no_value"),
    ({}, "3D", "7S+3C=10", "", "not_there"),
    ({}, "3C", "7S+3C=9", "", "wrong_sum"),
    ({}, "3C", "7S+3C=0", "", "wrong_sum"),
    ({}, "4C", "2S+4C=6", ".holding", "holding"),
    ({}, "6C", "7S+6C=13", ".max", "max"),
    ({}, "AC 2D", "7S+AC+2D=10", ".from", "from"),
    ({}, "3C 10D", "7S+3C,10D=10", ".group", "group"),
    ({}, "3C {4D+6H=10@2}", "7S+3C,{10}=10", ".group", "group"),
    ({}, "{AD+2H=3@2}", "7S+{3}=10", ".raise", "raise"),
    ({"raise": "opponents"}, "{AD+2H=3@1}", "7S+{3}=10", ".raise", "raise_own"),
    ({"raise": "anyone"}, "{AD+2H,3C=3@2}", "7S+{AD+2H,3C}=10", ".raise", "locked"),
    ({"raise": "anyone"}, "{AD+2H=3@2}", "7S+AD=8", "", "pile_part"),
    ({"equal_ranks": False}, "5C", "5H+5C=10", ".equal_ranks", "equal_ranks"),
    ({"group": True}, "10C", "10S,10C=10", "", "loose_equals"),
    ({"group": True, **ANY}, "9D 6C 8D", "7S+9D+6C+8D=10", "", "no_split"),
])
def test_the_first_rule_broken_is_named(params: dict[str, Any], floor: str, text: str, rule: str, message: str) -> None:
    played = table(floor, "7S 10H 10S 2S 5H", **params)
    refusal = played.game.refusal(played.state, text)
    assert refusal is not None
    assert (refusal.rule, refusal.reason.id) == (f"moves.build{rule}", f"build.{message}")
    assert build.MESSAGES[refusal.reason.id].format(**refusal.reason.args)


@pytest.mark.parametrize(("card", "cards", "message"), [("7S", "", "nothing"), ("KD", "3C", "no_value")])
def test_moves_that_nobody_can_type(card: str, cards: str, message: str) -> None:
    """They come from elsewhere, and are refused all the same."""
    played = table("3C", "7S 10H KD")
    of = played.game.cards.by_text
    refusal = played.game.refusal(played.state, (0, next(ids(of[card])), 10, sum(of[text] for text in cards.split())))
    assert refusal is not None
    assert refusal.reason.id == f"build.{message}"


# A crowded floor.

CROWD = "AD AH AS 2C 2D 2H 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S"


def test_beyond_the_limit_only_builds_on_one_card_are_listed() -> None:
    played = table(CROWD, "AC 2S 10H 9H", group=True, **ANY)
    moves = played.game.moves(played.state)
    assert not moves.complete
    texts = {played.game.text(played.state, move) for move in moves}
    assert texts == builds(CROWD, "AC 2S 10H 9H") | {"AC", "2S", "10H", "9H"}


def test_a_legal_build_that_is_not_listed_is_accepted_and_played() -> None:
    played = table(CROWD, "AC 2S 10H 9H", group=True, **ANY)
    text = "AC+5C+4C,5D+3C+2C=10"
    move = played.game.parse(played.state, text)
    assert move not in played.game.moves(played.state)
    assert played.refused(text) is None
    assert played.refused("AC+5C+4C,5D+3C+AD=10") == "moves.build"
    played.play(text)
    (cards, worth, owner, locked), = played.state.z[floor_cell(played) + 1]
    assert (worth, owner, locked) == (10, 1, True)
    assert {played.game.cards.text[card] for card in ids(cards)} == set("AC 5C 4C 5D 3C 2C".split())


@pytest.mark.parametrize(("params", "count"), [
    ({}, 4), ({"group": True, "equal_ranks": False, **ANY, "raise": "opponents"}, 6)])
def test_sentences(params: dict[str, Any], count: int) -> None:
    assert len(sentences("build", **params)) == count


def test_a_group_may_be_for_the_owner_alone_to_add() -> None:
    rule = {**ANY, "raise": "opponents", "group": True, "group_with": "own"}
    game = game_with(moves={"capture": {}, "build": rule, "drop": {}})
    hand = {1: "4S 10C 9H", 2: "2C"}
    others = Played(game, floor="{5C+5D=10@2} 6D", hand=hand, turn=1)
    assert others.refused("4S+6D,{5C+5D}=10") == "moves.build.group_with"
    assert others.refused("4S+{5C+5D}=9") is not None
    texts = [game.text(others.state, move) for move in game.moves(others.state)]
    assert "4S+6D=10" in texts
    assert not any("{" in text for text in texts if text.endswith("=10"))
    own = Played(game, floor="{5C+5D=10@1} 6D", hand=hand, turn=1)
    assert own.play("4S+6D,{5C+5D}=10").zone("floor") == {"{6D+4S,5C+5D=10@1}"}


def test_that_only_the_owner_adds_a_group_is_told() -> None:
    assert "Only its owner joins a group to a pile." in sentences("build", group=True, group_with="own")
