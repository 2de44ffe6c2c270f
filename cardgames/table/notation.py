"""How cards, piles and groups are written and read: the small change of all moves' texts.

Canonical text is what the program writes; reading is generous (lower case, `T`, suit symbols, suits left out). Nothing
here decides what is legal. The forms are described in docs/notation.md.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, islice

from cardgames.table.bits import ids
from cardgames.table.packs import Cards
from cardgames.table.state import Pile
from cardgames.table.sums import FULL, WIDTH, Item, Sums

SYMBOLS = str.maketrans({"♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S",
                         "\ufe0f": "", "\ufe0e": "", "−": "-", "–": "-"})
READINGS = 500
"""How many readings of one text are looked at before it counts as unclear."""


def plain(text: str) -> str:
    """A card's text as it is compared: no symbols, no spaces, lower case."""
    return text.translate(SYMBOLS).replace(" ", "").casefold()


def card_mask(cards: Cards, text: str) -> int:
    """All cards that the text can mean: a whole text (`10D`), or a rank alone (`10`); 0 if it means none."""
    return _meant(cards).get(re.sub(r"^t(?=[cdhs]?$)", "10", plain(text)), 0)


@lru_cache(64)
def _meant(cards: Cards) -> Mapping[str, int]:
    """All that names cards of a game, plainly written."""
    found = dict[str, int]()
    for name, mask in cards.by_text.items():
        found.setdefault(plain(name), mask)
        found.setdefault(plain(cards.kind[mask.bit_length() - 1] + name), mask)     # written by its value, or in full
    for rank, name in enumerate(cards.ranks):
        found.setdefault(plain(name), cards.of_rank[rank])
    return found


def card_list(cards: Cards, mask: int, joint: str = " ") -> str:
    """The cards of a bit set, lowest first."""
    return joint.join(cards.text[card] for card in ids(mask))


def named(cards: Cards, card: int, among: int) -> str:
    """A card that is not among others: by its rank alone where none of that rank is, for then no suit was meant."""
    rank = cards.rank[card]
    return cards.text[card] if rank < 0 or cards.of_rank[rank] & among else cards.ranks[rank]


def pile_text(cards: Cards, pile: Pile, sums: Sums | None = None) -> str:
    """A pile in braces: its cards joined by `+`, its groups (if it has several) by a comma."""
    if not cards.plain:
        found = _cut(cards, list(ids(pile[0])), pile[1]) or [list(ids(pile[0]))]
        return "{" + ",".join("+".join(cards.text[card] for card in group) for group in found) + "}"
    total = sum(cards.value[card] for card in ids(pile[0]))
    if total == pile[1] or sums is None:
        return "{" + card_list(cards, pile[0], "+") + "}"
    singles = [card for card in ids(pile[0]) if cards.value[card] == pile[1]]
    items = [(1 << card, cards.value[card]) for card in ids(pile[0]) if card not in singles]
    groups = [cards.text[card] for card in singles]
    vec = sum(sums.one[value] for _, value in items)
    split = sums.splits(vec, pile[1])
    if split is None:               # joined by rules that are wider than these sums, such as by raising
        split = Sums(cards.value, max(sums.top, pile[1])).splits(vec, pile[1]) or ()
    groups += ["+".join(card_list(cards, mask) for mask in group) for group in spell(split, items)]
    return "{" + ",".join(groups) + "}"


def _cut(cards: Cards, left: list[int], value: int) -> list[list[int]] | None:
    """Cards of several values cut into groups that may be worth the value, as few as can be; None if they cannot."""
    if not left or cards.worth(left, value):
        return [left] if left else []
    for size in range(len(left) - 1, -1, -1):
        for beside in combinations(left[1:], size):
            rest = _cut(cards, [card for card in left[1:] if card not in beside], value) if cards.worth(
                [left[0], *beside], value) else None
            if rest is not None:
                return [[left[0], *beside], *rest]
    return None


def spell(groups: Iterable[int], items: Sequence[Item]) -> list[list[int]]:
    """Groups given as packed counts, spelled out in items: the largest first, among equals the first of `items`."""
    left = list(items)
    out = []
    for vec in groups:
        group = []
        for value in range((vec.bit_length() + WIDTH - 1) // WIDTH, 0, -1):
            for _ in range(vec >> WIDTH * (value - 1) & FULL):
                item = next(item for item in left if item[1] == value)
                left.remove(item)
                group.append(item[0])
        out.append(group)
    return out


def split_outside(text: str, mark: str) -> list[str]:
    """Split at a mark that stands outside braces."""
    parts, depth = [""], 0
    for sign in text:
        depth += (sign == "{") - (sign == "}")
        if sign == mark and depth == 0:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


TAKES = r"(?P<card>[^=+,{}]+?)\s*(?:=|\bx\b|\*|\btakes?\b)\s*"
"""How a text of a capture begins: `9=`, `9 x`, `9 takes`."""


def held(meant: int, hand: Sequence[int]) -> list[int]:
    """The cards of a hand that a text can mean; the first card that it can mean if none of them is held."""
    return [card for card in hand if meant >> card & 1] or list(ids(meant))[:1]


def find_items(cards: Cards, text: str, loose: int, piles: Sequence[Pile]) -> list[int]:
    """The things on a floor that a text can mean: loose cards, or (in braces) a pile by its cards or by its value.

    A card that lies nowhere there is still itself: the rules then say that it does not lie there."""
    text = text.strip()
    if not text.startswith("{"):
        meant = card_mask(cards, text)
        return [1 << card for card in ids(meant & loose)] or [meant & -meant][:bool(meant)]
    inside, _, owner = text[1:].rstrip("}").partition("@")
    inside, _, worth = inside.partition("=")
    names = [name for name in re.split(r"[+,\s]+", inside) if name]
    if len(names) == 1 and re.fullmatch("[0-9]+", names[0]):
        worth, names = names[0], []
    return [pile[0] for pile in piles if _is_pile(cards, names, pile[0])
            and worth in ("", str(pile[1])) and owner in ("", str(pile[2]))]


def _is_pile(cards: Cards, names: Sequence[str], mask: int) -> bool:
    """Whether these are the cards of the pile; no names at all leave that open."""
    left = mask if names else 0
    for name in names:
        found = card_mask(cards, name) & left
        if not found:
            return False
        left ^= found & -found
    return not left


def readings(groups: Sequence[Sequence[str]], cards: Cards, loose: int,
             piles: Sequence[Pile]) -> Iterator[list[list[int]]]:
    """Every way to find disjoint things on the floor for these groups of texts, at most READINGS ways."""
    names = [name for group in groups for name in group]
    options = [find_items(cards, name, loose, piles) for name in names]

    def choose(at: int, used: int) -> Iterator[list[int]]:
        if at == len(options):
            yield []
            return
        for mask in options[at]:
            if not mask & used:
                for rest in choose(at + 1, used | mask):
                    yield [mask, *rest]

    for found in islice(choose(0, 0), READINGS):
        chosen = iter(found)
        yield [[next(chosen) for _ in group] for group in groups]


def lacking(groups: Sequence[Sequence[str]], cards: Cards, loose: int, piles: Sequence[Pile]) -> str | None:
    """The first of these texts for which there is no thing on the floor that an earlier one does not need; None if
    there is something for each, or if one means nothing at all."""
    names = [name for group in groups for name in group]
    options = [find_items(cards, name, loose, piles) for name in names]
    if not all(found or _means(cards, name) for name, found in zip(names, options, strict=True)):
        return None
    taken: dict[int, int] = {}

    def found_for(place: int, tried: set[int]) -> bool:
        """Whether this text gets a thing, be it that others get another one."""
        for mask in options[place]:
            if mask not in tried:
                tried.add(mask)
                if mask not in taken or found_for(taken[mask], tried):
                    taken[mask] = place
                    return True
        return False

    return next((name for place, name in enumerate(names) if not found_for(place, set())), None)


def _means(cards: Cards, text: str) -> bool:
    """Whether a text can mean a thing on some floor."""
    if not text.startswith("{"):
        return bool(card_mask(cards, text))
    inside = re.split(r"[=@]", text[1:].rstrip("}"))[0]
    return all(card_mask(cards, name) or name.isdigit() for name in re.split(r"[+,\s]+", inside) if name)


def groups_of(text: str) -> list[list[str]]:
    """`10C,{3C+7S},6H+4D` as groups of texts. Blanks, or `and`, part cards as a comma does: then nothing is said of
    which of them belong together."""
    pieces = re.split(r"(\{[^}]*\}?)", re.sub(r"\s*([+,])\s*", r"\1", text.strip()))
    text = "".join(re.sub(r"\s+", "", piece) if piece.startswith("{") else re.sub(r"\s*\band\b\s*|\s+", ",", piece)
                   for piece in pieces)
    groups = [[name for name in split_outside(part, "+") if name] for part in split_outside(text, ",")]
    return [group for group in groups if group]
