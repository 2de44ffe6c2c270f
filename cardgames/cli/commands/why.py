"""`cardgames why GAME --position FILE MOVE`: whether a move is legal there, and which rule says so."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from cardgames.cli import options

if TYPE_CHECKING:
    from cardgames.cli.terminal import Terminal
    from cardgames.engine.game import Game
    from cardgames.table.state import State

Words = Annotated[list[str], typer.Argument(
    metavar="MOVE", help="A move as it is typed in play, such as 9S=5H+4C; it may be several words.")]
Position = Annotated[str, typer.Option(
    "--position", metavar="FILE", help="A position as in a ruleset's examples (YAML or JSON); - is standard input.")]


def command(game: options.Game, words: Words, position: Position, variant: options.Variants = None,
            settings: options.Settings = None, players: options.Players = None, folder: options.Folder = None,
            json: options.Json = False, accessible: options.Accessible = False) -> None:
    """Say whether a move is legal, and why not.

    Ends with 1 if it is refused in that position."""
    from cardgames.cli import positions
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.errors import MoveError

    screen, move = terminal(accessible=accessible), " ".join(words)
    opened, state = positions.set_up(
        game, position, folder=folder, variants=variant, settings=settings, players=players)
    try:
        found = _judged(opened, state, move)
    except MoveError as error:
        if not json:
            raise
        found = {"legal": False, "rule": None, "message": str(error), "options": list(getattr(error, "options", ()))}
    if json:
        screen.say(as_json({"game": opened.ruleset.id, "move": move, **found}))
    else:
        screen.say(*_lines(screen, opened, found))
    if not found["legal"]:
        raise typer.Exit(1)


def _judged(game: Game, state: State, move: str) -> dict[str, object]:
    refusal = game.refusal(state, move)
    if refusal is None:
        meant = game.parse(state, move)
        return {"legal": True, "text": game.text(state, meant), "rule": f"moves.{game.names[meant[0]]}",
                "kind": game.kind(meant)}
    return {"legal": False, "rule": refusal.rule, "message": refusal.message, "nearest": refusal.nearest}


def _lines(screen: Terminal, game: Game, found: dict[str, object]) -> list[str]:
    from cardgames.cli.talk import legal, refused
    from cardgames.pages.words import words_of

    rule = str(found["rule"])
    if found["legal"]:
        kind = words_of(game.ruleset).name(str(found["kind"]))
        return legal(screen, game.ruleset, str(found["text"]), kind, rule)
    nearest = str(found["nearest"]) if found["nearest"] else None
    return refused(screen, game.ruleset, str(found["message"]), rule, nearest)
