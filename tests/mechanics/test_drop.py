"""A card is laid on the floor."""
from __future__ import annotations

import pytest

from cardgames.errors import Ambiguous
from tests.mechanics.floor_table import Played, game_with, sentences


def table(floor: str = "9C", hand: str = "4D 4S 9H KC") -> Played:
    return Played(game_with(), floor=floor, hand={1: hand, 2: "2S"}, turn=1)


def test_every_card_may_be_dropped_whatever_it_could_take() -> None:
    assert table().drops() == ["4D", "4S", "9H", "KC"]


def test_a_dropped_card_lies_on_the_floor() -> None:
    played = table().play("KC")
    assert played.zone("floor") == {"9C", "KC"}
    assert played.zone("hand", 1) == {"4D", "4S", "9H"}
    assert played.position["turn"] == 2


@pytest.mark.parametrize("text", ["4D", "4d", "4♦", "drop 4D", "DROP 4d", "trail 4D"])
def test_ways_to_type_it(text: str) -> None:
    played = table()
    assert played.game.text(played.state, played.game.parse(played.state, text)) == "4D"


def test_a_rank_alone_is_enough_where_only_one_is_held() -> None:
    played = table()
    assert played.game.text(played.state, played.game.parse(played.state, "9")) == "9H"
    with pytest.raises(Ambiguous):
        played.game.parse(played.state, "4")


def test_a_card_that_is_not_held_is_refused() -> None:
    assert table().refused("10D") == "turn.play.card_from"


def test_sentences() -> None:
    assert len(sentences("drop")) == 1
