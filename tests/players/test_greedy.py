"""Greedy looks one move ahead: it beats random play, takes what scores, is quick, and never peeks."""
from __future__ import annotations

from random import Random

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.lab.ladder import contests
from cardgames.lab.simulate import simulate
from cardgames.players.greedy import MOST, Bot, some
from cardgames.players.luck import luck
from cardgames.players.seats import players
from cardgames.rules.catalogue import Catalogue
from cardgames.table.state import State


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi", variants=["drop-free"])


def chosen(game: Game, state: State, seed: int = 0) -> str:
    bot = Bot(game, luck(seed, state.seat))
    return game.text(state, bot.choose(game.observe(state, state.seat), game.moves(state)))


def test_greedy_beats_random_clearly(suipi: Game) -> None:
    first = simulate(suipi, "greedy,random", games=100, seed=1)
    second = simulate(suipi, "random,greedy", games=100, seed=2)
    assert first.wins[1] + second.wins[2] >= 180


@pytest.mark.parametrize("id", Catalogue().ids())
def test_greedy_comes_before_random_in_every_ruleset(id: str) -> None:
    """Rulesets are found by presence, so whatever one calls winning, fewest points too, is what bots play for. How much
    stronger it is depends on how much there is to choose."""
    ((contest,), _) = contests(load(id), [("greedy", "random")], sets=8)
    assert contest.share >= 0.5
    assert contest.lead > 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random_with_hidden_roles(seats: int) -> None:
    report = simulate(load("samoa", players=seats), ["greedy", *["random"] * (seats - 1)], games=10, seed=1)
    assert report.wins[1] >= 9


@pytest.mark.parametrize(("floor", "hand", "best"), [
    ("10D 3C", "10H KS", "10H=10D"),                    # the card worth two points
    ("4C 5H", "9S 5D", "9S=5H+4C"),                     # the sweep rather than one card
    ("KC KD 2S 8H", "KS 2D", "2D=2S"),                  # a spade worth a point, not two plain kings
])
def test_it_takes_what_scores_most(suipi: Game, floor: str, hand: str, best: str) -> None:
    state = suipi.position({"floor": floor, "hand": {1: hand, 2: "7C 7D"}, "turn": 1})
    assert {chosen(suipi, state, seed) for seed in range(5)} == {best}


def test_it_keeps_what_scores_while_it_has_anything_else_to_drop(suipi: Game) -> None:
    state = suipi.position({"floor": "QS", "hand": {1: "10D AC 2S 8H", 2: "7C 7D"}, "turn": 1})
    assert {chosen(suipi, state, seed) for seed in range(5)} == {"8H"}


def test_moves_that_are_level_are_chosen_among_at_random(suipi: Game) -> None:
    state = suipi.position({"floor": "QS", "hand": {1: "8H 7H 6H", 2: "4C 4D"}, "turn": 1})
    assert {chosen(suipi, state, seed) for seed in range(30)} == {"8H", "7H", "6H"}


@pytest.mark.parametrize(("name", "seats"), [("suipi", 2), ("samoa", 2), ("samoa", 4)])
def test_nobody_peeks(name: str, seats: int) -> None:
    """A world that differs only in what the seat cannot know leads to the same choice."""
    game = load(name, players=seats)
    match, rng = Match(game, players(game, "random", 8), seed=8), Random(8)
    for number in range(60):
        if match.is_over:
            break
        state, seat = match.state, match.state.seat
        other = game.imagine(game.observe(state, seat), rng)
        if number % 3 == 0 or game.secret_steps[state.step]:
            bots = [Bot(game, luck(8, seat)) for _ in range(2)]
            assert bots[0].choose(game.observe(state, seat), game.moves(state)) == bots[1].choose(
                game.observe(other, seat), game.moves(other))
        match.step()


def test_a_choice_depends_on_nothing_else(suipi: Game) -> None:
    state = suipi.start(seed=3)
    bot = Bot(suipi, luck(3, 1))
    seen, moves = suipi.observe(state, 1), suipi.moves(state)
    assert len({bot.choose(seen, moves) for _ in range(5)}) == 1


def test_the_only_move_is_played_at_once(suipi: Game) -> None:
    state = suipi.position({"floor": "QS", "hand": {1: "8H", 2: "7C"}, "turn": 1})
    assert chosen(suipi, state) == "8H"


def test_of_a_long_list_a_share_is_tried() -> None:
    moves = [(0, number, 0, (1 << number) - 1) for number in range(1, 201)]
    share = some(moves, Random(1))
    assert len(share) == len(set(share)) == MOST
    assert moves[-1] in share
    assert some(moves[:10], Random(1)) == moves[:10]
