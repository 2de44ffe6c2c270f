"""The worked examples of the fishing family, each checked by play; every variant has one. Suipi's and Samoa's are in
folders of their own."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.rules.catalogue import Catalogue
from tests.games.playing import Played, game_of
from tests.games.suipi.playing import example_fault

GAMES = [id for id in Catalogue().ids() if id not in ("suipi", "samoa")]
EXAMPLES = [(id, name) for id in GAMES for name in game_of(id).ruleset.examples]
CARRIED = "carried cards"


@pytest.mark.parametrize(("id", "name"), EXAMPLES)
def test_an_example_holds(id: str, name: str) -> None:
    example: Any = dict(game_of(id).ruleset.examples[name])
    table = Played(id, *example.get("variants", ()), players=example.get("players"), **example["given"])
    then = dict(example.get("then", {}))
    carried = then.pop(CARRIED, None)
    assert example_fault(table, {**example, "then": then}) is None
    assert carried is None or table.game.to_position(table.state).get(CARRIED, 0) == carried


@pytest.mark.parametrize("id", GAMES)
def test_every_variant_has_an_example(id: str) -> None:
    rules = game_of(id).ruleset
    shown = {variant for example in rules.examples.values() for variant in example.get("variants", ())}
    assert shown == set(rules.variants_info)
