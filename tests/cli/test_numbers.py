"""The commands that count, as a person or a program meets them."""
from __future__ import annotations

import csv
import io
import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cardgames.cli.numbers import bars, sweeping, told
from cardgames.cli.terminal import Terminal, length, terminal
from cardgames.engine.match import Match
from cardgames.errors import UsageError
from cardgames.lab import matches
from cardgames.lab.intervals import Interval
from cardgames.lab.runs import COLUMNS
from tests.cli.conftest import Run

COMMANDS = [
    ("simulate", "suipi", "--games", "6"), ("compare", "suipi", "--variant", "drop-free", "--games", "4"),
    ("simulate", "suipi", "--games", "4", "--sweep", "moves.build.max=9,10"),
    ("ladder", "suipi", "--bots", "random,greedy", "--sets", "3"), ("report", "suipi", "--games", "2")]


def screen(*, plain: bool = False, accessible: bool = False) -> Terminal:
    return Terminal(out=io.StringIO(), colour=False, accessible=accessible, suits="letters", plain=plain, live=False)


@pytest.mark.parametrize("args", COMMANDS)
def test_each_gives_json_csv_and_a_picture(run: Run, args: tuple[str, ...], tmp_path: Path) -> None:
    table, picture = tmp_path / "t.csv", tmp_path / "p.svg"
    result = run(*args, "--json", "--csv", str(table), "--svg", str(picture))
    assert result.code == 0
    assert result.json["schema_version"] == 1
    for file in [table] if table.is_file() else [table / f"{name}.csv" for name in COLUMNS]:
        head, *rows = csv.reader(io.StringIO(file.read_text(encoding="utf-8")))
        assert rows
        assert {len(row) for row in rows} == {len(head)}
    assert ElementTree.fromstring(picture.read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize("args", COMMANDS)
@pytest.mark.parametrize("width", ["40", "80"])
def test_each_fits_the_screen(run: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], width: str) -> None:
    monkeypatch.setenv("COLUMNS", width)
    assert not [line for line in run(*args).out.splitlines() if len(line) > int(width)]


@pytest.mark.parametrize("args", COMMANDS)
def test_each_tells_numbers_without_drawing_to_those_who_listen(run: Run, args: tuple[str, ...]) -> None:
    result = run(*args, "--accessible")
    assert result.out.isascii()
    assert not re.search(r"##|  \S", result.out.replace("\n  ", "\n"))


@pytest.mark.parametrize("args", COMMANDS)
def test_each_is_the_same_for_any_number_of_jobs(run: Run, args: tuple[str, ...]) -> None:
    assert run(*args).out == run(*args, "--jobs", "2").out


@pytest.mark.parametrize(("args", "said"), [
    (("compare", "suipi"), "compare needs a second table"),
    (("compare", "suipi", "samoa", "--players", "3"), "3 can play"),
    (("compare", "suipi", "suipi/nothing"), "nothing"),
    (("compare", "suipi", "suipi/p2/s7/ffff"), "leave the last part of the code off"),
    (("simulate", "suipi", "--sweep", "moves.build.max"), "names no values"),
    (("simulate", "suipi", "--sweep", "moves.build.max=9,9"), "names a value twice"),
    (("simulate", "suipi", "--sweep", "moves.build.max=9,10", "--set", "moves.build.max=11"), "give one of the two"),
    (("simulate", "suipi", "--sweep", "moves.none.max=1"), "moves"),
    (("simulate", "suipi", "--sweep", "moves.build.max=9,10", "--sweep", "triggers.sweep.points=1,2"), "of one rule"),
    (("ladder", "suipi", "--bots", "greedy"), "two bots or more"),
    (("ladder", "suipi", "--bots", "greedy,nobody"), 'nobody called "nobody"'),
    (("simulate", "suipi", "--games", "1", "--svg", "no/such/folder.svg"), "there is no folder"),
    (("report", "suipi", "--csv", __file__), "cannot be made a folder"),
    (("report", "suipi", "--judge", "random"), "without estimating")])
def test_what_is_asked_wrongly_is_told(run: Run, args: tuple[str, ...], said: str) -> None:
    result = run(*args)
    assert result.code in (1, 2)
    assert said in result.err
    assert "Traceback" not in result.err


def test_tables_can_be_written_in_several_ways(run: Run) -> None:
    same = ("--games", "3", "--json")
    named = run("compare", "suipi", "suipi/drop-free/moves.build.max=9", *same).json
    given = run("compare", "suipi", "--variant", "drop-free", "--set", "moves.build.max=9", *same).json
    coded = run("compare", "suipi/p2", "suipi/p2/drop-free", "--set", "moves.build.max=9", *same).json
    assert named == given == coded


def test_a_sweep_is_the_simulations_of_its_values(run: Run) -> None:
    swept = run("simulate", "suipi", "--games", "5", "--sweep", "moves.build.max=9,10", "--json").json["simulations"]
    alone = run("simulate", "suipi", "--games", "5", "--set", "moves.build.max=9", "--json").json
    assert {key: value for key, value in swept[0].items() if key not in ("setting", "schema_version")} == {
        key: value for key, value in alone.items() if key != "schema_version"}
    assert [each["setting"] for each in swept] == ["moves.build.max=9", "moves.build.max=10"]


def test_values_of_a_sweep_may_be_lists_and_words() -> None:
    assert sweeping.read("a.b=[1, 2],x,'y,z'") == ["a.b=[1, 2]", "a.b=x", "a.b='y,z'"]
    with pytest.raises(UsageError, match="cannot be read"):
        sweeping.read("a.b=[1")


def test_bars_are_as_long_as_their_values() -> None:
    rows = [bars.Bar("a", 1.0, "1"), bars.Bar("b", 2.0, "2"), bars.Bar("c", 0.0, "0")]
    for plain, sign in ((True, "#"), (False, "█")):
        one, two, none = (line.count(sign) for line in bars.bars(screen(plain=plain), rows))
        assert two == 2 * one == bars.WIDEST
        assert none == 0


def test_in_ascii_bars_are_ascii_and_for_listeners_there_are_none() -> None:
    rows = [bars.Bar("a", 0.001, "little"), bars.Bar("b", 1.0, "much")]
    assert "".join(bars.bars(screen(plain=True), rows)).isascii()
    assert "#" in bars.bars(screen(plain=True), rows)[0]
    assert bars.bars(screen(accessible=True, plain=True), rows) == ["a: little.", "b: much."]


def test_a_histogram_has_few_bins_that_hold_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = dict.fromkeys(range(-37, 163), 1)
    lines = bars.histograms(screen(), ["a"], [counts], "Points")
    shares = [int(found[1]) for line in lines if (found := re.search(r"(\d+)%", line))]
    assert len(shares) <= bars.MOST_BINS + 1
    assert sum(shares) == pytest.approx(100, abs=len(shares))
    monkeypatch.setenv("COLUMNS", "24")
    assert all(length(line) <= 24 for line in bars.histograms(terminal(), ["a"], [counts], "Points"))


def test_numbers_are_written_alike() -> None:
    assert (told.signed(0.004), told.signed(-0.004), told.signed(1)) == ("0.00", "0.00", "+1.00")
    assert told.number(-0.0) == "0.00"
    assert told.between(Interval(-1, 0.5)) == "-1.00 to +0.50"
    assert told.percents(Interval(0.5, 1)) == "50.0 to 100.0%"


@pytest.mark.parametrize("args", COMMANDS)
@pytest.mark.parametrize("json", [False, True])
def test_interrupted_it_tells_what_was_finished_and_the_shell_hears_of_it(
        run: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], json: bool) -> None:
    begun, played = matches.begun, 0

    def impatient(*given: Any) -> Match:
        nonlocal played
        played += 1
        if played == 13:
            raise KeyboardInterrupt
        return begun(*given)

    monkeypatch.setattr(matches, "begun", impatient)
    many = ("--sets" if args[0] == "ladder" else "--games", "40")      # the last one counts
    result = run(*args, *many, *(["--json"] if json else []))
    assert result.code == 130
    assert "Traceback" not in result.err
    if json:
        assert result.json["schema_version"] == 1
    else:
        assert "(interrupted)" in result.out

