"""What each variant of a file does, beside what holds without it, and which others it does not go with: for lists."""
from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

from cardgames.rules import variants
from cardgames.rules.book import Book
from cardgames.rules.tree import Plain, dotted

ABOUT = "about"


class Effect(NamedTuple):
    """One value that a variant changes. default: what holds without it, None where there is nothing; value: what holds
    with it, None where it is taken away. `new` and `gone` tell such from a null."""

    path: str
    default: Plain
    value: Plain
    new: bool
    gone: bool


def effects(book: Book) -> dict[str, list[Effect]]:
    """By variant what it does to the rules, in the order it is applied; texts aside."""
    declared = variants.declared(book.header, [])
    found: dict[str, list[Effect]] = {}
    for id in declared:
        edits = variants.judged(id, declared, book.rules).edits
        found[id] = []
        for edit in edits:
            there = book.rules.at(edit.path)
            if edit.path[0] != ABOUT:
                found[id].append(Effect(dotted(edit.path), there.data if there else None,
                                        edit.new.data if edit.new else None, there is None, edit.new is None))
    return found


def excluded(book: Book) -> dict[str, list[str]]:
    """By variant the others it does not go with, whether the file says so or both set one value differently. That two
    presets are one too many goes without saying."""
    declared = variants.declared(book.header, [])

    apart = {frozenset(pair) for pair in combinations(declared, 2)
             if not all(declared[id].info.kind == "preset" for id in pair)
             and variants.disagreement(*pair, declared, book.rules) is not None}
    return {one: [other for other in declared if {one, other} in apart] for one in declared}
