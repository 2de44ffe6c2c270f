"""From a name on the command line to a game at one table."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cardgames.cli import options
from cardgames.cli.phrases import language
from cardgames.errors import RulesetError, Said, UsageError

if TYPE_CHECKING:
    from cardgames.engine.game import Game
    from cardgames.rules.catalogue import Catalogue
    from cardgames.rules.ruleset import Ruleset

LONGEST = 200
"""Letters of the longest name of a game; a path may be longer."""


def catalogue(folder: Path | None) -> Catalogue:
    """All rulesets there are: those of `--rulesets`, the person's own, the program's."""
    from cardgames.records import folders
    from cardgames.rules.catalogue import Catalogue

    return Catalogue(folder, data_folder=folders.rulesets())


def open_game(name: str, *, folder: Path | None, variants: Sequence[str] | None = None,
              settings: Sequence[str] | None = None, players: int | None = None) -> Game:
    """The game with its words, as the options ask for it. Raises `UsageError`, `RulesetError`."""
    return set_up(name, folder=folder, variants=options.variants(variants), settings=options.settings(settings),
                  players=players)


def set_up(name: str, *, folder: Path | None, variants: Sequence[str] = (), settings: dict[str, Any] | None = None,
           players: int | None = None) -> Game:
    """The same from variants and settings that have been read already."""
    return with_words(ruleset(name, folder=folder, variants=variants, settings=settings, players=players))


def ruleset(name: str, *, folder: Path | None, variants: Sequence[str] = (), settings: dict[str, Any] | None = None,
            players: int | None = None) -> Ruleset:
    """The rules of a game at one table. Raises `UsageError`, which says how it could be had, and `RulesetError`."""
    found = catalogue(folder)
    known(name, found)
    try:
        return found.load_ruleset(name, variants=variants, settings=settings, players=players, language=language())
    except UsageError as error:
        if players is None:
            raise
        raise UsageError("{error}{hint}", error=error,
                         hint=_with_variants(name, found, variants, settings or {}, players)) from None


def called(name: str, folder: Path | None = None) -> str:
    """A game as the next command line names it: by its id or path, with the folder of `--rulesets`."""
    import shlex

    return shlex.quote(name) + (f" --rulesets {shlex.quote(str(folder))}" if folder is not None else "")


def known(name: str, found: Catalogue) -> None:
    """Refuse a name that is no game's, with a word on a file of that name. Raises `UsageError`."""
    if "/" in name or "\\" in name or name.endswith((".yaml", ".yml")):
        return
    if len(name) > LONGEST:
        raise UsageError('there is no game "{name}"', name=name)
    file = next((file for file in (f"{name}.yaml", f"{name}.yml") if Path(file).is_file()), None)
    if file is not None and name not in found.ids():
        raise UsageError('there is no game "{name}", but a file {file} is here: for that write ./{file}', name=name,
                         file=file)


def _with_variants(name: str, found: Catalogue, variants: Sequence[str], settings: Mapping[str, Any],
                   players: int) -> str:
    """With which single variants more that many can play, if they cannot without."""
    from cardgames.rules.loading import build
    from cardgames.rules.near import either

    book = found.book(name)

    def fits(*ids: str, number: int | None) -> bool:
        try:
            build(book, [*variants, *ids], settings, number)
        except (UsageError, RulesetError):
            return False
        return True

    if not fits(number=None):       # it is not the number that is at fault
        return ""
    ids = [id for id in book.header.map.get("variants") or () if id not in variants and fits(id, number=players)]
    return Said("; {players} can play with --variant {ids}", players=players, ids=either(ids)) if ids else ""


def with_words(ruleset: Ruleset) -> Game:
    """A bound game that speaks, in its own words."""
    from cardgames.engine.game import Game
    from cardgames.pages.words import words_of

    return Game(ruleset, say=words_of(ruleset).say)
