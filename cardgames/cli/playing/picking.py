"""Which moves of a list somebody wants to see: those with a card, at a place, of a kind, or that name a role."""
from __future__ import annotations

import re

from cardgames.cli.playing import notes, typed
from cardgames.cli.screen.look import Look
from cardgames.table.bound import Moves
from cardgames.table.notation import card_mask
from cardgames.table.observation import Observation
from cardgames.table.spots import called, words_of
from cardgames.table.state import Move

PARTS = re.compile(r"[@/,=\s]+")
"""What parts the words of a move that is written out."""


def picked(look: Look, seen: Observation, moves: Moves, text: str) -> list[tuple[int, Move]]:
    """The moves with their numbers: those with the card that a text names; without any, those that have all its words
    in them."""
    game, numbered = look.game, list(enumerate(moves, 1))
    mask = card_mask(game.cards, text) or card_mask(game.cards, typed.cards(look, text))
    with_card = [(number, move) for number, move in numbered
                 if move[1] >= 0 and mask >> move[1] & 1 and game.movers[move[0]].effect != "named"]
    if with_card:
        return with_card
    wanted = _meant(look, text)
    return [(number, move) for number, move in numbered if wanted and all(
        found & {game.names[move[0]].casefold(), *PARTS.split(game.text(seen, move).casefold())} for found in wanted)]


def _meant(look: Look, text: str) -> list[set[str]]:
    """What each word can mean: a spot or a zone, a kind of move, a role."""
    game = look.game
    known = [name.casefold() for name in (*game.setup.spots, *game.layout.zones, *game.names, *notes.roles(look))]
    return [{known[number] for number in called(word, known)} for word in words_of(typed.things(look, text))]
