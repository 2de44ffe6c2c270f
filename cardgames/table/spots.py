"""Places at the spots of a table, by number and by name: how movers write and read where a card goes. Knows no rule.

A place is one zone at one spot, written `spot/zone`. Reading is generous: spot and zone in either order, parted by
blanks or signs, names cut short as long as they are clear, any case.
"""
from __future__ import annotations

import re
from collections.abc import Sequence

from cardgames.table.notation import card_mask
from cardgames.table.packs import Cards


class Places:
    """The places that some zones have at all spots, numbered as `Setup.spot_cells` lists their cells."""

    def __init__(self, spots: Sequence[str], zones: Sequence[str]) -> None:
        self.spots, self.zones = tuple(spots), tuple(zones)
        self.names = tuple(f"{spot}/{zone}" for zone in zones for spot in spots)

    def find(self, words: Sequence[str]) -> list[int]:
        """The places that a spot and a zone can mean, or a spot alone: all of its own. Empty for none."""
        if len(words) == 1:
            return sorted(zone * len(self.spots) + spot
                          for spot in called(words[0], self.spots) for zone in range(len(self.zones)))
        if len(words) != 2:
            return []
        found = [zone * len(self.spots) + spot for first, second in (words, words[::-1])
                 for spot in called(first, self.spots) for zone in called(second, self.zones)]
        return sorted(set(found))


def called(word: str, names: Sequence[str]) -> list[int]:
    """The numbers of the names that a word can mean: the one it spells out, or else all that begin with it."""
    low = [name.casefold() for name in names]
    word = word.casefold()
    exact = [number for number, name in enumerate(low) if name == word]
    return exact or [number for number, name in enumerate(low) if word and name.startswith(word)]


def words_of(text: str) -> list[str]:
    """The words of a typed move: `+3@spot/zone` and `+3 spot zone` are the same three."""
    return [word for word in re.split(r"[@/,\s]+", text.casefold()) if word]


def meant_card(cards: Cards, words: Sequence[str], lying: int) -> int | None:
    """The card that the words mean: one of `lying` if they fit it, or the first such card of the game. No words mean
    the lowest of `lying`. None if there is no such card."""
    mask = card_mask(cards, "".join(words)) if words else lying
    mask = mask & lying or mask
    return (mask & -mask).bit_length() - 1 if mask else None
