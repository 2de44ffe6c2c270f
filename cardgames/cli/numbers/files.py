"""What the commands that count leave behind: files of numbers, pictures, and the exit code."""
from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import typer

from cardgames.cli import files
from cardgames.cli.exits import INTERRUPTED
from cardgames.errors import FileError, Said, reason

if TYPE_CHECKING:
    from cardgames.lab.compare import Comparison
    from cardgames.lab.ladder import Ladder
    from cardgames.lab.profile import Profile
    from cardgames.lab.tally import Report


Cells = Iterable[Sequence[object]]


def check(*paths: Path | None) -> None:
    """Refuse files that cannot be written before anything is played, rather than when all is done. Raises
    `FileError`."""
    for path in paths:
        if path is None:
            continue
        if path.is_dir() or not path.parent.is_dir():
            why = Said("it is a folder") if path.is_dir() else Said("there is no folder {folder}", folder=path.parent)
        elif not os.access(path if path.exists() else path.parent, os.W_OK):
            why = reason(PermissionError(errno.EACCES, os.strerror(errno.EACCES)))
        else:
            continue
        raise FileError("{path} cannot be written: {why}", path=path, why=why)


def check_folder(path: Path | None) -> None:
    """The same of a folder, which is made if there is none. Raises `FileError`."""
    if path is not None:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise FileError("{path} cannot be made a folder: {why}", path=path, why=reason(error)) from None


def write(path: Path | None, rows: Cells) -> None:
    """Write comma-separated values, the first row being their names; nothing without a path. Raises `FileError`."""
    if path is None:
        return
    import csv
    import io

    text = io.StringIO()
    csv.writer(text, lineterminator="\n").writerows(rows)
    files.write(path, text.getvalue())


def draw(path: Path | None, picture: Callable[[], str]) -> None:
    """Write a picture; it is drawn only if there is a path. Raises `FileError`."""
    if path is not None:
        files.write(path, picture())


def end(interrupted: bool) -> None:
    """Where matches were interrupted, the shell hears of it; what was finished has been told by then."""
    if interrupted:
        raise typer.Exit(INTERRUPTED)


def match_rows(reports: Sequence[tuple[Sequence[object], Report]], names: Sequence[str]) -> Cells:
    """One row a match; `names` are the columns that tell which simulation it belongs to, in front of the others."""
    first = reports[0][1]
    keys = [(line, side) for line, row in first.lines.items() for side in row]
    yield [*names, "match", "seed", "winner", "decisions", "rounds", *(f"points.{side}" for side in first.points),
           *(f"{line}.{side}" for line, side in keys)]
    for which, report in reports:
        for row in report.rows:
            yield [*which, row.number, row.seed, row.winner or "", row.decisions, row.rounds, *row.points.values(),
                   *(row.lines.get(key, 0) for key in keys)]


def comparison_rows(found: Comparison) -> Cells:
    """One row a measure."""
    yield ["measure", "first", "second", "change", "low", "high", "sure"]
    for row in found.rows:
        told = row.to_json()
        yield [told["name"], told["first"], told["second"], told["change"], *told["interval"], int(row.is_sure)]


def ladder_rows(found: Ladder) -> Cells:
    """One row a contest."""
    names = ["first", "second", "sets", "matches", "share", "low", "high", "lead", "lead_low", "lead_high"]
    yield names
    for contest in found.contests:
        told = contest.to_json()
        yield [*(told[name] for name in names[:5]), *told["interval"], told["lead"], *told["lead_interval"]]


def write_run_tables(folder: Path | None, found: Profile) -> None:
    """Every decision of every match as tables in a folder with the names and columns of CardStock. Raises
    `FileError`."""
    if folder is None:
        return
    from cardgames.lab.runs import COLUMNS, tidy

    about = found.game, found.players, found.seats[0] if len(set(found.seats)) == 1 else "/".join(found.seats)
    for name, columns in COLUMNS.items():
        write(folder / f"{name}.csv", [columns, *tidy(name, found.runs, about)])
