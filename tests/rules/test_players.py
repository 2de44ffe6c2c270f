"""Numbers of players: `by_players`, teams, and what a table may be."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from cardgames.errors import Fault, UsageError
from cardgames.rules.by_players import resolve
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.tree import Tree


@pytest.mark.parametrize(("players", "cards", "sides"), [(2, 8, ((1,), (2,))), (4, 6, ((1, 3), (2, 4)))])
def test_the_value_for_this_table(catalogue: Catalogue, players: int, cards: int, sides: object) -> None:
    rules = catalogue.load_ruleset("pond", players=players)
    part = rules.part("round.deals.open.hands")
    assert part is not None
    assert part.params.cards == cards  # type: ignore[attr-defined]
    assert rules.sides == sides
    assert rules.players == players


def test_the_first_number_is_the_usual_one(catalogue: Catalogue) -> None:
    assert catalogue.load_ruleset("pond").players == 2


def test_a_number_the_game_is_not_for(catalogue: Catalogue) -> None:
    with pytest.raises(UsageError, match="pond is for 2 or 4 players, not 3"):
        catalogue.load_ruleset("pond", players=3)


def test_by_players_anywhere_and_within_each_other() -> None:
    faults: list[Fault] = []
    inner = {"by_players": {"2": 1, "3": 2}}
    tree = Tree({"a": {"by_players": {"2": {"b": inner}, "3": 5}}, "c": [{"by_players": {"2": 7}}]})
    assert resolve(tree, 2, faults).data == {"a": {"b": 1}, "c": [7]}
    assert not faults


def test_a_value_that_is_missing(refused: Callable[..., str]) -> None:
    report = refused("extends: pond\nchange: {moves: {build: {max: {by_players: {2: 9}}}}}\n", players=4)
    assert "there is no value for 4 players; there is one for 2" in report
