"""Two tables are compared on equal cards: what is equal shows no difference, what a rule changes shows its size."""
from __future__ import annotations

import json

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.errors import UsageError
from cardgames.lab.compare import UNIT, Comparison, Row, _Found, compare, measured
from cardgames.lab.matches import match_seed


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi")


def row(found: Comparison, name: str) -> Row:
    return next(row for row in found.rows if row.name == name)


def test_a_table_does_not_differ_from_itself(suipi: Game) -> None:
    found = compare(suipi, load("suipi"), "random", games=10)
    assert all(row.first == row.second for row in found.rows)
    assert not [row.name for row in found.rows if row.is_sure or row.interval != (0, 0)]


def test_any_number_of_processes_finds_the_same(suipi: Game) -> None:
    other = load("suipi", settings={"triggers.sweep.points": 2})
    one, two = (compare(suipi, other, "greedy,random", games=13, seed="x", jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert json.dumps(one.to_json()) == json.dumps(two.to_json())


def test_a_sweep_worth_two_points_doubles_what_sweeps_bring(suipi: Game) -> None:
    """Random bots do not care what anything is worth, so nothing else changes."""
    found = compare(suipi, load("suipi", settings={"triggers.sweep.points": 2}), "random", games=40)
    assert row(found, "triggers.sweep").difference.total == 0
    assert row(found, "lines.sweep").second.total == 2 * row(found, "lines.sweep").first.total
    assert row(found, "points").change == pytest.approx(row(found, "lines.sweep").change)
    assert row(found, "lines.sweep").is_sure
    assert row(found, "length.decisions").difference.total == 0


def test_rows_that_only_one_table_has_stand_with_their_like(suipi: Game) -> None:
    found = compare(suipi, load("scopa"), "random", games=2)
    kinds = [row.name.partition(".")[0] for row in found.rows]
    assert kinds == sorted(kinds, key=list(dict.fromkeys(kinds)).index)
    names = [row.name for row in found.rows]
    assert names.index("points") < names.index("lines.spades") < names.index("lines.primiera")
    assert names.index("lines.primiera") < names.index("length.decisions")


def test_differences_are_of_the_same_cards(suipi: Game) -> None:
    other = load("suipi", ["drop-free"])
    found, seats = compare(suipi, other, "random", games=3, seed=5), ["random", "random"]
    pairs = [(measured(suipi, seats, seed), measured(other, seats, seed))
             for seed in (match_seed(5, number) for number in (1, 2, 3))]
    for name in ("first.lead", "moves.drop", "length.choices"):
        assert row(found, name).difference.total == sum(second[name] - first[name] for first, second in pairs)


def test_what_was_measured_of_a_match_fits_together(suipi: Game) -> None:
    found = measured(suipi, ["random", "random"], "1.1")
    lines = sum(value for name, value in found.items() if name.startswith("lines."))
    moves = sum(value for name, value in found.items() if name.startswith("moves."))
    assert found["points"] == lines
    assert found["length.decisions"] == moves == 48 * UNIT
    assert found["triggers.sweep"] == found["lines.sweep"]


def test_at_a_table_of_three_the_lead_is_over_the_mean_of_the_others() -> None:
    found = measured(load("samoa", players=3), ["random"] * 3, "1.1")
    assert found["first.wins"] in (0, UNIT // 2, round(UNIT / 3), UNIT)
    assert found["length.rounds"] == 3 * UNIT


def test_free_drops_give_more_choice_beyond_chance(suipi: Game) -> None:
    found = row(compare(suipi, load("suipi", ["drop-free"]), "random", games=30), "length.choices")
    assert found.is_sure
    assert 0.5 < found.interval.low < found.change < found.interval.high < 15


def test_a_line_that_only_one_table_has_counts_nothing_at_the_other(suipi: Game) -> None:
    found = compare(suipi, load("scopa"), "random", games=4)
    assert row(found, "lines.kasiga").second.total == 0 < row(found, "lines.kasiga").first.total


def test_tables_for_different_numbers_are_refused(suipi: Game) -> None:
    with pytest.raises(UsageError, match="the tables have 2 and 3 seats"):
        compare(suipi, load("samoa", players=3))


def test_interrupted_it_tells_what_was_finished(suipi: Game) -> None:
    def impatient(done: int, total: int) -> None:
        if done >= 10:
            raise KeyboardInterrupt

    found = compare(suipi, suipi, "random", games=100, progress=impatient)
    assert (found.asked, found.games) == (100, 10)
    assert row(found, "points").difference.count == 10


def test_a_share_cannot_change_by_more_than_all_of_it() -> None:
    found = _Found()
    for change in (0, UNIT, UNIT, UNIT):
        found.add({"ties": 0, "lines.a": 0}, {"ties": change, "lines.a": change})
    share, points = found.rows()
    assert share.interval.high == 1 < points.interval.high
    assert share.interval.low == points.interval.low


def test_who_decides_first_leads_with_fewer_points_where_points_are_bad() -> None:
    found = [measured(load("desescoba"), ["random", "random"], match_seed(3, number)) for number in range(1, 7)]
    decided = [each for each in found if each["first.wins"] in (0, UNIT)]
    assert decided
    assert all((each["first.lead"] > 0) == (each["first.wins"] == UNIT) for each in decided)


def test_a_measure_that_turns_up_late_was_nothing_before() -> None:
    found = _Found()
    for first, second in (({"lines.a": 1}, {}), ({"lines.a": 2}, {"lines.b": 5}), ({}, {"lines.b": 7})):
        found.add(first, second)
    rows = {each.name: each for each in found.rows()}
    assert list(rows) == ["lines.a", "lines.b"]
    assert (rows["lines.b"].second.count, rows["lines.b"].second.total, rows["lines.b"].second.least) == (3, 12, 0)
    assert (rows["lines.a"].difference.total, rows["lines.b"].difference.total) == (-3, 12)
