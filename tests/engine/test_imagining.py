"""Worlds are imagined evenly: on small tables every deal that fits is found, and found as often as any other."""
from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random
from typing import Any

import pytest

from cardgames.engine import imagining
from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.table.bits import bits, ids
from cardgames.table.observation import UNKNOWN, Observation
from cardgames.table.state import State
from tests.laws.knowing import facts_hold, unknown_places
from tests.laws.laws import each_card_lies_in_one_place
from tests.laws.tables import Rules, game_of, positions
from tests.laws.tables import ids as rulesets

WORLDS = 4000
Deal = tuple[tuple[int, ...], ...]

SMALL: dict[str, tuple[str, list[str], int, dict[str, Any], list[dict[str, Any]]]] = {
    "nothing is told": ("suipi", [], 2, {1: "7S 10H", 2: "5S 9H 2C"}, []),
    "a builder holds one of some": ("suipi", [], 2, {1: "7S", 2: "10H 9H 2C"}, [
        {"zone": "hand", "seat": 2, "holds": True, "cards": "10C 10D 10H 10S"}]),
    "who dropped holds none of some": ("suipi", ["dealers-choice"], 3, {1: "7S", 2: "9H 2C", 3: "10D QS 4S"}, [
        {"zone": "hand", "seat": 2, "holds": False, "cards": "10C 10D QS 4S KD"}]),
    "of both hands something, and little is left over": ("cassino", [], 3, {1: "7S", 2: "9H 2C", 3: "10D QS 4S"}, [
        {"zone": "hand", "seat": 3, "holds": False, "cards": "9H 2C KD"},
        {"zone": "hand", "seat": 2, "holds": True, "cards": "9H 10D"}]),
    "two needs of one hand that one card can meet": ("cassino", [], 2, {1: "7S", 2: "9H 2C KD"}, [
        {"zone": "hand", "seat": 2, "holds": True, "cards": "9H 9C"},
        {"zone": "hand", "seat": 2, "holds": True, "cards": "9H KD 5C"}]),
}
LEFT_OVER = 2
"""Cards in the stock of a small table."""


def small(name: str) -> tuple[Game, State]:
    """A table where all but a few cards have been won."""
    id, variants, seats, hands, facts = SMALL[name]
    game = load(id, variants=variants, players=seats)
    held = " ".join(hands.values()).split()
    told = " ".join(fact["cards"] for fact in facts).split()
    rest = [card for card in game.cards.text if card not in held]
    rest.sort(key=lambda card: card not in told)
    won = " ".join(rest[LEFT_OVER:])
    return game, game.position({"hand": hands, "turn": 1, "facts": facts, "stock": " ".join(rest[:LEFT_OVER]),
                                "won": {1: won}, "floor": ""})


def hands_of(game: Game, state: State, cells: Sequence[int]) -> Deal:
    return tuple(tuple(state.z[cell]) for cell in cells)


def hidden_hands(seen: Observation, game: Game) -> list[int]:
    return [cell for zone, cell in game.layout.place if zone.form == "hand" and UNKNOWN in seen.z[cell]]


def all_deals(pool: Sequence[int], sizes: Sequence[int]) -> Iterator[Deal]:
    if not sizes:
        yield ()
        return
    for hand in combinations(pool, sizes[0]):
        for rest in all_deals([card for card in pool if card not in hand], sizes[1:]):
            yield (hand, *rest)


def fitting(game: Game, state: State, seat: int) -> set[Deal]:
    """Every deal that fits, found by trying all."""
    cells = hidden_hands(game.observe(state, seat), game)
    pool = sorted(card for card, _ in unknown_places(game, state, seat))
    found, world = set(), state.copy()
    for deal in all_deals(pool, [len(state.z[cell]) for cell in cells]):
        for cell, hand in zip(cells, deal, strict=True):
            world.z[cell] = hand
        if facts_hold(game, world):
            found.add(deal)
    return found


@pytest.mark.parametrize("tries", [0, imagining.TRIES], ids=["counted", "drawn"])
@pytest.mark.parametrize("name", SMALL)
def test_every_deal_that_fits_is_equally_likely(name: str, tries: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "TRIES", tries)
    game, state = small(name)
    seen, rng = game.observe(state, 1), Random(name)
    imagine, cells, expected = game.imagining(seen), hidden_hands(seen, game), fitting(game, state, 1)
    found = Counter(hands_of(game, imagine(rng), cells) for _ in range(WORLDS))
    assert 1 < len(expected) < WORLDS / 10
    assert set(found) == expected
    assert evenly(found, len(expected))


def evenly(found: Counter[Deal], ways: int) -> bool:
    """Whether the squared deviations are within five standard deviations of what chance gives."""
    mean = found.total() / ways
    spread = sum((count - mean) ** 2 / mean for count in found.values())
    return abs(spread - (ways - 1)) < 5 * (2 * (ways - 1)) ** 0.5


def test_hand_after_hand_alone_would_not_be_even() -> None:
    """The test above can fail: without throwing deals away, those that leave a later hand little choice come too
    often."""
    game, state = small("of both hands something, and little is left over")
    seen, rng = game.observe(state, 1), Random(1)
    cells, expected = hidden_hands(seen, game), fitting(game, state, 1)
    imagine = imagining.Imagining(game, seen)
    for deals in imagine.deals:
        if deals is not None:
            deals.most = 1
    found = Counter(hands_of(game, imagine(rng), cells) for _ in range(WORLDS))
    assert not evenly(found, len(expected))


def test_the_stock_is_imagined_evenly_too() -> None:
    game, state = small("a builder holds one of some")
    seen, rng = game.observe(state, 1), Random(2)
    imagine = game.imagining(seen)
    firsts = Counter((imagine(rng).order[0],) for _ in range(WORLDS))
    pool = {card for card, _ in unknown_places(game, state, 1)}
    tens = bits(card for card in pool if "10" in game.cards.text[card])
    assert {card for card, in firsts} == pool - set(ids(tens if tens.bit_count() == 1 else 0))


@pytest.mark.parametrize("id", rulesets())
def test_imagining_never_fails(id: str) -> None:
    """At the fullest table of every ruleset, for every seat and an onlooker, in both ways."""
    rules = Rules(id, ())
    game = game_of(rules, game_of(rules).ruleset.shape.seats.players[-1])
    rng = Random(id)
    for state in positions(game, 1, 9):
        for seat in range(game.seats + 1):
            world = game.imagine(game.observe(state, seat), rng)
            each_card_lies_in_one_place(game, world)
            assert facts_hold(game, world)
