"""A count in a report: who gets what and why, ties, left-overs, vetoes, totals; and it adds up in every match."""
from __future__ import annotations

from typing import Any

import pytest

from cardgames.pages.counting import CountReport, reports

NAMES = {1: "Ana", 2: "Ben", 3: "Cem", 4: "Dora"}
LAST = {"hand": {2: "8D"}, "deal": 2, "floor": "8C QH", "turn": 2, "last_capturer": 1}


def report(played: Any, name: str, given: dict[str, Any], *moves: str, **table: Any) -> CountReport:
    game, step = played(name, given, *moves, **table)
    found = reports(game, step.turn.events, NAMES, before=step.before)
    assert len(found) == 1
    return found[0]


def whys(found: CountReport) -> dict[str, list[tuple[str, int, str]]]:
    out: dict[str, list[tuple[str, int, str]]] = {}
    for row in found.rows:
        out.setdefault(row.title, []).append((found.sides.get(row.side, "nobody"), row.points, row.why))
    return out


def test_every_line_says_who_and_why(played: Any) -> None:
    found = report(played, "suipi", {**LAST, "won": {1: "AH 3S 4S 5H", 2: "10D AS"}}, "8D=8C")
    assert whys(found) == {
        "Cards": [("nobody", 0, "4 against 4: nobody")],
        "Spades": [("Ana", 1, "2 against 1")],
        "Kasiga": [("Ben", 2, "10D")],
        "Two": [("nobody", 0, "nobody has it")],
        "Aces": [("Ana", 1, "AH"), ("Ben", 1, "AS")],
    }
    assert found.title == "Count of round 1, deal 2"
    assert found.gained == {1: 2, 2: 3}
    assert found.totals == {1: 2, 2: 3}


def test_the_cards_of_a_line_and_its_rule_are_given(played: Any) -> None:
    found = report(played, "suipi", {**LAST, "won": {1: "AH 3S 4S 5H AC", 2: "10D AS"}}, "8D=8C")
    row = next(row for row in found.rows if row.title == "Spades" and row.side == 1)
    assert (row.cards, row.path) == ("3S 4S", "scoring.lines.spades")


def test_level_sides_may_share(played: Any) -> None:
    found = report(played, "suipi", {**LAST, "won": {1: "AH 3S 4S 5H", 2: "10D AS"}}, "8D=8C", variants=["split-ties"])
    assert whys(found)["Cards"] == [("Ana", 1, "4 against 4: shared"), ("Ben", 1, "4 against 4: shared")]


def test_left_over_cards_are_told_first(played: Any) -> None:
    given = {"hand": {1: "9S"}, "floor": "5H 4C QS", "stock": "", "turn": 1, "deal": 3}
    found = report(played, "suipi", given, "9S=5H+4C")
    assert found.notes == ("Ana gets the left-overs QS",)
    assert found.sentences[0] == "Ana gets the left-overs QS"


def test_partners_are_one_side(played: Any) -> None:
    given = {"hand": {1: "9S"}, "floor": "5H 4C QS", "stock": "", "turn": 1, "deal": 2}
    found = report(played, "suipi", given, "9S=5H+4C", variants=["eleven"], players=4)
    assert found.sides == {1: "Ana and Cem", 2: "Ben and Dora"}
    assert found.notes == ("Ana and Cem get the left-overs QS",)


def test_sweeps_in_play_are_told_with_the_count(played: Any) -> None:
    given = {"hand": {1: "9S"}, "floor": "9C", "stock": "", "turn": 1, "deal": 3, "points": {1: 2}}
    found = report(played, "suipi", given, "9S=9C")
    assert whys(found)["Suipi"] == [("Ana", 1, "in play")]
    assert found.totals == {1: 7, 2: 0}     # 2 before, a sweep, most cards (3), most spades
    assert "Ana: 5 now, 7 in all" in found.sentences


def test_netted_sweeps(played: Any) -> None:
    given = {"hand": {1: "9S"}, "floor": "9C", "stock": "", "turn": 1, "deal": 3, "tally sweep": {2: 3}}
    found = report(played, "suipi", given, "9S=9C", variants=["net-suipi"])
    assert whys(found)["Suipi"] == [("Ben", 2, "3 against 1")]


ROLES = {"mask": {1: "hanuk", 2: "paduka", 3: "mahalo"}, "phase": "guess", "turn": 1, "stock": "",
         "under": {"hanuk": "+5 +2", "paduka": "-3", "mahalo": "+5 +4 +3"}}
CAUGHT = ("guess 2=paduka 3=mahalo", "guess 1=sakani 3=mahalo", "guess 1=hanuk 2=sakani")


def test_a_veto_is_explained(played: Any) -> None:
    found = report(played, "samoa", ROLES, *CAUGHT, players=3)
    assert whys(found) == {
        "Feathers": [("Ana", 7, "hanuk: +5 +2 make 7"), ("Ben", -3, "paduka: -3 make -3"),
                     ("Cem", 0, "mahalo: +5 +4 +3 make 12; caught: 0 instead of 12")],
        "Check marks": [("Ana", 10, "2 named rightly"), ("Ben", 5, "1 named rightly"),
                        ("Cem", 0, "1 named rightly; caught: 0 instead of 5")],
        "Caught": [("Cem", 0, "caught: all the others have named this mask")],
    }
    assert found.gained == {1: 17, 2: 2, 3: 0}


def test_what_a_caught_side_keeps_is_no_change(played: Any) -> None:
    found = report(played, "samoa", ROLES, *CAUGHT, players=3, variants=["children"])
    assert ("Cem", 12, "mahalo: +5 +4 +3 make 12") in whys(found)["Feathers"]


def test_nobody_is_caught(played: Any) -> None:
    moves = ("guess 2=sakani 3=lonosa", "guess 1=sakani 3=lonosa", "guess 1=sakani 2=lonosa")
    found = report(played, "samoa", {**ROLES, "under": {}}, *moves, players=3)
    assert whys(found) == {
        "Feathers": [("nobody", 0, "the values there add up to 0")],
        "Check marks": [("nobody", 0, "nobody named anybody rightly")],
        "Caught": [("nobody", 0, "nobody is caught")],
    }


def test_without_the_state_before_there_are_no_totals(played: Any) -> None:
    game, step = played("suipi", {**LAST, "won": {1: "AH 3S 4S 5H", 2: "10D AS"}}, "8D=8C")
    (found,) = reports(game, step.turn.events, NAMES)
    assert (found.title, found.totals, found.gained) == ("Count", {}, {1: 2, 2: 3})


def test_no_count_no_report(played: Any) -> None:
    game, step = played("suipi", {"hand": {1: "9S KH", 2: "2S"}, "floor": "9C 2H", "turn": 1}, "9S=9C")
    assert reports(game, step.turn.events, NAMES, before=step.before) == []


@pytest.mark.parametrize(("name", "table", "counts"), [
    ("suipi", {}, 3), ("suipi", {"variants": ["eleven-count"]}, 1), ("suipi", {"variants": ["floor-unique"]}, 2),
    ("samoa", {"players": 4}, 3), ("samoa", {"players": 3, "variants": ["children", "keep-negative"]}, 3),
])
def test_reports_add_up_to_the_points_of_the_match(match: Any, name: str, table: dict[str, Any], counts: int) -> None:
    since: list[Any] = []
    found: list[CountReport] = []
    for seen, (before, turn, state) in match(name, **table):
        new = reports(seen, turn.events, {}, before=before, played=since)
        since = [] if new else [*since, *turn.events]
        found += new
        game, after = seen, state
    assert len(found) == counts
    points = game.points(after)
    assert found[-1].totals == points
    assert {side: sum(each.gained[side] for each in found) for side in points} == points
