"""The base rules, one test for each written rule and for each question (A1 to A31) that the description leaves open."""
from __future__ import annotations

from random import Random

import pytest

from cardgames.errors import UsageError
from tests.games.suipi.playing import Table, game_of

HANDS = {1: "KH QC", 2: "KC QH"}

# The written rules.


def test_set_up_is_four_on_the_floor_and_eight_in_each_hand() -> None:
    table = game_of().to_position(game_of().start(seed=1))
    assert len(table["floor"].split()) == 4
    assert {seat: len(hand.split()) for seat, hand in table["hand"].items()} == {"1": 8, "2": 8}
    assert len(table["stock"].split()) == 32


def test_three_deals_use_the_whole_pack() -> None:
    game, state, rng = game_of(), game_of().start(seed=3), Random(3)
    seen = set()
    while not game.is_over(state):
        seen.add((state.deal, state.stock))
        game.play(state, rng.choice(game.moves(state)))
    assert seen == {(1, 32), (2, 16), (3, 0)}


def test_no_new_floor_cards_are_laid_for_a_later_deal() -> None:
    assert Table(deal=1, floor="2C 5H", hand={2: "KS"}, turn=2).play("KS").lies("floor", "2C 5H KS")


def test_one_hand_card_is_played_each_turn() -> None:
    table = Table(floor="5H 4C", hand={1: "9S KH", 2: "8S 2H"}).play("9S=5H+4C")
    assert table.lies("hand", {1: "KH", 2: "8S 2H"})
    assert table.state.seat == 2


def test_a_number_takes_equal_cards_pairs_and_stacks() -> None:
    table = Table(floor="9C 5H 4C {3D+6D=9@2}", hand={1: "9S KH", 2: "8S"})
    for text in ("9S=9C", "9S=5H+4C", "9S={3D+6D}"):
        assert text in table.legal()


def test_a_court_takes_courts_of_its_own_rank() -> None:
    assert Table(floor="QS KD", hand={1: "QC", 2: "8S"}).legal() == ["QC=QS"]


def test_a_build_is_a_sum_still_held_in_hand() -> None:
    assert Table(floor="3C", hand={1: "7S 10H", 2: "8S"}).play("7S+3C=10").lies("floor", "{3C+7S=10@1}")


def test_a_drop_is_for_who_cannot_capture() -> None:
    assert Table(floor="8C", hand={1: "3H KS", 2: "8S"}).legal() == ["3H", "KS"]
    assert Table(floor="8C", hand={1: "8H KS", 2: "8S"}).refused("KS") == "duties.forced.mode"


def test_emptying_the_floor_is_a_suipi_worth_one_at_once() -> None:
    assert Table(floor="9C", hand={1: "9S KH", 2: "8S"}).play("9S=9C").gains == {1: 1}


def test_what_is_counted_and_for_how_much() -> None:
    table = Table(deal=1, floor="2C", hand={2: "KS"}, turn=2,
                  won={1: "10D 2S 3S AC 4C", 2: "AD AH 5C 6S"}).play("KS")
    assert table.gains == {1: 3 + 1 + 2 + 1 + 1, 2: 2}


def test_more_points_win_after_one_round() -> None:
    game = game_of()
    table = Table(deal=3, stock="", floor="2C", hand={2: "KS"}, turn=2, won={1: "AD", 2: "AC AH"}).play("KS")
    result = game.outcome(table.state)
    assert table.over
    assert result.ranking == [[2], [1]]
    assert sum(line[2] for line in result.lines.values()) == result.points[2]


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize(("variant", "most"), [("drop-free", 19), ("eleven-count", 11)])
def test_arithmetic_of_a_round(seed: int, variant: str, most: int) -> None:
    """7 points in named cards, 4 for majorities at each count, less tied ones; every card is counted for a side."""
    game, rng = game_of((variant,)), Random(seed)
    state = game.start(seed=seed)
    while not game.is_over(state):
        game.play(state, rng.choice(game.moves(state)))
    result = game.outcome(state)
    lines = {name: sum(row.values()) for name, row in result.lines.items()}
    assert sum(result.points.values()) - lines["sweep"] <= most
    assert (lines["kasiga"], lines["two"], lines["aces"]) == (2, 1, 4)
    assert lines["cards"] % 3 == 0
    assert sum(len(cards.split()) for cards in game.to_position(state)["counted"].values()) == 52


# The questions it leaves open.


def test_a1_sums_are_of_two_cards() -> None:
    assert Table(floor="5H 3C 2D", hand={1: "10S", 2: "8S"}).refused("10S=5H+3C+2D") == "moves.capture.sum.cards"


def test_a2_a_court_takes_one_or_all_of_its_rank() -> None:
    assert Table(floor="JC JD JH", hand={1: "JS", 2: "8S"}).legal() == sorted(
        ["JS=JC", "JS=JD", "JS=JH", "JS=JC,JD", "JS=JC,JH", "JS=JD,JH", "JS=JC,JD,JH"])


def test_a3_a_card_may_take_a_part_of_what_matches() -> None:
    assert Table(floor="5H 4C 9D", hand={1: "9S", 2: "8S"}).legal() == sorted(["9S=9D", "9S=5H+4C", "9S=9D,5H+4C"])


def test_a4_the_number_must_still_be_in_hand_after_the_build() -> None:
    assert Table(floor="5C", hand={1: "5S 9H", 2: "8S"}).refused("5S+5C=10") == "moves.build.holding"
    assert Table(floor="5C", hand={1: "5S 10H", 2: "8S"}).refused("5S+5C=10") is None


def test_a5_anyone_with_the_number_takes_a_stack() -> None:
    assert Table(floor="{3C+7S=10@1}", hand={1: "10D", 2: "10H"}, turn=2).play("10H={3C+7S}").gains == {2: 1}


def test_a6_a_stack_is_not_raised() -> None:
    assert Table(floor="{3C+5H=8@2}", hand={1: "2S 10H", 2: "8S"}).refused("2S+{3C+5H}=10") == "moves.build.raise"


def test_a7_stacks_are_not_grouped() -> None:
    table = Table(floor="{3C+4H=7@2} 7H 2C", hand={1: "7S 7D 5C", 2: "8S"})
    assert table.refused("7S,{3C+4H}=7") == "moves.build.group"
    assert table.refused("5C+2C,7H=7") == "moves.build.group"


def test_a8_a_build_is_one_hand_card_on_one_loose_card() -> None:
    assert Table(floor="6C 2D", hand={1: "AS 9H", 2: "8S"}).refused("AS+6C+2D=9") == "moves.build.from"


def test_a9_a_drop_is_illegal_while_any_card_can_capture() -> None:
    """A single, a court, a sum or a stack; building stays legal. The four modes are in the ruleset's examples."""
    for floor in ("7C", "5C 2D", "{3C+4H=7@2}"):
        assert Table(floor=floor, hand={1: "7S KH", 2: "8S"}).refused("KH") == "duties.forced.mode"
    assert Table(floor="KC", hand={1: "7S KH", 2: "8S"}).refused("7S") == "duties.forced.mode"
    assert Table(floor="5S", hand={1: "4C 5D 9H", 2: "8S"}).refused("4C+5S=9") is None


def test_a10_an_owner_may_capture_and_build_elsewhere_but_not_drop() -> None:
    table = Table(floor="{3C+7S=10@1} 5C 9C", hand={1: "10D 3D 8D 9D", 2: "5S"})
    assert table.legal() == sorted(["10D={3C+7S}", "9D=9C", "3D+5C=8"])


def test_a11_a_stack_need_not_be_taken_on_the_next_turn() -> None:
    assert Table(floor="{3C+7S=10@1} 9C", hand={1: "10D 9D", 2: "5S"}).play("9D=9C").lies("floor", "{3C+7S=10@1}")


def test_a12_taking_the_last_stack_is_a_suipi() -> None:
    assert Table(floor="{3C+7S=10@2}", hand={1: "10D KH", 2: "5S"}).play("10D={3C+7S}").gains == {1: 1}


def test_a13_the_very_last_play_can_be_a_suipi() -> None:
    table = Table(deal=3, stock="", floor="9C", hand={2: "9D"}, turn=2).play("9D=9C")
    assert table.gains == {2: 1 + 3}


def test_a14_left_overs_are_no_suipi() -> None:
    table = Table(deal=3, stock="", floor="9C 2C", hand={2: "9D"}, turn=2).play("9D=9C")
    assert table.gains == {2: 3}
    assert table.lies("counted", {2: "9C 9D 2C"})


def test_a15_after_a_suipi_at_the_end_of_a_deal_the_next_in_turn_drops() -> None:
    table = Table(deal=1, floor="9C", hand={2: "9D"}, turn=2).play("9D=9C")
    assert (table.state.deal, table.state.seat, table.zone("floor")) == (2, 1, "")
    assert all("=" not in text for text in table.legal())


def test_a16_points_are_counted_after_each_deal_on_its_own_cards() -> None:
    table = Table(deal=2, floor="2C", hand={2: "KS"}, turn=2, won={1: "3C"}, counted={2: "AC AD AH AS 10D 2S"})
    assert table.play("KS").gains == {1: 3}


def test_a17_one_round_is_a_match_and_equal_points_are_a_draw() -> None:
    table = Table(deal=3, stock="", floor="2C", hand={2: "KS"}, turn=2, won={1: "AD", 2: "AC"}).play("KS")
    assert table.over
    assert game_of().outcome(table.state).ranking == [[1, 2]]


def test_a18_ties_score_nobody_in_each_deal_by_itself() -> None:
    table = Table(deal=1, floor="2C", hand={2: "KS"}, turn=2, won={1: "3S 4C", 2: "5S 6C"}).play("KS")
    assert table.gains == {}
    assert Table(deal=1, floor="2C", hand={2: "KS"}, turn=2).play("KS").gains == {}


def test_a19_repeats_in_the_opening_four_stay() -> None:
    order = "5C 5D AS 10D " + " ".join(text for text in game_of().cards.text if text not in ("5C", "5D", "AS", "10D"))
    assert sorted(game_of().to_position(game_of().start(order=order))["floor"].split()) == ["10D", "5C", "5D", "AS"]


def test_a20_left_of_the_dealer_leads_every_deal() -> None:
    state = game_of().start(seed=1)
    position = game_of().to_position(state)
    assert (position["dealer"], state.seat) == (2, 1)
    assert Table(deal=1, floor="2C", hand={2: "KS"}, turn=2).play("KS").state.seat == 1
    assert game_of().start(seed=1, starter=2).seat == 2


def test_a20_the_dealer_changes_with_the_round() -> None:
    table = Table(deal=3, stock="", floor="2C", hand={2: "KS"}, turn=2, settings={"ending.match.rounds": 2}).play("KS")
    assert (table.state.round, table.game.to_position(table.state)["dealer"], table.state.seat) == (2, 1, 2)


def test_a21_the_base_is_for_two() -> None:
    with pytest.raises(UsageError):
        game_of((), 4)
    assert game_of(("dealers-choice",), 4).sides == 2
    assert game_of(("dealers-choice",), 3).sides == 3


def test_a22_an_ace_is_one() -> None:
    assert Table(floor="9C AS", hand={1: "10H", 2: "8S"}).refused("10H=9C+AS") is None
    assert Table(floor="AS", hand={1: "9C 10H", 2: "8S"}).refused("9C+AS=10") is None


def test_a23_a_court_is_in_no_stack_and_no_sum() -> None:
    assert Table(floor="JC", hand={1: "7S 10H", 2: "8S"}).refused("7S+JC=10") == "moves.build"
    assert Table(floor="JC 4H", hand={1: "10H", 2: "8S"}).refused("10H=JC+4H") == "moves.capture.sum"


def test_a24_two_stacks_and_a_loose_card_of_one_value_lie_side_by_side() -> None:
    table = Table(floor="{3C+7S=10@1} 10H 4C", hand={1: "10D", 2: "6D 10S"}, turn=2).play("6D+4C=10")
    assert table.lies("floor", "{3C+7S=10@1} {4C+6D=10@2} 10H")
    assert table.play("10D=10H,{3C+7S},{4C+6D}").gains == {1: 1}


def test_a25_building_is_no_capture_for_the_left_overs() -> None:
    table = Table(floor="3C", hand={1: "7S 10H", 2: "8S"}, last_capturer=2).play("7S+3C=10")
    assert table.game.to_position(table.state)["last_capturer"] == 2


def test_a26_left_overs_go_to_nobody_if_nobody_captured() -> None:
    table = Table(deal=3, stock="", floor="AD", hand={2: "KS"}, turn=2).play("KS")
    assert (table.gains, table.zone("counted"), table.over) == ({}, {}, True)


def test_a27_a_card_counts_for_the_deal_in_which_it_was_captured() -> None:
    table = Table(deal=1, floor="AD 9C", hand={2: "9S"}, turn=2).play("9S=9C")
    assert table.gains == {2: 3 + 1}
    assert table.lies("floor", "AD")


def test_a28_left_overs_go_to_the_last_capturer_of_the_round_and_count_in_the_third_deal() -> None:
    table = Table(deal=3, stock="", floor="AD", hand={2: "KS"}, turn=2, last_capturer=1, counted={1: "9C 9S"})
    assert table.play("KS").gains == {1: 1 + 3 + 1}


def test_a29_a_stack_stays_a_stack_in_the_next_deal_and_is_a_left_over_at_the_end() -> None:
    table = Table(deal=1, floor="{3C+7S=10@1}", hand={2: "KS"}, turn=2).play("KS")
    assert table.lies("floor", "{3C+7S=10@1} KS")
    last = Table(deal=3, stock="", floor="{3C+7S=10@1}", hand={2: "KS"}, turn=2, last_capturer=1).play("KS")
    assert last.lies("counted", {1: "3C 7S KS"})


def test_a30_an_empty_floor_stays_empty_for_a_new_deal() -> None:
    table = Table(deal=1, floor="9C", hand={2: "9D"}, turn=2).play("9D=9C")
    assert len(table.legal()) == 8


def test_a31_a_stack_is_no_part_of_a_sum() -> None:
    assert Table(floor="{4C+3S=7@2} 3H", hand={1: "10D", 2: "8S"}).refused("10D={4C+3S}+3H") == "moves.capture.piles"
