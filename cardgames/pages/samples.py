"""The worked examples that hold at one table, and where on the page each belongs.

An example holds if it is about no variant that is off, if the number of players is its own, if its position can come
about, and if it goes here as it says: it is played again for that.
"""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardgames.engine.game import Game
from cardgames.pages.examples import Played, play, position_text
from cardgames.pages.printing import Sample
from cardgames.pages.ruling import makes_piles
from cardgames.pages.words import language_module


@dataclass(frozen=True, slots=True)
class Placed:
    """An example with its place: the name of a move, duty or trigger, or `scoring`, or `play`."""

    place: str
    refused: bool
    sample: Sample


class Samples:
    """The examples of a game, played when first asked for."""

    def __init__(self, game: Game) -> None:
        self.game, self.then = game, str(language_module(game.ruleset.language).THEN)
        self._placed: list[Placed] | None = None

    @property
    def all(self) -> list[Placed]:
        """All that hold, in file order."""
        if self._placed is None:
            self._placed = list(self._holding())
        return self._placed

    def at(self, place: str, most: int | None = None) -> list[Sample]:
        """Those of one place; with `most` at most so many that show what is legal, and as many that are refused."""
        found = [placed for placed in self.all if placed.place == place]
        legal = [placed.sample for placed in found if not placed.refused][:most]
        return [*legal, *[placed.sample for placed in found if placed.refused][:most]]

    def count(self, place: str) -> int:
        """How many there are at a place."""
        return sum(1 for placed in self.all if placed.place == place)

    def _holding(self) -> list[Placed]:
        ruleset, out, piles = self.game.ruleset, [], makes_piles(self.game)
        for example in ruleset.examples_info.values():
            if not set(example.variants) <= set(ruleset.variants) or example.players not in (None, ruleset.players):
                continue
            if not piles and _shows_piles(self.game, example.given):
                continue
            played = play(self.game, example)
            if played.problem is None:
                moves = example.moves or ((example.move,) if example.move else ())
                where = position_text(self.game, example.given)
                sample = Sample(example.says, where, tuple(moves), _story(played.sentences), self.then)
                out.append(Placed(self._place(played), example.refused is not None, sample))
        return out

    def _place(self, played: Played) -> str:
        names = [part.name for section in ("duties", "triggers") for part in self.game.ruleset.parts(section)]
        section, _, rest = played.rule.partition(".")
        if section in ("moves", "duties", "triggers"):
            return rest.split(".")[0]
        if played.counted:
            return "scoring"
        fired = [cause.partition(".")[2] for cause in played.causes if cause.startswith("triggers.")]
        if fired and fired[0] in names:
            return fired[0]
        kinds = set(played.names)
        return played.names[-1] if played.names and (len(kinds) == 1 or not played.listed) else "play"


def _shows_piles(game: Game, given: Mapping[str, Any]) -> bool:
    """Whether piles lie in a position: at a table where nobody makes any it cannot come about."""
    return any("{" in str(given.get(name, "")) for name, zone in game.layout.zones.items() if zone.form == "piles")


def _story(sentences: tuple[str, ...]) -> str:
    """Sentences one after another."""
    return " ".join(f"{text[:1].upper()}{text[1:]}{'' if text.endswith(('.', '!')) else '.'}" for text in sentences)
