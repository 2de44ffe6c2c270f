"""How long the program takes to start, in multiples of a bare interpreter's start in the same run.

Needs a Unix terminal: the first prompt is waited for in a pseudo-terminal, as a person would see it.
"""
from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from benchmarks.figures import Figure, at_most

STARTS = 15
PATIENCE_SECONDS = 30.0
ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|\][^\x07]*\x07|[@-Z\\-_])")
PROMPT = re.compile(r"(?:^|[\r\n])[^\r\n]*> $")


def program() -> str:
    """The installed command that stands beside this interpreter."""
    path = Path(sys.executable).with_name("cardgames")
    if not path.exists():
        raise SystemExit(f"no command {path}: install the package for this interpreter first (pip install -e .)")
    return str(path)


def surroundings(home: str) -> dict[str, str]:
    """The environment of a child: a colour terminal, and a home of its own so that nothing is left behind."""
    return {**os.environ, "CARDGAMES_HOME": home, "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "30"}


def until_end(command: list[str], home: str) -> float:
    """Seconds until the command has ended; its output is thrown away."""
    began = perf_counter()
    subprocess.run(command, env=surroundings(home), check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    return perf_counter() - began


def until_prompt(command: list[str], home: str) -> float:
    """Seconds until the command shows its prompt in a pseudo-terminal; the command is then ended."""
    ours, theirs = pty.openpty()
    began = perf_counter()
    with subprocess.Popen(command, env=surroundings(home), stdin=theirs, stdout=theirs, stderr=theirs,
                          start_new_session=True) as child:
        os.close(theirs)
        try:
            return read_until_prompt(ours, began) - began
        finally:
            child.kill()
            os.close(ours)


def read_until_prompt(terminal: int, began: float) -> float:
    """The moment at which the prompt had been read; gives up with what was shown instead."""
    shown = ""
    while perf_counter() - began < PATIENCE_SECONDS:
        if not select.select([terminal], [], [], 1.0)[0]:
            continue
        try:
            shown += os.read(terminal, 65_536).decode(errors="replace")
        except OSError:  # Linux reports the end of a terminal's other side so
            break
        if PROMPT.search(ESCAPES.sub("", shown)):
            return perf_counter()
    raise SystemExit(f"the program showed no prompt within {PATIENCE_SECONDS:g} s; it showed: {shown[-400:]!r}")


def start_up(starts: int = STARTS) -> list[Figure]:
    """The three starts by turns; each ratio is the median of the turns' ratios."""
    command = program()
    with TemporaryDirectory() as home:
        measures: list[Callable[[], float]] = [
            lambda: until_end([sys.executable, "-c", "pass"], home),
            lambda: until_end([command, "--help"], home),
            lambda: until_prompt([command, "play", "suipi"], home),
        ]
        for measure in measures:  # once for nothing: files come into the cache, bytecode is written
            measure()
        turns = [[measure() for measure in measures] for _ in range(starts)]
    return [
        Figure("bare interpreter", median(bare for bare, _, _ in turns) * 1e3, "ms"),
        Figure("cardgames --help", median(page for _, page, _ in turns) * 1e3, "ms"),
        Figure("cardgames --help over bare", median(page / bare for bare, page, _ in turns), "times", at_most(15)),
        Figure("first prompt of a match", median(ask for _, _, ask in turns) * 1e3, "ms"),
        Figure("first prompt over bare", median(ask / bare for bare, _, ask in turns), "times", at_most(30)),
    ]
