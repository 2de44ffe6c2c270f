"""The best card of every suit by a table of worth; the most of a rank, then of the next."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.errors import RulesetError
from cardgames.rules.loading import from_effective
from tests.mechanics.count_table import gains
from tests.mechanics.floor_table import RULES, game_with, sentences

WORTH = {"7": 21, "6": 18, "A": 16, "5": 15, "4": 14, "3": 13, "2": 12, "J": 10, "Q": 10, "K": 10}
PRIME = {"use": "best", "worth": WORTH, "points": 1}
SEVENS = {"use": "best", "ranks": ["7", "6", "5"], "points": 1}


@pytest.mark.parametrize(("won", "expected"), [
    ({1: "7C 6D AH 5S", 2: "7D 7H 4C 3S"}, [1, 0]),             # 21+18+16+15 = 70 against 21+21+14+13 = 69
    ({1: "7C 6D AH 5S", 2: "7D 7H 6C 3S"}, [0, 1]),             # 70 against 73
    ({1: "7C 6D AH 5S", 2: "6C 7D 5H AS"}, [0, 0]),             # 70 each
    ({1: "7C 2C 3C", 2: "QC QD QH QS"}, [0, 1]),                # 1 lacks suits
    ({1: "7C 7D 7H", 2: "QC QD QH"}, [0, 0]),                   # both do
    ({}, [0, 0]),
])
def test_the_best_card_of_every_suit_counts(won: dict[int, str], expected: list[int]) -> None:
    assert gains(PRIME, won) == expected


def test_a_lacking_suit_may_only_count_nothing() -> None:
    assert gains({**PRIME, "every_suit": False}, {1: "7C 7D 7H", 2: "QC QD QH QS"}) == [1, 0]


def test_level_sides_may_split() -> None:
    assert gains({**PRIME, "points": 2, "tie": "split"}, {1: "7C 6D AH 5S", 2: "6C 7D 5H AS"}) == [1, 1]


@pytest.mark.parametrize(("won", "expected"), [
    ({1: "7C 7D 7H", 2: "7S 6C 6D 6H"}, [1, 0]),
    ({1: "7C 7D 6H", 2: "7S 7H 6C 6D"}, [0, 1]),                # two sevens each, then sixes
    ({1: "7C 7D 6H 6S 5C", 2: "7S 7H 6C 6D 5D"}, [0, 0]),
    ({1: "5C"}, [1, 0]),                                        # no sevens and no sixes: fives decide
    ({1: "4C", 2: "3C"}, [0, 0]),
])
def test_the_most_of_a_rank_then_of_the_next(won: dict[int, str], expected: list[int]) -> None:
    assert gains(SEVENS, won) == expected


def test_who_is_behind_in_the_first_rank_is_out() -> None:
    won = {1: "7C 7D 6H", 2: "7S 7H", 3: "6C 6D 6S"}
    assert gains(SEVENS, won, players=3) == [1, 0, 0]


def tally(line: dict[str, Any], won: dict[int, str]) -> list[Any]:
    game = game_with(scoring__lines={"line": line})
    _, scorer = game.bound.plan.lines["line"]
    found = scorer.tally(game.position({"won": won, "turn": 0}))
    return found if not scorer.counts_cards else [
        " ".join(text for card, text in enumerate(game.cards.text) if cards >> card & 1) for cards in found]


def test_the_tally_tells_the_sums_or_the_cards_that_decided() -> None:
    assert tally(PRIME, {1: "7C 6D AH 5S", 2: "7H"}) == [70, 0]
    assert tally(SEVENS, {1: "7C 7D 6H", 2: "7S 6C"}) == ["7C 7D", "7S"]
    assert tally(SEVENS, {1: "7C 6H 5C", 2: "7S 6C 6D"}) == ["6H 7C", "6C 6D 7S"]


@pytest.mark.parametrize("both", [{}, {"worth": WORTH, "ranks": ["7"]}])
def test_exactly_one_way_to_compare(both: dict[str, Any]) -> None:
    with pytest.raises(RulesetError, match="exactly one of worth"):
        game_with(scoring__lines={"line": {"use": "best", "points": 1, **both}})


def test_a_rank_that_there_is_not_is_told() -> None:
    rules = {**RULES, "scoring": {"per": "round", "lines": {"line": {**PRIME, "worth": {"7": 21, "B": 3}}}}}
    with pytest.raises(RulesetError, match='there is no rank "B"'):
        from_effective(rules, 2)


def test_sentences() -> None:
    assert len(sentences("best", worth=WORTH, points=1)) == len(sentences("best", ranks=["7", "6"], points=1)) == 3
    assert len(sentences("best", ranks=["7"], points=1, tie="split")) == 2
