"""A ruleset of one's own: what `new` writes, what its comments promise, and what `check` says of it."""
from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from cardgames.cli import starting
from cardgames.cli.games import catalogue
from cardgames.rules import reader
from cardgames.rules.checking import check_file
from tests.cli.conftest import Run


@pytest.mark.parametrize("how", [(), ("--full",)])
@pytest.mark.parametrize("game", ["suipi", "samoa"])
def test_a_new_ruleset_passes_check_and_plays(run: Run, tmp_path: Path, game: str, how: tuple[str, ...]) -> None:
    assert run("new", "my-game", "--from", game, "--to", str(tmp_path), *how).code == 0
    file = str(tmp_path / "my-game.yaml")
    checked = run("check", file, "--games", "2")
    assert checked.code == 0, checked.out
    assert run("play", file, "--seed", "1").code == 0


def test_a_new_ruleset_from_a_file_finds_it(run: Run, tmp_path: Path) -> None:
    base, away = tmp_path / "here" / "brook.yaml", tmp_path / "away"
    base.parent.mkdir()
    away.mkdir()
    assert run("new", "brook", "--from", "suipi", "--full", "--to", str(base.parent)).code == 0
    assert run("new", "my-game", "--from", str(base), "--to", str(base.parent)).code == 0
    assert run("check", str(base.parent / "my-game.yaml"), "--games", "2").code == 0
    refused = run("new", "my-game", "--from", str(base), "--to", str(away))
    assert refused.code == 2
    assert f"write it beside that file with --to {base.parent}, or copy all rules" in " ".join(refused.err.split())
    assert run("new", "my-copy", "--from", str(base.parent / "my-game.yaml"), "--full", "--to", str(away)).code == 2
    assert list(away.iterdir()) == []
    assert run("new", "my-game", "--from", str(base), "--full", "--to", str(away)).code == 0
    assert run("check", str(away / "my-game.yaml"), "--games", "2").code == 0


def test_a_new_ruleset_never_overwrites(run: Run, tmp_path: Path) -> None:
    assert run("new", "my-game", "--from", "suipi", "--to", str(tmp_path)).code == 0
    assert run("new", "my-game", "--from", "suipi", "--to", str(tmp_path)).code == 2


def test_check_tells_every_fault_and_ends_with_one(run: Run, tmp_path: Path) -> None:
    assert run("new", "my-game", "--from", "suipi", "--to", str(tmp_path)).code == 0
    file = tmp_path / "my-game.yaml"
    text = file.read_text(encoding="utf-8") + "\nchange: {moves: {captrue: {several: all}}}\n"
    file.write_text(text, encoding="utf-8")
    result = run("check", str(file))
    assert result.code == 1
    assert "my-game.yaml:" in result.out
    assert "capture" in result.out
    assert not run("check", str(file), "--json").json["ok"]


def test_check_tells_of_variants_that_can_never_be_on_and_goes_on(run: Run, tmp_path: Path) -> None:
    assert run("new", "my-game", "--from", "suipi", "--to", str(tmp_path)).code == 0
    file = tmp_path / "my-game.yaml"
    added = ("\nvariants:\n  one: {title: One, add: {words: {king: emperor}}}\n"
             "  two: {title: Two, requires: [one], excludes: [one], add: {words: {queen: empress}}}\n")
    file.write_text(file.read_text(encoding="utf-8") + added, encoding="utf-8")
    first, second = run("check", str(file), "samoa", "--games", "0", "--json").json["files"]
    assert first["faults"][0]["path"] == "variants.two.requires"
    assert second["ok"]


def test_check_tells_an_example_that_does_not_hold(run: Run, tmp_path: Path) -> None:
    assert run("new", "my-game", "--from", "suipi", "--to", str(tmp_path)).code == 0
    file = tmp_path / "my-game.yaml"
    example = "examples:\n  wrong: {says: x, given: {floor: '', hand: {1: KH, 2: 5S}, turn: 1}, count: 7}\n"
    file.write_text(file.read_text(encoding="utf-8") + example, encoding="utf-8")
    result = run("check", str(file), "--games", "0")
    assert result.code == 1
    assert "examples.wrong" in result.out


# Every value can be switched on and changed by itself, as the comment in the file says.

class Line(NamedTuple):
    """A value in the comments of a new file: the numbers of the lines it stands under, and of its own."""

    lines: tuple[int, ...]
    value: str


def values(lines: list[str]) -> Iterator[Line]:
    above: list[tuple[int, int]] = []
    start = lines.index("#change:")
    for number in range(start + 1, lines.index("", start)):
        body = lines[number].removeprefix("# ")
        depth = len(body) - len(body.lstrip())
        above = [*(each for each in above if each[0] < depth), (depth, number)]
        value = body.partition(": ")[2]
        if value:
            yield Line((start, *(number for _, number in above)), value)


def others(value: str) -> list[str]:
    """Other values to try; a word that nothing knows for those that are words."""
    if value in ("true", "false"):
        return ["false" if value == "true" else "true"]
    if re.fullmatch(r"-?[0-9]+", value):
        return [str(int(value) + step) for step in (1, -1, 2)]
    return ["[]" if value != "[]" else "[feathers]"] if value.startswith("[") else ["no-such-word"]


def switched_on(lines: list[str], line: Line, value: str, mark: str) -> str:
    changed = list(lines)
    for number in line.lines:
        changed[number] = changed[number].removeprefix(mark).removeprefix("#")
    last = line.lines[-1]
    changed[last] = changed[last].removesuffix(line.value) + value
    return "\n".join(changed)


@pytest.mark.parametrize("mark", ["# ", "#"])
@pytest.mark.parametrize("game", ["suipi", "samoa"])
def test_each_value_of_a_new_file_can_be_changed_alone(tmp_path: Path, game: str, mark: str) -> None:
    file = tmp_path / "my-game.yaml"
    lines = starting.derived(catalogue(None).load_ruleset(game), "my-game").split("\n")
    found = list(values(lines))
    assert len(found) > 30
    refused = []
    for line in found:
        messages = []
        for value in others(line.value):
            text = switched_on(lines, line, value, mark)
            assert reader.read(text, "").faults == ()
            file.write_text(text, encoding="utf-8")
            messages.append([fault.message for finding in check_file(file) for fault in finding.faults])
        assert not [text for texts in messages for text in texts if "changes nothing" in text or "to change" in text]
        if [] not in messages and re.fullmatch("true|false|-?[0-9]+", line.value):
            refused.append(lines[line.lines[-1]].strip("# "))
    assert refused == ([] if game == "suipi" else ["cards: 1"]), "there is no other number of roles to deal"


def test_a_changed_value_passes_check_and_is_played(run: Run, tmp_path: Path) -> None:
    assert run("new", "my-game", "--from", "suipi", "--to", str(tmp_path)).code == 0
    file = tmp_path / "my-game.yaml"
    lines = file.read_text(encoding="utf-8").split("\n")
    line = next(each for each in values(lines) if lines[each.lines[-1]].endswith("  max: 10"))
    file.write_text(switched_on(lines, line, "9", "# "), encoding="utf-8")
    checked = run("check", str(file), "--games", "2")
    assert checked.code == 0, checked.out
    assert "moves.build.max" not in checked.err
    assert run("play", str(file), "--json").json["rules_hash"] != run("play", "suipi", "--json").json["rules_hash"]


def test_the_examples_of_a_new_file_hold_when_they_are_switched_on(run: Run, tmp_path: Path) -> None:
    assert run("new", "my-game", "--from", "suipi", "--to", str(tmp_path)).code == 0
    file = tmp_path / "my-game.yaml"
    head, _, examples = file.read_text(encoding="utf-8").partition("#examples:")
    file.write_text(head + "examples:" + examples.replace("\n# ", "\n"), encoding="utf-8")
    checked = run("check", str(file), "--games", "0")
    assert checked.code == 0
    assert "2 of 2 examples hold" in checked.out


def test_check_counts_in_words_that_agree(run: Run, tmp_path: Path) -> None:
    assert run("new", "my-game", "--from", "suipi", "--to", str(tmp_path)).code == 0
    out = run("check", str(tmp_path / "my-game.yaml"), "--games", "1").out
    assert "1 matches" not in out
    assert "it has no examples" in out


def test_check_fits_a_narrow_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = run("check", "suipi", "--games", "1").out
    assert not [line for line in out.splitlines() if len(line) > 40 and len(line.split()) > 1]
