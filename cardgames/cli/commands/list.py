"""`cardgames list`: the games there are."""
from __future__ import annotations

from typing import TYPE_CHECKING

from cardgames.cli import options

if TYPE_CHECKING:
    from cardgames.rules.catalogue import Catalogue, Header


def command(folder: options.Folder = None, json: options.Json = False, color: options.Color = "auto",
            accessible: options.Accessible = False) -> None:
    """List the games.

    Shows how many can play, and how far their rules are to be trusted."""
    from cardgames.cli.games import catalogue
    from cardgames.cli.tables import as_json, table
    from cardgames.cli.terminal import terminal

    screen = terminal(color, accessible=accessible)
    headers, faults = _headers(catalogue(folder))
    if json:
        screen.say(as_json({"games": [{**header._asdict(), "file": str(header.file)} for header in headers],
                            "unreadable": faults}))
        return
    rows = [[header.id, _players(header.players), header.title, header.status, header.summary] for header in headers]
    rows += [[id, "", "", "unreadable", why] for id, why in faults.items()]
    screen.say(*table(screen, ["Game", "Players", "Title", "Status", "Summary"], sorted(rows)))
    if headers:
        screen.say("", *_next(headers[-1].id))


def _headers(found: Catalogue) -> tuple[list[Header], dict[str, str]]:
    """What can be told of each game, and of each that cannot be read how to find out why."""
    from cardgames.errors import UsageError

    headers, faults = [], {}
    for id in found.ids():
        try:
            header = found.header(id)
        except UsageError as error:     # two of that name, or a folder called like a ruleset
            faults[id] = str(error)
            continue
        if header.title:
            headers.append(header)
        else:
            faults[id] = f"It cannot be read; cardgames check {header.file} says why."
    return headers, faults


def _players(numbers: tuple[int, ...]) -> str:
    if len(numbers) > 1 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(map(str, numbers))


def _next(game: str) -> list[str]:
    return [f"Play one: cardgames play {game}", f"Its rules: cardgames rules {game}"]
