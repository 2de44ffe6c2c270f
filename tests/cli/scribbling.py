"""Lines as anybody might type them at the prompt: words, moves, moves spoilt, and noise."""
from __future__ import annotations

from collections.abc import Iterator
from random import Random

from cardgames.engine.game import Game
from cardgames.table.state import State

WORDS = ("moves", "hand", "table", "score", "last", "left", "rules", "rules scoring", "why", "notes", "peek",
         "peek ben", "?", "help", "undo", "redo", "HAND", "moves 9", "rules nonsense", "note", "note the ten is out",
         "why #1", "peek 2", "peek 1", "peek greedy", "last greedy", "last ben", "notes 2", "left 9", "hand 2")
RARE = ("hint", "hint 2", "hint x")
NOISE = ("", " ", "#", "#0", "#999", "-1", "=", "9=", "=9", "9=9=9", "guess", "guess 2=", "%s%d{}", "\\", "'", "\"",
         "ä♥€", "\t", "x" * 3000, "7" * 400, "{}", "[1]", "9,9", "#１", "quitted", "play", "drop", "١", "\x1b[2J",
         "9S=5H+4C", "10D=10C,{3C+7S}", "wave draw", "burn", "a@b/c", "+5@x/y", "why why", "note {0}", "peek 9")


def line(game: Game, state: State, rng: Random) -> str:
    """One line for the seat to move."""
    kind = rng.random()
    if kind < 0.30:
        return rng.choice(WORDS)
    if kind < 0.33:
        return rng.choice(RARE)
    if kind < 0.50:
        return rng.choice(NOISE)
    moves = game.moves(state)
    text = game.text(state, rng.choice(moves))
    if kind < 0.65:
        return spoilt(text, rng)
    if kind < 0.72:
        return f"why {text}"
    return text if kind < 0.9 else f"#{rng.randint(1, len(moves))}"


def spoilt(text: str, rng: Random) -> str:
    """The text with something missing, doubled or changed."""
    place = rng.randrange(len(text))
    change = rng.choice(["", text[place] * 2, rng.choice("=+,{}@/ 9KHx-"), text[place].swapcase()])
    return text[:place] + change + text[place + 1:]


def lines(game: Game, state: State, rng: Random, count: int) -> Iterator[str]:
    """So many lines for the seat to move, and at last a move."""
    for _ in range(count):
        yield line(game, state, rng)
    yield game.text(state, game.moves(state)[0])
