"""Draw Cassino: what is other than in Cassino."""
from __future__ import annotations

from random import Random

import pytest

from tests.games.cassino.playing import counted
from tests.games.playing import cards, game_of

ID = "draw-cassino"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_hands_stay_at_four_until_the_pack_is_out(players: int) -> None:
    game = game_of(ID, players=players)
    state, rng, plays = game.start(seed=5), Random(5), 0
    while state.round == 1 and not game.is_over(state):
        position = game.to_position(state)
        if position.get("stock", ""):
            assert {len(hand.split()) for hand in position["hand"].values()} == {4}
        assert len(cards(position)) == 52
        assert state.deal == 1
        game.play(state, rng.choice(game.moves(state)))
        plays += 1
    assert plays == 48


def test_a_drawn_card_goes_to_who_played() -> None:
    game = game_of(ID, players=2)
    state = game.position({"floor": "KD", "hand": {1: "2C 3C", 2: "4C 5C"}, "stock": "9H 8H", "turn": 1})
    game.play(state, game.parse(state, "2C"))
    assert set(game.to_position(state)["hand"]["1"].split()) == {"3C", "9H"}


@pytest.mark.parametrize("seed", range(15))
@pytest.mark.parametrize("variants", [(), ("royal",)])
def test_the_round_has_eleven_points_or_eight(variants: tuple[str, ...], seed: int) -> None:
    lines, _ = counted(ID, *variants, players=2, seed=seed)
    assert sum(lines.values()) - lines["sweep"] in (11, 8)
