"""Why a move is legal or not, with the rule, its place and what would be legal."""
from __future__ import annotations

import pytest

from cardgames import load
from cardgames.errors import NotUnderstood
from cardgames.pages.explain import explain, lines

POSITION = {"floor": "3C 5H 4C", "hand": {1: "7S KH 9S", 2: "5S"}, "turn": 1}


def test_a_refused_move_names_its_rule_and_where_it_stands() -> None:
    game = load("suipi")
    found = explain(game, game.position(POSITION), "7S+3C=10")
    assert (found.legal, found.rule) == (False, "moves.build.holding")
    assert found.because == "to build 10 you must hold another card worth 10"
    assert found.place is not None
    assert found.place.file.endswith("suipi.yaml")
    assert "The builder must hold another card" in " ".join(found.rules)
    assert found.source
    told = lines(game, found)
    assert told[0] == "7S+3C=10 is refused: to build 10 you must hold another card worth 10."
    assert told[-1] == f"The nearest legal move is {found.nearest}."


def test_a_legal_move_is_told() -> None:
    game = load("suipi")
    state = game.position(POSITION)
    before = state.copy()
    found = explain(game, state, "9 x 4 5", {1: "You"})
    assert (found.legal, found.text, found.rule) == (True, "9S=5H+4C", "moves.capture")
    assert found.effects == ("You take 4C 5H with 9S",)
    assert lines(game, found)[:2] == ["9S=5H+4C is legal.", "You take 4C 5H with 9S."]
    assert state.same_position(before), "nothing is played"


def test_a_rule_set_by_a_variant_stands_where_the_variant_sets_it() -> None:
    game = load("suipi", variants=["drop-card"])
    found = explain(game, game.position({**POSITION, "floor": "KS 3C"}), "KH")
    assert (found.rule, found.because) == ("duties.forced.mode", "KH can capture, so it may not be dropped")
    assert found.place is not None
    base = load("suipi").ruleset.place("duties.forced.mode")
    assert base is not None
    assert found.place.line > base.line


def test_what_would_be_drawn_is_not_told() -> None:
    game = load("samoa")
    state = game.position({"shown": "+3", "stock": "-4 -5", "turn": 1})
    assert explain(game, state, "h a").effects == ("Player 1 places +3 at hanuk, above",)


def test_a_seats_own_view_is_enough_to_explain() -> None:
    game = load("suipi")
    seen = game.observe(game.position(POSITION), 1)
    assert explain(game, seen, "9S=5H+4C").legal
    assert explain(game, seen, "7S+3C=10").rule == "moves.build.holding"


def test_no_move_no_explanation() -> None:
    game = load("suipi")
    with pytest.raises(NotUnderstood):
        explain(game, game.position(POSITION), "hello")
