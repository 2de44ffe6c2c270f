"""The share code: a match's rules and seed in one word, `game/p2/variant+variant/path=value/s7/ab12`.

The last part is the beginning of the rules' hash, so that a ruleset that has changed since is named instead of dealt. A
code with a seed tells its reader every card: it is shown knowingly.
"""
from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from cardgames.engine.core import Say
from cardgames.engine.game import Game
from cardgames.engine.match import Match
from cardgames.errors import CardgamesError, TranscriptError, UsageError
from cardgames.records.transcript import Header, orders_of
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.ruleset import Ruleset
from cardgames.rules.settings import read_setting, write_setting

CHECKED = 4
"""How many hex digits of the rules' hash a code carries."""

EXAMPLE = "game/p2/variant/s7"
PLAIN = ".=[],:@"
"""Signs of a setting that stand in a code as they are; all others are written by their number, as in a web address."""


@dataclass(frozen=True, slots=True)
class Code:
    """What a share code says. `seed` is None in the code of a table without a deal, `check` empty where it was left
    out."""

    id: str
    players: int | None = None
    variants: tuple[str, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    seed: int | str | None = None
    check: str = ""

    def __str__(self) -> str:
        parts = [self.id]
        if self.players is not None:
            parts.append(f"p{self.players}")
        if self.variants:
            parts.append("+".join(self.variants))
        parts += [quote(_setting(path, value), safe=PLAIN) for path, value in self.settings.items()]
        if self.seed is not None:
            parts.append(f"s{self.seed}" if _is_number(self.seed) else f"s={quote(str(self.seed), safe='')}")
        return "/".join([*parts, self.check] if self.check else parts)


def _setting(path: str, value: Any) -> str:
    """A setting as text, without blanks where they mean nothing."""
    text = write_setting(path, value)
    tight = text.replace(", ", ",").replace(": ", ":")
    try:
        return tight if read_setting(tight) == (path, value) else text
    except UsageError:
        return text


def _is_number(seed: int | str) -> bool:
    return re.fullmatch(r"-?\d{1,30}", str(seed)) is not None


def code(ruleset: Ruleset, seed: int | str | None = None) -> Code:
    """The code of a table; with a seed, of one match at it."""
    return Code(ruleset.id, ruleset.players, ruleset.variants, ruleset.settings, seed, ruleset.rules_hash[:CHECKED])


class Shared(NamedTuple):
    """A share code that has been tried. `folder` is the one with the ruleset, where it has to be named beside it."""

    code: str
    folder: Path | None


def shared(ruleset: Ruleset, seed: int | str, *, folder: Path | None = None,
           data_folder: Path | None = None) -> Shared | None:
    """The code of a match, if with it the same rules are found again: among the rulesets there are, or in `folder`, or
    in that of the ruleset's own file. None if they are not, as for a file that has changed or gone."""
    made = code(ruleset, seed)
    if folder is None and _is_found(ruleset, data_folder):
        return Shared(str(made), None)
    for where in dict.fromkeys((None, folder, Path(ruleset.file).parent if ruleset.file else None)):
        try:
            opened(made, folder=where, data_folder=data_folder)
        except CardgamesError:
            continue
        return Shared(str(made), where)
    return None


def _is_found(ruleset: Ruleset, data_folder: Path | None) -> bool:
    """Whether the file the rules were read from is the one that is found by their id: then there is nothing to try."""
    try:
        return bool(ruleset.file) and Catalogue(data_folder=data_folder).path(ruleset.id).samefile(ruleset.file)
    except (UsageError, OSError):
        return False


def is_dealt_by_seed(match: Match, head: Header) -> bool:
    """Whether the seed alone deals the cards of a match as far as it has been played. `head` has the orders of all its
    rounds so far; a match whose cards or first seat were set by hand has no share code."""
    if head.starter is not None:
        return False
    again = Match(match.game, match.players, seed=head.seed)
    dealt, number = orders_of(match.game, 0, again.opening), 1
    for turn in match.turns:
        if dealt != {key: head.orders.get(key) for key in dealt}:
            return False
        events = again.play(turn.move).events
        new = orders_of(match.game, number, events)
        number += len({key.rpartition(".")[2] for key in new})
        dealt.update(new)
    return dealt == head.orders


def fits(code: Code, head: Header) -> bool:
    """Whether a record is of the match that a code with a seed means, as far as the code says."""
    players = code.players is None or code.players == head.players
    rules = code.id == head.id and code.variants == head.variants and dict(code.settings) == dict(head.settings)
    return players and rules and code.seed == head.seed and head.rules_hash.startswith(code.check)


def is_code(text: str) -> bool:
    """Whether a text looks like a share code rather than the name of a game or a file."""
    return re.fullmatch(r"[a-z0-9][a-z0-9-]*/p\d{1,2}(/.*)?", text.strip()) is not None


def read(text: str) -> Code:
    """What a code says. Raises `UsageError` for what is none."""
    id, *parts = text.strip().split("/")
    if not id or not parts:
        raise UsageError('"{text}" is no share code; one looks like {example}', text=text, example=EXAMPLE)
    found = Code(id)
    for place, part in enumerate(parts):
        found = _with(found, part, place == len(parts) - 1, text)
    return found


def _with(found: Code, part: str, last: bool, text: str) -> Code:
    """The code with what one of its parts says; the parts come in the order in which they are written."""
    players, settings, seed = found.players, found.settings, found.seed
    if re.fullmatch(r"p\d{1,2}", part) and players is None and not found.variants and not settings and seed is None:
        return replace(found, players=int(part[1:]))
    if re.fullmatch(r"s-?\d{1,30}", part) and seed is None:
        return replace(found, seed=int(part[1:]))
    if part.startswith("s=") and seed is None:
        return replace(found, seed=unquote(part[2:]))
    if last and re.fullmatch(rf"[0-9a-f]{{{CHECKED}}}", part):
        return replace(found, check=part)
    if "=" in part and seed is None:
        path, value = read_setting(unquote(part))
        return replace(found, settings={**settings, path: value})
    if re.fullmatch(r"[a-z0-9-]+(\+[a-z0-9-]+)*", part) and not found.variants and not settings and seed is None:
        return replace(found, variants=tuple(part.split("+")))
    raise UsageError('"{part}" does not belong in a share code at this place ({text}); one looks like {example}',
                     part=part, text=text, example=EXAMPLE)


def opened(text: str | Code, *, folder: str | Path | None = None, data_folder: str | Path | None = None,
           language: str = "en", say: Say | None = None) -> Game:
    """The game of a code, by the rulesets that are here. language: of its texts.

    Raises `UsageError`, `RulesetError`, and `TranscriptError` if the rules of that table are not the ones the code was
    made for."""
    wanted = read(text) if isinstance(text, str) else text
    catalogue = Catalogue(folder, data_folder=data_folder)
    ruleset = catalogue.load_ruleset(wanted.id, variants=wanted.variants, settings=wanted.settings,
                                     players=wanted.players, language=language)
    if wanted.check and not ruleset.rules_hash.startswith(wanted.check):
        raise TranscriptError("the code was made for rules {check} of {id}, but here they are {today}: the ruleset "
                              "has changed since; leave the last part of the code off to play by the rules of today",
                              check=wanted.check, id=wanted.id, today=ruleset.rules_hash[:CHECKED])
    return Game(ruleset, say=say)
