"""A command line that somebody has begun to type, and what its last word may become.

Typer reads a line as it reads a command, with libraries that take longer to load than a finger rests on a key; so only
the names of its commands and options are asked here, and none of the values is read.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

import typer

from cardgames.cli.usage import sentence


class Line(NamedTuple):
    """A command line so far: the whole words after the program's name, and the beginning of one more."""

    words: list[str]
    begun: str


def completed(group: Any, line: Line) -> Iterator[tuple[str, str]]:
    """What the last word of a line may become."""
    commands = _commands(group)
    place = next((place for place, word in enumerate(line.words) if not word.startswith("-")), None)
    if place is None:
        known = [(name, command.get_short_help_str()) for name, command in commands.items()]
        yield from _fitting(_options(group) if line.begun.startswith("-") else known, line.begun)
    elif line.words[place] in commands:
        yield from _of_command(commands[line.words[place]], typer.Context(group), Line(
            line.words[place + 1:], line.begun))


def _of_command(command: Any, above: typer.Context, line: Line) -> Iterator[tuple[str, str]]:
    """What the last word may become, given those that stand before it."""
    context = typer.Context(command, parent=above, resilient_parsing=True)
    arguments = [each for each in command.params if each.param_type_name == "argument"]
    words = iter(line.words)
    for word in words:
        name, equals, value = word.partition("=")
        option = next((each for each in command.params if name in each.opts and not _is_flag(each)), None)
        if option is not None:
            given = value if equals else next(words, None)
            if given is None:
                yield from _values(option, context, line.begun)
                return
            _note(context, option, given)
        elif not word.startswith("-") and arguments:
            _note(context, arguments[0], word)
            arguments = arguments[0 if arguments[0].nargs == -1 else 1:]
    yield from _open(command, arguments, context, line.begun)


def _open(command: Any, arguments: list[Any], context: typer.Context, begun: str) -> Iterator[tuple[str, str]]:
    """Where no option waits for its value: an option, one with its value behind =, or the next argument."""
    if begun.startswith("-"):
        name, equals, value = begun.partition("=")
        option = next((each for each in command.params if name in each.opts), None)
        if not equals:
            yield from _fitting(_options(command), begun)
        elif option is not None:
            yield from ((f"{name}={found}", told) for found, told in _values(option, context, value))
    elif arguments:
        yield from _values(arguments[0], context, begun)


def _values(parameter: Any, context: typer.Context, begun: str) -> Iterator[tuple[str, str]]:
    return ((item.value, item.help or "") for item in parameter.shell_complete(context, begun))


def _note(context: typer.Context, parameter: Any, value: str) -> None:
    """What has been typed for a parameter, as the text it is."""
    if parameter.multiple or parameter.nargs == -1:
        context.params.setdefault(parameter.name, []).append(value)
    else:
        context.params[parameter.name] = value


def _commands(group: Any) -> Mapping[str, Any]:
    found: Mapping[str, Any] = group.commands
    return found


def _options(command: Any) -> list[tuple[str, str]]:
    found = [(option, sentence(parameter.help or "")) for parameter in command.params
             for option in parameter.opts if option.startswith("--")]
    return [*found, ("--help", "")]


def _is_flag(parameter: Any) -> bool:
    return bool(getattr(parameter, "is_flag", False))


def _fitting(names: Iterable[tuple[str, str]], begun: str) -> Iterator[tuple[str, str]]:
    return (each for each in names if each[0].startswith(begun))
