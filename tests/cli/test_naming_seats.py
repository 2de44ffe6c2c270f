"""Moves that name seats: they are read, refused and told by the names that people have."""
from __future__ import annotations

import dataclasses
import re

import pytest

from cardgames import load
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.stopping import Quit
from tests.cli.test_prompt import Table


def test_seats_may_be_named_by_their_names() -> None:
    game = load("samoa", players=2)
    state = game.position({"phase": "guess", "turn": 1, "mask": {1: "hanuk", 2: "paduka"}, "stock": ""})
    for typed in ("guess ben=paduka", "BEN = paduka", "b=paduka", "guess 2=paduka"):
        asked = Table(game, state, [typed])
        assert asked.asked() == "guess 2=paduka"
    assert "guess Ben=" in asked.told, "the hint names people"


def test_names_of_several_words_are_understood() -> None:
    game = load("samoa", players=3)
    state = game.position({"phase": "guess", "turn": 1, "stock": "",
                           "mask": {1: "hanuk", 2: "paduka", 3: "mahalo"}})
    bots = {1: "You", 2: "Greedy 2", 3: "Greedy 3"}
    for typed in ("guess greedy 2=paduka greedy 3=mahalo", "guess Greedy3=mahalo, Greedy2=paduka"):
        asked = Table(game, state, [typed])
        asked.person.look = dataclasses.replace(asked.person.look, names=bots)
        assert asked.asked() == "guess 2=paduka 3=mahalo"


@pytest.mark.parametrize(("typed", "said"), [
    ("guess cy=paduka", "Nobody here is called cy."),
    ("guess cy=hanuk bea=paduka", "Nobody here is called cy."),
    ("guess be=paduka bea=mahalo", '"be" can be Ben or Bea.'), ("guess Ana=hanuk ben=mahalo", "nobody else"),
    ("guess ben=paduka", "Bea has no mask: every other player gets one."),
    ("guess ben=paduka ben=lonosa bea=mahalo", "Ben is named twice."),
    ("guess ben=moon bea=paduka", "legal, and near it: guess Ben="), ("guess ben=ma bea=ma", "Mahalo is named twice"),
    ("why guess ben=paduka", "Bea has no mask"), ("why guess cy=paduka", "Nobody here is called cy."),
    ("why guess ben=mahalo bea=paduka", '"guess Ben=mahalo Bea='),
    ("why guess ben=moon bea=paduka", "legal, and near it: guess Ben="), ("moves", "1 guess Ben="),
    ("why", "guess Ben="), ("?", "guess Ben="), ("guess ben=paduka !", '"guess ben=paduka !" is not understood')])
def test_seats_are_called_by_their_names_throughout(typed: str, said: str) -> None:
    game = load("samoa", players=3)
    state = game.position({"phase": "guess", "turn": 1, "stock": "", "mask": {1: "hanuk", 2: "paduka", 3: "mahalo"}})
    asked = Table(game, state, [typed, "quit"])
    look = dataclasses.replace(asked.person.look, names={1: "Ana", 2: "Ben", 3: "Bea"})
    asked.person = Person(look, asked.lines, (1,))
    with pytest.raises(Quit):
        asked.asked()
    told = " ".join(asked.told.partition("Type a move")[2].split())
    assert said in told
    assert not re.search(r"[23]=|(seat|player) \d", told)


def test_a_seat_of_the_game_is_called_by_its_number_where_there_are_no_names() -> None:
    game = load("samoa", players=3)
    state = game.position({"phase": "guess", "turn": 1, "stock": "", "mask": {1: "hanuk", 2: "paduka", 3: "mahalo"}})
    refused = game.refusal(state, "guess 2=paduka")
    assert refused is not None
    assert refused.message == "Player 3 has no mask: every other player gets one"
