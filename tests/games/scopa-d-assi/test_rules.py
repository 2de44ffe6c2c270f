"""Scopa d'Assi: what an ace does, and what counts beside Scopa."""
from __future__ import annotations

import pytest

from tests.games.playing import Played, game_of
from tests.games.scopa.playing import at_the_count

ID = "scopa-d-assi"
FULL = "5C 7H KD 2S"


@pytest.mark.parametrize(("players", "hand", "floor"), [(2, 3, 4), (4, 10, 0)])
def test_the_deal(players: int, hand: int, floor: int) -> None:
    game = game_of(ID, players=players)
    position = game.to_position(game.start(seed=4))
    assert [len(each.split()) for each in position["hand"].values()] == [hand] * players
    assert len(position.get("floor", "").split()) == floor


def test_an_ace_takes_everything_and_makes_no_scopa() -> None:
    table = Played(ID, floor=FULL, hand={1: "AS 3H", 2: "QC"})
    assert table.legal() == ["3H", "AS=everything"]
    assert table.play("AS=everything").gains == {}


def test_a_lone_card_too() -> None:
    assert Played(ID, floor="KD", hand={1: "AS", 2: "QC"}).play("AS=everything").gains == {}


def test_in_asso_piglia_tutto_it_makes_a_scopa() -> None:
    assert Played(ID, "ace-scopa", floor=FULL, hand={1: "AS 3H", 2: "QC"}).play("AS=everything").gains == {1: 1}


def test_an_ace_stops_an_ace() -> None:
    assert Played(ID, floor="AD KD", hand={1: "AS", 2: "QC"}).legal() == ["AS=AD"]
    assert Played(ID, floor="AD AC KD", hand={1: "AS", 2: "QC"}).legal() == ["AS=AC", "AS=AD"]


def test_a_lone_ace_taken_by_an_ace_is_a_scopa() -> None:
    assert Played(ID, floor="AD", hand={1: "AS 3H", 2: "QC"}).play("AS=AD").gains == {1: 1}


def test_with_the_last_card_it_is_none() -> None:
    """One of the two cards is the ace of coins: most cards and most coins."""
    table = Played(ID, deal=6, stock="", floor="AD", hand={2: "AS"}, turn=2).play("AS=AD")
    assert table.gains == {2: 2}


def test_on_an_empty_floor_an_ace_takes_itself() -> None:
    table = Played(ID, floor="", hand={1: "AS 3H", 2: "QC"}, won={2: "5H 5C"})
    assert table.legal() == ["3H", "AS=everything"]
    assert table.play("AS=everything").lies("won", {1: "AS", 2: "5H 5C"})
    assert table.gains == {}


@pytest.mark.parametrize(("floor", "won", "legal"), [
    ("", {}, ["3H"]),
    ("", {2: "5H 5C"}, ["3H", "AS=everything"]),
    ("KD", {}, ["3H", "AS=everything"]),
])
def test_the_rule_of_the_coward(floor: str, won: dict[int, str], legal: list[str]) -> None:
    """An ace may not open a round of four; it may come second."""
    table = Played(ID, players=4, floor=floor, won=won, hand={1: "AS 3H", 2: "4D", 3: "5D", 4: "6D"})
    assert table.legal() == legal


def test_two_players_know_no_coward() -> None:
    game = game_of(ID)
    for seed in range(60):
        state = game.start(seed=seed)
        aces = [move for move in game.moves(state) if game.text(state, move).startswith("A")]
        held = [card for card in game.to_position(state)["hand"]["1"].split() if card.startswith("A")]
        assert bool(aces) == bool(held)


@pytest.mark.parametrize(("coins", "points"), [("AD 2D", 2), ("AD 2D 3D", 5), ("AD 2D 3D 4D 6D", 6)])
def test_the_napola_counts(coins: str, points: int) -> None:
    """Beside most cards and most coins."""
    assert at_the_count(ID, won={1: coins}) == {1: points}


def test_other_cards_capture_as_in_scopa() -> None:
    assert Played(ID, floor="AD 6H KC", hand={1: "7S", 2: "QC"}).refused("7S=6H+AD") is None
    assert Played(ID, floor="AD 6H 7C", hand={1: "7S", 2: "QC"}).legal() == ["7S=7C"]


def test_three_may_play() -> None:
    position = game_of("scopa-d-assi", "for-three", players=3).to_position(
        game_of("scopa-d-assi", "for-three", players=3).start(seed=2))
    assert [len(hand.split()) for hand in position["hand"].values()] == [3, 3, 3]
    assert len(position["floor"].split()) == 4
