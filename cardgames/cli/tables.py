"""Rows of text as a table that fits the terminal, as blocks where it does not, as sentences if accessible; JSON."""
from __future__ import annotations

import json
import textwrap
from collections.abc import Mapping, Sequence
from typing import Any

from cardgames.cli.terminal import Terminal, length, pad

SCHEMA_VERSION = 1
"""The form of everything printed under `--json`."""

Row = Sequence[str]


def as_json(content: Mapping[str, Any]) -> str:
    """One object for programs, in ASCII."""
    return json.dumps({"schema_version": SCHEMA_VERSION, **content}, indent=2)


def table(terminal: Terminal, header: Row, rows: Sequence[Row], *, numbers: bool = False) -> list[str]:
    """Lines of a table, its last column wrapped if need be. `numbers`: all columns but the first stand to the right."""
    if terminal.accessible:
        return [line for row in rows for line in _told(terminal, header, row)]
    widths = [max(length(row[column]) for row in [header, *rows]) for column in range(len(header))]
    room = terminal.width - 1 - sum(widths[:-1]) - 2 * (len(widths) - 1)
    if room < min(widths[-1], 24) or room < length(header[-1]):
        return _blocks(terminal, header, rows)
    widths[-1] = min(widths[-1], room)
    lines = _line([terminal.paint(name, "bold") for name in header], widths, numbers=numbers)
    return [*lines, *(line for row in rows for line in _line(row, widths, numbers=numbers))]


def columns(terminal: Terminal, cells: Sequence[str], *, most: int = 3) -> list[str]:
    """Cells in as many columns as fit, read downwards; one a line if accessible."""
    if not cells:
        return []
    widest = max(map(length, cells)) + 3
    number = 1 if terminal.accessible else max(1, min(terminal.width // widest, most))
    height = -(-len(cells) // number)
    return ["".join(pad(cell, widest) for cell in cells[row::height]).rstrip() for row in range(height)]


def _told(terminal: Terminal, header: Row, row: Row) -> list[str]:
    """A row one fact a line, each with the name of its row: lines are listened to one by one."""
    facts = [(", ".join(filter(None, (row[0], name))), cell) for name, cell in zip(header[1:], row[1:], strict=True)]
    indent = len(row[0]) - len(row[0].lstrip()) + 2
    return [line for name, cell in facts if cell for line in terminal.wrapped(
        f"{name}: {cell}" + ("" if cell[-1] in ".!?" else "."), indent=indent)]


def _wrapped(text: str, width: int, first: str = "", further: str = "") -> list[str]:
    """Lines of a text. A word is never broken: it may be the path of a file, and has to be copied."""
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=further, break_on_hyphens=False,
                         break_long_words=False)


def _line(row: Row, widths: Sequence[int], *, numbers: bool) -> list[str]:
    *front, last = row
    folded = _wrapped(last, widths[-1]) if length(last) > widths[-1] else [last]
    cells = [pad(cell, width) if not numbers or place == 0 else " " * (width - length(cell)) + cell
             for place, (cell, width) in enumerate(zip(front, widths, strict=False))]
    if numbers:
        folded = [" " * (widths[-1] - length(folded[0])) + folded[0]]
    indent = sum(widths[:-1]) + 2 * len(front)
    return ["  ".join([*cells, folded[0]]).rstrip(), *(" " * indent + more for more in folded[1:])]


def _blocks(terminal: Terminal, header: Row, rows: Sequence[Row]) -> list[str]:
    """Each row as its first cell and the others below it."""
    lines = []
    for row in rows:
        indent = " " * (len(row[0]) - len(row[0].lstrip()) + 2)
        lines.append(terminal.paint(row[0], "bold"))
        for name, cell in zip(header[1:], row[1:], strict=True):
            if cell:
                told = f"{name.strip()}: {cell.strip()}" if name else cell
                lines += _wrapped(told, terminal.width - 1, indent, indent + "  ")
    return lines
