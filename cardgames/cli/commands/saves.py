"""`cardgames saves`: the matches that are kept, and deleting them."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from cardgames.cli.terminal import Terminal
    from cardgames.records.pads import Listed as Pad
    from cardgames.records.saves import Listed, Unreadable

Delete = Annotated[list[str] | None, typer.Option(
    "--delete", metavar="NAME", help="Delete this save or pad. May be repeated.", autocompletion=names.kept)]
Over = Annotated[bool, typer.Option("--delete-over", help="Delete all matches that are over.")]


def command(delete: Delete = None, delete_over: Over = False, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False) -> None:
    """List saved matches and score pads, or delete some.

    The newest stands first. Nothing is shown of their cards."""
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.records import pads, saves

    screen = terminal(color, accessible=accessible)
    if delete or delete_over:
        gone = _deleted([*(delete or ()), *(one.name for one in saves.listed() if delete_over and one.over)])
        screen.say(*([as_json({"deleted": gone})] if json else _told(screen, gone)))
        return
    found, broken, kept = saves.listed(), saves.unreadable(), pads.listed()
    screen.say(*([as_json(_content(found, broken, kept))] if json else _lines(screen, found, broken, kept)))


def _deleted(names: Sequence[str]) -> list[str]:
    """Delete these, once all of them are known to be there; their names."""
    from cardgames.records import removal, saves

    wanted = list(dict.fromkeys(name.removesuffix(saves.SUFFIX) for name in names))
    for name in wanted:
        removal.find(name)
    return [removal.delete(name).stem for name in wanted]


def _told(screen: Terminal, gone: Sequence[str]) -> Iterator[str]:
    from cardgames.cli.phrases import say

    for name in gone:
        yield from screen.wrapped(say("saves.deleted", name=name))
    if not gone:
        yield from screen.wrapped(say("saves.none_over"))


def _content(found: Sequence[Listed], broken: Sequence[Unreadable], kept: Sequence[Pad]) -> dict[str, object]:
    return {"saves": [{"name": one.name, "title": one.title, "moves": one.moves, "over": one.over,
                       "file": str(one.path), "changed": _exactly(one.changed)} for one in found],
            "pads": [{"name": one.name, "game": one.id, "over": one.over, "file": str(one.path),
                      "changed": _exactly(one.changed)} for one in kept],
            "unreadable": [{"name": one.path.stem, "file": str(one.path), "why": one.why} for one in broken]}


def _lines(screen: Terminal, found: Sequence[Listed], broken: Sequence[Unreadable],
           kept: Sequence[Pad]) -> Iterator[str]:
    from cardgames.cli.phrases import say
    from cardgames.cli.tables import table
    from cardgames.cli.terminal import one_line

    if not found and not broken and not kept:
        yield from screen.wrapped(say("saves.none"))
        yield say("saves.begin")
        return
    header = [say(f"saves.{name}") for name in ("name", "game", "moves", "state", "played")]
    rows = [[one.name, one_line(one.title), str(one.moves), say("saves.over" if one.over else "saves.running"),
             _when(one.changed)] for one in found]
    rows += [[one.name, one_line(one.title), "", say("saves.pad_over" if one.over else "saves.pad_running"),
              _when(one.changed)] for one in kept]
    rows += [[one.path.stem, "", "", say("saves.unreadable"), _when(one.changed)] for one in broken]
    yield from table(screen, header, rows)
    yield ""
    first = {"saves.resume": [one.name for one in sorted(found, key=lambda one: not one.people) if not one.over],
             "saves.replay": [one.name for one in found if one.over],
             "saves.score": [one.name for one in kept if not one.over],
             "saves.delete": [*(one.path.stem for one in broken), *(row[0] for row in reversed(rows))]}
    for id, fitting in first.items():
        if fitting:
            yield from screen.wrapped(say(id, name=fitting[0]), indent=2)


def _exactly(changed: float) -> str:
    from datetime import datetime

    return datetime.fromtimestamp(changed).astimezone().isoformat(timespec="seconds")


def _when(changed: float) -> str:
    from datetime import datetime

    return f"{datetime.fromtimestamp(changed):%Y-%m-%d %H:%M}"
