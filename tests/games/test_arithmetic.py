"""Sums that must come out in every round: the points that are in a pack, and what is lost of them when sides are level.

Random rounds of two sides; sweeps and what else scores in play are left aside.
"""
from __future__ import annotations

import pytest

from cardgames.engine import outcome
from tests.games.playing import cards, game_of, last_play

# Points of a round, and those that are lost (or wait) when the cards, or the coins, are level.
POINTS: list[tuple[str, tuple[str, ...], set[int]]] = [
    ("cassino", (), {11, 11 - 3}),
    ("cassino", ("last-counts",), {11, 11 - 2}),
    ("cassino", ("ten-three",), {11, 11 - 1}),
    ("cassino", ("wippen",), {11, 11 - 2}),
    ("royal-cassino", (), {11, 11 - 3}),
    ("royal-cassino", ("ace-one",), {11, 11 - 3}),
    ("draw-cassino", (), {11, 11 - 3}),
    ("spade-cassino", (), {26, 26 - 3}),
    ("spade-cassino", ("twenty-four",), {24, 24 - 3}),
    ("swedish-kasino", (), {11, 11 - 1}),
    ("swedish-kasino", ("byggkasino",), {12, 12 - 3}),
    ("south-african-casino", (), {11}),
    ("basra", (), {43, 43 - 30}),
    ("pasur", (), {20}),
    ("pishti", (), {16, 16 - 3}),
    ("tablic", (), {25, 25 - 3}),
    ("tablic", ("jack-takes-all",), {12, 12 - 3}),
]
UP_TO: list[tuple[str, int, int]] = [
    # At least the single card that counts; at most that and most cards, most coins, and the best sevens or suits.
    ("scopa", 1, 4), ("scopone", 1, 4), ("scopone-scientifico", 1, 4), ("scopa-di-quindici", 1, 4), ("chkobba", 1, 4),
    ("hurrikan", 1, 4), ("escoba", 1, 4), ("desescoba", 1, 4), ("callabra", 0, 4),
]


def points(id: str, variants: tuple[str, ...], seed: int, players: int) -> int:
    """What the lines of the score pad give in one round, both sides together."""
    game, before = last_play(id, *variants, players=players, seed=seed)
    start = {line: sum(row.values()) for line, row in outcome.lines(game, before).items()}
    state = before.copy()
    game.play(state, game.moves(state)[0])
    lines = {part.name for part in game.ruleset.parts("scoring.lines")}
    end = {line: sum(row.values()) for line, row in outcome.lines(game, state).items()}
    return sum(end.get(line, 0) - start.get(line, 0) for line in lines)


def sizes(id: str, variants: tuple[str, ...]) -> list[int]:
    """The numbers of players with two sides."""
    ruleset = game_of(id, *variants).ruleset
    return [players for players in ruleset.shape.seats.players if game_of(id, *variants, players=players).sides == 2]


@pytest.mark.parametrize(("id", "variants", "sums"), POINTS, ids=str)
def test_a_round_of_two_sides_gives_the_points_that_are_in_the_pack(id: str, variants: tuple[str, ...],
                                                                    sums: set[int]) -> None:
    found = {points(id, variants, seed, players) for players in sizes(id, variants) for seed in range(12)}
    assert found <= sums
    assert max(sums) in found


@pytest.mark.parametrize(("id", "least", "most"), UP_TO, ids=str)
def test_a_round_of_two_sides_gives_no_more_than_there_is(id: str, least: int, most: int) -> None:
    found = {points(id, (), seed, players) for players in sizes(id, ()) for seed in range(12)}
    assert least <= min(found)
    assert max(found) <= most


@pytest.mark.parametrize("id", ["scopa", "escoba", "cassino", "basra", "south-african-casino"])
def test_the_pack_is_whole_before_the_last_play(id: str) -> None:
    game, before = last_play(id, players=2, seed=3)
    assert sorted(cards(game.to_position(before))) == sorted(game.cards.text)


@pytest.mark.parametrize("id", ["escoba", "desescoba", "scopa-di-quindici"])
@pytest.mark.parametrize("seed", range(5))
def test_where_captures_are_fifteens_ten_more_than_fifteens_is_left(id: str, seed: int) -> None:
    """All cards are worth 220, which is 10 more than 14 fifteens."""
    game, before = last_play(id, players=2, seed=seed)
    value, position = dict(zip(game.cards.text, game.cards.value, strict=True)), game.to_position(before)
    left = position.get("floor", "").split() + " ".join(position["hand"].values()).split()
    assert sum(game.cards.value) == 220
    assert sum(value[card] for card in left) % 15 == 10
