"""The worked examples written in the ruleset, each checked by play."""
from __future__ import annotations

from typing import Any

import pytest

from tests.games.samoa.playing import Table, game_of, holds

EXAMPLES: dict[str, Any] = dict(game_of().ruleset.examples)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_holds(name: str) -> None:
    example = EXAMPLES[name]
    table = Table(*example.get("variants", ()), players=example.get("players"), **example["given"])
    if "refused" in example:
        assert table.refused(example["move"]) == example["refused"]
    elif "legal" in example:
        assert table.legal() == sorted(example["legal"])
    elif "count" in example:
        assert len(table.legal()) == example["count"]
    else:
        table.play(*example.get("moves", [example.get("move")]))
        assert [(key, table.now(key) if key in table.game.to_position(table.state) else None)
                for key, expected in example["then"].items() if not holds(table, key, expected)] == []


def test_every_variant_has_an_example() -> None:
    shown = {variant for example in EXAMPLES.values() for variant in example.get("variants", ())}
    assert shown == set(game_of().ruleset.variants_info)


def test_every_move_and_score_line_has_an_example() -> None:
    played = " ".join(text for example in EXAMPLES.values() for text in example.get("moves", [example.get("move", "")]))
    refused = {example["refused"].split(".")[1] for example in EXAMPLES.values() if "refused" in example}
    assert all(word in played for word in ("@", "draw", "skip", "burn", "blow", "guess"))
    assert refused == {"place", "draw_more", "burn", "guess"}
