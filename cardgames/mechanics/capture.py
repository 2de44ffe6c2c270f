"""A hand card takes cards of equal rank, sets of cards that sum to its value, and piles of its value.

One card may take several of these at once, as long as no card on the floor is used twice. Where the rules say so the
last card of an opponent's won cards counts as lying on the floor too.

Source: the description of the game this project started from; fishing games with builds in general (Pagat); the won
cards of opponents from games of southern Africa (Pagat).
"""
from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Annotated, Literal

from pydantic import Field

from cardgames.mechanics.base import Cards as CardClasses
from cardgames.mechanics.base import Params as Base
from cardgames.mechanics.base import Tops
from cardgames.table import take_lists, take_refusals, take_texts, tops
from cardgames.table.bits import bits
from cardgames.table.bound import Mover, Moves
from cardgames.table.messages import Message
from cardgames.table.offers import Wide
from cardgames.table.setup import Setup
from cardgames.table.state import Move, Pile, State
from cardgames.table.sums import Known, Overflow
from cardgames.table.take_refusals import Asked
from cardgames.table.takes import LIMIT, Allowed, Takes
from cardgames.table.taking import taker
from cardgames.table.wide_refusals import Refusals
from cardgames.table.wide_takes import WideTakes

KIND = "mover"
ADDS = True


class Sum(Base):
    """Which sets of floor cards a card takes by their sum."""

    cards: Annotated[int, Field(ge=1)] | Literal["any"] = Field(
        2, description="cards in one sum, at most; any = no limit")
    piles: bool = Field(False, description="whether a pile that is not locked may be one item of a sum")
    distinct: bool = Field(False, description="whether the ranks in one sum must all differ")
    total: int | None = Field(
        None, ge=2, description="what the captured cards and the card that captures them make together, such as 15; "
        "without it they add up to its value. A single card may do so, and only one such set is taken")
    single: bool = Field(
        False, description="whether one card of the value alone counts as a sum, whatever its rank")


class Params(Base):
    """What a card may take."""

    of: CardClasses = Field("any", description="the hand cards that take in this way")
    takes: CardClasses = Field("any", description="the floor cards they may take")
    rank: Literal["all", "one", "none"] = Field("all", description="how many cards of equal rank one card may take")
    courts: Literal["all", "one", "none"] = Field(
        "all", description="the same for cards that have no value")
    sum: Sum | Literal["none"] = Field(
        Sum(), description="sums of floor cards; none = no sums")  # type: ignore[call-arg]
    piles: bool = Field(True, description="whether piles of the card's value are taken")
    several: Literal["optional", "all", "one"] = Field(
        "optional", description="optional = any part of what could be taken; all = no legal capture may be larger; "
        "one = a single sum, a single pile, or cards of equal rank")
    prefer: Literal["none", "single", "fewest"] = Field(
        "none", description="which sums and cards may be taken where there is a choice: single = a card or pile alone "
        "comes before sums; fewest = only what has the fewest cards, a pile counting as one")
    tops: Tops | Literal["none"] = Field(
        "none", description="the last cards of the opponents' won piles that may be taken; none = no such card")
    floor: str = Field(
        "floor", description="the zone with the cards to capture",
        json_schema_extra={"names": "zone", "of": ["table"], "holds": ["piles"]})
    to: str = Field(
        "won", description="the zone of the side where captured cards go",
        json_schema_extra={"names": "zone", "of": ["side"]})


MESSAGES = {
    "capture.nothing": "{card} can take nothing here",
    "capture.not_there": "no {card} lies on the floor",
    "capture.too_few": "there are fewer {thing} on the floor than that",
    "capture.no_pile": "there is no pile {pile} on the floor",
    "capture.pile_part": "a pile is taken whole: {pile} is one thing",
    "capture.pile_value": "{pile} is worth {worth}, and {card} is not",
    "capture.no_piles": "a card takes no piles at this table",
    "capture.rank": "a card takes only one card of equal rank at this table",
    "capture.no_equal": "cards of equal rank are not taken as such at this table, only sums",
    "capture.court": "{taken} is taken only by a card of its own rank",
    "capture.wrong_sum": "{group} is {total}, not {value}",
    "capture.no_value": "{card} has no value, so it takes only cards of its own rank",
    "capture.no_sums": "a card takes no sums at this table",
    "capture.sum_size": "{group} is too long: a sum has at most {most} cards at this table",
    "capture.sum_distinct": "the ranks in one sum must differ at this table",
    "capture.no_split": "{taken} cannot be split into sums of {value}",
    "capture.several": "a card must take all it can at this table: {card} can take more than that",
    "capture.one": "a card takes one thing or one sum at this table",
    "capture.prefer_single": "{card} can take a single card instead, and must",
    "capture.prefer_fewest": "{card} can take fewer cards than {group}, and must",
    "capture.of": "{card} does not take in this way",
    "capture.takes": "{card} does not take {taken}",
    "capture.total": "{card} and {group} do not make {total}",
    "capture.tops_alone": "{card} is the last of an opponent's won cards: more from the floor must be taken with it",
    "capture.tops_sums": "{card} is the last of an opponent's won cards, and no part of a sum at this table",
    "capture.tops_not_there": "{card} is not the last of an opponent's won cards",
    "rules.capture.of": "These capture: {of}.",
    "rules.capture.takes": "They take nothing but these: {takes}.",
    "rules.capture.equal_all": "A card takes cards of its own rank, one or several.",
    "rules.capture.equal_one": "A card takes one card of its own rank.",
    "rules.capture.courts_all": "Cards without a value take only cards of their own rank, one or several.",
    "rules.capture.courts_one": "Cards without a value take only one card of their own rank.",
    "rules.capture.courts_none": "Cards without a value take no cards of their own rank.",
    "rules.capture.total_any": "A card takes cards that make {total} together with it.",
    "rules.capture.total_most": "A card takes up to {most} cards that make {total} together with it.",
    "rules.capture.total_one": "A card takes one card that makes {total} together with it.",
    "rules.capture.single": "A single card of that value counts as a sum, whatever its rank.",
    "rules.capture.sum_two": "A card takes two cards that add up to its value.",
    "rules.capture.sum_any": "A card takes any set of cards that add up to its value.",
    "rules.capture.sum_most": "A card takes up to {most} cards that add up to its value.",
    "rules.capture.distinct": "The ranks in one sum must all differ.",
    "rules.capture.piles": "A card takes piles of its value, each of them whole, whoever made them.",
    "rules.capture.piles_in_sums": "A pile that is not locked may be one item of a sum.",
    "rules.capture.several_optional": "One card may take several of these at once, or only some of them.",
    "rules.capture.several_all": "One card must take all it can: no larger capture may be possible.",
    "rules.capture.several_one": "One card takes one of these only.",
    "rules.capture.one_total": "One card takes one such set only.",
    "rules.capture.prefer_single": "Where a single card can be taken, sums may not.",
    "rules.capture.prefer_fewest": "Where there is a choice, no more things may be taken than must be.",
    "rules.capture.tops": "The last card of an opponent's won cards may be taken too, as if it lay on the floor.",
    "rules.capture.tops_alone": "Something from the floor itself must be taken with it.",
    "rules.capture.tops_sums": "It is taken as a card of equal value, never as part of a sum.",
}
SAID_IF = {
    "rules.capture.piles": ("piles",), "rules.capture.piles_in_sums": ("piles",),
    **{f"rules.capture.courts_{many}": ("valueless",) for many in ("all", "one", "none")},
}


def sentences(params: Params) -> Iterator[Message]:
    """The rule at this table, for the rules page."""
    if params.of != "any":
        yield Message("rules.capture.of", {"of": params.of})
    if params.takes != "any":
        yield Message("rules.capture.takes", {"takes": params.takes})
    if params.rank != "none":
        yield Message(f"rules.capture.equal_{params.rank}")
    if params.courts != params.rank:
        yield Message(f"rules.capture.courts_{params.courts}")
    if isinstance(params.sum, Sum):
        yield from _sum_sentences(params.sum)
    if params.piles:
        yield Message("rules.capture.piles")
    totals = isinstance(params.sum, Sum) and params.sum.total
    yield Message("rules.capture.one_total" if totals else f"rules.capture.several_{params.several}")
    if params.prefer != "none":
        yield Message(f"rules.capture.prefer_{params.prefer}")
    if isinstance(params.tops, Tops):
        yield Message("rules.capture.tops")
        for barred in ("alone", "sums"):
            if not getattr(params.tops, barred):
                yield Message(f"rules.capture.tops_{barred}")


def _sum_sentences(given: Sum) -> Iterator[Message]:
    if given.total:
        size = {1: "one", "any": "any"}.get(given.cards, "most")
        yield Message(f"rules.capture.total_{size}", {"most": given.cards, "total": given.total})
    elif given.cards != 1:                      # a single card is no sum, unless `single` says so
        names = {2: "two", "any": "any"}
        yield Message(f"rules.capture.sum_{names.get(given.cards, 'most')}", {"most": given.cards})
    if given.single and not given.total:
        yield Message("rules.capture.single")
    if given.distinct:
        yield Message("rules.capture.distinct")
    if given.piles:
        yield Message("rules.capture.piles_in_sums")


def bind(params: Params, setup: Setup) -> Mover:
    """The bound mover. Offers `takes(state, card)`: whether a card can take anything; `ranks_taking(floor)`: the cards
    that could take something from these loose cards and piles; and `last_capturer`, a counter."""
    floor, won = setup.zone(params.floor).cell, setup.zone(params.to).cell
    apply = taker(setup, floor, won)
    bound = (_common if _is_common(params, setup) else _wide)(params, setup, apply)
    return bound if params.tops == "none" else _with_tops(bound, setup, params.tops, floor)


def _with_tops(bound: Mover, setup: Setup, lent: Tops, floor: int) -> Mover:
    """The same, with the last cards of the opponents' won piles."""
    cards = setup.cards
    alike: Known[int, int] = Known(lambda card: bits(
        top for top in range(len(cards))
        if cards.rank[card] == cards.rank[top] or {*cards.plays[card]} & {*cards.lies[top]}))

    def equal(card: int, top: int) -> bool:
        return bool(alike[card] >> top & 1)

    bars = tops.terms_of_use(lent, setup.path, "capture", cards.text, lambda move, top: equal(move[1], top))
    found = tops.lend(bound, setup, lent, kind="capture", floor=floor, bars=bars, fits=None if lent.sums else equal)

    def takes(state: State, card: int) -> bool:
        try:
            found.add(state, [card], out := Moves())
        except Overflow:
            return True
        return bool(out)

    setup.offer_by_card("takes", cards.all, takes)
    return found


def _is_common(params: Params, setup: Setup) -> bool:
    """Whether the faster way will do: cards of one value, which all take in one way and add up to it."""
    plain = params.of == "any" and params.takes == "any" and params.several != "one" and params.prefer == "none"
    equal = params.rank != "none" and params.courts != "none"
    own = params.sum == "none" or not (params.sum.total or params.sum.single)
    return plain and equal and own and setup.cards.plain


def _most(params: Params) -> int | None:
    """How many cards a sum may have; None = any number, 0 = no sums."""
    if params.sum == "none":
        return 0
    return None if params.sum.cards == "any" else params.sum.cards


def _common(params: Params, setup: Setup, apply: Callable[[State, Move], None]) -> Mover:
    summed, rank, cell = params.sum if isinstance(params.sum, Sum) else None, setup.cards.rank, setup.mover
    assert params.courts != "none"
    takes = Takes(setup.cards, Allowed(
        equal=params.rank, equal_courts=params.courts, most=_most(params), distinct=bool(summed and summed.distinct),
        piles=params.piles, piles_in_sums=bool(summed and summed.piles), everything=params.several == "all"))
    floor = setup.zone(params.floor).cell
    table = Asked(setup.cards, takes, floor, setup.hand.cell, cell, setup.path)

    def can_take(state: State, card: int) -> bool:
        return takes.any(rank[card], state.z[floor], state.z[floor + 1])

    def ranks_taking(floor_seen: tuple[int, tuple[Pile, ...]]) -> int:
        return bits(c for c, r in enumerate(rank) if r >= 0 and takes.any(r, *floor_seen))

    setup.offer_by_card("takes", setup.cards.all, can_take)
    setup.offer_also("ranks_taking", ranks_taking)
    read = take_texts.reader(table, lambda card, loose, piles: takes.some(rank[card], loose, piles, LIMIT),
                             lambda card, groups, piles: setup.cards.plays[card])
    return Mover(effect="took", apply=apply,
                 add=take_lists.complete(takes, floor, cell), some=take_lists.cut(takes, floor, cell),
                 refuse=lambda state, move: take_refusals.refuse(table, state, move),
                 text=lambda state, move: take_texts.text(table, state, move), read=read)


def _wide(params: Params, setup: Setup, apply: Callable[[State, Move], None]) -> Mover:
    summed, cell, cards = params.sum if isinstance(params.sum, Sum) else None, setup.mover, setup.cards
    takes = WideTakes(cards, Wide(
        of=cards.chosen(params.of), takes=cards.chosen(params.takes), equal=params.rank, equal_courts=params.courts,
        most=_most(params), distinct=bool(summed and summed.distinct), total=(summed and summed.total) or 0,
        single=bool(summed and summed.single), piles=params.piles, piles_in_sums=bool(summed and summed.piles),
        several=params.several, prefer=params.prefer))
    floor = setup.zone(params.floor).cell
    table = Asked(cards, takes, floor, setup.hand.cell, cell, setup.path)

    def can_take(state: State, card: int) -> bool:
        return takes.any(card, state.z[floor], state.z[floor + 1])

    setup.offer_by_card("takes", takes.allowed.of, can_take)
    setup.offer_also("ranks_taking", lambda lying: takes.taking(*lying))
    read = take_texts.reader(table, lambda card, loose, piles: takes.some(card, loose, piles, LIMIT),
                             lambda card, groups, piles: takes.targets(card), takes.allowed.total)
    return Mover(effect="took", apply=apply,
                 add=take_lists.wide(takes, floor, cell), some=take_lists.wide_cut(takes, floor, cell),
                 refuse=Refusals(table).refuse, read=read,
                 text=lambda state, move: take_texts.wide_text(table, state, move))
