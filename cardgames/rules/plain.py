"""Complaints of pydantic become faults: the author's path, a sentence in plain words, what would be accepted.

A union of forms (`cards: 8`, `all` or a list) complains once for each form; here that becomes one sentence, or the
complaint of the form that was clearly meant. No word of Python's or pydantic's reaches the author.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from cardgames.errors import Fault
from cardgames.rules.near import either, meant
from cardgames.rules.tree import Path, Plain, Tree, at_name, at_value, item

Model = type[BaseModel]
Error = Mapping[str, Any]

_MISFITS = ("_type", "literal_error", "none_required")  # complaints about the form as a whole


def faults(error: ValidationError, model: Any, tree: Tree, path: Path) -> list[Fault]:
    """The faults of one validated value: `tree` is that value, `path` where it stands."""
    return _grouped(list(error.errors(include_url=False)), model, tree, path, depth=0)


def _grouped(errors: list[Any], model: Any, tree: Tree, path: Path, *, depth: int) -> list[Fault]:
    """The faults of some errors, those of each union together; `depth` unions are already decided."""
    groups: dict[tuple[str, ...], list[tuple[Path, Error]]] = {}
    for each in errors:
        clean, union = _cleaned(tuple(_step(part) for part in each["loc"]), tree, each["type"], depth)
        groups.setdefault(union if union is not None else clean, []).append((clean, each))
    found = []
    for key, group in groups.items():
        found += _group(key, group, model, tree, path, depth)
    return found


def models_at(model: Any, steps: Iterable[str]) -> list[Model]:
    """The models that may stand at a path below a model or type."""
    found = _models(model)
    for step in steps:
        below: list[Model] = []
        stays = True
        for each in found:
            field = field_of(each, step)
            if field is not None:
                stays = False
                below += _models(field.annotation)
        found = found if stays else below
    return found


def field_of(model: Model, name: str) -> Any:
    """The field that an author writes as `name`, or None."""
    for attribute, field in model.model_fields.items():
        if (field.alias or attribute) == name:
            return field
    return None


def names_of(models: Iterable[Model]) -> list[str]:
    """The names an author may write in a map that is one of these models."""
    return [field.alias or name for model in models for name, field in model.model_fields.items()]


def _models(annotation: Any) -> list[Model]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [annotation]
    return [model for part in get_args(annotation) for model in _models(part)]


def _step(part: str | int) -> str:
    return item(part + 1) if isinstance(part, int) else part


def _cleaned(steps: Path, tree: Tree, kind: str, depth: int) -> tuple[Path, Path | None]:
    """The steps that exist in the file (the last one of something missing does not), and where a union began.

    The first `depth` steps that do not exist are unions already decided.
    """
    clean: list[str] = []
    union: Path | None = None
    here: Tree | None = tree
    for place, step in enumerate(steps):
        kid = here.kid(step) if here else None
        if kid is not None:
            clean.append(step)
            here = kid
        elif kind == "missing" and place == len(steps) - 1:
            clean.append(step)
        elif step != "[key]" and union is None:
            depth -= 1
            union = tuple(clean) if depth < 0 else None
    return tuple(clean), union


def _group(key: Path, errors: list[tuple[Path, Error]], model: Any, tree: Tree, path: Path, depth: int) -> list[Fault]:
    if len(errors) > 1 or (errors[0][0] != key):
        deeper = [(clean, each) for clean, each in errors
                  if len(clean) > len(key) or not each["type"].endswith(_MISFITS)]
        if not deeper:
            return [_none_fits(key, [each for _, each in errors], model, tree, path)]
        best = _best_form(key, deeper)
        if len(best) < len(errors):
            return _grouped([each for _, each in best], model, tree, path, depth=depth + 1)
        errors = best
    return [_one(clean, each, model, tree, path) for clean, each in errors]


def _best_form(key: Path, errors: list[tuple[Path, Error]]) -> list[tuple[Path, Error]]:
    """Of several forms that fit as a whole but not in part, the one with the fewest complaints."""
    forms: dict[str, list[tuple[Path, Error]]] = {}
    for clean, each in errors:
        steps = tuple(_step(part) for part in each["loc"])
        forms.setdefault(steps[len(key)] if len(steps) > len(key) else "", []).append((clean, each))
    return min(forms.values(), key=len)


def _none_fits(key: Path, errors: list[Error], model: Any, tree: Tree, path: Path) -> Fault:
    words: list[str] = []
    literals: list[str] = []
    for each in errors:
        if each["type"] == "literal_error":
            literals += _options(each)
        else:
            words.append(_wanted(each, models_at(model, key)))
    value = errors[0]["input"]
    sentence = f"this must be {either(dict.fromkeys([*literals, *words]))}, not {show(value)}"
    near = meant(value, literals) if isinstance(value, str) and literals else ""
    return at_value(tree.near(key), (*path, *key), sentence + (near if "did you mean" in near else ""))


def _one(clean: Path, error: Error, model: Any, tree: Tree, path: Path) -> Fault:
    kind, here = error["type"], (*path, *clean)
    if kind == "missing":
        return at_name(tree.near(clean), here, _missing(clean, error, model))
    if kind == "extra_forbidden":
        known = names_of(models_at(model, clean[:-1]))
        here_known = meant(clean[-1], known, "known here") or "; there is nothing to set here"
        return at_name(tree.near(clean), here, f'"{clean[-1]}" is not known here{here_known}')
    if "[key]" in error["loc"]:
        return at_name(tree.near(clean), here, _bad_key(error))
    return at_value(tree.near(clean), here, _sentence(error, models_at(model, clean)))


def _missing(clean: Path, error: Error, model: Any) -> str:
    name = _step(error["loc"][-1])
    for each in models_at(model, clean[:-1]):
        field = field_of(each, name)
        if field is not None and field.description:
            return f"{name} is missing: {field.description}"
    return f"{name} is missing here"


def _bad_key(error: Error) -> str:
    if error["type"] == "string_pattern_mismatch":
        return "names are written in small letters, digits, - and _, and begin with a letter"
    return f"this name must be {_wanted(error, [])}"


def _sentence(error: Error, models: list[Model]) -> str:
    kind, context, value = error["type"], error.get("ctx", {}), error["input"]
    if kind in _LIMITS:
        return _LIMITS[kind](context)
    if kind in ("value_error", "assertion_error"):
        return re.sub(r"^(Value error|Assertion failed), ", "", error["msg"])
    if kind == "literal_error":
        options = _options(error)
        near = meant(value, options) if isinstance(value, str) else ""
        return f"this must be {either(options)}, not {show(value)}" + (near if "did you mean" in near else "")
    if value is None:
        return f"nothing is written here; it must be {_wanted(error, models)}"
    return f"this must be {_wanted(error, models)}, not {show(value)}{_advice(kind, value)}"


_LIMITS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "greater_than_equal": lambda context: f"this must be at least {context['ge']}",
    "greater_than": lambda context: f"this must be more than {context['gt']}",
    "less_than_equal": lambda context: f"this must be at most {context['le']}",
    "less_than": lambda context: f"this must be less than {context['lt']}",
    "too_short": lambda context: f"at least {_count(context['min_length'])} must be named here",
    "too_long": lambda context: f"at most {_count(context['max_length'])} may be named here",
    "string_pattern_mismatch": lambda _: "names are written in small letters, digits, - and _, and begin with a letter",
}
_WANTED = {
    "int_type": "a whole number", "int_parsing": "a whole number", "bool_type": "true or false", "string_type": "text",
    "list_type": "a list, such as [a, b]", "tuple_type": "a list, such as [a, b]", "none_required": "null",
    "dict_type": "a map, such as {a: 1}",
}


def _wanted(error: Error, models: list[Model]) -> str:
    """What would be accepted instead, as a noun."""
    kind = error["type"]
    if kind in ("model_type", "model_attributes_type", "dataclass_type"):
        asked = str(error.get("ctx", {}).get("class_name", ""))
        names = names_of(model for model in models if model.__name__ == asked or len(models) == 1)
        return f"a map with {', '.join(names)}" if names else "a map; write {} if there is nothing to set"
    if kind == "literal_error":
        return either(_options(error))
    return _WANTED.get(kind, "something else")


def _advice(kind: str, value: Plain) -> str:
    if kind == "string_type" and isinstance(value, int):
        return f'; if it is meant as text, write "{show(value)}"'
    if kind == "bool_type" and str(value).lower() in ("yes", "true", "on", "no", "false", "off"):
        return f'; write {"true" if str(value).lower() in ("yes", "true", "on") else "false"}'
    return ""


def show(value: Plain) -> str:
    """A value as its author would name it."""
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a map"
    if isinstance(value, list | tuple):
        return "a list"
    return str(value) if isinstance(value, int) else f'"{value}"' if len(str(value)) < 40 else "this long text"


def _count(number: int) -> str:
    return "one thing" if number == 1 else f"{number} things"


def _options(error: Error) -> list[str]:
    text = str(error.get("ctx", {}).get("expected", ""))
    return re.findall(r"'([^']*)'", text) or re.findall(r"-?\d+", text)
