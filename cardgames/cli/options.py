"""The options that several commands share, spelled the same everywhere, and what their texts mean."""
from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from cardgames.errors import UsageError

Game = Annotated[str, typer.Argument(
    metavar="GAME", help="A game from `cardgames list`, or the path of a ruleset file.")]
Players = Annotated[int | None, typer.Option("--players", metavar="N", help="How many play.")]
Variants = Annotated[list[str] | None, typer.Option(
    "--variant", metavar="V", help="A house rule from `cardgames variants GAME`. May be repeated; commas work too.")]
Settings = Annotated[list[str] | None, typer.Option(
    "--set", metavar="PATH=VALUE", help="Change one value of the rules, such as moves.build.max=13. May be repeated.")]
Seats = Annotated[str | None, typer.Option(
    "--seats", metavar="LIST", help="Who sits where: you, greedy, random, parted by commas, from seat 1 on.")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="Number or text the cards depend on.")]
Order = Annotated[list[str] | None, typer.Option(
    "--order", metavar="CARDS", help="Cards in the order they are dealt, or PACK.ROUND=CARDS. May be repeated.")]
Starter = Annotated[int | None, typer.Option("--starter", metavar="SEAT", help="The seat that leads the first round.")]
Folder = Annotated[Path | None, typer.Option("--rulesets", metavar="DIR", help="A folder with further rulesets.")]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON object, for programs.")]
Color = Annotated[str, typer.Option("--color", metavar="WHEN", help="auto, always or never.")]
Accessible = Annotated[bool, typer.Option(
    "--accessible", help="One fact a line, cards in words, no colour, nothing drawn or cleared.")]
Suits = Annotated[str | None, typer.Option("--suits", metavar="HOW", help="letters (5H), unicode (5♥) or words.")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=1, help="How many processes to use.")]
Games = Annotated[int, typer.Option("--games", metavar="N", min=1, help="How many matches.")]
Moves = Annotated[str | None, typer.Option(
    "--moves", metavar="FILE", help="Take the people's moves from a file, one a line; - is standard input.")]
Delay = Annotated[float | None, typer.Option(
    "--delay", metavar="SECONDS", min=0, help="Pause after each move of the computer.")]


def variants(given: Sequence[str] | None) -> tuple[str, ...]:
    """The ids of all `--variant` options."""
    return tuple(name.strip() for text in given or () for name in text.split(",") if name.strip())


def settings(given: Sequence[str] | None) -> dict[str, Any]:
    """The settings of all `--set` options. Raises `UsageError` for one that is none."""
    if not given:
        return {}
    from cardgames.rules.settings import read_setting

    return dict(read_setting(text) for text in given)


def seed(given: str | None) -> int | str:
    """The seed asked for, or a new one: short, so that it can be told to a friend."""
    if given is None:
        from secrets import randbelow

        return randbelow(1_000_000)
    return int(given) if given.isascii() and given.isdigit() and len(given) < 19 else given


def orders(given: Sequence[str] | None) -> dict[str, str] | str | None:
    """The orders of all `--order` options, as `Game.start` takes them. Raises `UsageError`."""
    if not given:
        return None
    if len(given) == 1 and "=" not in given[0]:
        return given[0]
    found = {}
    for text in given:
        name, equals, cards = text.partition("=")
        if not equals:
            raise UsageError(f'of several orders each says which it is, such as main.1="{text[:12]}…"')
        found[name.strip()] = cards
    return found
