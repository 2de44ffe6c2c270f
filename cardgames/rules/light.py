"""A quick look at the head of a ruleset, for lists: no checks, no faults, and no more of the file than is needed."""
from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from cardgames.rules import reader

BYTES = 16_000


class Head(NamedTuple):
    """What the first part of a file says of the game, empty where it does not. extends: the game it builds upon."""

    title: str
    family: str
    summary: str
    status: str
    extends: str
    players: tuple[int, ...]


def beside(file: Path, language: str) -> Path:
    """Where the texts of a ruleset file in a language are."""
    return file.parent / language / file.name


def header(file: Path) -> Head:
    """The head of a file; all of it empty if it cannot be read."""
    try:
        with file.open("rb") as stream:
            read = stream.read(BYTES)
            data = _head(read.decode("utf-8", "replace"), broken=len(read) == BYTES)
    except OSError:
        data = {}
    texts = [data[key] if isinstance(data.get(key), str) else "" for key in Head._fields[:-1]]
    seats = data.get("seats")
    players = seats.get("players") if isinstance(seats, dict) else None
    numbers = tuple(n for n in players if type(n) is int) if isinstance(players, list) else ()
    title, family, summary, status, extends = texts
    return Head(title, family, summary, status, extends, numbers)


def told(file: Path) -> tuple[str, str, str]:
    """Title, family and summary in another language, as far as a file of texts begins with them."""
    if not file.is_file():
        return "", "", ""
    return header(file)[:3]


def _head(text: str, *, broken: bool) -> dict[str, Any]:
    """The sections up to the pack or, in a file of texts, its sentences; as far as they can be read. broken: the text
    may break off within a section, which is then left out."""
    lines = text.replace("\r\n", "\n").split("\n")
    later = (number for number, line in enumerate(lines) if line.startswith(("pack", "zones:", "round:", "sentences:")))
    last = max((number for number, line in enumerate(lines) if line[:1].isalpha()), default=0) if broken else len(lines)
    end = next(later, last)
    data = reader.read("\n".join(lines[:end]), "").tree.data
    return data if isinstance(data, dict) else {}
