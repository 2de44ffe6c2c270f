"""docs/rule-language.md names every section and key that there is, with choices and default, and none that is not."""
from __future__ import annotations

import re
import types
import typing
from pathlib import Path

import pytest
from pydantic import BaseModel

from cardgames.mechanics.base import CardClass
from cardgames.pages import examples
from cardgames.rules import layout, models

PAGE = Path(__file__).parents[2] / "docs" / "rule-language.md"
TEXT = PAGE.read_text(encoding="utf-8")
# The headings that the tables of a model stand under; a heading may hold several.
SECTIONS: dict[str, tuple[type[BaseModel], ...]] = {
    "The head": (models.Source,), "The rule sections": (models.Shape,), "`seats`": (models.Seats,),
    "`pack` and `packs`": (models.Pack,), "`spots` and `zones`": (models.Zone,),
    "`round`": (models.Round, models.Deals, models.Phase), "`turn`": (models.Step,), "`scoring`": (models.Scoring,),
    "`ending`": (models.Ending,), "Classes of cards": (CardClass,), "Variants": (models.VariantInfo,),
    "Examples": (models.Example,),
}
ELSEWHERE = ("variants", "examples", "about")   # keys of the document that have a section of their own


def under(heading: str) -> str:
    """What stands under a heading, up to the next one of any level."""
    found = re.search(rf"^#+ {re.escape(heading)}\n(.*?)(?=^#|\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found, f"docs/rule-language.md has no heading {heading}"
    return found[1]


def rows(heading: str) -> dict[str, list[str]]:
    """The rows of the tables under a heading, by key."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in under(heading).split("\n")
             if line.startswith("| `")]
    return {row[0].strip("`"): row[1:] for row in cells}


def choices(annotation: object) -> set[str]:
    """The words that may stand for a value."""
    if typing.get_origin(annotation) is typing.Literal:
        return {str(each) for each in typing.get_args(annotation)}
    unions = (typing.Union, types.UnionType, typing.Annotated)
    parts = typing.get_args(annotation) if typing.get_origin(annotation) in unions else ()
    return {choice for part in parts for choice in choices(part)}


def check(heading: str, *found: type[BaseModel], more: tuple[str, ...] = ()) -> None:
    fields = {field.alias or name: field for model in found for name, field in model.model_fields.items()}
    table = rows(heading)
    assert set(table) == set(fields) | set(more)
    for name in set(table) - set(more):
        value, default, meaning = table[name]
        assert meaning, name
        assert choices(fields[name].annotation) <= set(re.findall(r"`([^`]+)`", value)), name
        usual = fields[name].get_default()
        if fields[name].is_required():
            assert default == "required", name
        elif isinstance(usual, bool):
            assert default == f"`{str(usual).lower()}`", name
        elif isinstance(usual, str | int) and usual != "":
            assert default == f"`{usual}`", name


@pytest.mark.parametrize("heading", SECTIONS)
def test_every_key_of_a_section_is_told(heading: str) -> None:
    more = tuple(set(models.Document.model_fields) - set(ELSEWHERE)) if heading == "The head" else ()
    check(heading, *SECTIONS[heading], more=more)


def test_every_section_is_told() -> None:
    told = set(rows("The head")) | set(rows("The rule sections")) | set(rows("A game made from another"))
    known = {*layout.HEADER, *layout.DERIVED, *layout.RULES}
    assert known <= told
    assert {"Variants", "Examples", "About"} <= set(re.findall(r"^## (.+)$", TEXT, re.MULTILINE))
    kept = re.findall(r"what else comes along: ([^|]+) \|", TEXT)[0]
    assert tuple(kept.split(", ")) == layout.KEPT


def test_the_shortest_game_of_the_page_is_one(tmp_path: Path) -> None:
    file = tmp_path / "short.yaml"
    file.write_text(re.findall(r"^```yaml\n(format: 1\n.*?)^```", TEXT, re.MULTILINE | re.DOTALL)[0], encoding="utf-8")
    assert [str(result) for result in examples.run(file) if not result.ok] == []
    assert len(examples.run(file)) == 1
