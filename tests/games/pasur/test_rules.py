"""Pasur: one test for each written rule of note."""
from __future__ import annotations

from collections import Counter

import pytest

from tests.games.playing import Played, cards, first_round, game_of, opening


def pasur(floor: str, hand: str, *variants: str, **given: object) -> Played:
    return Played("pasur", *variants, floor=floor, hand={1: hand, 2: "2S"}, **given)


def test_the_opening_table() -> None:
    game = game_of("pasur")
    for seed in range(300):
        ranks = Counter(card[:-1] for card in game.to_position(game.start(seed=seed))["floor"].split())
        assert not ranks["J"]
        assert max(ranks["Q"], ranks["K"]) < 3
        assert sum(ranks.values()) == 4


def test_wikipedias_table_of_elevens() -> None:
    """A pool of ace, 2, 2, 4 and 10, and what each number picks up of it."""
    found = {number: len([text for text in pasur("AC 2C 2D 4H 10S", f"{number}H".replace("4H", "4C")).legal()
                          if "=" in text]) for number in (10, 9, 8, 7, 6, 5, 4, 3, 2)}
    assert found == {10: 1, 9: 2, 8: 2, 7: 2, 6: 2, 5: 2, 4: 2, 3: 1, 2: 1}
    assert "AH=10S" in pasur("AC 2C 2D 4H 10S", "AH").legal()


def test_one_queen_one_king() -> None:
    assert pasur("QC QD KD", "QS KS").legal() == ["KS=KD", "QS=QC", "QS=QD"]


def test_a_jack_takes_numbers_and_jacks() -> None:
    assert pasur("QC 9D JD", "JS").play("JS=everything").lies("floor", "QC")
    assert pasur("QC KD", "JS").legal() == ["JS"]
    assert pasur("QC KD", "JS", "greedy-jack").legal() == ["JS=everything"]


def test_a_card_that_captures_is_not_laid() -> None:
    assert pasur("4H", "7S 5C").legal() == ["5C", "7S=4H"]


def test_surs() -> None:
    assert pasur("4H", "7S").play("7S=4H").gains == {1: 5}
    assert pasur("4H", "JS").play("JS=everything").gains == {}
    assert pasur("4H", "7S", stock="").play("7S=4H").gains == {}
    assert pasur("4H", "7S", "sur-to-the-end", stock="").play("7S=4H").gains == {1: 5}


@pytest.mark.parametrize("players", [2, 4])
def test_a_round_is_twenty_and_surs(players: int) -> None:
    game = game_of("pasur", players=players)
    for seed in range(25):
        before, state = first_round(game, seed)
        assert len(set(cards(game.to_position(before)))) == 52
        total = sum(game.points(state).values())
        assert total >= 20
        assert total % 5 == 0


def test_three_kings_may_stay() -> None:
    kings = "KC KD KH 5C"
    assert set(opening("pasur", kings)["floor"].split()) != set(kings.split())
    assert set(opening("pasur", kings, "courts-stay")["floor"].split()) == set(kings.split())
    jacks = opening("pasur", "JC JD 2C 5C", "courts-stay")["floor"].split()
    assert not any(card[0] == "J" for card in jacks)
