"""Simulations run one after the other under one progress bar."""
from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cardgames.cli.progress import Progress, progress

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.lab.tally import Report


def simulations(tables: Sequence[Game], seats: str, *, games: int, seed: int | str, jobs: int, cluster: str | None,
                rows: bool, accessible: bool) -> list[Report]:
    """The simulation of each table. Once one is interrupted, no other is begun."""
    from cardgames.lab.simulate import simulate

    reports: list[Report] = []
    with progress("matches", accessible=accessible) as told:
        for table in tables:
            reports.append(simulate(table, seats, games=games, seed=seed, jobs=jobs, cluster=cluster, rows=rows,
                                    progress=_after(told, len(reports) * games, len(tables) * games)))
            if reports[-1].games < games:
                break
    return reports


def _after(told: Progress, done: int, total: int) -> Progress:
    """Tells how much is done of everything, `done` having been done before."""
    return lambda here, _: told(done + here, total)
