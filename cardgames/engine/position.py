"""Positions read: a state from the text of a ruleset's example. Zones and counters are found by the names that the
ruleset and its mechanics give them; `position_text` writes them."""
from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from cardgames.engine import position_values as values
from cardgames.engine.core import Core
from cardgames.engine.position_text import default_public, fields, places
from cardgames.errors import PositionError, Said, UnplayableError
from cardgames.table.bits import bits, ids
from cardgames.table.row import Row
from cardgames.table.state import DEALER, STARTER, Pile, State
from cardgames.table.zones import Zone

BESIDE = ("variants", "players", "settings")
"""Keys that say which table it is, not what lies on it: they stand beside a position."""


class _Reader:
    """Reads one position. `free`: the cards that have not been laid anywhere yet."""

    def __init__(self, game: Core, given: Mapping[str, Any]) -> None:
        if not isinstance(given, Mapping):
            raise PositionError("a position names zones and their cards, such as {floor: 5C, hand: {1: 5S}, turn: 1}")
        self.game, self.given, self.free = game, dict(given), game.cards.all
        self.state = game.blank(game.chance(seed=0), step=0)

    def read(self) -> State:
        game, given, state = self.game, self.given, self.state
        self._check_keys()
        for name, zone in game.layout.zones.items():
            if name in given and zone.form != "stock":
                self._zone(zone, given[name])
        self._counters()
        self._stock()
        self._public()
        self._facts()
        self._turn()
        return state

    def _check_keys(self) -> None:
        known = [*self.game.layout.zones, *fields(self.game), "points", "turn", "phase", "public", "facts"]
        for key in self.given:
            if key in BESIDE and key not in known:
                raise PositionError("{key} says which table it is, not what lies on it: write it beside given, not in "
                                    "it; in Python it is for load", key=key)
            if key not in known:
                raise PositionError("a position of this game has no {key!r}; it may have {names}", key=key,
                                    names=", ".join(known))

    # Zones.

    def _zone(self, zone: Zone, value: Any) -> None:
        if zone.of == "table":
            self._cell(zone, zone.cells()[0], value, zone.name)
            return
        self._check_owners(zone, value)
        given = {str(key): text for key, text in value.items()}
        for key, cell in places(self.game, zone):
            if key in given:
                self._cell(zone, cell, given[key], f"{zone.name} {key}")

    def _check_owners(self, zone: Zone, value: Any) -> None:
        if not isinstance(value, Mapping):
            raise PositionError('{name} is given for each {of}, such as {{1: "…"}}', name=zone.name, of=zone.of)
        owners = [str(key) for key, _ in places(self.game, zone)]
        for key in value:
            if str(key) not in owners:
                raise PositionError("{name} has no {of} {key!r}; there are {names}", name=zone.name, of=zone.of,
                                    key=key, names=", ".join(owners))

    def _cell(self, zone: Zone, cell: int, text: Any, where: str) -> None:
        piles: list[Pile] = []
        cards: list[int] = []
        for token in re.findall(r"\{[^}]*\}|\S+", values.text(text, where)):
            if token.startswith("{"):
                piles.append(self._pile(zone, token, where))
            elif zone.form == "row":
                cards.append(self._in_row(token, where))
            else:
                cards.append(self.card(token, where))
        self.state.z[cell] = _held(zone, cards)
        if zone.form == "piles":
            self.state.z[cell + 1] = tuple(piles)

    def card(self, token: str, where: str) -> int:
        """The first free card of this text, which is then laid."""
        card = next(ids(values.card(self.game, token, where) & self.free), None)
        if card is None:
            raise PositionError("{where}: {token} lies somewhere else already", where=where, token=token)
        self.free ^= 1 << card
        return card

    def _in_row(self, token: str, where: str) -> int:
        """A card of a row, in the order they lie; one in brackets lies there unseen."""
        card = self.card(token.strip("()"), where)
        if not token.startswith("("):
            self.state.public |= 1 << card
        return card

    def _pile(self, zone: Zone, token: str, where: str) -> Pile:
        found = re.fullmatch(r"\{([^=@}]*)(?:=([0-9]{1,6}))?(?:@([0-9]{1,4}))?\}", token)
        if zone.form != "piles" or found is None or not all(found[1].split(",")):
            raise PositionError("{where}: {token!r} is no pile; a pile is written {{3C+7S=10@1}} where piles may lie",
                                where=where, token=token)
        groups = [[self.card(name, where) for name in re.split(r"[+\s]+", group) if name]
                  for group in found[1].split(",")]
        value = int(found[2]) if found[2] else sum(self.game.cards.value[card] for card in groups[0])
        owner = int(found[3] or 0)
        if owner > self.game.seats:
            raise PositionError("{where}: {token} belongs to seat {owner}, but there are {seats} seats", where=where,
                                token=token, owner=owner, seats=self.game.seats)
        for group in groups:
            if not self.game.cards.worth(group, value):
                raise PositionError("{where}: not every group of {token} is worth {value}", where=where, token=token,
                                    value=value)
        return bits(card for group in groups for card in group), value, owner, len(groups) > 1

    def _stock(self) -> None:
        """A stock left out is the remaining cards of its pack, shuffled with seed 0."""
        game, state = self.game, self.state
        if game.layout.stock not in self.given:
            order = game.chance(seed=0).pack_order(game.main_pack, 1)
            state.order = tuple(card for card in order if self.free >> card & 1)
        else:
            names = values.tokens(self.given[game.layout.stock], game.layout.stock)
            state.order = tuple(self.card(name, game.layout.stock) for name in names)
        state.pos = 0

    # Everything else.

    def _counters(self) -> None:
        game, state = self.game, self.state
        for counter in fields(game).values():
            if counter.field in self.given:
                values.count(state, counter, self.given[counter.field])
        state.c[0], state.c[1] = state.c[0] or 1, state.c[1] or 1
        state.c[STARTER] = state.c[STARTER] or (game.setup.next_seat(state.c[DEALER]) if state.c[DEALER] else 1)
        state.c[DEALER] = state.c[DEALER] or game.setup.next_seat(state.c[STARTER], -1)
        if "points" in self.given:
            values.award(game, state, self.given["points"])

    def _public(self) -> None:
        """What everybody knows: all but hands, cards seen by their owner only, and cards dealt unseen."""
        game, state = self.game, self.state
        given = "public" in self.given
        state.public = values.known(game, self.given["public"], "public") if given else default_public(game, state)

    def _facts(self) -> None:
        if "facts" in self.given:
            self.state.facts = tuple(values.facts(self.game, self.given["facts"]))

    def _turn(self) -> None:
        game, state = self.game, self.state
        phases = [step.phase for step in game.steps]
        state.step = phases.index(values.phase(game, self.given.get("phase", phases[0])))
        turn = values.number("turn", self.given.get("turn", 1))
        if not 0 <= turn <= game.seats:
            raise PositionError("it is the turn of a seat from 1 to {seats}, not {turn}", seats=game.seats, turn=turn)
        state.seat = turn


def read(game: Core, given: Mapping[str, Any]) -> State:
    """The state a position describes. Raises `PositionError`."""
    state = _Reader(game, given).read()
    try:
        game.moves(state)
    except UnplayableError:
        step = game.steps[state.step].name
        where = game.ruleset.shape.turn[step].card_from
        raise PositionError("seat {seat} has no move in this position: it may lack cards in {where}, or the card that "
                            "is shown; turn: 0 says that the match is over", seat=state.seat, where=where) from None
    return state


def _held(zone: Zone, cards: list[int]) -> Any:
    """The cards of a position as the cell of a zone holds them."""
    if zone.form == "hand":
        return tuple(sorted(cards))
    return Row(cards) if zone.form == "row" else bits(cards)


def orders(game: Core, order: Mapping[str, Any] | str | None) -> dict[str, tuple[int, ...]]:
    """Recorded orders as ids. A plain text is the stock's pack in Round 1."""
    if order is None:
        return {}
    given = {f"{game.main_pack}.1": order} if isinstance(order, str) else order
    if not isinstance(given, Mapping):
        raise PositionError("an order is a text with all cards of a pack, or a map such as {{{pack}.1: …}}, not "
                            "{value!r}", pack=game.main_pack, value=given)
    out = {}
    for key, cards in given.items():
        pack, _, number = str(key).partition(".")
        if pack not in game.cards.packs or not re.fullmatch("[0-9]+", number):
            raise PositionError("an order is named by pack and round, such as {pack}.1, not {key!r}",
                                pack=game.main_pack, key=key)
        reader = _Reader(game, {})
        where = Said("order {key}", key=key)
        names = values.tokens(cards, where)
        found = tuple(reader.card(name, where) for name in names)
        missing = [game.cards.text[card] for card in game.cards.packs[pack] if card not in found]
        if missing or len(found) != len(game.cards.packs[pack]):
            count = Said("1 card") if len(found) == 1 else Said("{cards} cards", cards=len(found))
            lack = Said("; {card} is missing", card=missing[0]) if missing else ""
            raise PositionError("{where}: it has {cards}, the pack {size}{lack}", where=where, cards=count,
                                size=len(game.cards.packs[pack]), lack=lack)
        out[key] = found
    return out
