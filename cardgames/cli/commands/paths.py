"""`cardgames paths`: where things lie."""
from __future__ import annotations

from cardgames.cli import options


def command(folder: options.Folder = None, json: options.Json = False, accessible: options.Accessible = False) -> None:
    """Show the folders the program uses.

    CARDGAMES_HOME puts all of them into one folder, CARDGAMES_RULESETS names a further one with rulesets."""
    import os
    from pathlib import Path

    from cardgames.cli.games import catalogue
    from cardgames.cli.phrases import say
    from cardgames.cli.tables import as_json, table
    from cardgames.cli.terminal import terminal
    from cardgames.records import folders
    from cardgames.rules.catalogue import VARIABLE

    screen, found = terminal(accessible=accessible), folders.listed()
    searched = [str(path) for path in catalogue(folder).folders]
    asked = os.environ.get(VARIABLE)
    missing = asked if asked and not Path(asked).is_dir() else None
    if json:
        screen.say(as_json({"folders": {name: str(path) for name, path in found.items()}, "rulesets": searched,
                            "missing": missing}))
        return
    rows = [[say(f"paths.{name}"), str(path)] for name, path in found.items()]
    screen.say(*table(screen, [say("paths.for"), say("paths.folder")], rows), "", say("paths.searched"),
               *(f"  {path}" for path in searched))
    if missing is not None:
        screen.say("", *screen.wrapped(say("paths.missing", variable=VARIABLE, folder=missing)))
