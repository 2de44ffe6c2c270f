"""`cardgames paths`: where things lie."""
from __future__ import annotations

from cardgames.cli import options


def command(folder: options.Folder = None, json: options.Json = False) -> None:
    """Show the folders the program uses.

    CARDGAMES_HOME puts all of them into one folder, CARDGAMES_RULESETS names a further one with rulesets."""
    from cardgames.cli.games import catalogue
    from cardgames.cli.tables import as_json, table
    from cardgames.cli.terminal import terminal
    from cardgames.records import folders

    screen, found = terminal(), folders.listed()
    searched = [str(path) for path in catalogue(folder).folders]
    if json:
        screen.say(as_json({"folders": {name: str(path) for name, path in found.items()}, "rulesets": searched}))
        return
    screen.say(*table(screen, ["For", "Folder"], [[name, str(path)] for name, path in found.items()]),
               "", "Rulesets are looked for in:", *(f"  {path}" for path in searched))
