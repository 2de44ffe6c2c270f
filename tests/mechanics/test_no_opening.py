"""Which card may not be the first of a round."""
from __future__ import annotations

from typing import Any

from tests.mechanics.floor_table import Played, game_with, sentences

ACES = {"of": {"rank": "A"}}


def at(floor: str, hand: str, **given: Any) -> Played:
    game = game_with(duties={"first": {"use": "no_opening", **ACES}}, moves={"capture": {}, "build": {}, "drop": {}})
    return Played(game, floor=floor, hand={1: hand, 2: "2S"}, turn=1, **given)


def test_on_an_empty_floor_the_first_card_is_of_no_such_class() -> None:
    played = at("", "AS 5H")
    assert played.drops() == ["5H"]
    assert played.refused("AS") == "duties.first"


def test_it_does_not_matter_when_cards_lie_there() -> None:
    assert at("9C", "AS 5H").drops() == ["AS", "5H"]


def test_later_in_the_round_an_empty_floor_is_free() -> None:
    assert at("", "AS 5H", won={2: "4C 4H"}).drops() == ["AS", "5H"]
    assert at("", "AS 5H", deal=2).drops() == ["AS", "5H"]


def test_who_has_nothing_else_may_play_it() -> None:
    assert at("", "AS AD").refused("AS") is None


def test_the_refusal_names_the_card() -> None:
    played = at("", "AS 5H")
    refusal = played.game.refusal(played.state, "AS")
    assert refusal is not None
    assert (refusal.reason.id, refusal.reason.args) == ("no_opening", {"card": "AS"})


def test_sentences() -> None:
    assert len(sentences("no_opening", **ACES)) == 1
