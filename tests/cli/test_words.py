"""Sentences as they should be: in lines that fit, of what is so, with words that agree."""
from __future__ import annotations

import sys
from pathlib import Path

import pytest

from cardgames.cli import pager
from cardgames.cli.terminal import terminal
from tests.cli.conftest import Run
from tests.cli.test_terminal import Stream


@pytest.mark.parametrize(("args", "typed"), [
    (("variants", "suipi"), ""), (("variants", "samoa"), ""),
    (("simulate", "suipi", "--games", "2", "--variant", "raise"), ""),
    (("play", "samoa", "--seed", "7", "--moves", "-"),
     "why burn -5@hanuk/above\nwhy #1\nwhy nonsense\nwhy\nmoves KS\nquit\n"),
    (("play", "suipi", "--seed", "7", "--moves", "-"), "why 10H=2+6+9+J\nwhy 9=9\nrules nothing\nquit\n"),
    (("why", "suipi", "--position", "-", "9S=5H+4C"), "{floor: '5H 4C', hand: {1: 9S, 2: 2C}, turn: 1}"),
    (("why", "suipi", "--position", "-", "9S=5H+4C+QD"), "{floor: '5H 4C QD', hand: {1: 9S, 2: 2C}, turn: 1}")])
def test_a_narrow_screen_is_never_overrun(
        run: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], typed: str) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    out = run(*args, typed=typed).out
    wide = [line for line in out.splitlines() if len(line) > 40 and not line.startswith(("Your move", "Play with"))]
    assert not wide


def test_a_move_that_is_legal_is_spelled_as_it_is(run: Run) -> None:
    given = "{above: {hanuk: '-5 +1'}, shown: bonfire-4, turn: 1}"
    told = run("why", "samoa", "--players", "2", "--position", "-", "burn +1@hanuk/above", typed=given)
    assert told.code == 0
    assert told.out.startswith('"burn +1@hanuk/above" is legal: burn.')
    assert "rule: moves.burn" in told.out


@pytest.mark.parametrize(("given", "said"), [
    ("", "there is no position in standard input: it is empty"), ("[1]", "there is no position in standard input: a "),
    ("{floor: [", "standard input:1:")])
def test_a_position_that_is_none_is_told_as_such(run: Run, given: str, said: str) -> None:
    result = run("why", "suipi", "--position", "-", "9S", typed=given)
    assert result.code == 1
    assert said in result.err
    assert "ruleset" not in result.err


def test_settings_are_shown_as_they_are_typed(run: Run) -> None:
    told = run("play", "suipi", "--set", "scoring.lines.cards.of={suit: S}", "--set", "moves.build.group=true").out
    assert "At this table: scoring.lines.cards.of={suit: S}, moves.build.group=true" in told
    told = run("simulate", "suipi", "--games", "1", "--set", "scoring.lines.cards.of={suit: S}").out
    assert "At this table: scoring.lines.cards.of={suit: S}" in told
    assert "1 match, seed 0" in told


def test_what_cannot_be_saved_is_not_said_to_be(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    args = ("play", "suipi", "--seed", "7", "--moves", "-")
    assert "the match is saved after every move" in run(*args, typed="?\nquit\n").out
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path / "file"))
    told = run(*args, typed="?\nquit\n")
    assert "is saved" not in told.out
    assert "cannot be saved" in told.out
    assert "cannot be saved" in told.err


def test_a_phase_of_secret_moves_is_announced_once(run: Run) -> None:
    told = run("play", "samoa", "--players", "2", "--seed", "7", "--moves", "-", typed="#1\n" * 120).out
    said = "The stock is out. Now everyone decides in secret; nobody sees it until all"
    assert told.count(said) == told.count("You: guess Greedy=") == 3
    assert told.index("Now everyone decides") < told.index("You: guess Greedy=")
    assert "You wrote" not in told, "what one has chosen is told once"
    assert told.count("Greedy wrote You = ") == 3
    assert "Now everyone decides" not in run("play", "suipi", "--seed", "7").out


def test_the_folders_shown_are_those_used(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(run("paths", "--json").json["folders"]) == ["rulesets", "saves", "pads", "crashes", "config"]
    monkeypatch.setenv("CARDGAMES_RULESETS", "/no/such/folder")
    assert run("paths", "--json").json["missing"] == "/no/such/folder"
    assert "CARDGAMES_RULESETS names /no/such/folder, but that is no folder" in run("paths").out.replace("\n", " ")


def test_files_that_cannot_be_read_are_listed_as_such(run: Run, tmp_path: Path) -> None:
    (tmp_path / "broken.yaml").write_text("format: [1\n", encoding="utf-8")
    (tmp_path / "folder.yaml").mkdir()
    (tmp_path / "suipi.yaml").write_text("format: 1\ntitle: Other\n", encoding="utf-8")
    told = run("list", "--rulesets", str(tmp_path))
    assert told.code == 0
    assert told.out.count("unreadable") == 3
    assert "samoa" in told.out
    found = run("list", "--rulesets", str(tmp_path), "--json").json
    assert set(found["unreadable"]) == {"broken", "folder", "suipi"}


@pytest.mark.parametrize("command", ["false", "no-such-pager", "'unfinished", "{folder}/not-a-program"])
def test_a_pager_that_fails_is_done_without(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str) -> None:
    (tmp_path / "not-a-program").write_bytes(b"\x00\x01")
    (tmp_path / "not-a-program").chmod(0o755)
    monkeypatch.setenv("PAGER", command.replace("{folder}", str(tmp_path)))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdin", Stream())
    out = Stream()
    pager.show(terminal("never", out=out), "a line\n" * 500, paged=True)
    assert out.getvalue().count("a line") == 500


def test_a_title_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evil.yaml"
    file.write_text('format: 1\ntitle: "\\e[2J\\aEvil"\nsummary: "\\u009b2J"\nstatus: draft\nextends: suipi\n',
                    encoding="utf-8")
    for args in (("play", str(file)), ("rules", str(file)), ("list", "--rulesets", str(tmp_path)), ("check", str(file),
                 "--games", "0"), ("variants", str(file)), ("simulate", str(file), "--games", "1")):
        result = run(*args, "--color", "always") if args[0] not in ("check",) else run(*args)
        assert result.code == 0
        left = result.out.replace("\x1b[0m", "").replace("\x1b[1m", "")
        assert not {"\x07", "\x9b"} & set(result.out)
        assert "\x1b[2J" not in left
