"""Cassino, one test for each written rule; the examples in the ruleset are tested beside it."""
from __future__ import annotations

import pytest

from tests.games.cassino.playing import counted
from tests.games.playing import Played, cards, game_of, last_play, opening

ID = "cassino"
MAJORITIES = {"cards": 3, "spades": 1, "big_casino": 2, "little_casino": 1, "aces": 4}


@pytest.mark.parametrize(("players", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_the_pack_is_dealt_out_in_fours(players: int, deals: int) -> None:
    game, before = last_play(ID, players=players, seed=2)
    assert before.deal == deals
    assert len(cards(game.to_position(before))) == 52
    start = game.to_position(game.start(seed=1))
    assert len(start["floor"].split()) == 4
    assert [len(hand.split()) for hand in start["hand"].values()] == [4] * players


@pytest.mark.parametrize("seed", range(25))
@pytest.mark.parametrize("players", [2, 4])
def test_two_sides_share_eleven_points_or_eight(players: int, seed: int) -> None:
    """Sweeps come on top. Somebody always captures in 48 plays, so that every card is somebody's."""
    lines, _ = counted(ID, players=players, seed=seed)
    assert {line: lines[line] for line in MAJORITIES} in (MAJORITIES, {**MAJORITIES, "cards": 0})
    assert sum(lines.values()) - lines["sweep"] in (11, 8)


def test_four_play_as_partners() -> None:
    assert game_of(ID, players=4).sides == 2
    assert game_of(ID, "no-partners", players=4).sides == 4
    assert game_of(ID, players=3).sides == 3


def test_capturing_is_never_compulsory() -> None:
    assert Played(ID, floor="9C 5D 4H", hand={1: "9S", 2: "2D"}).legal() == [
        "9S", "9S=5D+4H", "9S=9C", "9S=9C,5D+4H"]


def test_a_build_includes_the_card_that_is_played() -> None:
    """Table cards alone are no build: an eight in hand does not join 5 and 3, but as a part of eights it does."""
    table = Played(ID, floor="5C 3D", hand={1: "8S 8C", 2: "2D"})
    assert {text for text in table.legal() if "+" in text and "=8" in text} == {"8C,5C+3D=8", "8S,5C+3D=8"}


def test_a_raise_takes_one_hand_card_and_no_table_card() -> None:
    """Pagat's example B: a build of five, three played, the loose two may not make it ten."""
    table = Played(ID, floor="{AC+4D=5@2} 2H", hand={1: "3S 8C 10D", 2: "5C"})
    assert table.refused("3S+{AC+4D}=8") is None
    assert table.refused("3S+{AC+4D}+2H=10") == "moves.build.raise_with"


def test_whoever_raises_holds_the_new_value() -> None:
    assert Played(ID, floor="{3C+3D=6@2}", hand={1: "2S 9C", 2: "6S"}).refused("2S+{3C+3D}=8") == "moves.build.holding"


def test_a_build_of_several_groups_keeps_its_value_and_grows() -> None:
    table = Played(ID, floor="{3C+4D,7C=7@2} 5D", hand={1: "2S 7H 9D", 2: "7S"})
    assert table.refused("2S+{3C+4D,7C}=9") == "moves.build.raise"
    assert table.play("2S+5D,{3C+4D,7C}=7").lies("floor", "{2S+5D,3C+4D,7C=7@1}")


def test_a_build_is_stolen_by_any_card_of_its_value() -> None:
    table = Played(ID, floor="{3C+5D=8@1}", hand={1: "8H", 2: "8S 2D"}, turn=2).play("8S={3C+5D}")
    assert table.lies("won", {2: "3C 5D 8S"})


def test_who_has_lost_his_build_may_trail_again() -> None:
    """Pagat: only if no other player has added to it since."""
    table = Played(ID, floor="{3C+4D=7@1}", hand={1: "7H 2C", 2: "2S 9D"}, turn=2).play("2S+{3C+4D}=9")
    assert table.refused("2C") is None


def test_a_second_build_may_be_made_beside_the_first() -> None:
    table = Played(ID, floor="{3C+4D=7@1} 6H", hand={1: "7H 2C 8C", 2: "2S"}).play("2C+6H=8")
    assert table.lies("floor", "{3C+4D=7@1} {2C+6H=8@1}")


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("players", [2, 3])
def test_no_build_is_left_over(players: int, seed: int) -> None:
    """Only who plays last may own one before the last play, and his last card must take it."""
    game, before = last_play(ID, players=players, seed=seed)
    piles = [part for part in game.to_position(before).get("floor", "").split() if part.startswith("{")]
    assert all(pile.endswith(f"@{before.seat}}}") for pile in piles)
    for move in game.moves(before) if piles else ():
        assert all(pile.split("=")[0] in game.text(before, move) for pile in piles)


def test_left_overs_are_no_sweep() -> None:
    table = Played(ID, deal=6, stock="", floor="QH", hand={2: "8S"}, turn=2, last_capturer=1, won={1: "2C"}).play("8S")
    assert table.gains == {1: 4}                                  # cards and spades, and no sweep


def test_a_sweep_on_the_last_play_counts() -> None:
    table = Played(ID, deal=6, stock="", floor="8H", hand={2: "8S"}, turn=2, won={1: "2C 3C 4C"}).play("8S=8H")
    assert table.gains == {1: 3, 2: 1 + 1}                        # cards; spades and the sweep


@pytest.mark.parametrize(("points", "over"), [({1: 15, 2: 14}, True), ({1: 14, 2: 14}, False), ({1: 15, 2: 16}, False)])
def test_twenty_one_at_a_count_and_not_level(points: dict[int, int], over: bool) -> None:
    """Here side 1 gets 6 points and side 2 gets 5."""
    won = {1: "AS AH 3S 4S 5S 6S 7S 9S 10S JS 3H 4H 5H 6H 7H 8H 9H 10H 2H JH 3C 4C 5C 6C 7C 8C 9C",
           2: "10D 2S AD AC 2D 3D 4D 5D 6D 7D 8D 9D JD QD KD QS KS 10C 2C JC QC KC"}
    table = Played(ID, deal=6, stock="", floor="QH KH", hand={2: "8S"}, turn=2, last_capturer=1, won=won,
                   points=points).play("8S")
    assert table.gains == {1: 6, 2: 5}
    assert table.over is over


@pytest.mark.parametrize("layout", ["10D 3C 4C 5C", "2S 3C 4C 5C", "JC JD KH 5C"])
def test_casinos_and_three_courts_are_dealt_anew(layout: str) -> None:
    assert set(opening("cassino", layout)["floor"].split()) == set(layout.split())
    game = game_of("cassino", "new-deal")
    floors = [opening("cassino", layout, "new-deal")["floor"].split()]
    floors += [game.to_position(game.start(seed=seed))["floor"].split() for seed in range(60)]
    for floor in floors:
        assert not {"10D", "2S"} & set(floor)
        assert sum(card[0] in "JQK" for card in floor) < 3


def test_two_courts_and_an_ace_may_lie_there() -> None:
    layout = "JC KD AS 5C"
    assert set(opening("cassino", layout, "new-deal")["floor"].split()) == set(layout.split())


def test_without_builds_there_are_none() -> None:
    game = game_of("cassino", "no-builds")
    assert game.names == ("capture", "drop")
    assert Played("cassino", "no-builds", floor="5C 3H", hand={1: "3D 8S", 2: "7S"}).legal() == [
        "3D", "3D=3H", "8S", "8S=5C+3H"]


def test_sweeps_cancel_to_the_difference() -> None:
    last = {"deal": 6, "stock": "", "floor": "", "hand": {2: "8S"}, "turn": 2}
    noted = Played("cassino", "sweeps-cancel", **last, **{"tally sweep": {1: 1, 2: 3}})
    assert noted.play("8S").gains == {2: 2}


def test_twenty_one_points_in_play_are_those_that_are_sure() -> None:
    """Big casino is sure as soon as it is won; most cards is sure with 27 of them."""
    table = Played("cassino", "twenty-one-point", floor="9D", hand={1: "9H 4C", 2: "7S 2H"}, points={1: 20, 2: 15})
    assert table.play("9H=9D").over                                    # a sweep
    table = Played("cassino", "twenty-one-point", floor="9D QD", hand={1: "9H 4C", 2: "7S 2H"}, points={1: 20, 2: 15})
    assert not table.play("9H=9D").over
