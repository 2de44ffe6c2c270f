"""What is left behind when the program itself is at fault: a file to send, with nothing in it that a seat may not know.

It holds where in the program it happened and what was asked for. It holds no values: no cards, no state, no message of
the error, which may name a card. A match that was running is in its save.
"""
from __future__ import annotations

import platform
import sys
import tempfile
import traceback
from datetime import datetime
from pathlib import Path

from cardgames import __version__
from cardgames.cli.terminal import clip


def report(error: BaseException) -> str:
    """Write the crash file; the sentences to show."""
    path = _write(error)
    lines = ["This is a fault of the program, not yours. Nothing you typed should have led here."]
    if path is not None:
        lines.append(f"What a programmer needs to mend it is in {path}")
    return "\n".join([*lines, *getattr(error, "__notes__", ())])


def _write(error: BaseException) -> Path | None:
    name = f"crash-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    for folder in _folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / name
            path.write_text(_text(error), encoding="utf-8")
        except OSError:
            continue
        return path
    return None


def _folders() -> list[Path]:
    """The program's folder for such things, or if that cannot be used, one for temporary files."""
    fallback = Path(tempfile.gettempdir())
    try:
        from cardgames.records import folders

        return [folders.crashes(), fallback]
    except Exception:  # the fault may lie just there
        return [fallback]


def _text(error: BaseException) -> str:
    frames = traceback.extract_tb(error.__traceback__)
    where = [f"  {_short(frame.filename)}:{frame.lineno} in {frame.name}" for frame in frames]
    kind = type(error).__name__
    system = f"Python {platform.python_version()} on {platform.system()}"
    head = [f"cardgames {__version__}, {system}", f"asked for: {' '.join(clip(text, 200) for text in sys.argv[1:])}"]
    return "\n".join([*head, "", kind, *where, ""])


def _short(filename: str) -> str:
    """A file as seen from the folder of the package, so that nobody's home is told."""
    parts = Path(filename).parts
    for package in ("cardgames", "site-packages"):
        if package in parts:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(package):])
    return Path(filename).name
