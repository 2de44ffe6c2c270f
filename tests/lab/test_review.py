"""A review finds what a bot would have played better, by what the seat could know then and nothing else."""
from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.errors import UsageError
from cardgames.lab.review import Decision, before, review
from cardgames.players.asking import estimates
from cardgames.players.seats import players
from cardgames.records import transcript
from cardgames.records.transcript import Header


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi", variants=["drop-free"])


def played(game: Game, seats: Sequence[str], seed: int = 3) -> tuple[Match, Header]:
    match = Match(game, players(game, seats, seed), seed=seed)
    head = transcript.header(match, seed=seed)
    match.run()
    return match, replace(head, orders=transcript.of(match, head).orders)


def test_what_the_bot_played_itself_costs_nothing(suipi: Game) -> None:
    """Its luck is the same, so it would play the same again."""
    match, head = played(suipi, ["greedy", "random"])
    found = review(match, head, seats=[1], bot="greedy", seed=3)
    assert found.costly == ()
    assert found.missed == {1: 0}
    assert found.looked == found.asked > 10


def test_random_moves_cost_and_the_worst_come_first(suipi: Game) -> None:
    match, head = played(suipi, ["greedy", "random"])
    found = review(match, head, seats=[2], bot="greedy", seed=3)
    costs = [each.cost for each in found.costly]
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)
    assert found.missed[2] >= sum(costs) > 1
    assert {each.seat for each in found.costly} == {2}


def test_a_cost_is_what_the_bot_thinks_of_both_moves(suipi: Game) -> None:
    match, head = played(suipi, ["random", "random"])
    worst = review(match, head, bot="greedy").costly[0]
    state = before(match, worst)
    assert state.seat == worst.seat
    told = estimates(suipi, suipi.observe(state, worst.seat), suipi.moves(state), bot="greedy", seed=0)
    worths = {suipi.text(state, each.move): each.worth for each in told}
    assert worths[worst.better] - worths[worst.played] == pytest.approx(worst.cost)
    assert match.turns[worst.number - 1].text == worst.played


@pytest.mark.parametrize("table", [("suipi", 2), ("samoa", 2), ("samoa", 3)])
def test_it_rebuilds_the_match_through_all_rounds(table: tuple[str, int]) -> None:
    game = load(table[0], players=table[1])
    match, head = played(game, ["random"] * table[1])
    last = match.turns[-1]
    state = before(match, Decision(last.number, last.seat, 2, "", "", 0, None))
    assert state.seat == last.seat
    game.play(state, last.move)
    assert game.is_over(state)
    assert state.same_position(match.state)
    assert game.start(head.seed, order=head.orders, starter=head.starter).seat == match.turns[0].seat


def test_any_number_of_processes_finds_the_same(suipi: Game) -> None:
    match, head = played(suipi, ["random", "random"])
    one, two = (review(match, head, bot="search:5", jobs=jobs, most=5) for jobs in (1, 2))
    assert one == two
    assert json.dumps(one.to_json()) == json.dumps(two.to_json())


def test_who_is_not_there_cannot_be_looked_back_at(suipi: Game) -> None:
    match, head = played(suipi, ["random", "random"])
    with pytest.raises(UsageError, match="there is no seat 3"):
        review(match, head, seats=[3])
    with pytest.raises(UsageError, match="without estimating"):
        review(match, head, bot="random")


def test_a_search_says_how_sure_it_is_and_what_is_proven_counts(suipi: Game) -> None:
    match, head = played(suipi, ["random", "random"])
    found = review(match, head, bot="search:150", seats=[1], most=99).costly
    assert any(each.error for each in found)
    proven = [each.cost - (each.error or 0) for each in found]
    assert proven == sorted(proven, reverse=True)


@pytest.mark.parametrize(("cost", "error", "sure"), [(1, 0.4, True), (1, 0.6, False), (1, None, False)])
def test_a_small_cost_may_be_chance(cost: float, error: float | None, sure: bool) -> None:
    assert Decision(1, 1, 2, "", "", cost, error).is_sure is sure
