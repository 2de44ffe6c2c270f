"""Cards with the same face leave a shuffle in the order of their ids, so an order written as text loses nothing."""
from __future__ import annotations

from cardgames.engine.chance import lowest_first
from cardgames.engine.door import load


def test_an_order_read_from_text_is_the_shuffle_itself() -> None:
    game = load("samoa", players=3)
    for seed in range(5):
        for pack in game.cards.packs:
            order = game.chance(seed=seed).pack_order(pack, 1)
            text = " ".join(game.cards.text[card] for card in order)
            assert game.read_orders({f"{pack}.1": text}) == {f"{pack}.1": order}


def test_faces_keep_their_places() -> None:
    assert lowest_first([3, 0, 2, 1], alike=[1, 2, 1, 2]) == (1, 0, 2, 3)
