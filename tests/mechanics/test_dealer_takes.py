"""Opening layouts that the dealer takes, as so many sweeps."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.mechanics.dealer_takes import splits
from tests.mechanics.floor_table import Played, game_with, order, sentences

TOTALS = {"totals": {"15": 1, "30": 2}}


def opened(first: str, taking: dict[str, Any] | None = None, **changes: Any) -> Played:
    layout = {"floor": {"deal": {"to": "floor", "cards": 4}}, "taken": {"dealer_takes": taking or TOTALS}}
    rules = {"round__open": layout, "triggers": {"sweep": {}}, **changes}
    played = Played(game_with(**rules), turn=0)
    played.state = played.game.start(order=order(played.game, first))
    return played


def test_a_layout_of_the_total_is_the_dealers_sweep() -> None:
    played = opened("5C 4D 3H 3S")
    assert (played.zone("floor"), played.zone("won", 2)) == (set(), {"5C", "4D", "3H", "3S"})
    assert played.position["points"] == {"2": {"sweep": 1}}
    assert (played.position["dealer"], played.position["last_capturer"]) == (2, 2)


def test_twice_the_total_is_two_sweeps() -> None:
    assert opened("10C 5D 8H 7S").gains == [0, 2]


@pytest.mark.parametrize("first", ["5C 4D 3H 2S", "8C 7D KH QS"])       # courts have no value
def test_any_other_layout_stays(first: str) -> None:
    played = opened(first)
    assert (played.zone("floor"), played.gains) == (set(first.split()), [0, 0])


def test_it_may_be_who_leads_that_takes_them() -> None:
    played = opened("5C 4D 3H 3S", {**TOTALS, "who": "leader"})
    assert (played.gains, played.position["last_capturer"]) == ([1, 0], 1)
    assert "the leader takes them" in sentences("dealer_takes", totals={"15": 1}, who="leader")[0]


def test_several_sweeps_may_need_so_many_groups() -> None:
    apart = {**TOTALS, "split": True}
    assert opened("10C 5D 8H 7S", apart).gains == [0, 2]
    assert opened("10C 10D 9H AS", apart).gains == [0, 0]
    assert opened("5C 4D 3H 3S", apart).gains == [0, 1]


def test_the_dealer_gets_the_points_that_a_sweep_is_worth() -> None:
    assert opened("5C 4D 3H 3S", triggers={"sweep": {"points": 10}}).gains == [0, 10]
    noted = opened("10C 5D 8H 7S", triggers={"sweep": {"net": True}})
    assert (noted.gains, noted.position["tally sweep"]) == ([0, 0], {"2": 2})


def test_a_layout_that_is_dealt_anew_brings_nothing() -> None:
    layout = {"floor": {"deal": {"to": "floor", "cards": 4}},
              "fives": {"repair": {"ban": [{"rank": "5"}], "how": "redeal"}}, "taken": {"dealer_takes": TOTALS}}
    played = opened("5C 4D 3H 3S", round__open=layout)
    values = [played.game.cards.value[played.game.cards.text.index(card)] for card in played.zone("floor")]
    assert sum(values) not in (15, 30) or 0 in values
    assert played.gains == [0, 0]


@pytest.mark.parametrize(("values", "groups", "found"), [
    ([10, 5, 8, 7], 2, True), ([10, 10, 9, 1], 2, False), ([5, 5, 5], 3, True), ([5, 5, 4], 3, False),
    ([9, 1, 5, 5, 6, 4], 3, True), ([7], 1, True),
])
def test_groups_of_equal_total(values: list[int], groups: int, found: bool) -> None:
    assert splits(values, groups) == found


def test_sentences() -> None:
    assert len(sentences("dealer_takes", **TOTALS, split=True)) == 3
