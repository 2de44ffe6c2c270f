"""Whether words and sentences that a file brings along can be said at all, whatever they are about.

What they are about, and whether it is there, only `pages` can tell: it has the sentences of all languages.
"""
from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

from cardgames.errors import Fault, Said
from cardgames.rules.tree import Path, Tree, at_value

NO_TREE = Tree({})


def marks(sentence: str) -> set[str]:
    """The names of the marks of a sentence. Raises `ValueError` if its braces do not match."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def sentences(tree: Tree | None, path: Path) -> Iterator[Fault]:
    """Sentences whose braces do not match."""
    for id, kid in (tree or NO_TREE).kids():
        try:
            marks(kid.data)
        except ValueError:
            yield at_value(kid, (*path, id), Said(
                "the braces of this sentence do not match; a mark is written {name}, a brace itself {{ or }}"))


def words(tree: Tree | None, path: Path) -> Iterator[Fault]:
    """Words that are neither one form nor two."""
    for id, kid in (tree or NO_TREE).kids():
        if isinstance(kid.data, str) and (kid.data.count("/") > 1 or not all(kid.data.split("/"))):
            yield at_value(kid, (*path, id), Said(
                "a word has one form, or two with a slash between: one, and several, such as sweep/sweeps"))
