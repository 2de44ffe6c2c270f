"""Who named whom, when the roles are shown: marks that agree with the count."""
from __future__ import annotations

import re

import pytest

from tests.cli.conftest import Run

SEATS = ("--seats", "greedy,random,random", "--names", "Ana,Ben,Cy")


def grids(out: str) -> list[list[list[str]]]:
    """Each grid as its rows of cells: for every row the roles with their marks."""
    found = re.findall(r"((?:^(?:Ana|Ben|Cy) named .*\n){3})", out, re.MULTILINE)
    return [[re.split(r"\s{2,}", row)[1:] for row in text.splitlines()] for text in found]


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_right_name_is_a_point_of_the_count(run: Run, seed: str) -> None:
    out = run("play", "samoa", "--players", "3", *SEATS, "--seed", seed).out
    counts = [re.findall(r"^ Check marks +(\w+) +\d+  (\d) named rightly", text.partition("Caught")[0], re.MULTILINE)
              for text in out.split("Count of round")[1:]]
    assert len(grids(out)) == len(counts) == 3
    for grid, count in zip(grids(out), counts, strict=True):
        marks = [sum(cell.endswith("✓") for cell in row) for row in grid]
        told = dict(count)
        assert [int(told.get(name, 0)) for name in ("Ana", "Ben", "Cy")] == marks
        assert all(row[place] == "-" for place, row in enumerate(grid)), "nobody names the own role"


def test_told_aloud_each_name_is_a_sentence(run: Run) -> None:
    out = run("play", "samoa", "--players", "3", *SEATS, "--seed", "1", "--accessible").out
    assert len(re.findall(r"^(?:Ana|Ben|Cy) named \w+ for (?:Ana|Ben|Cy): (?:right|wrong)\.$", out, re.MULTILINE)) == 18


def test_a_game_without_roles_has_no_grid(run: Run) -> None:
    assert " named " not in run("play", "suipi", "--seed", "7").out
