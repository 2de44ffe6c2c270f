"""The list of saves, and deleting: nothing of any cards, nothing that somebody is playing, nothing by mistake."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardgames.errors import TranscriptError, UsageError
from cardgames.records import folders, lines, pads, removal, saves
from tests.cli.conftest import Run


@pytest.fixture
def two(run: Run) -> tuple[str, str]:
    """A match that is over and one that is not, by name."""
    run("play", "suipi", "--seed", "7")
    run("play", "samoa", "--players", "2", "--seed", "7", "--moves", "-", typed="quit\n")
    found = saves.listed()
    return next(one.name for one in found if one.over), next(one.name for one in found if not one.over)


def test_an_empty_list_says_how_to_begin(run: Run) -> None:
    result = run("saves")
    assert result.code == 0
    assert "cardgames play GAME" in result.out


@pytest.mark.parametrize("args", [(), ("--accessible",), ("--json",)])
def test_the_list_tells_what_can_be_done_and_no_card(run: Run, two: tuple[str, str], args: tuple[str, ...]) -> None:
    told = run("saves", *args).out
    assert all(name in told for name in two)
    if not args:
        assert f"cardgames replay {two[0]}" in told
        assert f"cardgames resume {two[1]}" in told
    order = lines.read(folders.saves() / f"{two[1]}.jsonl").orders["main.1"]
    assert not set(order.split()) & set(told.split())


def test_what_cannot_be_read_is_listed_and_can_be_deleted(run: Run) -> None:
    folders.made(folders.saves())
    (folders.saves() / "torn.jsonl").write_text('{"schema', encoding="utf-8")
    assert "torn" in run("saves").out
    assert run("saves", "--json").json["unreadable"][0]["name"] == "torn"
    assert run("saves", "--delete", "torn").code == 0
    assert not list(folders.saves().iterdir())


def test_saves_are_deleted_by_name_all_or_none(run: Run, two: tuple[str, str]) -> None:
    wrong = run("saves", "--delete", two[0], "--delete", two[1][:-1] + "x")
    assert wrong.code == 2
    assert two[1] in wrong.err
    assert len(saves.listed()) == 2
    assert run("saves", "--delete", two[0], "--delete", two[0], "--json").json["deleted"] == [two[0]]
    assert [one.name for one in saves.listed()] == [two[1]]


def test_all_that_are_over_are_deleted_at_once(run: Run, two: tuple[str, str]) -> None:
    assert two[0] in run("saves", "--delete-over").out
    assert [one.name for one in saves.listed()] == [two[1]]
    assert "nothing was deleted" in run("saves", "--delete-over").out


def test_a_path_is_no_name_of_a_save(run: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    kept.write_text("{}", encoding="utf-8")
    result = run("saves", "--delete", str(kept))
    assert result.code == 2
    assert kept.exists()
    with pytest.raises(UsageError, match="by their names"):
        removal.delete(str(kept))


def test_a_match_that_is_being_played_stays(two: tuple[str, str]) -> None:
    path = folders.saves() / f"{two[1]}.jsonl"
    with open(path, "r+b") as playing:
        saves.lock(playing, path)
        with pytest.raises(TranscriptError, match="being played"):
            removal.delete(two[1])
    assert path.exists()
    assert removal.delete(two[1]) == path
    assert not path.exists()


def test_score_pads_are_listed_and_deleted_too(run: Run) -> None:
    run("score", "suipi", "--names", "Ana,Ben", typed="")
    told, (pad,) = run("saves").out, pads.listed()
    assert pad.name in told
    assert re.search(rf"{pad.name}  Suipi .*  score pad, running ", told), "called by its title, as matches are"
    assert re.search(rf"{pad.name}  Suipi  .*  running$", run("score", "--list").out, re.MULTILINE)
    assert f"cardgames score --resume {pad.name}" in told
    assert run("saves", "--json").json["pads"][0]["game"] == "suipi"
    assert run("saves", "--delete", "suipi").code == 2, "a game is no name"
    assert pads.listed()
    assert run("saves", "--delete", pad.name).code == 0
    assert pads.listed() == []
