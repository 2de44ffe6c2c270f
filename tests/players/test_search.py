"""A search looks further than one move: it beats greedy, plays the same again, stops when asked, and never peeks."""
from __future__ import annotations

from random import Random

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.lab.simulate import simulate
from cardgames.players import search as module
from cardgames.players.levels import Budget
from cardgames.players.luck import luck
from cardgames.players.search import Bot
from cardgames.players.tree import Tree
from cardgames.table.state import ROUND, Move, State


@pytest.fixture(scope="module")
def suipi() -> Game:
    return load("suipi", variants=["drop-free"])


def bot(game: Game, seat: int = 1, *, iterations: int = 60, seed: int = 0, patient: bool = False) -> Bot:
    return Bot(game, luck(seed, seat), "search", Budget(iterations), patient=patient)


def chosen(game: Game, state: State, *, iterations: int = 60, seed: int = 0) -> str:
    mine = bot(game, state.seat, iterations=iterations, seed=seed)
    return game.text(state, mine.choose(game.observe(state, state.seat), game.moves(state)))


def test_it_beats_greedy(suipi: Game) -> None:
    """Of 20 matches: a bot no better than greedy would win so many twice in a hundred times."""
    first = simulate(suipi, "search:100,greedy", games=10, seed=3)
    second = simulate(suipi, "greedy,search:100", games=10, seed=3)
    assert first.wins[1] + second.wins[2] >= 15


def test_it_does_not_take_a_card_that_opens_a_sweep(suipi: Game) -> None:
    """The other hand is known here: whoever drops beside the lone four gives the sweep or keeps it."""
    state = suipi.position({"floor": "4D", "hand": {1: "KH 5S", 2: "9C 9H"}, "turn": 1, "stock": "", "deal": 3,
                            "counted": {1: " ".join(card for card in suipi.cards.text if card not in (
                                "4D", "KH", "5S", "9C", "9H"))}})
    assert {chosen(suipi, state, seed=seed) for seed in range(5)} == {"KH"}


def test_the_same_seed_and_budget_give_the_same_estimates(suipi: Game) -> None:
    state = suipi.start(seed=3)
    seen, moves = suipi.observe(state, 1), suipi.moves(state)
    first, again, other = (bot(suipi, seed=seed).estimates(seen, moves) for seed in (3, 3, 4))
    assert first == again
    assert first != other


def test_every_look_is_counted_once(suipi: Game) -> None:
    state = suipi.start(seed=3)
    found = bot(suipi, iterations=75).estimates(suipi.observe(state, 1), suipi.moves(state))
    assert sum(each.visits for each in found) == 75
    assert found[0].error is None
    assert all((each.error is not None) == (each.visits > 1) for each in found[1:])


def test_what_is_better_is_looked_at_more(suipi: Game) -> None:
    state = suipi.position({"floor": "10D 3C", "hand": {1: "10H KS 6H", 2: "7C 7D 8H"}, "turn": 1})
    found = bot(suipi, iterations=200).estimates(suipi.observe(state, 1), suipi.moves(state))
    assert suipi.text(state, found[0].move) == "10H=10D"
    assert found[0].visits == max(each.visits for each in found) > 60


def test_time_is_a_budget_too(suipi: Game) -> None:
    state = suipi.start(seed=3)
    timed = Bot(suipi, luck(1, 1), "search", Budget(0, 1))
    assert sum(each.visits for each in timed.estimates(suipi.observe(state, 1), suipi.moves(state))) >= 1


@pytest.mark.parametrize("after", [0, 1, 20])
def test_ctrl_c_gives_the_best_so_far_where_a_person_plays(suipi: Game, after: int,
                                                           monkeypatch: pytest.MonkeyPatch) -> None:
    state = suipi.start(seed=3)
    seen, moves = suipi.observe(state, 1), suipi.moves(state)

    class Interrupted(Tree):
        looks = 0

        def look(self, world: State, move: Move, luck: int) -> float:
            if Interrupted.looks == after:
                raise KeyboardInterrupt
            Interrupted.looks += 1
            return super().look(world, move, luck)

    monkeypatch.setattr(module, "Tree", Interrupted)
    assert bot(suipi, patient=True).choose(seen, moves) in moves
    assert Interrupted.looks == after
    with pytest.raises(KeyboardInterrupt):
        bot(suipi).choose(seen, moves)


@pytest.mark.parametrize(("name", "seats"), [("suipi", 2), ("samoa", 3), ("scopone", 4), ("pishti", 3)])
def test_a_look_ends_with_its_deal(name: str, seats: int) -> None:
    """And its world is then in the next deal, or the match is over, or a secret step has begun."""
    game, rng = load(name, players=seats), Random(1)
    mine, state = bot(game), game.start(seed=1)
    seen = game.observe(state, state.seat)
    for _ in range(5):
        world = game.imagine(seen, rng)
        tree = Tree(game, world, stops=mine.stops, worth=lambda state, seat: 0.0)
        tree.look(world, rng.choice(game.moves(world)), 7)
        assert not world.seat or mine.stops[world.step] or (world.round, world.deal) != (state.round, state.deal)


def test_the_worth_of_a_finished_match_is_its_points_and_the_victory(suipi: Game) -> None:
    value = bot(suipi).valuing
    state = suipi.start(seed=1)
    while state.seat:
        suipi.play(state, suipi.moves(state)[0])
    points, outcome = suipi.points(state), suipi.outcome(state)
    assert outcome.winner
    ahead = points[outcome.winner] - points[3 - outcome.winner]
    for side, sign in ((outcome.winner, 1), (3 - outcome.winner, -1)):
        assert value.at_stop(state, side, state.c[ROUND]) * sign > ahead

