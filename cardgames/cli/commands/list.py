"""`cardgames list`: the games there are."""
from __future__ import annotations

from cardgames.cli import options


def command(folder: options.Folder = None, json: options.Json = False, color: options.Color = "auto",
            accessible: options.Accessible = False) -> None:
    """List the games.

    Shows how many can play, and how far their rules are to be trusted."""
    from cardgames.cli.games import catalogue
    from cardgames.cli.tables import as_json, table
    from cardgames.cli.terminal import terminal

    screen = terminal(color, accessible=accessible)
    headers = catalogue(folder).headers()
    if json:
        screen.say(as_json({"games": [{**header._asdict(), "file": str(header.file)} for header in headers]}))
        return
    rows = [[header.id, _players(header.players), header.title, header.status, header.summary] for header in headers]
    screen.say(*table(screen, ["Game", "Players", "Title", "Status", "Summary"], rows))
    if headers:
        screen.say("", *_next(headers[-1].id))


def _players(numbers: tuple[int, ...]) -> str:
    if len(numbers) > 1 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]}-{numbers[-1]}"
    return ", ".join(map(str, numbers))


def _next(game: str) -> list[str]:
    return [f"Play one: cardgames play {game}", f"Its rules: cardgames rules {game}"]
