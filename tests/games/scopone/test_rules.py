"""Scopone: what its pages tell beside Scopa."""
from __future__ import annotations

import pytest

from cardgames.errors import CardgamesError
from tests.games.playing import Played, game_of
from tests.games.scopa.playing import at_the_count


def test_nine_in_each_hand_and_four_on_the_floor() -> None:
    position = game_of("scopone").to_position(game_of("scopone").start(seed=4))
    assert [len(hand.split()) for hand in position["hand"].values()] == [9] * 4
    assert len(position["floor"].split()) == 4
    assert not position.get("stock")


def test_a_round_is_thirty_six_plays() -> None:
    game = game_of("scopone")
    state, plays = game.start(seed=4), 0
    while state.round == 1:
        game.play(state, game.moves(state)[0])
        plays += 1
    assert plays == 36


@pytest.mark.parametrize("players", [2, 3, 6])
def test_four_only(players: int) -> None:
    with pytest.raises(CardgamesError):
        game_of("scopone", players=players)


def test_partners_sit_across() -> None:
    assert game_of("scopone").sides == 2
    table = Played("scopone", floor="5C KD", hand={1: "2H", 2: "4H", 3: "5S", 4: "6H"}, turn=3).play("5S=5C")
    assert table.lies("won", {1: "5C 5S"})


def test_three_kings_never_open() -> None:
    game = game_of("scopone")
    assert all(game.to_position(game.start(seed=seed))["floor"].count("K") < 3 for seed in range(1000))


def test_the_deal_goes_round_to_the_right() -> None:
    game = game_of("scopone")
    state = game.start(seed=4)
    assert (state.seat, game.to_position(state)["dealer"]) == (1, 2)
    while state.round == 1:
        game.play(state, game.moves(state)[0])
    assert (state.seat, game.to_position(state)["dealer"]) == (4, 1)


@pytest.mark.parametrize(("variant", "points", "over"), [((), 18, True), ((), 17, False), (("to-eleven",), 9, True)])
def test_twenty_one_or_eleven(variant: tuple[str, ...], points: int, over: bool) -> None:
    table = Played("scopone", *variant, round=5, stock="", hand={2: "KS"}, won={1: "7D"}, points={1: points}, turn=2)
    assert table.play("KS").over is over


@pytest.mark.parametrize(("coins", "points"), [("AD 2D", 2), ("AD 2D 3D", 5), ("AD 2D 3D 5D", 5), ("2D 3D 4D", 2),
                                              ("AD 2D 3D 4D 5D 6D", 8)])
def test_napola(coins: str, points: int) -> None:
    """Beside most cards and most coins."""
    assert at_the_count("scopone", "napola", won={1: coins}) == {1: points}
