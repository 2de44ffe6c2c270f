"""The worked examples written in the ruleset, each checked by play."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.suipi.playing import Table, example_fault, game_of

EXAMPLES: dict[str, Any] = dict(game_of().ruleset.examples)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_holds(name: str) -> None:
    example = EXAMPLES[name]
    table = Table(*example.get("variants", ()), players=example.get("players"), **example["given"])
    assert example_fault(table, example) is None


def test_every_variant_has_an_example() -> None:
    shown = {variant for example in EXAMPLES.values() for variant in example.get("variants", ())}
    assert shown == set(game_of().ruleset.variants_info)
