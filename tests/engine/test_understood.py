"""A text that is a move somewhere in a game is understood everywhere in it: what is wrong with it here is said. It may
be a card that is not held, a thing that does not lie there or not so often, or a move of another step."""
from __future__ import annotations

from random import Random

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.errors import Ambiguous, NotLegal, NotUnderstood
from cardgames.pages.words import words_of
from cardgames.rules.catalogue import Catalogue
from cardgames.table.state import State

MATCHES, POSITIONS, TEXTS = 2, 8, 12


def speaking(name: str, *variants: str) -> Game:
    game = load(name, variants=list(variants))
    game.say = words_of(game.ruleset).say
    return game


def sampled(game: Game) -> tuple[list[State], list[str]]:
    """Positions of random matches, and texts of moves of every kind."""
    rng, states, texts = Random(1), list[State](), dict[str, set[str]]()
    for seed in range(MATCHES):
        state = game.start(seed=seed)
        while state.seat:
            moves = game.moves(state)
            for move in rng.sample(moves, min(3, len(moves))):
                texts.setdefault(game.names[move[0]], set()).add(game.text(state, move))
            if rng.random() < 0.3:
                states.append(state.copy())
            game.play(state, rng.choice(moves))
    chosen = [text for kind in texts.values() for text in rng.sample(sorted(kind), min(TEXTS, len(kind)))]
    return rng.sample(states, min(POSITIONS, len(states))), chosen


@pytest.mark.parametrize("name", Catalogue().ids())
def test_every_move_of_a_game_is_understood_at_every_decision_of_it(name: str) -> None:
    game = load(name)
    states, texts = sampled(game)
    for state in states:
        seen = game.observe(state, state.seat)
        for text in texts:
            try:
                game.parse(seen, text)
            except (NotLegal, Ambiguous):
                pass
            except NotUnderstood:
                pytest.fail(f"{text} in {game.to_position(state)}")


FISHING = {"floor": "5H 4C 4D QS {3C+7S=10@2}", "hand": {1: "9S KH 10D", 2: "8S 2H"}, "turn": 1}
NOT_HELD, CAPTURE, BUILD = "turn.play.card_from", "moves.capture", "moves.build"


@pytest.mark.parametrize(("text", "rule", "said"), [
    ("8", NOT_HELD, "you hold no 8"), ("8S", NOT_HELD, "you hold no 8"), ("9D", NOT_HELD, "you hold no 9D"),
    ("drop 8", NOT_HELD, "you hold no 8"), ("8=5+5+K", NOT_HELD, "you hold no 8"), ("8=4+4", NOT_HELD, "you hold no 8"),
    ("8=all", NOT_HELD, "you hold no 8"), ("8={10}", NOT_HELD, "you hold no 8"), ("8={7}", NOT_HELD, "you hold no 8"),
    ("8+2=10", NOT_HELD, "you hold no 8"), ("2+8", NOT_HELD, "you hold no 2"), ("8,{10}=10", NOT_HELD, "you hold no 8"),
    ("9=5+5", CAPTURE, "fewer 5 on the floor"), ("9=5+4,5+4", CAPTURE, "fewer 5 on the floor"),
    ("9=5H+4,5H+4", CAPTURE, "fewer 5H on the floor"), ("9=K", CAPTURE, "no K lies on the floor"),
    ("9=K+K", CAPTURE, "no K lies on the floor"), ("9=6+2", CAPTURE, "no 2 lies on the floor"),
    ("9=6+3", "moves.capture.piles", "{3C+7S} is one thing"),
    ("10={10},{10}", CAPTURE, "fewer {10} on the floor"), ("9={9}", CAPTURE, "no pile {9}"),
    ("9={3C+6S}", CAPTURE, "no pile {3C+6S}"), ("9+6=15", BUILD, "no 6 lies on the floor"),
    ("9+5+5", BUILD, "fewer 5 on the floor"), ("10,{9}=10", BUILD, "no pile {9}"),
    ("10,{10},{10}=10", BUILD, "fewer {10} on the floor")])
def test_what_is_understood_but_is_not_there_is_told(text: str, rule: str, said: str) -> None:
    game = speaking("suipi", "drop-free", "raise", "group")
    refusal = game.refusal(game.position(FISHING), text)
    assert refusal is not None
    assert said in refusal.message
    assert refusal.rule == rule


@pytest.mark.parametrize("text", ["9=foo", "9=5+foo", "8=5+foo", "8+foo=10", "9={foo}", "{3}+{4}", "foo+bar"])
def test_what_means_nothing_is_still_not_understood(text: str) -> None:
    game = load("suipi")
    with pytest.raises(NotUnderstood):
        game.parse(game.position(FISHING), text)


@pytest.mark.parametrize("text", ["8=5+5+K", "8+2=10", "8=all"])
def test_the_answer_is_the_same_wherever_the_card_is(text: str) -> None:
    """In another hand, in the stock, or won."""
    game, told = speaking("suipi"), set()
    for hand, won in (("8S 8C", ""), ("2H JD", ""), ("2H JD", "8S")):
        state = game.position({"floor": "5H", "hand": {1: "9S KH", 2: hand}, "won": {1: won}, "turn": 1})
        refusal = game.refusal(game.observe(state, 1), text)
        assert refusal is not None
        told.add((refusal.rule, refusal.message, refusal.nearest))
    assert len(told) == 1


def test_a_move_of_another_step_is_told_to_be_one() -> None:
    game = speaking("samoa")
    state = game.start(seed=1)
    for text in ("guess 2=paduka", "2=paduka"):
        refusal = game.refusal(state, text)
        assert refusal is not None
        assert refusal.message == "this kind of move is not possible now"


@pytest.mark.parametrize(("text", "said"), [
    ("+4@hanuk/above", "+4 is not a card that you can play now"),
    ("burn hanuk above", "only a bonfire can burn a card, not +3"),
    ("burn -5@hanuk/below", "only a bonfire can burn a card, not +3"), ("wave draw", "wave is not a card")])
def test_a_card_that_is_not_shown_is_told(text: str, said: str) -> None:
    game = speaking("samoa")
    state = game.position({"shown": "+3", "phase": "play", "turn": 1})
    refusal = game.refusal(state, text)
    assert refusal is not None
    assert said in refusal.message


def test_a_long_line_of_things_that_are_not_there_is_answered_at_once() -> None:
    game = speaking("suipi")
    state = game.position({"floor": "AC AD AH 2C 2D 2H 3C 3D 3H 4C 4D 4H 5C 5D 5H", "hand": {1: "9S", 2: "8S"},
                           "turn": 1})
    refusal = game.refusal(state, "9=" + "+".join("A A A 2 2 2 3 3 3 4 4 4 5 5 5 5".split()))
    assert refusal is not None
    assert "fewer 5 on the floor" in refusal.message
