"""Chance: derived streams that do not depend on play, recorded orders, the first starter, the secret of the seed."""
from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cardgames.engine.chance import VERSION, Chance, shuffled, stream
from cardgames.engine.door import load
from cardgames.errors import UsageError
from tests.laws.tables import choose


def chance(seed: int | str = 1, **kwargs: object) -> Chance:
    return Chance(seed=seed, packs={"main": range(5, 15), "masks": range(5)}, **kwargs)  # type: ignore[arg-type]


def test_a_stream_is_the_same_for_ever() -> None:
    """Numbers written down: if they change, VERSION must be raised, for every seed then gives other cards."""
    assert VERSION == 1
    assert shuffled(range(8), stream(7, "shuffle:main", 1, 1)) == (4, 1, 3, 5, 2, 6, 7, 0)
    assert round(stream("tea", "bot:2:11").random(), 6) == 0.940666
    assert round(stream(7, "starter", 1).random(), 6) == 0.320083


def test_a_seed_may_be_a_number_or_its_text() -> None:
    assert stream(7, "x").random() == stream("7", "x").random()


def test_every_purpose_has_its_own_stream() -> None:
    found = {stream(*words).random() for words in ((1, "a"), (1, "b"), (2, "a"), (1, "a", 1), (1, "a", 2), (1, "a1"))}
    assert len(found) == 6


def test_orders_of_rounds_and_attempts_differ_and_the_stock_comes_last() -> None:
    orders = {chance().order(number, attempt) for number in (1, 2, 3) for attempt in (1, 2)}
    assert len(orders) == 6
    for order in orders:
        assert sorted(order[:5]) == list(range(5))
        assert sorted(order[5:]) == list(range(5, 15))


def test_a_recorded_order_counts_for_the_first_attempt_of_its_round() -> None:
    recorded = tuple(range(14, 4, -1))
    found = chance(orders={"main.2": recorded})
    assert found.pack_order("main", 2) == recorded
    assert found.pack_order("main", 2, 2) == chance().pack_order("main", 2, 2) != recorded
    assert found.pack_order("main", 1) == chance().pack_order("main", 1)


def test_shuffles_are_even() -> None:
    first = Counter(chance(seed).pack_order("main", 1)[0] for seed in range(2000))
    assert all(140 <= first[card] <= 260 for card in range(5, 15))


def test_picks_are_even_and_count_from_one() -> None:
    picks = Counter(chance(seed).pick("starter", 1, 4) for seed in range(2000))
    assert sorted(picks) == [1, 2, 3, 4]
    assert all(420 <= count <= 580 for count in picks.values())


def test_the_cards_of_a_later_round_do_not_depend_on_play() -> None:
    game, second = load("suipi", variants=["floor-unique"]), set()
    for luck in range(3):
        rng, state = Random(luck), game.start(seed=5)
        while state.round == 1:
            game.play(state, choose(game, state, rng))
        second.add(state.order)
    assert len(second) == 1


def test_a_match_never_shows_its_seed() -> None:
    game = load("suipi")
    state = game.start(seed=987654321)
    shown = f"{state} {state.chance} {game.observe(state, 1)} {game.observe(state, 1).chance} {game.to_position(state)}"
    assert "987654321" not in shown


def test_the_starter_may_be_asked_for() -> None:
    for name, seats in (("suipi", 2), ("samoa", 4)):
        game = load(name, players=seats)
        for seat in range(1, seats + 1):
            assert game.start(seed=3, starter=seat).seat == seat
        for seat in (0, seats + 1, -1):
            with pytest.raises(UsageError, match=f"one of the seats 1 to {seats}"):
                game.start(starter=seat)
