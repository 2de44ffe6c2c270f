"""`cardgames paths`: where things lie."""
from __future__ import annotations

from cardgames.cli import options


def command(folder: options.Folder = None, json: options.Json = False, accessible: options.Accessible = False) -> None:
    """Show the folders the program uses.

    CARDGAMES_HOME puts all of them into one folder, CARDGAMES_RULESETS names a further one with rulesets."""
    import os
    from pathlib import Path

    from cardgames.cli.games import catalogue
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
    screen.say(*table(screen, ["For", "Folder"], [[name, str(path)] for name, path in found.items()]),
               "", "Rulesets are looked for in:", *(f"  {path}" for path in searched))
    if missing is not None:
        screen.say("", *screen.wrapped(f"{VARIABLE} names {missing}, but that is no folder, so it is passed over."))
