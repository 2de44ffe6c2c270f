"""Laws of whole matches: one random match for all rules and numbers of seats, some more under `--thorough`."""
from __future__ import annotations

import pytest

from cardgames.rules import loading
from tests.laws.laws import MatchLaws, positions_are_read_back
from tests.laws.tables import Rules, book_of, every, games, ids, position_of


def test_there_are_games() -> None:
    assert ids()


@pytest.mark.parametrize("rules", every(), ids=str)
def test_a_match(rules: Rules, thorough: bool) -> None:
    """Cards in one place, a move or the end, points as their lines, events and listeners, replay, positions."""
    for game in games(rules):
        for seed in range(20 if thorough else 1):
            match = MatchLaws(game, seed)
            end = match.run()
            assert position_of(match.replayed()) == position_of(end)
            positions_are_read_back(game, end)
            outcome = game.outcome(end)
            assert sorted(side for place in outcome.ranking for side in place) == list(range(1, game.sides + 1))
            for side, points in outcome.points.items():
                assert points == sum(row[side] for row in outcome.lines.values())


@pytest.mark.parametrize("rules", [rules for rules in every() if len(rules.variants) > 1], ids=str)
def test_the_order_of_variants_does_not_matter(rules: Rules) -> None:
    one = loading.build(book_of(rules.id), rules.variants)
    other = loading.build(book_of(rules.id), rules.variants[::-1])
    assert (one.variants, one.rules_hash) == (other.variants, other.rules_hash) == (rules.variants, one.rules_hash)
