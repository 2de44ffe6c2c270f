"""A transcript carries the rules, the cards and the moves, and the hash of the position it ends in."""
from __future__ import annotations

import json
from typing import Any

from cardgames.engine import chance
from cardgames.engine.match import ENGINE
from cardgames.records import lines, transcript
from cardgames.records.transcript import Transcript


def written(record: Transcript) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines.text_of(record).splitlines()]


def test_the_first_line_has_all_that_a_match_depends_on(finished: Transcript) -> None:
    first = written(finished)[0]
    assert first["kind"] == "transcript"
    assert (first["schema_version"], first["engine"], first["chance"]) == (1, ENGINE, chance.VERSION)
    assert first["ruleset"] == {"id": "suipi", "title": "Suipi", "format": 1}
    assert first["rules"]["moves"]["build"]["max"] == 10
    assert first["seats"] == [{"name": "Ana", "kind": "random"}, {"name": "Ben", "kind": "random"}]
    assert first["seed"] == 7
    assert len(first["orders"]["main.1"].split()) == 52


def test_words_and_examples_are_no_part_of_it(finished: Transcript) -> None:
    assert not {"words", "examples", "variants", "about", "sources"} & set(finished.header.rules)


def test_a_line_a_move_in_the_notation(finished: Transcript) -> None:
    moves = [line for line in written(finished) if "move" in line]
    assert [line["n"] for line in moves] == list(range(1, 49))
    assert [line["seat"] for line in moves[:4]] == [1, 2, 1, 2]


def test_the_last_line_has_points_ranking_and_hash(finished: Transcript) -> None:
    last = written(finished)[-1]
    assert set(last) == {"end", "hash"}
    assert set(last["end"]) == {"points", "ranking"}
    assert len(last["hash"]) == 64


def test_a_match_that_still_runs_has_no_end(playing: Any) -> None:
    match = playing(turns=5)
    record = transcript.of(match, transcript.header(match, seed=7))
    assert record.end is None
    assert len(record.moves) == 5


def test_every_round_has_an_order_for_every_pack(playing: Any) -> None:
    match = playing("samoa", 3)
    record = transcript.of(match, transcript.header(match, seed=7))
    assert set(record.header.orders) == {"main.1", "masks.1"}
    assert set(record.orders) == {f"{pack}.{number}" for pack in ("main", "masks") for number in (1, 2, 3)}


def test_secret_choices_stand_in_the_record(playing: Any) -> None:
    match = playing("samoa", 2)
    record = transcript.of(match, transcript.header(match, seed=7))
    assert sum(entry.move.startswith("guess 2=") for entry in record.moves) == 3


def test_the_hash_is_of_the_position_not_of_the_way_there(playing: Any) -> None:
    match = playing(turns=4)
    again = match.game.position(match.game.to_position(match.state))
    assert transcript.hash_of(match.game, again) == transcript.hash_of(match.game, match.state)
    match.step()
    assert transcript.hash_of(match.game, again) != transcript.hash_of(match.game, match.state)
