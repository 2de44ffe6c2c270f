"""The shown card gives more draws in the same turn, then leaves the game. With an empty stock it gives none.

Drawn as one of several owed cards it uses up that draw like any other card.

Source: the publisher's rulebook, Special Cards.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.table.bound import Mover, Moves, Reading
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.setup import Setup
from cardgames.table.spots import called, meant_card, words_of
from cardgames.table.state import Move, State

KIND = "mover"
CHOICES = ("draw", "skip")


class Params(Base):
    """Which card gives how many draws."""

    card: str = Field(description="the kind of card", json_schema_extra={"names": "kind"})
    owe: int = Field(2, ge=1, description="cards owed to the seat on top of what it is owed already")
    optional: bool = Field(True, description="whether the seat may decline; if not, nothing is asked")
    shown: str = Field(
        "shown", description="the zone where the card lies",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["cards"]})
    to: str = Field(
        "removed", description="the zone where the card goes", json_schema_extra={"names": "zone", "of": ["table"]})


MESSAGES = {
    "draw_more.card": "{card} gives no further draws",
    "draw_more.must": "the further draws may not be declined at this table",
    "draw_more.empty": "the stock is empty, so there is nothing to draw",
    "rules.draw_more.may":
        "With a {card:name} the seat may draw {owe} more cards in this turn, one by one, all of them or none.",
    "rules.draw_more.must": "With a {card:name} the seat draws {owe} more cards in this turn, one by one.",
    "rules.draw_more.gone": "The {card:name} then goes to {to}. Drawn as an owed card, it counts as that draw.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    args = {"card": params.card, "owe": params.owe, "to": params.to}
    yield Message("rules.draw_more.may" if params.optional else "rules.draw_more.must", args)
    yield Message("rules.draw_more.gone", args)


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover; `number` of a move is what it owes, 0 = declined.

    Nothing is asked where there is nothing to choose: then the card acts when it is shown (`Setup.on_shown`). Only a
    card that lies shown in a given position is asked for."""
    cards, kind, path = setup.cards, setup.mover, setup.path
    shown, gone, owed = setup.zone(params.shown).cell, setup.zone(params.to).cell, setup.counter("owed", reset="round")
    fit = cards.of_kind([params.card])

    def add(state: State, active: Sequence[int], out: Moves) -> None:
        for card in active:
            if fit >> card & 1:
                out += [(kind, card, owe, 0) for owe in (params.owe, 0) if allowed(state, owe) is None]

    def allowed(state: State, owe: int) -> Reason | None:
        if owe and not state.stock:
            return reason(path, "draw_more.empty")
        if not owe and state.stock and not params.optional:
            return reason(f"{path}.optional", "draw_more.must")
        return None

    def apply(state: State, move: Move) -> None:
        if move[2]:
            state.count(owed, state.c[owed] + move[2])
        state.shift(1 << move[1], shown, gone)

    def refuse(state: State, move: Move) -> Reason | None:
        if not fit >> move[1] & 1:
            return reason(f"{path}.card", "draw_more.card", card=cards.text[move[1]])
        return allowed(state, move[2])

    def of_itself(state: State, card: int) -> bool:
        if not fit >> card & 1 or (params.optional and state.stock):
            return False
        cause, state.cause = state.cause, path
        apply(state, (kind, card, params.owe if state.stock else 0, 0))
        state.cause = cause
        return True

    setup.on_shown.append(of_itself)
    return Mover(effect="used", add=add, apply=apply, refuse=refuse, read=_reader(params, setup, shown),
                 declines=lambda move: not move[2],
                 text=lambda state, move: f"{cards.text[move[1]]} {CHOICES[not move[2]]}")


def _reader(params: Params, setup: Setup, shown: int) -> Callable[[State, str], Iterator[Reading]]:
    cards, kind, owes, fit = setup.cards, setup.mover, (params.owe, 0), setup.cards.of_kind([params.card])

    def read(state: State, text: str) -> Iterator[Reading]:
        """The card and `draw` or `skip`, or one of these alone; while such a card lies there as far as it is clear."""
        words, lying = words_of(text), state.z[shown] & fit
        for size in range(max(len(words) - 1, 0), len(words) + 1):
            chosen = _chosen(words[size:], cut=bool(lying)) if words else ()
            card = meant_card(cards, words[:size], state.z[shown])
            if card is None and lying and size == 1 and called(words[0], [params.card]):
                card = meant_card(cards, (), lying)
            if card is not None and (size < len(words) or fit >> card & 1):
                yield from (Reading((kind, card, owes[number], 0)) for number in chosen)

    return read


def _chosen(words: Sequence[str], *, cut: bool) -> Sequence[int]:
    """What a word can mean, if so wanted cut short; both without one."""
    if not words:
        return range(len(CHOICES))
    return called(words[0], CHOICES) if cut or words[0] in CHOICES else ()
