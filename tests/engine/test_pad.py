"""A score pad fed with what was true of real matches gives the engine's own scores, in every game."""
from __future__ import annotations

import pytest

from cardgames.engine import outcome
from cardgames.engine.game import Game
from cardgames.engine.pad import Pad
from cardgames.errors import CountError
from cardgames.rules import loading
from cardgames.table.state import DEALER, ROUND, STARTER
from tests.engine.real_counts import Played, fact, played, points
from tests.laws.tables import WHOLE, Rules, alone, book_of, game_of, ids


def own(rules: Rules, players: int | None = None, **settings: object) -> Game:
    """A game that nobody else uses: a pad and a recorded match change theirs."""
    return Game(loading.build(book_of(rules.id), rules.variants, settings, players))


def tables() -> list[Rules]:
    """Every ruleset; of two games every variant, of the others the variants that count otherwise."""
    return [rules for id in ids() for rules in alone(id)]


def told(game: Game, match: Played) -> Pad:
    """A pad that was told all counts of a match, compared with the engine after each."""
    pad = Pad(game, starter=match.starter)
    for count in match.counts:
        while not told_one(pad, game, count):
            pass
        assert points(game, pad.state) == count.lines
    return pad


def told_one(pad: Pad, game: Game, count: object) -> bool:
    asked = pad.asked
    assert asked is not None
    return pad.answer(fact(game, asked, count)) is not None  # type: ignore[arg-type]


def numbers(rules: Rules) -> tuple[int, ...]:
    players = game_of(rules).ruleset.shape.seats.players
    return players if rules.id in WHOLE or not rules.variants else (players[len(str(rules)) % len(players)],)


@pytest.mark.parametrize("rules", tables(), ids=str)
def test_a_pad_scores_as_the_engine_does(rules: Rules, thorough: bool) -> None:
    for players in numbers(rules):
        for seed in range(5 if thorough else 1):
            real, game = own(rules, players), own(rules, players)
            match = played(real, seed)
            pad = told(game, match)
            assert pad.asked is None
            assert outcome.of(game, pad.state) == outcome.of(real, match.end)
            assert [pad.state.c[cell] for cell in (ROUND, STARTER, DEALER)] == [
                match.end.c[cell] for cell in (ROUND, STARTER, DEALER)]


def test_a_wrong_answer_is_not_taken() -> None:
    pad = Pad(own(Rules("suipi", ())))
    with pytest.raises(CountError):
        pad.answer([1])
    assert pad.answers == []
