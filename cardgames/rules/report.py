"""Faults become the text a person reads: place, path, the line, a caret under the fault, what would be accepted.

Nothing is decided here. Widths are those of a terminal: wide characters count two columns, a tab is shown as four.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from unicodedata import combining, east_asian_width

from cardgames.errors import Fault, Said, joined

WINDOW = 100  # characters of a source line that are shown, at most
TAB = "    "


def render(faults: Sequence[Fault], texts: Mapping[str, str], subject: str) -> Said:
    """The whole report. `texts` are the files' texts by name, `subject` names what was read (`fish (variant x)`)."""
    lines = {file: text.split("\n") for file, text in texts.items()}
    blocks = [_block(fault, lines) for fault in faults]
    count = Said("1 problem") if len(faults) == 1 else Said("{count} problems", count=len(faults))
    return joined("\n", [*blocks, Said("{count} in {subject}; nothing was played.", count=count, subject=subject)])


def in_order(faults: Sequence[Fault]) -> list[Fault]:
    """The faults sorted by place, each only once."""
    return sorted(dict.fromkeys(faults), key=lambda fault: (fault.place is None, fault.place or ()))


def _block(fault: Fault, lines: Mapping[str, list[str]]) -> Said:
    if fault.place is None:
        return joined("\n      | ", [fault.path, fault.message])
    head = f"{fault.place}  {fault.path}".rstrip()
    source = _source(lines.get(fault.place.file, []), fault.place.line)
    before, marked, after = _window(source, fault.place.column - 1, fault.length)
    indent = " " * width(before)
    carets = "^" * max(width(marked), 1)
    source = f"{fault.place.line:5} | {before}{marked}{after}".rstrip()
    rows = [head, source, joined("", [f"      | {indent}{carets} ", fault.message])]
    if fault.also is not None:
        rows.append(Said("      = defined at {file}:{line}", file=fault.also.file, line=fault.also.line))
    return joined("\n", rows)


def _source(lines: Sequence[str], number: int) -> str:
    return lines[number - 1] if 1 <= number <= len(lines) else ""


def _window(source: str, start: int, length: int) -> tuple[str, str, str]:
    """The line in three parts (before, under the caret, after), cut to what fits and made printable."""
    end = min(start + length, len(source), start + WINDOW)
    left = max(0, min(start - WINDOW // 2, len(source) - WINDOW)) if len(source) > WINDOW else 0
    right = max(left + WINDOW, end)
    before = ("…" if left else "") + source[left:start]
    after = source[end:right] + ("…" if right < len(source) else "")
    return _shown(before), _shown(source[start:end]), _shown(after)


def _shown(text: str) -> str:
    return "".join(TAB if char == "\t" else char if char.isprintable() else "\ufffd" for char in text)


def width(text: str) -> int:
    """Columns that a text takes in a terminal."""
    return sum(0 if combining(char) else 2 if east_asian_width(char) in "WF" else 1 for char in text)
