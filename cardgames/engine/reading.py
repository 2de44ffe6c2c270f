"""From typed text to a move, and why a move is refused. The three errors of a typed move are told apart here.

Refusals speak in the order card, kind, targets, arithmetic, holding, duty, and never tell where an unseen card is.
"""
from __future__ import annotations

import re
from typing import NamedTuple

from cardgames.engine.core import Core
from cardgames.engine.listing import barred
from cardgames.errors import Ambiguous, NotLegal, NotUnderstood
from cardgames.table.bits import bits
from cardgames.table.bound import Reading
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.notation import named, plain
from cardgames.table.state import Move, State

SHOWN = 8
"""How many of several fitting moves an error names."""


class Refusal(NamedTuple):
    """Why a move is refused: the rule's path, the sentence, the nearest legal move (its text), and the message
    itself."""

    rule: str
    message: str
    nearest: str | None
    reason: Message


def parse(game: Core, state: State, text: str) -> Move:
    """The legal move that the text means. Raises `NotUnderstood`, `NotLegal` or `Ambiguous`."""
    if not state.seat:
        raise NotUnderstood(text, game.say(Message("move.over")))
    if re.fullmatch(r"#[0-9]{1,6}", text.strip()):
        return _numbered(game, state, text)
    found = _readings(game, state, text)
    legal = list(dict.fromkeys(found_one.move for found_one in found
                               if found_one.fault is None and why_not(game, state, found_one.move) is None))
    if len(legal) == 1:
        return legal[0]
    if legal:
        options = [game.text(state, move) for move in legal[:SHOWN]]
        said = game.say(Message("move.ambiguous", {"text": text, "options": options}))
        raise Ambiguous(text, said, options)
    if not found:
        examples = _examples(game, state)
        raise NotUnderstood(text, game.say(Message("move.not_understood", {"text": text, "examples": examples})))
    refused = _refused(game, state, found)
    raise NotLegal(text, refused.message, refused.rule, refused.nearest)


def _numbered(game: Core, state: State, text: str) -> Move:
    number, moves = int(text.strip()[1:]), game.moves(state)
    if not 1 <= number <= len(moves):
        raise NotUnderstood(text, game.say(Message("move.number", {"number": number, "most": len(moves)})))
    return moves[number - 1]


def _readings(game: Core, state: State, text: str) -> list[Reading]:
    """How the text can be read as a move of this step; if it cannot, as one of another step, which is refused."""
    tidy, now = re.sub(r"\s+", " ", text.strip()), game.steps[state.step].movers
    others = [number for number in range(len(game.movers)) if number not in now]
    for movers in (now, others):
        found = [one for number in movers for one in game.movers[number].read(state, tidy)]
        if found:
            return found
    return []


def _examples(game: Core, state: State) -> str:
    """A legal move of each kind, as examples of the notation."""
    kinds: dict[int, str] = {}
    for move in game.moves(state):
        if move[0] not in kinds:
            kinds[move[0]] = game.text(state, move)
    return ", ".join(kinds.values())


def refusal(game: Core, state: State, move: Move | str) -> Refusal | None:
    """Why a move or its text is refused; None if it is legal."""
    if isinstance(move, str):
        try:
            parse(game, state, move)
        except NotLegal:
            return _refused(game, state, _readings(game, state, move))
        return None
    why = why_not(game, state, move)
    return None if why is None else _made(game, state, move, why)


def _refused(game: Core, state: State, found: list[Reading]) -> Refusal:
    """The refusal of the reading that comes closest: one whose card is held, whose text is sound, and whose mover is
    for cards of that class."""
    held = game.steps[state.step].source.cards(state)
    whys = {one.move: why_not(game, state, one.move) for one in found}

    def far(one: Reading) -> tuple[bool, bool, bool]:
        why = whys[one.move]
        return one.move[1] not in held, one.fault is not None, why is not None and why.rule.endswith(".of")

    best = min(found, key=far)
    why = whys[best.move]
    if best.fault is not None and (why is None or why.rule.startswith(best.fault.rule)):
        why = best.fault
    assert why is not None
    return _made(game, state, best.move, why)


def _made(game: Core, state: State, move: Move, why: Reason) -> Refusal:
    near = nearest(game, state, move)
    return Refusal(why.rule, game.say(why.message), None if near is None else game.text(state, near), why.message)


def why_not(game: Core, state: State, move: Move) -> Reason | None:
    """The first rule that forbids the move, or None."""
    if not state.seat:
        return reason("ending", "move.over")
    step = game.steps[state.step]
    if move[0] not in step.movers:
        return reason(f"{step.path}.moves", "move.not_now")
    active = step.source.cards(state)
    if active and move[1] not in active:
        zone = game.layout.zones.get(game.ruleset.shape.turn[step.name].card_from)
        id = "move.not_in_hand" if zone is not None and zone.form == "hand" else "move.not_held"
        return reason(f"{step.path}.card_from", id, card=named(game.cards, move[1], bits(active)))
    why = game.movers[move[0]].refuse(state, move)
    if why is None:
        why = barred(game.duties, state, move)
        if why is None or move in game.moves(state):    # a duty is lifted when nothing else is left
            return None
    elif game.movers[move[0]].effect == "passed" and move in game.moves(state):
        return None
    return why


def nearest(game: Core, state: State, move: Move) -> Move | None:
    """The legal move most like this one: same card and kind where possible, then the fewest other cards."""
    text = game.cards.text

    def distance(other: Move) -> tuple[int, int, int]:
        same_rank = move[1] >= 0 and other[1] >= 0 and plain(text[move[1]]) == plain(text[other[1]])
        return (move[3] ^ other[3]).bit_count() + 6 * (not same_rank) + 2 * (move[0] != other[0]), other[0], other[1]

    return min(game.moves(state) if state.seat else (), key=distance, default=None)
