"""A record is played again to the same state, under its own rules; what does not fit is named."""
from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from cardgames.engine.door import load
from cardgames.errors import TranscriptError
from cardgames.records import lines, transcript
from cardgames.records.replay import changed, game_of, replay
from cardgames.records.transcript import Entry, Transcript


@pytest.mark.parametrize(("name", "seats", "variants"), [
    ("suipi", 2, ()), ("suipi", 2, ("floor-unique",)), ("suipi", 2, ("clean-table",)),
    ("suipi", 4, ("dealers-choice",)), ("suipi", 4, ("eleven",)), ("samoa", 2, ()),
    ("samoa", 4, ("children",)), ("samoa", 3, ("forced-wave",)),
])
def test_a_replay_gives_the_same_state(playing: Any, name: str, seats: int, variants: tuple[str, ...]) -> None:
    match = playing(name, seats, variants=variants, seed=11)
    record = transcript.of(match, transcript.header(match, seed=11))
    again = replay(lines.parse(lines.text_of(record).encode(), "x"))
    assert again.state.same_position(match.state)
    assert again.game.outcome(again.state) == match.game.outcome(match.state)
    assert [turn.text for turn in again.turns] == [turn.text for turn in match.turns]


def test_a_replay_needs_no_seed(playing: Any) -> None:
    match = playing("samoa", 2, seed=5)
    record = transcript.of(match, transcript.header(match, seed=5))
    blind = replace(record, header=replace(record.header, seed=0))
    assert replay(blind).state.same_position(match.state)


def test_a_chosen_starter_is_kept(playing: Any) -> None:
    match = playing(starter=2, turns=3)
    record = transcript.of(match, transcript.header(match, seed=7, starter=2))
    assert [turn.seat for turn in replay(record).turns] == [2, 1, 2]


def test_part_of_a_match_can_be_played_on(playing: Any) -> None:
    match = playing(turns=20)
    record = transcript.of(match, transcript.header(match, seed=7))
    again = replay(record, players=match.players)
    assert again.run() == match.run()


def test_the_rules_come_from_the_record_alone(finished: Transcript) -> None:
    game = game_of(finished.header)
    assert game.ruleset.rules_hash == load("suipi").ruleset.rules_hash
    assert game.ruleset.file == ""


def with_move(record: Transcript, number: int, **what: Any) -> Transcript:
    moves = list(record.moves)
    moves[number - 1] = moves[number - 1]._replace(**what)
    return replace(record, moves=tuple(moves))


def test_a_move_that_is_refused_is_named_with_its_number(finished: Transcript) -> None:
    with pytest.raises(TranscriptError, match=r"the transcript: move 3, 10D=9C of seat 1: "):
        replay(with_move(finished, 3, move="10D=9C"))


def test_a_move_out_of_turn_is_named(finished: Transcript) -> None:
    with pytest.raises(TranscriptError, match=r"move 3, .* of seat 2: it is the turn of seat 1"):
        replay(with_move(finished, 3, seat=2))


def test_a_move_too_many_is_named(finished: Transcript) -> None:
    longer = replace(finished, moves=(*finished.moves, Entry(49, 1, "KH")), end=None)
    with pytest.raises(TranscriptError, match="the match was over by then"):
        replay(longer)


def test_an_end_too_soon_is_named(finished: Transcript) -> None:
    with pytest.raises(TranscriptError, match="after its 47 moves the match is not over"):
        replay(replace(finished, moves=finished.moves[:-1]))


def test_another_final_position_is_named(finished: Transcript) -> None:
    assert finished.end is not None
    with pytest.raises(TranscriptError, match="the final position is not the one recorded"):
        replay(replace(finished, end=finished.end._replace(hash="0" * 64)))


def test_another_engine_is_named_when_something_does_not_fit(finished: Transcript) -> None:
    older = replace(finished, header=replace(finished.header, engine=0))
    replay(older)
    with pytest.raises(TranscriptError, match=r"it was recorded by engine 0, this is engine \d"):
        replay(with_move(older, 3, move="10D=9C"))


def test_rules_that_were_edited_are_named(finished: Transcript) -> None:
    rules = {**finished.header.rules, "ending": {**finished.header.rules["ending"], "match": {"rounds": 2}}}
    with pytest.raises(TranscriptError, match="was edited: its rules do not fit their own hash"):
        replay(replace(finished, header=replace(finished.header, rules=rules)))


def test_rules_that_are_none_are_named(finished: Transcript) -> None:
    with pytest.raises(TranscriptError, match="carries rules that this program cannot play"):
        replay(replace(finished, header=replace(finished.header, rules={"moves": {"fly": {}}})))


def test_cards_that_are_no_pack_are_named(finished: Transcript) -> None:
    with pytest.raises(TranscriptError, match="its cards do not fit its rules"):
        replay(replace(finished, orders={"main.1": "10D AS"}))


def test_a_ruleset_that_has_changed_since_is_told_change_by_change(finished: Transcript) -> None:
    assert changed(finished.header, load("suipi").ruleset) == []
    today = load("suipi", variants=["drop-free", "net-suipi"], settings={"moves.build.max": 9}).ruleset
    assert changed(finished.header, today) == [
        "moves.build.max was 10 and is 9 now", "duties.forced is gone", "triggers.sweep.net was false and is true now",
        "scoring.lines.sweep is new"]


def test_the_record_still_replays_when_the_ruleset_has_changed(finished: Transcript) -> None:
    assert finished.end is not None
    again = replay(finished)
    assert transcript.hash_of(again.game, again.state) == finished.end.hash


@pytest.mark.parametrize("seed", range(60))
def test_a_record_changed_at_random_is_told_or_replays(finished: Transcript, seed: int) -> None:
    """Never another exception, whatever stands in the header."""
    rng, first = Random(seed), finished.header.to_json()
    here: Any = first
    while isinstance(here, dict) and here and (rng.random() < 0.7 or here is first):
        above, key = here, rng.choice(list(here))
        here = here[key]
    above[key] = rng.choice([None, True, -1, 10**30, "", "x", [], {}, [1], {"a": 1}, 1.5])
    source = lines.dumped(first) + lines.text_of(finished).split("\n", 1)[1]
    with suppress(TranscriptError):
        replay(lines.parse(source.encode(), "x"))
