"""The strict YAML reader: text to plain data with the place of every value. The only module that knows PyYAML.

It works on the stream of parse events, so nesting, length and number of faults are bounded while reading, and nothing a
file contains can be expanded or run: tags, anchors, aliases, merge keys and further documents are refused.
"""
from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, NamedTuple

import yaml

from cardgames.errors import Fault, Place, Said
from cardgames.rules import scalars, syntax
from cardgames.rules.tree import Mark, Tree, Where, dotted, item

MAX_BYTES, MAX_DEPTH, MAX_NODES, MAX_FAULTS = 1_000_000, 40, 50_000, 50
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
# Beyond YAML's own ban: line separators that editors and YAML count differently.
_UNPRINTABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
_NO_KEY = "\x00"  # the name of a value whose own name could not be read: the value is passed over


class Read(NamedTuple):
    """What was read: a tree, all faults found on the way, and the text itself for reports."""

    tree: Tree
    faults: tuple[Fault, ...]
    text: str


class _Stop(Exception):
    """Reading cannot go on; the fault has been noted."""


class _Frame:
    """A map or list that is still open."""

    __slots__ = ("data", "flow", "kids", "name", "name_mark", "start")

    def __init__(self, data: dict[str, Any] | list[Any], start: Any, *, flow: bool) -> None:
        self.data, self.start, self.flow = data, start, flow
        self.kids: dict[str, Where] = {}
        self.name: str | None = None
        self.name_mark: Mark | None = None


@lru_cache(64)
def read(source: str | bytes, file: str) -> Read:
    """Read one ruleset. Never raises for what the source holds: all that is wrong is in `faults`.

    The same text is read once only: nobody changes a tree that has been read."""
    if len(source) > MAX_BYTES:
        message = Said("this file is too long; at most {most} kB are read", most=MAX_BYTES // 1000)
        return _failed(Fault(Place(file, 1, 1), "", message), "")
    text, fault = _decoded(source, file)
    if fault is not None:
        return _failed(fault, text)
    builder = _Builder(file, text)
    builder.run(_events(text))
    return Read(Tree(builder.data, builder.where), tuple(builder.faults), text)


def read_word(text: str) -> Any:
    """The value of a short text, as after `--set`: a word, `[a, b]` or `{a: 1}`; raises `ValueError`, a sentence."""
    builder = _Builder("", text)
    builder.top_level_map = False
    builder.run(_events(text) if not _UNPRINTABLE.search(text) else iter(()))
    if builder.faults:
        raise ValueError(builder.faults[0].message)
    return builder.data


def _events(text: str) -> Iterator[Any]:
    return iter(yaml.parse(text, Loader=_LOADER))


def _failed(fault: Fault, text: str) -> Read:
    return Read(Tree(None, Where(Mark(*(fault.place or ("", 1, 1))), None, {})), (fault,), text)


def _decoded(source: str | bytes, file: str) -> tuple[str, Fault | None]:
    fault = None
    if isinstance(source, bytes):
        try:
            text = source.decode("utf-8")
        except UnicodeDecodeError as error:
            before = source[: error.start].decode("utf-8")
            place = _place_after(file, before.replace("\r\n", "\n").replace("\r", "\n"))
            message = Said("this is not text in UTF-8; save the file as UTF-8")
            return source.decode("utf-8", "replace"), Fault(place, "", message)
    else:
        text = source
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if found := _UNPRINTABLE.search(text):
        message = Said("an invisible character (U+{code:04X}) stands here; delete it", code=ord(found[0]))
        fault = Fault(_place_after(file, text[: found.start()]), "", message)
    return text, fault


def _place_after(file: str, before: str) -> Place:
    return Place(file, before.count("\n") + 1, len(before) - (before.rfind("\n") + 1) + 1)


class _Builder:
    """Builds data and places from events, with a stack of its own instead of recursion."""

    def __init__(self, file: str, text: str) -> None:
        self.file, self.lines = file, text.split("\n")
        self.data: Any = None
        self.where: Where = Where(Mark(file, 1, 1), None, {})
        self.faults: list[Fault] = []
        self.stack: list[_Frame] = []
        self.nodes = self.documents = 0
        self.top_level_map = True

    def run(self, events: Iterator[Any]) -> None:
        """Take all events; a syntax error ends the reading with one more fault."""
        try:
            for event in events:
                self._take(event)
            if self.top_level_map and not self.faults and not isinstance(self.data, dict):
                self._refuse(self.where.value, Said("a ruleset is a map of sections; it begins with format: 1"))
        except yaml.YAMLError as error:
            place, message = syntax.explain(error, self.file, self.lines)
            self.faults.append(Fault(place, self._path(), message))
        except _Stop:
            pass

    def _take(self, event: Any) -> None:
        if isinstance(event, yaml.ScalarEvent):
            self._scalar(event)
        elif isinstance(event, yaml.CollectionStartEvent):
            self._open(event)
        elif isinstance(event, yaml.CollectionEndEvent):
            self._close(event)
        elif isinstance(event, yaml.AliasEvent):
            self._refuse(self._mark(event), Said("*{anchor} repeats another value; write the value out here",
                                                 anchor=event.anchor))
            self._value(None, self._mark(event))
        elif isinstance(event, yaml.DocumentStartEvent):
            self._document(event)

    def _document(self, event: Any) -> None:
        self.documents += 1
        if event.version or event.tags:
            self._refuse(self._mark(event), Said("lines that begin with % are not read here; delete them"))
        if self.documents > 1:
            self._refuse(self._mark(event), Said("one file holds one ruleset; what follows --- belongs in a file of "
                                                 "its own"))
            raise _Stop

    def _scalar(self, event: Any) -> None:
        mark = self._mark(event)
        self._node(event, mark)
        frame = self.stack[-1] if self.stack else None
        if frame is not None and isinstance(frame.data, dict) and frame.name is None:
            self._name(frame, event, mark)
            return
        value = event.value
        if not event.style:
            try:
                value = scalars.meaning(value)
            except ValueError as error:
                self._refuse(mark, error.args[0])
        self._value(value, mark)

    def _name(self, frame: _Frame, event: Any, mark: Mark) -> None:
        """A key: text as written, whatever it looks like."""
        name, frame.name_mark = event.value, mark
        frame.name = name
        if name == "<<" and not event.style:
            self._refuse(mark, Said("<< would merge another map in; write its values out here"))
            frame.name = _NO_KEY
        elif name == "" and not event.style:
            self._refuse(mark, Said("a name is missing before this colon"))
            frame.name = _NO_KEY
        elif name in frame.data:
            first = frame.kids[name].name.place
            self._refuse(mark, Said('"{name}" stands here twice; a name can have only one value', name=name), first)
            frame.name = _NO_KEY

    def _open(self, event: Any) -> None:
        mark = self._mark(event)
        self._node(event, mark)
        if len(self.stack) >= MAX_DEPTH:
            self._refuse(mark, Said("this is nested too deeply; at most {most} levels are read", most=MAX_DEPTH))
            raise _Stop
        frame = self.stack[-1] if self.stack else None
        if frame is not None and isinstance(frame.data, dict) and frame.name is None:
            self._refuse(mark, Said("a name must be a single word, not a list or a map"))
            frame.name = _NO_KEY
            frame.name_mark = mark
            self.stack.append(_Frame([], event, flow=True))
            self.stack[-1].name = _NO_KEY
            return
        is_map = isinstance(event, yaml.MappingStartEvent)
        self.stack.append(_Frame({} if is_map else [], event, flow=bool(event.flow_style)))

    def _close(self, event: Any) -> None:
        frame = self.stack.pop()
        if frame.name == _NO_KEY and isinstance(frame.data, list):
            return  # it was a name that is no word: refused when it opened
        mark = self._mark(frame.start)
        if frame.flow:
            mark = self._mark(frame.start, event)
        elif frame.kids:
            mark = next(iter(frame.kids.values())).name
        self._value(frame.data, mark, frame.kids)

    def _value(self, data: Any, mark: Mark, kids: dict[str, Where] | None = None) -> None:
        if not self.stack:
            self.data, self.where = data, Where(mark, None, kids or {})
            return
        frame = self.stack[-1]
        if isinstance(frame.data, list):
            frame.data.append(data)
            frame.kids[item(len(frame.data))] = Where(mark, None, kids or {})
            return
        name, frame.name = frame.name, None
        if name is not None and name != _NO_KEY:
            frame.data[name] = data
            frame.kids[name] = Where(mark, frame.name_mark, kids or {})

    def _node(self, event: Any, mark: Mark) -> None:
        self.nodes += 1
        if self.nodes > MAX_NODES:
            self._refuse(mark, Said("this file is too long; at most {most} values are read", most=MAX_NODES))
            raise _Stop
        if event.anchor is not None:
            self._refuse(mark, Said("&{anchor} names a value for use elsewhere; write the value out in each place",
                                    anchor=event.anchor))
        if event.tag is not None:
            self._refuse(mark, Said("a word that begins with ! gives a YAML type; delete it, or quote it if it is "
                                    "text"))

    def _mark(self, event: Any, last: Any = None) -> Mark:
        start, end = event.start_mark, (last or event).end_mark
        if start.line == end.line:
            length = end.column - start.column
        else:
            length = len(self.lines[start.line].rstrip()) - start.column if start.line < len(self.lines) else 1
        return Mark(self.file, start.line + 1, start.column + 1, length if length > 0 else 1)

    def _refuse(self, mark: Mark, message: str, also: Place | None = None) -> None:
        self.faults.append(Fault(mark.place, self._path(), message, mark.length, also))
        if len(self.faults) >= MAX_FAULTS:
            raise _Stop

    def _path(self) -> str:
        names = [frame.name for frame in self.stack if isinstance(frame.data, dict) and frame.name]
        return dotted(tuple(name for name in names if name != _NO_KEY))
