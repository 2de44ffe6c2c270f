"""The cards of a game: what is printed on each, numbered once and for all. Card ids are places in these columns.

Ids run rank by rank and suit by suit (or kind by kind), so that a sorted hand is a sorted tuple of ids and equal
ranks lie side by side. Several cards may have the same face; they are interchangeable.
"""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol

FRENCH_RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
FRENCH_SUITS = ("C", "D", "H", "S")


class PackRecipe(Protocol):
    """What a ruleset says of a pack (see `rules/shape.py`)."""

    @property
    def base(self) -> str | None:
        """The common pack it begins with."""
    @property
    def values(self) -> Mapping[str, Any]:
        """Values of ranks or single cards; `none` = no value, several = alternatives, or `hand` and `floor` apart."""
    @property
    def add(self) -> Mapping[str, Sequence[str]]:
        """Further cards: for a rank the suits."""
    @property
    def remove(self) -> Sequence[str]:
        """Cards that are left out."""
    @property
    def faces(self) -> Mapping[str, Any]:
        """For each kind its copies, or its copies by value."""
    @property
    def bare(self) -> str | None:
        """The kind that is written by its value alone."""


class Face(NamedTuple):
    """What is printed on a card. `value` 0 = no value; `rank` and `suit` are empty where the pack has none. `plays` and
    `lies`: what it may be worth as the card that captures, and on the floor; empty = its value, if it has one."""

    text: str
    kind: str
    rank: str
    suit: str
    value: int
    plays: tuple[int, ...] = ()
    lies: tuple[int, ...] = ()


class Cards:
    """All cards of a game, one column an attribute; index = card id.

    value: the first value on the floor. plays, lies: all values in a hand and on the floor, none for cards without
    value. top: the largest of all. plain: whether each card has one value only, the same in both places."""

    def __init__(self, packs: Mapping[str, Sequence[Face]]) -> None:
        faces = [face for pack in packs.values() for face in pack]
        self.faces = tuple(faces)
        self.text = tuple(face.text for face in faces)
        self.kind = tuple(face.kind for face in faces)
        self.suit = tuple(face.suit for face in faces)
        self.value = tuple(face.value for face in faces)
        printed = [(face.value,) if face.value else () for face in faces]
        self.plays = tuple(face.plays or own for face, own in zip(faces, printed, strict=True))
        self.lies = tuple(face.lies or own for face, own in zip(faces, printed, strict=True))
        self.plain = all(plays == lies == own for plays, lies, own in zip(self.plays, self.lies, printed, strict=True))
        self.top = max((value for values in (*self.plays, *self.lies) for value in values), default=0)
        self.ranks = tuple(dict.fromkeys(face.rank for face in faces if face.rank))
        self.rank = tuple(self.ranks.index(face.rank) if face.rank else -1 for face in faces)
        self.packs: dict[str, range] = {}
        for name, pack in packs.items():
            start = sum(len(r) for r in self.packs.values())
            self.packs[name] = range(start, start + len(pack))
        self.all = (1 << len(faces)) - 1
        self.by_text: dict[str, int] = {}
        for card, text in enumerate(self.text):
            self.by_text[text] = self.by_text.get(text, 0) | 1 << card
        self.same = tuple(self.by_text[text] for text in self.text)
        self.of_rank = tuple(self._where(self.rank, rank) for rank in range(len(self.ranks)))
        self.doubles = any(mask & mask - 1 for mask in self.by_text.values())

    @staticmethod
    def _where(column: Sequence[Any], *wanted: Any) -> int:
        return sum(1 << card for card, entry in enumerate(column) if entry in wanted)

    def __len__(self) -> int:
        return len(self.faces)

    def worth(self, cards: Sequence[int], value: int) -> bool:
        """Whether these cards can be worth this together on the floor."""
        sums = {0}
        for card in cards:
            sums = {known + worth for known in sums for worth in self.lies[card]}
        return value in sums

    def of_value(self, value: int) -> int:
        """All cards of a value, as a bit set; value 0 gives none."""
        return self._where(self.value, value) if value else 0

    def alike(self, card: int) -> int:
        """All cards of its rank, and those that may be worth the same as it on the floor, as a bit set."""
        mine = {*self.lies[card]}
        return sum(1 << other for other, rank in enumerate(self.rank)
                   if (rank >= 0 and rank == self.rank[card]) or mine & {*self.lies[other]})

    def of_kind(self, kinds: Sequence[str]) -> int:
        """All cards of these kinds, as a bit set."""
        return self._where(self.kind, *kinds)

    def chosen(self, of: Any) -> int:
        """The cards of a class (`any`, or a model that names card, rank, suit, kind or but), as a bit set."""
        if of == "any":
            return self.all
        if of.but is not None:
            return self.all & ~self.chosen(of.but)
        columns = {"card": self.text, "suit": self.suit, "kind": self.kind,
                   "rank": tuple(face.rank for face in self.faces)}
        for key, column in columns.items():
            wanted = getattr(of, key)
            if wanted is not None:
                return self._where(column, *([wanted] if isinstance(wanted, str) else wanted))
        raise AssertionError(of)


def faces(recipe: PackRecipe) -> list[Face]:
    """The faces of one pack, in the order of their ids."""
    return _french(recipe) if recipe.base is not None else _printed(recipe)


def _french(recipe: PackRecipe) -> list[Face]:
    suits: dict[str, list[str]] = {rank: list(FRENCH_SUITS) for rank in FRENCH_RANKS}
    for rank, added in recipe.add.items():
        suits[rank] = suits.get(rank, []) + list(added)
    order = sorted(suits, key=_rank_place)
    found = [_face(recipe, rank, suit) for rank in order for suit in sorted(suits[rank])]
    gone = list(recipe.remove)
    kept = []
    for face in found:
        if face.text in gone:
            gone.remove(face.text)
        else:
            kept.append(face)
    return kept


def _rank_place(rank: str) -> tuple[int, int]:
    """Numbers by size (the ace is one), then the courts."""
    if rank.isdigit():
        return 0, int(rank)
    return (0, 1) if rank == "A" else (1, FRENCH_RANKS.index(rank) if rank in FRENCH_RANKS else 99)


def _face(recipe: PackRecipe, rank: str, suit: str) -> Face:
    """A card with its values: those given for it, else for its rank, else the usual one."""
    given = recipe.values.get(rank + suit, recipe.values.get(rank))
    if given is None:
        given = int(rank) if rank.isdigit() else FRENCH_RANKS.index(rank) + 1
    plays, lies = (given.hand, given.floor) if hasattr(given, "hand") else (given, given)
    plays, lies = _several(plays), _several(lies)
    return Face(rank + suit, "card", rank, suit, lies[0] if lies else 0, plays, lies)


def _several(given: int | str | Sequence[int]) -> tuple[int, ...]:
    if given == "none":
        return ()
    return (given,) if isinstance(given, int) else tuple(int(value) for value in given)


def _printed(recipe: PackRecipe) -> list[Face]:
    found = []
    for kind, copies in recipe.faces.items():
        if isinstance(copies, Mapping):
            for value, count in copies.items():
                text = str(value) if kind == recipe.bare else f"{kind}{value}"
                found += [Face(text, kind, "", "", int(value))] * int(count)
        else:
            found += [Face(kind, kind, "", "", 0)] * int(copies)
    return found
