"""Matches saved move by move: a transcript that grows while it is played, so that nothing but a torn last line is
lost.

Every line is flushed to the disk before the next move. A save is locked by the program that plays it. It resumes
under its own rules, whatever has become of the ruleset file.
"""
from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple

from cardgames.engine.core import Say
from cardgames.engine.game import Game
from cardgames.engine.match import Match, Player, Turn
from cardgames.errors import Said, TranscriptError, UsageError, reason
from cardgames.players.human import KIND as PERSON
from cardgames.records import folders, lines, transcript
from cardgames.records.replay import game_of, replay
from cardgames.rules.near import nearest

SUFFIX = ".jsonl"
Seating = Callable[[Game, transcript.Header], Mapping[int, Player]]
"""Who plays on: the players of a game, by what the header says of its seats."""


class Save:
    """One open save. Give `record` to a match as a listener; use as a context manager, or `close` it.

    again: asked when a line cannot be written, with the reason; whether to try once more. What could be written of
    such a line is taken off the file first, so that it never ends within one."""

    def __init__(self, path: Path, file: FileIO, game: Game, round_number: int) -> None:
        self.path, self.name, self._file, self._game, self._round = path, path.stem, file, game, round_number
        self.again: Callable[[TranscriptError], bool] = lambda error: False

    def record(self, turn: Turn) -> None:
        """Write a turn down, for good."""
        self._write(list(transcript.turn_lines(self._game, turn, self._round)))
        self._round = next((event.args[1] for event in reversed(turn.events)
                            if event.change == "count" and event.args[0] == 0), self._round)

    def undo(self, match: Match) -> None:
        """Write down that a match was set back to where it is now; what had been played stays in the file."""
        self._write([transcript.undo_line(len(match.turns))])
        self._round = match.state.round

    def hint(self, seat: int) -> None:
        """Write down that a seat was given a hint."""
        self._write([transcript.hint_line(seat)])

    def note(self, seat: int, text: str) -> None:
        """Write down what a seat has noted."""
        self._write([transcript.note_line(seat, text)])

    def manner(self, manner: transcript.Manner) -> None:
        """Write down that people play in another manner from now on."""
        self._write([transcript.manner_line(manner)])

    def finish(self, match: Match) -> None:
        """Write down the end of a match that is over."""
        self._write([transcript.end(match.game, match.state).to_json()])

    def _write(self, written: Sequence[Mapping[str, Any]]) -> None:
        source, sound = "".join(lines.dumped(line) for line in written).encode(), self._file.tell()
        while True:
            try:
                _write_all(self._file, source)
                return
            except OSError as error:
                with suppress(OSError):
                    self._file.truncate(sound)
                    self._file.seek(sound)
                failed = _failed(self.path, Said("written"), error)
            if not self.again(failed):
                raise failed from None

    def close(self) -> None:
        """Unlock and close; the save stays."""
        self._file.close()

    def __enter__(self) -> Save:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None,
                 trace: TracebackType | None) -> None:
        self.close()


def _write_all(file: FileIO, source: bytes) -> None:
    """All of it, down to the disk. Raises `OSError`."""
    while source:
        source = source[file.write(source):]
    os.fsync(file.fileno())


class Listed(NamedTuple):
    """A save as a list shows it: nothing of its cards. people: whether a person plays in it. id: of its game."""

    name: str
    path: Path
    title: str
    moves: int
    over: bool
    changed: float
    people: bool
    id: str


class Unreadable(NamedTuple):
    """A file among the saves that is none, or is damaged, and why."""

    path: Path
    why: str
    changed: float


class Resumed(NamedTuple):
    """A match taken up again, and its save, open and listening. `record` is what the save held, `header` its header
    with the orders of all rounds so far. `repaired`: its last line had been cut off, and is gone now."""

    match: Match
    save: Save
    header: transcript.Header
    record: transcript.Transcript
    repaired: bool


def begin(match: Match, head: transcript.Header, *, folder: Path | None = None, now: datetime | None = None) -> Save:
    """A new save of a match, which it listens to from now on. Its name is the game's id and the time."""
    home = folders.made(folder or folders.saves())
    stem = f"{head.id}-{now or datetime.now():%Y%m%d-%H%M%S}"
    for number in range(1, 1000):
        path = home / f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}"
        try:
            file = open(path, "xb", buffering=0, opener=lambda name, flags: os.open(name, flags, 0o600))  # noqa: SIM115
        except FileExistsError:
            continue
        except OSError as error:
            raise _failed(path, Said("written"), error) from None
        lock(file, path)
        return _begun(Save(path, file, match.game, 1), match, head)
    raise TranscriptError("{home} has a thousand saves called {stem}", home=home, stem=stem)


def _begun(save: Save, match: Match, head: transcript.Header) -> Save:
    save._write([head.to_json()])
    for turn in match.turns:
        save.record(turn)
    match.listen.insert(0, save.record)      # first: whatever a screen does with the turn, it has been saved
    return save


def resume(name: str | None = None, seating: Seating | None = None, *, folder: Path | None = None,
           say: Say | None = None) -> Resumed:
    """Take a match up again: by name, by path, or the newest that is not over. `seating` puts players to it.

    A last line that was cut off is removed from the file. Raises `UsageError` if there is no such save,
    `TranscriptError` if it does not fit, is over, or is being played elsewhere."""
    path = find(name, folder=folder)
    try:
        file = open(path, "r+b", buffering=0)  # noqa: SIM115
    except OSError as error:
        raise _failed(path, Said("opened"), error) from None
    try:
        lock(file, path)
        return _resumed(path, file, seating, say)
    except BaseException:
        file.close()
        raise


def _resumed(path: Path, file: FileIO, seating: Seating | None, say: Say | None) -> Resumed:
    source = file.read()
    record = lines.parse(source, path.name, torn="dropped")
    if record.end is not None:
        raise TranscriptError("the match {stem} is over; to see it again: cardgames replay {path}", stem=path.stem,
                              path=path)
    game = game_of(record.header, say=say, name=path.name)
    match = replay(record, game=game, players=seating(game, record.header) if seating else None)
    sound = lines.whole(source)
    if sound < len(source):
        file.truncate(sound)
        os.fsync(file.fileno())
    file.seek(0, os.SEEK_END)
    save = Save(path, file, game, match.state.round)
    match.listen.insert(0, save.record)
    return Resumed(match, save, replace(record.header, orders=record.orders), record, sound < len(source))


def find(name: str | None = None, *, folder: Path | None = None, of_people: bool = False) -> Path:
    """The file of a save: by name, by path, or the newest that is not over; `of_people`: and in which a person plays.
    Raises `UsageError`."""
    home = folder or folders.saves()
    if name is None:
        return _newest(home, of_people=of_people)
    if (home / (name + SUFFIX)).is_file() and os.sep not in name:
        return home / (name + SUFFIX)
    if Path(name).is_file():
        return Path(name)   # whether it is a transcript is told by who reads it
    if Path(name).is_dir():
        raise UsageError("{name} is a folder; the path of a transcript is wanted, or the name of a save", name=name)
    if os.sep in name or name.endswith(SUFFIX):
        raise UsageError("there is no file {name}", name=name)
    return named(name, folder=home)


def _newest(home: Path, *, of_people: bool) -> Path:
    running = [one for one in listed(folder=home) if not one.over]
    for one in running:
        if one.people or not of_people:
            return one.path
    if running:
        raise UsageError("no person plays in a match that could be resumed; to go on with one of bots alone: cardgames "
                         "resume {name}", name=running[0].name)
    for broken in unreadable(folder=home):
        raise UsageError("there is no match to resume; one is saved as soon as it is played; {name} cannot be read: "
                         "{why}", name=broken.path.stem, why=broken.why)
    raise UsageError("there is no match to resume; one is saved as soon as it is played")


def named(name: str, *, folder: Path | None = None) -> Path:
    """The file of a save in the folder of saves, and nowhere else. Raises `UsageError`."""
    home = folder or folders.saves()
    path = home / (name + SUFFIX)
    if not path.is_file():
        near = nearest(name, [one.stem for one in home.glob("*" + SUFFIX)])
        if near:
            raise UsageError("there is no save {name}; did you mean {near}?", name=name, near=near)
        raise UsageError("there is no save {name} in {home}", name=name, home=home)
    return path


def header(path: Path) -> transcript.Header:
    """The header of a save. Raises `TranscriptError`."""
    return lines.read(path, torn="dropped").header


def listed(*, folder: Path | None = None) -> list[Listed]:
    """All saves that can be read, the newest first."""
    return sorted((one for one in _looked_at(folder) if isinstance(one, Listed)),
                  key=lambda one: (one.changed, one.name), reverse=True)


def unreadable(*, than: Path | None = None, folder: Path | None = None) -> list[Unreadable]:
    """The saves that cannot be read, the newest first; only those newer `than` a save, if one is given."""
    newer = than.stat().st_mtime if than is not None else 0.0
    return sorted((one for one in _looked_at(folder) if isinstance(one, Unreadable) and one.changed >= newer),
                  key=lambda one: one.changed, reverse=True)


def _looked_at(folder: Path | None) -> Iterator[Listed | Unreadable]:
    home = folder or folders.saves()
    for path in home.glob("*" + SUFFIX) if home.is_dir() else ():
        changed = path.stat().st_mtime if path.exists() else 0.0
        try:
            record = lines.read(path, torn="dropped")
        except TranscriptError as error:
            yield Unreadable(path, error.said, changed)
        else:
            head = record.header
            yield Listed(path.stem, path, head.title, len(record.moves), record.end is not None, changed,
                         any(seat.kind == PERSON for seat in head.seats), head.id)


def _failed(path: Path, what: Said, error: OSError) -> TranscriptError:
    return TranscriptError("{path} cannot be {what}: {why}", path=path, what=what, why=reason(error))


def lock(file: IO[bytes], path: Path) -> None:
    """Keep the file to this program until it is closed. Raises `TranscriptError` if another one has it.

    Where the system has no such locks nothing is kept."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise TranscriptError("{stem} is being played by another program just now", stem=path.stem) from None
