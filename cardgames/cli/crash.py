"""What is left behind when the program itself is at fault: a file to send, with nothing in it that a seat may not know.

It holds where in the program it happened, what was asked for, and of a running match its share code and the last moves
as an onlooker knows them. It holds no values: no hands, no state, no message of the error, which may name a card.
"""
from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from cardgames import __version__
from cardgames.cli.terminal import clip
from cardgames.errors import FACTS

if TYPE_CHECKING:
    from cardgames.engine.match import Match
    from cardgames.engine.pad import Pad
    from cardgames.records.share import Shared

LAST = 20
"""How many moves of a match are told."""
ELSEWHERE = re.compile(r'^ *File "(.+)", line (\d+), in (\S+)$', re.MULTILINE)
"""A place in the trace that another process sends as a text."""
PRIVATE = ("--order", "--names")
"""Options whose values are nobody's business: cards that lie hidden, and people."""


@contextmanager
def about(match: Match, code: Callable[[], Shared | None] | None = None) -> Iterator[None]:
    """While a match is played: a fault in here is reported with what helps to bring it about again."""
    with telling(lambda: _facts(match, code)):
        yield


@contextmanager
def telling(facts: Callable[[], list[str]]) -> Iterator[None]:
    """The same of anything else, by what `facts` tells of it."""
    try:
        yield
    except Exception as error:
        with suppress(Exception):       # the fault may lie just there
            setattr(error, FACTS, facts())
        raise


def of_pad(pad: Pad) -> list[str]:
    """What is known of a score pad: the answers are numbers of cards that all have seen counted."""
    from cardgames.cli.talk import active

    rules = pad.game.ruleset
    return [f"game: {rules.id}, {rules.players} players, rules {rules.rules_hash[:8]}",
            f"at this table: {active(rules.variants, rules.settings) or 'nothing changed'}",
            f"round {pad.state.round}, deal {pad.state.deal}, after {len(pad.answers)} answers:",
            *(f"  {number}  {row}" for number, row in list(enumerate(pad.answers, 1))[-LAST:])]


def _facts(match: Match, code: Callable[[], Shared | None] | None) -> list[str]:
    from cardgames.cli.talk import active

    game, state = match.game, match.state
    rules, shared = game.ruleset, code() if code is not None else None
    kinds = [type(player).__module__.rpartition(".")[2] for _, player in sorted(match.players.items())]
    return [
        f"game: {rules.id}, {rules.players} players ({', '.join(kinds)}), rules {rules.rules_hash[:8]}",
        f"at this table: {active(rules.variants, rules.settings) or 'nothing changed'}",
        f"share code, which gives away the cards: {shared.code if shared else 'none'}",
        f"round {state.round}, deal {state.deal}, seat {state.seat}, after {len(match.turns)} moves:", *_last(match)]


def _last(match: Match) -> list[str]:
    """The last moves as anybody at the table knows them. Whether secret ones have been shown is left open by a state
    that broke off, so those at the end stay secret."""
    movers, told = match.game.movers, [(turn, turn.text) for turn in match.turns]
    for place in range(len(told) - 1, -1, -1):
        turn = told[place][0]
        if not movers[turn.move[0]].secret:
            break
        told[place] = turn, "(secret)"
    return [f"  {turn.number}  seat {turn.seat}  {text}" for turn, text in told[-LAST:]]


def report(error: BaseException) -> str:
    """Write the crash file; the sentences to show. It fails in no way: the fault may lie in what it needs itself."""
    try:
        return _reported(error)
    except Exception:
        return f"This is a fault of the program, not yours: {type(error).__name__}."


def _reported(error: BaseException) -> str:
    from cardgames.cli.phrases import told
    from cardgames.errors import Said

    path = _write(error)
    lines = [told(Said("This is a fault of the program, not yours. Nothing you typed should have led here."))]
    if path is not None:
        lines.append(told(Said("What a programmer needs to mend it is in {path}", path=path)))
    return "\n".join([*lines, *getattr(error, "__notes__", ())])


def _write(error: BaseException) -> Path | None:
    try:
        text = _text(error)
    except Exception:       # better little than nothing
        text = f"cardgames {__version__}\n\n" + "\n".join(_trace(error)) + "\n"
    name = f"crash-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
    for folder in _folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = folder / name
            path.touch(mode=0o600)
            path.write_text(text, encoding="utf-8")
        except OSError:
            continue
        return path
    return None


def _folders() -> list[Path]:
    """The program's folder for such things, or if that cannot be used, one for temporary files."""
    import tempfile

    fallback = Path(tempfile.gettempdir())
    try:
        from cardgames.records import folders

        return [folders.crashes(), fallback]
    except Exception:  # the fault may lie just there
        return [fallback]


def _text(error: BaseException) -> str:
    import platform

    system = f"Python {platform.python_version()} on {platform.system()}"
    head = [f"cardgames {__version__}, {system}", f"asked for: {' '.join(_asked(sys.argv[1:]))}"]
    return "\n".join([*head, *getattr(error, FACTS, ()), "", *_trace(error), ""])


def _asked(typed: Sequence[str]) -> Iterator[str]:
    """The command line, without what is private."""
    private = False
    for text in typed:
        option, equals, _ = text.partition("=")
        if private:
            yield "(left out)"
        elif equals and option in PRIVATE:
            yield f"{option}=(left out)"
        else:
            yield clip(text.replace(str(Path.home()), "~"), 200)
        private = not private and text in PRIVATE


def _trace(error: BaseException) -> Iterator[str]:
    """Where it happened, and where the errors that led to it did; kinds of errors, no messages."""
    import traceback

    seen: list[BaseException] = []
    while error not in seen:
        if seen:
            yield "while dealing with"
        seen.append(error)
        yield type(error).__name__
        for frame in traceback.extract_tb(error.__traceback__):
            yield f"  {_short(frame.filename)}:{frame.lineno} in {frame.name}"
        for file, line, name in ELSEWHERE.findall(getattr(error, "tb", None) or ""):    # in another process
            yield f"  {_short(file)}:{line} in {name}"
        earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
        error = earlier or error


def _short(filename: str) -> str:
    """A file as seen from the folder of the package, so that nobody's home is told."""
    parts = Path(filename).parts
    for package in ("cardgames", "site-packages"):
        if package in parts:
            return "/".join(parts[len(parts) - 1 - parts[::-1].index(package):])
    return Path(filename).name
