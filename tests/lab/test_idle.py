"""A value that never mattered is one that could be changed without anybody noticing."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.lab.idle import differs, idle, idle_duties, values


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi")


def test_only_what_the_ruleset_writes_down_is_tried(suipi: Game, sound: Path) -> None:
    written = {".".join(each.path): each.others for each in values(suipi.ruleset)}
    assert written["moves.build.max"] == (9, 11)
    assert written["moves.capture.sum.distinct"] == (True,)
    assert written["scoring.lines.cards.tie"] == ("split", "share_each", "carry")
    assert written["ending.match.rounds"] == (0, 2)
    assert "moves.capture.sum.cards" not in {".".join(each.path) for each in values(load(sound).ruleset)}


def test_a_game_differs_from_another_and_not_from_itself(suipi: Game) -> None:
    assert not differs(suipi, load("suipi"), 1, 10)
    assert differs(suipi, load("suipi", settings={"triggers.sweep.points": 2}), 1, 50)


def test_whether_piles_are_taken_never_matters_where_none_are_built() -> None:
    (found,) = idle(load("suipi", variants=["no-builds"]), 1, among=["moves.capture.piles"], matches=30)
    assert (found.path, found.value, found.tried) == ("moves.capture.piles", True, (False,))


def test_what_decides_matches_matters(suipi: Game) -> None:
    assert idle(suipi, 1, among=["scoring.lines.cards.points", "moves.build.max"], matches=30) == []


def test_a_duty_that_another_rule_makes_needless_is_named() -> None:
    assert idle_duties(load("suipi", variants=["floor-unique"]), 1, matches=20) == ["duties.forced"]
    assert idle_duties(load("suipi"), 1, matches=20) == []
