"""`cardgames schema`: what an editor needs to know to help with ruleset files."""
from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write it to this file.")]


def command(out: Out = None) -> None:
    """Print the JSON Schema of ruleset files.

    Editors complete names and mark faults with it."""
    from cardgames.cli.files import write
    from cardgames.cli.terminal import terminal
    from cardgames.rules import schema

    text = schema.dumps()
    if out is None:
        terminal().say(text.rstrip("\n"))
    else:
        write(out, text)
