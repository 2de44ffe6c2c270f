"""From what was asked for on the command line to a match with players, a save and a screen; and taking one up again."""
from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cardgames.cli import crash, games, options, sharing, talk
from cardgames.cli.playing import help, seating
from cardgames.cli.playing.lines import Keyboard, Lines, Script
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.session import SAVED, Session
from cardgames.cli.screen.look import Look, plural
from cardgames.cli.streams import complain
from cardgames.cli.terminal import Terminal, one_line
from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.errors import CardgamesError, UsageError
from cardgames.pages.words import words_of
from cardgames.players.seats import kinds, players
from cardgames.records import saves, share, transcript
from cardgames.records.share import Shared


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What was asked for; the fields are the options of `play`."""

    game: str
    players: int | None
    seats: str | None
    variants: Sequence[str]
    settings: Mapping[str, Any]
    seed: str | None
    orders: Mapping[str, str] | str | None
    starter: int | None
    names: str | None
    moves: str | None
    delay: float
    folder: Path | None
    json: bool


def play(asked: Asked, terminal: Terminal) -> int:
    """Play a match as it was asked for; the exit code. Raises `UsageError` for what cannot be."""
    if asked.json:
        terminal = replace(terminal, out=sys.stderr)
    game, seed = _game(asked)
    people = asked.moves is not None or (terminal.live and sys.stdin.isatty())
    seated = kinds(asked.seats or seating.usual(game.seats, people=people), game.seats)
    seating.check(seated, moves=bool(asked.moves), json=asked.json)
    look = Look(game, terminal, seating.called(seated, asked.names))
    person = _person(look, seated, asked.moves)
    orders = options.fitting(game, asked.orders)
    match = Match(game, players(game, seated, seed, person), seed=seed, order=orders, starter=asked.starter)
    head = transcript.header(match, seed=seed, starter=asked.starter, kinds=seated,
                             names=[look.names[seat] for seat in range(1, game.seats + 1)])
    plain = orders is None and asked.starter is None
    code = sharing.coded(game, seed, asked.folder) if plain else None
    if asked.json:
        from cardgames.cli.playing.quietly import run

        with crash.about(match, code):
            return run(match, head, code)
    save = _saved(match, head)
    told = greeting(look, person, saved=save is not None, code=code)
    return _run(Session(look, match, person, code=code, delay=asked.delay), save, told)


def resume(name: str | None, terminal: Terminal, *, delay: float, moves: str | None) -> int:
    """Take a saved match up again; the exit code. Raises `UsageError`, `TranscriptError`."""
    made: list[tuple[Look, Person | None]] = []

    def seat(game: Game, head: transcript.Header) -> Mapping[int, Any]:
        seated = [each.kind for each in head.seats]
        if seating.PERSON in seated and not moves and not sys.stdin.isatty():
            raise UsageError("a person plays in this match, but there is no terminal; give the moves with --moves FILE")
        speak_as_now(game)
        look = Look(game, terminal, seating.names_of(head))
        made.append((look, _person(look, seated, moves)))
        return players(game, seated, head.seed, made[0][1])

    path = saves.find(name)
    for broken in saves.unreadable(than=path) if name is None else ():
        complain(f"The save {broken.path.stem} cannot be read, so an older match goes on: {broken.why}")
    match, save, head = saves.resume(str(path), seat)
    look, person = made[0]
    code = sharing.coded(match.game, head.seed) if share.is_dealt_by_seed(match, head) else None
    told = greeting(look, person, saved=True, code=code)
    told += look.wrapped(f"Taken up again after {plural(len(match.turns), 'move')}.")
    return _run(Session(look, match, person, code=code, delay=delay, head=head), save, told)


def _run(session: Session, save: saves.Save | None, told: Sequence[str]) -> int:
    """Play, with these lines first. If the program or its output fails, at least nobody's cards stay on the screen."""
    if save is not None:
        session.path, session.finish = str(save.path), save.finish
    if session.person is not None:
        session.person.saved = save is not None
    with save or nullcontext(), crash.about(session.match, session.code):
        try:
            session.look.terminal.say(*told)
            return session.run()
        except Exception as error:
            with suppress(Exception):
                if session.person is not None:
                    session.person.clear()
            if save is not None:
                error.add_note(SAVED)
            raise


def _game(asked: Asked) -> tuple[Game, int | str]:
    """The game and the seed: by its name and options, or by a share code."""
    if "/" not in asked.game or not share.is_code(asked.game):
        game = games.set_up(asked.game, folder=asked.folder, variants=asked.variants, settings=dict(asked.settings),
                            players=asked.players)
        return game, options.seed(asked.seed)
    if asked.variants or asked.settings or asked.players or asked.seed:
        raise UsageError("a share code says all of players, variants, settings and seed; leave the options away, or "
                         "name the game instead of the code")
    from cardgames.records import folders

    code = share.read(asked.game)
    game = share.opened(code, folder=asked.folder, data_folder=folders.rulesets())
    game.say = words_of(game.ruleset).say
    return game, options.seed(None) if code.seed is None else code.seed


def speak_as_now(game: Game) -> None:
    """Give the game of a record the words of its ruleset file: a record carries rules, not words. Without such a file
    it speaks in common words."""
    with suppress(CardgamesError):      # it may be gone, or faulty by now
        game.ruleset = replace(game.ruleset, words=games.catalogue(None).load_ruleset(game.ruleset.id).words)
    game.say = words_of(game.ruleset).say


def _person(look: Look, seated: Sequence[str], moves: str | None) -> Person | None:
    """Who asks the people, at the keyboard or from a file of moves; None if there are none."""
    seats = [seat for seat, kind in enumerate(seated, 1) if kind == seating.PERSON]
    if not seats:
        return None
    lines: Lines = Script(look.terminal, moves) if moves else Keyboard(look.terminal)
    return Person(look, lines, seats, quiet=bool(moves))


def _saved(match: Match, head: transcript.Header) -> saves.Save | None:
    """The save of a match, or None where nothing can be written: it is played all the same."""
    try:
        return saves.begin(match, head)
    except (OSError, CardgamesError) as error:
        complain(f"This match cannot be saved: {error}")
        return None


def greeting(look: Look, person: Person | None, *, saved: bool,
             code: Callable[[], Shared | None] | None = None) -> list[str]:
    """What is played, by which rules, and by whom; how others play the same cards; and for people, how to stop."""
    rules, lines = look.game.ruleset, []
    lines += look.wrapped(look.terminal.paint(one_line(rules.title), "bold") + f": {', '.join(look.names.values())}")
    active = talk.active(rules.variants, rules.settings)
    if active:
        lines += look.wrapped(f"At this table: {active}", indent=2)
    shared = code() if code is not None else None
    if shared is not None:
        lines.append(sharing.line(shared))
    if person is not None and not person.quiet:
        lines += look.wrapped(f"Type ? whenever you are asked. {help.stopping(saved=saved)}")
    return lines
