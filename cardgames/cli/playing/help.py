"""Help at the prompt: how moves are typed, shown with the cards the person has now, and the words that are known."""
from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from cardgames.cli.playing import seat_names
from cardgames.cli.screen.look import Look, beside
from cardgames.cli.terminal import length
from cardgames.errors import MoveError
from cardgames.rules.near import either
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move

EXAMPLES = 6
FEW = 3
PLACED = re.compile(r"\S+@(\w+)/(\w+)")
SUITED = re.compile(r"(?<![A-Za-z])(\d+|[AJQK])[CDHS](?![A-Za-z])")
WORDS = {
    "moves": "all your moves, numbered; moves CARD: those with that card",
    "hand": "what you hold",
    "table": "the whole table",
    "score": "the points, line by line",
    "last": "what happened since your last move",
    "left": "the cards you have not seen",
    "rules": "the rules; rules SECTION: one part, or one move by its name",
    "why": "why MOVE: whether a move is legal, and which rule says so",
    "quit": "stop here",
    "help": "this; ? is the same"}
"""The words a person may type instead of a move, and what each shows."""


def hint(look: Look, seen: Observation, moves: Sequence[Move]) -> list[str]:
    """One line for somebody who sees such a move for the first time."""
    shown = moves if len(moves) <= FEW else _one_of_each(moves)
    texts = [f"{shorter(look, seen, move)} ({kind(look, move)})" for move in shown]
    return look.wrapped(f"Type a move, such as {either(texts)}. ? is help, moves lists all you can do.")


def shorter(look: Look, seen: Observation, move: Move) -> str:
    """A move as a person would type it: without suits, card or signs as long as it is clear what is meant; seats by
    their names."""
    text = look.game.text(seen, move)
    if look.game.movers[move[0]].effect == "named":
        return seat_names.by_name(look, seen, move, text)
    for tried in (PLACED.sub(r"\1 \2", text), text.partition(" ")[2], SUITED.sub(r"\1", text)):
        try:
            if tried and tried != text and look.game.parse(seen, tried) == move:
                return tried
        except MoveError:
            continue
    return text


def page(look: Look, seen: Observation, moves: Moves, *, saved: bool = True) -> list[str]:
    """The help. `saved`: whether the match is saved."""
    lines, chosen = look.wrapped("You type a move. With what you have now, for example:"), _examples(moves)
    lines += _told(look, seen, chosen)
    lines += look.wrapped("What is clear may be left out. #3 is the third move of the list that moves shows; once it "
                          "is shown a bare 3 is too, unless it is a card you can play.")
    if any(look.game.cards.suit):
        lines += look.wrapped("Suits are C clubs, D diamonds, H hearts, S spades.")
    width = max(map(len, WORDS))
    lines.append("Or a word:")
    for word, meaning in WORDS.items():
        text = f"  {word:<{width}}  {meaning}"
        lines += [text] if length(text) < look.width else look.wrapped(text, indent=width + 4)
    return [*lines, *look.wrapped(stopping(saved=saved))]


def stopping(*, saved: bool) -> str:
    """How to stop, and what becomes of the match then."""
    return ("Ctrl-C stops; the match is saved after every move." if saved
            else "Ctrl-C stops; this match cannot be saved, so it is lost then.")


def _told(look: Look, seen: Observation, moves: Sequence[Move]) -> list[str]:
    """Moves as they may be typed, in full, and what they are; beside one another where there is room."""
    short, full = [shorter(look, seen, move) for move in moves], [look.game.text(seen, move) for move in moves]
    notes = [f"in full {text}" if text != tried else "" for text, tried in zip(full, short, strict=True)]
    kinds = [f"({kind(look, move)})" for move in moves]
    lines = beside([[f"  {text}" for text in short], notes, kinds])
    if max(map(length, lines), default=0) < look.width:
        return lines
    return [line for text, note, what in zip(short, notes, kinds, strict=True)
            for line in (f"  {text}  {what}", f"    {note}") if line.strip()]


def kind(look: Look, move: Move) -> str:
    """What kind of move it is, by the name its ruleset gives it."""
    return look.word(look.game.names[move[0]])


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
