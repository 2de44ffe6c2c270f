"""Files that a command is to write and cannot: one sentence and exit code everywhere, as `help exit-codes` says."""
from __future__ import annotations

import os
from pathlib import Path

import pytest
import typer

from cardgames.cli.exits import WRONG
from cardgames.cli.main import app
from tests.cli.conftest import Run

FEW = ("--games", "2")
WRITING: dict[tuple[str, str], tuple[str, ...]] = {
    ("share", "--out"): ("share",), ("schema", "--out"): ("schema",),
    ("simulate", "--csv"): ("simulate", "suipi", *FEW),
    ("simulate", "--svg"): ("simulate", "suipi", *FEW), ("compare", "--csv"): ("compare", "suipi", "samoa", *FEW),
    ("compare", "--svg"): ("compare", "suipi", "samoa", *FEW), ("ladder", "--csv"): ("ladder", "suipi"),
    ("ladder", "--svg"): ("ladder", "suipi"), ("report", "--csv"): ("report", "suipi", *FEW),
    ("report", "--svg"): ("report", "suipi", *FEW), ("new", "--to"): ("new", "mine", "--from", "suipi"),
    ("variants", "--save"): ("variants", "suipi", "--variant", "raise")}
"""A command line for every option that names what is to be written."""
HOME = {("variants", "--save"), ("config", "set"), ("score", "")}
"""What is written into the person's own folder."""


def test_every_option_that_writes_is_here() -> None:
    group = typer.main.get_group(app)
    found = {(name, parameter.opts[0]) for name, command in group.commands.items() for parameter in command.params
             if (parameter.metavar in ("FILE", "DIR", "NAME") and parameter.name in ("to", "out", "csv", "svg", "save"))
             or (str(getattr(parameter, "help", "")).startswith("Write") and parameter.metavar)}
    assert found == set(WRITING)


def faulty(option: str, tmp_path: Path) -> list[str]:
    """Places at which nothing can be written, whoever runs this."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    within = str(tmp_path / "file" / "x")
    return [within] if option == "--to" else [within, str(tmp_path / "none" / "x"), str(tmp_path)]


@pytest.mark.parametrize(("command", "option"), [each for each in WRITING if each not in HOME])
def test_what_cannot_be_written_is_told_alike(run: Run, tmp_path: Path, command: str, option: str) -> None:
    if command == "share":
        run("play", "suipi")
    for place in faulty(option, tmp_path):
        if (command, option) == ("report", "--csv") and not place.endswith("file/x"):
            continue        # there it is a folder, which may be made
        result = run(*WRITING[command, option], option, place)
        assert result.code == WRONG, result
        assert "cannot be written" in result.err or "cannot be made" in result.err
        assert place in result.err
        assert result.err.count("\n") == 1


@pytest.mark.parametrize("command", sorted(HOME))
def test_the_persons_own_folder_is_no_exception(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                                                command: tuple[str, str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path / "file"))
    words = {("variants", "--save"): (*WRITING["variants", "--save"], "--save", "ours"),
             ("config", "set"): ("config", "set", "color", "never"), ("score", ""): ("score", "suipi")}[command]
    result = run(*words)
    assert result.code == WRONG, result
    assert "cannot be made" in result.err


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no full disk to try")
@pytest.mark.parametrize(("command", "option"), [each for each in WRITING if each[1] in ("--out", "--csv", "--svg")
                                                 and each != ("report", "--csv") and each[0] != "ladder"])
def test_a_full_disk_is_told_after_what_was_found(run: Run, command: str, option: str) -> None:
    if command == "share":
        run("play", "suipi")
    result = run(*WRITING[command, option], option, "/dev/full")
    assert result.code == WRONG
    assert result.err == "/dev/full cannot be written: no space left on device\n"
    assert result.out or command == "schema"


def test_completion_that_cannot_be_installed_is_told(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("HOME", str(tmp_path / "file"))
    monkeypatch.setattr("shellingham.detect_shell", lambda: ("bash", "/bin/bash"))      # there may be none above a test
    result = run("--install-completion", "bash")
    assert result.code == WRONG
    assert str(tmp_path / "file") in result.err
    assert "cannot be written: " in result.err


def test_a_place_that_is_forbidden_is_told_before_anything_is_played(
        run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tmp_path.chmod(0o500)
    if os.access(tmp_path, os.W_OK):    # nothing is forbidden to an administrator; here it is
        monkeypatch.setattr(os, "access", lambda place, mode: Path(place) != tmp_path)
    result = run("simulate", "suipi", *FEW, "--csv", str(tmp_path / "x"))
    assert (result.code, result.out) == (WRONG, "")
    assert "cannot be written" in result.err


def test_no_half_file_is_left_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from cardgames.cli import files
    from cardgames.errors import FileError

    def halfway(self: Path, text: str, encoding: str) -> None:
        self.write_bytes(text[:3].encode(encoding))
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", halfway)
    (tmp_path / "old").write_bytes(b"old")
    for name in ("new", "old"):
        with pytest.raises(FileError, match="no space left"):
            files.write(tmp_path / name, "a whole text")
    assert [path.name for path in tmp_path.iterdir()] == ["old"]


def test_a_file_of_preferences_that_is_no_text_is_told(run: Run) -> None:
    from cardgames.records import folders

    folders.config_file().parent.mkdir(parents=True)
    folders.config_file().write_bytes(b"color = \"\xff\"\n")
    result = run("config", "set", "color", "never")
    assert result.code == 2
    assert "no text in UTF-8" in result.err
