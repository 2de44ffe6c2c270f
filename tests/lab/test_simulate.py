"""A simulation gives the same report however it is shared out, and says what was played."""
from __future__ import annotations

import json
from typing import Any

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.errors import UsageError
from cardgames.lab.matches import match_seed
from cardgames.lab.simulate import simulate
from cardgames.players.seats import players


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi", variants=["drop-free"], settings={"moves.build.max": 9})


def test_any_number_of_processes_gives_the_same_report(suipi: Game) -> None:
    one, two, three = (simulate(suipi, "greedy,random", games=13, seed="x", jobs=jobs) for jobs in (1, 2, 3))
    assert one == two == three
    assert json.dumps(one.to_json()) == json.dumps(two.to_json())


def test_teams_and_several_seats_are_counted_by_side() -> None:
    report = simulate(load("suipi", players=4, variants=["eleven"]), games=5, seed=1)
    assert report.teams == ((1, 3), (2, 4))
    assert set(report.points) == set(report.wins) == {1, 2}
    assert report.seats == ("random",) * 4


def test_a_report_says_what_was_played(suipi: Game) -> None:
    found = simulate(suipi, "random", games=4, seed=9).to_json()
    assert (found["schema_version"], found["kind"], found["game"], found["variants"]) == (
        1, "simulation", "suipi", ["drop-free"])
    assert (found["settings"], found["seed"], found["games"], found["asked"]) == ({"moves.build.max": 9}, 9, 4, 4)
    assert found["rules_hash"] == suipi.ruleset.rules_hash
    assert found["seats"] == ["random", "random"]


def test_the_figures_are_those_of_the_matches(suipi: Game) -> None:
    report = simulate(suipi, "random", games=6, seed=2)
    seeds = [match_seed(2, number) for number in range(1, 7)]
    outcomes = [Match(suipi, players(suipi, "random", seed), seed=seed).run() for seed in seeds]
    assert report.wins == {side: sum(outcome.winner == side for outcome in outcomes) for side in (1, 2)}
    assert report.draws == sum(outcome.winner is None for outcome in outcomes)
    assert report.points[1].total == sum(outcome.points[1] for outcome in outcomes)
    assert report.decisions.total == 6 * 48
    assert report.rounds.mean == 1


def test_every_score_line_adds_up_to_the_points(suipi: Game) -> None:
    report = simulate(suipi, "random", games=10, seed=3)
    for side in (1, 2):
        assert sum(row[side].total for row in report.lines.values()) == report.points[side].total


def test_choices_are_the_legal_moves_of_all_decisions(suipi: Game) -> None:
    report = simulate(suipi, "random", games=2, seed=4)
    assert report.choices.count == report.decisions.total
    assert 1 <= report.choices.least <= report.choices.mean <= report.choices.most


def test_other_seeds_are_other_matches(suipi: Game) -> None:
    assert simulate(suipi, games=5, seed=1) != simulate(suipi, games=5, seed=2)


def test_progress_is_told_up_to_the_end(suipi: Game) -> None:
    told: list[tuple[int, int]] = []
    simulate(suipi, games=7, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (7, 7)
    assert told == sorted(told)


def test_interrupted_it_reports_what_was_finished(suipi: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    def impatient(done: int, total: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    report = simulate(suipi, games=40, seed=5, progress=impatient)
    assert (report.asked, 4 <= report.games < 40) == (40, True)
    assert sum(report.wins.values()) + report.draws == report.games


@pytest.mark.parametrize(("what", "message"), [
    ({"seats": "you,random"}, "only bots can play here"),
    ({"seats": "random,random,random"}, "there are 2 seats, but --seats names 3"),
    ({"games": 0}, "--games is a number from 1 up, not 0"),
    ({"jobs": 0}, "--jobs is a number from 1 to 256, not 0"),
    ({"jobs": 1000}, "--jobs is a number from 1 to 256, not 1000"),
])
def test_what_cannot_be_simulated_is_told(suipi: Game, what: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        simulate(suipi, **what)


def test_each_match_can_be_had_and_played_again(suipi: Game) -> None:
    report = simulate(suipi, "greedy,random", games=7, seed="x", jobs=2, rows=True)
    assert [row.number for row in report.rows] == [1, 2, 3, 4, 5, 6, 7]
    row = report.rows[3]
    assert Match(suipi, players(suipi, "greedy,random", row.seed), seed=row.seed).run().points == row.points
    assert sum(row.winner == 1 for row in report.rows) == report.wins[1]
    assert simulate(suipi, games=3).rows == ()


def test_results_are_how_often_each_score_was_made(suipi: Game) -> None:
    report = simulate(suipi, games=12, seed=8)
    for side in (1, 2):
        assert sum(report.results[side].values()) == 12
        assert sum(points * number for points, number in report.results[side].items()) == report.points[side].total
        assert list(report.results[side]) == sorted(report.results[side])


def test_the_share_of_wins_lies_in_its_interval(suipi: Game) -> None:
    report = simulate(suipi, "greedy,random", games=30)
    low, high = report.to_json()["win_share"]["1"]
    assert low <= report.wins[1] / 30 <= high
    assert high - low < 0.3
