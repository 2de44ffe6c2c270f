"""`cardgames list`: the games there are."""
from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.rules.catalogue import Catalogue, Header

Plain = Annotated[bool, typer.Option("--plain", help="Rows parted by tabs, as in a pipe.")]
Md = Annotated[bool, typer.Option("--md", help="Write a table in Markdown.")]

ROOM, WIDE = 16, 44
"""Columns that there must be for all of a game to stand in one line: with its title, and with what it is."""


def command(folder: options.Folder = None, plain: Plain = False, md: Md = False, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False) -> None:
    """List the games.

    Shows family by family how many can play, how far the rules are to be trusted, and how many variants there are.

    Without a terminal the rows are parted by tabs."""
    from cardgames.cli.games import called, catalogue
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal

    screen = terminal(color, accessible=accessible)
    found = catalogue(folder)
    headers, faults = _headers(found)
    if json:
        screen.say(as_json({"games": [{**header._asdict(), "file": str(header.file)} for header in headers],
                            "unreadable": faults}))
    elif md:
        screen.say(*_markdown(headers))
    elif plain or (not screen.live and not screen.accessible):
        _tabs(screen, headers, faults)
    else:
        told = _told(screen, headers, faults)
        screen.say(*told, *(_next(called(headers[-1].id, folder)) if headers else ()))


def _headers(found: Catalogue) -> tuple[list[Header], dict[str, str]]:
    """What can be told of each game, and of each that cannot be read how to find out why."""
    from cardgames.cli.phrases import language
    from cardgames.errors import Said, UsageError

    headers, faults = [], dict[str, str]()
    for id in found.ids():
        try:
            header = found.header(id, language())
        except UsageError as error:     # two of that name, or a folder called like a ruleset
            faults[id] = error.said
            continue
        if header.title:
            headers.append(header)
        else:
            faults[id] = Said("It cannot be read; cardgames check {file} says why.", file=header.file)
    return headers, faults


def _told(screen: Terminal, headers: list[Header], faults: dict[str, str]) -> list[str]:
    """Family by family, a game a line where there is room."""
    from cardgames.cli.phrases import joined, language, say, told
    from cardgames.cli.tables import table
    from cardgames.cli.terminal import clip
    from cardgames.pages.words import Words
    from cardgames.rules import light

    words = Words(language())
    rows = {header.id: [header.id + (" *" if header.yours else ""), _players(header.players),
                        say(f"list.{header.status}"), str(header.variants)] for header in headers}
    columns = [say(f"list.{name}") for name in ("game", "players", "status", "variants", "summary")]
    widths = [max(map(len, column)) for column in zip(columns[:-1], *rows.values(), strict=True)] if rows else []
    room = screen.width - 1 - sum(widths) - 2 * len(widths)
    narrow, brief = room < ROOM or screen.accessible, ROOM <= room < WIDE
    columns[-1] = say("list.title") if brief and not narrow else columns[-1]
    lines = []
    in_families = sorted(headers, key=lambda header: (words.family(header.family), header.id))
    for family, games in groupby(in_families, key=lambda header: words.family(header.family)):
        cells = [[*rows[header.id], header.summary.rstrip(".")] if narrow else
                 [*(cell.ljust(width) for cell, width in zip(rows[header.id], widths, strict=True)),
                  clip(header.title if brief else header.summary, room)] for header in games]
        lines += [screen.paint(say("list.family", family=family or say("list.none")), "bold"),
                  *table(screen, columns, cells), ""]
    if any(header.yours for header in headers):
        lines += [*screen.wrapped(say("list.yours")), ""]
    told_in_it = [header.id for header in headers if light.beside(header.file, language()).is_file()]
    if told_in_it and len(told_in_it) < len(headers):
        lines += [*screen.wrapped(say("list.texts", games=joined(told_in_it))), ""]
    lines += [line for id, why in faults.items() for line in screen.wrapped(f"{id}: {told(why)}", indent=2)]
    return lines


def _tabs(screen: Terminal, headers: list[Header], faults: dict[str, str]) -> None:
    """One row a game, for programs: the same columns always, the last ones the longest."""
    from cardgames.cli.phrases import told

    rows = [["game", "players", "partners", "family", "status", "variants", "yours", "title", "summary"]]
    rows += [[header.id, ",".join(map(str, header.players)), ",".join(map(str, header.partners)), header.family,
              header.status, str(header.variants), "yes" if header.yours else "no", header.title, header.summary]
             for header in headers]
    rows += [[id, "", "", "", "unreadable", "", "", "", told(why)] for id, why in faults.items()]
    for row in rows:
        screen.out.write("\t".join([screen.fit(" ".join(cell.split())) for cell in row]) + "\n")
    screen.out.flush()


def _markdown(headers: list[Header]) -> list[str]:
    from cardgames.cli.phrases import joined, say

    lines = ["| " + " | ".join([say(f"list.{name}").lower() for name in (
        "game", "players", "status", "variants", "summary")]) + " |", "|---|---|---|---|---|"]
    for header in headers:
        players = _players(header.players).replace("-", "–")
        if header.partners:
            players += ", " + say("list.partners", numbers=joined(list(map(str, header.partners))))
        told = " ".join(header.summary.split()).replace("|", "\\|")
        status = say(f"list.{header.status}")
        lines.append(f"| `{header.id}` | {players} | {status} | {header.variants} | {told} |")
    return lines


def _players(numbers: tuple[int, ...]) -> str:
    if len(numbers) > 1 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(map(str, numbers))


def _next(game: str) -> list[str]:
    from cardgames.cli.phrases import say

    return [say("list.play", game=game), say("list.rules", game=game)]
