"""Points for one certain card."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences


@pytest.mark.parametrize(("won", "expected"), [({1: "10D 2C"}, [2, 0]), ({2: "10D"}, [0, 2]), ({1: "10C"}, [0, 0])])
def test_the_side_that_has_the_card_scores(won: dict[int, str], expected: list[int]) -> None:
    game = game_with(scoring__lines={"ten": {"use": "holds", "card": "10D", "points": 2}})
    assert Played(game, floor="KC", hand={2: "KD"}, turn=2, won=won, stock="").play("KD").gains == expected


def test_worths_of_several_lines_add_up() -> None:
    game = game_with(scoring__lines={"two": {"use": "holds", "card": "2S", "points": 1},
                                     "twos": {"use": "each", "of": {"rank": "2"}, "points": 3}})
    assert game.setup.ask("worth")(game.cards.text.index("2S")) == 4


def test_sentences() -> None:
    assert sentences("holds", card="10D", points=2) == ["10D: 2 points."]
