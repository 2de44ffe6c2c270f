"""Moves taken back and made again: as far as fairness goes, or in practice as far as one likes.

A move may be taken back as long as nothing has been learned since: no other person has moved, no card was dealt or
drawn, and the seat knows no card that it did not know before. In practice only other people stand in the way.
"""
from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from cardgames.cli.phrases import say
from cardgames.cli.screen.unseen import known_cards
from cardgames.engine.match import Match, Turn
from cardgames.table.bits import ids

DEALS = ("draw", "gather", "shuffle_in")
"""Changes of a state that bring cards whose faces or places nobody chose."""
NAMED = 6
"""How many cards a sentence names."""


class TakenBack(Exception):
    """The match has been set back by these turns; whoever runs it goes on from there."""

    def __init__(self, turns: Sequence[Turn]) -> None:
        super().__init__()
        self.turns = turns


class MadeAgain(Exception):
    """These turns, which were taken back, are to be played again."""

    def __init__(self, turns: Sequence[Turn]) -> None:
        super().__init__()
        self.turns = turns


class Undoing:
    """The moves of one match that can be taken back or made again. `people` are the seats that people have, `names`
    what all are called; `undone` counts how often something was taken back; `record` writes down that
    the match was set back."""

    def __init__(self, match: Match, people: Collection[int], names: Mapping[int, str], *, practice: bool = False,
                 undone: int = 0, record: Callable[[Match], None] | None = None) -> None:
        self.match, self.people, self.names, self.practice, self.record = match, people, names, practice, record
        self.undone = undone
        self._groups: list[list[Turn]] = []

    def undo(self, seat: int) -> str:
        """Take the last move of this seat back, with all that followed: raises `TakenBack`. If that may not be: why."""
        turns = self.match.turns
        target = max((place for place, turn in enumerate(turns) if turn.seat == seat), default=None)
        if target is None:
            return say("undo.none_left" if self._groups else "undo.none")
        refused = self._barred(target, seat)
        if refused:
            return refused
        gone = self.match.back(target)
        self._groups.append(gone)
        self.undone += len(gone)
        if self.record is not None:
            self.record(self.match)
        raise TakenBack(gone)

    def redo(self) -> str:
        """Make the moves again that were taken back last: raises `MadeAgain`. Why not, if there are none."""
        if not self._groups:
            return say("redo.none")
        raise MadeAgain(self._groups.pop())

    def moved(self) -> None:
        """Another move was made: what was taken back before is history."""
        self._groups.clear()

    def last_mover(self) -> int:
        """The seat of the person who moved last and may take that back; 0 if nobody may."""
        turns = self.match.turns
        seat = turns[-1].seat if turns else 0
        return seat if seat in self.people and not self._barred(len(turns) - 1, seat) else 0

    def _barred(self, target: int, seat: int) -> str:
        """Why the turns from this one on have to stand; empty if they need not."""
        game, turns = self.match.game, self.match.turns[target:]
        other = next((turn.seat for turn in turns[1:] if turn.seat in self.people and turn.seat != seat), None)
        if other is not None:
            return say("undo.person", who=self.names[other])
        if self.practice:
            return ""
        more = say("undo.practice") if len(self.people) == 1 else ""
        if any(event.change in DEALS for turn in turns for event in turn.events):
            return say("undo.draw", practice=more)
        before = next(before for turn, before, _ in self.match.retrace() if turn.number == target + 1)
        new = known_cards(game.observe(self.match.state, seat)) & ~known_cards(game.observe(before, seat))
        if new:
            cards = [game.cards.text[card] for card in ids(new)]
            told = " ".join(cards[:NAMED]) + (" …" if len(cards) > NAMED else "")
            return say("undo.shown", cards=told, practice=more)
        return ""
