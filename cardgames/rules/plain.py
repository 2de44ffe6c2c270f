"""Complaints of pydantic become faults: the author's path, a sentence in plain words, what would be accepted.

A union of forms (`cards: 8`, `all` or a list) complains once for each form; here that becomes one sentence, or the
complaint of the form that was clearly meant. No word of Python's or pydantic's reaches the author.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, get_args

from pydantic import BaseModel, ValidationError

from cardgames.errors import Fault, Said, cited
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
    found = []
    for each in errors:
        clean, union = _cleaned(tuple(_step(part) for part in each["loc"]), tree, each["type"], depth)
        if union is None and "[key]" in each["loc"]:      # a name is judged apart from what stands under it
            found.append(_one(clean, each, model, tree, path))
            continue
        groups.setdefault(union if union is not None else clean, []).append((clean, each))
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
    return at_value(tree.near(key), (*path, *key), Said(
        "this must be {wanted}, not {found}{hint}", wanted=either(dict.fromkeys([*literals, *words])),
        found=show(value), hint=_near(value, literals)))


def _near(value: Plain, options: list[str]) -> str:
    """The option that was probably meant; nothing if none is like it."""
    near = meant(value, options) if isinstance(value, str) and options else ""
    return near if "did you mean" in near else ""


def _one(clean: Path, error: Error, model: Any, tree: Tree, path: Path) -> Fault:
    kind, here = error["type"], (*path, *clean)
    if kind == "missing":
        return at_name(tree.near(clean), here, _missing(clean, error, model))
    if kind == "extra_forbidden":
        known = names_of(models_at(model, clean[:-1]))
        hint = meant(clean[-1], known) or Said("; there is nothing to set here")
        return at_name(tree.near(clean), here, Said('"{name}" is not known here{hint}', name=clean[-1], hint=hint))
    if "[key]" in error["loc"]:
        return at_name(tree.near(clean), here, _bad_key(error))
    return at_value(tree.near(clean), here, _sentence(error, models_at(model, clean)))


def _missing(clean: Path, error: Error, model: Any) -> str:
    name = _step(error["loc"][-1])
    for each in models_at(model, clean[:-1]):
        field = field_of(each, name)
        if field is not None and field.description:
            return Said("{name} is missing: {what}", name=name, what=cited(field.description))
    return Said("{name} is missing here", name=name)


def _bad_key(error: Error) -> str:
    if error["type"] == "string_pattern_mismatch":
        return _NAMES
    return Said("this name must be {wanted}", wanted=_wanted(error, []))


def _sentence(error: Error, models: list[Model]) -> str:
    kind, context, value = error["type"], error.get("ctx", {}), error["input"]
    if kind in _LIMITS:
        return _LIMITS[kind](context)
    if kind in ("value_error", "assertion_error"):
        raised = context["error"].args
        return raised[0] if raised and isinstance(raised[0], str) else str(context["error"])
    if kind == "literal_error":
        options = _options(error)
        return Said("this must be {wanted}, not {found}{hint}", wanted=either(options), found=show(value),
                    hint=_near(value, options))
    if value is None:
        return Said("nothing is written here; it must be {wanted}", wanted=_wanted(error, models))
    return Said("this must be {wanted}, not {found}{hint}", wanted=_wanted(error, models), found=show(value),
                hint=_advice(kind, value))


_NAMES = Said("names are written in small letters, digits, - and _, and begin with a letter")
_LIMITS: dict[str, Callable[[Mapping[str, Any]], str]] = {
    "greater_than_equal": lambda context: Said("this must be at least {least}", least=context["ge"]),
    "greater_than": lambda context: Said("this must be more than {least}", least=context["gt"]),
    "less_than_equal": lambda context: Said("this must be at most {most}", most=context["le"]),
    "less_than": lambda context: Said("this must be less than {most}", most=context["lt"]),
    "too_short": lambda context: Said("at least {things} must be named here", things=_count(context["min_length"])),
    "too_long": lambda context: Said("at most {things} may be named here", things=_count(context["max_length"])),
    "string_pattern_mismatch": lambda _: _NAMES,
}
_WANTED = {
    "int_type": Said("a whole number"), "int_parsing": Said("a whole number"), "bool_type": Said("true or false"),
    "string_type": Said("text"), "list_type": Said("a list, such as [a, b]"),
    "tuple_type": Said("a list, such as [a, b]"), "none_required": "null", "dict_type": Said("a map, such as {a: 1}"),
}


def _wanted(error: Error, models: list[Model]) -> str:
    """What would be accepted instead, as a noun."""
    kind = error["type"]
    if kind in ("model_type", "model_attributes_type", "dataclass_type"):
        asked = str(error.get("ctx", {}).get("class_name", ""))
        names = names_of(model for model in models if model.__name__ == asked or len(models) == 1)
        return Said("a map with {names}", names=", ".join(names)) if names else Said(
            "a map; write {} if there is nothing to set")
    if kind == "literal_error":
        return either(_options(error))
    return _WANTED.get(kind) or Said("something else")


def _advice(kind: str, value: Plain) -> str:
    if kind == "string_type" and isinstance(value, int):
        return Said('; if it is meant as text, write "{text}"', text=show(value))
    if kind == "bool_type" and str(value).lower() in ("yes", "true", "on", "no", "false", "off"):
        return Said("; write {value}", value="true" if str(value).lower() in ("yes", "true", "on") else "false")
    return ""


def show(value: Plain) -> str:
    """A value as its author would name it."""
    if value is None:
        return Said("nothing")
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return Said("a map")
    if isinstance(value, list | tuple):
        return Said("a list")
    if isinstance(value, int):
        return str(value)
    return Said('"{text}"', text=value) if len(str(value)) < 40 else Said("this long text")


def _count(number: int) -> str:
    return Said("one thing") if number == 1 else Said("{count} things", count=number)


def _options(error: Error) -> list[str]:
    text = str(error.get("ctx", {}).get("expected", ""))
    return re.findall(r"'([^']*)'", text) or re.findall(r"-?\d+", text)
