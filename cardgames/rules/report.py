"""Faults become the text a person reads: place, path, the line, a caret under the fault, what would be accepted.

Nothing is decided here. Widths are those of a terminal: wide characters count two columns, a tab is shown as four.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from unicodedata import combining, east_asian_width

from cardgames.errors import Fault
from cardgames.rules.near import plural

WINDOW = 100  # characters of a source line that are shown, at most
TAB = "    "


def render(faults: Sequence[Fault], texts: Mapping[str, str], subject: str) -> str:
    """The whole report. `texts` are the files' texts by name, `subject` names what was read (`fish (variant x)`)."""
    lines = {file: text.split("\n") for file, text in texts.items()}
    blocks = [_block(fault, lines) for fault in faults]
    return "\n".join([*blocks, f"{plural('problem', len(faults), figures=True)} in {subject}; nothing was played."])


def in_order(faults: Sequence[Fault]) -> list[Fault]:
    """The faults sorted by place, each only once."""
    return sorted(dict.fromkeys(faults), key=lambda fault: (fault.place is None, fault.place or ()))


def _block(fault: Fault, lines: Mapping[str, list[str]]) -> str:
    if fault.place is None:
        return f"{fault.path}\n      | {fault.message}"
    head = f"{fault.place}  {fault.path}".rstrip()
    source = _source(lines.get(fault.place.file, []), fault.place.line)
    before, marked, after = _window(source, fault.place.column - 1, fault.length)
    indent = " " * width(before)
    carets = "^" * max(width(marked), 1)
    source = f"{fault.place.line:5} | {before}{marked}{after}".rstrip()
    rows = [head, source, f"      | {indent}{carets} {fault.message}"]
    if fault.also is not None:
        rows.append(f"      = defined at {fault.also.file}:{fault.also.line}")
    return "\n".join(rows)


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
