"""`cardgames share [NAME]`: a match for a friend: the code for the same cards, the transcript of what was played."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from cardgames.cli.terminal import Terminal
    from cardgames.engine.match import Match
    from cardgames.records.share import Shared
    from cardgames.records.transcript import Transcript

Name = Annotated[str | None, typer.Argument(
    metavar="NAME", help="The save, by name or path; without it the newest.",
    autocompletion=names.saves)]
Out = Annotated[str | None, typer.Option(
    "--out", metavar="FILE", help="Write the transcript to this file; - is standard output.")]


def command(name: Name = None, out: Out = None, json: options.Json = False, color: options.Color = "auto",
            accessible: options.Accessible = False) -> None:
    """Give a match to a friend.

    Prints its share code, with which the same cards are played. Into a pipe or file goes the transcript of a match that
    is over, for cardgames replay; what else is to be said then goes to standard error."""
    import sys

    from cardgames.cli import sharing
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.errors import UsageError
    from cardgames.records import lines, replay, saves

    screen = terminal(color, accessible=accessible)
    path = saves.find(name) if name is not None else _newest()
    record = lines.read(path, torn="dropped")
    match = replay.replay(record)
    shared = sharing.of_record(match, record)
    if record.end is None and out is not None:
        raise UsageError("{stem} is not over; its transcript would show the cards of all seats. Without --out its "
                         "share code is told", stem=path.stem)
    if json:
        screen.say(as_json(_content(record, shared)))
        return
    written = record.end is not None and (out == "-" or (out is None and not screen.live))
    if written:
        sys.stdout.write(lines.text_of(record))
        screen = terminal(color, accessible=accessible, out=sys.stderr)
    screen.say(*_told(screen, match, record, shared))
    if not written:
        screen.say(*_transcript(screen, record, path, out))


def _newest() -> Path:
    """The save that was played last, over or not."""
    from cardgames.errors import UsageError
    from cardgames.records import saves

    found = saves.listed()
    if not found:
        raise UsageError("there is no match to share; one is saved as soon as it is played")
    return found[0].path


def _content(record: Transcript, shared: Shared | None) -> dict[str, object]:
    """For programs. The transcript of a match that is running stays untold."""
    import json

    from cardgames.cli.playing.quietly import helped
    from cardgames.records import lines

    over = record.end is not None
    return {"game": record.header.id, "over": over, "code": shared.code if shared else None,
            **helped(record.hints, record.taken_back),
            "transcript": [json.loads(line) for line in lines.text_of(record).splitlines()] if over else None}


def _told(screen: Terminal, match: Match, record: Transcript, shared: Shared | None) -> Iterator[str]:
    from cardgames.cli import sharing
    from cardgames.cli.phrases import say
    from cardgames.cli.playing.seating import names_of
    from cardgames.cli.terminal import one_line

    names = ", ".join(names_of(record.header).values())
    yield from screen.wrapped(say("share.over" if record.end else "share.running", title=one_line(record.header.title),
                                  names=names, moves=len(match.turns)))
    if shared is not None:
        yield from sharing.told(screen, shared)
    else:
        yield from screen.wrapped(say(sharing.why_none(match, record)))


def _transcript(screen: Terminal, record: Transcript, path: Path, out: str | None) -> Iterator[str]:
    """What is said of the transcript, which is written if a file is named for it."""
    from pathlib import Path

    from cardgames.cli.files import write
    from cardgames.cli.phrases import say
    from cardgames.cli.playing import codes
    from cardgames.records import lines

    if record.end is None:
        yield from screen.wrapped(say("share.later"))
    elif out is None:
        yield from screen.wrapped(say("share.transcript", name=codes.called(path)))
    else:
        write(Path(out), lines.text_of(record))
        yield from screen.wrapped(say("share.written", path=out))
