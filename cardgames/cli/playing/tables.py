"""From what was asked for on the command line to a match with players, a save and a screen."""
from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cardgames.cli import crash, games, options, sharing, talk
from cardgames.cli.phrases import language, say, told
from cardgames.cli.playing import again, help, seating
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
from cardgames.records.transcript import USUAL, Manner


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
    manner: Manner = USUAL


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
    check(asked.manner, seated.count(seating.PERSON))
    names = seating.called(seated, asked.names)
    lines = lines_of(terminal, seated, asked.moves)
    if asked.names is None and lines is not None and not asked.moves and seated.count(seating.PERSON) > 1:
        names = seating.asked(lines, terminal, seated, names)
    table = Table(Look(game, terminal, names), seated, lines, live=not asked.moves, manner=asked.manner,
                  delay=pause(terminal, asked.manner, asked.delay), folder=asked.folder)
    return matches(table, seed, options.fitting(game, asked.orders), asked.starter, json=asked.json)


def matches(table: Table, seed: int | str, orders: Mapping[str, str] | str | None, starter: int | None, *,
            json: bool = False) -> int:
    """Play one match after another, as long as people want; the exit code."""
    while True:
        code, over = _match(table, seed, orders, starter, json=json)
        further = wanted(table, over=over)
        if further == again.QUIT:
            return code
        if further == again.NEW:
            seed, orders = options.seed(None), None


def wanted(table: Table, *, over: bool) -> str:
    """What next, if a match was played to its end and there is somebody to ask."""
    return again.ask(table.look, table.lines) if over and table.lines is not None and table.live else again.QUIT


def _match(table: Table, seed: int | str, orders: Mapping[str, str] | str | None, starter: int | None, *,
           json: bool) -> tuple[int, bool]:
    """Play one match from its beginning; the exit code, and whether it was played to its end."""
    look, person, manner = table.look, table.person(), table.manner
    game = look.game
    match = Match(game, players(game, table.seated, seed, person), seed=seed, order=orders, starter=starter)
    head = transcript.header(match, seed=seed, starter=starter, kinds=table.seated, manner=manner,
                             names=seating.kept(look.names))
    code = sharing.coded(game, seed, table.folder) if orders is None and starter is None else None
    if json:
        from cardgames.cli.playing.quietly import run

        with crash.about(match, code):
            return run(match, head, code, person), match.is_over
    save = begun(match, head)
    session = Session(look, match, person, save, code, table.delay, manner.practice, detail=manner.detail)
    return played(session, greeting(look, person, manner, saved=save is not None, code=code)), session.ended


def played(session: Session, told: Sequence[str]) -> int:
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
                error.add_note(session.going_on(session.save))
            raise


def check(manner: Manner, people: int) -> None:
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


def pause(terminal: Terminal, manner: Manner, delay: float) -> float:
    """The pause after a bot's move: what was asked for, else `delay`; none where nobody watches."""
    asked = delay if manner.delay is None else manner.delay
    return asked if terminal.live else 0.0


def _game(asked: Asked) -> tuple[Game, int | str]:
    """The game and the seed: by its name and options, or by a share code."""
    if "/" not in asked.game or not share.is_code(asked.game):
        game = games.set_up(asked.game, folder=asked.folder, variants=asked.variants, settings=dict(asked.settings),
                            players=options.number_of_players(asked.players, asked.seats))
        return game, options.seed(asked.seed)
    if asked.variants or asked.settings or asked.players or asked.seed:
        raise UsageError("a share code says all of players, variants, settings and seed; leave the options out, or "
                         "name the game instead of the code")
    from cardgames.records import folders

    code = share.read(asked.game)
    game = share.opened(code, folder=asked.folder, data_folder=folders.rulesets(), language=language())
    game.say = words_of(game.ruleset).say
    return game, options.seed(None) if code.seed is None else code.seed


def lines_of(terminal: Terminal, seated: Sequence[str], moves: str | None) -> Lines | None:
    """Where people's lines come from: the keyboard or a file of moves; None if there are no people."""
    if seating.PERSON not in seated:
        return None
    return Script(terminal, moves) if moves else Keyboard(terminal)


def begun(match: Match, head: transcript.Header) -> saves.Save | None:
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
