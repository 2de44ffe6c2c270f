"""One file, joined with the files it extends, before any variant is applied: its header, its base rules, its variants.

`extends` works to any depth. Rule sections, words and family come along from the base; title, sources, status,
examples, variants and texts do not, unless `keep` names them. What the derived file says in `change`, `add` and
`remove` is judged like a variant of the base.
"""
from __future__ import annotations

from collections.abc import Callable
from pathlib import Path as FilePath
from typing import NamedTuple

from cardgames.errors import Fault, RulesetError, Said, UsageError, reason
from cardgames.rules import layout, patch, reader, report, variants
from cardgames.rules.near import meant
from cardgames.rules.tree import Path, Tree, at_name, at_value, drop, item, only, put

FORMAT = 1
Finder = Callable[[str, FilePath], FilePath]
"""The file of a game by its id, and by the file that extends it."""


class Book(NamedTuple):
    """A ruleset file that has been read.

    `rules` are the sections a patch may reach, words and `about` among them; `texts` the texts of all files it is made
    of; `edits` what the file itself does to the rules it extends, which are `under` then.
    """

    id: str
    file: str
    header: Tree
    rules: Tree
    texts: dict[str, str]
    under: Tree | None = None
    edits: tuple[patch.Edit, ...] = ()

    @property
    def variants(self) -> Tree:
        """The variants it declares."""
        return self.header.kid("variants") or Tree({})


def failed(faults: list[Fault], texts: dict[str, str], subject: str) -> RulesetError:
    """The error that reports these faults."""
    ordered = report.in_order(faults)
    return RulesetError(report.render(ordered, texts, subject), ordered)


def open_book(file: FilePath, find: Finder, seen: tuple[FilePath, ...] = ()) -> Book:
    """Read a file and what it extends; `find` gives the file of a game. Raises `RulesetError`, `UsageError`."""
    name = shown(file)
    try:
        source = file.read_bytes() if file.stat().st_size <= reader.MAX_BYTES else b" " * (reader.MAX_BYTES + 1)
    except OSError as error:
        raise UsageError("{name} cannot be read: {why}", name=name, why=reason(error)) from None
    return open_text(source, name, file, find, seen)


def open_text(source: str | bytes, name: str, file: FilePath, find: Finder, seen: tuple[FilePath, ...] = ()) -> Book:
    """The same for a text that stands for a file."""
    read = reader.read(source, name)
    texts = {name: read.text}
    faults = list(read.faults) or _format_faults(read.tree)
    if faults:
        raise failed(faults, texts, file.stem)
    if "extends" in read.tree.data:
        return _derived(read.tree, texts, file, find, (*seen, file.resolve()))
    faults = [
        at_name(kid, (verb,), Said("{verb} belongs to a file that extends another; here there is nothing to extend",
                                   verb=verb))
        for verb, kid in read.tree.kids() if verb in layout.DERIVED
    ]
    if faults:
        raise failed(faults, texts, file.stem)
    return Book(file.stem, name, _header(read.tree), only(read.tree, layout.PATCHED), texts)


def shown(file: FilePath) -> str:
    """A file as a person would call it: from the working folder if it lies there."""
    try:
        return str(file.resolve().relative_to(FilePath.cwd()))
    except ValueError:
        return str(file)


def _format_faults(tree: Tree) -> list[Fault]:
    kid = tree.kid("format")
    if kid is None:
        first = next((kid for _, kid in tree.kids()), tree)
        return [at_name(first, ("format",), Said("format is missing: a ruleset begins with format: {format}",
                                                 format=FORMAT))]
    if kid.data != FORMAT or isinstance(kid.data, bool):
        return [at_value(kid, ("format",), Said("this program reads format {format} only; is the file for a later "
                                                "one?", format=FORMAT))]
    return []


def _header(tree: Tree) -> Tree:
    """All that no patch may reach; unknown names stay, to be refused by name later."""
    others = (*layout.PATCHED, *layout.DERIVED)
    return Tree({key: value for key, value in tree.data.items() if key not in others}, tree.where)


def _derived(tree: Tree, texts: dict[str, str], file: FilePath, find: Finder, seen: tuple[FilePath, ...]) -> Book:
    faults = _misplaced(tree)
    base = _base(tree, file, find, seen, faults)
    if base is None or faults:
        raise failed(faults, {**texts, **(base.texts if base else {})}, file.stem)
    texts = {**base.texts, **texts}
    rules = _with(tree, base, base.rules, faults)
    if "about" not in _names(tree.kid("keep")):
        rules = drop(rules, ("about",))
    judged = patch.judge(only(tree, patch.VERBS), rules, ())
    faults += judged.faults
    header = _kept(tree, base, faults)
    if faults:
        raise failed(faults, texts, file.stem)
    under, rules = rules, patch.apply(rules, judged.edits, rules)
    rules = put(rules, "words", _overlaid(rules.kid("words"), tree.kid("words")))
    if (about := tree.kid("about")) is not None:
        rules = put(rules, "about", _overlaid(rules.kid("about"), about))
    return Book(file.stem, shown(file), header, rules, texts, under, judged.edits)


def _overlaid(base: Tree | None, own: Tree | None) -> Tree:
    """A map of the base with the names of the derived file; what is no map takes its place."""
    if base is None or own is None:
        return own or base or Tree({})
    if not isinstance(own.data, dict) or not isinstance(base.data, dict):
        return own
    for key, kid in own.kids():
        base = put(base, key, kid)
    return base


def _misplaced(tree: Tree) -> list[Fault]:
    return [
        at_name(kid, (name,), Said("a file that extends another says what differs: put {name} under change or add",
                                   name=name))
        for name, kid in tree.kids() if name in layout.RULES
    ]


def _base(tree: Tree, file: FilePath, find: Finder, seen: tuple[FilePath, ...], faults: list[Fault]) -> Book | None:
    kid = tree.kid("extends")
    assert kid is not None
    if not isinstance(kid.data, str):
        faults.append(at_value(kid, ("extends",), Said("this must be the id of a game: the name of its file without "
                                                       ".yaml")))
        return None
    try:
        path = find(kid.data, file)
    except UsageError as error:
        faults.append(at_value(kid, ("extends",), error.said))
        return None
    if path.resolve() in seen:
        chain = " extends ".join([*(each.stem for each in seen), path.stem])
        faults.append(at_value(kid, ("extends",), Said("this goes round in a circle: {chain}", chain=chain)))
        return None
    return open_book(path, find, seen)


def _with(tree: Tree, base: Book, rules: Tree, faults: list[Fault]) -> Tree:
    """The base rules with the base's variants named in `with`."""
    kid = tree.kid("with")
    if kid is None:
        return rules
    if not isinstance(kid.data, list) or not all(isinstance(each, str) for each in kid.data):
        faults.append(at_value(kid, ("with",), Said("this must be a list of variants of the game that is extended")))
        return rules
    declared = variants.declared(base.header, faults)
    try:
        chosen = variants.choose(kid.data, declared, rules)
    except UsageError as error:
        faults.append(at_value(kid, ("with",), error.said))
        return rules
    return variants.applied(chosen, declared, rules, faults)


def _kept(tree: Tree, base: Book, faults: list[Fault]) -> Tree:
    header = _header(tree)
    if "family" not in header.data and (family := base.header.kid("family")) is not None:
        header = put(header, "family", family)
    kid = tree.kid("keep")
    names = _names(kid)
    if kid is not None and not isinstance(kid.data, list):
        faults.append(at_value(kid, ("keep",), Said("this must be a list of sections, such as [sources, variants]")))
        return header
    for number, name in enumerate(names, 1):
        here = (kid.kid(item(number)) if kid else None) or tree
        if name not in layout.KEPT:
            message = Said("{name} cannot be kept{hint}", name=name,
                           hint=meant(str(name), layout.KEPT, Said("what can be")))
            faults.append(at_value(here, ("keep",), message))
        elif (kept := base.header.kid(name)) is not None:
            kept = _textless(kept) if name == "variants" and "about" not in names else kept
            header = put(header, name, _joined(kept, header.kid(name), (name,), faults))
    return header


def _names(keep: Tree | None) -> list[str]:
    return keep.data if keep is not None and isinstance(keep.data, list) else []


def _textless(kept: Tree) -> Tree:
    """Variants that are kept without the texts: less what they do to the texts."""
    for id, tree in kept.kids():
        for verb in ("change", "add"):
            tree = drop(tree, (verb, "about"))
        removed = tree.kid("remove")
        if removed is not None and isinstance(removed.data, list):
            paths = [path for path in removed.data if str(path).partition(".")[0] != "about"]
            tree = tree if paths == removed.data else put(tree, "remove", Tree(paths, removed.where))
        kept = put(kept, id, tree)
    return kept


def _joined(kept: Tree, own: Tree | None, path: Path, faults: list[Fault]) -> Tree:
    """A kept section with what the derived file has of its own; a name may not be in both."""
    if own is None:
        return kept
    if not isinstance(kept.data, dict) or not isinstance(own.data, dict):
        message = Said("{path} is kept from the base and written here as well; do one of the two", path=path[0])
        faults.append(at_value(own, path, message))
        return own
    for name, kid in own.kids():
        there = kept.kid(name)
        if there is not None:
            also = there.where.name.place if there.where else None
            message = Said('"{name}" is kept from the base as well; give this one another name', name=name)
            faults.append(at_name(kid, (*path, name), message, also))
        kept = put(kept, name, kid)
    return kept
