"""Owners of piles: no drop, one pile, keeping the card."""
from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cardgames import load
from cardgames.mechanics import build
from cardgames.table.joins import on_any_items
from tests.mechanics.floor_table import Played, game_with, sentences

FLOOR, HAND = "{3C+5H=8@1} 4C 6D 2C", {1: "8S 8D 2H 6H KC", 2: "9S"}


ALTERNATIVES = {"A": [1, 14], "J": 11, "Q": 12, "K": 13}


def at(floor: str = FLOOR, hand: Any = HAND, turn: int = 1, **duties: Any) -> Played:
    build = {"raise": "anyone", "group": True}
    game = game_with(duties={"owner": duties}, moves={"capture": {}, "build": build, "drop": {}})
    return Played(game, floor=floor, hand=hand, turn=turn)


def test_without_duties_an_owner_does_as_he_likes() -> None:
    assert at().refused("KC") is None
    assert at().refused("2H+4C=6") is None


def test_an_owner_may_not_drop() -> None:
    assert at(no_drop=True).refused("KC") == "duties.owner.no_drop"


def test_an_owner_may_not_make_another_pile() -> None:
    assert at(one_pile=True).refused("2H+4C=6") == "duties.owner.one_pile"


def test_an_owner_may_add_to_his_own_pile() -> None:
    assert at(one_pile=True, floor="{3C+5H=8@1}", hand={1: "2H 10S", 2: "9S"}).refused("2H+{3C+5H}=10") is None
    assert at(one_pile=True).refused("8S,{3C+5H}=8") is None


def test_an_owner_keeps_a_card_that_takes_his_pile() -> None:
    one_eight = {1: "8S KC", 2: "9S"}
    assert at(keep_card=True).refused("8S=6D+2C") is None
    assert at(keep_card=True, hand=one_eight).refused("8S=6D+2C") == "duties.owner.keep_card"
    assert at(keep_card=True, hand=one_eight).refused("8S={3C+5H},6D+2C") is None


def test_a_card_with_several_values_takes_the_pile_by_any_of_them() -> None:
    pack = {"base": "french52", "values": ALTERNATIVES}
    game = game_with(pack=pack, duties={"owner": {"keep_card": True}},
                     moves={"capture": {}, "build": {"max": 14, "group": True}, "drop": {}})
    table = Played(game, floor="{5C+9H=14@1} 4C", hand={1: "AS 4D 2H", 2: "9S"}, turn=1)
    assert table.refused("4D=4C") is None
    assert table.refused("AS") == "duties.owner.keep_card"


def test_in_the_last_deal_an_owner_may_drop_where_the_rules_say_so() -> None:
    game = game_with(duties={"owner": {"no_drop": "until_last_deal", "keep_card": True}})
    given = {"floor": "{3C+5H=8@1}", "hand": {1: "8S KC", 2: "9S"}, "turn": 1}
    assert Played(game, stock="2C 2D", **given).refused("KC") == "duties.owner.no_drop"
    assert Played(game, stock="", **given).refused("KC") is None
    assert Played(game, stock="", **given).refused("8S") == "duties.owner.keep_card"


def test_a_stock_too_small_for_a_deal_is_the_last_one_too() -> None:
    game = game_with(duties={"owner": {"no_drop": "until_last_deal"}}, moves={"capture": {}, "build": {}, "drop": {}})
    for stock, rule in (("KD", None), ("KD KS", "duties.owner.no_drop")):
        assert Played(game, floor=FLOOR, hand=HAND, turn=1, stock=stock).refused("KC") == rule


def test_duties_are_those_of_the_owner_only() -> None:
    assert at(hand={1: "8S", 2: "KC 9S"}, turn=2, no_drop=True).refused("KC") is None


def test_duties_end_when_the_pile_is_taken_or_raised_by_another() -> None:
    played = at(floor="{3C+5H=8@1} QS", hand={1: "8S KC", 2: "2H 10S"}, turn=2, no_drop=True).play("2H+{3C+5H}=10")
    assert played.refused("KC") is None
    played = at(floor="{3C+5H=8@1} QS", hand={1: "8S KC", 2: "8D 10S"}, turn=2, no_drop=True).play("8D={3C+5H}")
    assert played.refused("KC") is None


def test_an_owner_without_any_legal_move_may_drop() -> None:
    played = at(floor="{3C+5H=8@1}", hand={1: "2H KC", 2: "9S"}, no_drop=True, one_pile=True)
    assert played.drops() == ["2H", "KC"]
    assert played.refused("KC") is None
    assert played.play("KC").zone("floor") == {"{3C+5H=8@1}", "KC"}


def test_the_last_deal_is_told() -> None:
    assert sentences("owner", no_drop="until_last_deal")[-1] == "In the last deal of a round he may."


@pytest.mark.parametrize("duty", ["no_drop", "one_pile", "keep_card"])
def test_sentences(duty: str) -> None:
    assert len(sentences("owner", **{duty: True})) == (3 if duty == "no_drop" else 2)


@pytest.mark.parametrize("changes", [{}, {"raise": "anyone"}, {"raise_with": "any"}, {"group_with": "any"}], ids=str)
def test_builds_that_would_be_barred_are_not_even_looked_for(changes: dict[str, Any], monkeypatch: pytest.MonkeyPatch
                                                            ) -> None:
    settings = {f"moves.build.{name}": value for name, value in changes.items()}
    game, owned = load("south-african-casino", settings=settings), 0
    with monkeypatch.context() as patched:
        patched.setattr(build, "on_any_items", lambda found, floor, mover, only: on_any_items(found, floor, mover))
        plain = load("south-african-casino", settings=settings)
    for seed in range(12):
        state, rng = game.start(seed), Random(seed)
        while state.seat:
            moves = game.moves(state)
            assert moves == plain.moves(state)
            owned += any(pile[2] == state.seat for pile in state.z[game.setup.zone("floor").cell + 1])
            game.play(state, rng.choice(moves))
    assert owned > 40
