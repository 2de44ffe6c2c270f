"""An unbroken run of cards from a first one on."""
from __future__ import annotations

from typing import Any

import pytest

from tests.mechanics.count_table import gains
from tests.mechanics.floor_table import sentences

RUN: dict[str, Any] = {"use": "chain", "cards": ["AD", "2D", "3D", "4D", "5D"]}


@pytest.mark.parametrize(("won", "expected"), [
    ({1: "AD 2D 3D"}, [3, 0]),
    ({1: "AD 2D 3D 4D 7D"}, [4, 0]),
    ({1: "AD 2D 4D 5D"}, [0, 0]),           # broken too soon
    ({1: "AD 2D 3D 5D"}, [3, 0]),           # broken after the third
    ({2: "2D 3D 4D 5D", 1: "AD"}, [0, 0]),  # without the first
    ({2: "AD 2D 3D 4D 5D"}, [0, 5]),
])
def test_a_point_for_each_card_of_the_run(won: dict[int, str], expected: list[int]) -> None:
    assert gains(RUN, won) == expected


def test_how_long_it_must_be_and_what_it_is_worth() -> None:
    assert gains({**RUN, "at_least": 2, "points": 2}, {1: "AD 2D"}) == [4, 0]


def test_the_whole_run_may_be_worth_more() -> None:
    assert gains({**RUN, "whole": 21}, {1: "AD 2D 3D 4D 5D"}) == [21, 0]
    assert gains({**RUN, "whole": 21}, {1: "AD 2D 3D 4D"}) == [4, 0]


def test_sentences() -> None:
    assert len(sentences("chain", cards=["AD", "2D", "3D"])) == 2
    assert len(sentences("chain", cards=["AD", "2D", "3D"], whole=21)) == 3
