"""Matches and records that several tests look at."""
from __future__ import annotations

from collections.abc import Callable

import pytest

from cardgames.engine.door import load
from cardgames.engine.match import Match
from cardgames.players.seats import players
from cardgames.records import transcript
from cardgames.records.transcript import Transcript

Playing = Callable[..., Match]


@pytest.fixture(scope="session")
def playing() -> Playing:
    """A match between random bots, played for so many turns, or to its end."""

    def play(name: str = "suipi", seats: int = 2, *, variants: tuple[str, ...] = (), seed: int | str = 7,
             turns: int | None = None, starter: int | None = None) -> Match:
        game = load(name, players=seats, variants=variants)
        match = Match(game, players(game, "random", seed), seed=seed, starter=starter)
        while not match.is_over and (turns is None or len(match.turns) < turns):
            match.step()
        return match

    return play


@pytest.fixture
def finished(playing: Playing) -> Transcript:
    """The transcript of a finished match."""
    match = playing()
    return transcript.of(match, transcript.header(match, seed=7, kinds=["random", "random"], names=["Ana", "Ben"]))
