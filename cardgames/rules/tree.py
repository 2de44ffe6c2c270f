"""Plain data with a parallel tree of the places it was written at, so that every later stage can point into a file.

A patch carries its own places along: a value set by a variant is reported at the variant's line. All functions here
return new trees and leave the old ones as they are. Nothing here knows YAML, mechanics or what a section means.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from cardgames.errors import Fault, Place

Path = tuple[str, ...]
Plain = Any  # dict with text keys, list, str, int, bool or None: what the reader makes


class Mark(NamedTuple):
    """A stretch of one line in a file; line and column count from 1, `length` is in characters."""

    file: str
    line: int
    column: int
    length: int = 1

    @property
    def place(self) -> Place:
        """Where it begins."""
        return Place(self.file, self.line, self.column)


class Where(NamedTuple):
    """The places of one value: `value` where it stands, `key` where its name stands, `kids` those of what it holds.

    What has no place of its own (a part of a `--set` value) has that of the whole.
    Items of a list are found under their number, counted from 1 and in brackets: `[2]` (see `item`).
    """

    value: Mark
    key: Mark | None
    kids: Mapping[str, Where]

    @property
    def name(self) -> Mark:
        """Where the name stands, or the value if it has no name."""
        return self.key or self.value


class Tree(NamedTuple):
    """A value and its places. `where` is None for rules that come from no file."""

    data: Plain
    where: Where | None = None

    def kid(self, key: str) -> Tree | None:
        """The value under a key of a map or an `item` of a list; None if there is none."""
        places = self.where.kids.get(key, self.where) if self.where else None
        if isinstance(self.data, dict) and key in self.data:
            return Tree(self.data[key], places)
        number = _number(key) if isinstance(self.data, list) else 0
        return Tree(self.data[number - 1], places) if 0 < number <= len(self.data) else None

    def at(self, path: Path) -> Tree | None:
        """The value at a path, or None."""
        found: Tree | None = self
        for key in path:
            found = found.kid(key) if found else None
        return found

    def kids(self) -> Iterator[tuple[str, Tree]]:
        """The names and values of a map, in file order; nothing for other values."""
        for key, data in self.data.items() if isinstance(self.data, dict) else ():
            yield key, Tree(data, self.where.kids.get(key, self.where) if self.where else None)

    def near(self, path: Path) -> Tree:
        """The value at a path, or at the longest beginning of it that exists."""
        found = self
        for key in path:
            kid = found.kid(key)
            if kid is None:
                break
            found = kid
        return found

    @property
    def map(self) -> dict[str, Plain]:
        """The data if it is a map, else an empty one."""
        return self.data if isinstance(self.data, dict) else {}


def item(number: int) -> str:
    """The step of a path to an item of a list, counted from 1."""
    return f"[{number}]"


def _number(key: str) -> int:
    figures = key[1:-1]
    return int(figures) if key == f"[{figures}]" and figures.isdecimal() and len(figures) < 6 else 0


def put(tree: Tree, key: str, kid: Tree) -> Tree:
    """A copy of a map with one value set; an existing key keeps its position in the file's order."""
    data = {**tree.map, key: kid.data}
    if tree.where is None or kid.where is None:
        return Tree(data, tree.where)
    return Tree(data, tree.where._replace(kids={**tree.where.kids, key: kid.where}))


def drop(tree: Tree, path: Path) -> Tree:
    """A copy without the value at a path; the same tree if there is none."""
    kid = tree.kid(path[0]) if isinstance(tree.data, dict) else None
    if kid is None:
        return tree
    if len(path) > 1:
        return put(tree, path[0], drop(kid, path[1:]))
    return Tree({key: value for key, value in tree.map.items() if key != path[0]}, tree.where)


def only(tree: Tree, keys: tuple[str, ...]) -> Tree:
    """A copy of a map with nothing but the keys named, in the order of `keys`."""
    return Tree({key: tree.map[key] for key in keys if key in tree.map}, tree.where)


def same(one: Plain, other: Plain) -> bool:
    """Whether two plain values are equal; unlike `==` this tells 1 from true, and minds the order of maps."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)


def dotted(path: Path) -> str:
    """A path in the author's words: `moves.capture.sum`, with list items as `zones[2]`."""
    text = ""
    for key in path:
        text += key if key.startswith("[") or not text else f".{key}"
    return text


def at_value(tree: Tree, path: Path, message: str, also: Place | None = None) -> Fault:
    """A fault of a value: the caret goes under the value."""
    return _fault(tree.where.value if tree.where else None, path, message, also)


def at_name(tree: Tree, path: Path, message: str, also: Place | None = None) -> Fault:
    """A fault of a name: the caret goes under the key."""
    return _fault(tree.where.name if tree.where else None, path, message, also)


def _fault(mark: Mark | None, path: Path, message: str, also: Place | None) -> Fault:
    place, length = (mark.place, mark.length) if mark else (None, 1)
    return Fault(place, dotted(path), message, length, also)
