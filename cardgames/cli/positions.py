"""Positions from files: what lies on a table, and which table it is."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from cardgames.cli import files, games, options
from cardgames.engine.game import Game
from cardgames.errors import PositionError
from cardgames.table.state import State


def read_position(name: str | Path) -> dict[str, Any]:
    """A position as in a ruleset's examples, or a whole example with its `given`.

    Raises `PositionError`, `UsageError`."""
    from cardgames.rules import reader

    found = reader.read(files.read(name), str(name))
    data = found.tree.data
    if found.faults or not isinstance(data, dict):
        fault = found.faults[0] if found.faults else None
        where = f"{fault.place}: {fault.message}" if fault else f"{name}: a position names zones and their cards"
        raise PositionError(where)
    if isinstance(data.get("given"), Mapping):
        return {**data["given"], **{key: data[key] for key in ("variants", "players") if key in data}}
    return dict(data)


def set_up(game: str, name: str | Path, *, folder: Path | None, variants: Sequence[str] | None,
           settings: Sequence[str] | None, players: int | None) -> tuple[Game, State]:
    """The game and the state of a position file. Variants, settings and players that the file names hold beside the
    options."""
    given = read_position(name)
    told = given.pop("variants", None) or []
    seats = given.pop("players", None)
    set_there = given.pop("settings", None) or {}
    if not isinstance(told, list) or not isinstance(set_there, Mapping) or not isinstance(seats, int | None):
        raise PositionError(f"{name}: variants is a list, settings a map, players a number")
    table = games.set_up(game, folder=folder, variants=[*map(str, told), *options.variants(variants)],
                         settings={**set_there, **options.settings(settings)}, players=players or seats)
    return table, table.position(given)
