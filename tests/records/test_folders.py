"""Folders are the operating system's, or all in one that `CARDGAMES_HOME` names."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.records import folders


def test_one_variable_moves_everything(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path))
    assert all(path.is_relative_to(tmp_path) for path in folders.listed().values())
    assert folders.saves() == tmp_path / "state" / "saves"


def test_without_it_the_system_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CARDGAMES_HOME")
    assert all("cardgames" in path.parts for path in folders.listed().values())


def test_looking_makes_no_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path / "new"))
    folders.listed()
    assert not (tmp_path / "new").exists()
    assert folders.made(folders.saves()).is_dir()
