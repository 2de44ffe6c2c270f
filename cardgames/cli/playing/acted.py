"""What the engine reports of a turn, for those who write rules: which rule did what to which cards."""
from __future__ import annotations

from collections.abc import Sequence

from cardgames.cli.phrases import say
from cardgames.engine.game import Game
from cardgames.table.state import Event


def lines(game: Game, events: Sequence[Event], viewer: int) -> list[str]:
    """A line for each rule that acted, in order, as a seat may know it; seat 0 is an onlooker."""
    found: list[tuple[str, list[str]]] = []
    for event in (game.filtered(each, viewer) for each in events):
        cards = [game.cards.text[card] if card >= 0 else "?" for card in event.cards]
        if not found or found[-1][0] != event.cause:
            found.append((event.cause, []))
        found[-1][1].append(" ".join([say(f"act.{event.change}"), *cards]))
    return [f"  [{cause}] {', '.join(done)}" for cause, done in found]
