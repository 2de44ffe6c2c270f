"""A save grows move by move; whatever is cut off, resumed twice, or lost, is told and nothing played is forgotten."""
from __future__ import annotations

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from cardgames.engine.game import Game
from cardgames.engine.match import Match, Player
from cardgames.errors import FileError, TranscriptError, UsageError
from cardgames.players.seats import players
from cardgames.records import folders, lines, removal, saves, transcript
from cardgames.records.transcript import Header

NOON = datetime(2024, 5, 6, 12)


def seating(game: Game, head: Header) -> Mapping[int, Player]:
    return players(game, [seat.kind for seat in head.seats], head.seed)


def saved(match: Match, turns: int, *, seed: int = 7, now: datetime = NOON) -> saves.Save:
    save = saves.begin(match, transcript.header(match, seed=seed), now=now)
    for _ in range(turns):
        match.step()
    return save


def test_every_move_is_on_the_disk_before_the_next(playing: Any) -> None:
    match = playing(turns=0)
    with saved(match, 0) as save:
        for number in range(1, 6):
            match.step()
            assert len(lines.read(save.path).moves) == number


def test_a_save_lies_in_the_person_s_own_folder(playing: Any) -> None:
    with saved(playing(turns=0), 1) as save:
        assert save.path == folders.saves() / "suipi-20240506-120000.jsonl"
        assert save.path.stat().st_mode & 0o077 == 0


def test_two_saves_of_one_second_have_two_names(playing: Any) -> None:
    with saved(playing(turns=0), 1) as one, saved(playing(turns=0), 1) as other:
        assert (one.name, other.name) == ("suipi-20240506-120000", "suipi-20240506-120000-2")


@pytest.mark.parametrize(("name", "seats"), [("suipi", 2), ("samoa", 3)])
def test_a_resumed_match_goes_on_as_if_nothing_had_happened(playing: Any, name: str, seats: int) -> None:
    whole = playing(name, seats)
    match = playing(name, seats, turns=0)
    saved(match, 70 if name == "samoa" else 20).close()
    resumed = saves.resume(seating=seating)
    with resumed.save:
        assert resumed.match.state.same_position(match.state)
        assert resumed.match.run() == whole.game.outcome(whole.state)
        resumed.save.finish(resumed.match)
    record = lines.read(resumed.save.path)
    assert [entry.move for entry in record.moves] == [turn.text for turn in whole.turns]
    assert record.end == transcript.end(whole.game, whole.state)
    assert {key.rpartition(".")[2] for key in record.orders} == {str(n) for n in range(1, whole.state.round + 1)}


@pytest.mark.parametrize("lost", [1, 5, 20])
def test_a_torn_last_line_is_removed_and_nothing_else(playing: Any, lost: int) -> None:
    match = playing(turns=0)
    save = saved(match, 10)
    save.close()
    os.truncate(save.path, save.path.stat().st_size - lost)
    resumed = saves.resume(seating=seating)
    with resumed.save:
        assert [turn.text for turn in resumed.match.turns] == [turn.text for turn in match.turns[:9]]
        resumed.match.step()
    assert [entry.move for entry in lines.read(save.path).moves] == [turn.text for turn in match.turns]


def test_two_programs_cannot_write_one_save(playing: Any) -> None:
    save = saved(playing(turns=0), 3)
    with pytest.raises(TranscriptError, match="is being played by another program"):
        saves.resume(save.name)
    save.close()
    saves.resume(save.name).save.close()


def test_without_a_name_the_newest_that_is_not_over_is_resumed(playing: Any) -> None:
    old, new, over = playing(turns=0), playing(turns=0), playing(turns=0)
    for number, match in enumerate((old, new, over)):
        save = saved(match, 3, now=NOON.replace(hour=number))
        if match is over:
            match.run()
            save.finish(match)
        save.close()
        os.utime(save.path, (number, number))
    assert saves.find().stem == "suipi-20240506-010000"
    assert [(one.name[-6:], one.over) for one in saves.listed()] == [
        ("020000", True), ("010000", False), ("000000", False)]


def test_a_match_that_is_over_is_not_resumed(playing: Any) -> None:
    match = playing(turns=0)
    with saved(match, 0) as save:
        match.run()
        save.finish(match)
    with pytest.raises(TranscriptError, match=r"the match suipi-20240506-120000 is over; .*: cardgames replay "):
        saves.resume(save.name)


def test_what_is_not_there_is_told_with_the_nearest() -> None:
    with pytest.raises(UsageError, match="there is no match to resume"):
        saves.resume()
    with pytest.raises(UsageError, match=r"there is no file nowhere\.jsonl"):
        saves.resume("nowhere.jsonl")


def test_a_file_that_is_no_save_is_told_by_what_is_wrong_with_it(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "notes.md").write_text("- buy milk\n\n", encoding="utf-8")
    with pytest.raises(TranscriptError, match=r"notes\.md:1: "):
        lines.read(saves.find("notes.md"))
    with pytest.raises(UsageError, match="is a folder"):
        saves.find(str(tmp_path))
    with pytest.raises(UsageError, match=r"there is no save notes\.md"):
        removal.delete("notes.md")
    assert (tmp_path / "notes.md").exists(), "only saves are deleted"


def test_a_name_mistyped_is_told_with_the_nearest(playing: Any) -> None:
    saved(playing(turns=0), 1).close()
    with pytest.raises(UsageError, match="did you mean suipi-20240506-120000"):
        saves.resume("suipi-20240506-12000")


def test_a_save_can_be_named_by_its_path(playing: Any) -> None:
    save = saved(playing(turns=0), 4)
    save.close()
    resumed = saves.resume(str(save.path), seating=seating)
    resumed.save.close()
    assert len(resumed.match.turns) == 4


def test_a_match_under_way_is_saved_from_its_beginning(playing: Any) -> None:
    match = playing("samoa", 2, turns=100)
    with saved(match, 2) as save:
        record = lines.read(save.path)
    assert len(record.moves) == 102
    assert "main.2" in record.orders


def test_what_is_no_save_is_not_listed(playing: Any) -> None:
    folder = folders.made(folders.saves())
    (folder / "noise.jsonl").write_bytes(b"\xff\n")
    assert saves.listed() == []


def test_a_save_that_cannot_be_read_is_named(playing: Any) -> None:
    folder = folders.made(folders.saves())
    broken = folder / "broken.jsonl"
    broken.write_bytes(b'{"schema_version": 1, "ki')
    with pytest.raises(UsageError, match=r"no match to resume; .*; broken cannot be read: .* is broken"):
        saves.resume()
    with saved(playing(turns=0), 2) as save:
        os.utime(save.path, (1, 1))
        assert [one.path for one in saves.unreadable(than=save.path)] == [broken]
        os.utime(broken, (0, 0))
        assert saves.unreadable(than=save.path) == []


def test_a_disk_that_is_full_is_told(playing: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    match = playing(turns=0)
    with saved(match, 1):
        monkeypatch.setattr(os, "fsync", full)
        with pytest.raises(TranscriptError, match="cannot be written: no space left on device"):
            match.step()


def test_a_folder_that_cannot_be_made_is_told(playing: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("CARDGAMES_HOME", str(tmp_path / "file"))
    with pytest.raises(FileError, match="cannot be made: not a directory; CARDGAMES_HOME can name another"):
        saved(playing(turns=0), 1)
