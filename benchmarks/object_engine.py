"""The yardstick for speed: the two-player fishing game as plain object-oriented Python, without the package.

It is a plain, idiomatic object engine: an enumeration of suits, frozen dataclasses for cards, piles and moves, lists
for hands and floor, sets for what a card takes, a class for the match. The package's goal was set against another such
engine; where several idioms would do, this one has those that bring it to about that engine's speed (within a tenth).
So a ratio to it says how far the package is from plain objects, not how fast such an engine could be made.

Rules: eight cards a deal, three deals, counted after each. A card takes any choice of equal cards, piles of its value
and pairs that add up to it. A pile is one hand card on one floor card, worth at most ten, while its value is still
held. A drop is free.
"""
from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations
from random import Random

RANKS_IN_PACK = range(1, 14)
HIGHEST_NUMBER = 10
CARDS_ON_FLOOR = 4
CARDS_IN_HAND = 8
DEALS = 3


class Suit(Enum):
    """The four suits."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"


@dataclass(frozen=True)
class Card:
    """A card of the pack; ranks 11 to 13 are the courts."""

    rank: int
    suit: Suit

    @property
    def value(self) -> int:
        """What this card counts in a sum; 0 for the courts, which only take their equals."""
        return self.rank if self.rank <= HIGHEST_NUMBER else 0


@dataclass(frozen=True)
class Pile:
    """Two cards that were built and can only be taken together."""

    cards: tuple[Card, Card]
    value: int


Item = Card | Pile


@dataclass(frozen=True)
class Move:
    """What a player may do with a hand card."""

    card: Card


@dataclass(frozen=True)
class Drop(Move):
    """The hand card stays on the floor."""


@dataclass(frozen=True)
class Capture(Move):
    """The hand card takes items of the floor."""

    items: frozenset[Item]


@dataclass(frozen=True)
class Build(Move):
    """The hand card and a card of the floor become a pile."""

    base: Card


@dataclass
class Player:
    """One seat: its cards, what it won in this deal, its sweeps in this deal and its points so far."""

    hand: list[Card] = field(default_factory=list)
    won: list[Card] = field(default_factory=list)
    sweeps: int = 0
    points: int = 0

    def holds_another(self, value: int, card: Card) -> bool:
        """Whether a card of `value` stays in hand when `card` is played."""
        return any(other.value == value and other != card for other in self.hand)

    def worth(self) -> int:
        """Points for single cards and sweeps: aces, the ten of diamonds, the two of spades."""
        points = self.sweeps
        for card in self.won:
            if card.rank == 1:
                points += 1
            elif card.rank == 10 and card.suit is Suit.DIAMONDS:
                points += 2
            elif card.rank == 2 and card.suit is Suit.SPADES:
                points += 1
        return points

    def spades(self) -> int:
        """How many spades were won."""
        return sum(card.suit is Suit.SPADES for card in self.won)


class Match:
    """One match from the shuffle to the last count."""

    def __init__(self, stock: list[Card]) -> None:
        self.stock = stock
        self.floor: list[Card] = [stock.pop() for _ in range(CARDS_ON_FLOOR)]
        self.piles: list[Pile] = []
        self.players = [Player(), Player()]
        self.turn = 0
        self.deals_made = 0
        self.last_capturer: Player | None = None
        self.is_over = False
        self.open_deal()

    @classmethod
    def shuffled(cls, rng: Random) -> Match:
        """A match with a freshly shuffled pack."""
        pack = [Card(rank, suit) for suit in Suit for rank in RANKS_IN_PACK]
        rng.shuffle(pack)
        return cls(pack)

    def open_deal(self) -> None:
        """Hand out the next cards."""
        self.deals_made += 1
        for player in self.players:
            player.hand = [self.stock.pop() for _ in range(CARDS_IN_HAND)]
            player.won = []
            player.sweeps = 0

    def legal_moves(self) -> list[Move]:
        """Every move of the player whose turn it is."""
        moves: list[Move] = []
        for card in self.players[self.turn].hand:
            moves.extend(Capture(card, items) for items in self.takes(card))
            moves.extend(self.builds(card))
            moves.append(Drop(card))
        return moves

    def takes(self, card: Card) -> set[frozenset[Item]]:
        """Every set of items that `card` may take at once."""
        equals: list[Item] = [other for other in self.floor if other.rank == card.rank]
        equals += [pile for pile in self.piles if pile.value == card.rank]
        pair_sets = self.pair_sets(card)
        takes = set()
        for count in range(len(equals) + 1):
            for chosen in combinations(equals, count):
                for pairs in pair_sets:
                    takes.add(pairs.union(chosen))
        takes.discard(frozenset())
        return takes

    def pair_sets(self, card: Card) -> set[frozenset[Item]]:
        """Every union of pairs worth `card` that use no floor card twice; the empty one too."""
        unions: set[frozenset[Item]] = {frozenset()}
        if card.value:
            for one, two in combinations(self.floor, 2):
                if one.value and two.value and one.value + two.value == card.value:
                    unions |= {union | {one, two} for union in unions if one not in union and two not in union}
        return unions

    def builds(self, card: Card) -> list[Build]:
        """Every pile that `card` can begin on a card of the floor."""
        if not card.value:
            return []
        builds = []
        for base in self.floor:
            value = base.value + card.value
            if base.value and value <= HIGHEST_NUMBER and self.players[self.turn].holds_another(value, card):
                builds.append(Build(card, base))
        return builds

    def play(self, move: Move) -> None:
        """Carry out a legal move and whatever follows: a sweep, a count, the next deal, the end."""
        player = self.players[self.turn]
        player.hand.remove(move.card)
        if isinstance(move, Capture):
            self.capture(player, move)
        elif isinstance(move, Build):
            self.floor.remove(move.base)
            self.piles.append(Pile((move.base, move.card), move.base.value + move.card.value))
        else:
            self.floor.append(move.card)
        self.turn = 1 - self.turn
        if not self.players[self.turn].hand:
            self.close_deal()

    def capture(self, player: Player, move: Capture) -> None:
        """Carry the items taken, and the card that takes them, to the player's won cards."""
        player.won.append(move.card)
        for item in move.items:
            if isinstance(item, Pile):
                self.piles.remove(item)
                player.won.extend(item.cards)
            else:
                self.floor.remove(item)
                player.won.append(item)
        self.last_capturer = player
        if not self.floor and not self.piles:
            player.sweeps += 1

    def close_deal(self) -> None:
        """Count; after the last deal the left-overs first go to whoever captured last."""
        self.is_over = self.deals_made == DEALS
        if self.is_over and self.last_capturer is not None:
            self.last_capturer.won.extend(self.floor)
            for pile in self.piles:
                self.last_capturer.won.extend(pile.cards)
            self.floor, self.piles = [], []
        self.count()
        if not self.is_over:
            self.open_deal()

    def count(self) -> None:
        """Three points for most cards, one for most spades, and what single cards and sweeps are worth."""
        for player, other in (self.players, reversed(self.players)):
            player.points += player.worth()
            if len(player.won) > len(other.won):
                player.points += 3
            if player.spades() > other.spades():
                player.points += 1
