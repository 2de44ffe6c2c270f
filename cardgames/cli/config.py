"""What a person prefers, from the environment and from files: the defaults of options, never the rules of a table.

A flag counts most, then a variable of the environment, then `cardgames.toml` in this folder or the nearest above it,
then the person's own `config.toml`, then the program's default. `resolved` tells for each where it came from.
"""
from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from cardgames.cli import phrases
from cardgames.cli.terminal import DECKS
from cardgames.errors import FileError, Said, UsageError, reason

PROJECT = "cardgames.toml"
PREFIX = "CARDGAMES_"
LARGEST = 100_000
"""Bytes of the longest file that is read."""
LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables in which a system says its language, the one that counts most first."""
ON, OFF = ("1", "true", "yes", "on"), ("0", "false", "no", "off")


class Key(NamedTuple):
    """One thing that can be preferred; its name is that of the option without `--`.

    read: the value from what a file or a person wrote; raises `ValueError`. accepts: what it takes, for messages.
    variables: further ones of the environment, and what they mean where it is not their own text."""

    default: Any
    read: Callable[[Any, Path], Any]
    accepts: str
    variables: Mapping[str, Any] = {}


class Value(NamedTuple):
    """A value and where it came from: the name of a variable or file, or nothing for the program's default."""

    value: Any
    source: str


def _one_of(*names: str) -> Callable[[Any, Path], str]:
    def read(value: Any, _: Path) -> str:
        if value not in names:
            raise ValueError
        return str(value)

    return read


def _switch(value: Any, _: Path) -> bool:
    if isinstance(value, bool):
        return value
    text = str(value).casefold()
    if text not in (*ON, *OFF):
        raise ValueError
    return text in ON


def _number(kind: type[int] | type[float], least: int) -> Callable[[Any, Path], int | float]:
    def read(value: Any, _: Path) -> int | float:
        number = kind(value) if isinstance(value, str) or type(value) in (int, kind) else None
        if number is None or not least <= number < 10**6:
            raise ValueError
        return number

    return read


def _folder(value: Any, base: Path) -> str:
    """A folder as it is written in a file of the folder `base`."""
    path = base / Path(str(value)).expanduser()
    if not isinstance(value, str) or not path.is_dir():
        raise ValueError
    return str(path)


def _spoken(value: Any, _: Path) -> str:
    """One of the languages there are; `de_CH.UTF-8` is one too, as the environment writes it."""
    text = str(value).partition("_")[0].partition(".")[0].casefold()
    if text not in phrases.languages():
        raise ValueError
    return text


KEYS: Mapping[str, Key] = {
    "color": Key("auto", _one_of("auto", "always", "never"), Said("auto, always or never"),
                 {"NO_COLOR": "never", "FORCE_COLOR": "always"}),
    "accessible": Key(False, _switch, Said("true or false"), {"ACCESSIBLE": True}),  # noqa: FBT003
    "suits": Key(None, _one_of("letters", "unicode", "words"), Said("letters, unicode or words")),
    "deck": Key(None, _one_of(*DECKS), ", ".join(DECKS)),
    "delay": Key(0.0, _number(float, 0), Said("seconds, 0 or more")),
    "jobs": Key(1, _number(int, 1), Said("a whole number, 1 or more")),
    "rulesets": Key(None, _folder, Said("a folder that is there")),
    "lang": Key("en", _spoken, Said("{names} or {last}", names=", ".join(phrases.languages()[:-1]),
                                       last=phrases.languages()[-1])),
}
"""All that can be preferred."""


class Preferences(NamedTuple):
    """What is preferred, by key, and a sentence for everything that cannot be read."""

    values: Mapping[str, Value]
    faults: tuple[str, ...]


def resolved() -> Preferences:
    """What is preferred here and now, before any flag."""
    faults: list[str] = []
    layers = [_environment(faults), *(_of_file(path, faults) for path in files() if path.is_file()), _locale()]
    values = {name: next((layer[name] for layer in layers if name in layer), Value(key.default, ""))
              for name, key in KEYS.items()}
    return Preferences(values, tuple(faults))


def files() -> tuple[Path, ...]:
    """The files that are asked, the one that counts most first; the person's own may not be there yet."""
    from cardgames.records import folders

    own = folders.config_file()
    try:
        here = Path.cwd()
        project = next((folder / PROJECT for folder in (here, *here.parents) if (folder / PROJECT).is_file()), None)
    except OSError:     # this folder has gone, or one above it may not be looked into
        project = None
    return (own,) if project is None else (project, own)


def _environment(faults: list[str]) -> dict[str, Value]:
    found = {}
    for name, key in KEYS.items():
        own = PREFIX + name.upper()
        text = os.environ.get(own)
        if text and name == "rulesets":     # searched besides all others, by whoever looks for rulesets
            found[name] = Value(text, own)
        elif text:
            _take(found, name, text, own, Path(), faults)
        else:
            other = next(filter(_is_on, key.variables), None)
            if other is not None:
                found[name] = Value(key.variables[other], other)
    return found


def _locale() -> dict[str, Value]:
    """The language of the system, if it is spoken here; the first of these variables that is set says it."""
    name = next((name for name in LOCALE if os.environ.get(name)), None)
    try:
        return {} if name is None else {"lang": Value(_spoken(os.environ[name], Path()), name)}
    except ValueError:
        return {}


def language(asked: str | None, preferred: Preferences) -> str:
    """The language to speak: the one asked for, else the preferred one. Raises `UsageError` for one there is not."""
    if asked is None:
        return str(preferred.values["lang"].value)
    try:
        return _spoken(asked, Path())
    except ValueError:
        raise UsageError('there is no language "{asked}"; --lang is {accepts}', asked=asked,
                         accepts=KEYS["lang"].accepts) from None


def _is_on(variable: str) -> bool:
    text = os.environ.get(variable, "")
    return bool(text) if variable == "NO_COLOR" else text not in ("", "0")


def _of_file(path: Path, faults: list[str]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for name, value in _table(path, faults).items():
        if name in KEYS:
            _take(found, name, value, str(path), path.parent, faults)
        else:
            from cardgames.rules.near import meant

            faults.append(Said("{path}: there is no setting {name}{hint}", path=path, name=name,
                               hint=meant(name, KEYS, Said("there are"))))
    return found


def _table(path: Path, faults: list[str]) -> dict[str, Any]:
    import tomllib

    try:
        if path.stat().st_size > LARGEST:
            faults.append(Said("{path} cannot be read: it is too long", path=path))
            return {}
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        faults.append(Said("{path} cannot be read: {why}", path=path, why=reason(error)))
    except (UnicodeDecodeError, tomllib.TOMLDecodeError, RecursionError) as error:
        faults.append(Said("{path} is no TOML: {why}", path=path, why=str(error)[:1].lower() + str(error)[1:]))
    return {}


def _take(found: dict[str, Value], name: str, value: Any, source: str, base: Path, faults: list[str]) -> None:
    try:
        found[name] = Value(KEYS[name].read(value, base), source)
    except (ValueError, TypeError, OSError):
        faults.append(Said("{source}: {name} cannot be {value!r}; it is {accepts}", source=source, name=name,
                           value=str(value)[:60], accepts=KEYS[name].accepts))


def defaults(command: Any, preferred: Preferences) -> dict[str, Any]:
    """The preferred defaults of a command's options, by parameter. Raises `UsageError` for what cannot be read."""
    values, faults = preferred
    if faults:
        whole: str = Said("cardgames config shows all settings.")
        for fault in reversed(faults):
            whole = Said("{fault}\n{more}", fault=fault, more=whole)
        raise UsageError("{faults}", faults=whole)
    found = {}
    for parameter in command.params:
        for option in parameter.opts:
            value = values.get(option.removeprefix("--"))
            if value is not None and value.source and value.source != PREFIX + "RULESETS":
                found[parameter.name] = value.value
    return found


def write(name: str, text: str | None) -> Path:
    """Set a key in the person's own file, or take it out if `text` is None; the file. Other lines stay as they are.

    Raises `UsageError` for a key or value there is not, or a file that cannot be changed by the program; `FileError` if
    it cannot be written."""
    from cardgames.cli.files import read
    from cardgames.records import folders

    path = folders.config_file()
    value = None if text is None else _checked(name, text)
    folders.made(path.parent)
    before = read(path) if path.is_file() else ""
    after = "".join(_edited(before.splitlines(keepends=True), name, value))
    _verify(path, before, after, name, value)
    part = path.with_suffix(".part")
    try:
        part.write_text(after, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise FileError("{path} cannot be written: {why}", path=path, why=reason(error)) from None
    return path


def known(name: str) -> None:
    """Raises `UsageError` for a key there is not."""
    if name not in KEYS:
        from cardgames.rules.near import meant

        raise UsageError('there is no setting "{name}"{hint}', name=name, hint=meant(name, KEYS, Said("there are")))


def _checked(name: str, text: str) -> Any:
    known(name)
    try:
        return KEYS[name].read(text, Path().absolute())
    except (ValueError, OSError):
        raise UsageError('{name} cannot be "{text}"; it is {accepts}', name=name, text=text,
                         accepts=KEYS[name].accepts) from None


def _edited(lines: list[str], name: str, value: Any) -> Iterator[str]:
    """The lines with that of the key changed, removed or added; a key stands before the first table."""
    import json
    import re

    new = [] if value is None else [f"{name} = {json.dumps(value, ensure_ascii=False)}\n"]
    for line in lines:
        if re.match(rf"\s*[\"']?{name}[\"']?\s*=", line) or (line.lstrip().startswith("[") and new):
            yield from new
            new = []
            if not line.lstrip().startswith("["):
                continue
        yield line
    if new and lines and not lines[-1].endswith("\n"):
        yield "\n"
    yield from new


def _verify(path: Path, before: str, after: str, name: str, value: Any) -> None:
    """Raises `UsageError` unless the new text says just what the old one did but for the key."""
    import tomllib

    try:
        wanted = {**tomllib.loads(before), name: value}
        if tomllib.loads(after) == {key: each for key, each in wanted.items() if each is not None}:
            return
    except tomllib.TOMLDecodeError:
        pass
    raise UsageError("{path} cannot be changed by the program as it is written; change it by hand", path=path)
