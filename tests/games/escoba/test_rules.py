"""Escoba: one test for each written rule of note, and the arithmetic of fifteens."""
from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from tests.games.playing import Played, cards, game_of, opening
from tests.games.scopa.playing import PACK, at_the_count

VALUE = {"J": 8, "Q": 9, "K": 10, "A": 1}


def value(card: str) -> int:
    return VALUE.get(card[0]) or int(card[0])


def test_the_pack_has_forty_cards() -> None:
    position = game_of("escoba").to_position(game_of("escoba").start(seed=1))
    assert sorted(cards(position)) == sorted(PACK)


@pytest.mark.parametrize(("players", "deals"), [(2, 6), (3, 4), (4, 3)])
def test_three_cards_each_until_the_pack_is_out(players: int, deals: int) -> None:
    game, seen = game_of("escoba", players=players), set()
    state, rng = game.start(seed=5), Random(5)
    while not game.is_over(state) and state.round == 1:
        seen.add(state.deal)
        game.play(state, rng.choice(game.moves(state)))
    assert seen == set(range(1, deals + 1))


def test_a_card_and_what_it_takes_make_fifteen() -> None:
    table = Played("escoba", floor="5H 3C JC 2D AS", hand={1: "7S", 2: "KS"})
    assert table.legal() == ["7S=5H+2D+AS", "7S=5H+3C", "7S=JC"]


def test_one_fifteen_for_one_card() -> None:
    table = Played("escoba", floor="JC 5H 3C", hand={1: "7S", 2: "KS"})
    assert table.refused("7S=JC,5H+3C") is not None


def test_an_equal_card_is_nothing() -> None:
    assert Played("escoba", floor="7H", hand={1: "7S", 2: "KS"}).legal() == ["7S"]


def test_a_played_card_that_makes_fifteen_takes() -> None:
    assert Played("escoba", floor="5H", hand={1: "KC 3S", 2: "KS"}).legal() == ["3S", "KC=5H"]
    assert Played("escoba", "free-captures", floor="5H", hand={1: "KC 3S", 2: "KS"}).legal() == ["3S", "KC", "KC=5H"]


def test_play_goes_to_the_right() -> None:
    table = Played("escoba", players=4, floor="2H", hand={1: "KC", 2: "KS", 3: "KD", 4: "KH"})
    assert table.play("KC").state.seat == 4
    table = Played("escoba", "play-clockwise", players=4, floor="2H", hand={1: "KC", 2: "KS", 3: "KD", 4: "KH"})
    assert table.play("KC").state.seat == 2


def test_a_sweep_is_an_escoba() -> None:
    assert Played("escoba", floor="5H", hand={1: "KC", 2: "KS"}).play("KC=5H").gains == {1: 1}
    assert Played("escoba", floor="5H QH", hand={1: "KC", 2: "KS"}).play("KC=5H").gains == {}


def test_the_setenta_is_the_best_card_of_each_suit() -> None:
    won = {1: "7C AH AS 2D", 2: "6C 6H 6S 3D"}              # 21 + 16 + 16 + 12 = 65 against 18 x 3 + 13 = 67
    assert at_the_count("escoba", won=won) == {2: 1}
    won = {1: "7C AH AS 4D", 2: "6C 6H 6S 3D"}              # 67 against 67
    assert at_the_count("escoba", won=won) == {}


def test_who_lacks_a_suit_has_no_setenta() -> None:
    assert at_the_count("escoba", won={1: "7C 7H 7S", 2: "KC QH JS"}) == {}


def test_sevens_in_place_of_the_setenta() -> None:
    assert at_the_count("escoba", "sevens", won={1: "7C 7H 7S", 2: "KC QH JS"}) == {1: 1}


def test_cards_coins_and_the_seven_of_coins() -> None:
    assert at_the_count("escoba", won={1: "7D KD", 2: "2C"}) == {1: 3}
    assert at_the_count("escoba", won={1: "7D", 2: "2D"}) == {1: 1}


def openings(game: str, *variants: str) -> Counter[int]:
    """How many sweeps the dealer has before anybody has played, and how often, in many rounds."""
    bound, found = game_of(game, *variants), Counter[int]()
    for seed in range(3000):
        found[sum(bound.points(bound.start(seed=seed)).values())] += 1
    return found


def exact(split: bool) -> tuple[float, float]:
    """The chances of one and of two opening escobas, by counting all layouts."""
    one = two = every = 0
    for layout in combinations(sorted(PACK), 4):
        values, every = [value(card) for card in layout], every + 1
        one += sum(values) == 15
        pairs = sum(values) == 30 and (not split or any(
            sum(chosen) == 15 for size in (1, 2, 3) for chosen in combinations(values, size)))
        two += pairs
    return one / every, two / every


@pytest.mark.parametrize("split", [False, True])
def test_an_opening_of_fifteen_or_thirty_is_the_dealers(split: bool) -> None:
    found, (one, two) = openings("escoba", *(["two-fifteens"] if split else [])), exact(split)
    assert abs(found[1] / 3000 - one) < 4 * (one / 3000) ** 0.5
    assert abs(found[2] / 3000 - two) < 4 * (two / 3000) ** 0.5
    assert set(found) <= {0, 1, 2}


def test_the_dealer_takes_the_opening() -> None:
    game = game_of("escoba")
    for seed in range(300):
        state = game.start(seed=seed)
        position = game.to_position(state)
        if not position.get("floor"):
            assert game.points(state)[position["dealer"]] in (1, 2)
            assert state.seat != position["dealer"]
            assert sum(map(value, " ".join(position["won"].values()).split())) in (15, 30)
            return
    raise AssertionError("no such opening")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_ten_more_than_fifteens_is_left(players: int) -> None:
    """All cards are worth 220, and every capture 15; so nothing can be swept by the last card."""
    game = game_of("escoba", players=players)
    for seed in range(25):
        state, rng, before = game.start(seed=seed), Random(seed), None
        while not game.is_over(state) and state.round == 1:
            before = game.to_position(state)
            move = rng.choice(game.moves(state))
            text = game.text(state, move)
            game.play(state, move)
        assert before is not None
        floor = before.get("floor", "").split()
        assert sum(map(value, [*floor, *" ".join(before["hand"].values()).split()])) % 15 == 10
        assert "=" not in text or len(text.split("=")[1].split("+")) < len(floor)
        assert sorted(cards(before)) == sorted(PACK)


def test_an_opening_of_thirty_may_stay() -> None:
    thirty, fifteen = "KC KD 7H 3C", "KC 2D 2H AC"
    assert opening("escoba", thirty).get("floor", "") == ""
    assert len(opening("escoba", thirty, "fifteen-only")["floor"].split()) == 4
    assert opening("escoba", fifteen, "fifteen-only").get("floor", "") == ""


@pytest.mark.parametrize(("variant", "points", "over"), [
    ("eighteen-points", 14, True), ("eighteen-points", 13, False),
    ("thirty-points", 26, True), ("thirty-points", 25, False)])
def test_other_targets(variant: str, points: int, over: bool) -> None:
    """Four sevens are cards, coins, the seven of coins and the setenta: four points."""
    table = Played("escoba", variant, stock="", hand={1: "KC"}, won={1: "7C 7H 7S 7D"}, points={1: points})
    assert table.play("KC").gains == {1: 4}
    assert table.over == over
