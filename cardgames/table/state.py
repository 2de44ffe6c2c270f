"""The whole truth about a match at one moment: flat, quick to copy, changed only through its own named methods.

Every cell is immutable, so a copy is two slices and shares nothing that changes. Each change method keeps `public` (the
cards whose place everybody knows) right and reports an event when someone listens. Nothing here knows a rule.
"""
from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cardgames.table.bits import ids

Move = tuple[int, int, int, int]
"""(mover, card, number, cards): which mover, the active card, a value or spot or choice, a bit set of cards."""

Pile = tuple[int, int, int, bool]
"""(cards, value, owner, locked): a bit set, the value it is taken by, the owning seat (0 = nobody), raisable or not."""

Fact = tuple[int, bool, int, Any, Any]
"""(cell, holds, reader, data, since): the hand in `cell` holds one of / none of the cards that reader `reader` finds in
`data`. `since` is the history at that time: a hand that has played one of the cards since may hold no other. That is
looked up when somebody asks (`observing.live_facts`), not in play."""

ROUND, DEAL, STARTER, DEALER, POINTS = 0, 1, 2, 3, 3
"""Places in the list of counters; the points of side s are at POINTS + s."""


class Event(NamedTuple):
    """A fact that has happened. `change` names the State method, `args` what it was called with: applied to a copy of
    the state before, it gives the state after. `cause` is the path of the rule; `cards` those it concerns (-1 =
    unknown)."""

    cause: str
    change: str
    args: tuple[Any, ...]
    cards: tuple[int, ...] = ()


Tell = Callable[[Event], None]


class State:
    """A moment of a match.

    z: one cell a zone (see `zones`). c: counters and points. seat: who decides, 0 = nobody, it is over. step: which
    step of the turn. order, pos: the recorded order of this round's cards; from `pos` on it is the stock. moves: the
    moves played, linked backwards as (before, seat, move). public: cards whose place everybody knows. facts: what play
    has revealed of hands. chance: where shuffles come from (secret). tell: who listens, cause: the rule that is acting.
    """

    __slots__ = ("c", "cause", "chance", "facts", "moves", "order", "pos", "public", "seat", "step", "tell", "z")

    z: list[Any]
    c: list[int]
    seat: int
    step: int
    order: tuple[int, ...]
    pos: int
    moves: Any
    public: int
    facts: tuple[Fact, ...]
    chance: Any
    tell: Tell | None
    cause: str

    @property
    def round(self) -> int:
        """The number of this round, from 1."""
        return self.c[ROUND]

    @property
    def deal(self) -> int:
        """The number of this deal within its round, from 1."""
        return self.c[DEAL]

    @property
    def stock(self) -> int:
        """How many cards are still in the stock."""
        return len(self.order) - self.pos

    def copy(self) -> State:
        """An independent copy. It has no listener."""
        new = State()
        new.z, new.c = self.z[:], self.c[:]
        new.seat, new.step, new.order, new.pos = self.seat, self.step, self.order, self.pos
        new.moves, new.public, new.facts, new.chance = self.moves, self.public, self.facts, self.chance
        new.tell, new.cause = None, ""
        return new

    def same_position(self, other: State) -> bool:
        """Whether two states are the same position: all but their history, chance and facts."""
        return (self.z == other.z and self.c == other.c and self.seat == other.seat and self.step == other.step
                and self.order[self.pos:] == other.order[other.pos:] and self.public == other.public)

    def __repr__(self) -> str:
        """Nothing secret: a state is shown by `Game.to_position`, to whom it may be shown."""
        return f"<State round {self.round} deal {self.deal} seat {self.seat or 'over'}>"

    # What somebody only thinks of: a world that a bot imagines, a score pad. Nobody is told.

    def suppose(self, cell: int, cards: Any) -> None:
        """A cell holds these cards."""
        self.z[cell] = cards

    def suppose_stock(self, cards: tuple[int, ...]) -> None:
        """These cards are the stock, in this order."""
        self.order = self.order[:self.pos] + cards

    # Changes. Each method is the only way to do what it does.

    def lay(self, card: int, hand: int, to: int) -> None:
        """A hand card is laid among the cards of a set cell."""
        z, held, bit = self.z, self.z[hand], 1 << card
        i = held.index(card)
        z[hand] = held[:i] + held[i + 1:]
        z[to] |= bit
        self.public |= bit
        if self.tell:
            self.tell(Event(self.cause, "lay", (card, hand, to), (card,)))

    def take(self, card: int, hand: int, cards: int, floor: int, to: int) -> None:
        """A hand card takes loose cards and whole piles of a floor; all go to the set cell `to`, the hand card last."""
        z, held, bit = self.z, self.z[hand], 1 << card
        i = held.index(card)
        z[hand] = held[:i] + held[i + 1:]
        loose = z[floor] & cards
        z[floor] ^= loose
        if loose != cards and type(loose) is int:
            z[floor + 1] = tuple([pile for pile in z[floor + 1] if not pile[0] & cards])
        z[to] = z[to] | cards | bit
        self.public |= bit
        if self.tell:
            self.tell(Event(self.cause, "take", (card, hand, cards, floor, to), (card,)))

    def join(self, card: int, hand: int, cards: int, floor: int, pile: Pile) -> None:
        """A hand card, loose cards and whole piles of a floor become one pile of it."""
        z, held = self.z, self.z[hand]
        i = held.index(card)
        z[hand] = held[:i] + held[i + 1:]
        loose = z[floor] & cards
        z[floor] ^= loose
        piles = z[floor + 1]
        if loose != cards:
            piles = tuple([old for old in piles if not old[0] & cards])
        z[floor + 1] = (*piles, pile)
        self.public |= 1 << card
        if self.tell:
            self.tell(Event(self.cause, "join", (card, hand, cards, floor, pile), (card,)))

    def shift(self, cards: int, source: int, to: int) -> None:
        """Cards go from one set cell to another."""
        self.z[source] &= ~cards
        self.z[to] |= cards
        if self.tell:
            self.tell(Event(self.cause, "shift", (cards, source, to)))

    def clear(self, floor: int, to: int) -> None:
        """All loose cards and piles of a floor go to the set cell `to`."""
        z = self.z
        for pile in z[floor + 1]:
            z[to] |= pile[0]
        loose = z[floor]
        z[to] |= loose
        z[floor], z[floor + 1] = loose & 0, ()
        if self.tell:
            hidden = tuple(card for card in ids(0 | loose) if not self.public >> card & 1)
            self.tell(Event(self.cause, "clear", (floor, to), hidden))

    def draw(self, cards: tuple[int, ...], to: int, pos: int, shown: int) -> None:
        """Cards come from the recorded order to a cell; the stock then begins at `pos`. shown: all of them,
        if all may see them, else none."""
        z = self.z
        if type(z[to]) is tuple:
            z[to] = tuple(sorted(z[to] + cards))
        elif shown:
            z[to] |= shown
        else:
            for card in cards:
                z[to] |= 1 << card
        self.pos = pos
        self.public |= shown
        for fact in self.facts:
            if fact[0] == to and not fact[1]:       # that the hand holds none of some cards is over
                self.facts = tuple([fact for fact in self.facts if fact[1] or fact[0] != to])
                break
        if self.tell:
            self.tell(Event(self.cause, "draw", (cards, to, pos, shown), cards))

    def bury(self, card: int, source: int) -> None:
        """A card goes from a set cell under the stock."""
        self.z[source] &= ~(1 << card)
        self.order += (card,)
        if self.tell:
            self.tell(Event(self.cause, "bury", (card, source), (card,)))

    def tuck(self, cell: int) -> None:
        """The last card of a row goes under its others; the one before it is then seen."""
        row = self.z[cell]
        self.z[cell] = type(row)((row[-1], *row[:-1]))
        self.public |= 1 << row[-2]
        if self.tell:
            self.tell(Event(self.cause, "tuck", (cell,), (row[-1], row[-2])))

    def shuffle_in(self, card: int, source: int, place: int) -> None:
        """A card goes from a set cell to a place in the stock that nobody knows: so many cards above it."""
        self.z[source] &= ~(1 << card)
        at = self.pos + place
        self.order = (*self.order[:at], card, *self.order[at:])
        self.public &= ~(1 << card)
        if self.tell:
            self.tell(Event(self.cause, "shuffle_in", (card, source, place), (card,)))

    def gather(self, blank: list[Any], order: tuple[int, ...], pos: int) -> None:
        """All cards are gathered and shuffled: the cells are blank, the order is new."""
        self.z, self.order, self.pos, self.public, self.facts = blank[:], order, pos, 0, ()
        if self.tell:
            self.tell(Event(self.cause, "gather", (blank, order, pos)))

    def show(self, cards: int) -> None:
        """Hidden cards are shown to all."""
        self.public |= cards
        if self.tell:
            self.tell(Event(self.cause, "show", (cards,)))

    def count(self, counter: int, value: int) -> None:
        """A counter gets a value."""
        self.c[counter] = value
        if self.tell:
            self.tell(Event(self.cause, "count", (counter, value)))

    def award(self, line: int, side: int, points: int, cards: int = 0, amount: int | None = None) -> None:
        """A side gets points on a score line, for an `amount` of something, or (without it) for each of `cards`."""
        c = self.c
        c[line + side] += points
        c[POINTS + side] += points
        if self.tell:
            amount = cards.bit_count() if amount is None else amount
            self.tell(Event(self.cause, "award", (line, side, points, cards, amount)))

    def hand_on(self, seat: int, step: int) -> None:
        """Another seat, or the same, has the next decision, in this step of the turn."""
        self.seat, self.step = seat, step
        if self.tell:
            self.tell(Event(self.cause, "hand_on", (seat, step)))

    def note(self, cell: int, holds: bool, reader: int, data: Any) -> None:
        """Play has revealed something of a hand."""
        fact = cell, holds, reader, data, self.moves
        self.facts += (fact,)
        if self.tell:
            self.tell(Event(self.cause, "note", (cell, holds, reader, data)))
