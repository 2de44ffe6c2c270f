"""What one card can take from a floor, in every form that rules have: `Takes` is the faster way for the common one.

Floors of few things are left to `few_takes`; elsewhere things are counted by class, see `groups`.
"""
from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from cardgames.table.bits import bits, ids
from cardgames.table.few_takes import FewTakes
from cardgames.table.groups import Classes, Cover, Sum
from cardgames.table.offers import Kinds, Offer, Wide
from cardgames.table.packs import Cards
from cardgames.table.state import Pile
from cardgames.table.sums import FULL, WIDTH, Known, Overflow
from cardgames.table.takes import LIMIT, MAXIMAL


class WideTakes(Kinds):
    """The captures of every card of a pack. Floors are loose cards and piles; sets are bit sets over both.

    floors: by loose cards and piles what each kind of card may take there, spelled out; None where that is crowded."""

    def __init__(self, cards: Cards, allowed: Wide) -> None:
        super().__init__(cards, allowed)
        self.classes = Classes(cards, cards.top)
        self.floors = FewTakes(self).floors
        self._covers: Known[tuple[bool, Offer], Cover] = Known(lambda key: self._cover(*key), 500)
        self._offers: Known[tuple[int, int], tuple[Offer, ...]] = Known(lambda key: self._offer(*key))
        self._unions: Known[tuple[int, int], tuple[int, ...] | None] = Known(lambda key: self._union(*key), 5000)

    def seen(self, loose: int, piles: Sequence[Pile]) -> int:
        """Packed counts of what can be taken at all."""
        takes = self.allowed.takes
        return self.classes.counts(loose & takes, [pile for pile in piles if not pile[0] & ~takes])

    def offers(self, card: int, have: int) -> tuple[Offer, ...]:
        """The groups that this card may take, for each of its values; nothing if it is not of the class that takes."""
        return self._offers[self.kind[card], have] if self.allowed.of >> card & 1 else ()

    def _offer(self, kind: int, have: int) -> tuple[Offer, ...]:
        allowed, classes, card = self.allowed, self.classes, self.kind.index(kind)
        rank = self.kinds[kind][0]
        equal: tuple[int, ...] = ()
        if self.equal(card) != "none":
            equal = tuple([classes.one[k] for k, (own, _) in enumerate(classes.ranks)
                           if own == rank and have >> WIDTH * k & FULL])
        targets = self.targets(card)
        found = [] if targets else [Offer(0, equal, ())]
        for target in targets:
            others = list[int]()
            if allowed.piles:
                first = classes.first_pile + 2 * (target - 1)
                others += [classes.one[k] for k in (first, first + 1)
                           if target <= classes.top and have >> WIDTH * k & FULL]
            if allowed.most != 0:
                items = have if allowed.piles_in_sums else have & classes.loose
                others += classes.sums(Sum(target, self.least, allowed.most, allowed.distinct), items)
            found.append(Offer(target, equal, tuple(dict.fromkeys(others))))
        return tuple(self.preferred(found, classes.size))

    def cover(self, card: int, offer: Offer) -> Cover:
        """The unions of what one value allows."""
        return self._covers[self.one(card), offer]

    def _cover(self, one: bool, offer: Offer) -> Cover:
        if one:
            return Cover(self.classes, offer.others, offer.equal)
        return Cover(self.classes, (*offer.others, *offer.equal))

    def _union(self, kind: int, have: int) -> tuple[int, ...] | None:
        """Packed counts of all that may be taken; None if that is too much to be listed."""
        card, offers = self.kind.index(kind), self._offers[kind, have]
        found: dict[int, None] = {}
        try:
            for offer in offers:
                if self.single_group:
                    found.update(dict.fromkeys((*self._equals(card, offer, have), *offer.others)))
                else:
                    found.update(dict.fromkeys(self.cover(card, offer).unions(have, LIMIT)))
        except Overflow:
            return None
        if self.allowed.several == "all" and not self.single_group:
            covers = [self.cover(card, offer) for offer in offers]
            return tuple([vec for vec in found if all(cover.larger(vec, have) is None for cover in covers)])
        return tuple(found)

    def _equals(self, card: int, offer: Offer, have: int) -> list[int]:
        """Equal cards that are taken together: one, or any number of them."""
        if self.one(card):
            return list(offer.equal)
        counts = [range((have // one & FULL) + 1) for one in offer.equal]
        return [vec for chosen in product(*counts)
                if (vec := sum(n * one for n, one in zip(chosen, offer.equal, strict=True)))]

    def unions(self, card: int, have: int) -> tuple[int, ...] | None:
        """Packed counts of all that this card may take; None if that is too much to be listed."""
        return self._unions[self.kind[card], have] if self.allowed.of >> card & 1 else ()

    # What is asked of takes of either form.

    def sets(self, card: int, loose: int, piles: Sequence[Pile]) -> list[int]:
        """All sets that this card may take. Raises `Overflow` beyond LIMIT."""
        have = self.seen(loose, piles)
        vecs = self.unions(card, have)
        if vecs is None or sum(self.classes.ways(vec, have) for vec in vecs) > LIMIT:
            raise Overflow
        loose, piles = self._within(loose, piles)
        return [mask for vec in vecs for mask in self.classes.masks(vec, loose, piles)]

    def _within(self, loose: int, piles: Sequence[Pile]) -> tuple[int, Sequence[Pile]]:
        takes = self.allowed.takes
        return loose & takes, [pile for pile in piles if not pile[0] & ~takes] if piles else piles

    def some(self, card: int, loose: int, piles: Sequence[Pile], share: int) -> list[int]:
        """At most `share` sets where there are too many: from each group as much as can be taken with it, up to a
        bound, then single groups, those of few things first."""
        have = self.seen(loose, piles)
        offers, vecs = self.offers(card, have), dict[int, None]()
        groups = sorted({vec for offer in offers for vec in (*offer.equal, *offer.others)}, key=self.classes.size)
        if not self.single_group:
            covers = [self.cover(card, offer) for offer in offers]
            for vec in groups[:MAXIMAL]:
                vecs[self._grown(covers, vec, have)] = None
        if self.allowed.several != "all" or self.single_group:
            vecs.update(dict.fromkeys(groups))
        loose, piles = self._within(loose, piles)
        masks: dict[int, None] = {}
        for vec in vecs:
            if len(masks) < share:
                masks.update(dict.fromkeys(self.classes.masks(vec, loose, piles, max(4, share // len(vecs)))))
        return list(masks)[:share]

    def _grown(self, covers: Sequence[Cover], vec: int, have: int) -> int:
        """What can be taken with these and is part of nothing larger."""
        grown: int | None = vec
        while grown is not None:
            vec = grown
            grown = next((sum(more) for cover in covers if (more := cover.larger(vec, have)) is not None), None)
        return vec

    def any(self, card: int, loose: int, piles: tuple[Pile, ...]) -> bool:
        """Whether this card can take anything. On a crowded floor no list is made."""
        floor = self.floors[loose, piles]
        if floor is not None:
            return bool(self.allowed.of >> card & 1 and floor[self.kind[card]])
        return any(offer.equal or offer.others for offer in self.offers(card, self.seen(loose, piles)))

    def taking(self, loose: int, piles: tuple[Pile, ...]) -> int:
        """All cards that can take something."""
        floor = self.floors[loose, piles]
        if floor is not None:
            return bits(card for card in ids(self.allowed.of) if floor[self.kind[card]])
        have = self.seen(loose, piles)
        return bits(card for card in ids(self.allowed.of)
                    if any(offer.equal or offer.others for offer in self.offers(card, have)))

    def split(self, card: int, want: int, have: int) -> tuple[int, ...] | None:
        """The groups in which this card takes these counts, or None if it may not. Exact."""
        return None if self.is_part(card, want, have) else self.splits(card, want, have)

    def splits(self, card: int, want: int, have: int) -> tuple[int, ...] | None:
        """The same, whether or not all must be taken."""
        for offer in self.offers(card, have):
            if not self.single_group:
                found = self.cover(card, offer).split(want)
                if found:
                    return found
            elif want in self._equals(card, offer, have):
                return tuple(self.classes.one[k] for k, count in self.classes.spread(want) for _ in range(count))
            elif want in offer.others:
                return (want,)
        return None

    def is_part(self, card: int, want: int, have: int) -> bool:
        """Whether all must be taken, and more than these counts could be."""
        if self.allowed.several != "all" or self.single_group:
            return False
        return any(self.cover(card, offer).larger(want, have) is not None for offer in self.offers(card, have))
