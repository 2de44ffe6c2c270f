"""Tablić: one test for each written rule of note."""
from __future__ import annotations

import pytest

from tests.games.playing import Played, cards, first_round, game_of


def tablic(floor: str, hand: str, *variants: str) -> Played:
    return Played("tablic", *variants, floor=floor, hand={1: hand, 2: "2S"})


@pytest.mark.parametrize(("card", "takes"), [
    ("JC", "10C+2D"), ("QC", "10C+3D"), ("KC", "10C+4D"), ("AC", "9C+2D"), ("AC", "6C+5D"), ("5C", "3C+2D")])
def test_values(card: str, takes: str) -> None:
    assert f"{card}={takes}" in tablic(takes.replace("+", " "), card).legal()


def test_an_ace_on_the_table_is_either() -> None:
    assert tablic("AC 3D", "KS 4H 5C").legal() == ["4H", "4H=3D+AC", "5C", "KS", "KS=3D+AC"]


def test_one_value_serves_a_whole_move() -> None:
    """An ace played is 1 or 11; with the ace of the table, an equal, it may take eleven as well."""
    assert "AS=AC,6C+5C" in tablic("AC 6C 5C", "AS").legal()


def test_captures_are_free() -> None:
    assert tablic("10C KD 4H", "KS").legal() == ["KS", "KS=10C+4H", "KS=KD", "KS=KD,10C+4H"]


def test_the_jack_that_takes_everything() -> None:
    assert tablic("10C KD 4H", "JS", "jack-takes-all").play("JS=everything").gains == {}
    assert tablic("10C 3H", "KS", "jack-takes-all").play("KS=10C+3H").gains == {1: 1}
    assert tablic("10C 3H", "QS", "jack-takes-all").legal() == ["QS"]


def test_sweeps_of_tablanette_score_all_values_and_the_ace_one() -> None:
    assert tablic("10C 4H", "KS", "tablanette").play("KS=10C+4H").gains == {1: 28}
    assert tablic("3C AC", "KS", "tablanette").play("KS=3C+AC").gains == {1: 18}
    assert tablic("3C AC", "JS", "tablanette").play("JS=everything").gains == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_twenty_five_and_tablas(players: int) -> None:
    game = game_of("tablic", players=players)
    for seed in range(20):
        before, state = first_round(game, seed)
        assert len(set(cards(game.to_position(before)))) == 52
        lines = game.to_position(state)["points"].values()
        assert sum(line.get("honours", 0) for line in lines) == 22
        assert sum(line.get("cards", 0) for line in lines) in (0, 3)
