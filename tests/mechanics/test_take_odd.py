"""One card of the own rank or three, never two."""
from __future__ import annotations

from tests.mechanics.floor_table import Played, game_with, sentences


def at(floor: str, hand: str) -> Played:
    game = game_with(duties={"take_odd": {"of": {"rank": ["J", "Q", "K"]}}},
                     moves={"capture": {}, "build": {}, "drop": {}})
    return Played(game, floor=floor, hand={1: hand, 2: "AS"}, turn=1)


def test_one_is_taken_and_three_are_but_not_two() -> None:
    assert at("JC JD JH", "JS").refused("JS=JC") is None
    assert at("JC JD JH", "JS").refused("JS=JC,JD") == "duties.take_odd.of"
    assert at("JC JD JH", "JS").refused("JS=JC,JD,JH") is None


def test_of_two_that_lie_there_one_stays() -> None:
    played = at("JC JD", "JS")
    texts = [played.game.text(played.state, move) for move in played.game.moves(played.state)]
    assert sorted(texts) == ["JS", "JS=JC", "JS=JD"]


def test_other_cards_take_two_as_well() -> None:
    assert at("9C 9D", "9S").refused("9S=9C,9D") is None


def test_the_refusal_names_the_card() -> None:
    played = at("JC JD", "JS")
    refusal = played.game.refusal(played.state, "JS=JC,JD")
    assert refusal is not None
    assert refusal.reason.args == {"card": "JS"}


def test_sentences() -> None:
    assert sentences("take_odd", of={"rank": ["J", "Q", "K"]}) == [
        "Of their own rank these take one card or three, never two: jacks, queens and kings."]
