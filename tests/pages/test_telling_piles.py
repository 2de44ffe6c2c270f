"""A turn in sentences where cards lie in one pile, go back among the stock, or are the dealer's."""
from __future__ import annotations

from typing import Any

from cardgames.engine.game import Game
from cardgames.pages import telling
from cardgames.pages.chapters import Chapters
from cardgames.table.state import Event
from tests.mechanics.floor_table import game_with, order
from tests.mechanics.row_table import pile_game
from tests.mechanics.test_tops import lending
from tests.pages.conftest import step

NAMES = {1: "You", 2: "Ben"}


def told(game: Game, given: dict[str, Any], move: str, viewer: int = 1) -> list[str]:
    made = step(game, game.position(given), move)
    return telling.tell(game, made.turn, viewer, NAMES, before=made.before)


def test_a_pile_that_is_taken() -> None:
    given = {"floor": "3C 9S", "hand": {1: "9C 2C", 2: "2D"}, "turn": 1}
    assert told(pile_game(), given, "9C=pile") == ["You take 3C 9S with 9C"]


def test_of_unseen_cards_only_the_number_is_told() -> None:
    given = {"floor": "(4D) (3C) 9S", "hand": {1: "9C 2C", 2: "2D"}, "turn": 1}
    for viewer in (0, 1, 2):
        assert told(pile_game(), given, "9C=pile", viewer) == ["You take 9S and 2 unseen cards with 9C"]


def test_of_a_left_over_pile_too() -> None:
    given = {"floor": "(4D) 9S", "hand": {2: "2D"}, "turn": 2, "stock": "", "last_capturer": 1}
    text = " / ".join(told(pile_game(ending__match={"rounds": 2}), given, "2D"))
    assert "You get what is left on the floor: 2D 9S" in text
    assert "4D" not in text


def test_a_card_from_the_top_of_anothers_pile() -> None:
    given = {"floor": "7D KH", "hand": {1: "8S KC", 2: "2D"}, "won": {2: "6H AC"}, "turn": 1}
    assert told(lending(), given, "8S=7D+AC@won.2") == ["You take AC 7D with 8S", "Ben loses AC, the top card"]
    assert told(lending(), given, "8S=7D+AC@won.2", 2)[1] == "Ben loses AC, the top card"


def test_the_bottom_card_that_is_shown() -> None:
    told = opened("2C", round__open={"bottom": {"show_bottom": {}}, "floor": {"deal": {"to": "floor", "cards": 4}}})
    assert told[0] == "The bottom card of the pack is KS"


def opened(first: str, **changes: Any) -> list[str]:
    game, heard = game_with(**changes), list[Event]()
    game.start(order=order(game, first), tell=heard.append)
    return telling.opening(game, heard, 1, NAMES)


def test_a_layout_that_the_dealer_takes() -> None:
    layout = {"floor": {"deal": {"to": "floor", "cards": 4}}, "taken": {"dealer_takes": {"totals": {"15": 1}}}}
    said = opened("5C 4D 3H 3S", round__open=layout, triggers={"sweep": {}})
    assert said[1:3] == ["Ben deals and takes 3H 3S 4D 5C", "Sweep! 1 point"]


def test_a_card_that_goes_back_among_the_stock() -> None:
    jacks = {"ban": [{"rank": "J"}], "how": "bury"}
    layout = {"floor": {"deal": {"to": "floor", "cards": 4}}, "jacks": {"repair": jacks}}
    assert "JS goes back among the stock" in opened("5C 4D 3H JS", round__open=layout)


def test_which_way_round_play_goes() -> None:
    for direction in ("clockwise", "anticlockwise"):
        game = game_with(seats={"players": [2], "direction": direction})
        assert f"Deal and play go {direction}." in str(Chapters(game).introduction())
