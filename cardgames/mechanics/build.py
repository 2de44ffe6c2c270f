"""A hand card and cards of the floor become a pile of one value, which can then only be taken whole.

The builder must hold another card of that value. A pile of several groups of the value is locked: it cannot be raised.

Source: the description of the game this project started from; fishing games with builds in general (Pagat).
"""
from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Literal

from pydantic import Field

from cardgames.mechanics.base import Params as Base
from cardgames.mechanics.base import Tops as BaseTops
from cardgames.table import join_refusals, join_texts, tops
from cardgames.table.bits import ids
from cardgames.table.bound import Mover, Moves
from cardgames.table.join_texts import Table
from cardgames.table.joins import any_value, joins, on_any_items, on_one_card
from cardgames.table.messages import Message, Reason, reason
from cardgames.table.setup import Setup
from cardgames.table.state import Move, State
from cardgames.table.take_lists import Lister
from cardgames.table.wide_joins import WideJoins

KIND = "mover"
ADDS = True


class Tops(BaseTops):
    """The last cards of the opponents' piles of won cards, where a build may use them."""

    others: bool = Field(False, description="whether such a card may be joined to a pile of another player")


class Params(Base):
    """What may be built, and by whom it may be changed."""

    from_: Literal["one", "any"] = Field(
        "one", alias="from", description="one = the hand card and one floor card; any = any number of floor cards")
    holding: Literal["own_hand"] = Field("own_hand", description="where a card of the pile's value must still be held")
    max: int = Field(10, ge=2, description="the largest value of a pile")
    raise_: Literal["nobody", "opponents", "anyone"] = Field(
        "nobody", alias="raise", description="who may add to a pile that is not locked and so change its value")
    raise_with: Literal["card", "any"] = Field(
        "any", description="what raises a pile: card = the hand card alone; any = floor cards may add to it too")
    group: bool = Field(False, description="whether several groups of the value may be joined into one locked pile")
    group_equals: bool = Field(
        False, description="whether cards of the value alone, without a sum, may be joined into such a pile")
    group_with: Literal["own", "any"] = Field(
        "any", description="whose piles of the value a group may be joined to; own = those of the player himself")
    equal_ranks: bool = Field(True, description="whether cards of equal rank may be added in one sum")
    tops: Tops | Literal["none"] = Field(
        "none", description="the last cards of the opponents' won piles that a build may use; none = no such card")
    floor: str = Field(
        "floor", description="the zone where piles lie",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles"]})


MESSAGES = {
    "build.nothing": "a build names the hand card and at least one thing on the floor",
    "build.not_there": "no {card} lies on the floor",
    "build.too_few": "there are fewer {thing} on the floor than that",
    "build.no_pile": "there is no pile {pile} on the floor",
    "build.no_value": "{card} has no value, so it cannot be built with",
    "build.max": "a pile is worth at most {max} at this table",
    "build.holding": "to build {value} you must hold another card worth {value}",
    "build.pile_part": "a pile is taken whole: {pile} is one thing",
    "build.raise": "piles are not raised at this table",
    "build.raise_own": "{pile} is your own: only the others may raise it at this table",
    "build.raise_with": "a pile is raised by the hand card alone, so {pile} and {card} must be {value}",
    "build.locked": "{pile} is made of several groups, so its value is fixed",
    "build.group": "these cards make more than one group of {value}, and groups are not joined at this table",
    "build.group_with": "{pile} is not your own: only its owner joins groups to it at this table",
    "build.wrong_sum": "{group} is {total}, not {value}",
    "build.no_split": "{cards} cannot be split into groups of {value}",
    "build.loose_equals": "{cards} are equal loose cards; they are joined only with a pile or a sum of their value",
    "build.from": "only the hand card and one floor card are built at this table",
    "build.equal_ranks": "cards of equal rank may not be added at this table",
    "build.tops_alone": "{card} is the last of an opponent's won cards: more from the floor must be built with it",
    "build.tops_sums": "{card} is the last of an opponent's won cards, and no part of a sum at this table",
    "build.tops_others": "{card} is the last of an opponent's won cards: it is not joined to a pile of another player",
    "build.tops_not_there": "{card} is not the last of an opponent's won cards",
    "rules.build.from_one": "A hand card may be laid on one floor card to build their sum.",
    "rules.build.from_any": "A hand card may be joined with any floor cards to build their sum.",
    "rules.build.holding": "The builder must hold another card of the pile's value.",
    "rules.build.max": "A pile is worth at most {max}.",
    "rules.build.raise_nobody": "Nobody may change the value of a pile.",
    "rules.build.raise_opponents": "An opponent of its owner may add to a pile and so raise its value.",
    "rules.build.raise_anyone": "Anyone may add to a pile that is not locked and so raise its value.",
    "rules.build.raise_with": "Only the hand card changes the value of a pile; floor cards never do.",
    "rules.build.group_equals": "Cards of one value alone may be joined so too.",
    "rules.build.group":
        "Several groups of one value may be joined into one pile. It is then locked: nobody can raise it.",
    "rules.build.group_with": "Only its owner joins a group to a pile.",
    "rules.build.equal_ranks": "Cards of equal rank may not be added to each other.",
    "rules.build.tops": "The last card of an opponent's won cards may be built with as if it lay on the floor.",
    "rules.build.tops_alone": "Something from the floor itself must be built with it.",
    "rules.build.tops_sums": "Such a card is a group by itself and no part of a sum.",
    "rules.build.tops_others": "It is not joined to a pile that another player owns.",
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    yield Message(f"rules.build.from_{params.from_}")
    yield Message("rules.build.holding")
    yield Message("rules.build.max", {"max": params.max})
    yield Message(f"rules.build.raise_{params.raise_}")
    if params.raise_ != "nobody" and params.raise_with == "card":
        yield Message("rules.build.raise_with")
    if params.group:
        yield Message("rules.build.group")
        if params.group_equals:
            yield Message("rules.build.group_equals")
        if params.group_with == "own":
            yield Message("rules.build.group_with")
    if not params.equal_ranks:
        yield Message("rules.build.equal_ranks")
    if isinstance(params.tops, Tops):
        yield Message("rules.build.tops")
        for barred in ("alone", "sums", "others"):
            if not getattr(params.tops, barred):
                yield Message(f"rules.build.tops_{barred}")


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover. A build is: hand card and joined items split into groups of one value, still held in hand."""
    value, floor, hand, mover = setup.cards.value, setup.zone(params.floor).cell, setup.hand.cell, setup.mover
    found = joins(setup.cards, top=params.max, most=None if params.from_ == "any" else 2,
                  distinct=not params.equal_ranks, raising=params.raise_, grouping=params.group,
                  alone=params.raise_with == "card", equals=params.group_equals)
    wide = None if setup.cards.plain else WideJoins(found, floor, params.max)
    table = Table(setup.cards, params, found, floor, hand, mover, setup.path, wide)
    holding, grouping = wide.holding if wide else found.sums.cards, params.group

    def apply(state: State, move: Move) -> None:
        _, card, worth, cards = move
        cell = hand + state.seat
        made = cards | 1 << card
        locked = grouping and sum(value[c] for c in ids(made)) > worth
        if wide is not None:
            locked = grouping and not setup.cards.worth(list(ids(made)), worth)
        state.join(card, cell, cards, floor, (made, worth, state.seat, locked))
        state.note(cell, holds=True, reader=0, data=holding[worth])

    def only(state: State) -> int:
        """The value that an owner is bound to: builds of others would only be barred afterwards."""
        return setup.ask("bound_to")(state) if setup.offered("bound_to") else 0

    one = on_one_card(found, floor, mover)
    every = one if found.simple else on_any_items(found, floor, mover, any_value if params.raise_ == "anyone" else only)
    if wide is not None:
        every, one = wide.lister(mover, cut=False), wide.lister(mover, cut=True)
    bound = Mover(effect="built", apply=apply, add=every, some=one,
                  refuse=lambda state, move: join_refusals.refuse(table, state, move),
                  text=lambda state, move: join_texts.text(table, state, move),
                  read=lambda state, text: join_texts.read(table, state, text))
    if params.group_with == "own":
        bound = replace(bound, add=_without(bound.add, floor), some=_without(bound.some or bound.add, floor))
    if params.tops == "none":
        return bound
    return tops.lend(bound, setup, params.tops, kind="build", floor=floor, bars=_lent(table, params.tops))


def _joins_others(state: State, move: Move, floor: int) -> bool:
    """Whether a build joins a group to a pile of another player."""
    return any(pile[0] & move[3] and pile[1] == move[2] and pile[2] not in (0, state.seat)
               for pile in state.z[floor + 1])


def _without(add: Lister, floor: int) -> Lister:
    """The builds but for those that join a group to another player's pile."""
    def added(state: State, cards: Sequence[int], out: Moves) -> None:
        if all(pile[2] in (0, state.seat) for pile in state.z[floor + 1]):
            add(state, cards, out)
            return
        add(state, cards, found := Moves())
        out += [move for move in found if not _joins_others(state, move, floor)]

    return added


def _lent(table: Table[Params], lent: Tops) -> tops.Bars:
    """What a build may not do with the last cards of opponents' won piles."""
    cards, path = table.cards, table.path
    usual = tops.terms_of_use(lent, path, "build", cards.text, lambda move, card: move[2] in cards.lies[card])

    def bars(state: State, move: Move, used: int) -> Reason | None:
        if used and not lent.others and any(
                pile[0] & move[3] and pile[2] not in (0, state.seat) for pile in state.z[table.floor + 1]):
            return reason(f"{path}.tops.others", "build.tops_others", card=cards.text[next(ids(used))])
        return usual(state, move, used)

    return bars
