"""Why a move is legal or not in a position: the rule in words, where it is written, and what would be legal instead.

For a legal move it tells what the move would do. It looks no further than the seat to move may: draws are not told.
"""
from __future__ import annotations

from dataclasses import dataclass

from cardgames import mechanics
from cardgames.engine.game import Game
from cardgames.engine.match import Turn
from cardgames.errors import Place
from cardgames.pages import ruling, telling
from cardgames.pages.naming import Names
from cardgames.pages.words import words_of
from cardgames.rules.shape import Part
from cardgames.table.messages import Message
from cardgames.table.observation import Observation
from cardgames.table.state import State


@dataclass(frozen=True, slots=True)
class Explanation:
    """What there is to say of one move. text: as typed, or canonical if it is legal.

    rule: the path of the rule that refuses it, or of the move's own. place: where that rule is written. because: the
    sentence that refuses it. rules: the rule at this table, sentence by sentence. source: where the rule is from in
    general. effects: what a legal move would do. nearest: a legal move instead."""

    text: str
    legal: bool
    rule: str
    place: Place | None
    because: str
    rules: tuple[str, ...]
    source: str
    effects: tuple[str, ...]
    nearest: str | None


def explain(game: Game, state: State, text: str, names: Names | None = None) -> Explanation:
    """Explain a typed move. Raises `NotUnderstood` or `Ambiguous` for a text that is no one move."""
    refusal = game.refusal(state, text)
    if refusal is not None:
        part = _part(game, refusal.rule)
        return Explanation(text, legal=False, rule=refusal.rule, place=game.ruleset.place(refusal.rule),
                           because=refusal.message, rules=_rules(game, part), source=_source(part), effects=(),
                           nearest=refusal.nearest)
    move = game.parse(state, text)
    rule, canonical = f"moves.{game.names[move[0]]}", game.text(state, move)
    part = _part(game, rule)
    # An observation cannot be played on.
    heard = () if isinstance(state, Observation) else game.heard(state.copy(), move)
    turn = Turn(1, state.seat, move, canonical, heard)
    effects = telling.move_sentence(game, turn, names or {}) if heard else []
    return Explanation(canonical, legal=True, rule=rule, place=game.ruleset.place(rule), because="",
                       rules=_rules(game, part), source=_source(part), effects=tuple(effects), nearest=None)


def lines(game: Game, explanation: Explanation) -> list[str]:
    """The explanation in sentences, for a screen."""
    say = words_of(game.ruleset).say
    if explanation.legal:
        out = [say(Message("why.legal", {"move": explanation.text}))]
        out += [say(Message("why.effect", {"effect": ". ".join(explanation.effects)}))] if explanation.effects else []
    else:
        out = [say(Message("why.refused", {"move": explanation.text, "why": explanation.because}))]
    where = f" ({explanation.place})" if explanation.place else ""
    out.append(say(Message("why.rule", {"rule": explanation.rule + where})))
    out += explanation.rules
    if explanation.nearest:
        out.append(say(Message("why.nearest", {"move": explanation.nearest})))
    return out


def _part(game: Game, rule: str) -> Part | None:
    """The mechanic that a rule's path belongs to."""
    steps = rule.split(".")
    found = (game.ruleset.part(".".join(steps[:size])) for size in range(len(steps), 1, -1))
    return next((part for part in found if part is not None), None)


def _rules(game: Game, part: Part | None) -> tuple[str, ...]:
    if part is None:
        return ()
    return tuple(ruling.sentences(game, part, words_of(game.ruleset)))


def _source(part: Part | None) -> str:
    """The line `Source:` of the mechanic's own description."""
    text = mechanics.find(part.mechanic).__doc__ or "" if part is not None else ""
    return " ".join(text.partition("\nSource:")[2].split())
