"""A ladder measures strength fairly: seats and cards favour nobody, and it does not depend on who works."""
from __future__ import annotations

import json
from collections import Counter

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.errors import UsageError
from cardgames.lab import ladder as module
from cardgames.lab.ladder import LEAST, Score, contests, ladder, seatings


@pytest.fixture(scope="module")
def free() -> Game:
    return load("suipi", variants=["drop-free"])


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_each_bot_sits_everywhere_equally_often_in_the_same_company(sides: int) -> None:
    found = seatings(sides)
    for side in range(sides):
        assert sum(seating[side] for seating in found) * 2 == len(found)
    turned = [tuple(1 - bot for bot in seating) for seating in found]
    assert Counter(found) == Counter(turned)


def test_greedy_beats_random_nearly_always_where_drops_are_free(free: Game) -> None:
    found = ladder(free, ["random", "greedy"], sets=60, jobs=2)
    (contest,) = found.contests
    assert contest.turned().share >= 0.97
    assert contest.interval.high < 0.2
    assert contest.turned().lead_interval.low > 5
    assert [rating.bot for rating in found.ratings] == ["greedy", "random"]
    assert found.ratings[0].interval.low > 200
    assert found.ratings[1].elo == 0


def test_who_has_fewer_points_is_ahead_where_points_are_bad() -> None:
    found = ladder(load("desescoba"), ["greedy", "random"], sets=6).contests[0]
    assert found.share > 0.7
    assert found.lead > 0


def test_a_bot_is_as_strong_as_itself(free: Game) -> None:
    """Not even cards can decide a set that a bot plays against itself."""
    score = module._set(module.Chunk(module.recipe(free.ruleset), ("random", "random"), 0, 1, 0))
    assert score == (0, Score(2, 0))


def test_any_number_of_processes_finds_the_same_and_stops_at_the_same_set(free: Game) -> None:
    one, two = (ladder(free, ["random", "greedy"], sets=80, within=0.09, seed="x", jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert json.dumps(one.to_json()) == json.dumps(two.to_json())
    (contest,) = one.contests
    assert contest.narrow
    assert LEAST <= len(contest.sets) < 80
    assert contest.interval.half <= 0.09


def test_contests_are_played_in_turn_and_each_ends_for_itself(free: Game) -> None:
    """Interrupted in the middle, all of them have been played about equally long."""
    pairs = [("random", "greedy"), ("greedy", "search:1"), ("random", "search:1")]

    def impatient(done: int, total: int) -> None:
        if done >= 8:
            raise KeyboardInterrupt

    found, finished = contests(free, pairs, progress=impatient)
    assert not finished
    assert [len(contest.sets) for contest in found] == [3, 3, 2]
    whole, finished = contests(free, pairs[:1] + pairs[2:], sets=60, within=0.09, jobs=2)
    alone = [contests(free, [pair], sets=60, within=0.09)[0][0] for pair in (pairs[0], pairs[2])]
    assert finished
    assert whole == alone
    assert len({len(contest.sets) for contest in whole}) == 2


def test_it_stops_at_the_most_sets_and_says_that_it_is_not_narrow(free: Game) -> None:
    (contest,) = ladder(free, ["random", "greedy"], sets=3).contests
    assert (len(contest.sets), contest.narrow) == (3, False)


def test_teams_and_several_sides_are_seated_by_side() -> None:
    for game, many in ((load("suipi", players=4, variants=["eleven"]), 2), (load("samoa", players=3), 6)):
        chunk = module.Chunk(module.recipe(game.ruleset), ("random", "random"), 0, 1, 0)
        _, score = module._set(chunk)
        pairs = many * (game.sides - 1)
        assert len(seatings(game.sides)) == many
        assert 0 <= score.won <= 2 * pairs


def test_a_contest_turned_round_is_its_own_mirror(free: Game) -> None:
    (contest,) = ladder(free, ["random", "greedy"], sets=8).contests
    turned = contest.turned()
    assert turned.share == pytest.approx(1 - contest.share)
    assert turned.lead == pytest.approx(-contest.lead)
    assert turned.interval == pytest.approx((1 - contest.interval.high, 1 - contest.interval.low))
    assert turned.turned() == contest


def test_interrupted_it_tells_the_contests_as_far_as_they_are(free: Game) -> None:
    def impatient(done: int, total: int) -> None:
        if done >= 4:
            raise KeyboardInterrupt

    found = ladder(free, ["random", "greedy"], progress=impatient)
    assert not found.finished
    assert [len(contest.sets) for contest in found.contests] == [4]
    assert len(found.ratings) == 2


@pytest.mark.parametrize("bots", [["greedy"], ["greedy", "greedy"], []])
def test_a_ladder_is_between_different_bots(free: Game, bots: list[str]) -> None:
    with pytest.raises(UsageError, match="two bots or more"):
        ladder(free, bots)


def test_people_are_no_bots(free: Game) -> None:
    with pytest.raises(UsageError, match="bots"):
        ladder(free, ["you", "greedy"])
