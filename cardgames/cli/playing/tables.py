"""From what was asked for on the command line to a match with players, a save and a screen; and taking one up again."""
from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cardgames.cli import crash, games, options, sharing, talk
from cardgames.cli.phrases import language, say, told
from cardgames.cli.playing import again, codes, help, seating
from cardgames.cli.playing.desk import Desk
from cardgames.cli.playing.lines import Keyboard, Lines, Script
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.session import Session
from cardgames.cli.screen.look import Look
from cardgames.cli.streams import complain
from cardgames.cli.terminal import Terminal, one_line
from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.errors import CardgamesError, UsageError, reason
from cardgames.pages.words import words_of
from cardgames.players.seats import kinds, players
from cardgames.records import saves, share, transcript
from cardgames.records.share import Shared


@dataclass(frozen=True, kw_only=True)
class Manner:
    """How people play. practice: moves may be taken back whatever they have shown. assist: whether the program finds
    for them what can be played. count: whether they count first. detail: 0; -1 for the result only, 1 for the rules
    that acted too."""

    practice: bool = False
    assist: bool = True
    count: bool = False
    detail: int = 0


PLAIN = Manner()


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What was asked for; the fields are the options of `play`."""

    game: str
    players: int | None = None
    seats: str | None = None
    variants: Sequence[str] = ()
    settings: Mapping[str, Any]
    seed: str | None = None
    orders: Mapping[str, str] | str | None = None
    starter: int | None = None
    names: str | None = None
    moves: str | None = None
    delay: float = 0.0
    folder: Path | None = None
    json: bool = False
    manner: Manner = PLAIN


@dataclass(frozen=True)
class Table:
    """A game with people and bots at their seats, for any number of matches. `lines` are the people's, None if there
    are none; `live`: they are at a terminal, and can be asked what next. delay: seconds after each move of a bot.
    folder: of `--rulesets`."""

    look: Look
    seated: Sequence[str]
    lines: Lines | None
    live: bool
    manner: Manner
    delay: float = 0.0
    folder: Path | None = None

    def person(self) -> Person | None:
        """Who asks the people of one match; None if there are none."""
        if self.lines is None:
            return None
        desk = Desk(assist=self.manner.assist, count=self.manner.count)
        return Person(self.look, self.lines, seating.people(self.seated), quiet=not self.live, desk=desk)


def play(asked: Asked, terminal: Terminal) -> int:
    """Play a match as it was asked for, and others after it if people want; the exit code. Raises `UsageError` for what
    cannot be."""
    if asked.json:
        terminal = replace(terminal, out=sys.stderr)
    game, seed = _game(asked)
    people = asked.moves is not None or (terminal.live and sys.stdin.isatty())
    seated = kinds(asked.seats or seating.usual(game.seats, people=people), game.seats)
    seating.check(seated, moves=bool(asked.moves), json=asked.json)
    _check(asked.manner, seated.count(seating.PERSON))
    names = seating.called(seated, asked.names)
    lines = _lines(terminal, seated, asked.moves)
    if asked.names is None and lines is not None and not asked.moves and seated.count(seating.PERSON) > 1:
        names = seating.asked(lines, terminal, seated, names)
    table = Table(Look(game, terminal, names), seated, lines, live=not asked.moves, manner=asked.manner,
                  delay=_pause(terminal, asked.delay), folder=asked.folder)
    return _matches(table, seed, options.fitting(game, asked.orders), asked.starter, json=asked.json)


def _matches(table: Table, seed: int | str, orders: Mapping[str, str] | str | None, starter: int | None, *,
             json: bool = False) -> int:
    """Play one match after another, as long as people want; the exit code."""
    while True:
        code, over = _match(table, seed, orders, starter, json=json)
        wanted = _wanted(table, over=over)
        if wanted == again.QUIT:
            return code
        if wanted == again.NEW:
            seed, orders = options.seed(None), None


def _wanted(table: Table, *, over: bool) -> str:
    """What next, if a match was played to its end and there is somebody to ask."""
    return again.ask(table.look, table.lines) if over and table.lines is not None and table.live else again.QUIT


def _match(table: Table, seed: int | str, orders: Mapping[str, str] | str | None, starter: int | None, *,
           json: bool) -> tuple[int, bool]:
    """Play one match from its beginning; the exit code, and whether it was played to its end."""
    look, person, manner = table.look, table.person(), table.manner
    game = look.game
    match = Match(game, players(game, table.seated, seed, person), seed=seed, order=orders, starter=starter)
    head = transcript.header(match, seed=seed, starter=starter, kinds=table.seated, practice=manner.practice,
                             names=seating.kept(look.names))
    code = sharing.coded(game, seed, table.folder) if orders is None and starter is None else None
    if json:
        from cardgames.cli.playing.quietly import run

        with crash.about(match, code):
            return run(match, head, code), match.is_over
    save = _saved(match, head)
    session = Session(look, match, person, save, code, table.delay, manner.practice, detail=manner.detail)
    return _run(session, greeting(look, person, manner, saved=save is not None, code=code)), session.ended


def resume(name: str | None, terminal: Terminal, *, delay: float = 0.0, moves: str | None = None,
           manner: Manner = PLAIN) -> int:
    """Take a saved match up again; the exit code. Raises `UsageError`, `TranscriptError`."""
    made: list[tuple[Table, Person | None]] = []

    def seat(game: Game, head: transcript.Header) -> Mapping[int, Any]:
        seated = [each.kind for each in head.seats]
        if seating.PERSON in seated and not moves and not sys.stdin.isatty():
            raise UsageError("a person plays in this match, but there is no terminal; give the moves with --moves FILE")
        speak_as_now(game)
        look = Look(game, terminal, seating.names_of(head))
        lines, there = _lines(terminal, seated, moves), replace(manner, practice=head.practice)
        table = Table(look, seated, lines, live=not moves, manner=there, delay=_pause(terminal, delay))
        made.append((table, table.person()))
        return players(game, seated, head.seed, made[0][1])

    path = codes.find(name)
    for broken in saves.unreadable(than=path) if name is None else ():
        complain(say("save.passed_over", name=broken.path.stem, why=told(broken.why)))
    match, save, head, record, repaired = saves.resume(str(path), seat)
    table, person = made[0]
    if person is not None:
        person.desk.hints.update(record.hints)
        person.desk.notes.update({seat: list(texts) for seat, texts in record.notes.items()})
    code = sharing.coded(match.game, head.seed) if share.is_dealt_by_seed(match, head) else None
    opening = greeting(table.look, person, table.manner, saved=True, code=code)
    opening += table.look.wrapped(say("save.repaired")) if repaired else []
    opening += table.look.wrapped(say("start.resumed", count=len(match.turns)))
    session = Session(table.look, match, person, save, code, table.delay, head.practice, len(record.undone))
    ended = _run(session, opening)
    wanted = _wanted(table, over=session.ended)
    if wanted == again.QUIT:
        return ended
    same = wanted == again.SAME
    return _matches(table, head.seed if same else options.seed(None), head.orders if same else None, head.starter)


def play_on(look: Look, record: transcript.Transcript, told: Match, number: int) -> int:
    """Play on from where a match that is over was after so many moves, as another match; the exit code. The person has
    its own seat again, or if there was none the seat to move; bots sit at the others."""
    game, head = look.game, record.header
    people = seating.people([each.kind for each in head.seats])
    own = people[0] if len(people) == 1 else told.turns[number].seat
    seated = [seating.PERSON if seat == own else seating.BOT if each.kind == seating.PERSON else each.kind
              for seat, each in enumerate(head.seats, 1)]
    look = replace(look, names={**look.names, own: look.names[own] if own in people else say("name.you")})
    lines = _lines(look.terminal, seated, None)
    table = Table(look, seated, lines, live=True, manner=Manner(practice=True))
    person = table.person()
    match = Match(game, players(game, seated, head.seed, person), seed=head.seed, order=head.orders,
                  starter=head.starter)
    for turn in told.turns[:number]:
        match.play(turn.move)
    begun = transcript.header(match, seed=head.seed, starter=head.starter, kinds=seated, practice=True,
                              names=seating.kept(look.names))
    session = Session(look, match, person, _saved(match, begun), practice=True)
    return _run(session, look.wrapped(say("replay.play", number=number, who=look.names[own])))


def _run(session: Session, told: Sequence[str]) -> int:
    """Play, with these lines first. If the program or its output fails, at least nobody's cards stay on the screen."""
    with session.save or nullcontext(), crash.about(session.match, session.code):
        try:
            session.look.terminal.say(*(told if session.detail >= 0 else ()))
            return session.run()
        except Exception as error:
            with suppress(Exception):
                if session.person is not None:
                    session.person.clear()
            if session.save is not None:
                error.add_note(say("stop.saved"))
            raise


def _check(manner: Manner, people: int) -> None:
    """Refuse what is for people where there are none, and practice where others would suffer from it. Raises
    `UsageError`."""
    if manner.practice and people != 1:
        raise UsageError("--practice is for one person against bots; several people agree among themselves, and undo "
                         "takes a move back until the next one has the keyboard")
    if people and manner.detail < 0:
        raise UsageError("--quiet shows the result only, but a person at the table must see what is played; take bots "
                         "with --seats")
    if not people and (manner.count or not manner.assist):
        raise UsageError("--count and --no-assist are for people, but nobody sits at this table; put you at a seat")


def _pause(terminal: Terminal, delay: float) -> float:
    """The pause after a bot's move: none where nobody watches."""
    return delay if terminal.live else 0.0


def _game(asked: Asked) -> tuple[Game, int | str]:
    """The game and the seed: by its name and options, or by a share code."""
    if "/" not in asked.game or not share.is_code(asked.game):
        game = games.set_up(asked.game, folder=asked.folder, variants=asked.variants, settings=dict(asked.settings),
                            players=options.number_of_players(asked.players, asked.seats))
        return game, options.seed(asked.seed)
    if asked.variants or asked.settings or asked.players or asked.seed:
        raise UsageError("a share code says all of players, variants, settings and seed; leave the options away, or "
                         "name the game instead of the code")
    from cardgames.records import folders

    code = share.read(asked.game)
    game = share.opened(code, folder=asked.folder, data_folder=folders.rulesets(), language=language())
    game.say = words_of(game.ruleset).say
    return game, options.seed(None) if code.seed is None else code.seed


def speak_as_now(game: Game) -> None:
    """Give the game of a record the words of its ruleset file, in the language that is spoken: a record carries rules,
    not words. Without such a file it speaks in common words."""
    game.ruleset = replace(game.ruleset, language=language())
    with suppress(CardgamesError):      # it may be gone, or faulty by now
        now = games.catalogue(None).load_ruleset(game.ruleset.id, language=language())
        game.ruleset = replace(game.ruleset, title=now.title, words=now.words, told=now.told)
    game.say = words_of(game.ruleset).say


def _lines(terminal: Terminal, seated: Sequence[str], moves: str | None) -> Lines | None:
    """Where people's lines come from: the keyboard or a file of moves; None if there are no people."""
    if seating.PERSON not in seated:
        return None
    return Script(terminal, moves) if moves else Keyboard(terminal)


def _saved(match: Match, head: transcript.Header) -> saves.Save | None:
    """The save of a match, or None where nothing can be written: it is played all the same."""
    try:
        return saves.begin(match, head)
    except (OSError, CardgamesError) as error:
        complain(say("save.none", why=told(error if isinstance(error, CardgamesError) else reason(error))))
        return None


def greeting(look: Look, person: Person | None, manner: Manner, *, saved: bool,
             code: Callable[[], Shared | None] | None = None) -> list[str]:
    """What is played, by which rules, and by whom; how others play the same cards; and for people, how to stop."""
    rules, lines = look.game.ruleset, []
    lines += look.wrapped(look.terminal.paint(one_line(rules.title), "bold") + f": {', '.join(look.names.values())}")
    active = talk.active(rules.variants, rules.settings)
    if active:
        lines += look.wrapped(say("start.table", facts=active), indent=2)
    shared = code() if code is not None else None
    if shared is not None:
        lines.append(sharing.line(shared))
    if person is None:
        return lines
    told = {"start.practice": manner.practice, "start.no_assist": not manner.assist, "start.count": manner.count}
    lines += [line for id, on in told.items() if on for line in look.wrapped(say(id))]
    if person.several and not look.terminal.wipes:
        lines += look.wrapped(say("curtain.thin"))
    if not person.quiet:
        lines += look.wrapped(say("start.help") + " " + help.stopping(saved=saved))
    return lines
