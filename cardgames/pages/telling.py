"""What a turn did, as sentences for one viewer: one for the move, one for each thing that followed.

Nothing secret is told: the sentences are made from the events as the viewer may know them, and secret choices only
when the count has shown them. The state before the turn, if it is given, serves to name what becomes public then:
whose roles are shown, what had been written, which cards were left over.
"""
from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from cardgames.engine.game import Game
from cardgames.engine.match import Turn
from cardgames.pages.naming import Names, Naming, follow, left_over
from cardgames.pages.words import Words
from cardgames.table.bits import ids
from cardgames.table.observation import UNKNOWN
from cardgames.table.setup import TALLY
from cardgames.table.state import DEAL, ROUND, Event, State

LATER = ("turn.", "round", "ending", "scoring")
"""Causes of what follows when a move, and what it sets off, is over."""


def tell(game: Game, turn: Turn, viewer: int, names: Names, *, before: State | None = None,
         words: Words | None = None) -> list[str]:
    """The sentences of one turn for the seat `viewer` (0 = an onlooker).

    names: what seats are called, the viewer `You`. before: the state before the turn (`Game.copy`)."""
    teller = _Teller(Naming(game, names, words), viewer, turn.seat)
    return [*teller.move(turn), *teller.rest(turn.events, before, _length(turn.events))]


def opening(game: Game, events: Sequence[Event], viewer: int, names: Names, *, words: Words | None = None) -> list[str]:
    """The sentences of what happened before the first decision (`Match.opening`)."""
    return list(_Teller(Naming(game, names, words), viewer, 0).rest(events, None, 0))


def move_sentence(game: Game, turn: Turn, names: Names, *, words: Words | None = None) -> list[str]:
    """The move and what it set off at once, without draws, deals and counts; for whom nothing is secret."""
    return list(_Teller(Naming(game, names, words), turn.seat, turn.seat).move(turn))


def _length(events: Sequence[Event]) -> int:
    """How many of the first events belong to the move."""
    return next((place for place, event in enumerate(events) if event.cause.startswith(LATER)), len(events))


class _Teller:
    """Tells one viewer. `seat` is who acts at the moment."""

    def __init__(self, naming: Naming, viewer: int, seat: int) -> None:
        self.naming, self.viewer, self.seat = naming, viewer, seat
        self.game, self.say = naming.game, naming.say

    def seen(self, event: Event) -> Event:
        """The event as the viewer may know it."""
        return self.game.filtered(event, self.viewer)

    # The move itself.

    def move(self, turn: Turn) -> Iterator[str]:
        mover, path = self.game.movers[turn.move[0]], f"moves.{self.game.names[turn.move[0]]}"
        events = [self.seen(event) for event in turn.events[:_length(turn.events)]]
        mine = [event for event in events if event.cause == path]
        if mover.secret:
            own = self.viewer == turn.seat
            yield self.say("tell.move", who=self.who, move=turn.text) if own else self.say("tell.chosen", who=self.who)
            return
        made = getattr(self, "_" + mover.effect, None)
        yield (made(turn, mine) if made is not None else None) or self.say("tell.move", who=self.who, move=turn.text)
        yield from self._stolen(mine)
        yield from self._set_off([event for event in events if event.cause.startswith("triggers.")])

    @property
    def who(self) -> str:
        return self.naming.who(self.seat)

    def _took(self, turn: Turn, events: Sequence[Event]) -> str | None:
        for event in events:
            if event.change == "take":
                card, _, cards, *_ = event.args
                hidden = next((other.cards for other in events if other.change == "clear"), None)
                if hidden is not None and UNKNOWN in hidden:
                    return self._with("tell.took.unseen", card, cards, more=len(hidden))
                if hidden:                  # they lay face down, and whoever is told this may look at them
                    return self._with("tell.took.face_down", card, cards, hidden=self.naming.cards(hidden))
                return self._with("tell.took" if cards else "tell.took.itself", card, cards)
        return None

    def _built(self, turn: Turn, events: Sequence[Event]) -> str | None:
        for event in events:
            if event.change == "join":
                card, _, cards, _, pile = event.args
                id = "tell.built.locked" if pile[3] else "tell.built"
                return self._with(id, card, cards, value=pile[1])
        return None

    def _stolen(self, events: Sequence[Event]) -> Iterator[str]:
        """Cards of the move that came from other sides' piles."""
        for event in events:
            if event.change == "shift" and self.naming.zone(event.args[1]).of == "side":
                owner = event.args[1] - self.naming.zone(event.args[1]).cell
                yield self.say("tell.stolen", who=self.naming.side(owner), several=self.naming.several(owner),
                               cards=self.naming.cards(event.args[0]))

    def _with(self, id: str, card: int, cards: int, **more: object) -> str:
        return self.say(id, who=self.who, card=self.naming.cards([card]), cards=self.naming.cards(cards), **more)

    def _laid(self, turn: Turn, events: Sequence[Event]) -> str:
        return self.say("tell.laid", who=self.who, card=self.naming.cards([turn.move[1]]))

    def _passed(self, turn: Turn, events: Sequence[Event]) -> str:
        return self.say("tell.passed", who=self.who)

    def _placed(self, turn: Turn, events: Sequence[Event]) -> str | None:
        for event in events:
            if event.change == "shift" and self.naming.zone(event.args[2]).of == "spot":
                return self.say("tell.placed", who=self.who, card=self.naming.cards(event.args[0]),
                                place=self.naming.place(event.args[2]))
        return None

    def _used(self, turn: Turn, events: Sequence[Event]) -> str | None:
        """A card used for what it does: another card struck with it, or further draws."""
        _, card, _, struck = turn.move
        place, owed = self.naming.place, self._owed(events)
        for event in events:
            if event.change == "shift" and struck and event.args[0] == struck:
                return self._with("tell.struck", card, struck, verb=self.game.names[turn.move[0]],
                                  place=place(event.args[1]), to=place(event.args[2]))
        return self._with("tell.more" if owed else "tell.declined", card, 0, owed=owed)

    def _owed(self, events: Sequence[Event]) -> int:
        counter = self.game.setup.counters.get("owed")
        return next((event.args[1] for event in reversed(events)
                     if counter and event.change == "count" and event.args[0] == counter.cell), 0)

    # What a move sets off: points at once, tallies, a table that is resolved.

    def _set_off(self, events: Sequence[Event]) -> Iterator[str]:
        for event in events:
            if event.change == "award" and event.args[2]:
                line = self.naming.line_at[event.args[0]]
                yield self.say("tell.award", what=self.naming.line(line), points=event.args[2])
            elif event.change == "count":
                counter = self.naming.counter(event.args[0])
                if counter is not None and counter.field.startswith(TALLY):
                    yield self.say("tell.noted", what=self.naming.line(counter.field.removeprefix(TALLY)))
        yield from self._resolved([event for event in events if event.change == "shift"])

    def _resolved(self, shifts: Sequence[Event]) -> Iterator[str]:
        """Cards that leave spots: those that stay at theirs, spot by spot, and the others together."""
        kept = [event.args for event in shifts if self.naming.zone(event.args[2]).of == "spot"]
        gone = [event.args for event in shifts if self.naming.zone(event.args[2]).of != "spot"]
        if not shifts:
            return
        text = ", ".join(f"{self.naming.spot(to)} {self._sum(cards)}" for cards, _, to in kept)
        zone = self.naming.zone(kept[0][1]).name if kept else ""
        yield self.say("tell.counts", zone=zone, cards=text) if kept else self.say("tell.level")
        if gone:
            cards = 0
            for taken, _, _ in gone:
                cards |= taken
            yield self.say("tell.others", cards=self.naming.cards(cards), to=self.naming.place(gone[0][2]))

    def _sum(self, cards: int) -> str:
        total = sum(self.game.cards.value[card] for card in ids(cards))
        return f"{total:+d} ({self.naming.cards(cards)})" if cards.bit_count() > 1 else self.naming.cards(cards)

    # What follows: draws, left-overs, reveals, new deals and rounds, the end.

    def rest(self, events: Sequence[Event], before: State | None, skip: int) -> Iterator[str]:
        """What follows the move, event by event; the first `skip` events are the move's."""
        dealt: dict[int, int] = {}
        told = False
        for place, (event, state) in enumerate(follow(before, events)):
            if place < skip:
                continue
            if event.cause.startswith("scoring") and not told:
                told = True
                yield from self._written(state)
            if event.change == "draw" and event.cause.startswith("round"):
                yield from self._dealt(self.seen(event), dealt)
                continue
            if dealt:
                yield self.say("tell.hands", cards=max(dealt.values()))
                dealt = {}
            yield from self._event(self.seen(event), state)

    def _event(self, event: Event, state: State | None) -> Iterator[str]:
        told = getattr(self, "_on_" + event.change, None)
        if told is not None:
            yield from told(event, state)

    def _dealt(self, event: Event, dealt: dict[int, int]) -> Iterator[str]:
        """Cards dealt to the table are told at once, those of seats together."""
        cards, to, *_ = event.args
        if self.naming.zone(to).of == "seat":
            dealt[to] = dealt.get(to, 0) + len(cards)
        else:
            yield self.say("tell.dealt", to=self.naming.place(to), cards=self.naming.cards(cards))

    def _on_hand_on(self, event: Event, state: State | None) -> Iterator[str]:
        self.seat = event.args[0]
        if not self.seat:
            yield self.say("tell.over", why=self.naming.words.say(self.game.bound.plan.match[1].why))

    def _on_count(self, event: Event, state: State | None) -> Iterator[str]:
        cell, value = event.args
        if event.cause.startswith("round") and cell == ROUND and value > 1:
            yield self.say("tell.round", round=value)
        elif event.cause.startswith("round") and cell == DEAL and value > 1:
            yield self.say("tell.deal", deal=value)
        elif event.cause.startswith("moves.") and (owed := self._owed([event])):
            yield self.say("tell.owed", owed=owed)

    def _on_draw(self, event: Event, state: State | None) -> Iterator[str]:
        if event.cause.startswith("turn."):
            yield self.say("tell.turned", who=self.who, card=self.naming.cards(event.args[0]))

    def _on_bury(self, event: Event, state: State | None) -> Iterator[str]:
        yield self.say("tell.buried", card=self.naming.cards([event.args[0]]))

    def _on_tuck(self, event: Event, state: State | None) -> Iterator[str]:
        under, top = event.cards
        yield self.say("tell.tucked", card=self.naming.cards([under]), next=self.naming.cards([top]))

    def _on_shuffle_in(self, event: Event, state: State | None) -> Iterator[str]:
        yield self.say("tell.shuffled_in", card=self.naming.cards([event.args[0]]))

    def _on_shift(self, event: Event, state: State | None) -> Iterator[str]:
        """Cards of the opening layout that the dealer takes."""
        cards, _, to = event.args
        if event.cause.startswith("round"):
            yield self.say("tell.dealer_takes", who=self.naming.side(to - self.naming.zone(to).cell),
                           several=self.naming.several(to - self.naming.zone(to).cell), cards=self.naming.cards(cards))

    def _on_award(self, event: Event, state: State | None) -> Iterator[str]:
        """Points made in the opening; those of a move are told with it, those of a count in its report."""
        if event.cause.startswith("round") and event.args[2]:
            line = self.naming.line_at[event.args[0]]
            yield self.say("tell.award", what=self.naming.line(line), points=event.args[2])

    def _on_clear(self, event: Event, state: State | None) -> Iterator[str]:
        floor, to = event.args
        owner = to - self.naming.zone(to).cell
        cards = 0 if state is None else left_over(state, floor)
        yield self.say("tell.leftovers.cards" if cards else "tell.leftovers", who=self.naming.side(owner),
                       several=self.naming.several(owner), cards=self.naming.cards(cards))

    def _on_show(self, event: Event, state: State | None) -> Iterator[str]:
        """The bottom card of the pack; or cards shown by the count, seat by seat, those that were hidden."""
        if event.cause.startswith("round"):
            yield self.say("tell.bottom", card=self.naming.cards(event.args[0]))
        if state is None or event.cause.startswith("round"):
            return
        shown = event.args[0] & ~state.public
        for cell, zone in self.naming.zone_at.items():
            if zone.of == "seat" and isinstance(state.z[cell], int) and state.z[cell] & shown:
                who = self.naming.who(cell - zone.cell)
                yield self.say("tell.role", who=who, zone=zone.name, card=self.naming.cards(state.z[cell] & shown))

    def _written(self, state: State | None) -> Iterator[str]:
        """Secret choices, once the count has begun."""
        if state is None or not self.game.secret_counters:
            return
        for cell, seat in sorted(self.game.secret_counters.items(), key=lambda item: item[1]):
            counter = self.naming.counter(cell)
            if state.c[cell] > 0 and counter is not None and counter.wording is not None:
                guess = re.sub(r"(\d+)=(\S+)", lambda found: f"{self.naming.who(int(found[1]))} = {found[2]},",
                               counter.wording.write(state.c[cell])).rstrip(",")
                yield self.say("tell.guess", who=self.naming.who(seat), guess=guess)
