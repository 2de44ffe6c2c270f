"""Patches: `change`, `add` and `remove`, judged against the rules they are written for, then applied to any others.

Judging is strict: a change must meet something and differ from it, an addition must meet nothing, a removal something.
Applying is lenient, so that a switch can be laid over a preset: what the preset took away comes back as the base has
it, and the later patch wins. Removals come first, then changes, then additions. Lists and plain values are replaced
whole.
"""
from __future__ import annotations

from typing import NamedTuple

from cardgames.errors import Fault, Place, Said, joined
from cardgames.rules import layout
from cardgames.rules.near import meant, nearest
from cardgames.rules.tree import Mark, Path, Tree, at_name, at_value, dotted, drop, item, put, same

VERBS = ("remove", "change", "add")


class Edit(NamedTuple):
    """One thing that a patch does: `new` is put at `path`, or what is there is removed (`new` is None).

    It is written at `place`, in a text of `length` characters; `written` is its own path there."""

    verb: str
    path: Path
    new: Tree | None
    place: Place | None
    length: int = 1
    written: Path = ()


class Judged(NamedTuple):
    """What a patch does, and what is wrong with it."""

    edits: tuple[Edit, ...]
    faults: tuple[Fault, ...]


def judge(patch: Tree, base: Tree, written: Path) -> Judged:
    """Read a map with `change`, `add` and `remove` against `base`; `written` is the path of the map in its file."""
    judge_ = _Judge(written)
    if (removals := patch.kid("remove")) is not None:
        base = judge_.removals(removals, base)
    for verb in ("change", "add"):
        part = patch.kid(verb)
        if part is not None and judge_.is_map(part, (verb,)):
            getattr(judge_, verb)(part, base, ())
    return Judged(tuple(judge_.edits), tuple(judge_.faults))


def apply(tree: Tree, edits: tuple[Edit, ...], base: Tree) -> Tree:
    """The rules with all edits made; `base` is what they were judged against, to bring back what is missing."""
    for edit in edits:
        if edit.new is None:
            tree = drop(tree, edit.path)
        else:
            tree = _set(tree, base if edit.verb == "change" else None, edit, 0)
    return tree


def clash(one: Edit, other: Edit) -> bool:
    """Whether two edits want different things of one path, or one reaches into what the other sets or removes."""
    (path_a, value_a), (path_b, value_b) = _settled(one), _settled(other)
    if path_a == path_b:
        return not same(value_a, value_b)
    shorter = min(len(path_a), len(path_b))
    return path_a[:shorter] == path_b[:shorter]


def _settled(edit: Edit) -> tuple[Path, object]:
    """What an edit sets: where only one name fits, the choice itself."""
    value = edit.new.data if edit.new else ["removed"]
    if edit.new and layout.is_choice(edit.path[:-1]):
        return edit.path[:-1], {edit.path[-1]: value}
    return edit.path, value


def _set(tree: Tree, base: Tree | None, edit: Edit, depth: int) -> Tree:
    assert edit.new is not None
    path = edit.path
    if depth == len(path):
        return edit.new
    name = path[depth]
    if layout.is_by_players(tree.data) and name != "by_players":
        return _each(tree, base, edit, depth)
    if not isinstance(tree.data, dict):
        tree = base if base and isinstance(base.data, dict) else Tree({}, edit.new.where)
    below = base.kid(name) if base else None
    if depth and layout.is_choice(path[:depth]) and name not in tree.map:
        tree = Tree({}, tree.where)
    kid = tree.kid(name) or below or Tree({}, edit.new.where)
    return put(tree, name, _set(kid, below, edit, depth + 1))


def _each(tree: Tree, base: Tree | None, edit: Edit, depth: int) -> Tree:
    """An edit of something that is written by players: made for each number of them."""
    by_players = tree.kid("by_players")
    assert by_players is not None
    for number, kid in by_players.kids():
        by_players = put(by_players, number, _set(kid, base, edit, depth))
    return put(tree, "by_players", by_players)


class _Judge:
    """Collects the edits and faults of one patch."""

    def __init__(self, written: Path) -> None:
        self.written = written
        self.edits: list[Edit] = []
        self.faults: list[Fault] = []

    @staticmethod
    def _edit(verb: str, path: Path, new: Tree | None, mark: Mark | None, written: Path) -> Edit:
        return Edit(verb, path, new, mark.place if mark else None, mark.length if mark else 1, written)

    def _write(self, verb: str, path: Path, kid: Tree) -> None:
        mark = kid.where.name if kid.where else None
        self.edits.append(self._edit(verb, path, kid, mark, (*self.written, verb, *path)))

    def is_map(self, part: Tree, path: Path) -> bool:
        """Whether a part of the patch is a map with rule sections only; notes the faults."""
        if not isinstance(part.data, dict):
            self.faults.append(at_value(part, self.written + path, Said("this must be a map of sections")))
            return False
        for name, kid in part.kids():
            if name not in layout.PATCHED:
                message = Said("a patch cannot reach {name}{hint}", name=name,
                               hint=meant(name, layout.PATCHED, Said("it can reach")))
                self.faults.append(at_name(kid, (*self.written, *path, name), message))
        return all(name in layout.PATCHED for name in part.data)

    def removals(self, part: Tree, base: Tree) -> Tree:
        """Note what is removed; returns the base without it."""
        if not isinstance(part.data, list) or not all(isinstance(each, str) for each in part.data):
            message = Said("this must be a list of paths, such as [moves.build, duties.forced]")
            self.faults.append(at_value(part, (*self.written, "remove"), message))
            return base
        for number, text in enumerate(part.data, 1):
            path = tuple(text.split("."))
            here = part.kid(item(number)) or part
            if base.at(path) is None or path[0] not in layout.PATCHED:
                self.faults.append(at_value(here, (*self.written, "remove"), _nothing(base, path)))
                continue
            mark = here.where.value if here.where else None
            self.edits.append(self._edit("remove", path, None, mark, (*self.written, "remove")))
            base = drop(base, path)
        return base

    def change(self, part: Tree, base: Tree, path: Path) -> None:
        """Walk a `change` beside what it changes."""
        for name, kid in part.kids():
            there = base.kid(name)
            if there is None:
                self._unmet(name, kid, base, path)
            else:
                self._change_one(kid, there, (*path, name))

    def _change_one(self, kid: Tree, there: Tree, path: Path) -> None:
        if layout.is_by_players(there.data) and not layout.is_by_players(kid.data) and isinstance(kid.data, dict):
            self._change_each(kid, there, path)
        elif _goes_into(kid, there, path):
            self.change(kid, there, path)
        elif same(kid.data, there.data):
            also = there.where.name.place if there.where else None
            message = Said("this changes nothing: the rules it is written for say the same")
            self.faults.append(at_value(kid, (*self.written, "change", *path), message, also))
        else:
            self._write("change", path, kid)

    def _change_each(self, kid: Tree, there: Tree, path: Path) -> None:
        """A change of something written by players: it must meet and change something for one number at least."""
        tries = []
        for number, alternative in (there.kid("by_players") or there).kids():
            try_ = _Judge(self.written)
            try_._change_one(kid, alternative, (*path, "by_players", number))
            tries.append(try_)
        edits = [edit for try_ in tries for edit in try_.edits]
        self.edits += edits
        if not edits and tries:
            self.faults += tries[0].faults

    def _unmet(self, name: str, kid: Tree, base: Tree, path: Path) -> None:
        also = base.where.name.place if base.where and path else None
        known = list(base.map)
        hint = meant(name, known)
        if "did you mean" not in hint:
            hint = joined("", [hint, Said("; to write what the rules do not yet say, use add")])
        message = Said("nothing here to change{hint}", hint=hint)
        self.faults.append(at_name(kid, (*self.written, "change", *path, name), message, also))

    def add(self, part: Tree, base: Tree, path: Path) -> None:
        """Walk an `add` beside what is already there."""
        for name, kid in part.kids():
            there, here = base.kid(name), (*path, name)
            if there is None:
                self._add_new(kid, base, here)
            elif isinstance(kid.data, dict) and isinstance(there.data, dict) and kid.data:
                self.add(kid, there, here)
            else:
                self._already(kid, there, here)

    def _add_new(self, kid: Tree, base: Tree, path: Path) -> None:
        if base.map and layout.is_choice(path[:-1]):
            message = Said("only one fits here, and there is {value}; use change to replace it",
                           value=next(iter(base.map)))
            self.faults.append(at_name(kid, (*self.written, "add", *path), message))
        elif layout.is_container(path) and isinstance(kid.data, dict) and kid.data:
            self.add(kid, Tree({}), path)
        else:
            self._write("add", path, kid)

    def _already(self, kid: Tree, there: Tree, path: Path) -> None:
        also = there.where.name.place if there.where else None
        message = Said("{path} is there already; use change to give it another value", path=dotted(path))
        self.faults.append(at_name(kid, (*self.written, "add", *path), message, also))


def _goes_into(kid: Tree, there: Tree, path: Path) -> bool:
    """Whether a change reaches into a map, or replaces it whole."""
    if not (isinstance(kid.data, dict) and kid.data and isinstance(there.data, dict)):
        return False
    if layout.is_by_players(kid.data) and not layout.is_by_players(there.data):
        return False
    strange = any(name not in there.data for name in kid.data)
    return not (strange and layout.is_choice(path, kid.data, there.data))


def _nothing(base: Tree, path: Path) -> str:
    """What to say where a path to be removed leads nowhere, with the nearest that does not."""
    met = 0
    while base.at(path[: met + 1]) is not None and met < len(path):
        met += 1
    found = base.at(path[:met])
    known = list(found.map) if found else []
    near = nearest(path[met], known)
    if near is not None:
        return Said('there is no {path} to remove; did you mean "{near}"?', path=dotted(path),
                    near=dotted((*path[:met], near, *path[met + 1:])))
    what = Said("{path} holds", path=dotted(path[:met])) if met else Said("sections are")
    return Said("there is no {path} to remove{hint}", path=dotted(path), hint=meant(path[met], known, what))
