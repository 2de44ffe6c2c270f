"""Reading is strict: every line that is not as it should be is named with its file and number."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardgames.errors import TranscriptError
from cardgames.records import lines
from cardgames.records.transcript import Transcript


def test_what_is_written_is_read_back(finished: Transcript, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(lines.text_of(finished), encoding="ascii")
    found = lines.read(file)
    assert found.header == finished.header
    assert (found.moves, found.orders, found.end) == (finished.moves, finished.orders, finished.end)


def test_blank_lines_are_passed_over(finished: Transcript) -> None:
    source = lines.text_of(finished).replace("\n", "\n\n").encode()
    assert lines.parse(source, "x").moves == finished.moves


def edited(finished: Transcript, number: int, line: str) -> bytes:
    """The record with one line replaced (counted from 1)."""
    kept = lines.text_of(finished).splitlines()
    kept[number - 1] = line
    return "\n".join(kept).encode()


@pytest.mark.parametrize(("number", "line", "message"), [
    (1, "{}", 'x:1: this is no transcript of a match: it would begin with "kind"'),
    (1, '{"kind": "transcript", "schema_version": 9}', "x:1: this was made by a newer version of the program"),
    (1, '{"kind": "transcript", "schema_version": 0}', "x:1: there was never a transcript of version 0"),
    (1, '{"kind": "transcript", "schema_version": 1}', 'x:1: "ruleset" is missing'),
    (2, "{", "x:2: this line is no JSON; was the file cut off or edited?"),
    (2, "[1]", "x:2: a line of a transcript is an object in braces"),
    (2, '{"n": 2, "seat": 1, "move": "KH"}', "x:2: move 1 should follow here, not 2"),
    (2, '{"n": 1, "seat": "a", "move": "KH"}', 'x:2: "seat" cannot be "a"'),
    (2, '{"n": 1, "seat": true, "move": "KH"}', 'x:2: "seat" cannot be true'),
    (2, '{"what": 1}', 'x:2: a line is a "move", an "order", an "undo", a "hint", a "note", a "manner" or the "end"'),
    (2, '{"end": {"points": {}, "ranking": []}, "hash": ""}', "x:3: the match had ended in the line before"),
])
def test_a_wrong_line_is_named(finished: Transcript, number: int, line: str, message: str) -> None:
    with pytest.raises(TranscriptError) as caught:
        lines.parse(edited(finished, number, line), "x")
    assert message in str(caught.value)


@pytest.mark.parametrize("what", ["engine", "chance", "schema_version"])
def test_a_record_of_a_newer_program_is_refused(finished: Transcript, what: str) -> None:
    first = {**finished.header.to_json(), what: 99}
    expected = rf"x:1: this was made by a newer version of the program \({what} 99; this one knows {what} \d\)"
    with pytest.raises(TranscriptError, match=expected):
        lines.parse(edited(finished, 1, json.dumps(first)), "x")


def test_what_a_header_cannot_have_is_named(finished: Transcript) -> None:
    first = finished.header.to_json()
    rules = {**first["rules"], "magic": {}}
    for changed, message in (({**first, "weather": 1}, 'x:1: a header cannot have "weather"'),
                             ({**first, "rules": rules}, 'x:1: the rules cannot have "magic"'),
                             ({**first, "ruleset": {**first["ruleset"], "format": 2}}, "x:1: rules of format 2")):
        with pytest.raises(TranscriptError, match=message):
            lines.parse(edited(finished, 1, json.dumps(changed)), "x")


def test_half_a_header_is_broken_not_empty(finished: Transcript) -> None:
    for torn in ("refused", "dropped"):
        with pytest.raises(TranscriptError, match=r"broken|cut off"):
            lines.parse(lines.text_of(finished)[:40].encode(), "x", torn=torn)


def test_a_seat_short_is_named(finished: Transcript) -> None:
    first = finished.header.to_json()
    first["seats"] = first["seats"][:1]
    with pytest.raises(TranscriptError, match="1 seats for 2 players"):
        lines.parse(edited(finished, 1, json.dumps(first)), "x")


def test_nothing_is_no_transcript(tmp_path: Path) -> None:
    (tmp_path / "empty").write_bytes(b"\n")
    with pytest.raises(TranscriptError, match="is empty"):
        lines.read(tmp_path / "empty")
    with pytest.raises(TranscriptError, match="cannot be read: no such file"):
        lines.read(tmp_path / "nowhere")


@pytest.mark.parametrize("noise", [b"\xff\xfe\x00", b"[" * 100_000, b"null", b'{"kind": NaN}', b"\x00" * 10])
def test_any_bytes_give_a_sentence(noise: bytes) -> None:
    with pytest.raises(TranscriptError):
        lines.parse(noise, "x")


def test_only_a_last_line_that_was_cut_off_can_be_dropped(finished: Transcript) -> None:
    source = lines.text_of(finished).encode()
    torn = source[:-30]
    with pytest.raises(TranscriptError, match="cut off"):
        lines.parse(torn, "x")
    found = lines.parse(torn, "x", torn="dropped")
    assert found.moves == finished.moves
    assert found.end is None


@pytest.mark.parametrize(("source", "kept"), [
    (b"", 0), (b'{"a": 1}\n', 9), (b'{"a": 1}\n{"b"', 9), (b'{"a": 1}\n{"b\n', 9), (b'{"a": 1}', 0),
    (b'{"a": 1}\n{"b": 2}\n', 18),
])
def test_whole_lines_end_where_the_last_sound_one_ends(source: bytes, kept: int) -> None:
    assert lines.whole(source) == kept
