"""What a friend needs for the same cards and the same match; told only where it is true, and never too early."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardgames.records import lines, saves
from tests.cli.conftest import Result, Run


def code_of(told: str) -> str:
    found = re.findall(r"^Share code: (\S+)$", told, re.MULTILINE)
    assert found, told
    assert len(set(found)) == 1
    return str(found[0])


def stopped(run: Run, *args: str) -> Result:
    """A match of two moves, which is left then."""
    return run("play", *args, "--moves", "-", typed="#1\nquit\n")


def moves_of(path: Path) -> list[str]:
    return [entry.move for entry in lines.read(path).moves]


@pytest.mark.parametrize("seed", ["7", "friday night", "é/=&", "-3"])
def test_the_code_stands_at_the_start_and_at_the_end(run: Run, seed: str) -> None:
    told = run("play", "suipi", "--seed", seed).out
    code = code_of(told)
    assert told.count(f"Share code: {code}\n") == 2
    assert told.index("Share code") < told.index("To the floor")
    again = run("play", code)
    assert again.code == 0
    first, second = saves.listed()
    assert moves_of(first.path) == moves_of(second.path)


def test_no_code_is_told_for_cards_that_no_seed_deals(run: Run) -> None:
    run("play", "suipi", "--seed", "1")
    order = lines.read(saves.listed()[0].path).orders["main.1"]
    for args in (("--order", order), ("--starter", "2")):
        told = stopped(run, "suipi", "--seed", "7", *args).out
        assert "Share code" not in told
        assert "Share code" not in run("resume", "--moves", "-", typed="quit\n").out
        assert "set by hand" in run("share").err.replace("\n", " ") + run("share").out.replace("\n", " ")


def test_a_real_pack_is_dealt_from_a_file(run: Run, tmp_path: Path) -> None:
    deck = [rank + suit for suit in "shdc" for rank in "ak2345678 9tjq".replace(" ", "")]
    file = tmp_path / "deck.txt"
    file.write_text("# the pack of Friday evening\n" + "\n".join(
        " ".join(deck[start:start + 13]) + "   # thirteen" for start in range(0, 52, 13)), encoding="utf-8")
    assert run("play", "suipi", "--order", str(file)).code == 0
    kept = lines.read(saves.listed()[0].path).orders["main.1"]
    assert kept.lower().replace("10", "t").split() == deck
    assert run("play", "suipi", "--order", f"main.1={file}").code == 0
    assert lines.read(saves.listed()[0].path).orders["main.1"] == kept
    assert run("play", "suipi", "--order", " ".join(deck)).code == 0
    file.write_text("as 2s", encoding="utf-8")
    short = run("play", "suipi", "--order", str(file))
    assert short.code == 2
    assert "it has 2 cards, the pack 52" in short.err


def test_cards_laid_for_a_later_round_are_dealt_after_a_resume(run: Run) -> None:
    run("play", "suipi", "--seed", "1")
    order = lines.read(saves.listed()[0].path).orders["main.1"]
    stopped(run, "suipi", "--seed", "7", "--set", "ending.match.rounds=2", "--order", f"main.2={order}")
    told = run("resume", "--moves", "-", typed="#1\n" * 100)
    assert told.code == 0
    assert "Share code" not in told.out
    assert lines.read(saves.listed()[0].path).orders["main.2"] == order


def test_a_match_taken_up_again_has_its_code(run: Run) -> None:
    code = code_of(stopped(run, "samoa", "--players", "2", "--seed", "7").out)
    assert code_of(run("resume", "--moves", "-", typed="quit\n").out) == code
    assert code_of(run("share").out) == code


def test_into_a_pipe_goes_a_transcript_that_can_be_replayed(run: Run, tmp_path: Path) -> None:
    run("play", "suipi", "--seed", "7")
    result = run("share")
    assert code_of(result.err)
    file = tmp_path / "friend.jsonl"
    file.write_text(result.out, encoding="utf-8")
    told = run("replay", str(file))
    assert told.code == 0
    assert "Result" in told.out
    saved = saves.listed()[0]
    assert result.out == saved.path.read_text(encoding="utf-8")
    assert run("share", saved.name, "--out", str(tmp_path / "other.jsonl")).code == 0
    assert (tmp_path / "other.jsonl").read_text(encoding="utf-8") == result.out


def test_notes_are_for_nobody_else(run: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "friend.jsonl", tmp_path / "other.jsonl"
    noted = "note a secret thought\nnotes\n" + "#1\n" * 100
    assert "- a secret thought" in run("play", "suipi", "--seed", "7", "--moves", "-", typed=noted).out
    saved = saves.listed()[0]
    assert lines.read(saved.path).notes == {1: ("a secret thought",)}
    told = run("share")
    file.write_text(told.out, encoding="utf-8")
    assert run("share", "--out", str(other)).code == 0
    for text in (told.out, run("share", "--json").out, other.read_text(encoding="utf-8"),
                 run("replay", saved.name, "--run").out, run("replay", saved.name, "--json").out):
        assert "secret thought" not in text
    assert run("replay", str(file), "--run").code == 0


def test_the_transcript_of_a_running_match_stays_untold(run: Run, tmp_path: Path) -> None:
    stopped(run, "suipi", "--seed", "7")
    order = lines.read(saves.listed()[0].path).orders["main.1"]
    for args in ((), ("--json",), ("--out", str(tmp_path / "x")), ("--out", "-")):
        result = run("share", *args)
        assert result.code == (2 if "--out" in args else 0)
        assert order.split()[-1] not in re.findall(r"\w+", result.out + result.err)
        assert order not in result.out + result.err
    assert not (tmp_path / "x").exists()
    assert run("share", "--json").json["transcript"] is None


def test_under_json_code_and_transcript_are_one_object(run: Run) -> None:
    run("play", "suipi", "--seed", "7")
    found = run("share", "--json").json
    assert (found["over"], found["code"].startswith("suipi/p2/s7/")) == (True, True)
    assert found["transcript"][0]["kind"] == "transcript"


def test_rules_that_have_gone_have_no_code(run: Run, tmp_path: Path) -> None:
    run("new", "my-game", "--from", "suipi", "--to", str(tmp_path))
    stopped(run, str(tmp_path / "my-game.yaml"))
    told = run("share")
    assert told.code == 0
    assert "no longer found" in told.out.replace("\n", " ")


def test_there_may_be_nothing_to_share(run: Run) -> None:
    result = run("share")
    assert result.code == 2
    assert "no match to share" in result.err
