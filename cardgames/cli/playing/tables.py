"""From what was asked for on the command line to a match with players, a save and a screen; and taking one up again."""
from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cardgames.cli import games, options
from cardgames.cli.playing.lines import Keyboard, Lines, Script
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.session import Session
from cardgames.cli.screen.look import Look
from cardgames.cli.terminal import Terminal
from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.errors import CardgamesError, UsageError
from cardgames.pages.words import words_of
from cardgames.players.seats import KINDS, kinds, players
from cardgames.records import saves, transcript

PERSON, BOT = KINDS[:2]


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
    seated = kinds(asked.seats or _default(asked, game, terminal), game.seats)
    _check(asked, seated)
    look = Look(game, terminal, called(seated, asked.names))
    person = _person(look, seated, asked.moves)
    match = Match(game, players(game, seated, seed, person), seed=seed, order=asked.orders, starter=asked.starter)
    head = transcript.header(match, seed=seed, starter=asked.starter, kinds=seated,
                             names=[look.names[seat] for seat in range(1, game.seats + 1)])
    if asked.json:
        from cardgames.cli.playing.quietly import run

        return run(match, head)
    plain = asked.orders is None and asked.starter is None
    save = _saved(match, head, terminal)
    terminal.say(*greeting(look, person))
    return _run(Session(look, match, person, code=_coded(game, seed) if plain else None, delay=asked.delay), save)


def resume(name: str | None, terminal: Terminal, *, delay: float, moves: str | None) -> int:
    """Take a saved match up again; the exit code. Raises `UsageError`, `TranscriptError`."""
    made: list[tuple[Look, Person | None]] = []

    def seat(game: Game, head: transcript.Header) -> Mapping[int, Any]:
        seated = [each.kind for each in head.seats]
        if PERSON in seated and not moves and not sys.stdin.isatty():
            raise UsageError("a person plays in this match, but there is no terminal; give the moves with --moves FILE")
        speak_as_now(game)
        look = Look(game, terminal, {number: each.name for number, each in enumerate(head.seats, 1)})
        made.append((look, _person(look, seated, moves)))
        return players(game, seated, head.seed, made[0][1])

    match, save, head = saves.resume(name, seat)
    look, person = made[0]
    code = _coded(match.game, head.seed) if head.starter is None else None
    terminal.say(*greeting(look, person), f"Taken up again after {len(match.turns)} moves.")
    return _run(Session(look, match, person, code=code, delay=delay), save)


def _run(session: Session, save: saves.Save | None) -> int:
    if save is None:
        return session.run()
    session.path, session.finish = str(save.path), save.finish
    with save:
        return session.run()


def _game(asked: Asked) -> tuple[Game, int | str]:
    """The game and the seed: by its name and options, or by a share code."""
    if "/" not in asked.game or not _is_code(asked.game):
        game = games.set_up(asked.game, folder=asked.folder, variants=asked.variants, settings=dict(asked.settings),
                            players=asked.players)
        return game, options.seed(asked.seed)
    if asked.variants or asked.settings or asked.players or asked.seed:
        raise UsageError("a share code says all of players, variants, settings and seed; leave the options away, or "
                         "name the game instead of the code")
    from cardgames.records import folders, share

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


def _is_code(text: str) -> bool:
    from cardgames.records import share

    return share.is_code(text)


def _coded(game: Game, seed: int | str) -> Callable[[], str]:
    """The share code, made when it is told: it holds the seed."""
    def code() -> str:
        from cardgames.records import share

        return str(share.code(game.ruleset, seed))

    return code


def _default(asked: Asked, game: Game, terminal: Terminal) -> str:
    """Who sits where if nobody says: a person against bots at a terminal or with moves from a file, else bots."""
    alone = asked.moves is None and not (terminal.live and sys.stdin.isatty())
    return ",".join([BOT if alone else PERSON, *[BOT] * (game.seats - 1)])


def _check(asked: Asked, seated: Sequence[str]) -> None:
    if PERSON in seated and not asked.moves and not sys.stdin.isatty():
        raise UsageError("--seats puts a person at the table, but there is no terminal to ask at; "
                         f"take bots (--seats {','.join([BOT] * len(seated))}) or give the moves with --moves FILE")
    if asked.moves and PERSON not in seated:
        raise UsageError("--moves are the moves of people, but --seats has none; put you at a seat")
    if asked.json and PERSON in seated and not asked.moves:
        raise UsageError("--json prints a match when it is over; take bots with --seats, or give the moves with "
                         "--moves FILE")


def called(seated: Sequence[str], names: str | None) -> dict[int, str]:
    """What each seat is called: a lone person `You`, several by their names or numbers, bots by their kind."""
    people = [seat for seat, kind in enumerate(seated, 1) if kind == PERSON]
    given = [name.strip() for name in (names or "").split(",") if name.strip()]
    if len(given) > len(people) or len(set(given)) < len(given):
        raise UsageError(f"--names gives {len(given)} names for {len(people)} people; each needs one of its own")
    found = {seat: f"Player {seat}" for seat in people} if len(people) > 1 else dict.fromkeys(people, "You")
    found.update(zip(people, given, strict=False))
    for seat, kind in enumerate(seated, 1):
        if kind != PERSON:
            found[seat] = kind.capitalize() + (f" {seat}" if seated.count(kind) > 1 else "")
    return dict(sorted(found.items()))


def _person(look: Look, seated: Sequence[str], moves: str | None) -> Person | None:
    """Who asks the people, at the keyboard or from a file of moves; None if there are none."""
    seats = [seat for seat, kind in enumerate(seated, 1) if kind == PERSON]
    if not seats:
        return None
    lines: Lines = Script(look.terminal, moves) if moves else Keyboard(look.terminal)
    return Person(look, lines, seats, quiet=bool(moves))


def _saved(match: Match, head: transcript.Header, terminal: Terminal) -> saves.Save | None:
    """The save of a match, or None where nothing can be written: it is played all the same."""
    try:
        return saves.begin(match, head)
    except (OSError, CardgamesError) as error:
        print(f"This match cannot be saved: {error}", file=sys.stderr)
        return None


def greeting(look: Look, person: Person | None) -> list[str]:
    """What is played, by which rules, and by whom."""
    rules, lines = look.game.ruleset, []
    lines += look.wrapped(look.terminal.paint(rules.title, "bold") + f": {', '.join(look.names.values())}")
    active = [*rules.variants, *(f"{path}={value}" for path, value in rules.settings.items())]
    if active:
        lines += look.wrapped(f"At this table: {', '.join(active)}", indent=2)
    if person is not None and not person.quiet:
        lines += look.wrapped("Type ? whenever you are asked. Ctrl-C stops; the match is saved after every move.")
    return lines
