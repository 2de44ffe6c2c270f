"""Watching a match finds what is wrong with it: dead ends, lost cards, endless play, points from nowhere."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.lab import laws
from cardgames.lab.laws import misplaced, watch
from cardgames.players.seats import players


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi")


def test_a_sound_match_has_no_problem_and_names_what_it_used(suipi: Game) -> None:
    seen = watch(suipi, 1)
    assert seen.problem is None
    assert (seen.decisions, seen.rounds) == (48, 1)
    assert {"moves.capture", "moves.drop", "round.deals.open.hands"} <= seen.fired


def test_the_same_seed_shows_the_same_match(suipi: Game) -> None:
    assert watch(suipi, 3) == watch(suipi, 3)


def test_a_seat_without_a_move_is_told_with_a_way_out(stuck: Path) -> None:
    seen = watch(load(stuck), 1)
    assert seen.problem is not None
    assert "has no legal move; turn.play.stuck can say what happens then: drop or pass" in seen.problem


def test_an_opening_that_is_never_as_it_should_be_is_told(sound: Path) -> None:
    rules = "open: {floor: {deal: {to: floor, cards: 4}}, layout: {repair: {how: redeal, ban: [{suit: [C, D, H, S]}]}}}"
    sound.write_text(sound.read_text("utf-8").replace("open: {floor: {deal: {to: floor, cards: 4}}}", rules), "utf-8")
    seen = watch(load(sound), 1)
    assert seen.problem == ("round.open.layout: the cards were shuffled and dealt 1000 times, and the opening was "
                            "never as it should be; let it forbid less")


def test_a_bot_that_looks_ahead_does_not_stumble_over_a_dead_end(stuck: Path) -> None:
    """What ends the match is that a seat has no move, not that one imagines it."""
    game = load(stuck)
    state = game.position({"floor": "9C 5H", "hand": {1: "9S 5D", 2: "KH KD"}, "turn": 1})
    bot = players(game, ["easy", "easy"], 1)[1]
    assert bot.choose(game.observe(state, 1), game.moves(state)) in game.moves(state)


def test_a_match_without_end_is_told(suipi: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 10)
    assert watch(suipi, 1).problem == "it is not over after 10 decisions"


def test_a_card_in_two_places_is_told(suipi: Game) -> None:
    state = suipi.start(seed=1)
    assert misplaced(suipi, state) is None
    state.z[suipi.layout.zones["won"].cell + 1] |= 1 << state.order[-1]
    assert misplaced(suipi, state) == f"{suipi.cards.text[state.order[-1]]} lies in two places"


def test_a_card_that_is_gone_is_told(suipi: Game) -> None:
    state = suipi.start(seed=1)
    card = state.order[state.pos]
    state.pos += 1
    assert misplaced(suipi, state) == f"{suipi.cards.text[card]} is nowhere any more"


def test_cards_in_piles_are_found(suipi: Game) -> None:
    assert misplaced(suipi, suipi.position({"floor": "{3C+7S=10@2} 2H", "hand": {1: "10D"}})) is None


def test_a_round_dealt_anew_shows_that_the_layout_rule_was_used() -> None:
    game = load("suipi", variants=["clean-table"])
    assert any("round.open.layout" in watch(game, seed).fired for seed in range(8))


def test_piles_joined_by_wider_rules_than_the_taker_s_are_written_whole() -> None:
    """A raised pile may hold equal cards although sums may not; its text must name them all to be read back."""
    game = load("suipi", variants=["floor-unique"])
    assert [watch(game, seed).problem for seed in ("0.2", "0.28")] == [None, None]


def test_a_pair_with_a_pile_is_listed_where_it_is_legal() -> None:
    game = load("suipi", settings={"moves.capture.sum.piles": True})
    state = game.position({"floor": "{3C+5H=8@2} 2C 4D", "hand": {1: "10D KH", 2: "5S 9H"}, "turn": 1})
    assert [game.text(state, move) for move in game.moves(state)] == ["10D={3C+5H}+2C"]
