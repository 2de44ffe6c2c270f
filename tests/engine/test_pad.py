"""A score pad fed with what was true of real matches gives the engine's own scores, in every game."""
from __future__ import annotations

import pytest

from cardgames.engine import outcome
from cardgames.engine.game import Game
from cardgames.engine.pad import Counted, Pad
from cardgames.errors import CountError
from cardgames.pages.counting import reports
from cardgames.pages.words import words_of
from cardgames.rules import loading
from cardgames.table.state import DEALER, ROUND, STARTER
from tests.engine.real_counts import Played, fact, played, points
from tests.laws.tables import WHOLE, Rules, alone, book_of, game_of, ids


def own(rules: Rules, players: int | None = None, **settings: object) -> Game:
    """A game that nobody else uses: a pad and a recorded match change theirs."""
    return Game(loading.build(book_of(rules.id), rules.variants, settings, players))


def tables() -> list[Rules]:
    """Every ruleset; of two games every variant, of the others the variants that count otherwise."""
    return [rules for id in ids() for rules in alone(id)]


def told(game: Game, match: Played) -> Pad:
    """A pad that was told all counts of a match, compared with the engine after each."""
    pad = Pad(game, starter=match.starter)
    for count in match.counts:
        counted = None
        while counted is None:
            assert pad.asked is not None
            counted = pad.answer(fact(game, pad.asked, count))
        assert points(game, pad.state) == count.lines
        told_of(game, counted, pad)
    return pad


def told_of(game: Game, counted: Counted, pad: Pad) -> None:
    """The count makes one report, which adds up."""
    for number, report in enumerate(reports(game, counted.events, {}, before=counted.before, named=counted.known)):
        assert not number
        assert report.totals == game.points(pad.state)
        assert report.gained == {side: total - game.points(counted.before)[side]
                                 for side, total in report.totals.items()}


def numbers(rules: Rules) -> tuple[int, ...]:
    players = game_of(rules).ruleset.shape.seats.players
    return players if rules.id in WHOLE or not rules.variants else (players[len(str(rules)) % len(players)],)


@pytest.mark.parametrize("rules", tables(), ids=str)
def test_a_pad_scores_as_the_engine_does(rules: Rules, thorough: bool) -> None:
    for players in numbers(rules):
        for seed in range(5 if thorough else 1):
            real, game = own(rules, players), own(rules, players)
            match = played(real, seed)
            pad = told(game, match)
            assert pad.asked is None
            assert outcome.of(game, pad.state) == outcome.of(real, match.end)
            assert [pad.state.c[cell] for cell in (ROUND, STARTER, DEALER)] == [
                match.end.c[cell] for cell in (ROUND, STARTER, DEALER)]


PAIR = Rules("suipi", ("drop-free",))
"""Counted after each of three deals, the cards put aside in between."""


def answered(pad: Pad, *rows: list[int]) -> Pad:
    for row in rows:
        pad.answer(row)
    return pad


@pytest.mark.parametrize(("before", "wrong", "why"), [
    ([], [12, 9], "only 20"),                               # four on the floor and two hands of eight
    ([], [-1, 3], "from 0"),
    ([], [53, 0], "from 0"),
    ([], [3], "2 numbers"),
    ([[12, 6]], [7, 7], "only 13"),
    ([[2, 6]], [3, 1], "cannot be"),                        # three spades of two cards
    ([[2, 6], [1, 1], [1, 0], [0, 1]], [2, 0], "cannot be"),
    ([[12, 6], [5, 1]], [1, 1], "only 1"),
])
def test_what_cannot_be_is_refused(before: list[list[int]], wrong: list[int], why: str) -> None:
    pad = answered(speaking(PAIR), *before)
    with pytest.raises(CountError, match=why):
        pad.answer(wrong)
    assert pad.answers == [tuple(row) for row in before]


def speaking(rules: Rules, players: int | None = None) -> Pad:
    game = own(rules, players)
    game.say = words_of(game.ruleset).say
    return Pad(game)


FIRST = [[12, 6], [5, 1], [1, 0], [0, 1], [1, 2], [1, 0]]
SECOND = [[8, 9], [2, 2], [0, 0], [0, 0], [0, 0], [0, 0]]


def test_a_card_that_was_counted_in_an_earlier_deal_is_not_there_any_more() -> None:
    pad = answered(speaking(PAIR), *FIRST, [8, 9], [2, 2])
    with pytest.raises(CountError, match="only 0"):
        pad.answer([1, 0])


def test_at_the_last_count_of_a_round_all_cards_are_there() -> None:
    pad = answered(speaking(PAIR), *FIRST, *SECOND)
    assert pad.asked is not None
    assert pad.asked.total == 52 - 18 - 17
    with pytest.raises(CountError, match="must be 17"):
        pad.answer([8, 8])


def test_a_named_card_that_is_left_over_nowhere_has_an_owner() -> None:
    pad = speaking(Rules("scopa", ()))
    answered(pad, [21, 19], [6, 4])
    with pytest.raises(CountError, match="somebody has it"):
        pad.answer([0, 0])


def test_a_sum_that_no_cards_make_is_refused() -> None:
    pad = answered(speaking(Rules("scopa", ())), [21, 19], [6, 4], [1, 0])
    with pytest.raises(CountError, match="no cards add up"):
        pad.answer([83, 60])


def test_nobody_names_himself() -> None:
    pad = answered(speaking(Rules("samoa", ()), 3), [4, -2, 0])
    with pytest.raises(CountError, match="himself"):
        pad.answer([1 << 1])


def test_answers_taken_back_leave_no_trace() -> None:
    pad = answered(speaking(PAIR), *FIRST, *SECOND)
    again = answered(pad.again(pad.answers[:6]), *SECOND)
    assert again.answers == pad.answers
    assert again.state.c == pad.state.c
    assert len(again.counts) == len(pad.counts) == 2


def test_a_second_rank_is_asked_for_only_if_sides_are_level() -> None:
    ahead, level = speaking(Rules("chkobba", ())), speaking(Rules("chkobba", ()))
    answered(ahead, [20, 20], [5, 5], [1, 0], [3, 1])
    answered(level, [20, 20], [5, 5], [1, 0], [2, 2])
    assert ahead.asked is not None
    assert ahead.asked.path.startswith("triggers")
    assert level.asked is not None
    assert level.asked.path.startswith("scoring")


def test_a_claim_that_the_points_do_not_bear_out_counts_nothing() -> None:
    pad = speaking(Rules("spade-cassino", ("pegging",)))
    pad.answer([1])
    while pad.asked is not None and not pad.counts:
        pad.answer([0] * 2)
    assert pad.counts[0].failed
    assert (pad.state.round, pad.game.points(pad.state)) == (1, {1: 0, 2: 0})


@pytest.mark.parametrize("settings", [
    {"triggers.sweep.penalty": 1}, {"triggers.sweep.worth": "pips"},
    {"triggers.sweep.penalty": 1, "triggers.sweep.worth": "pips"}])
def test_sweeps_that_cost_or_add_up_are_asked_for_too(settings: dict[str, object]) -> None:
    rules = Rules("cassino", ())
    real, game = own(rules, 3, **settings), own(rules, 3, **settings)
    match = played(real, 3)
    assert any(count.in_play for count in match.counts)
    if len(settings) == 1:
        assert outcome.of(game, told(game, match).state) == outcome.of(real, match.end)
    else:
        assert len([asked for asked in Pad(game)._slots if asked.path == "triggers.sweep"]) == 2


@pytest.mark.parametrize(("wrong", "right"), [([3, 0], [2, 3]), ([0, 4], [0, 3])])
def test_nobody_sweeps_more_often_than_he_captures(wrong: list[int], right: list[int]) -> None:
    pad = answered(speaking(Rules("pishti", ("most-tricks",)), 2), [2, 2], [2, 2], [1, 0], [0, 1], [2, 3])
    with pytest.raises(CountError, match=rf"{max(wrong)} of \d captures cannot be"):
        pad.answer(wrong)
    assert pad.answer(right) is None


@pytest.mark.parametrize(("wrong", "why"), [
    ([80, 10], "90, but all cards make no more than 89"), ([-50, -40], "-90, but all cards make no more than -89")])
def test_what_lies_at_one_mask_lies_at_no_other(wrong: list[int], why: str) -> None:
    pad = speaking(Rules("samoa", ()), 2)
    with pytest.raises(CountError, match=why):
        pad.answer(wrong)
    assert pad.answer([80, -80]) is None


def test_a_count_that_does_not_fit_says_which_earlier_one_is_in_the_way() -> None:
    pad = answered(speaking(PAIR), [2, 1], [2, 0])
    with pytest.raises(CountError, match="what was told of cards and spades"):
        pad.answer([1, 0])
