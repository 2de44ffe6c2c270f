"""Score pads saved answer by answer, so that a match with real cards can be taken up again, and corrected.

JSON Lines like a transcript: a header with the rules, a line an answer, a line where answers were taken back, and the
end. Every line is flushed to the disk before the next question. A pad goes on under its own rules.
"""
from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple

from cardgames.engine import outcome
from cardgames.engine.core import Say
from cardgames.engine.game import Game
from cardgames.engine.pad import Counted, Pad
from cardgames.errors import CountError, Said, TranscriptError, UsageError, reason
from cardgames.records import folders, lines, saves
from cardgames.records.replay import game_of
from cardgames.records.transcript import Header, Seat
from cardgames.rules.near import nearest

KIND = "pad"
SUFFIX = ".jsonl"
AT_TABLE = "table"
"""The kind of player that sits at a table with real cards."""


class SavedPad:
    """An open pad and its file; use as a context manager, or `close` it. names: what the seats are called."""

    def __init__(self, path: Path, file: IO[bytes], pad: Pad, head: Header) -> None:
        self.path, self.name, self._file, self.pad, self.head = path, path.stem, file, pad, head

    @property
    def names(self) -> dict[int, str]:
        """What the seats are called."""
        return {seat: each.name for seat, each in enumerate(self.head.seats, 1)}

    def answer(self, row: Sequence[int]) -> Counted | None:
        """Take an answer and write it down, and the end if there is one; see `Pad.answer`. Raises `CountError`,
        `TranscriptError` if it cannot be written."""
        counted = self.pad.answer(row)
        written: list[Mapping[str, Any]] = [{"n": len(self.pad.answers), "told": list(row)}]
        if self.pad.asked is None:
            found = outcome.of(self.pad.game, self.pad.state)
            written.append({"end": {"points": {str(side): points for side, points in found.points.items()},
                                    "ranking": found.ranking}})
        self._write(*written)
        return counted

    def back(self, kept: int) -> None:
        """Take all answers back but so many."""
        self.pad = self.pad.again(self.pad.answers[:kept])
        self._write({"back": kept})

    def _write(self, *written: Mapping[str, Any]) -> None:
        try:
            self._file.write("".join(lines.dumped(line) for line in written).encode())
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise _failed(self.path, Said("written"), error) from None

    def close(self) -> None:
        """Unlock and close; the pad stays."""
        self._file.close()

    def __enter__(self) -> SavedPad:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()


class Listed(NamedTuple):
    """A pad as a list shows it. names: of the players; answers: how many have been given."""

    name: str
    path: Path
    id: str
    title: str
    names: tuple[str, ...]
    answers: int
    over: bool
    changed: float


class _Record(NamedTuple):
    head: Header
    answers: list[list[int]]
    over: bool


def begin(game: Game, names: Sequence[str], *, starter: int = 1, folder: Path | None = None,
          now: datetime | None = None) -> SavedPad:
    """A new pad for these seats, the first round led by `starter`. Its name is the game's id and the time.

    Raises `UsageError`, `TranscriptError` where it cannot be written."""
    rules = game.ruleset
    head = Header(id=rules.id, title=rules.own_title, rules=rules.effective, rules_hash=rules.rules_hash,
                  variants=rules.variants, settings=rules.settings, players=rules.players,
                  seats=tuple(Seat(name, AT_TABLE) for name in names), seed=0, orders={}, starter=starter)
    home = folders.made(folder or folders.pads())
    stem = f"{head.id}-{now or datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1, 1000):
        path = home / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        try:
            file = open(path, "xb", opener=lambda name, flags: os.open(name, flags, 0o600))  # noqa: SIM115
        except FileExistsError:
            continue
        except OSError as error:
            raise _failed(path, Said("written"), error) from None
        saves.lock(file, path)
        saved = SavedPad(path, file, Pad(game, starter=starter), head)
        saved._write({**head.to_json(), "kind": KIND})
        return saved
    raise TranscriptError("{home} has a thousand pads called {stem}", home=home, stem=stem)


def resume(name: str | None = None, *, folder: Path | None = None, say: Say | None = None) -> SavedPad:
    """Take a pad up again: by its name or path, by its game, or the newest that is not over; one that is over can still
    be corrected. A last line that was cut off is removed.

    Raises `UsageError` if there is none, `TranscriptError` if it does not fit or is in use elsewhere."""
    path = find(name, folder=folder)
    try:
        file = open(path, "r+b")  # noqa: SIM115
    except OSError as error:
        raise _failed(path, Said("opened"), error) from None
    try:
        saves.lock(file, path)
        source = file.read()
        record = _read(source, path.name)
        game = game_of(record.head, say=say, name=path.name)
        pad = _played(Pad(game, starter=record.head.starter or 1), record, path.name)
        file.truncate(lines.whole(source))
        file.seek(0, os.SEEK_END)
    except BaseException:
        file.close()
        raise
    return SavedPad(path, file, pad, record.head)


def _played(pad: Pad, record: _Record, name: str) -> Pad:
    for number, row in enumerate(record.answers, 1):
        try:
            pad.answer(row)
        except CountError as error:
            raise TranscriptError("{name}: answer {number} does not fit: {error}", name=name, number=number,
                                  error=error) from None
    return pad


def find(name: str | None = None, *, folder: Path | None = None) -> Path:
    """The file of a pad: by name or path, by its game, or the newest that is not over. Raises `UsageError`."""
    home = folder or folders.pads()
    if name is not None and (os.sep in name or name.endswith(SUFFIX)):
        if not Path(name).is_file():
            raise UsageError("there is no score pad {name}", name=name)
        return Path(name)
    if name is not None and (home / (name + SUFFIX)).is_file():
        return home / (name + SUFFIX)
    known = listed(folder=home)
    running = [one for one in known if not one.over and name in (None, one.id)]
    if running:
        return running[0].path
    if name is None:
        raise UsageError("there is no score pad to go on with; begin one with: cardgames score GAME")
    near = nearest(name, [one.name for one in known])
    if near:
        raise UsageError("there is no score pad {name}; did you mean {near}?", name=name, near=near)
    raise UsageError("there is no score pad {name} in {home}", name=name, home=home)


def listed(*, folder: Path | None = None) -> list[Listed]:
    """All pads that can be read, the newest first."""
    home = folder or folders.pads()
    found = []
    for path in home.glob("*" + SUFFIX) if home.is_dir() else ():
        try:
            record = _read(path.read_bytes(), path.name)
        except (OSError, TranscriptError):
            continue
        head = record.head
        found.append(Listed(path.stem, path, head.id, head.title, tuple(seat.name for seat in head.seats),
                            len(record.answers), record.over, path.stat().st_mtime))
    return sorted(found, key=lambda one: (one.changed, one.name), reverse=True)


def _read(source: bytes, name: str) -> _Record:
    """The record in these bytes. Raises `TranscriptError`."""
    found = lines.objects(source, name, "dropped")
    if not found:
        raise TranscriptError("{name} is empty or broken; a score pad begins with its header", name=name)
    head = lines.header(found[0][1], f"{name}:{found[0][0]}", kind=KIND)
    if head.starter is None or not 1 <= head.starter <= head.players:
        raise TranscriptError("{name}: a score pad says which seat led first, from 1 to {players}", name=name,
                              players=head.players)
    answers, over = list[list[int]](), False
    for number, line in found[1:]:
        kept, told = line.get("back"), line.get("told")
        if isinstance(told, list) and all(type(each) is int for each in told):
            answers.append(told)
        elif type(kept) is int and 0 <= kept <= len(answers):
            del answers[kept:]
            over = False
        elif isinstance(line.get("end"), dict):
            over = True
        else:
            raise TranscriptError('{name}:{number}: a line of a score pad has what was "told", how many answers to go '
                                  '"back" to, or the "end"', name=name, number=number)
    return _Record(head, answers, over)


def _failed(path: Path, what: Said, error: OSError) -> TranscriptError:
    return TranscriptError("{path} cannot be {what}: {why}", path=path, what=what, why=reason(error))
