"""A match without a word, told at the end as one JSON object."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cardgames.cli.exits import INTERRUPTED
from cardgames.cli.playing.stopping import Quit
from cardgames.cli.tables import as_json
from cardgames.engine.match import Match
from cardgames.records import transcript, views
from cardgames.records.share import Shared


def run(match: Match, head: transcript.Header, code: Callable[[], Shared | None] | None = None) -> int:
    """Play to the end and print everything; talk goes to standard error. The exit code. `code` gives the share code."""
    try:
        match.run()
    except (Quit, EOFError, KeyboardInterrupt):
        print(as_json(unfinished(match, head)))
        return INTERRUPTED
    shared = code() if code is not None else None
    print(as_json({**finished(match, head), "code": shared.code if shared else None}))
    return 0


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
