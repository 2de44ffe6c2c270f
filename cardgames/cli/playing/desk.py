"""What lies beside the table for the people of one match: their notes and hints, moves that can be taken back, and how
much help there is."""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from cardgames.cli.phrases import say
from cardgames.cli.playing.undoing import Undoing
from cardgames.records.saves import Save
from cardgames.table.observation import Observation


@dataclass
class Desk:
    """The desk of a match. Whoever runs the match sets what there is; without that nothing can be taken back.

    assist: whether what can be played, hints and unseen cards are shown. count: whether people count first. save: where
    hints and notes are written down, None if nowhere. look_at: what a seat sees at any time. hints: how many each seat
    was given; notes: what each has noted."""

    assist: bool = True
    count: bool = False
    save: Save | None = None
    undoing: Undoing | None = None
    look_at: Callable[[int], Observation] | None = None
    hints: dict[int, int] = field(default_factory=dict)
    notes: dict[int, list[str]] = field(default_factory=dict)

    def hinted(self, seat: int) -> None:
        """A seat was given a hint: it counts."""
        self.hints[seat] = self.hints.get(seat, 0) + 1
        if self.save is not None:
            self.save.hint(seat)

    def note(self, seat: int, text: str) -> None:
        """A seat notes something."""
        self.notes.setdefault(seat, []).append(text)
        if self.save is not None:
            self.save.note(seat, text)

    def undo(self, seat: int) -> str:
        """See `Undoing.undo`."""
        return self.undoing.undo(seat) if self.undoing is not None else say("undo.off")

    def redo(self) -> str:
        """See `Undoing.redo`."""
        return self.undoing.redo() if self.undoing is not None else say("undo.off")
