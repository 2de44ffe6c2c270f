"""Score pads: every answer is on the disk, nothing is lost, and a pad goes on under its own rules."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames import load
from cardgames.errors import CountError, TranscriptError, UsageError
from cardgames.records import pads

FIRST = [[12, 6], [5, 1], [1, 0], [0, 1], [1, 2], [1, 0]]


def begun(folder: Path, rows: list[list[int]], **settings: object) -> Path:
    with pads.begin(load("suipi", settings=settings), ["Ana", "Ben"], folder=folder) as saved:
        for row in rows:
            saved.answer(row)
        return saved.path


def test_a_pad_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    begun(tmp_path, [*FIRST, [3, 4]])
    with pads.resume(folder=tmp_path) as saved:
        assert saved.names == {1: "Ana", 2: "Ben"}
        assert [list(row) for row in saved.pad.answers] == [*FIRST, [3, 4]]
        assert saved.pad.game.points(saved.pad.state) == {1: 8, 2: 3}


def test_it_goes_on_under_its_own_rules(tmp_path: Path) -> None:
    path = begun(tmp_path, FIRST, **{"scoring.lines.cards.points": 5})
    with pads.resume(str(path)) as saved:
        assert saved.pad.game.points(saved.pad.state) == {1: 10, 2: 3}


def test_what_was_taken_back_stays_back(tmp_path: Path) -> None:
    path = begun(tmp_path, FIRST)
    with pads.resume(str(path)) as saved:
        saved.back(2)
        saved.answer([0, 1])
    with pads.resume(str(path)) as saved:
        assert saved.pad.answers == [(12, 6), (5, 1), (0, 1)]


@pytest.mark.parametrize("cut", range(1, 12))
def test_a_torn_last_line_is_dropped_and_written_over(tmp_path: Path, cut: int) -> None:
    path = begun(tmp_path, FIRST)
    path.write_bytes(path.read_bytes()[:-cut])
    with pads.resume(str(path)) as saved:
        assert saved.pad.answers == [tuple(row) for row in FIRST[:-1]]
        saved.answer(FIRST[-1])
    with pads.resume(str(path)) as saved:
        assert len(saved.pad.answers) == len(FIRST)


def test_a_refused_answer_is_not_written(tmp_path: Path) -> None:
    with pads.begin(load("suipi"), ["Ana", "Ben"], folder=tmp_path) as saved:
        before = saved.path.read_bytes()
        with pytest.raises(CountError):
            saved.answer([53, 0])
        assert saved.path.read_bytes() == before


def test_two_programs_do_not_write_on_one_pad(tmp_path: Path) -> None:
    with pads.begin(load("suipi"), ["Ana", "Ben"], folder=tmp_path) as saved, pytest.raises(TranscriptError):
        pads.resume(saved.name, folder=tmp_path)


def test_a_pad_is_found_by_its_game_and_the_name_of_none_is_told(tmp_path: Path) -> None:
    path = begun(tmp_path, [])
    assert pads.find("suipi", folder=tmp_path) == path == pads.find(path.stem, folder=tmp_path)
    with pytest.raises(UsageError, match="there is no score pad"):
        pads.find("samoa", folder=tmp_path)
    with pytest.raises(UsageError, match="cardgames score GAME"):
        pads.find(folder=tmp_path / "empty")


@pytest.mark.parametrize("change", [
    lambda text: "", lambda text: "{}\n", lambda text: text.replace('"pad"', '"transcript"'),
    lambda text: text + '{"told": ["x"]}\n', lambda text: text + '{"back": 99}\n', lambda text: text + '{"n": 1}\n',
    lambda text: text.replace('"starter": 1', '"starter": 9'),
    lambda text: text.replace('"starter": 1', '"starter": null'),
    lambda text: text.replace("[12, 6]", "[99, 6]"), lambda text: text.replace("[12, 6]", "[12]")])
def test_a_file_that_is_no_pad_is_refused_with_a_sentence(tmp_path: Path, change: object) -> None:
    path = begun(tmp_path, FIRST)
    path.write_text(change(path.read_text()))  # type: ignore[operator]
    with pytest.raises(TranscriptError) as caught:
        pads.resume(str(path))
    assert path.name in str(caught.value) or "pad" in str(caught.value)
