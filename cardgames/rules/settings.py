"""`--set path=value`: one value changed by hand, above all variants. Its faults are the asker's, not the ruleset's."""
from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardgames.errors import Fault, Said, UsageError
from cardgames.rules import layout, reader
from cardgames.rules.near import meant, nearest
from cardgames.rules.patch import Edit, apply
from cardgames.rules.tree import Mark, Path, Plain, Tree, Where, dotted

FILE = "--set"


def read_setting(text: str) -> tuple[str, Plain]:
    """`moves.build.max=13` as a path and a value; raises `UsageError`."""
    path, equals, word = text.partition("=")
    if not equals or not path.strip():
        raise UsageError('"{text}" is no setting; write it as path=value, such as moves.build.max=13', text=text)
    try:
        return path.strip(), reader.read_word(word.strip())
    except ValueError as error:
        raise UsageError('"{text}" cannot be read: {error}', text=text, error=error.args[0]) from None


def write_setting(path: str, value: Plain) -> str:
    """The text of a setting; `read_setting` reads it back."""
    return f"{path}={write_value(value)}"


def write_value(value: Plain) -> str:
    """A plain value as a short text in the form of the ruleset files."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_quoted(str(key))}: {write_value(each)}" for key, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(write_value, value)) + "]"
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, bool):
        return "true" if value else "false"
    return "null" if value is None else str(value)


def _quoted(text: str) -> str:
    try:
        plain = reader.read_word(text) == text and reader.read_word(f"[{text}]") == [text]
    except ValueError:
        plain = False
    return text if plain else "'" + text.replace("'", "''") + "'"


def applied(rules: Tree, settings: Mapping[str, Any]) -> tuple[Tree, dict[str, str]]:
    """The rules with all settings made, and the texts that their places point into. Raises `UsageError`."""
    for (name, _), edit in zip(settings.items(), edits(settings), strict=True):
        _must_be_known(rules, edit.path, name)
        rules = apply(rules, (edit,), rules)
    return rules, {FILE: "\n".join(write_setting(name, value) for name, value in settings.items())}


def edits(settings: Mapping[str, Any]) -> tuple[Edit, ...]:
    """What the settings do to the rules. Raises `UsageError` for a value that no file could hold."""
    found = []
    for number, (name, value) in enumerate(settings.items(), 1):
        where, path = _where(number, name, value), tuple(name.split("."))
        new = Tree(plain_value(value, name), where)
        found.append(Edit("change", path, new, where.value.place, where.value.length, path))
    return tuple(found)


def plain_value(value: Any, name: str) -> Plain:
    """A value given by a program, checked to be one that a file could hold. Raises `UsageError`."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | tuple):
        return [plain_value(item, name) for item in value]
    if isinstance(value, dict):
        return {str(key): plain_value(item, name) for key, item in value.items()}
    raise UsageError("{name} cannot be set to {value!r}: values are text, whole numbers, true, false, lists and maps",
                     name=name, value=value)


def by_hand(faults: list[Fault]) -> bool:
    """Whether some fault is one of a setting."""
    return any(fault.place is not None and fault.place.file == FILE for fault in faults)


def _where(number: int, name: str, value: Any) -> Where:
    start = len(name) + 2
    shown = write_value(plain_value(value, name))
    return Where(Mark(FILE, number, start, len(shown)), Mark(FILE, number, 1, len(name)), {})


def _must_be_known(rules: Tree, path: Path, name: str) -> None:
    from cardgames.rules import shape

    if path[0] not in layout.RULES:
        raise UsageError("{name} cannot be set{hint}", name=name,
                         hint=meant(path[0], layout.RULES, Said("settings are in")))
    for depth in range(1, len(path) + 1):
        here = path[:depth]
        if rules.at(here) is not None or shape.field_known(rules, here):
            continue
        found = rules.at(here[:-1])
        known = [*(found.map if found else {}), *shape.fields_near(rules, here)]
        near = nearest(here[-1], known)
        if near is not None:
            raise UsageError('there is no {name} to set; did you mean "{near}"?', name=name,
                             near=dotted((*here[:-1], near, *path[depth:])))
        raise UsageError("there is no {name} to set{hint}", name=name,
                         hint=meant(here[-1], known, Said("{path} holds", path=dotted(here[:-1]))))
