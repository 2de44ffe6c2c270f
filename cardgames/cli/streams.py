"""The standard streams, so that none of them can be at fault: one that is closed, full, or read no longer.

Everything written passes through here, the command line's own help too. What goes wrong with standard output ends the
command with a sentence, or without a word if whoever read it has left; nothing that goes wrong with standard error is
worth a word.
"""
from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, TextIO, cast

from cardgames.cli.terminal import clean, cut, in_ascii
from cardgames.errors import CardgamesError, RulesetError, Said, reason


class OutputError(CardgamesError):
    """Standard output cannot be written to: the disk is full, or it is closed."""


class ReaderGone(Exception):
    """Nobody reads what is written any more."""


class Guarded:
    """A stream that tells its faults by the exceptions above. For the rest it is the stream itself."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, text: str) -> int:
        """Write a text."""
        try:
            return self._stream.write(text)
        except UnicodeError:
            raise
        except (OSError, ValueError) as error:
            raise _fault(error) from None

    def flush(self) -> None:
        """Write what has been held back."""
        try:
            self._stream.flush()
        except (OSError, ValueError) as error:
            raise _fault(error) from None


def _fault(error: OSError | ValueError) -> OutputError | ReaderGone:
    if isinstance(error, BrokenPipeError):
        return ReaderGone()
    why = reason(error) if isinstance(error, OSError) else Said("it is closed")
    return OutputError("standard output cannot be written: {why}", why=why)


class Silent(Guarded):
    """A stream whose faults are passed over: what it would tell is lost, and that is all."""

    def write(self, text: str) -> int:
        """Write a text, if it can be written."""
        with suppress(OSError, ValueError):
            return self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Write what has been held back, if it can be written."""
        with suppress(OSError, ValueError):
            self._stream.flush()

    def flush_for_good(self) -> None:
        """The same, told if it fails."""
        self._stream.flush()


class Closed(Guarded):
    """Stands for standard output where there is none."""

    def __init__(self) -> None:
        super().__init__(_nothing("w"))

    def write(self, text: str) -> int:
        """Refused. Raises `OutputError`."""
        raise OutputError("standard output is closed, so there is nowhere to write to")


@contextmanager
def guarded() -> Iterator[None]:
    """The three streams as the program may use them, whatever the shell has made of them."""
    before = sys.stdin, sys.stdout, sys.stderr
    _write_whatever_fits(before)
    # What Python leaves out because it is closed is None, against its own types.
    out = Closed() if cast(Any, sys.stdout) is None else Guarded(sys.stdout)
    told = Silent(_nothing("w") if cast(Any, sys.stderr) is None else sys.stderr)
    sys.stdin = _nothing("r") if cast(Any, sys.stdin) is None else sys.stdin
    sys.stdout, sys.stderr = cast(TextIO, out), cast(TextIO, told)
    try:
        yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = before
        try:
            told.flush_for_good()
        except (OSError, ValueError):
            abandon(told)


def _nothing(mode: str) -> TextIO:
    return cast(TextIO, open(os.devnull, mode, encoding="utf-8"))


def _write_whatever_fits(streams: tuple[TextIO | None, ...]) -> None:
    """A sign that an encoding lacks is no reason to stop, nor are bytes that are none."""
    for stream in streams:
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def abandon(stream: TextIO | Guarded) -> None:
    """Let go of what could not be written, so that the end of the program does not try again."""
    with suppress(OSError, ValueError):
        there, nowhere = stream.fileno(), os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, there)
        os.close(nowhere)


def complain(what: str | CardgamesError) -> None:
    """Say on standard error what is wrong. What somebody typed is quoted shortly; a report on a file stays whole."""
    from cardgames.cli.phrases import told

    text = "\n".join([told(what), *getattr(what, "__notes__", ())])
    text = clean(text if isinstance(what, RulesetError) else _folded(cut(text)))
    encoding = (sys.stderr.encoding or "ascii").lower().replace("_", "-")
    print(text if encoding in ("utf-8", "utf8") and not _is_plain() else in_ascii(text), file=sys.stderr, flush=True)


def _folded(text: str) -> str:
    """The text in lines of the terminal, if it goes to one; in a pipe each sentence stays a line. No path is broken."""
    if not sys.stderr.isatty():
        return text
    import shutil
    import textwrap

    width = max(20, shutil.get_terminal_size().columns - 1)
    return "\n".join([textwrap.fill(line, width, break_long_words=False, break_on_hyphens=False)
                      for line in text.split("\n")])


def _is_plain() -> bool:
    """Whether the person has asked for a locale without any signs but ASCII."""
    return (os.environ.get("LC_ALL") or os.environ.get("LC_CTYPE") or os.environ.get("LANG")) in ("C", "POSIX")
