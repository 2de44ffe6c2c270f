"""A record played again, under the rules it carries: the same state on any machine, or a sentence that says what
differs.

Nothing is guessed. The ruleset file of today is not asked; `changed` tells how it has changed since.
"""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardgames.engine import chance
from cardgames.engine.core import Say
from cardgames.engine.game import Game
from cardgames.engine.match import ENGINE, Match, Player
from cardgames.errors import CardgamesError, MoveError, Said, TranscriptError
from cardgames.records.transcript import Entry, Header, Transcript, hash_of
from cardgames.rules.loading import from_effective
from cardgames.rules.ruleset import Ruleset
from cardgames.table.bound import Moves
from cardgames.table.observation import Observation
from cardgames.table.state import Move

MOST_CHANGES = 8
"""How many changes of a ruleset are named."""


class Absent:
    """Sits where nobody has to decide any more: a record is only looked at."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, observation: Observation, moves: Moves) -> Move:
        """Never asked."""
        raise AssertionError("a replayed match is not played on by those who are absent")


def game_of(head: Header, *, say: Say | None = None, name: str = "the transcript") -> Game:
    """The game of a record, from the rules in its header. Raises `TranscriptError` if they are not what they were."""
    try:
        ruleset = from_effective(head.rules, head.players, id=head.id, title=head.title, chosen=head.variants,
                                 set_by_hand=head.settings)
    except CardgamesError as error:
        raise TranscriptError("{name} carries rules that this program cannot play{versions}: {error}",
                              name=name, versions=_versions(head), error=error) from None
    if ruleset.rules_hash != head.rules_hash:
        raise TranscriptError("{name} was edited: its rules do not fit their own hash {hash}", name=name,
                              hash=head.rules_hash[:8])
    return Game(ruleset, say=say)


def replay(record: Transcript, *, say: Say | None = None, game: Game | None = None,
           players: Mapping[int, Player] | None = None) -> Match:
    """The match of a record, as far as it was played; `players` sit ready to play on.

    `game` is the record's own (see `game_of`), if it has been made already. Raises `TranscriptError`, which names the
    move that does not fit and why."""
    head = record.header
    game = game or game_of(head, say=say, name=record.name)
    seated = players or {seat: Absent(head.seats[seat - 1].name) for seat in range(1, game.seats + 1)}
    try:
        match = Match(game, seated, seed=head.seed, order=record.orders, starter=head.starter)
    except CardgamesError as error:
        raise TranscriptError("{name}: its cards do not fit its rules: {error}", name=record.name,
                              error=error) from None
    for entry in record.moves:
        _play(match, entry, record)
    _check_end(match, record)
    return match


def _play(match: Match, entry: Entry, record: Transcript) -> None:
    where = Said("{name}: move {number}, {move} of seat {seat}", name=record.name, number=entry.number, move=entry.move,
                 seat=entry.seat)
    if match.is_over:
        raise TranscriptError("{where}: the match was over by then{versions}", where=where,
                              versions=_versions(record.header))
    if entry.seat != match.state.seat:
        raise TranscriptError("{where}: it is the turn of seat {seat}{versions}", where=where, seat=match.state.seat,
                              versions=_versions(record.header))
    try:
        move = match.game.parse(match.state, entry.move)
    except MoveError as error:
        raise TranscriptError("{where}: {error}{versions}", where=where, error=error,
                              versions=_versions(record.header)) from None
    match.play(move)


def _check_end(match: Match, record: Transcript) -> None:
    if record.end is None:
        return
    if not match.is_over:
        raise TranscriptError("{name} has an end, but after its {moves} moves the match is not over{versions}",
                              name=record.name, moves=len(record.moves), versions=_versions(record.header))
    if hash_of(match.game, match.state) != record.end.hash:
        raise TranscriptError("{name}: every move fits, but the final position is not the one recorded{versions}",
                              name=record.name, versions=_versions(record.header))


def _versions(head: Header) -> str:
    """Why it may be that something does not fit: another version of the program made the record."""
    if head.engine != ENGINE:
        return Said(" (it was recorded by engine {engine}, this is engine {own})", engine=head.engine, own=ENGINE)
    if head.chance != chance.VERSION:
        return Said(" (it was shuffled by version {version}, this is version {own})", version=head.chance,
                    own=chance.VERSION)
    return ""


def changed(head: Header, today: Ruleset) -> list[str]:
    """How the rules of a record differ from the ruleset of today, as sentences; none if they are the same."""
    if head.rules_hash == today.rules_hash:
        return []
    found = list(_differences(head.rules, today.effective, ""))
    more = [f"and {len(found) - MOST_CHANGES} more"] if len(found) > MOST_CHANGES else []
    return [*found[:MOST_CHANGES], *more] or ["the order of its rules has changed"]


def _differences(old: Any, new: Any, path: str) -> Iterator[str]:
    if not isinstance(old, Mapping) or not isinstance(new, Mapping):
        if old != new or type(old) is not type(new):
            yield f"{path} was {_shown(old)} and is {_shown(new)} now"
        return
    for key in dict.fromkeys([*old, *new]):
        below = f"{path}.{key}" if path else str(key)
        if key not in new:
            yield f"{below} is gone"
        elif key not in old:
            yield f"{below} is new"
        else:
            yield from _differences(old[key], new[key], below)


def _shown(value: Any) -> str:
    from cardgames.rules.settings import write_value

    text = write_value(value)
    return text if len(text) <= 60 else text[:59] + "…"
