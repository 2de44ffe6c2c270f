"""A word at the terminal while a bot thinks for long, gone again when it has played."""
from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock, Timer

from cardgames.cli.phrases import say
from cardgames.cli.terminal import Terminal, clip

AFTER_SECONDS = 1.0
GONE = "\r\x1b[K"
"""Wipe out the line, with the ^C that a terminal may have put behind it."""


@contextmanager
def thinking(terminal: Terminal, who: str, *, stoppable: bool, after: float = AFTER_SECONDS) -> Iterator[None]:
    """Tell after so many seconds that `who` is still thinking, and wipe it out at the end. `stoppable`: Ctrl-C ends the
    thought rather than the match. Nothing is told where it could not be wiped out, or would be read aloud."""
    if terminal.accessible or not terminal.wipes:
        yield
        return
    told = say("news.thinking.stoppable" if stoppable else "news.thinking", who=who)
    text = clip(terminal.fit(told), terminal.width - 1)
    shown, lock, ended = False, Lock(), False

    def show() -> None:
        nonlocal shown
        with lock:      # not between the end of the thought and what is told of it
            if not ended:
                shown = True
                terminal.out.write(terminal.paint(text, "dim"))
                terminal.out.flush()

    timer = Timer(after, show)
    timer.daemon = True
    timer.start()
    try:
        yield
    finally:
        timer.cancel()
        with lock:
            ended = True
        if shown:
            terminal.out.write(GONE)
            terminal.out.flush()
