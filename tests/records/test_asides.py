"""What a save holds besides moves: moves taken back, hints, notes; and a disk that is full for a while."""
from __future__ import annotations

import resource
from collections.abc import Iterator
from typing import Any

import pytest

from cardgames.errors import TranscriptError
from cardgames.records import lines, saves, transcript
from tests.records.test_saves import saved


def test_a_match_set_back_plays_as_if_it_had_not_been(playing: Any) -> None:
    match = playing("samoa", 2, turns=20)
    before = [after for _, _, after in match.retrace()]
    texts = [turn.text for turn in match.turns]
    undone = match.back(12)
    assert [turn.text for turn in undone] == texts[12:]
    assert match.state.same_position(before[11])
    assert match.game.history(match.state) == [(turn.seat, turn.move) for turn in match.turns]
    for turn in undone:
        match.play(turn.move)
    assert match.state.same_position(before[-1])


def test_all_that_was_played_stays_in_the_save(playing: Any) -> None:
    match = playing(turns=0)
    with saved(match, 5) as save:
        undone = match.back(2)
        save.undo(match)
        match.step()
        record = lines.read(save.path)
        assert [entry.move for entry in record.moves] == [turn.text for turn in match.turns]
        assert [entry.move for entry in record.undone] == [turn.text for turn in undone]
    resumed = saves.resume(save.name)
    resumed.save.close()
    assert resumed.match.state.same_position(match.state)


def test_rounds_count_on_after_moves_were_taken_back_across_one(playing: Any) -> None:
    match = playing("samoa", 2, turns=0)
    with saved(match, 0) as save:
        while match.state.round < 2:
            match.step()
        match.back(3)
        save.undo(match)
        while match.state.round < 3:
            match.step()
        assert {key.rpartition(".")[2] for key in lines.read(save.path).orders} == {"1", "2", "3"}


def test_hints_and_notes_are_kept_by_seat(playing: Any) -> None:
    with saved(playing(turns=0), 1) as save:
        for seat in (2, 1, 2):
            save.hint(seat)
        save.note(1, "the ten is gone")
        record = lines.read(save.path)
    assert record.hints == {1: 1, 2: 2}
    assert record.notes == {1: ("the ten is gone",)}
    shared = lines.parse(lines.text_of(record).encode(), "again")
    assert shared.hints == record.hints
    assert not shared.notes, "they are for nobody else"


@pytest.mark.parametrize("line", ['{"undo": 9}', '{"undo": -1}', '{"hint": 3}', '{"hint": 0}', '{"note": 5, "seat": 1}',
                                  '{"note": "x", "seat": 9}', '{"note": "x"}'])
def test_an_aside_that_cannot_be_is_refused(playing: Any, line: str) -> None:
    with saved(playing(turns=0), 3) as save:
        source = save.path.read_bytes() + line.encode() + b"\n"
    with pytest.raises(TranscriptError, match="x:5: "):
        lines.parse(source, "x")


def test_a_practice_match_is_marked_for_ever(playing: Any) -> None:
    match = playing(turns=0)
    with saves.begin(match, transcript.header(match, seed=7, manner=transcript.Manner(practice=True))) as save:
        assert lines.read(save.path).header.manner.practice


@pytest.fixture
def room(playing: Any) -> Iterator[Any]:
    """Sets how many bytes a file may have, as a disk that is full does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (soft if size is None else size, hard))
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_what_cannot_be_written_whole_is_not_written_at_all(playing: Any, room: Any) -> None:
    match = playing(turns=0)
    with saved(match, 3) as save:
        before = save.path.read_bytes()
        room(len(before) + 10)
        with pytest.raises(TranscriptError, match="cannot be written: file too large"):
            match.step()
        room(None)
        assert save.path.read_bytes() == before


def test_a_line_is_written_as_soon_as_there_is_room_again(playing: Any, room: Any) -> None:
    match, asked = playing(turns=0), []

    def again(error: TranscriptError) -> bool:
        asked.append(str(error))
        if len(asked) == 2:
            room(None)
        return True

    with saved(match, 3) as save:
        save.again = again
        room(save.path.stat().st_size + 10)
        match.step()
        assert len(asked) == 2
        assert len(lines.read(save.path).moves) == 4


def test_a_repair_is_reported(playing: Any) -> None:
    save = saved(playing(turns=0), 3)
    save.close()
    for torn in (False, True):
        if torn:
            with save.path.open("ab") as file:
                file.write(b'{"n": 4, "se')
        resumed = saves.resume(save.name)
        resumed.save.close()
        assert resumed.repaired is torn
        assert resumed.record.moves == lines.read(save.path).moves
