"""What the shell hears, and that nobody ever sees a traceback."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.engine.game import Game
from tests.cli.conftest import Run


@pytest.mark.parametrize(("args", "named"), [
    (("play", "siupi"), "suipi"),
    (("play", "suipi", "--variant", "drop-fre"), "drop-free"),
    (("play", "suipi", "--players", "9"), "players"),
    (("play", "suipi", "--set", "moves.build.maxx=3"), "moves.build.max"),
    (("play", "suipi", "--seats", "you,greedy"), "--moves"),
    (("play", "suipi", "--seats", "you,gredy"), "greedy"),
    (("play", "suipi", "--seats", "greedy,random,random"), "players"),
    (("play", "suipi", "--players", "2", "--seats", "greedy,random,random"), "seats"),
    (("play", "suipi", "--starter", "5"), "seats"),
    (("play", "suipi", "--color", "sometimes"), "auto"),
    (("play", "suipi", "--suits", "runes"), "letters"),
    (("play", "suipi", "--moves", "nowhere.txt"), "nowhere.txt"),
    (("play", "suipi/p2/s7", "--variant", "drop-free"), "code"),
    (("resume",), "no match"),
    (("lisst",), "list"),
    (("list", "--jsn"), "--json"),
    (("new", "My Game", "--from", "suipi"), "small letters"),
    (("new", "suipi", "--from", "suipi"), "already"),
    (("simulate", "suipi", "--seats", "you,greedy"), "bots"),
    (("rules", "nowhere.yaml"), "nowhere.yaml"),
])
def test_wrong_use_ends_with_two_and_a_sentence_that_helps(run: Run, args: tuple[str, ...], named: str) -> None:
    result = run(*args)
    assert result.code == 2
    assert named in result.err
    assert result.out == ""
    assert "Traceback" not in result.err


def test_a_faulty_ruleset_ends_with_one_and_its_report(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.yaml"
    file.write_text("format: 1\ntitle: [\n", encoding="utf-8")
    result = run("play", str(file))
    assert result.code == 1
    assert "wrong.yaml:" in result.err


def test_our_own_fault_ends_with_seventy_and_a_crash_file_without_secrets(
        run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def broken(*args: object, **more: object) -> None:
        raise ValueError("the hand of seat 2 is 10D AS")

    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path))
    monkeypatch.setattr(Game, "start", broken)
    result = run("play", "suipi")
    assert result.code == 70
    files = list(tmp_path.rglob("crash-*.txt"))
    assert len(files) == 1
    assert str(files[0]) in result.err
    text = files[0].read_text(encoding="utf-8")
    assert "ValueError" in text
    assert "10D" not in text + result.err
    assert "Traceback" not in result.err


def test_a_crash_without_a_folder_to_write_to_is_still_told(
        run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path / "file"))
    monkeypatch.setattr(Game, "start", None)
    result = run("play", "suipi")
    assert result.code == 70
    assert "fault of the program" in result.err


def test_a_match_that_cannot_be_saved_is_played_all_the_same(
        run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path / "file"))
    result = run("play", "suipi")
    assert result.code == 0
    assert "cannot be saved" in result.err
