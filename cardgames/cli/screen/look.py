"""What a drawing of the table needs to know besides the table: the terminal, what seats are called, how cards look.

It knows cards by their columns (suit, value, kind) and by nothing else.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from cardgames.cli.phrases import say
from cardgames.cli.terminal import DECKS, Terminal, length, pad
from cardgames.engine.game import Game
from cardgames.table.bits import ids
from cardgames.table.observation import UNKNOWN

if TYPE_CHECKING:
    from cardgames.pages.words import Words

SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
_BETWEEN = re.compile(r"(?<![A-Za-z0-9])((?:1\d|[2-9AJQK])[CDHS]|\w*[+-]\d) (?=(?:1\d|[2-9AJQK])[CDHS]\b|\w*[+-]\d)")
"""A card that another one follows: told in words they need a comma."""


@dataclass(frozen=True)
class Look:
    """How one game looks on one terminal. `names` is what each seat is called, by seat."""

    game: Game
    terminal: Terminal
    names: Mapping[int, str]

    @property
    def width(self) -> int:
        """Columns that may be used."""
        return self.terminal.width

    def word(self, name: str) -> str:
        """The game's own word for a zone, a step or a level, or the plain one."""
        return self._words.name(name)

    def title(self, name: str) -> str:
        """The same with a capital."""
        word = self.word(name)
        return word[:1].upper() + word[1:]

    @cached_property
    def _words(self) -> Words:
        from cardgames.pages.words import words_of

        return words_of(self.game.ruleset)

    def card(self, card: int) -> str:
        """One card, coloured."""
        cards = self.game.cards
        if card == UNKNOWN:
            return "?"
        text, suit, value = cards.text[card], cards.suit[card], cards.value[card]
        if suit:
            if self.terminal.suits == "unicode":
                text = text[:-len(suit)] + SYMBOLS.get(suit, suit)
            elif self.terminal.suits == "words":
                text = self.spoken(text)
            return self.terminal.paint(text, *DECKS[self.terminal.deck].get(suit, "bold").split())
        if self.terminal.suits == "words":
            text = self.spoken(text)
        if self.terminal.deck == "mono":
            return self.terminal.paint(text, "bold")
        if not value:
            return self.terminal.paint(text, "cyan")
        return self.terminal.paint(text, "green" if value > 0 else "red")

    def spoken(self, text: str) -> str:
        """One card in words."""
        from cardgames.pages.words import card_words

        return card_words(text, self._words.language)

    def styled(self, text: str) -> str:
        """A sentence with its cards as they look here."""
        from cardgames.pages.words import cards_in

        if self.terminal.suits == "words":
            text = _BETWEEN.sub(r"\1, ", text)
        return cards_in(text, self.terminal.suits, self.game.cards, self._words.language)

    def aloud(self, move: str) -> str:
        """The text of a move, for whoever listens with its cards and places in words; else as it is typed."""
        if self.terminal.suits != "words":
            return move
        text = re.sub(r"([=+])", r" \1 ", self.styled(re.sub(r"@(\w+)/", r", \1 ", move)))
        return re.sub(r",(?! )", ", ", text)

    def signed(self, total: int) -> str:
        """A sum with its sign."""
        return self.spoken(f"{total:+d}") if self.terminal.suits == "words" else f"{total:+d}"

    def cards(self, mask: int | Sequence[int]) -> list[str]:
        """Cards of a set or a hand, in order, unknown ones last."""
        found = list(ids(mask)) if isinstance(mask, int) else sorted(mask, key=lambda card: (card == UNKNOWN, card))
        return [self.card(card) for card in found]

    def listed(self, cards: Iterable[str]) -> str:
        """Cards side by side, or told one after another."""
        return (", " if self.terminal.suits == "words" else "  ").join(cards)

    def row(self, label: str, pieces: Sequence[str], *, indent: int = 10) -> list[str]:
        """A label and pieces beside it, wrapped under one another where the line is full; never inside a piece."""
        if self.terminal.accessible and len(pieces) > 1:
            return [f"{label}:", *(f"  {piece}" for piece in pieces)]
        if self.terminal.accessible:
            return [f"{label}: {''.join(pieces) or say('zone.none')}."]
        indent = min(max(indent, len(label) + 3), max(12, self.width // 3))
        lines, line = [], pad(f" {label}  ", indent)
        for piece in pieces or ["-"]:
            if length(line) + length(piece) > self.width and length(line) > indent:
                lines.append(line.rstrip())
                line = " " * indent
            line += piece + "  "
        return [*lines, line.rstrip()]

    def wrapped(self, text: str, *, indent: int = 0) -> list[str]:
        """A sentence in lines; what follows the first line is indented."""
        return self.terminal.wrapped(text, indent=indent)

    def gap(self) -> list[str]:
        """An empty line between two things to look at; none where they are listened to."""
        return [] if self.terminal.accessible else [""]

    def rule(self, title: str) -> list[str]:
        """A heading line."""
        if self.terminal.accessible:
            return [title]
        text = f"── {title} "
        return [self.terminal.paint(text + "─" * max(0, min(self.width - 1, 72) - len(text)), "dim")]


def beside(columns: Sequence[Sequence[str]], *, gap: int = 2) -> list[str]:
    """Cells side by side, row by row: every column is as wide as its widest cell."""
    widths = [max(map(length, column), default=0) for column in columns]
    return [(" " * gap).join(pad(cell, width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in zip(*columns, strict=True)]
