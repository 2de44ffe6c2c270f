"""A ruleset is checked by play, for every number of seats; what is wrong can be seen again from the report."""
from __future__ import annotations

import json
from pathlib import Path

import pytest

from cardgames.engine.door import load
from cardgames.errors import UsageError
from cardgames.lab.check import PROBLEMS, check
from cardgames.lab.laws import watch


def test_a_sound_ruleset_passes_for_every_number_of_seats() -> None:
    report = check("samoa", matches=5, parameters=False)
    assert report.ok
    assert report.matches == {2: 5, 3: 5, 4: 5}
    assert all(report.decisions.values())


def test_a_dead_end_is_found_and_can_be_seen_again(stuck: Path) -> None:
    report = check(stuck, matches=50)
    assert not report.ok
    assert len(report.problems) == PROBLEMS
    problem = report.problems[0]
    assert str(problem).startswith(f"2 players, seed {problem.seed}, decision {problem.decision + 1}: seat ")
    assert watch(load(stuck, players=2), problem.seed).problem == problem.message


def test_a_dead_end_of_a_variant_is_found_and_can_be_seen_again(sound: Path) -> None:
    sound.write_text(f"{sound.read_text(encoding='utf-8')}variants:\n  no-drops:\n    title: No drops\n"
                     "    sources: [here]\n    change: {turn: {play: {moves: [capture]}}}\n", encoding="utf-8")
    (problem,) = check(sound, matches=10, parameters=False).problems
    assert problem.variants == ("no-drops",)
    assert str(problem).startswith(f"2 players, variant no-drops, seed {problem.seed}, decision ")
    assert watch(load(sound, variants=["no-drops"]), problem.seed).problem == problem.message
    assert check(sound, settings={"scoring.per": "deal"}, matches=10, parameters=False).ok


def test_rules_that_never_came_to_anything_are_named(sound: Path) -> None:
    report = check(sound, matches=10, parameters=False)
    assert report.ok
    assert "scoring.lines.joker" in report.unused
    assert "scoring.lines.cards" not in report.unused


def test_values_of_a_rule_that_is_unused_are_not_told_again(stuck: Path, sound: Path) -> None:
    report = check(sound, matches=20)
    assert not [each for each in report.idle if each.path.startswith("scoring.lines.joker")]


def test_variants_and_settings_are_checked_as_they_are_played() -> None:
    report = check("suipi", ["floor-unique"], {"ending.match.rounds": 1}, matches=5)
    assert (report.variants, report.settings) == (("floor-unique",), {"ending.match.rounds": 1})
    assert "duties.forced" in report.unused


def test_progress_is_told_match_by_match_over_all_numbers_of_players() -> None:
    told: list[tuple[int, int]] = []
    check("cassino", matches=2, parameters=False, progress=lambda *args: told.append(args))
    assert told == [(1, 6), (2, 6), (3, 6), (4, 6), (5, 6), (6, 6)]


def test_the_report_is_one_json_object(sound: Path) -> None:
    found = json.loads(json.dumps(check(sound, matches=5).to_json()))
    assert (found["schema_version"], found["kind"], found["ok"], found["matches"]) == (1, "check", True, {"2": 5})


def test_the_same_check_finds_the_same(sound: Path) -> None:
    assert check(sound, matches=5, seed=3) == check(sound, matches=5, seed=3)


def test_what_is_not_there_is_told() -> None:
    with pytest.raises(UsageError, match="there is no game"):
        check("nothing")


def test_a_move_that_no_step_uses_is_a_note_and_no_fault() -> None:
    report = check("suipi", settings={"turn.play.moves": ["capture", "drop"]}, matches=3, parameters=False)
    assert report.ok
    assert "moves.build" in report.unused
