"""The bind-time view of a table: what a mechanic may ask for when it is bound. Unused in play.

Mechanics never know one another. They declare the counters they need, offer answers (`offer`) and ask questions
(`ask`).
"""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from cardgames.table.packs import Cards
from cardgames.table.questions import Question
from cardgames.table.state import State
from cardgames.table.zones import Layout, Zone

Per = Literal["table", "seat", "side"]
AboutCard = Callable[[State, int], bool]
"""A yes or no about a card."""
TALLY = "tally "
"""Before the name of a trigger, what the counter of its tally is called in a position."""


class Wording(NamedTuple):
    """How a counter that is no plain number is written in a position. `read` raises `ValueError` with a sentence."""

    write: Callable[[int], str]
    read: Callable[[str], int]


@dataclass(slots=True, frozen=True)
class Counter:
    """One named number, or one a seat or side. `field`: its name in positions; `reset`: when it is `fresh` again;
    `least` and `most`: what it can be, None = there is no such bound."""

    field: str
    cell: int
    per: Per
    count: int
    reset: Literal["never", "round", "deal", "count"]
    default: int
    fresh: int
    wording: Wording | None = None
    least: int | None = 0
    most: int | None = None


class Setup:
    """Cards, zones, seats and sides of a game being bound."""

    def __init__(self, *, cards: Cards, layout: Layout, seats: int, side_of: Sequence[int],
                 spots: Sequence[str], direction: str = "clockwise") -> None:
        self.cards, self.layout, self.spots = cards, layout, tuple(spots)
        self.seats, self.side_of = seats, tuple(side_of)
        self.sides = max(side_of)
        self._step = 1 if direction == "clockwise" else -1
        self.counters: dict[str, Counter] = {}
        self.blank: list[int] = []
        self.lines: dict[str, int] = {}
        self.path = ""
        self.mover = 0
        self.source = ""
        self.effects: list[str] = []
        self.pack_of: dict[str, str] = {}
        self.least_stock = 1
        """With fewer cards in the stock no more of them come to the hands in this round; known when all is bound."""
        self.readers: list[Callable[[Any], int]] = [int]
        self.on_shown: list[Callable[[State, int], bool]] = []
        """What happens of itself when a card is drawn and shown: (state, card) -> whether it is gone; then nobody
        decides."""
        self.questions: list[tuple[str, Question]] = []
        """What people with real cards are asked for a count: (path of the rule, question)."""
        self._offers: dict[str, Any] = {}
        self._by_card: dict[str, list[tuple[int, AboutCard]]] = {}
        for name in ("round", "deal"):
            self.counter(name, least=1)
        for name in ("starter", "dealer"):
            self.counter(name, least=1, most=seats)
        self.points = self.counter("points", per="side")

    def zone(self, name: str) -> Zone:
        """The zone of that name."""
        return self.layout.zones[name]

    @property
    def hand(self) -> Zone:
        """The zone that the active card of the mover being bound comes from."""
        return self.zone(self.source)

    @property
    def name(self) -> str:
        """The name the ruleset gives the part being bound: the end of its path."""
        return self.path.rsplit(".", 1)[-1]

    def movers_with(self, effect: str) -> frozenset[int]:
        """The movers of this effect, by their numbers. Complete when duties and triggers are bound."""
        return frozenset(number for number, found in enumerate(self.effects) if found == effect)

    def is_last_deal(self, state: State) -> bool:
        """Whether all cards that hands get in this round have come to them. Some may be left over in the stock."""
        return state.stock < self.least_stock

    def fact_reader(self, reader: Callable[[Any], int]) -> int:
        """Register how a negative fact's data is read: which cards the hand holds none of. Returns the reader's
        number."""
        self.readers.append(reader)
        return len(self.readers) - 1

    def next_seat(self, seat: int, steps: int = 1) -> int:
        """The seat that follows in the direction of play; with -1 the one before."""
        return (seat - 1 + self._step * steps) % self.seats + 1

    def order_start(self, pack: str) -> int:
        """Where a pack that is not the stock begins in the order: such packs come first, the stock last."""
        others = list(self.cards.packs)[1:]
        return sum(len(self.cards.packs[name]) for name in others[:others.index(pack)])

    def spot_cells(self, zones: Sequence[str]) -> list[int]:
        """The cells of these zones of spots: the first zone at every spot, then the second at every spot, and so on."""
        return [cell for name in zones for cell in self.zone(name).cells()]

    def counter(self, field: str, *, per: Per = "table", reset: Literal["never", "round", "deal", "count"] = "never",
                default: int = 0, wording: Wording | None = None, fresh: int | None = None, least: int | None = 0,
                most: int | None = None) -> int:
        """The place of a counter, made when first asked for: for `per` seat or side add the number of seat or side.

        fresh: what it begins with at each reset, if that is not what it is in a position that does not name it.
        least, most: what a position may say it is."""
        if field not in self.counters:
            count = {"table": 1, "seat": self.seats, "side": self.sides}[per]
            cell = len(self.blank) - (per != "table")
            begins = default if fresh is None else fresh
            self.counters[field] = Counter(field, cell, per, count, reset, default, begins, wording, least, most)
            self.blank += [default] * count
        return self.counters[field].cell

    def line(self, name: str) -> int:
        """The place of a score line (add the number of the side), made when first asked for."""
        if name not in self.lines:
            self.lines[name] = self.counter("line:" + name, per="side", least=None)
        return self.lines[name]

    def question(self, question: Question) -> None:
        """Ask people who play with real cards this for every count; the same question is asked once."""
        if all(known is not question for _, known in self.questions):
            self.questions.append((self.path, question))

    def tallied(self, trigger: str) -> Callable[[State], list[int]]:
        """What a trigger has tallied for each side since the last count, nothing where it keeps no tally. A score pad
        asks for it."""
        cell, sides = self.ask(f"tally:{trigger}"), self.sides
        if self.offered(f"question:{trigger}"):
            self.question(self.ask(f"question:{trigger}"))
        return lambda state: [0] * sides if cell is None else state.c[cell + 1:cell + 1 + sides]

    def offer(self, name: str, answer: Any) -> None:
        """Put an answer at the disposal of the other mechanics of this game."""
        self._offers[name] = answer

    def offer_also(self, name: str, answer: Callable[..., Any]) -> None:
        """The same for an answer that several mechanics give: who asks gets `or` of them all."""
        others = self._offers.get(name)
        self._offers[name] = answer if others is None else lambda *asked: others(*asked) | answer(*asked)

    def offer_by_card(self, name: str, of: int, answer: AboutCard) -> None:
        """The same for a yes or no about one card, given by each mechanic for the cards `of`: whoever it does not
        concern is not asked."""
        offers = self._by_card.setdefault(name, [])
        offers.append((of, answer))
        asked = [_either([each for cards, each in offers if cards >> card & 1]) for card in range(len(self.cards))]
        alone = all(each is answer for each in asked)
        self._offers[name] = answer if alone else lambda state, card: asked[card](state, card)

    def ask(self, name: str) -> Any:
        """The answer another mechanic has offered. Raises `KeyError` if nobody has."""
        return self._offers[name]

    def offered(self, name: str) -> bool:
        """Whether anybody has offered this."""
        return name in self._offers

    def later(self, name: str) -> Callable[..., Any]:
        """A function offered by a mechanic that may be bound later; resolved when first called."""
        def call(*args: Any) -> Any:
            return self._offers[name](*args)
        return call


def _either(answers: Sequence[AboutCard]) -> AboutCard:
    """Whether one of them says yes."""
    if len(answers) == 1:
        return answers[0]
    return lambda state, card: any(answer(state, card) for answer in answers)
