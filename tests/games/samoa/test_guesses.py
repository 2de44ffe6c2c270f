"""The rules of guessing, scoring and winning, and the questions left open about them (A-24 to A-44): one test each.

A-43 (table talk) is outside a program, and A-44 (the colour of a feather) is in its sign.
"""
from __future__ import annotations

from typing import Any

from cardgames.table.bits import ids
from tests.games.samoa.playing import Table, game_of

THREE = {1: "hanuk", 2: "paduka", 3: "mahalo"}
CASE_6 = ("2=paduka 3=mahalo", "1=sakani 3=mahalo", "1=hanuk 2=sakani")
PILES = {"hanuk": "+5 +2", "paduka": "-3", "mahalo": "+5 +4 +3"}


def guessing(*variants: str, players: int = 3, **given: Any) -> Table:
    mask = {seat: THREE[seat] for seat in range(1, players + 1)}
    return Table(*variants, **{"players": players, "mask": mask, "phase": "guess", "stock": "", **given})


def two(first: str, second: str, *variants: str, **given: Any) -> Table:
    """Two players with Hanuk and Paduka; what they write is `right` or `wrong`."""
    named = {"right": ("2=paduka", "1=hanuk"), "wrong": ("2=sakani", "1=sakani")}
    return guessing(*variants, players=2, **given).play(named[first][0], named[second][1])


def test_a24_two_players_never_have_the_same_mask() -> None:
    assert guessing().refused("2=paduka 3=paduka") == "moves.guess.distinct"
    assert guessing("free-guess").refused("2=paduka 3=paduka") is None


def test_a25_the_own_mask_is_not_named() -> None:
    for variants in ((), ("free-guess",)):
        assert guessing(*variants).refused("2=hanuk 3=paduka") == "moves.guess.own"


def test_a26_nobody_is_left_blank() -> None:
    assert guessing().refused("2=paduka 3=-") == "moves.guess.blank"
    table = guessing("blank-guess").play("2=paduka 3=-", "1=- 3=-", "1=- 2=-")
    assert table.gains == {1: 5, 2: 0, 3: 0}


def test_a27_masks_set_aside_are_not_guessed_and_stay_hidden() -> None:
    table = guessing(aside="sakani lonosa", round=3).play(*CASE_6)
    seen = table.game.observe(table.state, 1)
    assert table.over
    assert seen.z[table.game.layout.zones["aside"].cell] == 0
    assert all(seen.z[cell] for cell in table.game.layout.zones["mask"].cells())


def test_a28_a_guess_is_unseen_until_all_have_guessed() -> None:
    one, other = guessing().play("2=paduka 3=mahalo"), guessing().play("2=lonosa 3=sakani")
    for seat in (0, 2, 3):
        assert one.game.observe(one.state, seat) == other.game.observe(other.state, seat)
    assert one.game.observe(one.state, 1) != other.game.observe(other.state, 1)


def test_a29_all_others_must_be_right_however_few() -> None:
    assert two("right", "right", under=PILES).gains == {1: 0, 2: 0}
    assert two("right", "wrong", under=PILES).gains == {1: 7 + 5, 2: 0}
    assert guessing(under=PILES).play("2=paduka 3=sakani", "1=sakani 3=mahalo", "1=lonosa 2=sakani").gains[2] == -3 + 5


def test_a30_who_is_caught_gets_nothing_for_right_guesses() -> None:
    assert guessing(under=PILES).play(*CASE_6).gains == {1: 17, 2: 2, 3: 0}


def test_a31_the_others_keep_their_points_for_it() -> None:
    assert two("right", "wrong").gains == {1: 5, 2: 0}


def test_a32_caught_below_zero() -> None:
    under = {"hanuk": "-5 -3"}
    assert two("wrong", "right", under=under).gains[1] == 0
    assert two("wrong", "right", "children", under=under).gains[1] == 0
    assert two("wrong", "right", "children", "keep-negative", under=under).gains[1] == -8


def test_a33_all_may_be_caught() -> None:
    table = guessing(under=PILES).play("2=paduka 3=mahalo", "1=hanuk 3=mahalo", "1=hanuk 2=paduka")
    assert table.gains == {1: 0, 2: 0, 3: 0}


def test_a34_children_keep_the_cards_under_the_mask_only() -> None:
    assert guessing("children", under=PILES).play(*CASE_6).gains == {1: 17, 2: 2, 3: 12}


def test_a35_the_points_of_the_match_decide_who_starts() -> None:
    given = {"points": {1: 20}, "round": 2, "starter": 1, "under": {"paduka": "+5 +5"}}
    assert two("wrong", "wrong", **given).state.seat == 2
    assert two("wrong", "wrong", "last-round-starter", points_before={1: 20}, **given).state.seat == 1


def test_a36_of_equals_the_next_clockwise_starts_and_the_last_starter_last() -> None:
    for last, following in ((1, 2), (2, 3), (3, 1)):
        table = guessing(starter=last).play("2=sakani 3=lonosa", "1=sakani 3=lonosa", "1=sakani 2=lonosa")
        assert (table.state.round, table.state.seat) == (2, following)


def ranking(*texts: str, **given: Any) -> list[list[int]]:
    table = guessing(players=2, round=3, **given).play(*texts)
    return list(table.game.outcome(table.state).ranking)


def test_the_most_points_win() -> None:
    assert ranking("2=sakani", "1=sakani", points={1: 3, 2: 4}) == [[2], [1]]


def test_a37_then_points_for_check_marks_really_received() -> None:
    level = {1: {"feathers": 5}, 2: {"check_marks": 5}}
    assert ranking("2=sakani", "1=sakani", points=level) == [[2], [1]]


def test_a38_then_what_lies_under_the_mask_in_the_last_round_caught_or_not() -> None:
    """Both are caught and get nothing; 7 still lie under the one mask, 4 under the other."""
    under = {"hanuk": "+5 +2", "paduka": "+4"}
    assert ranking("2=paduka", "1=hanuk", under=under) == [[1], [2]]


def test_a39_then_the_victory_is_shared() -> None:
    assert ranking("2=paduka", "1=hanuk") == [[1, 2]]


def test_a40_a41_all_cards_and_masks_are_shuffled_for_the_next_round() -> None:
    table = guessing(under=PILES, removed="+1 -1", above={"sakani": "+2"}).play(*CASE_6)
    given = table.game.to_position(table.state)
    assert (given["round"], len((given["stock"] + " " + given["shown"]).split())) == (2, 62)
    assert sorted([*given["mask"].values(), *given["aside"].split()]) == sorted(table.game.setup.spots)
    assert not {"above", "below", "under", "removed", "guess"} & given.keys()
    game = game_of(players=3)
    masks = {tuple(game.to_position(game.start(seed=seed))["mask"].values()) for seed in range(20)}
    assert len(masks) > 10


def test_a42_the_order_of_cards_on_a_side_means_nothing() -> None:
    one = Table(shown="wave", stock="+1 +2 +3").play("draw", "+1@hanuk/above", "+2@hanuk/above")
    other = Table(shown="wave", stock="+2 +1 +3").play("draw", "+2@hanuk/above", "+1@hanuk/above")
    assert one.state.same_position(other.state)


def test_the_count_shows_all_masks() -> None:
    table = guessing(round=3).play(*CASE_6)
    text = table.game.cards.text
    known = {text[card] for card in ids(table.game.observe(table.state, 0).public)}
    assert known & set(table.game.setup.spots) == set(THREE.values())
