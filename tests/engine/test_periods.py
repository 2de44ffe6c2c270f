"""Deals, rounds and the match: what opens, what closes, who leads, when points are counted and what is put aside."""
from __future__ import annotations

from functools import cache
from random import Random

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.table.state import DEALER, STARTER, Event, State
from tests.laws.tables import choose


@cache
def fishing(*variants: str, players: int = 2) -> Game:
    return load("suipi", variants=variants, players=players)


def play_out(game: Game, seed: int = 1) -> tuple[State, list[Event]]:
    """A random match with all its events."""
    events: list[Event] = []
    rng, state = Random(seed), game.start(seed=seed, tell=events.append)
    while state.seat:
        game.play(state, choose(game, state, rng))
    return state, events


def causes(events: list[Event], change: str) -> list[str]:
    return [event.cause for event in events if event.change == change]


def test_a_round_of_three_deals() -> None:
    state, events = play_out(fishing())
    assert (state.round, state.deal, state.stock) == (1, 3, 0)
    draws = [event.cause for event in events if event.change == "draw"]
    assert draws == ["round.open.floor", *["round.deals.open.hands"] * 6]


def test_the_floor_is_laid_once_and_hands_are_dealt_from_the_leader_on() -> None:
    game, events = fishing(), list[Event]()
    game.start(seed=1, starter=2, tell=events.append)
    hand = game.layout.zones["hand"].cell
    assert [event.args[1] for event in events if event.cause == "round.deals.open.hands"] == [hand + 2, hand + 1]


def test_counting_per_deal_puts_aside_what_has_been_counted() -> None:
    game = fishing()
    _, events = play_out(game)
    counted = [index for index, event in enumerate(events) if event.cause == "scoring"]
    assert {events[index].change for index in counted} == {"shift"}
    awards = [event for event in events if event.cause == "scoring.lines.cards"]
    assert len(awards) == 6                                    # both sides' tallies, three times


def test_counting_per_round_is_once() -> None:
    _, events = play_out(fishing("eleven-count"))
    assert len([event for event in events if event.cause == "scoring.lines.cards"]) == 2


def test_left_overs_are_taken_before_the_count_and_score_no_sweep() -> None:
    """A14: the floor is emptied, and yet there is no suipi."""
    game = fishing()
    state = game.position({"floor": "QS JH", "hand": {1: "", 2: "2C"}, "turn": 2, "stock": "", "deal": 3,
                           "last_capturer": 1, "counted": {1: "3C"}})
    events: list[Event] = []
    state.tell = events.append
    game.play(state, game.parse(state, "2C"))
    assert [event.change for event in events if event.cause == "ending.leftovers"] == ["clear"]
    assert events.index(next(e for e in events if e.change == "clear")) < events.index(
        next(e for e in events if e.cause.startswith("scoring.lines")))
    assert game.outcome(state).lines["sweep"] == {1: 0, 2: 0}
    assert game.outcome(state).lines["cards"] == {1: 3, 2: 0}


def test_nobody_captured_so_nobody_gets_the_left_overs() -> None:
    """A26."""
    game = fishing()
    state = game.position({"floor": "QS JH", "hand": {2: "2C"}, "turn": 2, "stock": "", "deal": 3})
    game.play(state, game.parse(state, "2C"))
    assert game.points(state) == {1: 0, 2: 0}
    assert game.to_position(state)["floor"] == "2C JH QS"


def test_the_same_seat_leads_every_deal_of_a_round_and_the_deal_passes_on_with_the_round() -> None:
    game, seen = fishing("floor-unique"), list[tuple[int, int, int, int]]()
    rng, state = Random(1), game.start(seed=1)
    while state.seat:
        key = (state.round, state.deal, state.c[STARTER], state.c[DEALER])
        if not seen or seen[-1] != key:
            assert state.seat == key[2]
            seen.append(key)
        game.play(state, choose(game, state, rng))
    assert seen == [(1, 1, 1, 2), (1, 2, 1, 2), (1, 3, 1, 2), (2, 1, 2, 1), (2, 2, 2, 1), (2, 3, 2, 1)]


def test_everyone_deals_once() -> None:
    assert play_out(fishing("full-circle", players=4))[0].round == 4


def test_a_target_is_judged_at_the_count_and_level_leaders_play_on() -> None:
    game = fishing("eleven")
    for seed in range(12):
        state, events = play_out(game, seed)
        first, second = sorted(game.points(state).values(), reverse=True)
        assert first >= 6
        assert first > second
        assert len(causes(events, "gather")) == state.round


def test_a_spoiled_layout_is_dealt_anew_with_other_cards() -> None:
    game = fishing("clean-table")
    for seed in range(40):
        events: list[Event] = []
        state = game.start(seed=seed, tell=events.append)
        orders = [event.args[1] for event in events if event.change == "gather"]
        assert len(set(orders)) == len(orders)
        assert state.order == orders[-1] == state.chance.pack_order("main", 1, len(orders))
        floor = game.to_position(state)["floor"].split()
        assert not {"AC", "AD", "AH", "AS", "2S", "10D"} & set(floor)
        assert len({card[:-1] for card in floor}) == 4


def test_a_short_last_deal_is_shared_equally() -> None:
    """A21: four seats get eight cards, then four."""
    game = fishing("eleven", players=4)
    rng, state, sizes = Random(1), game.start(seed=1), list[list[int]]()
    while state.seat and state.round == 1:
        if state.deal > len(sizes):
            sizes.append([len(held.split()) for held in game.to_position(state)["hand"].values()])
        game.play(state, choose(game, state, rng))
    assert sizes == [[8] * 4, [4] * 4]


@pytest.mark.parametrize(("cards", "deals"), [(6, 4), (7, 4), (24, 1), ("all", 1)])
def test_hands_of_another_size(cards: int | str, deals: int) -> None:
    """52 - 4 = 48: seven each leave 6 after three deals, which are shared."""
    game = load("suipi", variants=["dealers-choice"], settings={"round.deals.open.hands.deal.cards": cards})
    assert play_out(game)[0].deal == deals


def test_phases_follow_each_other_and_the_round_ends_after_the_last() -> None:
    game, seen = load("samoa", players=3), list[tuple[int, str]]()
    rng, state = Random(1), game.start(seed=1)
    while state.seat:
        key = state.round, game.steps[state.step].phase
        if not seen or seen[-1] != key:
            seen.append(key)
        game.play(state, choose(game, state, rng))
    assert seen == [(number, phase) for number in (1, 2, 3) for phase in ("play", "guess")]


def test_hidden_cards_are_shown_before_they_score() -> None:
    game, events = load("samoa", players=2), list[Event]()
    rng, state = Random(1), game.start(seed=1)
    while state.round == 1:
        state.tell = events.append
        game.play(state, choose(game, state, rng))
    changes = [event.change for event in events if event.cause.startswith("scoring")]
    assert changes[0] == "show"
    assert "show" not in changes[changes.index("award"):]


def test_counters_of_a_deal_a_round_and_a_count_begin_anew() -> None:
    game = fishing("net-suipi")
    state = game.position({"floor": "9C", "hand": {1: "9S", 2: ""}, "turn": 1, "tally sweep": {2: 2}})
    game.play(state, game.parse(state, "9S=9C"))
    assert "tally sweep" not in game.to_position(state)
    assert game.points(state)[2] == 1                          # two against one, netted at the count
    assert game.to_position(state)["last_capturer"] == 1       # of the round: it is not over


def test_events_name_the_rule_that_made_them() -> None:
    for game in (fishing(), fishing("floor-unique"), load("samoa", players=3)):
        _, events = play_out(game)
        known = {"round", "round.open", "round.deals", "scoring", *(part.path for part in game.ruleset.mechanics)}
        assert {event.cause for event in events} <= known
