"""Help at the prompt: how moves are typed, shown with the cards the person has now, and the words that are known."""
from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cardgames.cli.phrases import say
from cardgames.cli.playing import seat_names
from cardgames.cli.screen.look import Look, beside
from cardgames.cli.terminal import cut, length
from cardgames.errors import MoveError
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move

EXAMPLES = 6
FEW = 3
PLACED = re.compile(r"\S+@(\w+)/(\w+)")
SUITED = re.compile(r"(?<![A-Za-z])(\d+|[AJQK])[CDHS](?![A-Za-z])")
WORDS = ("moves", "hand", "table", "score", "last", "left", "rules", "why", "hint", "undo", "notes", "note", "peek",
         "quit", "help")
"""The words a person may type instead of a move; the catalogue says what each shows."""


def hint(look: Look, seen: Observation, moves: Sequence[Move]) -> list[str]:
    """One line for somebody who sees such a move for the first time."""
    shown = moves if len(moves) <= FEW else _one_of_each(moves)
    texts = [f"{shorter(look, seen, move)} ({kind(look, move)})" for move in shown]
    return look.wrapped(say("help.hint", moves=texts))


def shorter(look: Look, seen: Observation, move: Move) -> str:
    """A move as a person would type it: without suits, card or signs as long as it is clear what is meant; seats by
    their names."""
    text = look.game.text(seen, move)
    if look.game.movers[move[0]].effect == "named":
        return seat_names.by_name(look, seen, move)
    for tried in (PLACED.sub(r"\1 \2", text), text.partition(" ")[2], SUITED.sub(r"\1", text)):
        try:
            if tried and tried != text and look.game.parse(seen, tried) == move:
                return tried
        except MoveError:
            continue
    return text


def page(look: Look, seen: Observation, moves: Moves, *, saved: bool = True, assist: bool = True) -> list[str]:
    """The help. `saved`: whether the match is saved. `assist`: whether moves that can be made now may be shown."""
    lines = _typed(look, seen, moves) if assist else look.wrapped(unassisted(look))
    if any(look.game.cards.suit):
        lines += look.wrapped(say("help.suits"))
    if look.terminal.suits == "words":
        lines += look.wrapped(say("help.spoken"))
    words = [word for word in WORDS if assist or word not in ("moves", "left", "hint")]
    width = max(map(len, words))
    lines += look.wrapped(say("help.words"))
    for word in words:
        if look.terminal.accessible:
            lines += look.wrapped(f"{word}: {say(f'word.{word}')}")
            continue
        text = f"  {word:<{width}}  {say(f'word.{word}')}"
        lines += [text] if length(text) < look.width else look.wrapped(text, indent=width + 4)
    return [*lines, *look.wrapped(stopping(saved=saved))]


def _typed(look: Look, seen: Observation, moves: Moves) -> list[str]:
    """How moves are typed, by those that can be made now."""
    lines = look.wrapped(say("help.moves"))
    lines += _told(look, seen, _examples(moves))
    return [*lines, *look.wrapped(say("help.numbers"))]


def unassisted(look: Look) -> str:
    """How moves look, by those of the ruleset's own examples, which say nothing of this position; without them (in a
    match taken up again) it is not said."""
    found = _forms(look)
    return say("help.bare", moves=found) if found else say("help.bare.none")


def strange(look: Look, text: str) -> list[str]:
    """What is no move is answered without one that could be made now."""
    return [*look.wrapped(cut(say("help.unknown", text=text))), *look.wrapped(unassisted(look))]


def _forms(look: Look) -> list[str]:
    """Moves of examples, one of each form."""
    found = dict[str, str]()
    for example in look.game.ruleset.examples_info.values():
        if example.move and example.refused is None:
            kind = re.sub(r"[^=+@,{ ]", "", example.move)
            found.setdefault(kind, example.move)
    return list(found.values())[:EXAMPLES]


def stopping(*, saved: bool) -> str:
    """How to stop, and what becomes of the match then."""
    return say("help.saved" if saved else "help.unsaved")


def _told(look: Look, seen: Observation, moves: Sequence[Move]) -> list[str]:
    """Moves as they may be typed, in full, and what they are; beside one another where there is room."""
    short = [shorter(look, seen, move) for move in moves]
    full = [seat_names.by_name(look, seen, move) for move in moves]
    notes = [say("help.full", move=text) if text != tried else "" for text, tried in zip(full, short, strict=True)]
    if look.terminal.accessible:
        return [line for text, move in zip(short, moves, strict=True)
                for line in look.wrapped(f"{text}: {aloud(look, seen, move)}")]
    kinds = [f"({kind(look, move)})" for move in moves]
    lines = beside([[f"  {text}" for text in short], notes, kinds])
    if max(map(length, lines), default=0) < look.width:
        return lines
    return [line for text, note, what in zip(short, notes, kinds, strict=True)
            for line in (f"  {text}  {what}", f"    {note}") if line.strip()]


def aloud(look: Look, seen: Observation, move: Move) -> str:
    """A move for whoever listens: its kind, and its cards and places in words."""
    plain, name = seat_names.by_name(look, seen, move), kind(look, move)
    text = look.aloud(plain)
    if text == look.game.text(seen, move):       # cards are to stand in letters
        return name
    return text if plain.startswith(f"{name} ") else f"{name}: {text}"


def kind(look: Look, move: Move) -> str:
    """What kind of move it is, in words."""
    return look.word(look.game.kind(move))


def _one_of_each(moves: Iterable[Move]) -> list[Move]:
    """The first move of each kind."""
    found: dict[int, Move] = {}
    for move in moves:
        found.setdefault(move[0], move)
    return list(found.values())


def _examples(moves: Moves) -> list[Move]:
    """A few moves: of each kind the plainest and the one with the most cards."""
    chosen: list[Move] = []
    for first in _one_of_each(moves):
        same = [move for move in moves if move[0] == first[0]]
        chosen += dict.fromkeys([first, max(same, key=lambda move: move[3].bit_count())])
    return chosen[:EXAMPLES]
