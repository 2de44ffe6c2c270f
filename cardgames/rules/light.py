"""A quick look at the head of a ruleset, for lists: no checks, no faults, and no more of the file than is needed."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from cardgames.rules import reader

BYTES = 16_000


def header(file: Path) -> tuple[str, str, str, str, tuple[int, ...]]:
    """Title, family, summary, status, numbers of players; empty where the file does not say so in its first part."""
    try:
        with file.open("rb") as stream:
            data = _head(stream.read(BYTES).decode("utf-8", "replace"))
    except OSError:
        data = {}
    texts = [data[key] if isinstance(data.get(key), str) else "" for key in ("title", "family", "summary", "status")]
    seats = data.get("seats")
    players = seats.get("players") if isinstance(seats, dict) else None
    numbers = tuple(n for n in players if type(n) is int) if isinstance(players, list) else ()
    return texts[0], texts[1], texts[2], texts[3], numbers


def told(file: Path) -> tuple[str, str, str]:
    """Title, family and summary in another language, as far as a file of texts begins with them."""
    if not file.is_file():
        return "", "", ""
    title, family, summary, *_ = header(file)
    return title, family, summary


def _head(text: str) -> dict[str, Any]:
    """The sections up to the pack or, in a file of texts, its sentences; as far as they can be read."""
    lines = text.replace("\r\n", "\n").split("\n")
    later = (number for number, line in enumerate(lines) if line.startswith(("pack", "zones:", "round:", "sentences:")))
    end = next(later, len(lines))
    data = reader.read("\n".join(lines[:end]), "").tree.data
    return data if isinstance(data, dict) else {}
