"""The words a person may type instead of a move. Each gives lines to show; only notes and hints leave a trace."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cardgames.cli import talk
from cardgames.cli.phrases import say, told
from cardgames.cli.playing import help, notes, numbers, picking, seat_names, typed
from cardgames.cli.playing.desk import Desk
from cardgames.cli.playing.sides import side_name
from cardgames.cli.screen import picture, unseen
from cardgames.cli.screen.look import Look
from cardgames.cli.tables import columns, table
from cardgames.cli.terminal import cut
from cardgames.engine import outcome
from cardgames.errors import CardgamesError, MoveError, NotUnderstood
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move

REMEMBERED = 20
"""How many sentences about one seat are told."""
LISTED = 60
"""How many moves are listed at once."""
SECRET = ("hand", "hint", "notes", "note")
"""Words whose answers are for whoever asks alone."""
PRIVATE = ("note",)
"""Words after which something may be typed that is for nobody else."""
FINDS = ("moves", "hint", "left")
"""Words that find what a learner should find himself."""


@dataclass(frozen=True)
class Asked:
    """A question at the prompt: what the person sees and may do, the news since its last move and all it has heard,
    and the desk."""

    look: Look
    seen: Observation
    moves: Moves
    last: Sequence[str]
    heard: Sequence[str]
    desk: Desk

    def answer(self, word: str, rest: str) -> list[str] | None:
        """The lines for a word, or None if it is no such word. Raises `MoveError` where a move after it is none, and
        what `Undoing` raises."""
        look, seen, desk = self.look, self.seen, self.desk
        if word in FINDS and not desk.assist:
            return look.wrapped(say("hint.off"))
        if word in ("?", "help"):
            return help.page(look, seen, self.moves, saved=desk.save is not None, assist=desk.assist)
        plain = {"hand": picture.holding, "table": picture.picture, "score": score, "left": unseen.left}
        if word in plain:
            return plain[word](look, seen) if not rest else None
        found = getattr(self, "_" + word, None) if word in WITH_REST else None
        told: list[str] | None = found(rest) if found is not None else None
        return told

    def _moves(self, wanted: str) -> list[str]:
        return listed(self.look, self.seen, self.moves, wanted)

    def _why(self, text: str) -> list[str]:
        return why(self.look, self.seen, self.moves, text, assist=self.desk.assist)

    def _rules(self, section: str) -> list[str]:
        return rules(self.look, section)

    def _last(self, name: str) -> list[str]:
        if name:
            return self._last_of(name)
        told = [line for text in self.last for line in self.look.wrapped(text, indent=2)]
        return told or self.look.wrapped(say("last.none"))

    def _last_of(self, name: str) -> list[str]:
        """What somebody has done: the sentences about that seat."""
        seat = seat_names.find(self.look, name)
        if not seat:
            return self.look.wrapped(cut(say("last.nobody", name=name)))
        who = self.look.names[seat]
        about = [text for text in self.heard if text.startswith(f"{who} ")][-REMEMBERED:]
        told = [line for text in about for line in self.look.wrapped(text, indent=2)]
        return told or self.look.wrapped(say("last.none_of", who=who))

    def _hint(self, rest: str) -> list[str]:
        from cardgames.cli.playing import hints

        number = hints.how_many(rest)
        if number is None:
            return self.look.wrapped(say("hint.how"))
        if len(self.moves) == 1:
            return self.look.wrapped(say("hint.only", move=help.shorter(self.look, self.seen, self.moves[0])))
        try:
            told = hints.lines(self.look, self.seen, self.moves, number)
        except KeyboardInterrupt:       # a bot that thinks long
            return self.look.wrapped(say("hint.stopped"))
        self.desk.hinted(self.seen.viewer)
        return told

    def _undo(self, rest: str) -> list[str]:
        return self.look.wrapped(self.look.styled(self.desk.undo(self.seen.viewer)))

    def _redo(self, rest: str) -> list[str]:
        return self.look.wrapped(self.desk.redo())

    def _notes(self, rest: str) -> list[str]:
        return notes.shown(self.look, self.seen, self.desk.notes.get(self.seen.viewer, ()))

    def _note(self, text: str) -> list[str]:
        kept = notes.read(self.look, self.seen, text)
        if not kept or len(kept) > notes.LONGEST:
            return self.look.wrapped(say("note.long", most=notes.LONGEST) if kept else say("note.empty"))
        self.desk.note(self.seen.viewer, kept)
        return self.look.wrapped(say("note.kept"))


WITH_REST = ("moves", "why", "rules", "last", "hint", "undo", "redo", "notes", "note")
"""Words that may have something after them."""


def listed(look: Look, seen: Observation, moves: Moves, wanted: str) -> list[str]:
    """The moves with their numbers, all or those that are wanted: see `picking.picked`."""
    numbered = picking.picked(look, seen, moves, wanted) if wanted else list(enumerate(moves, 1))
    if not numbered:
        return look.wrapped(cut(say("moves.none", card=wanted)))
    if look.terminal.accessible:
        lines = [line for number, move in numbered[:LISTED] for line in look.wrapped(
            f"{number}: {seat_names.by_name(look, seen, move)}, {help.aloud(look, seen, move)}")]
    else:
        cells = [f"{number:>3}  {seat_names.by_name(look, seen, move)}" for number, move in numbered[:LISTED]]
        lines = columns(look.terminal, cells)
    if len(numbered) > LISTED:
        lines += look.wrapped(say("moves.more", count=str(len(numbered) - LISTED)))
    if not moves.complete:
        lines += look.wrapped(say("moves.incomplete"))
    return lines


def why(look: Look, seen: Observation, moves: Moves, text: str, *, assist: bool = True) -> list[str]:
    """Whether a move is legal, and if not which rule forbids it; with `assist` also which is near it."""
    if not text:
        shown = seat_names.by_name(look, seen, moves[0])
        return look.wrapped(say("why.how", move=shown) if assist else say("why.how.bare"))
    game, given, text = look.game, text, typed.text(look, seen, seat_names.by_number(look, text))
    if text.startswith("#") and not assist:
        return look.wrapped(say("hint.off"))
    number = numbers.number(text)
    if number is not None and text.startswith("#"):
        text = game.text(seen, numbers.numbered(moves, number))
    try:
        refusal = game.refusal(seen, text)
        if refusal is not None:
            near = refusal.nearest if assist else None
            return talk.refused(look.terminal, game.ruleset, seat_names.spoken(look, refusal.message), refusal.rule,
                                near and seat_names.spoken(look, near))
        move: Move = game.parse(seen, text)
    except MoveError as error:
        if isinstance(error, NotUnderstood) and not assist:
            return help.strange(look, given)
        return look.wrapped(talk.sentence(cut(str(seat_names.retold(look, error, given)))))
    return talk.legal(look.terminal, game.ruleset, seat_names.by_name(look, seen, move), help.kind(look, move),
                      f"moves.{game.names[move[0]]}")


def rules(look: Look, section: str) -> list[str]:
    """The rules as they are at this table."""
    from cardgames.pages import printing, rules_page

    try:
        page = rules_page.page(look.game, section or None)
    except CardgamesError as error:
        return look.wrapped(talk.sentence(cut(told(error))))
    text = str(rules_page.plain(page, look.width - 1))
    return (printing.unlined(text) if look.terminal.accessible else text).rstrip("\n").split("\n")


def score(look: Look, seen: Observation) -> list[str]:
    """The points of every side, line by line."""
    return score_table(look, outcome.lines(look.game, seen), look.game.points(seen))


def score_table(look: Look, lines: dict[str, dict[int, int]], points: dict[int, int]) -> list[str]:
    """A score pad: a row for every line that anybody has points on, and the sum."""
    sides = list(points)
    rows = [[look.title(name), *(str(row[side]) for side in sides)]
            for name, row in lines.items() if any(row.values())]
    rows.append([say("seat.points"), *(str(points[side]) for side in sides)])
    return table(look.terminal, ["", *(side_name(look, side) for side in sides)], rows, numbers=True)
