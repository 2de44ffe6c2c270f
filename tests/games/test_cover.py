"""The examples of every ruleset show all of it: each kind of move and duty, each way of scoring, the end, each variant.

Rulesets are found by presence; nothing here names one.
"""
from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import pytest

from cardgames.engine.game import Game
from cardgames.pages.examples import Tables
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.models import Example
from cardgames.table.bound import Moves
from cardgames.table.state import Event, State

IDS = Catalogue().ids()
ENOUGH = 8


class Shown(NamedTuple):
    """What one example of the base shows, by paths of rules: `moves.capture`, `duties.owner`, `scoring.lines.cards`."""

    paths: frozenset[str]
    over: bool


@cache
def tables(id: str) -> Tables:
    return Tables(Catalogue().book(id))


def base(id: str) -> dict[str, Example]:
    found = tables(id).game().ruleset.examples_info
    return {name: example for name, example in found.items() if not example.variants}


@cache
def shown(id: str) -> tuple[Shown, ...]:
    return tuple(_shown(tables(id).game((), example.players), example) for example in base(id).values())


def _shown(game: Game, example: Example) -> Shown:
    state, heard = game.position(example.given), list[Event]()
    if example.refused is not None:
        return Shown(frozenset({".".join(example.refused.split(".")[:2])} & {*_duties(game)}), over=False)
    if example.legal is not None or example.count is not None:
        moves = [f"moves.{game.names[move[0]]}" for move in game.moves(state)]
        return Shown(frozenset([*moves, *_barring(game, state)]), over=False)
    paths = set[str]()
    for text in example.moves or (example.move,):
        assert text is not None
        move = game.parse(state, text)
        paths.add(f"moves.{game.names[move[0]]}")
        state.tell = heard.append
        game.play(state, move)
    vetoes = {path for path, scorer in game.bound.plan.lines.values() if scorer.amend is not None}
    paths |= {event.cause for event in heard if event.change != "award" or event.args[2] or event.cause in vetoes}
    return Shown(frozenset(paths), over=game.is_over(state))


def _duties(game: Game) -> list[str]:
    return [path for path, _ in game.bound.duties]


def _barring(game: Game, state: State) -> Iterator[str]:
    """The duties that leave some move out of the list."""
    step, raw = game.steps[state.step], Moves()
    for number in step.movers:
        game.movers[number].add(state, step.source.cards(state), raw)
    for path, duty in game.bound.duties:
        if duty.active(state) and any(duty.bars(state, move) for move in raw):
            yield path


def rules_to_show(game: Game) -> list[str]:
    """The rules that examples must show."""
    ruleset = game.ruleset
    sections = ("moves", "duties", "triggers", "scoring.lines", "ending.leftovers")
    return [part.path for section in sections for part in ruleset.parts(section)]


@pytest.mark.parametrize("id", IDS)
def test_the_base_has_enough_examples(id: str) -> None:
    assert len(base(id)) >= ENOUGH


@pytest.mark.parametrize("id", IDS)
def test_examples_of_the_base_show_every_move_duty_and_way_of_scoring(id: str) -> None:
    found = {path for each in shown(id) for path in each.paths}
    assert [path for path in rules_to_show(tables(id).game()) if path not in found] == []


@pytest.mark.parametrize("id", IDS)
def test_an_example_of_the_base_shows_how_a_match_ends(id: str) -> None:
    assert any(each.over for each in shown(id))


@pytest.mark.parametrize("id", IDS)
def test_some_examples_show_what_is_not_allowed(id: str) -> None:
    assert sum(example.refused is not None for example in base(id).values()) >= 2


@pytest.mark.parametrize("id", IDS)
def test_every_variant_is_shown_by_an_example_and_names_its_source(id: str) -> None:
    ruleset = tables(id).game().ruleset
    used = {variant for example in ruleset.examples_info.values() for variant in example.variants}
    assert set(ruleset.variants_info) - used == set()
    for name, variant in ruleset.variants_info.items():
        assert variant.sources, f"{name} names no source"


@pytest.mark.parametrize("id", IDS)
def test_what_is_in_doubt_is_said(id: str) -> None:
    """On the page that a player reads, not in a comment alone."""
    ruleset = tables(id).game().ruleset
    if ruleset.status != "checked":
        told = " ".join(str(text) for key, text in (ruleset.about or {}).items() if key in ("status", "assumptions"))
        assert len(told) > 60, "about.status or about.assumptions must say what is in doubt"
