"""One file a command. Each imports what it needs when it runs: the list of commands must show at once."""
from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import typer

from cardgames.cli.usage import Command

NAMES = ("play", "resume", "saves", "share", "replay", "review", "score", "list", "rules", "variants", "why", "new",
         "check", "simulate", "compare", "ladder", "report", "perft", "schema", "paths", "config", "help")
"""The commands in the order of the help; each is the function `command` of its file."""


def register(app: typer.Typer) -> None:
    """Add every command to the program."""
    for name in NAMES:
        module = import_module(f"{__name__}.{name}")
        command: Callable[..., Any] = module.command
        app.command(name=name, cls=getattr(module, "CLASS", Command))(command)
