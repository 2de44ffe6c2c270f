"""`cardgames new NAME --from GAME`: a ruleset of one's own to begin with."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cardgames.cli import options
from cardgames.cli.completion import names

Name = Annotated[str, typer.Argument(
    metavar="NAME", help="What the new game is called: small letters, figures, hyphens.")]
Full = Annotated[bool, typer.Option("--full", help="Copy all rules instead of writing down what differs.")]
Base = Annotated[str, typer.Option("--from", metavar="GAME", help="The game it begins with.",
                                   autocompletion=names.games)]


def command(name: Name, base: Base, full: Full = False,
            to: Annotated[Path, typer.Option("--to", metavar="DIR", help="The folder to write it to.")] = Path(),
            folder: options.Folder = None) -> None:
    """Begin a ruleset of your own.

    Writes NAME.yaml, commented, which plays like GAME until you change it."""
    from cardgames.cli import starting
    from cardgames.cli.files import write
    from cardgames.cli.games import catalogue, known
    from cardgames.cli.phrases import language, say
    from cardgames.cli.terminal import terminal
    from cardgames.errors import UsageError

    found = catalogue(folder)
    starting.check_name(name, found.ids())
    path = to / f"{name}.yaml"
    if path.exists():
        raise UsageError("{path} is there already; choose another name, or another folder with --to", path=path)
    known(base, found)
    ruleset = found.load_ruleset(base, language=language())
    starting.check_base(found, ruleset, path, full=full)
    write(path, starting.copied(ruleset, name) if full else starting.derived(ruleset, name))
    screen = terminal()
    screen.say(*screen.wrapped(say("new.written", file=path, title=ruleset.title)), "",
               say("new.play", file=_called(path)), say("new.check", file=_called(path)),
               *screen.wrapped(say("new.more")))


def _called(path: Path) -> str:
    """How the file is named on the command line: with a folder, so that it is not taken for a game's name."""
    return str(path) if path.parent != Path() else f"./{path}"
