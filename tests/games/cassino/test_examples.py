"""The worked examples of Cassino and the games made from it, each checked by play; every variant has one."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.cassino.playing import FAMILY, Played, game_of
from tests.games.suipi.playing import example_fault

EXAMPLES = [(id, name) for id in FAMILY for name in game_of(id).ruleset.examples]


@pytest.mark.parametrize(("id", "name"), EXAMPLES)
def test_an_example_holds(id: str, name: str) -> None:
    example: Any = game_of(id).ruleset.examples[name]
    table = Played(id, *example.get("variants", ()), players=example.get("players"), **example["given"])
    assert example_fault(table, example) is None


@pytest.mark.parametrize("id", FAMILY)
def test_every_variant_has_an_example(id: str) -> None:
    rules = game_of(id).ruleset
    shown = {variant for example in rules.examples.values() for variant in example.get("variants", ())}
    assert shown == set(rules.variants_info)
