"""Royal Cassino: what is other than in Cassino."""
from __future__ import annotations

import pytest

from tests.games.cassino.playing import counted
from tests.games.playing import Played, cards, game_of, last_play

ID = "royal-cassino"


@pytest.mark.parametrize(("card", "floor", "taken"), [
    ("JS", "9C 2D", "JS=9C+2D"), ("QS", "JC AD", "QS=JC+AD"), ("KS", "JC 2D", "KS=JC+2D"), ("AS", "KC AD", "AS=KC+AD"),
    ("AS", "QC 2D", "AS=QC+2D"), ("AS", "AC", "AS=AC"), ("QS", "QC QD", "QS=QC,QD"),
])
def test_courts_and_aces_are_numbers(card: str, floor: str, taken: str) -> None:
    assert Played(ID, floor=floor, hand={1: card, 2: "2S"}).play(taken).gains == {1: 1}


def test_an_ace_on_the_table_is_one() -> None:
    assert "AS=AH,KD+AC" in Played(ID, floor="AC KD AH", hand={1: "AS", 2: "2S"}).legal()
    assert Played(ID, floor="AC KD", hand={1: "AS", 2: "2S"}).refused("AS=KD") == "moves.capture.sum"


def test_an_ace_in_hand_backs_a_build_of_fourteen() -> None:
    table = Played(ID, floor="QD 7H", hand={1: "2C AS", 2: "2S"}).play("2C+QD=14")
    assert table.lies("floor", "{2C+QD=14@1} 7H")
    assert Played(ID, floor="QD 7H", hand={1: "2C KS", 2: "2S"}).refused("2C+QD=14") == "moves.build.holding"


def test_nothing_is_built_above_fourteen() -> None:
    assert Played(ID, floor="KD", hand={1: "2C AS", 2: "2S"}).refused("2C+KD=15") is not None


def test_where_the_ace_is_one_nobody_builds_fourteen() -> None:
    table = Played(ID, "ace-one", floor="QD", hand={1: "2C AS", 2: "2S"})
    assert table.refused("2C+QD=14") is not None


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("variants", [(), ("ace-one",), ("sixty-cards",)])
def test_the_round_has_eleven_points_or_eight(variants: tuple[str, ...], seed: int) -> None:
    lines, position = counted(ID, *variants, players=2, seed=seed)
    assert sum(lines.values()) - lines["sweep"] in (11, 8)
    assert len(cards(position)) == (60 if "sixty-cards" in variants else 52)


def test_sixty_cards_come_out_for_four() -> None:
    game, before = last_play(ID, "sixty-cards", players=4, seed=1)
    assert before.deal == 4
    assert game_of(ID, "sixty-cards", players=4).sides == 2
    assert len(cards(game.to_position(before))) == 60
