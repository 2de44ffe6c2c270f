"""Matches told again and taken up again: in sentences, with what was last, and nothing skipped in silence."""
from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from cardgames.cli.playing import retelling, session
from cardgames.records import folders, saves
from tests.cli.conftest import Run


def finished(run: Run, *args: str) -> Path:
    """The file of a match that bots have played."""
    assert run("play", *args).code == 0
    return saves.listed()[0].path


def edited(path: Path, place: Path, number: int, **changed: Any) -> str:
    """A copy of a record with something changed in one of its lines (counted from 1)."""
    kept = path.read_text(encoding="utf-8").splitlines()
    kept[number - 1] = json.dumps({**json.loads(kept[number - 1]), **changed})
    copy = place / "edited.jsonl"
    copy.write_text("\n".join(kept) + "\n", encoding="utf-8")
    return str(copy)


# Replay.

def test_a_move_that_does_not_fit_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    path = finished(run, "suipi", "--seed", "7")
    held = json.loads(path.read_text(encoding="utf-8").splitlines()[1])["move"][:2]
    result = run("replay", edited(path, tmp_path, 2, move=f"{held}=JC+QC"))
    assert result.code == 1
    assert f"move 1, {held}=JC+QC of seat 1: " in result.err
    assert "no JC lies on the floor" in result.err


@pytest.mark.parametrize("game", ["suipi", "samoa"])
def test_a_replay_waits_after_each_move(run: Run, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    path = finished(run, game, "--seed", "7", "--players", "2")
    moves = sum('"move"' in line for line in path.read_text(encoding="utf-8").splitlines())
    waits: list[float] = []
    monkeypatch.setattr(retelling.time, "sleep", waits.append)
    assert run("replay", str(path), "--delay", "2.5").code == 0
    assert not waits, "nobody watches"
    watched(monkeypatch)
    assert run("replay", str(path), "--delay", "2.5").code == 0
    assert waits == [2.5] * (moves - 1), "not after the last"


def watched(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on standard output is a terminal."""
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)


def test_play_waits_for_bots_only(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(session.time, "sleep", waits.append)
    args = ("play", "suipi", "--seed", "7", "--delay", "1", "--moves", "-")
    assert run(*args, typed="#1\n" * 24).code == 0
    assert not waits, "nobody watches"
    watched(monkeypatch)
    assert run(*args, typed="#1\n" * 24).code == 0
    assert len(waits) == 23
    both = ("--seats", "you,you", "--moves", "-")
    assert run("play", "suipi", "--seed", "7", "--delay", "1", *both, typed="#1\n" * 48).code == 0
    assert len(waits) == 23


def test_a_replay_has_the_orders_of_later_rounds(run: Run) -> None:
    rules = ("suipi", "--set", "ending.match.rounds=2")
    path = finished(run, *rules, "--seed", "7", "--order", f"main.2={saved_order(run)}")
    told = run("replay", str(path))
    assert told.code == 0
    assert told.out.count("Count of round 2") == 3


def saved_order(run: Run) -> str:
    """The cards of a match with another seed."""
    path = finished(run, "suipi", "--seed", "99")
    order: str = json.loads(path.read_text(encoding="utf-8").splitlines()[0])["orders"]["main.1"]
    return order


@pytest.mark.parametrize("what", ["engine", "chance"])
def test_a_record_of_a_newer_program_is_refused(run: Run, tmp_path: Path, what: str) -> None:
    result = run("replay", edited(finished(run, "suipi"), tmp_path, 1, **{what: 99}))
    assert result.code == 1
    assert f"newer version of the program ({what} 99" in result.err


# Resume.

def test_what_was_last_can_be_looked_up_after_a_resume(run: Run) -> None:
    whole = run("play", "suipi", "--seed", "7", "--moves", "-", typed="#1\n#1\nlast\n").out
    last = whole[whole.index("> last") + 6:whole.rindex("Saved")].strip()
    assert last.count("\n") >= 1
    again = run("resume", "--moves", "-", typed="last\n").out
    assert last in again
    assert "Nothing has happened" not in again


def test_before_a_first_move_the_last_is_what_others_did(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--seats", "greedy,you", "--moves", "-", typed="quit\n")
    again = run("resume", "--moves", "-", typed="last\n").out
    assert "Greedy " in again[again.index("> last"):]


def test_one_move_is_one_move(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--seats", "greedy,you", "--moves", "-", typed="quit\n")
    assert "Taken up again after 1 move." in run("resume", "--moves", "-", typed="quit\n").out


def test_a_newest_save_that_is_broken_is_named(run: Run) -> None:
    run("play", "suipi", "--seed", "7", "--moves", "-", typed="quit\n")
    (folders.saves() / "torn.jsonl").write_text('{"schema_version": 1, "kind', encoding="utf-8")
    result = run("resume", "--moves", "-", typed="quit\n")
    assert result.code == 0
    assert "torn cannot be read" in result.err
    assert "is broken" in result.err
    os.utime(folders.saves() / "torn.jsonl", (1, 1))
    assert run("resume", "--moves", "-", typed="quit\n").err == ""


def test_only_a_broken_save_is_named_too(run: Run) -> None:
    folders.made(folders.saves())
    (folders.saves() / "torn.jsonl").write_text('{"schema_version": 1, "kind', encoding="utf-8")
    result = run("resume", "--moves", "-")
    assert result.code == 2
    assert "torn cannot be read" in result.err


# What --json tells.

def test_the_json_of_an_unfinished_match_tells_no_cards(run: Run) -> None:
    found = run("play", "samoa", "--players", "2", "--seed", "a secret", "--moves", "-", "--json", typed="#1\n#1\n")
    assert found.code == 130
    assert not found.json["over"]
    assert not {"seed", "code", "outcome"} & set(found.json)
    assert "secret" not in found.out
    whole = run("play", "suipi", "--seed", "7", "--json").json
    assert (whole["over"], whole["seed"]) == (True, 7)
    assert whole["code"].startswith("suipi/p2/s7/")


def test_there_is_no_code_for_cards_that_were_laid_by_hand(run: Run) -> None:
    assert run("play", "suipi", "--seed", "7", "--starter", "2", "--json").json["code"] is None


# Share codes of files.

def test_the_code_of_a_file_says_how_it_is_used(run: Run, tmp_path: Path) -> None:
    run("new", "my-game", "--from", "suipi", "--to", str(tmp_path))
    told = run("play", str(tmp_path / "my-game.yaml"), "--seed", "7").out
    code = next(line.removeprefix("Share code: ") for line in told.splitlines() if line.startswith("Share code"))
    assert "cardgames play CODE --rulesets DIR" in told
    assert run("play", code, "--rulesets", str(tmp_path), "--json").json["seed"] == 7
    assert "DIR" not in run("play", "suipi", "--seed", "7").out


def test_a_file_of_the_same_name_has_no_code(run: Run, tmp_path: Path) -> None:
    (tmp_path / "suipi.yaml").write_text("format: 1\ntitle: Other\nsummary: Another.\nstatus: draft\nextends: suipi\n"
                                         "change: {moves: {build: {max: 9}}}\n", encoding="utf-8")
    found = run("play", str(tmp_path / "suipi.yaml"), "--seed", "7")
    assert "Share code" not in found.out


def test_a_file_in_this_folder_is_hinted_at(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run("new", "my-game", "--from", "suipi", "--to", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    for command in ("play", "rules", "variants", "check", "simulate", "perft"):
        result = run(command, "my-game")
        assert result.code == 2
        assert "./my-game.yaml" in result.err


# What help was used.

HELPED = "hint\n#1\nundo\n#1\n" + "#1\n" * 60


def test_hints_and_moves_taken_back_are_counted_for_programs_too(run: Run, tmp_path: Path) -> None:
    played = ("play", "suipi", "--seed", "7", "--practice", "--moves", "-")
    assert run(*played, typed=HELPED).code == 0
    path, counts = saves.listed()[0].path, {"hints": {"1": 1}, "undone": 2}
    shared = tmp_path / "shared.jsonl"
    shared.write_text(run("share", path.stem).out, encoding="utf-8")
    for found in (run(*played, "--json", typed=HELPED), run("replay", str(path), "--json"),
                  run("replay", str(shared), "--json"), run("share", path.stem, "--json")):
        assert {key: found.json[key] for key in counts} == counts
    for file in (path, shared):
        assert "2 moves taken back" in run("replay", str(file)).out
    again = tmp_path / "again.jsonl"
    again.write_text(run("share", str(shared)).out, encoding="utf-8")
    assert again.read_text(encoding="utf-8") == shared.read_text(encoding="utf-8")


def test_a_match_without_help_says_so(run: Run) -> None:
    found = run("play", "suipi", "--seed", "7", "--json").json
    assert (found["hints"], found["undone"]) == ({}, 0)


def test_of_a_match_that_is_left_the_help_so_far_is_told(run: Run) -> None:
    found = run("play", "suipi", "--seed", "7", "--json", "--practice", "--moves", "-", typed="hint\n#1\nundo\nredo\n")
    assert found.code == 130
    assert (found.json["hints"], found.json["undone"], len(found.json["moves"])) == ({"1": 1}, 2, 2)
