"""Transcripts as JSON Lines: written, and read back with a sentence for everything that is not as it should be."""
from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardgames.engine import chance
from cardgames.engine.match import ENGINE
from cardgames.errors import Said, TranscriptError, reason
from cardgames.records.transcript import (
    FORMAT,
    KIND,
    SCHEMA_VERSION,
    End,
    Entry,
    Header,
    Manner,
    Seat,
    Transcript,
    hint_line,
)
from cardgames.rules.layout import RULES

LONGEST = 50_000_000
"""Bytes of the longest file that is read: no match comes near it."""
SHOWN = 60
"""Signs of a value that a message repeats at most."""
HEADER = ("schema_version", "kind", "engine", "chance", "ruleset", "rules", "rules_hash", "variants", "settings",
          "players", "seats", "seed", "orders", "starter", "practice", "manner")
"""What stands in a header."""
MANNER: Mapping[str, Callable[[Any], bool]] = {
    "assist": lambda value: isinstance(value, bool), "count": lambda value: isinstance(value, bool),
    "delay": lambda value: type(value) in (int, float) and 0 <= value < 1e6,
    "detail": lambda value: type(value) is int and -1 <= value <= 1}
"""What a manner of play is made of, and what each may be."""
VERSIONS = {"schema_version": SCHEMA_VERSION, "engine": ENGINE, "chance": chance.VERSION}
"""What in a header counts versions, and how far this program knows them."""


def dumped(line: Mapping[str, Any]) -> str:
    """One line, with its end. Any encoding of the terminal or file system can hold it."""
    return json.dumps(line, ensure_ascii=True, separators=(", ", ": ")) + "\n"


def text_of(transcript: Transcript) -> str:
    """The whole file, for others too: of moves that were taken back only the number is said, at the end, and notes are
    left out, which are for nobody else. A save keeps both."""
    return "".join(dumped(line) for line in _lines(transcript))


def _lines(transcript: Transcript) -> Iterator[dict[str, Any]]:
    yield transcript.header.to_json()
    yield from ({"n": entry.number, "seat": entry.seat, "move": entry.move} for entry in transcript.moves)
    yield from (hint_line(seat) for seat, count in transcript.hints.items() for _ in range(count))
    later = {key: order for key, order in transcript.orders.items() if key not in transcript.header.orders}
    if later:
        yield {"order": later}
    if transcript.end is not None:
        yield transcript.end._replace(undone=transcript.taken_back).to_json()


def read(path: str | Path, *, torn: str = "refused") -> Transcript:
    """The transcript in a file. `torn="dropped"`: a last line that was cut off while it was written is passed over.

    Raises `TranscriptError`."""
    file = Path(path)
    try:
        if file.stat().st_size > LONGEST:
            raise TranscriptError("{file} is too long for a transcript", file=file)
        source = file.read_bytes()
    except OSError as error:
        raise TranscriptError("{file} cannot be read: {why}", file=file, why=reason(error)) from None
    return parse(source, str(file), torn=torn)


def parse(source: bytes, name: str, *, torn: str = "refused") -> Transcript:
    """The transcript in these bytes; `name` is what messages call them. Raises `TranscriptError`."""
    found = objects(source, name, torn)
    if not found:
        if source.strip():
            raise TranscriptError("{name} is broken: its first line, the header, was cut off", name=name)
        raise TranscriptError("{name} is empty; a transcript begins with its header", name=name)
    number, first = found[0]
    reader = _Reader(name, header(first, f"{name}:{number}"))
    for number, line in found[1:]:
        reader.take(line, f"{name}:{number}")
    return reader.transcript()


def whole(source: bytes) -> int:
    """How many bytes of a file are whole lines: what is behind them was cut off while it was written."""
    end = source.rfind(b"\n") + 1
    last = source.rfind(b"\n", 0, max(end - 1, 0)) + 1
    return end if not end or _sound(source[last:end]) else last


def _sound(line: bytes) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except (ValueError, RecursionError):
        return False


def objects(source: bytes, name: str, torn: str) -> list[tuple[int, dict[str, Any]]]:
    """The lines of a record with their numbers; see `parse`. Raises `TranscriptError`."""
    if torn == "dropped":
        source = source[:whole(source)]
    out = []
    for number, line in enumerate(source.split(b"\n"), 1):
        if not line.strip():
            continue
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            raise TranscriptError("{name}:{number}: this line is no JSON; was the file cut off or edited?",
                                  name=name, number=number) from None
        if not isinstance(found, dict):
            raise TranscriptError("{name}:{number}: a line of a transcript is an object in braces", name=name,
                                  number=number)
        out.append((number, found))
    return out


def _get(line: Mapping[str, Any], key: str, kind: type | tuple[type, ...], where: str) -> Any:
    value = line.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        if key not in line:
            raise TranscriptError('{where}: "{key}" is missing', where=where, key=key)
        raise TranscriptError('{where}: "{key}" cannot be {value}', where=where, key=key, value=shown(value))
    return value


def shown(value: Any) -> str:
    """A value as a message names it."""
    text = json.dumps(value)
    return text if len(text) <= SHOWN else text[:SHOWN - 1] + "…"


def _texts(found: Mapping[str, Any], where: str) -> dict[str, str]:
    return {key: _get(found, key, str, where) for key in found}


def header(line: Mapping[str, Any], where: str, *, kind: str = KIND) -> Header:
    """The header in a line, of this kind of record. Raises `TranscriptError`."""
    if line.get("kind") != kind:
        raise TranscriptError('{where}: this is no {kind} of a match: it would begin with "kind": "{kind}"',
                              where=where, kind=kind)
    _check_versions(line, where)
    ruleset, starter = _get(line, "ruleset", dict, where), line.get("starter")
    _only(line, HEADER, Said("a header"), where)
    _only(_get(line, "rules", dict, where), RULES, Said("the rules"), where)
    if ruleset.get("format", FORMAT) != FORMAT:
        raise TranscriptError("{where}: rules of format {format}; this program reads {known}", where=where,
                              format=shown(ruleset["format"]), known=FORMAT)
    seats = tuple(Seat(_get(seat, "name", str, where), _get(seat, "kind", str, where))
                  for seat in _get(line, "seats", list, where) if isinstance(seat, dict))
    players = _get(line, "players", int, where)
    if len(seats) != players:
        raise TranscriptError('{where}: "seats" has {count} seats for {players} players', where=where, count=len(seats),
                              players=players)
    return Header(
        id=_get(ruleset, "id", str, where), title=_get(ruleset, "title", str, where), players=players,
        rules=_get(line, "rules", dict, where), rules_hash=_get(line, "rules_hash", str, where),
        settings=_get(line, "settings", dict, where),
        variants=tuple(str(id) for id in _get(line, "variants", list, where)), seats=seats,
        seed=_get(line, "seed", (int, str), where), orders=_texts(_get(line, "orders", dict, where), where),
        starter=None if starter is None else _get(line, "starter", int, where),
        manner=_manner(line.get("manner", {}), line.get("practice", False) is True, where),
        engine=_get(line, "engine", int, where), chance=_get(line, "chance", int, where))


def _manner(found: Any, practice: bool, where: str) -> Manner:
    """How people played, from what is not as usual; older records have nothing of it."""
    if not isinstance(found, dict):
        raise TranscriptError('{where}: "{key}" cannot be {value}', where=where, key="manner", value=shown(found))
    _only(found, ("practice", *MANNER), Said("the manner of play"), where)
    for key, fits in MANNER.items():
        if key in found and not fits(found[key]):
            raise TranscriptError('{where}: "{key}" cannot be {value}', where=where, key=key, value=shown(found[key]))
    return Manner(**{**found, "practice": practice or found.get("practice") is True})


def _check_versions(line: Mapping[str, Any], where: str) -> None:
    """A record made by a newer program is not read: what it means may have changed. Older ones are."""
    if _get(line, "schema_version", int, where) < SCHEMA_VERSION:
        raise TranscriptError("{where}: there was never a transcript of version {version}", where=where,
                              version=line["schema_version"])
    for what, known in VERSIONS.items():
        if what in line and _get(line, what, int, where) > known:
            raise TranscriptError("{where}: this was made by a newer version of the program ({what} {version}; this "
                                  "one knows {what} {known})", where=where, what=what, version=line[what], known=known)


def _only(found: Mapping[str, Any], known: Sequence[str], what: str, where: str) -> None:
    """Refuse what this program does not know: it could change what is played."""
    strange = next((key for key in found if key not in known), None)
    if strange is not None:
        raise TranscriptError("{where}: {what} cannot have {strange}; was this made by a newer version of the "
                              "program, or edited?", where=where, what=what, strange=shown(strange))


class _Reader:
    """Takes the lines after the header, one by one."""

    def __init__(self, name: str, head: Header) -> None:
        self.name, self.head, self.moves, self.orders = name, head, list[Entry](), dict(head.orders)
        self.end: End | None = None
        self.undone: list[Entry] = []
        self.hints: dict[int, int] = {}
        self.notes: dict[int, list[str]] = {}
        self.kinds: dict[str, Callable[[Mapping[str, Any], str], None]] = {
            "move": self._move, "order": self._order, "end": self._end, "undo": self._undo, "hint": self._hint,
            "note": self._note, "manner": self._manner}

    def take(self, line: Mapping[str, Any], where: str) -> None:
        if self.end is not None:
            raise TranscriptError("{where}: the match had ended in the line before", where=where)
        kind = next((kind for kind in self.kinds if kind in line), None)
        if kind is None:
            raise TranscriptError('{where}: a line is a "move", an "order", an "undo", a "hint", a "note", a "manner" '
                                  'or the "end"', where=where)
        self.kinds[kind](line, where)

    def _move(self, line: Mapping[str, Any], where: str) -> None:
        entry = Entry(_get(line, "n", int, where), _get(line, "seat", int, where), _get(line, "move", str, where))
        if entry.number != len(self.moves) + 1:
            raise TranscriptError("{where}: move {expected} should follow here, not {number}", where=where,
                                  expected=len(self.moves) + 1, number=entry.number)
        self.moves.append(entry)

    def _order(self, line: Mapping[str, Any], where: str) -> None:
        self.orders.update(_texts(_get(line, "order", dict, where), where))

    def _end(self, line: Mapping[str, Any], where: str) -> None:
        found = _get(line, "end", dict, where)
        self.end = End(_get(found, "points", dict, where), _get(found, "ranking", list, where),
                       _get(line, "hash", str, where), _get({"undone": 0, **found}, "undone", int, where))

    def _undo(self, line: Mapping[str, Any], where: str) -> None:
        number = _get(line, "undo", int, where)
        if not 0 <= number < len(self.moves):
            raise TranscriptError("{where}: of {moves} moves all but {number} cannot be taken back", where=where,
                                  moves=len(self.moves), number=number)
        self.undone += self.moves[number:]
        del self.moves[number:]

    def _hint(self, line: Mapping[str, Any], where: str) -> None:
        seat = self._seat(line, "hint", where)
        self.hints[seat] = self.hints.get(seat, 0) + 1

    def _note(self, line: Mapping[str, Any], where: str) -> None:
        self.notes.setdefault(self._seat(line, "seat", where), []).append(_get(line, "note", str, where))

    def _manner(self, line: Mapping[str, Any], where: str) -> None:
        manner = _manner(line["manner"], self.head.manner.practice, where)
        self.head = replace(self.head, manner=manner)

    def _seat(self, line: Mapping[str, Any], key: str, where: str) -> int:
        seat: int = _get(line, key, int, where)
        if not 1 <= seat <= self.head.players:
            raise TranscriptError("{where}: there is no seat {seat}", where=where, seat=seat)
        return seat

    def transcript(self) -> Transcript:
        notes = {seat: tuple(texts) for seat, texts in self.notes.items()}
        return Transcript(self.head, tuple(self.moves), self.orders, self.end, tuple(self.undone), self.hints, notes,
                          self.name)
