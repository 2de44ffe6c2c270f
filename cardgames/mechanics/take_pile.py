"""Cards are laid one on another; a card equal in rank to the last one takes the whole pile, and some cards always do.

On no pile nothing can be taken. Who takes a pile whose first cards were dealt unseen gets these too.

Source: Turkish and Greek fishing games (Pagat, Fishing Games).
"""
from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from pydantic import Field

from cardgames.mechanics.base import CardClass
from cardgames.mechanics.base import Params as Base
from cardgames.table.bits import bits
from cardgames.table.bound import Mover, Moves, Reading
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.notation import TAKES, card_mask, held
from cardgames.table.row import Row
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State
from cardgames.table.taking import taker

KIND = "mover"


class Params(Base):
    """Which cards take the pile."""

    always: CardClass | None = Field(None, description="cards that take the pile whatever its last card is")
    row: str = Field(
        "floor", description="the zone with the pile",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["row"]})
    to: str = Field(
        "won", description="the zone of the side where taken cards go",
        json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "take_pile.empty": "there is no pile to take",
    "take_pile.rank": "{card} does not take the pile: its last card is {top}",
    "take_pile.part": "{card} takes the whole pile or nothing",
    "rules.take_pile": "A card of the same rank as the last card of the pile takes the whole pile.",
    "rules.take_pile.always": "These take the pile whatever its last card is: {always}.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message("rules.take_pile")
    if params.always is not None:
        yield Message("rules.take_pile.always", {"always": params.always})


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover. Of a move the cards are those of the pile that everybody knows, the number is how many more
    there are: so a move tells nothing of them. Offers `takes` and `ranks_taking`; counts `last_capturer`."""
    row, hand, won = setup.zone(params.row).cell, setup.hand.cell, setup.zone(params.to).cell
    cards, kind, taking = setup.cards, setup.mover, _taking(params, setup)
    apply = taker(setup, row, won, everything=True)

    def target(state: State) -> tuple[int, int]:
        lying = state.z[row]
        known = [card for card in lying if card >= 0 and state.public >> card & 1]
        return len(lying) - len(known), bits(known)

    def add(state: State, active: Sequence[int], out: Moves) -> None:
        fit = taking(state.z[row])
        found = [card for card in active if fit >> card & 1]
        if found:
            more, known = target(state)
            out += [(kind, card, more, known) for card in found]

    def read(state: State, text: str) -> Iterator[Reading]:
        """`8=pile`, `8 takes pile`, `8 x all`."""
        found = PILE.match(text)
        meant = card_mask(cards, found["card"]) if found is not None else 0
        yield from (Reading((kind, card, *target(state))) for card in held(meant, state.z[hand + state.seat]))

    setup.offer_by_card("takes", cards.all, lambda state, card: bool(taking(state.z[row]) >> card & 1))
    setup.offer_also("ranks_taking", lambda lying: taking(lying[0]))
    return Mover(effect="took", add=add, some=add, apply=apply, refuse=_refuser(row, setup, taking, target), read=read,
                 text=lambda state, move: f"{cards.text[move[1]]}=pile")


def _taking(params: Params, setup: Setup) -> Callable[[Row], int]:
    """The cards that take a pile."""
    always = 0 if params.always is None else setup.cards.chosen(params.always)
    fit = [always | setup.cards.of_rank[rank] for rank in setup.cards.rank]
    return lambda lying: fit[lying[-1]] if lying else 0


def _refuser(row: int, setup: Setup, taking: Callable[[Row], int],
             target: Callable[[State], tuple[int, int]]) -> Callable[[State, Move], Reason | None]:
    path, text = setup.path, setup.cards.text

    def refuse(state: State, move: Move) -> Reason | None:
        lying = state.z[row]
        if not lying:
            return reason(path, "take_pile.empty")
        if not taking(lying) >> move[1] & 1:
            return reason(path, "take_pile.rank", card=text[move[1]], top=text[lying[-1]])
        return None if move[2:] == target(state) else reason(path, "take_pile.part", card=text[move[1]])

    return refuse


PILE = re.compile(rf"^{TAKES}(?:the )?(?:pile|all)$", re.IGNORECASE)
