"""Measure the package and print a table: `python -m benchmarks.run [--json] [--quick] [--check] [--only PART]`.

Goals are ratios within one run, so they mean the same on any machine. `--check` makes a missed goal exit code 1.
"""
from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from benchmarks import family, playing, searching, starting
from benchmarks.figures import Figure, as_json, as_table

FEW = 3
PARTS: tuple[tuple[str, Callable[[argparse.Namespace], list[Figure]]], ...] = (
    ("objects", lambda wanted: playing.against_objects(FEW if wanted.quick else playing.CHUNKS)),
    ("masks", lambda wanted: playing.spots_and_masks(FEW if wanted.quick else playing.CHUNKS)),
    ("family", lambda wanted: family.every_ruleset(FEW if wanted.quick else family.CHUNKS)),
    ("copy", lambda _: playing.copying()),
    ("crowded", lambda _: playing.crowded_floors()),
    ("search", lambda wanted: searching.against_playouts(FEW if wanted.quick else searching.POSITIONS)),
    ("answers", lambda _: searching.slowest_answers()),
    ("start", lambda wanted: starting.start_up(FEW if wanted.quick else starting.STARTS)),
)


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description="measure the package's speed")
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--quick", action="store_true", help="few repetitions: a rough look")
    parser.add_argument("--check", action="store_true", help="exit with 1 if a goal is missed")
    parser.add_argument("--only", action="append", choices=[name for name, _ in PARTS], help="this part (repeatable)")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    """Measure, print, and return the exit code."""
    wanted = arguments(words)
    figures = [figure for name, measure in PARTS if name in (wanted.only or [name]) for figure in measure(wanted)]
    print(as_json(figures) if wanted.json else as_table(figures))
    return int(wanted.check and any(figure.verdict == "missed" for figure in figures))


if __name__ == "__main__":
    raise SystemExit(main())
