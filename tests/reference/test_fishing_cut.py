"""Crowded floors, where the list of moves is cut: what is listed is legal, what is legal is accepted all the same."""
from __future__ import annotations

from functools import cache
from random import Random

from cardgames.engine.game import Game
from cardgames.table.bits import bits, ids
from cardgames.table.state import Move, State
from tests.reference.fishing import TABLES, Cards, captures
from tests.reference.fishing_tables import floor_and_hand, game_of, named

FLOOR = "AC AD AH 2C 2D 2H 3C 3D 4C 4D 5C 6C 7C"
HAND = "10C 10D 10H 10S 9S 9H 9D"
BIG = ("10D", "9S")


def crowded() -> tuple[Game, State]:
    game = game_of("any-sums")
    state = game.position({"floor": FLOOR, "hand": {1: HAND, 2: "QS"}, "turn": 1, "stock": ""})
    return game, state


@cache
def literal(card: str) -> set[Cards]:
    game, state = crowded()
    return set(captures(TABLES["any-sums"], floor_and_hand(game, state)[0], card))


def test_a_cut_list_holds_legal_moves_only_and_some_of_each_card() -> None:
    game, state = crowded()
    moves = game.moves(state)
    assert not moves.complete
    assert len(set(moves)) == len(moves) <= 5000
    listed = [named(game, move) for move in moves]
    assert 4 * len(literal("10D")) + 3 * len(literal("9S")) > 5000
    for card in BIG:
        wanted = literal(card)
        found = {move[2] for move in listed if move[:2] == ("capture", card)}
        assert found
        assert found <= wanted
        assert max(wanted, key=len) in found                    # of the largest ones at least one


def test_a_refusal_is_exact_where_the_list_is_cut() -> None:
    """Sets that add up, sets that can be taken, and their neighbours: accepted exactly if the rules allow them."""
    game, state = crowded()
    rng, wanted, mover = Random(1), literal("10D"), game.names.index("capture")
    ten = next(ids(game.cards.by_text["10D"]))
    floor = [next(ids(game.cards.by_text[card])) for card in FLOOR.split()]
    legal = sorted(wanted, key=sorted)
    for _ in range(300):
        taken = {next(ids(game.cards.by_text[card])) for card in rng.choice(legal)}
        for cards in (taken, taken ^ {rng.choice(floor)}, set(rng.sample(floor, rng.randint(1, 12)))):
            move: Move = (mover, ten, 0, bits(cards))
            allowed = frozenset(game.cards.text[card] for card in cards) in wanted
            assert (game.refusal(state, move) is None) == allowed


def test_a_legal_move_that_is_not_listed_can_be_typed_and_played() -> None:
    game, state = crowded()
    listed = set(game.moves(state))
    mover, ten = game.names.index("capture"), next(ids(game.cards.by_text["10D"]))
    unlisted = [move for cards in sorted(literal("10D"), key=sorted)
                for move in [(mover, ten, 0, bits(next(ids(game.cards.by_text[card])) for card in cards))]
                if move not in listed]
    for move in Random(2).sample(unlisted, 40):
        text = game.text(state, move)
        assert game.parse(state, text) == move
        played = state.copy()
        game.play(played, move)
        assert played.seat == 2
