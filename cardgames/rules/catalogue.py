"""Where rulesets are found: one YAML file a game, its name the game's id. Finding and listing read no whole file.

Folders in order: the one asked for, the one named by `CARDGAMES_RULESETS`, the user's own, and the rulesets that come
with the program (the checkout's, or the packaged copy). An id that is in two of them with different rules is an error:
nothing is shadowed in silence. A file that extends a game looks for it in its own folder first, by the same law.
"""
from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from cardgames.errors import Said, UsageError
from cardgames.rules.near import meant

if TYPE_CHECKING:
    from cardgames.rules.book import Book
    from cardgames.rules.light import Head
    from cardgames.rules.ruleset import Ruleset

VARIABLE = "CARDGAMES_RULESETS"
SUFFIX = ".yaml"


class Header(NamedTuple):
    """What a list of games shows, without checking a file; empty where it cannot be read. What a game that extends
    another does not say itself is that of the other.

    players: numbers of players; partners: those of them at which some play together. variants: how many the file
    declares. yours: it is a file of the person's own."""

    id: str
    file: Path
    title: str
    family: str
    summary: str
    status: str
    players: tuple[int, ...]
    partners: tuple[int, ...]
    variants: int
    yours: bool


class Catalogue:
    """The rulesets that can be found. `folder` is one asked for, `data_folder` the user's own."""

    def __init__(self, folder: str | Path | None = None, *, data_folder: str | Path | None = None) -> None:
        if folder is not None and not Path(folder).is_dir():
            raise UsageError("{folder} is no folder with rulesets", folder=folder)
        given = (folder, os.environ.get(VARIABLE) or None, data_folder, built_in())
        found = [Path(each) for each in given if each is not None]
        self.own = Path(data_folder).resolve() if data_folder is not None else None
        self.folders = tuple(dict.fromkeys(each.resolve() for each in found if each.is_dir()))

    def ids(self) -> tuple[str, ...]:
        """The ids of all games, in alphabetical order."""
        return tuple(sorted({file.stem for folder in self.folders for file in folder.glob("*" + SUFFIX)}))

    def path(self, id: str) -> Path:
        """The file of a game; raises `UsageError` if there is none, or if two folders have different ones."""
        found = [folder / (id + SUFFIX) for folder in self.folders if _is_id(id)]
        found = [file for file in found if file.is_file()]
        if not found:
            known = self.ids()
            raise UsageError('there is no game "{id}"{hint}', id=id, hint=meant(id, known, Said("there are")))
        for other in found[1:]:
            if other.read_bytes() != found[0].read_bytes():
                raise UsageError("two rulesets are called {id}: {first} and {other}; rename one, or give the file "
                                 "itself", id=id, first=found[0], other=other)
        return found[0]

    def extended(self, id: str, by: Path) -> Path:
        """The file of the game that the file `by` extends: one beside it, else one of the folders'.

        Raises `UsageError` if there is none, or if the two are different."""
        near = by.parent / (id + SUFFIX)
        if not _is_id(id) or not near.is_file():
            return self.path(id)
        if id not in self.ids():
            return near
        known = self.path(id)
        if near.resolve() == by.resolve() or near.read_bytes() == known.read_bytes():
            return known
        raise UsageError("two rulesets are called {id}: {near}, which lies beside this file, and {known}; rename the "
                         "one beside it", id=id, near=near, known=known)

    def headers(self, language: str = "en") -> tuple[Header, ...]:
        """What a list of games shows of each."""
        return tuple(self.header(id, language) for id in self.ids())

    def header(self, id: str, language: str = "en") -> Header:
        """The header of one game, its texts in that language where there are any. Raises `UsageError`."""
        from cardgames.rules import light
        from cardgames.rules.glance import glance

        file = self.path(id)
        head, seen = light.header(file), glance(file, self.extended)
        players = seen.players or head.players
        partners = tuple(number for number in players if f"seats.teams.{number}" in seen.settings)
        found = Header(id, file, head.title, self._family(head, file), head.summary, head.status, players, partners,
                       len(seen.variants), file.parent == self.own)
        if language == "en":
            return found
        title, family, summary = light.told(light.beside(file, language))
        return found._replace(
            title=title or found.title, family=family or found.family, summary=summary or found.summary)

    def _family(self, head: Head, file: Path) -> str:
        """The family that a file names, or the nearest of those it builds upon."""
        from cardgames.rules import light
        from cardgames.rules.glance import MOST_BASES

        for _ in range(MOST_BASES):
            if head.family or not head.extends:
                break
            try:
                file = self.extended(head.extends, file)
            except UsageError:
                break
            head = light.header(file)
        return head.family

    def book(self, id_or_path: str | Path) -> Book:
        """A game's file, read and joined with what it extends. Raises `RulesetError`, `UsageError`."""
        from cardgames.rules.book import open_book

        return open_book(self._file(id_or_path), self.extended)

    def load_ruleset(self, id_or_path: str | Path, variants: Sequence[str] = (),
                     settings: Mapping[str, Any] | None = None, players: int | None = None, *,
                     check: bool = False, language: str = "en") -> Ruleset:
        """The rules of a game at one table; see `loading.build`. Raises `RulesetError`, `UsageError`."""
        from cardgames.rules.loading import build

        return build(self.book(id_or_path), variants, settings, players, check=check, language=language)

    def _file(self, id_or_path: str | Path) -> Path:
        text = str(id_or_path)
        if isinstance(id_or_path, Path) or "/" in text or os.sep in text or text.endswith((SUFFIX, ".yml")):
            return Path(id_or_path)
        return self.path(text)


def built_in() -> Path | None:
    """The rulesets that come with the program: the checkout's beside the package, else the packaged copy."""
    package = Path(__file__).resolve().parents[1]
    for folder in (package.parent / "rulesets", package / "_rulesets"):
        if folder.is_dir() and (folder.parent != package.parent or (package.parent / "pyproject.toml").is_file()):
            return folder
    return None


def _is_id(id: str) -> bool:
    return bool(id) and "/" not in id and os.sep not in id and not id.startswith(".") and "\0" not in id
