"""Positions from files: what lies on a table, and which table it is."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardgames.cli import files, games, options
from cardgames.engine.game import Game
from cardgames.errors import PositionError, Said
from cardgames.table.state import State

if TYPE_CHECKING:
    from cardgames.rules.reader import Read


NAMES = Said("a position names zones and their cards, such as {floor: 5C, hand: {1: 5S}, turn: 1}")


def read_position(name: str | Path) -> dict[str, Any]:
    """A position as in a ruleset's examples, or a whole example with its `given`.

    Raises `PositionError`, `UsageError`."""
    from cardgames.rules import reader

    text, called = files.read(name), _called(name)
    if not text.strip():
        raise PositionError("there is no position in {called}: it is empty; {names}", called=called, names=NAMES)
    found = reader.read(text, called)
    data = found.tree.data
    if not isinstance(data, dict) and not _is_broken(found):
        raise PositionError("there is no position in {called}: {names}", called=called, names=NAMES)
    if found.faults or not isinstance(data, dict):
        raise PositionError("{place}: {message}", place=found.faults[0].place, message=found.faults[0].message)
    if isinstance(data.get("given"), Mapping):
        return {**data["given"], **{key: data[key] for key in ("variants", "players") if key in data}}
    return dict(data)


def _called(name: str | Path) -> str:
    return Said("standard input") if str(name) == "-" else str(name)


def _is_broken(found: Read) -> bool:
    """Whether the text is no YAML at all, rather than YAML of something else."""
    return any(not fault.message.startswith("a ruleset is a map") for fault in found.faults)


def set_up(game: str, name: str | Path, *, folder: Path | None, variants: Sequence[str] | None,
           settings: Sequence[str] | None, players: int | None) -> tuple[Game, State]:
    """The game and the state of a position file. Variants, settings and players that the file names hold beside the
    options."""
    given = read_position(name)
    told = given.pop("variants", None) or []
    seats = given.pop("players", None)
    set_there = given.pop("settings", None) or {}
    if (not isinstance(told, list) or not isinstance(set_there, Mapping) or isinstance(seats, bool)
            or not isinstance(seats, int | None)):
        raise PositionError("{name}: variants is a list, settings a map, players a number", name=_called(name))
    table = games.set_up(game, folder=folder, variants=[*map(str, told), *options.variants(variants)],
                         settings={**set_there, **options.settings(settings)},
                         players=seats if players is None else players)
    return table, table.position(given)
