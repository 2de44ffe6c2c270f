"""Completion: the right names at the right place, quickly, in the forms that shells want, and in a real one."""
from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import pexpect
import pytest
import typer

from cardgames.cli.completion import shells
from cardgames.cli.completion.lines import Line, completed
from cardgames.cli.main import COMPLETING, app
from cardgames.players.human import KIND as PERSON
from cardgames.players.seats import KINDS
from cardgames.records import folders, saves
from cardgames.rules.catalogue import Catalogue
from tests.cli.conftest import Run

GROUP = typer.main.get_group(app)
SHELLS = ["bash", *filter(shutil.which, ("zsh", "fish"))]
"""The shells of this machine; one is there in any case."""


def found(*words: str) -> list[str]:
    """What the last of these words may become."""
    return [name for name, _ in completed(GROUP, Line([*words[:-1]], words[-1]))]


def test_commands_and_their_options() -> None:
    assert found("") == list(GROUP.commands)
    assert found("pl") == ["play"]
    assert found("--ver") == ["--version"]
    assert {"--variant", "--set", "--help"} <= set(found("play", "suipi", "--"))
    assert found("play", "suipi", "--vari") == ["--variant"]
    assert found("nonsense", "") == []


def test_games_with_their_titles() -> None:
    assert found("play", "") == list(Catalogue().ids())
    assert dict(completed(GROUP, Line(["rules"], "sam")))["samoa"] == "Samoa"
    assert found("check", "suipi", "sam") == ["samoa"]
    assert found("new", "mine", "--from", "sui") == ["suipi"]
    assert found("play", "--players", "2", "sui") == ["suipi"], "the value of an option is no argument"


def test_games_of_a_folder_and_of_ones_own(tmp_path: Path) -> None:
    folders.made(folders.rulesets())
    (folders.rulesets() / "own.yaml").write_text("title: Own\n", encoding="utf-8")
    (tmp_path / "other.yaml").write_text("title: Other\n", encoding="utf-8")
    assert "own" in found("play", "")
    assert found("play", "--rulesets", str(tmp_path), "oth") == ["other"]
    assert found("play", "--rulesets", str(tmp_path / "none"), "oth") == []


def test_variants_of_the_game_that_stands_before(tmp_path: Path) -> None:
    real = list(Catalogue().load_ruleset("suipi").variants_info)
    assert found("play", "suipi", "--variant", "") == real
    assert found("play", "suipi", "--variant", "drop-free,rai") == ["drop-free,raise"]
    assert found("play", "suipi", "--variant=rai") == ["--variant=raise"]
    assert "raise" not in found("play", "suipi", "--variant", "raise,group", "--variant", "")
    assert found("play", "suipi/p2/s7", "--variant", "") == real
    assert found("play", "--variant", "") == []
    own = tmp_path / "own.yaml"
    own.write_text("extends: suipi\nkeep: [variants]\n", encoding="utf-8")
    assert found("play", str(own), "--variant", "") == real


def test_settings_with_the_values_they_have() -> None:
    assert found("play", "suipi", "--set", "moves.build.max") == ["moves.build.max=10"]
    assert "zones.floor.holds=piles" in found("simulate", "suipi", "--set", "zones")
    assert "turn.play.moves=" in found("rules", "suipi", "--set", "turn"), "a list is typed"


def test_saves_by_what_can_be_done_with_them(run: Run) -> None:
    run("play", "suipi", "--seed", "7")
    run("play", "samoa", "--players", "2", "--seed", "7", "--moves", "-", typed="quit\n")
    over, left = (next(one.name for one in saves.listed() if one.over is end) for end in (True, False))
    assert found("resume", "") == [left]
    assert found("replay", "") == [over]
    assert set(found("share", "")) == set(found("saves", "--delete", "")) == {over, left}
    assert found("share", over[:3]) == [over]


def test_other_names() -> None:
    assert set(found("play", "suipi", "--seats", "")) == set(KINDS)
    assert set(found("simulate", "suipi", "--seats", "")) == set(KINDS) - {PERSON}
    assert found("compare", "suipi", "sam") == ["samoa"]
    assert found("review", "x", "--bot", "exp") == ["expert"]
    assert found("simulate", "suipi", "--seats", "greedy,ran") == ["greedy,random"]
    assert found("list", "--color", "a") == ["auto", "always"]
    assert found("help", "exit") == ["exit-codes"]
    assert found("config", "set", "col") == ["color"]
    assert found("rules", "suipi", "capt") == ["capture"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
@pytest.mark.parametrize("typed", ["play sui", "play suipi --variant ", "play suipi --set moves.", "resume ", "help ",
                                   "rules suipi ", "play suipi --seats ", "list --", "config set "])
def test_nothing_slow_is_loaded(surroundings: dict[str, str], shell: str, typed: str) -> None:
    code = ("import sys\nfrom cardgames.cli import main\ntry:\n main.run()\nexcept SystemExit: pass\n"
            "print(*({'yaml', 'pydantic', 'rich'} & set(sys.modules)), file=sys.stderr)")
    done = subprocess.run([sys.executable, "-c", code], env={**surroundings, **asking(shell, typed)},
                          capture_output=True, text=True, check=True)
    assert done.stderr.split() == []
    if typed != "resume ":
        assert done.stdout.strip() not in ("", "_files")


def asking(shell: str, typed: str) -> dict[str, str]:
    """What the script of a shell puts into the environment."""
    line = f"cardgames {typed}"
    return {COMPLETING: f"complete_{shell}", "COMP_WORDS": line.replace(" ", "\n"),
            "COMP_CWORD": str(line.count(" ")), "_TYPER_COMPLETE_ARGS": line, "_TYPER_COMPLETE_FISH_ACTION": "get-args"}


@pytest.mark.parametrize(("words", "place", "said"), [
    ("cardgames\nplay\nsuipi\n--variant\n=\nrai", 5, "raise\n"), ("cardgames\nplay\nsuipi\n--variant=rai", 3,
                                                                 "--variant=raise\n"),
    ("cardgames\nplay\nsuipi\n--set\nmoves.build.max\n=", 5, "10\n"),
    ("cardgames\nplay\nsuipi\n--set\nmoves.build.max\n=\n1", 6, "10\n"), ("cardgames\nplay\n'sui", 2, "suipi\n"),
    ("cardgames\nplay\nsuipi\n--set\na=b\n--color\nne", 6, "never\n"), ("cardgames\n", 1, None), ("", 0, None)])
def test_bash_parts_words_at_the_equals_sign(
        run: Run, monkeypatch: pytest.MonkeyPatch, words: str, place: int, said: str | None) -> None:
    for name, value in ((COMPLETING, "complete_bash"), ("COMP_WORDS", words), ("COMP_CWORD", str(place))):
        monkeypatch.setenv(name, value)
    result = run()
    assert (result.code, result.err) == (0, "")
    assert result.out == said if said is not None else result.out.startswith("play\n")


def test_fish_is_told_whether_there_is_anything(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(COMPLETING, "complete_fish")
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "is-args")
    for typed, code in (("cardgames play sui", 0), ("cardgames play ./", 1)):
        monkeypatch.setenv("_TYPER_COMPLETE_ARGS", typed)
        assert run().code == code


def test_names_that_a_shell_would_obey_are_left_out(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    folders.made(folders.rulesets())
    for name in ("$(touch x)", "a b", "`x`", "a'b", "new\nline", "fine"):
        (folders.rulesets() / f"{name}.yaml").write_text("title: \"\\e[2J'; $(touch y) `z`\"\n", encoding="utf-8")
    for shell in ("bash", "zsh", "fish"):
        for name, value in asking(shell, "play ").items():
            monkeypatch.setenv(name, value)
        out = run().out
        assert "fine" in out
        assert "touch x" not in out
        assert not {"\x1b", "a b", "`x`"} & {out[place:place + 3] for place in range(len(out))}
        if shell == "zsh":
            assert "$(touch y)" not in out.replace("\\$(touch y)", "")


def test_whatever_is_typed_is_no_fault() -> None:
    rng = Random(1)
    words = ["play", "suipi", "--variant", "--set", "=", "--seats", "you,", "--rulesets", "x" * 5000, "-", "--", "help",
             "--variant=", "--set=moves.", "resume", "\0", "é", "'", "x.yaml", "./x.yaml", "suipi/p2", "", "..", "-h"]
    for _ in range(2000):
        line = Line(rng.choices(words, k=rng.randrange(6)), rng.choice(words))
        assert all(isinstance(name, str) for name, _ in completed(GROUP, line))


def test_a_fault_is_no_concern_of_who_types(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ValueError

    monkeypatch.setattr(shells, "completed", broken)
    for name, value in asking("bash", "play s").items():
        monkeypatch.setenv(name, value)
    assert run() == (0, "", "")


@pytest.mark.terminal
@pytest.mark.parametrize("shell", SHELLS)
def test_a_real_shell_completes(surroundings: dict[str, str], tmp_path: Path, shell: str) -> None:
    program = shutil.which(shell)
    assert program is not None, f"there is no {shell} here"
    (tmp_path / "cardgames").write_text(f"#!/bin/sh\nexec {sys.executable} -m cardgames.cli \"$@\"\n", encoding="utf-8")
    (tmp_path / "cardgames").chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{surroundings['PATH']}"
    env = {**surroundings, "PATH": path, "HOME": str(tmp_path), "TERM": "dumb"}
    plain = {"bash": ["--norc", "--noprofile"], "zsh": ["-f"], "fish": ["--no-config"]}[shell]
    setup = {"bash": 'eval "$({}=source_bash cardgames)"', "fish": "{}=source_fish cardgames | source",
             "zsh": 'autoload -Uz compinit; compinit -u; eval "$({}=source_zsh cardgames)"'}[shell].format(COMPLETING)
    child = pexpect.spawn(program, plain, env=env, encoding="utf-8", timeout=20, dimensions=(30, 120))
    try:
        child.sendline(f"{setup}; echo rea''dy")
        child.expect("ready")
        child.send("cardgames play sui\t")
        child.expect("suipi")
        child.send("--variant rai\t")
        child.expect("raise")
    finally:
        child.close(force=True)
