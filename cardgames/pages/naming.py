"""What things are called at one table: seats and sides by their names, lines, zones and cards of a game in words.

Also the way back through a turn: `follow` plays events on a copy of the state before them, so that whoever tells of
them can see how things lay at each moment. It is for tellers who then say only what the viewer may know.
"""
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from cardgames.engine.game import Game
from cardgames.pages.words import Words, words_of
from cardgames.table.bits import ids
from cardgames.table.messages import Message
from cardgames.table.observation import UNKNOWN
from cardgames.table.setup import Counter
from cardgames.table.state import Event, State
from cardgames.table.zones import Zone

Names = Mapping[int, str]


def follow(before: State | None, events: Iterable[Event]) -> Iterator[tuple[Event, State | None]]:
    """Each event with the state just before it; without a state to begin with, None each time."""
    state = before.copy() if before is not None else None
    for event in events:
        yield event, state
        if state is not None:
            getattr(state, event.change)(*event.args)


def left_over(state: State, floor: int) -> int:
    """The cards that lie on a floor, in piles too, as a bit set; of a row only those that everybody knows."""
    lying = 0 | state.z[floor]
    if isinstance(state.z[floor], tuple):
        return int(lying & state.public)
    for pile in state.z[floor + 1]:
        lying |= pile[0]
    return int(lying)


class Naming:
    """The names of one table. names: what the seats are called, `You` for the reader; a seat left out is `seat 2`."""

    def __init__(self, game: Game, names: Names, words: Words | None = None) -> None:
        self.game, self.names, self.words = game, names, words or words_of(game.ruleset)
        self.zone_at = {cell: zone for zone, cell in game.layout.place}
        self.line_at = {cell: name for name, cell in game.setup.lines.items()}

    def say(self, id: str, **args: object) -> str:
        """The sentence of an id, in the game's own words."""
        return self.words.say(Message(id, args))

    def who(self, seat: int) -> str:
        """What a seat is called."""
        return self.names.get(seat) or self.say("name.seat", seat=seat)

    def side(self, side: int) -> str:
        """What a side is called: by its seats."""
        seats = [seat for seat in range(1, self.game.seats + 1) if self.game.side_of[seat] == side]
        return str(self.words.speech.joined([self.who(seat) for seat in seats]))

    def several(self, side: int) -> bool:
        """Whether a side is more than one seat."""
        return self.game.side_of.count(side) > 1

    def line(self, name: str) -> str:
        """What a score line is called."""
        title = self.thing(name)
        return title[:1].upper() + title[1:]

    def thing(self, name: str) -> str:
        """What a line, a move or another thing of the ruleset is called within a sentence."""
        return self.words.in_local_words(self.words.name(name))

    def cards(self, cards: int | Sequence[int]) -> str:
        """Cards in notation; those that are unknown are a number."""
        found = list(ids(cards)) if isinstance(cards, int) else [card for card in cards if card != UNKNOWN]
        hidden = 0 if isinstance(cards, int) else len(cards) - len(found)
        texts = [self.game.cards.text[card] for card in found]
        return " ".join([*texts, self.words.counted(hidden, "card")] if hidden else texts)

    def place(self, cell: int) -> str:
        """A place where cards lie."""
        zone = self.zone_at[cell]
        if zone.of == "spot":
            return self.say("tell.at", spot=self.spot(cell), zone=zone.name)
        owner = cell - zone.cell
        at = self.who(owner) if zone.of == "seat" else self.side(owner) if zone.of == "side" else ""
        called = self.words.zone(zone.name)
        return self.say("tell.at.owner", place=called, owner=at) if at else str(self.words.speech.place(called))

    def zone(self, cell: int) -> Zone:
        """The zone of a cell."""
        return self.zone_at[cell]

    def spot(self, cell: int) -> str:
        """The spot of a cell in a zone of spots."""
        return self.game.setup.spots[cell - self.zone_at[cell].cell]

    def counter(self, cell: int) -> Counter | None:
        """The counter that a cell belongs to."""
        for counter in self.game.setup.counters.values():
            first = counter.cell + (counter.per != "table")
            if first <= cell < first + counter.count:
                return counter
        return None
