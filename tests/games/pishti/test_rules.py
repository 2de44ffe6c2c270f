"""Pishti: one test for each written rule of note."""
from __future__ import annotations

from random import Random

import pytest

from cardgames import load
from cardgames.engine import outcome
from cardgames.engine.match import Match
from cardgames.pages.telling import tell
from cardgames.players.seats import players as bots
from tests.games.playing import Played, cards, first_round, game_of, opening


def pishti(floor: str, hand: str, *variants: str, **given: object) -> Played:
    return Played("pishti", *variants, floor=floor, hand={1: hand, 2: "2S"}, **{"won": {2: "4C 4D"}, **given})


def test_four_cards_begin_the_pile_and_no_jack_lies_on_top() -> None:
    game = game_of("pishti")
    for seed in range(200):
        pile = game.to_position(game.start(seed=seed))["floor"].split()
        assert len(pile) == 4
        assert pile[-1][0] != "J"


def test_only_the_top_card_is_seen() -> None:
    game = game_of("pishti")
    state = game.start(seed=4)
    top = game.to_position(state)["floor"].split()[-1]
    tops = {game.to_position(game.imagine(game.observe(state, 1), Random(n)))["floor"].split()[-1] for n in range(20)}
    piles = {game.to_position(game.imagine(game.observe(state, 1), Random(n)))["floor"] for n in range(20)}
    assert tops == {top}
    assert len(piles) > 5


def test_the_last_card_decides() -> None:
    assert pishti("7C KS 4H", "7S KD 4S").legal() == ["4S=pile", "7S", "KD"]


def test_a_jack_takes_any_pile_but_must() -> None:
    assert pishti("7C KS", "JS").legal() == ["JS=pile"]
    assert pishti("", "JS").legal() == ["JS"]


@pytest.mark.parametrize(("floor", "card", "gains"), [
    ("7C", "7S", {1: 10}), ("JC", "JS", {1: 20}), ("7C", "JS", {}), ("5C 7C", "7S", {}), ("5C JC", "JS", {})])
def test_what_is_a_pisti(floor: str, card: str, gains: dict[int, int]) -> None:
    assert pishti(floor, f"{card} 2H").play(f"{card}=pile").gains == gains


def test_the_very_last_card_makes_none() -> None:
    last = {"stock": "", "hand": {1: "7S"}, "floor": "7C", "won": {1: "9C", 2: "4C 4D 5C"}}
    assert Played("pishti", **last).play("7S=pile").gains == {}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_round_is_thirteen_and_three_and_tens(players: int) -> None:
    """Jacks and aces are 8, the two of clubs 2, the ten of diamonds 3; most cards 3, unless level."""
    game = game_of("pishti", players=players)
    for seed in range(25):
        before, state = first_round(game, seed)
        assert len(set(cards(game.to_position(before)))) == 52
        assert sum(game.points(state).values()) % 10 in (3, 6)


def test_a_jack_that_would_open_goes_under_the_others_of_the_pile() -> None:
    assert opening("pishti", "2C 3C 4C JC")["floor"] == "JC (2C) (3C) 4C"
    assert opening("pishti", "2C 3C JD JC")["floor"] == "JD JC (2C) 3C"


def test_four_jacks_are_dealt_anew() -> None:
    assert opening("pishti", "JS JH JD JC")["floor"].split()[-1][0] != "J"


def test_or_it_goes_under_the_pack() -> None:
    position = opening("pishti", "2C 3C 4C JC 5C", "jack-under-the-pack")
    assert position["floor"] == "(2C) (3C) (4C) 5C"
    assert position["stock"].split()[-1] == "JC"


def test_who_takes_the_first_pile_gets_the_jack_under_it() -> None:
    game = game_of("pishti")
    rest = [card for card in game.cards.text if card not in ("2C", "3C", "4C", "JC", "4D")]
    state = game.start(order=" ".join(["2C", "3C", "4C", "JC", "4D", *rest]))
    game.play(state, game.parse(state, "4D=pile"))
    assert set(game.to_position(state)["won"]["1"].split()) == {"2C", "3C", "4C", "JC", "4D"}


@pytest.mark.parametrize("seed", range(8))
def test_most_tricks_are_the_takings_of_a_round(seed: int) -> None:
    game = game_of("pishti", "most-tricks")
    state, rng, took = game.start(seed=seed), Random(seed), {1: 0, 2: 0}
    before = game.to_position(state)
    while not game.is_over(state) and state.round == 1:
        side, move, before = state.seat, rng.choice(game.moves(state)), game.to_position(state)
        took[side] += game.text(state, move).endswith("=pile")
        game.play(state, move)
    lead = outcome.lines(game, state)["tricks"]
    best = max(took.values())
    wanted = {side: 3 if count == best and took[3 - side] < best else 0 for side, count in took.items()}
    assert {side: lead.get(side, 0) for side in took} == wanted
    assert set(cards(before)) <= set(game.cards.text)


def test_who_takes_the_first_pile_may_look_at_its_cards_face_down_and_nobody_else() -> None:
    game = load("pishti", players=2)
    match = Match(game, bots(game, "random", 4), seed=4)
    while not any(event.change == "clear" for event in match.step().events):
        pass
    turn = match.turns[-1]
    won, other = game.layout.zones["won"].cell + turn.seat, 3 - turn.seat
    hidden = [card for event in turn.events if event.change == "clear" for card in event.cards]
    assert len(hidden) == 3
    named = " ".join(game.cards.text[card] for card in hidden)
    assert any(named in line for line in tell(game, turn, turn.seat, {}))
    assert not any(game.cards.text[card] in line for card in hidden for line in tell(game, turn, other, {}))
    assert game.observe(match.state, turn.seat).z[won] == match.state.z[won]
    assert not any(game.observe(match.state, other).z[won] >> card & 1 for card in hidden)
