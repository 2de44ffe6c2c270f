"""A match without a word, told at the end as one JSON object."""
from __future__ import annotations

from typing import Any

from cardgames.cli.playing.person import Quit
from cardgames.cli.tables import as_json
from cardgames.engine.match import Match
from cardgames.records import share, transcript

INTERRUPTED = 130


def run(match: Match, head: transcript.Header) -> int:
    """Play to the end and print everything; talk goes to standard error. The exit code."""
    try:
        match.run()
    except (Quit, EOFError, KeyboardInterrupt):
        print(as_json({**content(match, head), "over": False}))
        return INTERRUPTED
    print(as_json({**content(match, head), "over": True, "outcome": outcome(match)}))
    return 0


def content(match: Match, head: transcript.Header) -> dict[str, Any]:
    """A match as data: what was played by which rules, and every move."""
    rules = match.game.ruleset
    return {"game": rules.id, "variants": list(rules.variants), "settings": dict(rules.settings),
            "players": rules.players, "rules_hash": rules.rules_hash,
            "seats": [seat._asdict() for seat in head.seats], "seed": head.seed,
            "code": str(share.code(rules, head.seed)),
            "moves": [{"n": turn.number, "seat": turn.seat, "move": turn.text} for turn in match.turns]}


def outcome(match: Match) -> dict[str, Any]:
    """The outcome as data."""
    found = match.game.outcome(match.state)
    return {"points": {str(side): points for side, points in found.points.items()},
            "lines": {name: {str(side): points for side, points in row.items()} for name, row in found.lines.items()},
            "ranking": [list(place) for place in found.ranking]}
