"""A turn in sentences: what is told of each kind of move and of what follows, and that nothing secret is told."""
from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from cardgames import load
from cardgames.engine.game import Game
from cardgames.engine.match import Turn
from cardgames.pages import telling
from cardgames.table.state import Event

NAMES = {1: "You", 2: "Ben", 3: "Cem", 4: "Dora", 5: "Eve"}
FISHING = {"hand": {1: "9S 7S 10H 10D KH", 2: "5S 9H"}, "turn": 1}


@pytest.mark.parametrize(("floor", "move", "told"), [
    ("5H 4C QS", "9S=5H+4C", ["You take 4C 5H with 9S"]),
    ("3C QS", "7S+3C=10", ["You build 10 with 7S on 3C"]),
    ("QS", "KH", ["You drop KH"]),
    ("{3C+7C=10@2}", "10D={10}", ["You take 3C 7C with 10D", "Suipi! 1 point"]),
])
def test_a_move_and_what_it_sets_off(played: Any, floor: str, move: str, told: list[str]) -> None:
    game, step = played("suipi", {**FISHING, "floor": floor}, move)
    assert telling.tell(game, step.turn, 1, NAMES, before=step.before) == told


def test_others_are_told_of_by_name(played: Any) -> None:
    game, step = played("suipi", {**FISHING, "floor": "5H 4C QS"}, "9S=5H+4C")
    assert telling.tell(game, step.turn, 2, {1: "Ana", 2: "You"}) == ["Ana takes 4C 5H with 9S"]
    assert telling.tell(game, step.turn, 0, {}) == ["Player 1 takes 4C 5H with 9S"]


def test_a_locked_pile_is_called_so(played: Any) -> None:
    given = {"hand": {1: "7S 7D", 2: "8S"}, "floor": "{3C+4H=7@2} KS", "turn": 1}
    game, step = played("suipi", given, "7S,{3C+4H}=7", variants=["group"])
    assert telling.tell(game, step.turn, 1, NAMES) == ["You build 7 with 7S on 3C 4H; the pile is locked"]


def test_a_netted_sweep_is_only_called(played: Any) -> None:
    game, step = played("suipi", {**FISHING, "floor": "9C"}, "9S=9C", variants=["net-suipi"])
    assert telling.tell(game, step.turn, 1, NAMES) == ["You take 9C with 9S", "Suipi!"]


def test_left_over_cards_are_named_with_the_state_before(played: Any) -> None:
    given = {"hand": {1: "9S"}, "floor": "5H 4C QS", "stock": "", "turn": 1}
    game, step = played("suipi", given, "9S=5H+4C")
    assert "You get what is left on the floor: QS" in telling.tell(game, step.turn, 1, NAMES, before=step.before)
    told = telling.tell(game, step.turn, 1, NAMES)
    assert "You get what is left on the floor" in told
    assert told[-1] == "The match is over: all rounds have been played"


def test_a_placement_a_draw_and_what_counts(played: Any) -> None:
    given = {"above": {"hanuk": "+5 -1"}, "below": {"hanuk": "+1 -2", "paduka": "+4"}, "shown": "+3", "stock": "-4 -5"}
    game, step = played("samoa", {**given, "turn": 1}, "+3@hanuk/above")
    assert telling.tell(game, step.turn, 1, NAMES) == [
        "You place +3 at hanuk, above", "The cards above count: hanuk +7 (+5 +3 -1)",
        "To the removed cards: +4 +1 -2", "Ben draws -4"]


@pytest.mark.parametrize(("shown", "move", "told"), [
    ("bonfire-2", "burn +5@hanuk/above", "Cem burns +5 with bonfire-2: from hanuk, above to the removed cards"),
    ("wind+4", "blow +5@hanuk/above", "Cem blows +5 with wind+4: from hanuk, above to hanuk, below"),
    ("wave", "wave draw", "Cem uses wave: 2 more cards to draw"),
    ("wave", "wave skip", "Cem lets wave go"),
])
def test_cards_used_for_what_they_do(played: Any, shown: str, move: str, told: str) -> None:
    given = {"above": {"hanuk": "+5"}, "shown": shown, "stock": "+1 -1 +2 -2", "turn": 3}
    game, step = played("samoa", given, move, players=3)
    assert telling.tell(game, step.turn, 1, NAMES)[0] == told


GUESSES = {"mask": {1: "hanuk", 2: "paduka", 3: "mahalo"}, "phase": "guess", "turn": 1, "stock": ""}


def test_a_guess_is_told_to_nobody_else(played: Any) -> None:
    game, step = played("samoa", GUESSES, "guess 2=paduka 3=lonosa", players=3)
    assert telling.tell(game, step.turn, 1, NAMES, before=step.before) == ["You: guess 2=paduka 3=lonosa"]
    assert telling.tell(game, step.turn, 2, {1: "Ana"}, before=step.before) == ["Ana has chosen"]
    assert telling.tell(game, step.turn, 0, {1: "Ana"}, before=step.before) == ["Ana has chosen"]


def test_guesses_and_roles_are_told_when_the_count_shows_them(played: Any) -> None:
    moves = ("guess 2=paduka 3=lonosa", "guess 1=sakani 3=mahalo", "guess 1=hanuk 2=sakani")
    game, step = played("samoa", GUESSES, *moves, players=3)
    told = telling.tell(game, step.turn, 1, NAMES, before=step.before)
    assert told[:7] == [
        "Cem has chosen", "You wrote Ben = paduka, Cem = lonosa", "Ben wrote You = sakani, Cem = mahalo",
        "Cem wrote You = hanuk, Ben = sakani", "You: hanuk", "Ben: paduka", "Cem: mahalo"]
    assert "Round 2" in told
    assert "1 card for each player" in told


def test_the_opening_tells_the_floor_and_not_the_hands() -> None:
    game, heard = load("suipi"), list[Event]()
    game.start(3, tell=heard.append)
    assert telling.opening(game, heard, 1, NAMES) == ["To the floor: KC 6D 9D 10D", "8 cards for each player"]


def test_a_repaired_layout_is_told() -> None:
    game, heard = load("suipi", variants=["full-circle"]), list[Event]()
    for seed in range(20):
        heard.clear()
        game.start(seed, tell=heard.append)
        if any(event.change == "bury" for event in heard):
            assert any(text.endswith("goes under the stock") for text in telling.opening(game, heard, 0, {}))
            return
    pytest.fail("no layout needed repair")


def cards_named(game: Game, text: str) -> set[str]:
    """The cards in a sentence; names of spots are names of role cards too, and no cards here."""
    return set(re.split(r"[\s(),:;]+", text)) & set(game.cards.text) - set(game.setup.spots)


@pytest.mark.parametrize(("name", "players"), [("suipi", 2), ("samoa", 3)])
def test_only_cards_that_all_know_are_named(match: Any, name: str, players: int) -> None:
    """Whatever happens: a card that is named was public before, or is so now, or was shown on the way."""
    for game, (before, turn, after) in match(name, players=players):
        known = before.public | after.public
        for event in turn.events:
            known |= event.args[0] if event.change == "show" else event.args[3] if event.change == "draw" else 0
        if not game.movers[turn.move[0]].secret:
            known |= 1 << turn.move[1]
        texts = {text for card, text in enumerate(game.cards.text) if known >> card & 1}
        for viewer in range(players + 1):
            for told in telling.tell(game, turn, viewer, {}, before=before):
                assert cards_named(game, told) <= texts, told


def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told() -> None:
    """The same play with the hidden roles of the others exchanged reads the same until they are shown."""
    stock = "+1 -1 +2 -2 +3 -3"
    stories = []
    for roles in ({1: "hanuk", 2: "paduka", 3: "mahalo"}, {1: "hanuk", 2: "lonosa", 3: "paduka"}):
        game = load("samoa", players=3)
        state, told = game.position({"mask": roles, "stock": stock, "shown": "+5", "turn": 2}), list[str]()
        rng = Random(7)
        while state.step == 0 or state.seat < 3:
            before, heard, seat = state.copy(), list[Event](), state.seat
            moves = game.moves(state)
            move = rng.choice(moves) if seat == 1 or state.step == 0 else moves[0]
            text = game.text(state, move)
            state.tell = heard.append
            game.play(state, move)
            told += telling.tell(game, Turn(1, seat, move, text, tuple(heard)), 1, NAMES, before=before)
        stories.append(told)
    assert stories[0] == stories[1]
