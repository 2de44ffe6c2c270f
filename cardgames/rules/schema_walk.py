"""Rewriting JSON Schemas: marks stripped, `by_players` allowed, everything made optional. Knows schemas, no rules."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

Json = dict[str, Any]

_MAPS = ("properties", "patternProperties", "$defs")
_LISTS = ("anyOf", "oneOf", "allOf", "prefixItems")
_SINGLE = ("items", "additionalProperties", "propertyNames", "not")
_MARKS = ("names", "of", "or", "holds", "cards", "odd")
_DEMANDS = ("required", "default", "minProperties", "minItems")
_BY_PLAYERS: Json = {"$ref": "#/$defs/by-players"}


def _rebuilt(schema: Json, change: Callable[[Json], Json]) -> Json:
    """A copy of a schema in which every schema directly inside it is changed."""
    made: Json = {}
    for key, value in schema.items():
        if key in _MAPS:
            made[key] = {name: change(each) for name, each in value.items()}
        elif key in _LISTS:
            made[key] = [change(each) for each in value]
        elif key in _SINGLE and isinstance(value, dict):
            made[key] = change(value)
        else:
            made[key] = value
    return made


def stripped(schema: Json) -> Json:
    """Without the marks that fields carry for the checks, and without pydantic's titles and tags."""
    made = _rebuilt(schema, stripped)
    for key in ("title", "discriminator", *_MARKS):
        made.pop(key, None)
    return made


def by_players_allowed(schema: Json) -> Json:
    """Every value inside may also be one for each number of players."""
    made = _rebuilt(schema, by_players_allowed)
    if "properties" in made:
        made["properties"] = {
            name: each if name == "use" else _or_by_players(each) for name, each in made["properties"].items()}
    if isinstance(made.get("additionalProperties"), dict):
        made["additionalProperties"] = _or_by_players(made["additionalProperties"])
    return made


def _or_by_players(schema: Json) -> Json:
    about: Json = {key: schema[key] for key in ("description", "default") if key in schema}
    bare = {key: value for key, value in schema.items() if key not in about}
    forms = bare["anyOf"] if set(bare) == {"anyOf"} else [bare]
    return {"anyOf": [*forms, _BY_PLAYERS], **about}


def partial(schema: Json) -> Json:
    """Nothing required, no defaults; one of several becomes any of them, since several may fit now."""
    made = _rebuilt(schema, partial)
    for key in _DEMANDS:
        made.pop(key, None)
    if "oneOf" in made:
        made["anyOf"] = made.pop("oneOf")
    ref = made.get("$ref", "")
    if ref and ref != _BY_PLAYERS["$ref"]:
        made["$ref"] = ref + "-patch"
    return made
