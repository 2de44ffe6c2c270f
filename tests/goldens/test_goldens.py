"""Recorded matches: one for every ruleset and every variant, and each goes today as it went when it was recorded."""
from __future__ import annotations

from pathlib import Path

import pytest

from cardgames.engine.game import Game
from tests.goldens.recording import FOLDER, Recording, read, score, wanted, written
from tests.laws.tables import Rules, game_of

AGAIN = "if that is as it should be, record again: python -m tests.goldens.make"
FILES = sorted(FOLDER.rglob("*.play"))


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


def opened(path: Path) -> tuple[Game, Recording]:
    recording = read(path.read_text(encoding="utf-8"))
    header = recording.header
    variants = () if header["variants"] == "none" else tuple(header["variants"].split())
    return game_of(Rules(header["ruleset"], variants), int(header["players"])), recording


def test_there_is_one_for_every_ruleset_and_variant() -> None:
    missing, stale = set(wanted()) - set(FILES), set(FILES) - set(wanted())
    assert not missing, f"no recorded match of {sorted(map(name_of, missing))}; {AGAIN}"
    assert not stale, f"there is no such variant: {sorted(map(name_of, stale))}; {AGAIN}"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_it_plays_as_recorded(path: Path) -> None:
    """The moves with their seats, then the score; only then every event, so that the graver fault is told first."""
    game, recording = opened(path)
    text, seed = path.read_text(encoding="utf-8"), int(recording.header["seed"])
    state = game.start(seed=seed)
    for seat, move in recording.moves:
        assert state.seat == seat
        played = game.parse(state, move)
        assert game.text(state, played) == move
        game.play(state, played)
    assert not state.seat
    assert text.rstrip().endswith("\n".join(score(game, state))), AGAIN
    assert text == written(game, seed, [move for _, move in recording.moves]), AGAIN


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_it_plays_the_same_from_recorded_orders(path: Path) -> None:
    """The cards of the seed, given as an order, make the same first round."""
    game, recording = opened(path)
    seeded = game.start(seed=recording.header["seed"])
    orders = {f"{pack}.1": " ".join(game.cards.text[card] for card in seeded.chance.pack_order(pack, 1))
              for pack in game.cards.packs}
    dealt_anew = any(dealer.spoiled for _, dealer in game.bound.plan.opening)      # a second order is of the seed
    buried = any(getattr(part.params, "how", "") == "bury" for part in game.ruleset.mechanics)     # and so is the place
    same_seed = dealt_anew or buried
    state = game.start(seed=recording.header["seed"] if same_seed else "another", order=orders, starter=seeded.c[2])
    for seat, move in recording.moves:
        if state.round > 1:
            break
        assert state.seat == seat
        game.play(state, game.parse(state, move))
