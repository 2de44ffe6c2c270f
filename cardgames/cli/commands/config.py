"""`cardgames config`: what you prefer, where each value came from, and changing it."""
from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from cardgames.cli import options
from cardgames.cli.completion import names
from cardgames.cli.usage import OfValues

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cardgames.cli.config import Preferences, Value
    from cardgames.cli.terminal import Terminal

CLASS = OfValues
ACTIONS = {"show": (0, 1), "set": (2, 2), "unset": (1, 1)}
"""What can be done, and how many words follow it."""
Action = Annotated[str, typer.Argument(metavar="ACTION", help="show, set KEY VALUE, or unset KEY.",
                                      autocompletion=names.words(*ACTIONS))]
Rest = Annotated[list[str] | None, typer.Argument(metavar="KEY VALUE", help="What is shown or changed.",
                                                autocompletion=names.keys)]


def command(context: typer.Context, action: Action = "show", rest: Rest = None, json: options.Json = False,
            color: options.Color = "auto", accessible: options.Accessible = False) -> None:
    """Show or change what you prefer.

    Flags count most, then variables (CARDGAMES_COLOR), then cardgames.toml in this folder or one above it, then your
    own config.toml."""
    from cardgames.cli import config
    from cardgames.cli.tables import as_json
    from cardgames.cli.terminal import terminal
    from cardgames.errors import UsageError

    words = rest or []
    least, most = ACTIONS.get(action, (0, -1))
    if not least <= len(words) <= most:
        raise UsageError("use it as cardgames config show, config set KEY VALUE, or config unset KEY")
    screen = terminal(color, accessible=accessible)
    if words:
        config.known(words[0])
    if action != "show":
        _changed(screen, *words)
        return
    found = _with_flags(context, config.resolved())
    shown = {name: value for name, value in found.values.items() if not words or name == words[0]}
    screen.say(*([as_json(_content(shown, found.faults))] if json else _lines(screen, shown, found.faults)))
    if found.faults:
        raise typer.Exit(2)


def _changed(screen: Terminal, name: str, value: str | None = None) -> None:
    from cardgames.cli import config
    from cardgames.cli.phrases import say

    path = config.write(name, value)
    now = config.resolved().values[name]
    screen.say(*screen.wrapped(say("config.written", path=path)))
    if now.source and now.source != str(path):      # something counts more than this file
        screen.say(*screen.wrapped(say("config.outdone", name=name, value=_text(now), source=now.source)))


def _with_flags(context: typer.Context, found: Preferences) -> Preferences:
    """The same with the flags of this very command."""
    from cardgames.cli.config import Value

    given = {name: Value(context.params[name], f"--{name}") for name in found.values
             if getattr(context.get_parameter_source(name), "name", "") == "COMMANDLINE"}
    return found._replace(values={**found.values, **given})


def _text(value: Value) -> str:
    from cardgames.cli.phrases import say

    if value.value is None:
        return say("config.nothing")
    return str(value.value).lower() if isinstance(value.value, bool) else str(value.value)


def _content(shown: dict[str, Value], faults: tuple[str, ...]) -> dict[str, Any]:
    from cardgames.cli import config

    return {"settings": {name: {"value": value.value, "source": value.source or None} for name, value in shown.items()},
            "files": [{"file": str(path), "there": path.is_file()} for path in config.files()],
            "faults": list(faults)}


def _lines(screen: Terminal, shown: dict[str, Value], faults: tuple[str, ...]) -> Iterator[str]:
    from cardgames.cli import config
    from cardgames.cli.phrases import say, told
    from cardgames.cli.tables import table

    yield from table(screen, [say("config.name"), say("config.value"), say("config.source")],
                     [[name, _text(value), value.source or say("config.default")] for name, value in shown.items()])
    yield ""
    yield say("config.files")
    for path in config.files():
        yield f"  {path}" + ("" if path.is_file() else f" ({say('config.absent')})")
    if faults:
        yield ""
        yield say("config.faults")
        for fault in faults:
            yield from screen.wrapped(f"  {told(fault)}", indent=4)
