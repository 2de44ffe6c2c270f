"""The manual of mechanics, docs/mechanics.md, made of the mechanics' own docstrings and parameters.

`python -m cardgames.rules.manual > docs/mechanics.md` writes it anew.
"""
from __future__ import annotations

import inspect
import re
import types
import typing
from collections.abc import Iterator
from types import ModuleType

from pydantic import BaseModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined

from cardgames import mechanics
from cardgames.errors import CardgamesError
from cardgames.mechanics.base import KINDS, CardClass
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.loading import build

HEAD = """# Mechanics

A mechanic is one reusable rule with parameters. This page is made of the mechanics themselves
(`python -m cardgames.rules.manual > docs/mechanics.md`), so it names all there are. How they stand in a file is told in
[the rule language](rule-language.md), how to write one in [adding a mechanic](adding-a-mechanic.md).

Parameters that name zones have the usual names as defaults. A *class of cards* is `any`, or a map such as `{rank: A}`:
see [classes of cards](rule-language.md#classes-of-cards).
"""
PLACES = {
    "dealer": "Dealers stand under `round.open` and `round.deals.open`, each under a name of its own: "
              "`hands: {deal: {to: hand, cards: 8}}`.",
    "mover": "Movers stand in `moves`.",
    "duty": "Duties stand in `duties`. They forbid moves that would otherwise be legal. A seat that duties leave "
            "without any move does what `stuck` of the step says.",
    "trigger": "Triggers stand in `triggers`. They follow a move of a certain kind.",
    "order": "`round.starter` names the order that says who leads. The order of a step is found by where its card "
             "comes from; its parameters stand in the step.",
    "scorer": "Scorers stand in `scoring.lines`, one a line.",
    "ender": "Enders stand in `ending`: one in `match`, one in `ranking`, and under their own names those that act at "
             "the end of a round.",
}
ENDS = {"match": "For `ending.match`.", "ranking": "For `ending.ranking`.", "round": "Under its own name in `ending`."}
SEEN = 3
"""How many rulesets are named as examples of a mechanic."""
FORMS = {"text": "names", "whole number": "numbers", "class of cards": "classes of cards", "map": "maps"}
WORDS = {str: "text", int: "whole number", bool: "`true` or `false`"}


def dumps() -> str:
    """The text of docs/mechanics.md; the same for the same mechanics and rulesets."""
    used = _used()
    parts = [HEAD, _contents()]
    for kind, question in KINDS.items():
        parts.append(f"## {_plural(kind)}\n\n{question[0].upper()}{question[1:]}? {PLACES[kind]}\n")
        parts += [_mechanic(name, used.get(name, [])) for name in mechanics.of_kind(kind)]
    return "\n".join(parts)


def _plural(kind: str) -> str:
    return "Duties" if kind == "duty" else f"{kind.capitalize()}s"


def _contents() -> str:
    rows = ["| kind | mechanics |", "|---|---|"]
    for kind in KINDS:
        links = " · ".join(f"[{name}](#{name})" for name in mechanics.of_kind(kind))
        rows.append(f"| [{_plural(kind).lower()}](#{_plural(kind).lower()}) | {links} |")
    return "\n".join([*rows, ""])


def _used() -> dict[str, list[str]]:
    """The rulesets that name each mechanic, in their base at the first number of players."""
    found: dict[str, list[str]] = {}
    catalogue = Catalogue()
    for id in catalogue.ids():
        try:
            parts = build(catalogue.book(id)).mechanics
        except CardgamesError:
            continue
        for name in sorted({part.mechanic for part in parts}):
            found.setdefault(name, []).append(id)
    return found


def _mechanic(name: str, games: list[str]) -> str:
    module = mechanics.find(name)
    params: type[BaseModel] = module.Params
    lines = [f"### `{name}`", "", *_docstring(module), ""]
    short = getattr(params, "SHORT", None)
    if short is not None:
        lines += [f"Short form: `{name}: …` gives `{short}`.", ""]
    if hasattr(module, "ENDS"):
        lines += [ENDS[module.ENDS], ""]
    lines += [*_table(params), ""] if params.model_fields else ["It has no parameters.", ""]
    for key, field in params.model_fields.items():
        for model in inner(field.annotation):
            many = typing.get_origin(field.annotation) is list
            what = f"Each entry of `{field.alias or key}` is a map:" if many else f"`{field.alias or key}` is a map:"
            lines += [what, "", *_table(model), ""]
    if games:
        lines += ["To be seen in " + ", ".join(f"`{game}`" for game in games[:SEEN]) + ".", ""]
    return "\n".join(lines)


def _docstring(module: ModuleType) -> list[str]:
    """The rule in plain words, a line for each paragraph, and where it is from."""
    text = inspect.getdoc(module) or ""
    paragraphs = [re.sub(r"\s+", " ", part) for part in text.split("\n\n")]
    return "\n\n".join(paragraphs).split("\n")


def inner(annotation: object) -> list[type[BaseModel]]:
    """The models that a parameter is made of, but for classes of cards."""
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return [] if annotation is CardClass else [annotation]
    return [model for part in typing.get_args(annotation) for model in inner(part)]


def _table(model: type[BaseModel]) -> Iterator[str]:
    yield "| key | value | default | meaning |"
    yield "|---|---|---|---|"
    for name, field in model.model_fields.items():
        yield f"| `{field.alias or name}` | {_form(field.annotation)} | {_default(field)} | {field.description} |"


def _default(field: FieldInfo) -> str:
    usual = field.get_default()
    if usual is PydanticUndefined:
        return "required"
    if usual is None:
        return "none"
    if isinstance(usual, BaseModel):
        return "see below"
    if isinstance(usual, list | dict | tuple):
        return "empty"
    return f"`{str(usual).lower() if isinstance(usual, bool) else usual}`"


def _form(annotation: object) -> str:
    """What may be written, in words."""
    origin, args = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Annotated:
        return _form(args[0])
    if origin is typing.Literal:
        return " or ".join(f"`{choice}`" for choice in args)
    if origin in (typing.Union, types.UnionType):
        return ", or ".join(_form(part) for part in args if part is not type(None))
    if origin in (list, tuple):
        return f"list of {FORMS.get(_form(args[0]), _form(args[0]))}"
    if origin is dict:
        return "map"
    if annotation is CardClass:
        return "class of cards"
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return "map"
    return WORDS.get(annotation, "text") if isinstance(annotation, type) else "text"


if __name__ == "__main__":
    print(dumps(), end="")
