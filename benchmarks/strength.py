"""How strong the bots are at the tables of TABLES: `python -m benchmarks.strength [--jobs J] [--write]`.

Every contest is on equal cards with changed seats, and stops when its interval is narrow enough (see `lab.ladder`).
With `--write` each row is put into docs/bots.md as soon as it is known, and what was not measured stays as it was, so
the table can be made bit by bit: `--only ROW`, `--contest ONE,OTHER`.
"""
from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from cardgames import load
from cardgames.cli.exits import INTERRUPTED
from cardgames.cli.progress import progress
from cardgames.lab.ladder import Contest, contests

PAGE = Path(__file__).parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- strength: begin -->", "<!-- strength: end -->"
"""Between these lines of the page the table stands."""


class Table(NamedTuple):
    """A game at one table."""

    game: str
    players: int | None = None
    variants: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """As the first cell of a row says it."""
        parts = [self.game, *self.variants, *([f"{self.players} players"] if self.players else [])]
        return ", ".join(parts)


TABLES = (
    Table("suipi"), Table("suipi", variants=("drop-free",)), Table("suipi", variants=("floor-unique",)),
    Table("samoa", 2), Table("samoa", 3), Table("samoa", 4), Table("scopa"), Table("cassino"))
PAIRS = (("greedy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "hard"), ("search:1000", "greedy"))
"""Who plays whom, what takes longest last; the first of two should be the stronger."""
UNKNOWN = "–"


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.strength", description="measure the bots' strength")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes")
    parser.add_argument("--sets", type=int, default=200, help="sets for two bots at most, on equal cards")
    parser.add_argument("--within", type=float, default=5.0, help="percent to either side to which shares are measured")
    parser.add_argument("--seed", default="strength", help="other cards")
    parser.add_argument("--only", action="append", choices=[table.name for table in TABLES], help="this row")
    parser.add_argument("--contest", action="append", choices=[",".join(pair) for pair in PAIRS], help="this column")
    parser.add_argument("--write", action="store_true", help=f"put the rows into {PAGE.name}")
    return parser.parse_args(words)


def cell(contest: Contest) -> str:
    """A share of wins with its interval, and after how many sets."""
    low, high = contest.interval
    return f"{contest.share:.1%} ({100 * low:.0f}–{100 * high:.0f}; {len(contest.sets)})"


def row(table: Table, found: Sequence[Contest]) -> str:
    """A line of the table; contests that were not played are dashes."""
    played = {(contest.first, contest.second): cell(contest) for contest in found}
    return f"| {table.name} | {' | '.join(played.get(pair, UNKNOWN) for pair in PAIRS)} |"


def joined(new: str, old: str) -> str:
    """A line with the cells of the old one where it has none of its own."""
    cells = [cell.strip() for cell in new.strip("|").split("|")]
    before = [cell.strip() for cell in old.strip("|").split("|")] if old else cells
    return "| " + " | ".join(was if own == UNKNOWN else own for own, was in zip(cells, before, strict=True)) + " |"


def heading() -> list[str]:
    """The first two lines of the table."""
    return ["| table | " + " | ".join(f"{one} – {other}" for one, other in PAIRS) + " |",
            "|---" * (len(PAIRS) + 1) + "|"]


def placed(page: str, rows: Mapping[str, str]) -> str:
    """The page with these rows, by the name of their table, in place of those it had; what they do not know stays."""
    before, _, rest = page.partition(BEGIN)
    old, _, after = rest.partition(END)
    kept = {found[1]: found[0] for found in re.finditer(r"^\| ([^|]+?) \|.*$", old, re.MULTILINE)}
    lines = [joined(rows.get(name, kept.get(name, "")), kept.get(name, ""))
             for name in (table.name for table in TABLES) if name in rows or name in kept]
    if not rest:
        before = f"{page.rstrip()}\n\n" if page.strip() else ""
    return f"{before}{BEGIN}\n" + "\n".join([*heading(), *lines]) + f"\n{END}{after or chr(10)}"


def main(words: Sequence[str] | None = None) -> int:
    """Measure row by row, print each, and return the exit code."""
    wanted = arguments(words)
    pairs = [pair for pair in PAIRS if ",".join(pair) in (wanted.contest or [",".join(pair)])]
    print("\n".join(heading()), flush=True)
    for table in TABLES:
        if table.name not in (wanted.only or [table.name]):
            continue
        game = load(table.game, variants=table.variants, players=table.players)
        with progress("ladder") as told:
            found, finished = contests(game, pairs, sets=wanted.sets, within=wanted.within / 100,
                                       seed=wanted.seed, jobs=wanted.jobs, progress=told)
        if not finished:
            return INTERRUPTED
        line = row(table, found)
        print(line, flush=True)
        if wanted.write:
            page = PAGE.read_text(encoding="utf-8") if PAGE.is_file() else ""
            PAGE.write_text(placed(page, {table.name: line}), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
