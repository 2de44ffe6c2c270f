"""Whole matches of the game of hidden masks: every list of moves, every table, all points and the ranking."""
from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from random import Random
from typing import Any

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.table.state import State
from tests.reference.masks import MASKS, SIDES, Masks, Table

TABLES: list[tuple[tuple[str, ...], Table]] = [
    ((), Table()),
    (("children",), Table(children=True)),
    (("children", "keep-negative"), Table(children=True, keep_negative=True)),
    (("forced-wave",), Table(forced_wave=True)),
    (("free-guess",), Table(free_guess=True)),
    (("blank-guess",), Table(blank_guess=True)),
    (("free-guess", "blank-guess"), Table(free_guess=True, blank_guess=True)),
    (("feathers-only",), Table(feathers_only=True)),
    (("last-round-starter",), Table(last_round_starter=True)),
    (("five-players",), Table()),
    (("five-players", "pyramid"), Table()),
]


@cache
def game_of(variants: tuple[str, ...], players: int) -> Game:
    return load("samoa", list(variants), players=players)


class Side:
    """The engine and the literal rules, side by side through one match."""

    def __init__(self, game: Game, table: Table, seed: int) -> None:
        self.game, self.rng, self.state = game, Random(seed), game.start(seed=seed)
        self.literal = Masks(table, game.seats)
        self.decisions = 0
        self.open_round(self.state.c[2])

    def open_round(self, starter: int) -> None:
        """Cards and masks as they were dealt; who starts is given for the first round only."""
        order = [self.game.cards.text[card] for card in self.state.order]
        masks = self.game.to_position(self.state)["mask"]
        deck = [text for text in order if text not in MASKS]
        self.literal.round_setup(deck, {int(seat): mask for seat, mask in masks.items()}, starter)

    def run(self) -> State:
        game, state, literal = self.game, self.state, self.literal
        while state.seat:
            self.same_table()
            texts = {game.text(state, move): move for move in game.moves(state)}
            wanted = literal.legal()
            assert sorted(texts) == sorted(wanted)
            text = self.choose(sorted(texts))
            game.play(state, texts[text])
            literal.do(text)
            self.decisions += 1
            if literal.phase in ("setup", "over"):
                assert game.points(state) == literal.total
            if literal.phase == "setup":
                self.open_round(literal.next_starter())
        assert literal.phase == "over"
        return state

    def choose(self, texts: list[str]) -> str:
        """A random move, effects often; guesses mostly true, so that players are caught."""
        if self.literal.phase == "guess" and self.rng.random() < 0.7:
            role = self.literal.role
            others = [player for player in role if player != self.literal.current]
            true = "guess " + " ".join(f"{player}={role[player]}" for player in others)
            assert true in texts
            return true
        effects = [text for text in texts if text.startswith(("burn", "blow", "wave draw"))]
        return self.rng.choice(effects if effects and self.rng.random() < 0.6 else texts)

    def same_table(self) -> None:
        given, literal = self.game.to_position(self.state), self.literal
        assert self.state.seat == literal.current
        assert given.get("shown", "") == literal.pending
        assert given.get("owed", 0) == (0 if literal.phase == "guess" else literal.owed)
        for side in SIDES:
            assert same(given.get(side, {}), {mask: literal.board[mask][side] for mask in MASKS})
        assert same(given.get("under", {}), literal.tucked)
        assert sorted(given.get("removed", "").split()) == sorted(literal.removed)
        assert given.get("stock", "").split() == literal.deck


def same(found: dict[str, str], wanted: dict[str, list[str]]) -> bool:
    return {mask: sorted(cards) for mask, cards in wanted.items() if cards} == {
        mask: sorted(text.split()) for mask, text in found.items()}


@pytest.mark.parametrize(("variants", "table"), TABLES, ids=["+".join(variants) or "base" for variants, _ in TABLES])
def test_whole_matches(variants: tuple[str, ...], table: Table, thorough: bool) -> None:
    decisions = 0
    for players in game_of(variants, 2).ruleset.shape.seats.players:
        for seed in range(20 if thorough else 2):
            side = Side(game_of(variants, players), table, seed)
            state = side.run()
            assert side.game.outcome(state).ranking == side.literal.ranking()
            decisions += side.decisions
    assert decisions >= 1000


MISREAD = [field.name for field in fields(Table) if field.name != "keep_negative"]


@pytest.mark.parametrize("misread", MISREAD)
def test_a_misread_rule_is_noticed(misread: str) -> None:
    wrong: dict[str, Any] = {misread: True}

    def play_on() -> None:
        for seed in range(40):
            Side(game_of((), 3), replace(Table(), **wrong), seed).run()

    with pytest.raises((AssertionError, StopIteration)):
        play_on()
