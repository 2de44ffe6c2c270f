"""Basra: one test for each written rule of note."""
from __future__ import annotations

import pytest

from tests.games.playing import Played, cards, first_round, game_of, opening
from tests.games.scopa.playing import at_the_count


def basra(floor: str, hand: str, *variants: str) -> Played:
    return Played("basra", *variants, floor=floor, hand={1: hand, 2: "2S"})


def test_no_jack_and_no_seven_of_diamonds_opens() -> None:
    game = game_of("basra")
    for seed in range(200):
        floor = game.to_position(game.start(seed=seed))["floor"].split()
        assert len(floor) == 4
        assert not {"JC", "JD", "JH", "JS", "7D"} & set(floor)


def test_equals_and_sums_are_taken_together_and_whole() -> None:
    assert basra("8C 5H 3D KD", "8S").legal() == ["8S=8C,5H+3D"]
    assert len(basra("8C 5H 3D KD", "8S", "free-captures").legal()) == 4


def test_where_sums_overlap_the_player_chooses() -> None:
    assert basra("6H 2D 2C KD", "8S").legal() == ["8S=6H+2C", "8S=6H+2D"]


def test_courts_only_meet_their_own() -> None:
    assert basra("QC QD KD 10C", "QS").legal() == ["QS=QC,QD"]


@pytest.mark.parametrize(("floor", "gains"), [("6H 4D", {1: 10}), ("6H 5D", {}), ("2H QD", {}), ("10C", {1: 10})])
def test_the_seven_of_diamonds_makes_a_basra_of_ten(floor: str, gains: dict[int, int]) -> None:
    assert basra(floor, "7D").play("7D=everything").gains == gains


def test_a_jack_makes_no_basra() -> None:
    assert basra("6H 4D", "JS").play("JS=everything").gains == {}
    assert basra("JH", "JS").play("JS=everything").gains == {}
    assert basra("JH", "JS", "jack-basra").play("JS=everything").gains == {1: 20}
    assert basra("6H", "JS", "jack-basra").play("JS=everything").gains == {}


def test_a_power_on_an_empty_floor_is_laid() -> None:
    assert basra("", "JS 7D").legal() == ["7D", "JS"]
    assert basra("7D", "7C").legal() == ["7C=7D"]
    assert basra("JD", "5C").legal() == ["5C"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_thirty_and_thirteen_and_tens(players: int) -> None:
    """Jacks and aces are 8, the two of clubs 2, the ten of diamonds 3; the cards 30, unless they wait."""
    game = game_of("basra", players=players)
    for seed in range(20):
        before, state = first_round(game, seed)
        assert len(set(cards(game.to_position(before)))) == 52
        total, waits = sum(game.points(state).values()), game.to_position(state).get("carried cards", 0)
        assert (total + waits - 43) % 10 == 0
        assert total + waits >= 43


def test_thirty_wait_for_the_next_majority() -> None:
    given = {"stock": "", "floor": "KS", "hand": {1: "QH"}, "last_capturer": 1, "won": {1: "9C", 2: "8C"},
             "carried cards": 60}
    assert Played("basra", **given).play("QH").gains == {1: 90}


def test_what_may_not_open_is_buried_or_goes_under_the_pack() -> None:
    under = opening("basra", "JC 7D 2C 3C 4C 5C", "under-the-pack")
    assert set(under["floor"].split()) == {"2C", "3C", "4C", "5C"}
    assert set(under["stock"].split()[-2:]) == {"JC", "7D"}


def test_three_for_most_cards() -> None:
    assert at_the_count("basra", "three-for-cards", won={1: "2D 3D 4D", 2: "5D"}) == {1: 3}
