"""The names in a ruleset file at a glance: what a shell completes while somebody types. No YAML is loaded for it.

Lines are taken apart as well-behaved files are written; nothing is checked, and whatever is not understood is passed
over. What a game means is read by `reader` alone.
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path as FilePath
from typing import NamedTuple

from cardgames.errors import CardgamesError
from cardgames.rules import layout

LARGEST, HEAD = 1_000_000, 4_000
"""Bytes of a file that are looked at, and of its beginning."""
MOST_BASES = 8
"""How many files one may build upon."""
LONGEST, JOINED, DEEPEST = 1_000, 100, 20
"""Letters of a line, lines of one value, and maps within maps, beyond which nobody writes."""
_QUOTED = r"\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*'"
_KEY = re.compile(rf"( *)({_QUOTED}|[\w.][^:#{{}}\[\],\"']*?)\s*:(?:\s+(.*))?$")
_PIECE = re.compile(rf"{_QUOTED}|[{{}}\[\],]|:(?=\s|$)|(?:[^{{}}\[\],:\"']|:(?!\s|$))+")
_BELOW = re.compile(r"(?m)^([^#\n]*:)[ ]*\n\s+(?=\{)")
"""A name whose map in braces begins in the next line."""
_ASIDE = re.compile(rf"(?<!\w)(?:{_QUOTED})|(?:^|\s)#")
"""A text in quotation marks, in which all may stand; or the beginning of a comment."""

Path = tuple[str, ...]
Pairs = Iterator[tuple[Path, str]]


class Glance(NamedTuple):
    """What a file seems to hold: titles by the variants' ids, and the text of each single value by its path."""

    title: str
    players: tuple[int, ...]
    variants: dict[str, str]
    settings: dict[str, str]


def glance(file: FilePath, find: Callable[[str, FilePath], FilePath]) -> Glance:
    """Look at a file; `find` gives the file of a game that another extends. A file that cannot be read seems empty."""
    own = dict(pairs(_text(file)))
    found = _rules(own, file, find, MOST_BASES)
    kept = found if "variants" in own.get(("keep",), "") else own
    variants = {path[1]: kept.get((*path, "title"), "") for path in _named(kept, ("variants",))}
    settings = {".".join(path): value for path, value in found.items() if path[0] in layout.RULES}
    players = tuple(map(int, re.findall(r"\d+", found.get(("seats", "players"), ""))))
    return Glance(own.get(("title",), ""), players, variants, settings)


def title(file: FilePath) -> str:
    """The title alone: quicker, as it stands near the beginning."""
    found = re.search(r"(?m)^title:[ ]+(.*)$", _text(file, HEAD))
    return _bare(_uncommented(f"title: {found[1]}")[7:]) if found else ""


def pairs(text: str) -> Pairs:
    """Every single value with its path; a list is one value."""
    above: list[tuple[int, str]] = []
    for indent, key, rest in _lines(text):
        while above and above[-1][0] >= indent:
            above.pop()
        path = (*(name for _, name in above), key)
        if not rest:
            above.append((indent, key))
        elif rest[0] == "{":
            yield from _flow(path, _PIECE.findall(rest)[1:])
        else:
            yield path, _bare(rest)


def _rules(own: dict[Path, str], file: FilePath, find: Callable[[str, FilePath], FilePath],
           bases: int) -> dict[Path, str]:
    """All values of a file that has these of its own, with those it builds upon."""
    base = own.get(("extends",))
    if base is None or not bases:
        return own
    try:
        below = find(base, file)
        found = _rules(dict(pairs(_text(below))), below, find, bases - 1)
    except CardgamesError:
        found = {}
    for name in re.findall(rf"{_QUOTED}|[^\s\[\],]+", own.get(("remove",), "")):
        gone = tuple(_bare(name).split("."))
        found = {path: value for path, value in found.items() if path[:len(gone)] != gone}
    for verb in ("change", "add"):
        for path, value in own.items():
            if path[0] == verb and len(path) > 1:
                found = {old: each for old, each in found.items() if not _replaced(old, path[1:])}
                found[path[1:]] = value
    return {**found, **{path: value for path, value in own.items() if path[0] not in layout.RULES}}


def _replaced(old: Path, new: Path) -> bool:
    """Whether a value is gone once another one is written: one lies in the other, or there is room for one only."""
    same = next((place for place, (one, other) in enumerate(zip(old, new, strict=False)) if one != other), None)
    return same is None or layout.is_choice(new[:same])


def _named(found: dict[Path, str], above: Path) -> Iterator[Path]:
    """The paths just below one, each once."""
    size = len(above)
    return iter(dict.fromkeys(path[:size + 1] for path in found if path[:size] == above and len(path) > size))


def _text(file: FilePath, most: int = LARGEST) -> str:
    try:
        with file.open("rb") as stream:
            return stream.read(most).decode("utf-8", "replace")
    except OSError:
        return ""


def _lines(text: str) -> Iterator[tuple[int, str, str]]:
    """The lines that name something: how far they are indented, the name, and what stands behind it, without comments.
    Brackets that are open at the end of a line go on in the next; folded texts are passed over."""
    lines, deeper = map(_uncommented, _BELOW.sub(r"\1 ", text).splitlines()), -1
    for line in lines:
        indent = len(line) - len(line.lstrip(" "))
        if not line.strip() or (0 <= deeper < indent):
            continue
        for more in islice(lines, JOINED if _open(line) else 0):
            line += " " + more.strip()
            if not _open(line):
                break
        deeper, named = -1, _KEY.match(line)
        if named is None:
            continue
        rest = named[3] or ""
        if rest[:1] in (">", "|"):
            deeper, rest = indent, "text"
        yield indent, _bare(named[2]), rest


def _uncommented(line: str) -> str:
    if len(line) > LONGEST:
        return ""
    start = next((found.start() for found in _ASIDE.finditer(line) if found[0][-1] == "#"), len(line))
    return line[:start].rstrip()


def _open(line: str) -> bool:
    return line.count("{") + line.count("[") > line.count("}") + line.count("]")


def _flow(path: Path, pieces: list[str]) -> Pairs:
    """The values of a map in braces, whose first brace has been taken; takes the pieces up to its last one."""
    key = ""
    while pieces and len(path) < DEEPEST:
        piece = pieces.pop(0)
        if piece == "}":
            return
        if piece == ":":
            while pieces and not pieces[0].strip():
                pieces.pop(0)
            if pieces and pieces[0] == "{":
                pieces.pop(0)
                yield from _flow((*path, key), pieces)
            else:
                yield (*path, key), _value(pieces)
        elif piece.strip() and piece != ",":
            key = _bare(piece.strip())


def _value(pieces: list[str]) -> str:
    """One value of a map in braces; brackets and what is in them are one."""
    depth, text = 0, ""
    while pieces and (depth or pieces[0] not in ("}", ",")):
        piece = pieces.pop(0)
        depth += (piece in "[{") - (piece in "]}")
        text += piece
    return _bare(text.strip())


def _bare(text: str) -> str:
    """A text without its quotation marks."""
    return text[1:-1].replace(text[0] * 2, text[0]) if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'" else (
        text)
