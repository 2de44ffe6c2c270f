"""How far a long job is, on standard error: a bar at a terminal, else a line now and then."""
from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from cardgames.cli.phrases import say

FIRST_SECONDS = 1.0
EVERY_SECONDS = 5.0

Progress = Callable[[int, int], None]


@contextmanager
def progress(what: str, *, accessible: bool = False) -> Iterator[Progress]:
    """A function to be told how much is done, of how much. what: the end of a message's id, that says of what."""
    what = say(f"progress.{what}")
    if sys.stderr.isatty() and not accessible:
        with _bar(what) as told:
            yield told
    else:
        yield _lines(what)


def _lines(what: str) -> Progress:
    began = last = time.monotonic()

    def told(done: int, of: int) -> None:
        nonlocal last
        now = time.monotonic()
        if done and now - last >= EVERY_SECONDS:
            last = now
            left = (now - began) * (of - done) / done
            line = say("progress.line", done=str(done), of=str(of), what=what, left=f"{left:.0f}")
            print(line, file=sys.stderr, flush=True)

    return told


@contextmanager
def _bar(what: str) -> Iterator[Progress]:
    """A bar that shows up after a second."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    began = time.monotonic()
    bar = Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
                   console=Console(stderr=True), transient=True)
    task = bar.add_task(what, total=None)
    shown = False

    def told(done: int, of: int) -> None:
        nonlocal shown
        if not shown and time.monotonic() - began >= FIRST_SECONDS and done < of:
            bar.start()
            shown = True
        bar.update(task, completed=done, total=of)

    try:
        yield told
    finally:
        if shown:
            bar.stop()
