"""The JSON Schema of ruleset files, for completion and hover help in editors; made from the models that check them.

It says 2020-12 but keeps to what draft 7 readers know. It is laxer than the checks: what stands under `by_players` and
whether names exist is left to them.
"""
from __future__ import annotations

import json
import re
from typing import Any

from pydantic.json_schema import models_json_schema

from cardgames import mechanics
from cardgames.rules import layout
from cardgames.rules.models import Document, Shape, Step
from cardgames.rules.parts import STEP_FIELDS
from cardgames.rules.schema_walk import by_players_allowed, partial, stripped

Json = dict[str, Any]
BY_PLAYERS: Json = {
    "type": "object", "required": ["by_players"], "additionalProperties": False,
    "description": "one value for each number of players",
    "properties": {"by_players": {"type": "object", "minProperties": 1, "propertyNames": {"pattern": "^[1-9][0-9]*$"}}},
}
_ALWAYS = ("title", "seats", "zones", "round", "turn", "moves", "scoring", "ending")
_NAME = "^[a-z][a-z0-9_-]*$"


def dumps() -> str:
    """The text of `schema.json`; the same for the same models."""
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def schema() -> Json:
    """The schema as plain data."""
    definitions, refs = _models()
    root = definitions.pop(refs["Document"])
    rules = definitions.pop(refs["Shape"])["properties"]
    definitions.update(_entries(definitions, refs))
    rules.update(_filled(rules, definitions, refs))
    definitions = {name: by_players_allowed(each) for name, each in sorted(definitions.items())}
    rules = {name: by_players_allowed({"properties": {name: each}})["properties"][name] for name, each in rules.items()}
    texts = {name: root["properties"][name] for name in layout.PATCHED if name not in layout.RULES}
    patches, patched = _patch({**rules, **texts}, definitions)
    variant = definitions[refs["VariantInfo"]]["properties"]
    variant["change"] = variant["add"] = {"$ref": "#/$defs/patch"}
    made = {
        "$schema": "https://json-schema.org/draft/2020-12/schema", "title": "a ruleset of cardgames", "type": "object",
        "required": ["format"], "additionalProperties": False,
        "anyOf": [{"required": ["extends"]}, {"required": list(_ALWAYS)}],
        "properties": {**root["properties"], **_derived(), **rules},
    }
    return {**made, "$defs": _reached(made, {**definitions, **patches, "patch": patched, "by-players": BY_PLAYERS})}


def _reached(root: Json, definitions: dict[str, Json]) -> dict[str, Json]:
    """Only the definitions that are used."""
    found: set[str] = set()
    waiting = [root]
    while waiting:
        for name in re.findall(r'"#/\$defs/([^"]+)"', json.dumps(waiting.pop())):
            if name not in found:
                found.add(name)
                waiting.append(definitions[name])
    return {name: definitions[name] for name in sorted(found)}


def _models() -> tuple[dict[str, Json], dict[str, str]]:
    """The definitions of all models, and the name each model's has: mechanics by their name, others by their class."""
    found = [(Document, "validation"), (Shape, "validation"), (Step, "validation")]
    found += [(mechanics.find(name).Params, "validation") for name in mechanics.names()]
    refs, top = models_json_schema(found, ref_template="#/$defs/{model}")  # type: ignore[arg-type]
    definitions = {name: stripped(each) for name, each in top["$defs"].items()}
    names = {name: name for name in definitions}
    for (model, _), ref in refs.items():
        own = model.__module__.rpartition(".")[2] if model.__module__.startswith(mechanics.__name__) else model.__name__
        names[own] = ref["$ref"].removeprefix("#/$defs/")
    return definitions, names


def _entries(definitions: dict[str, Json], refs: dict[str, str]) -> dict[str, Json]:
    """For each mechanic a definition under its own name, one with `use`, and one for each kind."""
    made: dict[str, Json] = {}
    kinds: dict[str, list[str]] = {}
    for name in mechanics.names():
        module = mechanics.find(name)
        body = definitions.pop(refs[name])
        body.pop("title", None)
        body["description"] = (module.__doc__ or "").partition("\n\n")[0].replace("\n", " ")
        kinds.setdefault(module.KIND, []).append(name)
        used = {**body, "properties": {"use": {"const": name}, **body.get("properties", {})}}
        made[f"use-{name}"] = {**used, "required": ["use", *body.get("required", [])]}
        short = module.Params.SHORT
        made[name] = {"anyOf": [body["properties"][short], body], "description": body["description"]} if short else body
    for kind, names in kinds.items():
        made[f"any-{kind}"] = {"anyOf": [{"$ref": f"#/$defs/use-{name}"} for name in names]}
        made[f"one-{kind}"] = {
            "type": "object", "minProperties": 1, "maxProperties": 1, "additionalProperties": False,
            "properties": {name: {"$ref": f"#/$defs/{name}"} for name in names}}
        made[f"name-{kind}"] = {"anyOf": [{"enum": names}, {"$ref": f"#/$defs/one-{kind}"}]}
    return made


def _filled(rules: dict[str, Json], definitions: dict[str, Json], refs: dict[str, str]) -> dict[str, Json]:
    """The sections that name mechanics, with what may be named there."""
    rounds, scoring = definitions[refs["Round"]]["properties"], definitions[refs["Scoring"]]["properties"]
    deals, ending = definitions[refs["Deals"]]["properties"], definitions[refs["Ending"]]
    for holder in (rounds, deals):
        holder["open"] = {**_named({"$ref": "#/$defs/one-dealer"}), "description": holder["open"]["description"]}
    rounds["starter"] = {"$ref": "#/$defs/name-order", "description": rounds["starter"]["description"]}
    scoring["lines"] = {**_section("scorer"), "description": scoring["lines"]["description"]}
    for name in ("match", "ranking"):
        form = {"$ref": f"#/$defs/{'one' if name == 'match' else 'name'}-ender"}
        ending["properties"][name] = {**form, "description": ending["properties"][name]["description"]}
    ending["properties"].update({name: {"$ref": f"#/$defs/{name}"} for name in mechanics.of_kind("ender")})
    ending["additionalProperties"] = {"$ref": "#/$defs/any-ender"}
    definitions[refs["Step"]] = _step(definitions[refs["Step"]], definitions)
    kinds = {"moves": "mover", "duties": "duty", "triggers": "trigger"}
    return {name: {**_section(kind), "description": rules[name]["description"]} for name, kind in kinds.items()}


def _named(each: Json) -> Json:
    return {"type": "object", "additionalProperties": each, "propertyNames": {"pattern": _NAME}}


def _section(kind: str) -> Json:
    """A map of rules: under a mechanic's own name its parameters, under any name `use`."""
    used = {"$ref": f"#/$defs/any-{kind}"}
    own = {name: {"anyOf": [{"$ref": f"#/$defs/{name}"}, used]} for name in mechanics.of_kind(kind)}
    return {**_named(used), "properties": own}


def _step(step: Json, definitions: dict[str, Json]) -> Json:
    """A step of a turn: its own fields and those of one order."""
    fields = {name: step["properties"][name] for name in STEP_FIELDS}
    forms = []
    for name in mechanics.of_kind("order"):
        if hasattr(mechanics.find(name), "CARD_FROM"):
            own = definitions[name]
            forms.append({
                "type": "object", "additionalProperties": False,
                "properties": {**fields, **own.get("properties", {})},
                "required": [*step["required"], *own.get("required", [])]})
    return {"anyOf": forms, "description": step.get("description", "")}


def _patch(rules: dict[str, Json], definitions: dict[str, Json]) -> tuple[dict[str, Json], Json]:
    """The same sections with nothing required, for `change` and `add`."""
    patches = {f"{name}-patch": partial(each) for name, each in definitions.items()}
    properties = {name: partial({"properties": {name: each}})["properties"][name] for name, each in rules.items()}
    return patches, {"type": "object", "additionalProperties": False, "properties": properties}


def _derived() -> dict[str, Json]:
    """The sections of a file that extends another."""
    texts: Json = {"type": "array", "items": {"type": "string"}}
    patch: Json = {"$ref": "#/$defs/patch"}
    return {
        "extends": {"type": "string", "description": "the id of the game whose rules these are, but for what follows"},
        "with": {**texts, "description": "variants of that game that are always on"},
        "keep": {"type": "array", "items": {"enum": list(layout.KEPT)}, "description": "what else comes along from it"},
        "change": {**patch, "description": "values that become others"},
        "add": {**patch, "description": "values that are new"},
        "remove": {**texts, "description": "paths that are taken away, such as moves.build"},
    }
