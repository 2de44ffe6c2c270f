"""The worth of a position follows the ruleset's scoring: own points less the others', majorities by their chance."""
from __future__ import annotations

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.players.valuing import Valuing


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi")


def worth(game: Game, seat: int = 1, **given: object) -> float:
    base = {"floor": "QS", "hand": {1: "8H", 2: "7C"}, "turn": 2}
    return Valuing(game)(game.position({**base, **given}), seat)


def test_points_count_for_their_side_and_against_the_other(suipi: Game) -> None:
    level = worth(suipi)
    assert worth(suipi, points={1: 3}) == pytest.approx(level + 3)
    assert worth(suipi, points={2: 3}) == pytest.approx(level - 3)


def test_where_points_are_bad_all_that_brings_them_counts_against_its_side() -> None:
    game, hands = load("desescoba"), {"hand": {1: "2H", 2: "7C"}}
    level = worth(game, **hands)
    assert worth(game, **hands, points={1: 3}) == pytest.approx(level - 3)
    assert worth(game, **hands, won={1: "7D"}) < worth(game, **hands, won={1: "6C"}) < level
    assert worth(game, **hands, won={2: "7D"}) > worth(game, **hands, won={2: "6C"}) > level


def test_a_card_that_scores_counts_as_soon_as_it_is_won(suipi: Game) -> None:
    assert worth(suipi, won={1: "10D"}) - worth(suipi, won={1: "9D"}) == pytest.approx(2)
    assert worth(suipi, won={2: "10D"}) - worth(suipi, won={2: "9D"}) == pytest.approx(-2)


def test_a_majority_counts_by_degrees_and_never_more_than_it_is_worth() -> None:
    game = load("suipi", variants=["eleven-count"])
    cards = "3C 4C 5C 6C 3D 4D 5D 6D 3H 4H 5H 6H 8C 9C JC QC KC 8D 9D JD QD KD JH QH KH".split()
    rising = [worth(game, won={1: " ".join(cards[:count])}) for count in range(0, 25, 4)]
    assert rising == sorted(rising)
    assert 0 < rising[1] - rising[0] < 1.5
    assert rising[-1] - rising[0] < 4.5


def test_a_majority_is_nearly_decided_when_few_cards_of_the_deal_are_left(suipi: Game) -> None:
    assert worth(suipi, won={1: "3C 4C 5C 6C"}) > 2


def test_an_owned_pile_counts_in_part_for_its_owner(suipi: Game) -> None:
    nobodys, own, others = (worth(suipi, floor=f"{{AC+9S=10{owner}}} QS") for owner in ("", "@1", "@2"))
    assert others < nobodys < own
    assert own - nobodys == pytest.approx(nobodys - others)


def test_cards_that_have_been_counted_do_not_count_again(suipi: Game) -> None:
    assert worth(suipi, counted={1: "10D"}) == pytest.approx(worth(suipi, counted={1: "9D"}))


def test_a_role_is_valued_only_by_its_owner() -> None:
    game = load("samoa", players=2)
    given = {"mask": {1: "hanuk", 2: "paduka"}, "under": {"hanuk": "+5 +4"}, "shown": "+1", "turn": 1}
    value, state = Valuing(game), game.position(given)
    assert value(state, 1) > 8
    assert value(state, 2) < 1
