"""Hidden roles: moves tell who has which, and a bot that knows this guesses well and is not found out."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from cardgames.engine.door import load
from cardgames.engine.game import Game
from cardgames.engine.match import Match, Player
from cardgames.players import greedy
from cardgames.players.beliefs import ByChoice, ByHelp, Suspecting
from cardgames.players.guessing import Guessing, worlds
from cardgames.players.hiding import Hiding, at_stake, caught, minds
from cardgames.players.levels import Budget
from cardgames.players.luck import luck
from cardgames.players.roles import Roles
from cardgames.players.search import Bot
from cardgames.table.state import Move, State
from tests.laws.laws import each_card_lies_in_one_place


@pytest.fixture(scope="module")
def masks() -> Game:
    return load("samoa", players=4)


def played(game: Game, *texts: str) -> State:
    """A round in which these moves were made; each card is shown when its turn comes."""
    cards = [text.partition("@")[0] for text in texts]
    rest = [game.cards.text[card] for card in game.cards.packs[game.main_pack]]
    for card in cards:
        rest.remove(card)
    state = game.start(order={"main.1": " ".join([*cards, *rest]), "masks.1": "sakani hanuk paduka lonosa mahalo"},
                       starter=1)
    for text in texts:
        game.play(state, game.parse(state, text))
    return state


def role(game: Game, name: str) -> int:
    return next(card for card in game.cards.packs["masks"] if game.cards.text[card] == name)


@pytest.mark.parametrize("way", [ByHelp, ByChoice])
def test_feeding_a_spot_tells_of_its_role(masks: Game, way: type[ByHelp] | type[ByChoice]) -> None:
    roles = Roles(masks)
    state = played(masks, "+5@paduka/above", "+5@hanuk/above", "-5@sakani/above")
    suspicions = way(roles)(masks.observe(state, 4))
    best = {seat: max(row, key=lambda card: row[card]) for seat, row in suspicions.items()}
    assert best[1] == role(masks, "paduka")
    assert best[2] == role(masks, "hanuk")
    assert min(suspicions[3], key=lambda card: suspicions[3][card]) == role(masks, "sakani")
    assert set(suspicions[4].values()) == {0.0}


def test_suspicions_are_the_same_whoever_looks_and_whatever_was_judged_before(masks: Game) -> None:
    roles = Roles(masks)
    long_standing = ByChoice(roles)
    state = played(masks, "+5@paduka/above", "+4@hanuk/above")
    early = long_standing(masks.observe(state, 3))
    masks.play(state, masks.moves(state)[0])
    masks.play(state, masks.moves(state)[1])
    assert long_standing(masks.observe(state, 1)) == ByChoice(roles)(masks.observe(state, 2)) != early


def test_one_odd_move_rules_no_role_out(masks: Game) -> None:
    roles = Roles(masks)
    row = ByChoice(roles)(masks.observe(played(masks, "-5@sakani/above"), 2))[1]
    nothing = {seat: dict.fromkeys(row, 0.0) for seat in range(1, 5)}
    found = worlds(roles, {2: role(masks, "hanuk")}, {**nothing, 1: row})
    assert 0 < sum(world.weight for world in found if world.cards[1] == role(masks, "sakani")) < 0.2
    assert sum(world.weight for world in found) == pytest.approx(1)


def test_what_is_at_stake_is_read_from_the_rules() -> None:
    for variants, own in (([], 0.0), (["children"], 1.0)):
        game = load("samoa", players=3, variants=variants)
        roles = Roles(game)
        stakes = at_stake(roles, Guessing(roles, ByHelp(roles)))
        assert (stakes.name, stakes.own, stakes.names) == (5.0, own, 0.0)


def test_who_is_suspected_of_another_role_is_not_caught(masks: Game) -> None:
    roles, own, other = Roles(masks), role(masks, "sakani"), role(masks, "mahalo")
    nothing = {seat: dict.fromkeys(roles.cards, 0.0) for seat in range(1, 5)}
    others = minds(roles, 1, own, nothing)
    even, plain, led_astray = (caught(others, own, {**nothing[1], **fits}) for fits in ({}, {own: 5.0}, {other: 5.0}))
    assert led_astray < 0.001 < even < 0.1 < 0.9 < plain


def test_a_loud_move_for_the_own_role_is_worth_less(masks: Game) -> None:
    roles = Roles(masks)
    guessing = Guessing(roles, ByChoice(roles))
    state = played(masks, "+5@hanuk/above", "+5@hanuk/above", "+5@paduka/above", "+5@lonosa/above")
    seen, ways = masks.observe(state, 1), list[Suspecting]([ByChoice(roles)])
    loud, quiet = (next(move for move in masks.moves(state) if f"@{spot}/above" in masks.text(state, move))
                   for spot in ("sakani", "mahalo"))
    keep = Hiding(roles, guessing, ways).keeping(seen, state, [loud, quiet])
    assert keep(loud, 1.0) < keep(quiet, 1.0)


class Guesser(greedy.Bot):
    """Plays greedily, and guesses by what the others have chosen."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(game, luck(seed, seat))
        roles = Roles(game)
        self.guessing = Guessing(roles, ByChoice(roles))


def rounds(game: Game, bot: int, seed: int, *, exact: bool) -> Iterator[tuple[dict[int, int], bool]]:
    """The points of each round of a match of one search among greedy seats, and whether the search was caught."""
    seated: dict[int, Player] = {
        seat: Bot(game, luck(seed, seat), "search", Budget(20)) if seat == bot
        else Guesser(game, seat, seed) if exact else greedy.Bot(game, luck(seed, seat))
        for seat in range(1, game.seats + 1)}
    match, before = Match(game, seated, seed=seed), dict.fromkeys(seated, 0)
    named = game.setup.ask("named_rightly")
    while not match.is_over:
        number, move = match.state.round, match.decide().move
        told = match.state.copy()
        game.movers[move[0]].apply(told, move)
        match.play(move)
        if match.is_over or match.state.round != number:
            points = game.points(match.state)
            right = named(told)
            caught_ = all(right[other - 1] >> bot & 1 for other in seated if other != bot)
            yield {seat: points[seat] - before[seat] for seat in seated}, caught_
            before = points


@pytest.mark.parametrize("exact", [False, True], ids=["who count", "who infer"])
def test_one_who_hides_beats_three_who_do_not(masks: Game, exact: bool) -> None:
    """The bar is three points a round more than they have, and to be caught in half of the rounds at most."""
    found = [(points, bot, is_caught) for bot in (1, 3) for points, is_caught in rounds(masks, bot, bot, exact=exact)]
    own = sum(points[bot] for points, bot, _ in found) / len(found)
    others = sum(sum(points.values()) - points[bot] for points, bot, _ in found) / (3 * len(found))
    assert own - others >= 3
    assert sum(is_caught for _, _, is_caught in found) <= len(found) / 2


def test_moves_are_estimated_with_what_they_give_away(masks: Game) -> None:
    state = played(masks, "+5@hanuk/above", "+5@hanuk/above", "+5@paduka/above", "+5@lonosa/above")
    found = Bot(masks, luck(1, 1), "search", Budget(40)).estimates(masks.observe(state, 1), masks.moves(state))
    moves: list[Move] = [each.move for each in found]
    assert sorted(moves) == sorted(masks.moves(state))
    assert [each.worth for each in found] == sorted((each.worth for each in found), reverse=True)


def test_worlds_with_likely_roles_come_often_and_are_whole(masks: Game) -> None:
    state = played(masks, "+5@paduka/above", "+5@hanuk/above", "-5@sakani/above", "+1@mahalo/above", "+4@paduka/above")
    bot, rng = Bot(masks, luck(1, 4), "search", Budget(1)), Random(1)
    imagine, paduka = bot._imagining(masks.observe(state, 4)), 0
    for _ in range(200):
        world = imagine(rng)
        each_card_lies_in_one_place(masks, world)
        paduka += bot.roles.of(world)[1] == role(masks, "paduka")
    assert paduka > 150
