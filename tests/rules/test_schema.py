"""The JSON Schema: made from the models, fit for the rulesets, strict where it can be."""
from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from cardgames.rules import schema
from cardgames.rules.catalogue import built_in
from cardgames.rules.reader import read

HERE = Path(__file__).parent
GOOD = sorted((HERE / "games").glob("*.yaml")) + sorted((built_in() or HERE / "none").glob("*.yaml"))
TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}


@cache
def whole() -> dict[str, Any]:
    """The schema."""
    return schema.schema()


def fits(value: Any, rule: Any) -> bool:
    """Whether a value fits a schema: as much of JSON Schema as ours uses."""
    if rule is True:
        return True
    if "$ref" in rule and not fits(value, whole()["$defs"][rule["$ref"].removeprefix("#/$defs/")]):
        return False
    if "type" in rule and (not isinstance(value, TYPES[rule["type"]]) or (rule["type"] == "integer" and value is True)):
        return False
    if ("const" in rule and value != rule["const"]) or ("enum" in rule and value not in rule["enum"]):
        return False
    if "anyOf" in rule and not any(fits(value, each) for each in rule["anyOf"]):
        return False
    if isinstance(value, dict):
        return _map_fits(value, rule)
    if isinstance(value, list):
        return len(value) >= rule.get("minItems", 0) and all(fits(each, rule.get("items", True)) for each in value)
    return not (isinstance(value, int) and value < rule.get("minimum", value))


def _map_fits(value: dict[str, Any], rule: Any) -> bool:
    if not rule.get("minProperties", 0) <= len(value) <= rule.get("maxProperties", 999):
        return False
    if not set(rule.get("required", [])) <= set(value):
        return False
    own, others = rule.get("properties", {}), rule.get("additionalProperties", True)
    for key, each in value.items():
        patterns = [sub for pattern, sub in rule.get("patternProperties", {}).items() if re.search(pattern, key)]
        matching = [own[key]] if key in own else patterns or [others]
        if "propertyNames" in rule and not re.search(rule["propertyNames"]["pattern"], key):
            return False
        if not all(sub is not False and fits(each, sub) for sub in matching):
            return False
    return True


@pytest.mark.parametrize("file", GOOD, ids=lambda file: file.stem)
def test_rulesets_fit_the_schema(file: Path) -> None:
    data = read(file.read_bytes(), file.name).tree.data
    for section, value in data.items():
        assert fits(value, whole()["properties"][section]), section
    assert fits(data, whole())


@pytest.mark.parametrize("name", [
    "section_unknown", "shape_whole_number", "shape_one_of_several", "shape_list_of_moves",
    "shape_unknown_parameter", "status_unknown", "title_is_number", "variant_unknown_field", "change_is_a_list",
    "example_form", "extends_keep_unknown"])
def test_what_an_editor_can_already_see(name: str) -> None:
    data = read((HERE / "bad" / f"{name}.yaml").read_bytes(), name).tree.data
    assert not fits(data, whole())


def test_every_reference_leads_somewhere_and_every_definition_is_used() -> None:
    refs = set(re.findall(r'"#/\$defs/([^"]+)"', schema.dumps()))
    assert refs == set(whole()["$defs"])


def test_the_text_is_always_the_same_and_says_no_internal_names() -> None:
    text = schema.dumps()
    assert text == schema.dumps()
    assert json.loads(text) == whole()
    assert '"discriminator"' not in text
    assert '"holds": "piles"' not in text


def test_the_schema_beside_the_rulesets_is_current(root: Path) -> None:
    found = (root / "rulesets" / "schema.json").read_text(encoding="utf-8")
    assert found == schema.dumps(), "write it anew: cardgames schema > rulesets/schema.json"


def test_descriptions_are_kept() -> None:
    assert whole()["$defs"]["build"]["properties"]["max"]["description"]
    assert whole()["$defs"]["build-patch"]["properties"]["max"]["description"]
    assert "default" not in json.dumps(whole()["$defs"]["build-patch"])
