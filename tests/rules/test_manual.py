"""docs/mechanics.md is what the mechanics say of themselves."""
from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from cardgames import mechanics
from cardgames.mechanics.base import KINDS
from cardgames.rules import manual

PAGE = Path(__file__).parents[2] / "docs" / "mechanics.md"
TEXT = PAGE.read_text(encoding="utf-8")


def under(name: str) -> str:
    """What the page says of a mechanic."""
    found = re.search(rf"^### `{name}`\n(.*?)(?=^##|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, f"docs/mechanics.md has no heading {name}"
    return found[1]


def test_the_page_is_current() -> None:
    assert manual.dumps() == TEXT, "docs/mechanics.md is stale: python -m cardgames.rules.manual > docs/mechanics.md"


@pytest.mark.parametrize("name", mechanics.names())
def test_every_mechanic_is_told_with_its_rule_its_source_and_its_parameters(name: str) -> None:
    module, told = mechanics.find(name), under(name)
    assert " ".join((inspect.getdoc(module) or "").split("\n\n")[0].split()) in told
    assert "\nSource: " in told
    assert (f"Short form: `{name}: …` gives `{module.Params.SHORT}`." in told) == (module.Params.SHORT is not None)
    models = [module.Params, *(model for field in module.Params.model_fields.values()
                               for model in manual.inner(field.annotation))]
    for key, field in [item for model in models for item in model.model_fields.items()]:
        assert field.description, f"{name}: {key} has no description"
        assert re.search(rf"^\| `{field.alias or key}` \| .*{re.escape(field.description)} \|$", told, re.MULTILINE)


def test_mechanics_stand_under_their_kind_and_no_others_are_told() -> None:
    parts = re.split(r"^## (\w+)\n", TEXT, flags=re.MULTILINE)
    told = {title: re.findall(r"^### `(\w+)`$", body, re.MULTILINE)
            for title, body in zip(parts[1::2], parts[2::2], strict=True)}
    plurals = {"duty": "Duties"}
    assert told == {plurals.get(kind, kind.capitalize() + "s"): list(mechanics.of_kind(kind)) for kind in KINDS}


@pytest.mark.parametrize(("name", "row"), [
    ("capture", "| `several` | `optional` or `all` or `one` | `optional` |"),
    ("capture", "| `sum` | map, or `none` | see below |"),
    ("deal", "| `cards` | whole number, or `all`, or list of numbers | required |"),
    ("sweep", "| `by` | `any`, or class of cards | `any` |"),
    ("sweep", "| `points` | whole number | `1` |"),
    ("sweep", "| `last_play` | `true` or `false` | `true` |"),
    ("repair", "| `ban` | list of classes of cards | empty |"),
    ("build", "| `from` | `one` or `any` | `one` |"),
])
def test_what_may_be_written_is_told_in_words(name: str, row: str) -> None:
    assert row in under(name)
