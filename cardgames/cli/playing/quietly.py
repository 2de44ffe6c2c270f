"""A match without a word, told at the end as one JSON object."""
from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardgames.cli.exits import FINE, INTERRUPTED
from cardgames.cli.playing.person import Person
from cardgames.cli.playing.stopping import Quit
from cardgames.cli.playing.undoing import MadeAgain, TakenBack, Undoing
from cardgames.cli.tables import as_json
from cardgames.engine.match import Match
from cardgames.records import transcript, views
from cardgames.records.share import Shared


def run(match: Match, head: transcript.Header, code: Callable[[], Shared | None] | None = None,
        person: Person | None = None) -> int:
    """Play to the end and print everything; talk goes to standard error. The exit code. `code` gives the share code,
    `person` asks the people."""
    undoing = None
    if person is not None:
        undoing = Undoing(match, person.seats, person.look.names, practice=head.manner.practice)
        person.desk.undoing = undoing
    try:
        while not match.is_over:
            _step(match, undoing)
    except (Quit, EOFError, KeyboardInterrupt):
        print(as_json({**unfinished(match, head), **_helped(person, undoing)}))
        return INTERRUPTED
    shared = code() if code is not None else None
    print(as_json({**finished(match, head), **_helped(person, undoing), "code": shared.code if shared else None}))
    return FINE


def _step(match: Match, undoing: Undoing | None) -> None:
    """One decision, or what the person asks for instead."""
    try:
        match.step()
    except TakenBack:
        return
    except MadeAgain as again:
        for turn in again.turns:
            match.play(turn.move)
        return
    if undoing is not None:
        undoing.moved()


def _helped(person: Person | None, undoing: Undoing | None) -> dict[str, Any]:
    return helped(person.desk.hints if person is not None else {}, undoing.undone if undoing is not None else 0)


def helped(hints: Mapping[int, int], undone: int) -> dict[str, Any]:
    """What help was used: hints by seat, and how many moves were taken back."""
    return {"hints": {str(seat): count for seat, count in sorted(hints.items())}, "undone": undone}


def finished(match: Match, head: transcript.Header) -> dict[str, Any]:
    """A match that is over as data: what was played by which rules, every move, and what came of it."""
    return {**_played(match, head), "seed": head.seed, "moves": _moves(match), "over": True, "outcome": outcome(match)}


def unfinished(match: Match, head: transcript.Header) -> dict[str, Any]:
    """A match that is not over, as data: nothing that tells cards or choices which are unseen still."""
    return {**_played(match, head), "moves": views.history(match.game, match.state, match.turns, 0), "over": False}


def _played(match: Match, head: transcript.Header) -> dict[str, Any]:
    rules = match.game.ruleset
    return {"game": rules.id, "variants": list(rules.variants), "settings": dict(rules.settings),
            "players": rules.players, "practice": head.manner.practice, "rules_hash": rules.rules_hash,
            "seats": [seat._asdict() for seat in head.seats]}


def _moves(match: Match) -> list[dict[str, Any]]:
    return [{"n": turn.number, "seat": turn.seat, "move": turn.text} for turn in match.turns]


def outcome(match: Match) -> dict[str, Any]:
    """The outcome as data."""
    found = match.game.outcome(match.state)
    return {"points": {str(side): points for side, points in found.points.items()},
            "lines": {name: {str(side): points for side, points in row.items()} for name, row in found.lines.items()},
            "ranking": [list(place) for place in found.ranking]}
