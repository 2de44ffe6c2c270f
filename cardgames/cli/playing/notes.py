"""What a person notes during a match, for nobody else: lines of text, and in a game of hidden roles who may have which.

A note is kept as the text that is written into the save: `2 ROLE no` for a mark, anything else as it stands.
"""
from __future__ import annotations

import re
from collections.abc import Sequence

from cardgames.cli.phrases import say
from cardgames.cli.playing import seat_names
from cardgames.cli.screen.look import Look
from cardgames.cli.tables import table
from cardgames.table.bits import ids
from cardgames.table.observation import Observation

MARKS = ("yes", "no", "maybe", "clear")
MARK = re.compile(rf"(\d+) (\S+) ({'|'.join(MARKS)})")
LONGEST = 200
"""Letters of the longest note."""


def roles(look: Look) -> Sequence[str]:
    """The roles that seats name for one another in secret, as they are called; none in most games."""
    part = next((look.game.ruleset.part(look.game.bound.paths[number]) for number, mover in enumerate(look.game.movers)
                 if mover.effect == "named"), None)
    pack = getattr(getattr(part, "params", None), "pack", None)
    cards = look.game.cards
    return tuple(dict.fromkeys(cards.text[card] for card in cards.packs[pack])) if pack in cards.packs else ()


def read(look: Look, seen: Observation, text: str) -> str:
    """A typed note as it is kept. Seats may be named, and words cut short where they are clear."""
    words, known = text.split(), roles(look)
    if len(words) >= 3 and known:
        seat = seat_names.find(look, " ".join(words[:-2]))
        role, mark = _meant(words[-2], known), _meant(words[-1], [say(f"note.{mark}") for mark in MARKS])
        if seat and seat != seen.viewer and role and mark:
            return f"{seat} {role} {MARKS[[say(f'note.{mark}') for mark in MARKS].index(mark)]}"
    return " ".join(words)


def _meant(word: str, among: Sequence[str]) -> str:
    """The one word that begins like this; empty if there is none or more than one."""
    found = [each for each in among if each.casefold().startswith(word.casefold())]
    return found[0] if len(found) == 1 else ""


def shown(look: Look, seen: Observation, notes: Sequence[str]) -> list[str]:
    """The grid, if there are roles, and all lines."""
    known = roles(look)
    if not notes and not known:
        return look.wrapped(say("note.none"))
    marks = {(int(found[1]), found[2]): found[3] for note in notes if (found := MARK.fullmatch(note))}
    texts = [note for note in notes if not MARK.fullmatch(note)]
    told = [line for text in texts for line in look.wrapped(f"- {text}", indent=2)]
    if not known:
        return told
    more = [] if notes else look.wrapped(say("note.none.roles", role=known[0]))
    return [*_grid(look, seen, known, marks), *told, *more]


def _grid(look: Look, seen: Observation, known: Sequence[str], marks: dict[tuple[int, str], str]) -> list[str]:
    """A row for every other seat, a column for every role; one's own role is nobody else's."""
    own, rows = _own(look, seen), []
    blank = "" if look.terminal.accessible else "."
    for seat, name in look.names.items():
        if seat != seen.viewer:
            cells = [say(f"note.{mark}") if (mark := marks.get((seat, role), "clear")) != "clear"
                     else say("note.own") if role in own else blank for role in known]
            rows.append([name, *cells])
    return table(look.terminal, ["", *(look.title(role) for role in known)], rows)


def _own(look: Look, seen: Observation) -> set[str]:
    """The roles that the viewer has."""
    cards, pack = look.game.cards, look.game.pack_of
    zones = [zone for zone in look.game.layout.zones.values() if zone.of == "seat" and zone.seen_by == "owner"
             and pack[zone.name] != look.game.main_pack]
    return {cards.text[card] for zone in zones for card in ids(seen.z[zone.cell + seen.viewer])}
