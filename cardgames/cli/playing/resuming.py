"""A match taken up again: from its save, or from a move of one that is over."""
from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from cardgames.cli import games, options, sharing
from cardgames.cli.phrases import language, say, told
from cardgames.cli.playing import again, codes, seating, tables
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.session import Session
from cardgames.cli.playing.tables import Table
from cardgames.cli.screen.look import Look
from cardgames.cli.streams import complain
from cardgames.cli.terminal import Terminal
from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.errors import CardgamesError, UsageError
from cardgames.pages.words import words_of
from cardgames.players.seats import players
from cardgames.records import saves, share, transcript
from cardgames.records.transcript import Manner


def resume(name: str | None, terminal: Terminal, *, delay: float = 0.0, moves: str | None = None,
           manner: Mapping[str, Any], folder: Path | None = None) -> int:
    """Take a saved match up again; the exit code. It goes on in the manner it was played in, but for what `manner`
    gives anew; `delay` is for one in which nobody asked for any. Raises `UsageError`, `TranscriptError`."""
    made: list[tuple[Table, Person | None]] = []

    def seat(game: Game, head: transcript.Header) -> Mapping[int, Any]:
        seated = [each.kind for each in head.seats]
        if seating.PERSON in seated and not moves and not sys.stdin.isatty():
            raise UsageError("a person plays in this match, but there is no terminal; give the moves with --moves FILE")
        there = replace(head.manner, **manner)
        tables.check(there, seated.count(seating.PERSON))
        speak_as_now(game, folder)
        table = Table(Look(game, terminal, seating.names_of(head)), seated, tables.lines_of(terminal, seated, moves),
                      live=not moves, manner=there, delay=tables.pause(terminal, there, delay), folder=folder)
        made.append((table, table.person()))
        return players(game, seated, head.seed, made[0][1])

    path = codes.find(name)
    for broken in saves.unreadable(than=path) if name is None else ():
        complain(say("save.passed_over", name=broken.path.stem, why=told(broken.why)))
    found = saves.resume(str(path), seat)
    return _goes_on(found, *made[0])


def _goes_on(found: saves.Resumed, table: Table, person: Person | None) -> int:
    """Play a match that has been taken up, and others after it if people want; the exit code."""
    match, save, head, record, repaired = found
    if table.manner != head.manner:
        save.manner(table.manner)
    if person is not None:
        person.desk.hints.update(record.hints)
        person.desk.notes.update({seat: list(texts) for seat, texts in record.notes.items()})
    by_seed = share.is_dealt_by_seed(match, head)
    code = sharing.coded(match.game, head.seed, table.folder) if by_seed else None
    opening = tables.greeting(table.look, person, table.manner, saved=True, code=code)
    opening += table.look.wrapped(say("save.repaired")) if repaired else []
    opening += table.look.wrapped(say("start.resumed", count=len(match.turns)))
    session = Session(table.look, match, person, save, code, table.delay, table.manner.practice, len(record.undone),
                      detail=table.manner.detail)
    ended = tables.played(session, opening)
    further = tables.wanted(table, over=session.ended)
    if further == again.QUIT:
        return ended
    same = further == again.SAME
    return tables.matches(table, head.seed if same else options.seed(None),
                          head.orders if same and not by_seed else None, head.starter)


def play_on(look: Look, record: transcript.Transcript, told: Match, number: int) -> int:
    """Play on from where a match that is over was after so many moves, as another match; the exit code. The person has
    its own seat again, or if there was none the seat to move; bots sit at the others."""
    game, head, manner = look.game, record.header, Manner(practice=True)
    people = seating.people([each.kind for each in head.seats])
    own = people[0] if len(people) == 1 else told.turns[number].seat
    seated = [seating.PERSON if seat == own else seating.BOT if each.kind == seating.PERSON else each.kind
              for seat, each in enumerate(head.seats, 1)]
    look = replace(look, names={**look.names, own: look.names[own] if own in people else say("name.you")})
    table = Table(look, seated, tables.lines_of(look.terminal, seated, None), live=True, manner=manner)
    person = table.person()
    match = Match(game, players(game, seated, head.seed, person), seed=head.seed, order=head.orders,
                  starter=head.starter)
    for turn in told.turns[:number]:
        match.play(turn.move)
    begun = transcript.header(match, seed=head.seed, starter=head.starter, kinds=seated, manner=manner,
                              names=seating.kept(look.names))
    session = Session(look, match, person, tables.begun(match, begun), practice=True)
    return tables.played(session, look.wrapped(say("replay.play", number=number, who=look.names[own])))


def speak_as_now(game: Game, folder: Path | None = None) -> None:
    """Give the game of a record the words of its ruleset file, in the language that is spoken: a record carries rules,
    not words. Without such a file it speaks in common words."""
    game.ruleset = replace(game.ruleset, language=language())
    with suppress(CardgamesError):      # it may be gone, or faulty by now
        now = games.catalogue(folder).load_ruleset(game.ruleset.id, language=language())
        game.ruleset = replace(game.ruleset, title=now.title, words=now.words, told=now.told)
    game.say = words_of(game.ruleset).say
