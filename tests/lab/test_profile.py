"""A profile says of a game what its matches show; its tables have the columns of the testbed it is laid beside."""
from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.errors import UsageError
from cardgames.lab import profile as module
from cardgames.lab import runs as watching
from cardgames.lab.profile import Profile, profile
from cardgames.lab.runs import Decision, Run, ranked, tidy
from cardgames.lab.simulate import simulate
from cardgames.lab.traits import Traits, lead_changes, traits


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi")


@pytest.fixture(scope="module")
def found(suipi: Game) -> Profile:
    return profile(suipi, games=8, seed=1, jobs=2)


def figures(found: Profile) -> Traits:
    assert found.traits is not None
    return found.traits


def run(worths: list[tuple[float, ...]], *, points: tuple[int, ...] = (2, 1), places: tuple[int, ...] = (0, 1),
        first: int = 1) -> Run:
    return Run(1, first, 1, tuple(Decision(1, 2, 0, 1.0, each, ranked(each)) for each in worths), points, places)


def test_any_number_of_processes_finds_the_same(suipi: Game, found: Profile) -> None:
    alone = profile(suipi, games=8, seed=1)
    assert alone == found
    assert json.dumps(alone.to_json()) == json.dumps(found.to_json())


def test_choice_and_length_are_those_of_a_simulation(suipi: Game, found: Profile) -> None:
    report = simulate(suipi, "greedy", games=8, seed=1)
    assert figures(found).branching_factor == report.choices
    assert figures(found).game_duration == report.decisions
    assert figures(found).points == tuple(report.points.values())


def test_every_decision_is_told_in_the_columns_of_the_testbed(found: Profile) -> None:
    number = sum(len(each.decisions) for each in found.runs)
    for table, many in (("choice", number), ("lead", 2 * number), ("results", 16)):
        rows = list(tidy(table, found.runs, ("suipi", 2, "greedy")))
        assert len(rows) == many
        assert {len(row) for row in rows} == {len(watching.COLUMNS[table])}
    spreads = list(tidy("spread", found.runs, ("suipi", 2, "greedy")))
    assert len(spreads) == sum(each.choices > 1 for match in found.runs for each in match.decisions)


def test_what_was_chosen_was_one_of_the_choices(found: Profile) -> None:
    for each in (each for match in found.runs for each in match.decisions):
        assert 0 <= each.choice < each.choices
        assert (each.spread is None) == (each.choices == 1)
        assert each.spread is None or each.spread >= 0
        assert sum(each.ranks) == pytest.approx(1)


@pytest.mark.parametrize(("worths", "ranks"), [
    ((1.0, 2.0), (0, 1)), ((1.0, 1.0), (0.5, 0.5)), ((3.0, 1.0, 2.0), (1, 0, 0.5)), ((1.0, 1.0, 0.0), (0.75, 0.75, 0)),
    ((0.0,), (0,))])
def test_ranks_go_from_first_to_last(worths: tuple[float, ...], ranks: tuple[float, ...]) -> None:
    assert ranked(worths) == ranks


@pytest.mark.parametrize(("worths", "changes"), [
    ([(1, 0), (2, 0), (3, 0)], 0), ([(1, 0), (0, 1), (1, 0)], 2), ([(1, 0), (1, 1), (1, 0)], 0),
    ([(1, 1), (0, 1), (0, 2)], 0), ([(1, 0), (1, 1), (0, 1)], 1), ([(0, 0)], 0)])
def test_the_lead_changes_when_another_leads_alone(worths: list[tuple[float, ...]], changes: int) -> None:
    assert lead_changes(run(worths)) == changes


def test_who_wins_stands_better_and_better(found: Profile) -> None:
    first, last = figures(found).lead_history[1], figures(found).lead_history[2]
    assert first[-1] > 0.5 > last[-1]
    assert all(one + two == pytest.approx(1) for one, two in zip(first, last, strict=True))


def test_the_first_seat_s_edge_is_of_whoever_decided_first() -> None:
    won, lost, level = (run([(0, 0)], points=points, places=places, first=2) for points, places in (
        ((1, 5), (1, 0)), ((5, 1), (0, 1)), ((3, 3), (0, 0))))
    one = traits([won])
    assert (one.first_wins.value, one.first_lead.value) == (1, 4)
    assert one.first_wins.interval.low < 0.6
    all_three = traits([won, lost, level])
    assert (all_three.first_wins.value, all_three.first_lead.value) == (0.5, 0)


def test_rules_that_never_mattered_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PAIRS", 5)
    found = profile(load("suipi", variants=["floor-unique"]), "random", games=1)
    assert found.unused == ("duties.forced",)
    assert "moves.build.max" not in [each.path for each in found.idle]


def test_a_decision_can_be_judged_by_another_than_those_who_play(suipi: Game) -> None:
    spread = traits(profile(suipi, "random", games=2).runs).decision_spread
    assert spread > 0
    with pytest.raises(UsageError, match="without estimating"):
        profile(suipi, judge="random")


def test_interrupted_it_tells_what_was_finished(suipi: Game) -> None:
    def impatient(done: int, total: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    found = profile(suipi, "random", games=50, progress=impatient)
    assert (len(found.runs), found.finished, found.idle) == (4, False, ())
    assert replace(found, runs=(), traits=None).to_json()["games"] == 0
