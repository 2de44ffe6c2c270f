"""From what was asked for on the command line to a score pad and where its answers come from."""
from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from cardgames.cli import crash, games
from cardgames.cli.exits import INTERRUPTED
from cardgames.cli.phrases import say, told
from cardgames.cli.playing import seating
from cardgames.cli.playing.lines import Keyboard, Lines, Script, answer
from cardgames.cli.playing.resuming import speak_as_now
from cardgames.cli.scoring import reading, sheet
from cardgames.cli.scoring.session import Scoring
from cardgames.cli.screen.look import Look
from cardgames.cli.tables import as_json, table
from cardgames.cli.talk import active, sentence
from cardgames.cli.terminal import Terminal, one_line
from cardgames.engine.game import Game
from cardgames.errors import CountError, UsageError
from cardgames.pages.naming import Naming
from cardgames.records import pads


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What was asked for; the fields are the options of `score`."""

    game: str | None
    resume: bool
    players: int | None
    names: str | None
    variants: Sequence[str]
    settings: Mapping[str, Any]
    starter: int | None
    folder: Path | None
    json: bool


def score(asked: Asked, terminal: Terminal) -> int:
    """Begin a pad or take one up, and fill it in; the exit code. Raises `UsageError`, `TranscriptError`."""
    live = sys.stdin.isatty()
    if asked.json:
        if live:
            raise UsageError("--json reads the answers from a pipe, such as: cardgames score GAME --json < answers.txt")
        terminal = replace(terminal, out=sys.stderr)
    lines: Lines = Keyboard(terminal) if live else Script(terminal, "-")
    told = live and terminal.live
    try:
        saved = _resumed(asked) if asked.resume else _begun(asked, lines, terminal, told=told)
    except EOFError:        # nobody has said yet who plays
        terminal.say("")
        return INTERRUPTED
    with closing(saved):
        look = Look(saved.pad.game, terminal, seating.told(saved.names))
        terminal.say(*_greeting(look, saved, told=told))
        with crash.telling(lambda: crash.of_pad(saved.pad)):
            try:
                code = Scoring(look, lines, saved, told=told).run()
            except Exception as error:
                error.add_note(say("pad.saved", name=saved.name))
                raise
        if asked.json:
            sys.stdout.write(as_json(sheet.content(Naming(look.game, look.names), saved)) + "\n")
    return code


def _resumed(asked: Asked) -> pads.SavedPad:
    given = [name for name, value in vars(asked).items()
             if value and name in ("players", "names", "variants", "settings", "starter")]
    if given:
        raise UsageError("a pad that is taken up again has its own players, names and rules; leave the options out")
    saved = pads.resume(asked.game)
    speak_as_now(saved.pad.game)
    return saved


def _begun(asked: Asked, lines: Lines, terminal: Terminal, *, told: bool) -> pads.SavedPad:
    if asked.game is None:
        raise UsageError("name the game that is played: cardgames score GAME (cardgames list names the games); "
                         "cardgames score --resume goes on with the last pad")
    starter = 1 if asked.starter is None else asked.starter
    game, called = _table(asked, asked.names) if asked.names or not told else _asked_table(asked, lines, terminal)
    if not 1 <= starter <= game.seats:
        raise UsageError("the starter is one of the seats 1 to {seats}, not {starter}", seats=game.seats,
                         starter=starter)
    if told and asked.starter is None:
        starter = _starter(lines, terminal, called)
    _tell_of_others(terminal, asked.game)
    return pads.begin(game, seating.kept(called), starter=starter)


def _table(asked: Asked, names: str | None) -> tuple[Game, dict[int, str]]:
    """The game and what its seats are called; as many play as there are names, if nothing else was asked for."""
    assert asked.game is not None
    players = asked.players
    if players is None and names:
        players = len([name for name in names.split(",") if name.strip()])
    game = games.set_up(asked.game, folder=asked.folder, variants=asked.variants, settings=dict(asked.settings),
                        players=players)
    return game, seating.called([seating.PERSON] * game.seats, names)


def _asked_table(asked: Asked, lines: Lines, terminal: Terminal) -> tuple[Game, dict[int, str]]:
    """The same for somebody who can be asked, until the names fit."""
    _table(asked, None)     # what is wrong with the game itself is told before anybody is asked
    while True:
        try:
            return _table(asked, answer(lines, terminal, say("pad.names")))
        except UsageError as error:
            terminal.say(*terminal.wrapped(sentence(told(error))))


def _starter(lines: Lines, terminal: Terminal, called: Mapping[int, str]) -> int:
    """Who leads first: of a real table nobody else can know."""
    while True:
        text = answer(lines, terminal, say("pad.leads", name=called[1]))
        if not text:
            return 1
        try:
            return reading.owner(text, {seat: [name] for seat, name in called.items()})
        except CountError as error:
            terminal.say(*terminal.wrapped(str(error)))


def tell_all(terminal: Terminal, game: str | None, *, json: bool) -> None:
    """List the pads there are, or those of a game."""
    found = [one for one in pads.listed() if game in (None, one.id)]
    if json:
        terminal.say(as_json({"pads": [{
            "name": one.name, "file": str(one.path), "game": one.id, "names": list(one.names), "answers": one.answers,
            "over": one.over} for one in found]}))
        return
    rows = [[one.name, one_line(one.title), ", ".join(seating.told(dict(enumerate(one.names, 1))).values()),
             say("saves.over" if one.over else "saves.running")] for one in found]
    columns = [say(f"pad.list.{name}") for name in ("name", "game", "names", "state")]
    terminal.say(*(table(terminal, columns, rows) if rows else terminal.wrapped(say("pad.list.none"))))


def _tell_of_others(terminal: Terminal, game: str) -> None:
    """A pad of the same game that waits to be filled in should not be forgotten."""
    waiting = next((one for one in pads.listed() if one.id == game and not one.over), None)
    if waiting is not None:
        terminal.say(*terminal.wrapped(say("pad.other", name=waiting.name)))


def _greeting(look: Look, saved: pads.SavedPad, *, told: bool) -> list[str]:
    rules = look.game.ruleset
    lines = look.wrapped(look.terminal.paint(
        say("pad.title", title=one_line(rules.title), names=", ".join(look.names.values())), "bold"))
    if held := active(rules.variants, rules.settings):
        lines += look.wrapped(say("start.table", facts=held), indent=2)
    if told:
        lines += look.wrapped(say("pad.begun", stopping=say("pad.stopping")))
    if saved.pad.counts:
        lines += look.wrapped(say("pad.resumed", counts=len(saved.pad.counts)))
        lines += sheet.sheet(look, Naming(look.game, look.names), saved)
    return lines
