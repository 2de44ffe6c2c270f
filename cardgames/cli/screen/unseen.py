"""What a seat has not seen yet, by face, and which cards it has."""
from __future__ import annotations

from cardgames.cli.phrases import say
from cardgames.cli.screen.look import Look
from cardgames.table.bits import bits
from cardgames.table.observation import UNKNOWN, Observation


def left(look: Look, seen: Observation) -> list[str]:
    """The cards of the stock's pack whose place the viewer does not know, each face with its number."""
    game, known = look.game, known_cards(seen)
    faces: dict[str, list[int]] = {}
    for card in game.cards.packs[game.main_pack]:
        if not known >> card & 1:
            faces.setdefault(game.cards.text[card], []).append(card)
    total = sum(map(len, faces.values()))
    pieces = [look.card(cards[0]) + (f" x{len(cards)}" if len(cards) > 1 else "") for cards in faces.values()]
    return look.row(say("zone.unseen", count=str(total)), pieces)


def known_cards(seen: Observation) -> int:
    """The cards whose place the viewer knows, as a bit set: those played in sight of all, wherever they lie by now, and
    those in its own zones. What an observation shows in any cell is known."""
    known = seen.public | bits(card for card in seen.order[seen.pos:] if card != UNKNOWN)
    for held in seen.z:
        if isinstance(held, int):
            known |= held
        else:
            for entry in held:
                known |= entry[0] if isinstance(entry, tuple) else 1 << entry if entry != UNKNOWN else 0
    return known
