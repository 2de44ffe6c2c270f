"""What a rule says at one table: the sentences of its mechanic, less those that are about nothing there.

A mechanic knows its own parameters only. What else decides whether a sentence is true at a table are facts of the whole
game, by name: `SAID_IF` of a mechanic gives for the id of a sentence the facts it needs (`not …` = their contrary).

- piles: some move of a turn makes piles. rounds: a match may have several rounds. leftovers: left-over cards go to a
  side. stuck: who has no move may drop a card
- of a deal: top: only the last of the cards is seen. rest: not all cards of its pack go out. secret: nobody else sees
  the cards, nor the rest. short: the last deal is smaller than the others. undealt: some cards cannot be shared.
  longer: more deals than its schedule names
- of a capture: valueless: some cards that capture so have no value
"""
from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from cardgames import mechanics
from cardgames.engine.game import Game
from cardgames.pages.words import Words
from cardgames.rules.shape import Part
from cardgames.table.bits import ids
from cardgames.table.messages import Message


def messages(game: Game, part: Part) -> list[Message]:
    """The messages of a rule that are true at this table."""
    module = mechanics.find(part.mechanic)
    needs = getattr(module, "SAID_IF", {})
    found = list(module.sentences(part.params))
    if not any(message.id in needs for message in found):
        return found
    facts = {*of_table(game), *of_deal(game, part), *of_capture(game, part)}
    return [message for message in found if all(_holds(need, facts) for need in needs.get(message.id, ()))]


def sentences(game: Game, part: Part, words: Words) -> list[str]:
    """The rule at this table in sentences."""
    return [begun(words.say(message)) for message in messages(game, part)]


def restrictions(game: Game, effect: str, words: Words) -> list[str]:
    """What the duties of this table say of moves with that effect."""
    out = []
    for part in game.ruleset.parts("duties"):
        of = getattr(mechanics.find(part.mechanic), "RESTRICTS", {})
        out += [begun(words.say(message)) for message in messages(game, part) if effect in of.get(message.id, ())]
    return out


def restricted(part: Part) -> set[str]:
    """The effects of moves that a duty is about."""
    of = getattr(mechanics.find(part.mechanic), "RESTRICTS", {})
    return {effect for message in mechanics.find(part.mechanic).sentences(part.params)
            for effect in of.get(message.id, ())}


def begun(sentence: str) -> str:
    """A sentence with a capital at its beginning."""
    return sentence[:1].upper() + sentence[1:]


def _holds(need: str, facts: set[str]) -> bool:
    return (need.removeprefix("not ") in facts) != need.startswith("not ")


# Facts.


def makes_piles(game: Game) -> bool:
    """Whether some move of a turn makes piles."""
    return any(game.movers[number].effect == "built" for step in game.steps for number in step.movers)


def of_table(game: Game) -> Iterator[str]:
    """The facts of a whole game."""
    ruleset = game.ruleset
    if makes_piles(game):
        yield "piles"
    match, leftovers = ruleset.part("ending.match"), ruleset.part("ending.leftovers")
    if match is None or getattr(match.params, "rounds", None) != 1:
        yield "rounds"
    if leftovers is not None and getattr(leftovers.params, "to", "nobody") != "nobody":
        yield "leftovers"
    if any(step.stuck == "drop" for step in ruleset.shape.turn.values()):
        yield "stuck"


def of_deal(game: Game, part: Part) -> Iterator[str]:
    """The facts of one dealing, if it is one."""
    params: Any = part.params
    if not (hasattr(params, "to") and hasattr(params, "cards") and hasattr(params, "rest")):
        return
    zones = game.ruleset.shape.zones
    pack = params.pack or game.main_pack
    if isinstance(params.cards, int) and len(game.cards.packs[pack]) > params.cards * _shares(game, params.to):
        yield "rest"
    if zones[params.to].seen_by != "all" and (params.rest is None or zones[params.rest].seen_by == "nobody"):
        yield "secret"
    if zones[params.to].seen_by == "top":
        yield "top"
    if part in game.ruleset.parts("round.deals"):
        yield from _again(game, part)


def of_capture(game: Game, part: Part) -> Iterator[str]:
    """The facts of one kind of capture, if it is one."""
    params: Any = part.params
    if hasattr(params, "courts") and any(not game.cards.plays[card] for card in ids(game.cards.chosen(params.of))):
        yield "valueless"


class _Deals(NamedTuple):
    """What the deals of a round give: to each share, deal by deal, what was wanted and what there was."""

    given: list[tuple[int, int]]
    left: int


def _again(game: Game, part: Part) -> Iterator[str]:
    deals = _deals(game, part)
    schedule: Any = getattr(part.params, "cards", None)
    if any(got < wanted for wanted, got in deals.given):
        yield "short"
    if deals.left:
        yield "undealt"
    if isinstance(schedule, list) and len(deals.given) > len(schedule):
        yield "longer"


def _deals(game: Game, wanted: Part) -> _Deals:
    """The deals of a round, one after another, until the stock is empty or nothing can be shared any more."""
    left, given = len(game.cards.packs[game.main_pack]), list[tuple[int, int]]()
    for part in game.ruleset.parts("round.open"):
        left -= _taken(game, part, left, 1)[1] * _shares(game, getattr(part.params, "to", ""))
    before = -1
    while left and left != before:
        before, number = left, len(given) + 1
        for part in game.ruleset.parts("round.deals"):
            due, got = _taken(game, part, left, number)
            left -= got * _shares(game, getattr(part.params, "to", ""))
            if part is wanted and got:
                given.append((due, got))
    return _Deals(given, left)


def _taken(game: Game, part: Part, left: int, number: int) -> tuple[int, int]:
    """Cards of the stock that a dealing wants for each share in the deal of that number, and those that it gets."""
    cards: Any = getattr(part.params, "cards", 0)
    if not hasattr(part.params, "to") or getattr(part.params, "pack", None) not in (None, game.main_pack):
        return 0, 0
    most = left // _shares(game, getattr(part.params, "to", ""))
    if isinstance(cards, list):
        cards = cards[min(number, len(cards)) - 1]
    due = most if cards == "all" else int(cards)
    return due, min(due, most)


def _shares(game: Game, zone: str) -> int:
    found = game.layout.zones.get(zone)
    return found.size if found is not None and found.of == "seat" else 1
