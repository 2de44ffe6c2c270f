"""Sections that do not fit one another. Most cases are in `bad/`; here are those that need several packs or tables."""
from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from cardgames import mechanics
from cardgames.rules.catalogue import Catalogue
from cardgames.rules.checking import check_file

Refused = Callable[..., str]
GAMES = sorted(file.stem for file in (Path(__file__).parent / "games").glob("*.yaml"))


@pytest.mark.parametrize("game", GAMES)
def test_the_small_games_are_without_fault(catalogue: Catalogue, game: str) -> None:
    assert check_file(game, catalogue) == ()


@pytest.mark.parametrize(("text", "part"), [
    ("remove: [round.open.roles.deal.rest]", "1 card of pack roles is left over"),
    ("change: {packs: {roles: {faces: {east: 3}}}}\nremove: [round.open.roles.deal.rest]", "3 cards of pack roles are"),
    ("change: {round: {open: {roles: {deal: {cards: 2}}}}}", "takes 4 cards for 2 players, but pack roles has 3 left"),
    ("change: {round: {open: {roles: {deal: {cards: all}}}}}", "each gets a number of cards, such as 1"),
    ("change: {round: {open: {roles: {deal: {cards: [1, 1]}}}}}", "each gets a number of cards, such as 1"),
    ("change: {spots: [north, south]}", "there is no spot east"),
    ("change: {moves: {guess: {pack: role}}}", 'there is no pack "role"; did you mean "roles"?'),
    ("change: {moves: {place: {cards: [shel]}}}", 'there is no kind "shel"; did you mean "shell"?'),
    ("change: {moves: {place: {zones: [above, removed]}}}", "removed is a zone of the table; here must be"),
    ("change: {moves: {gull-out: {to: accross}}}", 'there is no zone "accross"'),
    ("change: {moves: {gull-out: {to: below}}}", "below is a zone of a spot; here must be one of the table: aside"),
    ("change: {triggers: {resolve: {when: {spot_holds: 4}}}}", "4 is even"),
    ("add: {zones: {shown: {holds: row}}}", "needs a zone that says holds: cards; shown holds a row"),
    ("change: {zones: {shown: {seen_by: nobody}}}", "needs a zone whose cards are seen; write seen_by: all"),
    ("change: {packs: {main: {total: 16}}}", "the cards of this pack are 15, not 16"),
    ("change: {packs: {main: {bare: tide}}}", "there is no kind"),
    ("change: {round: {phases: {guess: {turn: [guess, draww]}}}}", 'there is no step "draww"; did you mean "draw"?'),
    ("change: {ending: {ranking: {highest: {ties: [{line: hit}]}}}}", 'did you mean "hits"'),
])
def test_what_does_not_fit(refused: Refused, text: str, part: str) -> None:
    assert part in refused(f"extends: shore\n{text}\n")


def _fields(model: type[BaseModel]) -> Iterator[tuple[str, Any]]:
    for name, field in model.model_fields.items():
        yield name, field
        for part in getattr(field.annotation, "__args__", (field.annotation,)):
            if isinstance(part, type) and issubclass(part, BaseModel) and part is not model:    # a class may hold one
                yield from _fields(part)


@pytest.mark.parametrize("name", mechanics.names())
def test_every_parameter_that_names_a_zone_is_marked_so(name: str) -> None:
    for attribute, field in _fields(mechanics.find(name).Params):
        mark = field.json_schema_extra or {}
        words = (field.description or "").startswith(("the zone", "the zones", "the kind", "the pack"))
        if words and str(field.annotation).find("str") >= 0:
            assert "names" in mark, f"{name}.{attribute} names something: say what in json_schema_extra"


@pytest.mark.parametrize(("text", "part"), [
    ("change: {zones: {floor: {seen_by: top}}}", "only a row has a top"),
    ("change: {zones: {floor: {holds: row}}}", "moves.capture needs a zone that says holds: piles; floor holds a row"),
    ("add: {moves: {pile: {use: take_pile}}}\nchange: {turn: {play: {moves: [capture, drop, pile]}}}",
     "moves.pile needs a zone that says holds: row; floor holds piles"),
    ("remove: [zones.floor.holds, moves.build]\nchange: {turn: {play: {moves: [capture, drop]}}}",
     "moves.capture needs a zone that says holds: piles; floor holds single cards only"),
    ("change: {zones: {floor: {seen_by: nobody}}}", "piles lie open for all to see; write seen_by: all"),
    ("change: {zones: {hand: {seen_by: nobody}}}", "whoever plays must see them; write seen_by: owner"),
    ("change: {zones: {stock: {seen_by: all}}}", "nobody sees the cards of the stock; write seen_by: nobody"),
    ("add: {zones: {stock: {holds: row}}}", "the stock holds its cards in order; leave holds out here"),
    ("add: {zones: {heap: {of: table, seen_by: nobody, holds: row}}, moves: {pile: {use: take_pile, row: heap}}}",
     "moves.pile needs a zone whose last card is seen; write seen_by: top, or all"),
    ("add: {zones: {hand: {holds: row}}}", "a zone with a row must be of the table or of a side"),
    ("add: {zones: {won: {holds: piles}}}", "a zone with piles must be of the table"),
    ("add: {moves: {capture: {tops: {alone: true}}}}",
     "moves.capture needs a zone that says holds: row; won holds single cards only"),
    ("add: {scoring: {lines: {best: {use: best, points: 1, worth: {7: 21, B: 3}}}}}", 'there is no rank "B"'),
    ("add: {scoring: {lines: {many: {use: pips, worth: {10D: 2, 10X: 1}}}}}", 'there is no card or rank "10X"'),
    ("add: {round: {open: {taken: {dealer_takes: {totals: {15: 1}, sweep: swep}}}}}", 'there is no trigger "swep"'),
])
def test_what_does_not_fit_of_fishing_games(refused: Refused, text: str, part: str) -> None:
    assert part in refused(f"extends: pond\n{text}\n")
