"""How much is told of a match: the result only, or what the engine did as well; never more than a seat may know."""
from __future__ import annotations

import re

from cardgames.records import lines, saves
from tests.cli.conftest import Run


def test_quiet_is_the_result_alone(run: Run) -> None:
    whole, result = run("play", "suipi", "--seed", "7").out, run("play", "suipi", "--seed", "7", "--quiet")
    assert result.code == 0
    assert result.out == run("play", "suipi", "--seed", "7", "-q").out
    assert result.out.strip() in whole
    assert result.out.startswith("── Result")
    assert len(saves.listed()) == 3, "it is saved all the same"


def test_quiet_is_for_bots(run: Run) -> None:
    result = run("play", "suipi", "--quiet", "--moves", "-", typed="#1\n")
    assert result.code == 2
    assert "--seats" in result.err


def test_verbose_names_the_rules_that_acted(run: Run) -> None:
    plain, told = run("play", "suipi", "--seed", "7").out, run("play", "suipi", "--seed", "7", "-v").out
    rules = set(re.findall(r"^  \[([a-z_.]+)\]", told, re.MULTILINE))
    assert {"moves.capture", "moves.drop", "turn.play", "ending.leftovers"} <= rules
    kept = [line for line in told.splitlines() if not line.startswith(("  [", "    ")) and "replay" not in line]
    assert [line for line in plain.splitlines() if not line.startswith("    ") and "replay" not in line] == kept


def test_verbose_shows_a_seat_no_hidden_card(run: Run) -> None:
    told = run("play", "samoa", "--players", "2", "--seed", "7", "-v", "--moves", "-", typed="#1\n#1\nquit\n").out
    record = lines.read(saves.listed()[0].path)
    drawn = set(record.orders["main.1"].split()[:len(record.moves) + 8])
    shown = set(re.findall(r"draw (\S+?)(?:,|$)", told, re.MULTILINE))
    assert shown <= drawn | {"?"}
    events = "".join(line for line in told.splitlines() if line.startswith("  ["))
    masks = set(record.orders["masks.1"].split())
    assert not masks & set(re.split(r"[\s,]+", events)), "roles that were dealt before the first move stay untold"
