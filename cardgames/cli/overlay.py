"""House rules written down: a file that extends a game with the variants and settings of a table, with comments."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from cardgames.cli.phrases import say
from cardgames.cli.starting import titled
from cardgames.errors import CardgamesError, UsageError
from cardgames.rules.book import Book, open_text
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.loading import build
from cardgames.rules.ruleset import Ruleset
from cardgames.rules.settings import write_value
from cardgames.rules.tree import Tree


def written(found: Catalogue, game: str, ruleset: Ruleset, name: str, file: Path) -> str:
    """The text of the file `name`: GAME as it is at this table. Raises `UsageError` if no file can say it."""
    if not ruleset.variants and not ruleset.settings:
        raise UsageError("--save writes down house rules, so name some with --variant or --set")
    book = found.book(game)
    bare = build(book, ruleset.variants)
    text = "\n".join([*_head(ruleset, name), *_with(ruleset), *_settings(book, bare, ruleset), ""])
    try:
        again = open_text(text, str(file), file, found.extended)
        same = build(again, players=ruleset.players).rules_hash == ruleset.rules_hash
    except CardgamesError as error:
        raise UsageError("these rules cannot be written as a file that extends {game}: {error}", game=game,
                         error=error) from None
    if not same:
        raise UsageError("these rules cannot be written as a file that extends {game}; begin one with: cardgames new "
                         "{name} --from {game}", game=game, name=name)
    return text


def _head(ruleset: Ruleset, name: str) -> Iterator[str]:
    titles = [ruleset.variants_info[id].title for id in ruleset.variants]
    told = "; ".join([*titles, *(f"{path} {write_value(value)}" for path, value in ruleset.settings.items())])
    yield "# " + say("overlay.head", title=ruleset.title, name=name)
    yield "# " + say("overlay.more", name=name)
    yield "format: 1"
    yield f"title: {write_value(titled(name))}"
    yield f"summary: {write_value(say('overlay.summary', title=ruleset.title, rules=told))}"
    yield "status: draft"
    yield f"extends: {ruleset.id}"


def _with(ruleset: Ruleset) -> Iterator[str]:
    if not ruleset.variants:
        return
    yield "with:"
    for id in ruleset.variants:
        info = ruleset.variants_info[id]
        sources = [ruleset.sources[source].title for source in info.sources if source in ruleset.sources]
        yield from _commented(f"  - {id}", info.title + (f" ({'; '.join(sources)})" if sources else ""))


def _settings(book: Book, bare: Ruleset, ruleset: Ruleset) -> Iterator[str]:
    """What was set by hand, as changes and additions, each with what holds without it."""
    verbs: dict[str, dict[str, Any]] = {"change": {}, "add": {}}
    for path, value in ruleset.settings.items():
        keys = path.split(".")
        there = bare.places.at(tuple(keys))
        if there is not None and there.data == value and type(there.data) is type(value):
            continue
        inner = verbs["change" if there is not None else "add"]
        for key in keys[:-1]:
            inner = inner.setdefault(key, {})
        inner[keys[-1]] = _Value(value, there)
    for verb, values in verbs.items():
        if values:
            yield f"{verb}:"
            yield from _lines(values, 1, bare.title)


class _Value:
    """A value that is set, and what was there."""

    def __init__(self, value: Any, there: Tree | None) -> None:
        self.value, self.there = value, there


def _lines(values: Mapping[str, Any], depth: int, title: str) -> Iterator[str]:
    for key, inner in values.items():
        start = f"{'  ' * depth}{write_value(key)}:"
        if isinstance(inner, _Value):
            default = None if inner.there is None else write_value(inner.there.data)
            note = say("overlay.new") if default is None else say("overlay.default", title=title, value=default)
            yield from _commented(f"{start} {write_value(inner.value)}", note)
        else:
            yield start
            yield from _lines(inner, depth + 1, title)


def _commented(line: str, note: str) -> Iterator[str]:
    """A line with a remark on it; the remark above it if both are too long."""
    note = " ".join(note.split())
    if len(line) < 34 and len(note) < 80:
        yield f"{line:<34}  # {note}"
    else:
        yield f"{' ' * (len(line) - len(line.lstrip()))}# {note}"
        yield line
