"""Captures of every form against the literal rules: lists, refusals, texts, and the question what a card can take."""
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any

import pytest

from cardgames.engine.game import Game
from cardgames.table.bits import bits
from cardgames.table.bound import Moves
from cardgames.table.state import State
from tests.mechanics.floor_table import game_with
from tests.reference.fishing import Thing
from tests.reference.fishing_tables import floor_and_hand, named
from tests.reference.fishing_values import Rules, builds, captures

NONE = {"J": "none", "Q": "none", "K": "none"}
ANY = {"cards": "any"}
COURTS = {"J": 8, "Q": 9, "K": 10}
FEW = {"but": {"rank": ["Q", "K"]}}
FORTY = [rank + suit for rank in ("8", "9", "10") for suit in "CDHS"]
KASINO = {"A": {"hand": 14, "floor": 1}, "2S": {"hand": 15, "floor": 2}, "10D": {"hand": 16, "floor": 10}}
TABLES: dict[str, Rules] = {
    "total-15": Rules(COURTS, {"rank": "none", "sum": {**ANY, "total": 15}}),
    "total-11": Rules(NONE, {"rank": "none", "courts": "one", "sum": {**ANY, "total": 11}}),
    "total-10-or-equal": Rules(NONE, {"rank": "one", "courts": "one", "sum": {**ANY, "total": 10}, "prefer": "single"}),
    "one-single": Rules(COURTS, {"rank": "one", "sum": ANY, "several": "one", "prefer": "single"}),
    "one-fewest": Rules(COURTS, {"rank": "one", "sum": ANY, "several": "one", "prefer": "fewest"}),
    "one-any": Rules(COURTS, {"sum": ANY, "several": "one"}),
    "ace-1-14": Rules({"A": [1, 14]}, {"sum": ANY}),
    "ace-1-11": Rules({"A": [1, 11], "J": 12, "Q": 13, "K": 14}, {"rank": "one", "sum": ANY}),
    "ace-1-11-all": Rules({"A": [1, 11], "J": 12, "Q": 13, "K": 14}, {"sum": ANY, "several": "all"}),
    "hand-floor": Rules(KASINO, {"rank": "none", "sum": {**ANY, "single": True}}),
    "classes": Rules({**NONE, "A": [1, 14]}, {"of": FEW, "takes": FEW, "sum": {"cards": 3, "distinct": True}}),
    "plain": Rules(NONE, {"sum": {**ANY, "piles": True}, "several": "all", "rank": "one", "prefer": "fewest"}),
    "built-ace": Rules({"A": [1, 14]}, {"sum": {**ANY, "piles": True}},
                       {"from": "any", "max": 14, "raise": "anyone", "group": True}),
    "built-royal": Rules({"A": [1, 14]}, {"sum": {**ANY, "piles": True}, "rank": "all"}, {
        "from": "any", "max": 14, "raise": "anyone", "raise_with": "card", "group": True, "group_equals": True}),
    "built-hand-floor": Rules(KASINO, {"rank": "none", "sum": {**ANY, "single": True}},
                              {"from": "any", "max": 16, "raise": "anyone"}),
}
REQUIRED = ["total-15", "total-11", "one-single", "one-fewest", "ace-1-14", "ace-1-11", "hand-floor"]


@cache
def game_of(name: str) -> Game:
    rules = TABLES[name]
    pack: dict[str, Any] = {"base": "french52", "values": rules.values}
    if rules.values is COURTS:
        pack["remove"] = FORTY
    moves: dict[str, Any] = {"capture": rules.capture, "drop": {}}
    if rules.build is not None:
        moves["build"] = rules.build
    return game_with(pack=pack, moves=moves, round__deals={
        "open": {"hands": {"deal": {"to": "hand", "cards": 4}}}, "until": "stock_empty"},
        turn__play__moves=list(moves))


def lying(game: Game, rules: Rules, rng: Random, most: int) -> Mapping[str, Any]:
    """A random position; where there are builds, with piles of two or three cards."""
    deck = list(game.cards.text)
    rng.shuffle(deck)
    hands = {str(seat): " ".join(deck.pop() for _ in range(rng.randint(1, 4))) for seat in (1, 2)}
    floor = [deck.pop() for _ in range(rng.randint(1, most))]
    for _ in range(rng.randint(0, 2) if rules.build is not None or game is game_of("plain") else 0):
        group = [deck.pop(), deck.pop()]
        worth = [game.cards.lies[game.cards.text.index(card)] for card in group]
        if all(worth) and sum(own[-1] for own in worth) <= 10:
            more = [card for card in deck if sum(own[-1] for own in worth) in rules.lies(card)][:rng.randint(0, 1)]
            deck = [card for card in deck if card not in more]
            floor.append("{" + ",".join(["+".join(group), *more]) + f"={sum(own[-1] for own in worth)}@1" + "}")
    return {"floor": " ".join(floor), "hand": hands, "turn": rng.randint(1, 2)}


def wanted_moves(rules: Rules, floor: list[Thing], hand: list[str]) -> set[Any]:
    found: set[Any] = {("capture", card, taken) for card in hand for taken in captures(rules, floor, card)}
    if rules.build is not None:
        found |= {("build", card, *built) for card in hand for built in builds(rules, floor, hand, card)}
    return found | {("drop", card) for card in hand}


@pytest.mark.parametrize("name", TABLES)
def test_lists(name: str, thorough: bool) -> None:
    game, rules, rng = game_of(name), TABLES[name], Random(name)
    asks = game.setup.ask("takes")
    for number in range(5000 if thorough else 1000 if name in REQUIRED else 250):
        state = game.position(lying(game, rules, rng, 8 if number % 25 == 0 else 5))
        floor, hand = floor_and_hand(game, state)
        moves = game.moves(state)
        found = [named(game, move) for move in moves]
        wanted = wanted_moves(rules, floor, hand)
        assert moves.complete
        assert set(found) == wanted, (set(found) ^ wanted, game.to_position(state))
        assert len(found) == len(wanted)
        for card in hand:
            taking = any(move[:2] == ("capture", card) for move in wanted)
            assert asks(state, game.cards.text.index(card)) == taking
        if number % 10 == 0:
            refusals_are_exact(game, state, wanted, rng)


def refusals_are_exact(game: Game, state: State, wanted: set[Any], rng: Random) -> None:
    """Legal moves and their neighbours are accepted exactly if the rules list them; texts are read as they are
    written."""
    cards, legal = game.cards, game.moves(state)
    there = [thing.cards for thing in floor_and_hand(game, state)[0]]
    for move in rng.sample(legal, min(len(legal), 12)):
        assert game.refusal(state, move) is None
        assert game.parse(state, game.text(state, move)) == move, game.text(state, move)
        if game.names[move[0]] == "drop":
            continue
        for thing in there:
            near = (*move[:3], move[3] ^ bits(cards.text.index(card) for card in thing))
            found = game.refusal(state, near)
            assert (found is None) == (named(game, near) in wanted), (game.to_position(state), named(game, near), found)
            if found is not None:
                assert found.rule.startswith("moves.")


@pytest.mark.parametrize("name", [name for name, rules in TABLES.items() if rules.build is None])
def test_a_cut_list_holds_legal_captures_only(name: str) -> None:
    game, rules, rng = game_of(name), TABLES[name], Random(name)
    step = game.names.index("capture")
    for _ in range(60):
        state = game.position(lying(game, rules, rng, 9))
        floor, hand = floor_and_hand(game, state)
        found = Moves()
        some = game.movers[step].some
        assert some is not None
        some(state, state.z[game.setup.zone("hand").cell + state.seat], found)
        for card in hand:
            wanted = captures(rules, floor, card)
            mine = {named(game, move)[2] for move in found if game.cards.text[move[1]] == card}
            assert mine <= wanted
            assert bool(mine) == bool(wanted)


def test_a_crowded_floor_is_listed_in_bounds_and_refused_exactly() -> None:
    """Thirty cards on the floor: the list is cut, and what is not listed can still be played."""
    game, rng = game_of("ace-1-14"), Random(3)
    deck = list(game.cards.text)
    rng.shuffle(deck)
    state = game.position({"hand": {"1": "KS AS", "2": ""}, "turn": 1,
                           "floor": " ".join(card for card in deck if card not in ("KS", "AS"))[:90]})
    moves = game.moves(state)
    assert not moves.complete
    assert len(moves) <= 5000
    for move in rng.sample(moves, 100):
        assert game.refusal(state, move) is None
