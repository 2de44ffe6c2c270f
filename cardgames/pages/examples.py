"""Worked examples of a ruleset: run on the right game, judged, and told. They are the tests a ruleset brings along.

An example is a position with either moves and what holds afterwards, or a move and the rule that refuses it, or all
legal moves, or their number.
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgames.engine.game import Game
from cardgames.engine.match import Turn
from cardgames.errors import Ambiguous, CardgamesError, MoveError, NotLegal, Place, Said, UnplayableError, joined
from cardgames.pages import counting, telling
from cardgames.pages.checks import problems
from cardgames.pages.words import words_of
from cardgames.rules.ruleset import OWN
from cardgames.table.messages import Message
from cardgames.table.setup import TALLY
from cardgames.table.state import Move, State

if TYPE_CHECKING:
    from cardgames.rules.book import Book
    from cardgames.rules.models import Example

SHOWN = 12
"""How many moves a sentence lists."""
FEW = 6
"""How many moves a list tells in full; of a longer one it gives some, of each kind one at least."""


@dataclass(frozen=True, slots=True)
class ExampleResult:
    """How one example went.

    problem: a sentence with what was expected and what is, empty if it holds. place: where the part of the example
    stands that does not hold, or the example."""

    name: str
    ok: bool
    problem: str
    place: Place | None

    @property
    def said(self) -> Said:
        """The same in a line."""
        return Said("{where}: examples.{name}: {problem}", where=str(self.place or self.name), name=self.name,
                    problem=self.problem or Said("holds"))

    def __str__(self) -> str:
        return self.said


class Problem(NamedTuple):
    """What does not hold: the key of the example (and of its `then`), and the sentence."""

    path: tuple[str, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class Played:
    """An example as it went on one game.

    names: of the moves' movers. rule: that refused. sentences: what happened. causes: the rules that acted. listed:
    whether all moves were asked for."""

    problem: Problem | None
    names: tuple[str, ...] = ()
    rule: str = ""
    sentences: tuple[str, ...] = ()
    causes: frozenset[str] = frozenset()
    listed: bool = False

    @property
    def counted(self) -> bool:
        """Whether points were counted."""
        return any(cause.startswith("scoring") for cause in self.causes)


class Tables:
    """The games that the examples of one file are about, each made once: one for each set of variants and number of
    players. language: that they speak."""

    def __init__(self, book: Book, language: str = OWN) -> None:
        self.book, self.language = book, language
        self._games: dict[tuple[tuple[str, ...], int | None], Game] = {}

    def game(self, variants: Sequence[str] = (), players: int | None = None) -> Game:
        """The game with these variants. Raises `RulesetError`, `UsageError`."""
        from cardgames.rules.loading import build

        key = (tuple(variants), players)
        if key not in self._games:
            ruleset = build(self.book, variants, None, players, language=self.language)
            self._games[key] = Game(ruleset, say=words_of(ruleset).say)
        return self._games[key]


def run(source: str | Path | Book, *, folder: str | Path | None = None,
        names: Sequence[str] | None = None, language: str = OWN) -> list[ExampleResult]:
    """Run the examples of a ruleset (an id, a file, or a book already read), or those named, in file order.
    language: of what is said of moves.

    Raises `UsageError` for an unknown game or example, `RulesetError` for a ruleset with faults."""
    from cardgames.errors import UsageError
    from cardgames.rules.catalogue import Catalogue

    tables = Tables(Catalogue(folder).book(source) if isinstance(source, str | Path) else source, language)
    ruleset = tables.game().ruleset
    unknown = [name for name in names or () if name not in ruleset.examples_info]
    if unknown:
        raise UsageError('{id} has no example "{example}"', id=ruleset.id, example=unknown[0])
    wanted = ruleset.examples_info if names is None else names
    return [_result(tables, name, example) for name, example in ruleset.examples_info.items() if name in wanted]


def _result(tables: Tables, name: str, example: Example) -> ExampleResult:
    header = tables.book.header
    try:
        played = play(tables.game(example.variants, example.players), example)
        problem = played.problem
    except CardgamesError as error:
        problem = Problem(("variants",) if example.variants else (),
                          Said("this table cannot be set: {error}", error=error))
    path = ("examples", name, *(problem.path if problem else ()))
    where = header.near(path).where
    sentence = problem.sentence if problem else ""
    return ExampleResult(name, problem is None, sentence, where.name.place if where else None)


def play(game: Game, example: Example) -> Played:
    """An example on a game, which need not be the one it was written for."""
    try:
        state = game.position(example.given)
    except CardgamesError as error:
        return Played(Problem(("given",), error.said))
    texts = example.moves or ((example.move,) if example.move is not None else ())
    try:
        return _tried(game, state, example, texts)
    except UnplayableError as error:
        return Played(Problem((), error.said))


def _tried(game: Game, state: State, example: Example, texts: Sequence[str]) -> Played:
    if example.refused is not None:
        return _refused(game, state, texts[0], example.refused)
    if example.legal is not None or example.count is not None:
        return _listed(game, state, example)
    return _moved(game, state, example, texts)


def _moved(game: Game, state: State, example: Example, texts: Sequence[str]) -> Played:
    points, names, sentences, causes = game.points(state), list[str](), list[str](), set[str]()
    key = "move" if example.move is not None else "moves"
    for number, text in enumerate(texts, 1):
        try:
            move = game.parse(state, text)
        except MoveError as error:
            return Played(Problem((key,), _illegal(text, error)))
        names.append(game.names[move[0]])
        before, canonical = state.copy(), game.text(state, move)
        turn = Turn(number, state.seat, move, canonical, game.heard(state, move))
        sentences += telling.move_sentence(game, turn, {})
        causes |= {event.cause for event in turn.events}
        for report in counting.reports(game, turn.events, {}, before=before):
            sentences += report.sentences
    found = next(problems(game, points, state, example.then or {}), None)
    problem = None if found is None else Problem(("then", found[0]), found[1])
    return Played(problem, tuple(names), "", tuple(sentences), frozenset(causes))


def _illegal(text: str, error: MoveError) -> Said:
    """What to say of a move that should be legal."""
    if isinstance(error, NotLegal):
        return Said("{text} should be legal, but it is refused by {rule}: {error}", text=text, rule=error.rule,
                    error=error)
    return Said("{text} should be legal, but {error}", text=text, error=error)


def _refused(game: Game, state: State, text: str, rule: str) -> Played:
    """The move must be refused, by the rule named or by a part of it."""
    try:
        refusal = game.refusal(state, text)
    except MoveError as error:
        kind = Said("is not one move") if isinstance(error, Ambiguous) else Said("is no move")
        return Played(Problem(("move",), Said("{text} {kind}, so no rule refuses it: {error}", text=text, kind=kind,
                                              error=error)))
    if refusal is None:
        return Played(Problem(("refused",), Said("{text} should be refused by {rule}, but it is legal", text=text,
                                                 rule=rule)))
    if refusal.rule != rule and not refusal.rule.startswith(rule + "."):
        return Played(Problem(("refused",), Said(
            "{text} should be refused by {rule}, but it is refused by {other} ({message})", text=text, rule=rule,
            other=refusal.rule, message=refusal.message)))
    names = tuple(name for name in game.names if f"{refusal.rule}.".startswith(f"moves.{name}."))
    return Played(None, names, refusal.rule, (game.say(Message("example.refused", {"why": refusal.message})),))


def _listed(game: Game, state: State, example: Example) -> Played:
    """All legal moves, or their number."""
    moves = game.moves(state)
    key = ("legal" if example.legal is not None else "count",)
    if not moves.complete:
        return Played(Problem(key, Said("there are too many moves to list them all")))
    names = tuple(dict.fromkeys(game.names[move[0]] for move in moves))
    texts = [game.text(state, move) for move in moves]
    shown = ", ".join([*texts[:SHOWN], "…"] if len(texts) > SHOWN else texts) or Said("none")
    few = ", ".join(_some(moves, texts)) or "none"
    told = game.say(Message("example.legal.many" if len(texts) > FEW else "example.legal",
                            {"moves": few, "count": len(texts)}))
    sentence = joined("; ", _unlike(game, state, example.legal, texts)) if example.legal is not None else ""
    if example.count not in (None, len(moves)):
        sentence = Said("there should be {count} legal moves, but there are {found}: {shown}", count=example.count,
                        found=len(moves), shown=shown)
    return Played(Problem(key, sentence) if sentence else None, names, "", (told,), listed=True)


def _some(moves: Sequence[Move], texts: Sequence[str]) -> list[str]:
    """The moves to tell: all, or of a long list the first of each kind and those that come next."""
    if len(texts) <= FEW:
        return list(texts)
    first = {move[0]: place for place, move in reversed(list(enumerate(moves)))}
    chosen = list(dict.fromkeys([*sorted(first.values()), *range(len(texts))]))[:max(FEW // 2, len(first))]
    return [texts[place] for place in sorted(chosen)]


def _unlike(game: Game, state: State, wanted: Sequence[str], texts: Sequence[str]) -> Iterator[str]:
    """What a list of moves has too much and too few."""
    found = []
    for text in wanted:
        try:
            found.append(game.text(state, game.parse(state, text)))
        except MoveError as error:
            yield _illegal(text, error)
    missing = [text for text in texts if text not in found]
    if missing:
        yield Said("legal too, but not listed: {moves}", moves=", ".join(missing[:SHOWN]))


def position_text(game: Game, given: dict[str, Any]) -> str:
    """A position in a line of text: zones and what else is given, in its own order."""
    words, parts = words_of(game.ruleset), []

    def say(id: str, **args: object) -> str:
        return words.say(Message(id, args))

    for key, value in given.items():
        if isinstance(value, dict):
            of = game.layout.zones[key].of if key in game.layout.zones else "seat"
            whose = of if of == "spot" or game.sides < game.seats else "seat"
            rows = [say(f"example.row.{whose}", owner=owner, cards=each) for owner, each in value.items() if each != ""]
            if key.startswith(TALLY):
                parts.append(say("example.tally", what=words.plural(words.name(key.removeprefix(TALLY))),
                                 rows=", ".join(rows)))
            else:
                parts.append(say(f"example.zone.{whose}", zone=key, rows=", ".join(rows)))
        elif key != "turn":
            text = words.name(value) if key == "phase" else value
            parts.append(say("example.zone", zone=key, cards=text if text != "" else say("example.empty")))
    if given.get("turn"):
        parts.append(say("example.turn", seat=given["turn"]))
    return "; ".join(parts)
