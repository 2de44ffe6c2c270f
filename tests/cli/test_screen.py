"""The table as it is drawn: it fits, it says what matters, and it shows nobody what he may not know."""
from __future__ import annotations

import io
import re
from typing import Any

import pytest

from cardgames import load
from cardgames.cli.screen import picture, spots
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import Terminal, length
from cardgames.engine.chance import stream
from cardgames.engine.game import Game

FISHING: dict[str, Any] = {
    "floor": "10C {3C+7S=10@2} {2C+6D=8@1} 6H 4D", "hand": {1: "10D KH", 2: "5S 9H"}, "turn": 1, "won": {1: "AS 2S"},
    "points": {1: 3}}
PLACING: dict[str, Any] = {
    "above": {"hanuk": "+5 -1 +2 bonfire-4"}, "below": {"mahalo": "wind+3"}, "under": {"sakani": "+4 -2"},
    "mask": {1: "hanuk", 2: "paduka"}, "shown": "+3", "turn": 1, "owed": 1}


def look(game: Game, **more: Any) -> Look:
    how: dict[str, Any] = {"colour": False, "accessible": False, "suits": "letters", "plain": True, "live": False}
    return Look(game, Terminal(out=io.StringIO(), **{**how, **more}), {1: "You", 2: "Ben"})


def drawn(name: str, given: dict[str, Any], viewer: int = 1, **more: Any) -> str:
    game = load(name, players=2)
    return "\n".join(picture.picture(look(game, **more), game.observe(game.position(given), viewer)))


def test_the_floor_shows_loose_cards_and_piles_with_value_and_owner() -> None:
    out = drawn("suipi", FISHING)
    for piece in ("10C", "6H", "{3C+7S}=10 (Ben)", "{2C+6D}=8 (yours)"):
        assert piece in out


def test_the_hand_is_sorted_and_only_the_own() -> None:
    out = drawn("suipi", FISHING)
    assert "10D  KH" in out
    assert "9H" not in out
    assert "9H" in drawn("suipi", FISHING, 2)
    assert "KH" not in drawn("suipi", FISHING, 0)


def test_won_cards_are_only_counted() -> None:
    out = drawn("suipi", FISHING)
    assert "won 2" in out
    assert "AS" not in out
    assert "3 points" in out


def test_spots_show_cards_counts_and_what_came_to_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    out = drawn("samoa", PLACING)
    for piece in ("Hanuk", "4/5! (4:0)", "1/5 (0:1)", "+2 in 2", "To play", "+3", "1 more card to draw"):
        assert piece in out


def test_a_secret_role_is_shown_to_its_owner_only() -> None:
    assert "Your mask" in drawn("samoa", PLACING)
    mine = next(line for line in drawn("samoa", PLACING).splitlines() if "Your mask" in line)
    assert "hanuk" in mine
    assert "paduka" not in mine
    assert "Your mask" not in drawn("samoa", PLACING, 0)


def test_a_placement_that_resolves_is_previewed() -> None:
    game = load("samoa", players=2)
    state = game.position(PLACING)
    seen = game.observe(state, 1)
    told = spots.preview(look(game), seen, game.moves(state))
    assert any("hanuk/above" in line and "Hanuk +5" in line for line in told)


def test_piles_that_are_hidden_are_only_counted() -> None:
    game = load("samoa", variants=["memory-piles"], players=2)
    out = "\n".join(picture.picture(look(game), game.observe(game.position(PLACING), 1)))
    assert "+2 in 2" not in out


@pytest.mark.parametrize("width", [20, 40, 60, 80, 100])
@pytest.mark.parametrize(("name", "given"), [("suipi", FISHING), ("samoa", PLACING)])
def test_it_fits_any_width(monkeypatch: pytest.MonkeyPatch, name: str, given: dict[str, Any], width: int) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    wide = [line for line in drawn(name, given, colour=True, plain=False, suits="unicode").splitlines()
            if length(line) > width and len(line.split()) > 1 and "{" not in line]
    assert not wide or width == 20


def test_cards_never_touch_a_long_label(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    game = load("suipi")
    for name in ("Greedy 1, hand", "A name with up to thirty letters"):
        lines = look(game).row(name, ["AD", "2S"] * 6)
        assert all(re.search(r"(^ +|  )(AD|2S)$", line) for line in lines[1:])
        assert lines[0] == f" {name}" or lines[0].startswith(f" {name}  AD")
        assert max(map(len, lines)) <= 40


@pytest.mark.parametrize(("name", "given"), [("suipi", FISHING), ("samoa", PLACING)])
def test_accessible_lines_are_sentences(name: str, given: dict[str, Any]) -> None:
    out = drawn(name, given, accessible=True, suits="words")
    assert out.isascii()
    assert all(line.startswith("  ") or line[-1:] in (".", ":") for line in out.splitlines()), "cards stand in a list"


@pytest.mark.parametrize("name", ["suipi", "samoa"])
def test_two_truths_that_a_seat_cannot_tell_apart_look_the_same(name: str) -> None:
    game = load(name, players=2)
    for seed in range(5):
        state = game.start(seed=seed)
        rng = stream(seed, "test")
        for _ in range(6):
            game.play(state, rng.choice(game.moves(state)))
        for viewer in (1, 2):
            seen = game.observe(state, viewer)
            other = game.imagine(seen, rng)
            pictures = [picture.picture(look(game), game.observe(truth, viewer)) for truth in (state, other)]
            assert pictures[0] == pictures[1]
