"""English. Sentences by message id; they come before the ones that mechanics bring along.

Marks in a sentence: `{name}` an argument; `{n:card}` so many cards; `{of:one}`, `{of:a}` a class of cards as one of
them; `{line:name}`, `{kinds:names}` what a thing of the ruleset is called, one of it or several; `{zones:or}` a list
with or; `{to:whom}` who gets the cards of a zone; `{later:deals}`, `{rest:then}` what else follows (below);
`{n:more …}` the rest, `#` for the number, if it is more than one; `[takes|take]` the second if `who` is "You" or there
are `several`.
"""
from __future__ import annotations

import re
from collections.abc import Sequence

YOU = "You"
RANKS = {"A": "ace", "J": "jack", "Q": "queen", "K": "king", **{
    str(number): word for number, word in enumerate("zero one two three four five six seven eight nine ten".split())}}
SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
ZONES = {"aside": "cards set aside", "removed": "removed cards", "won": "cards won", "counted": "counted cards"}

MESSAGES = {
    # What the engine says of a typed move.
    "move.over": "the match is over",
    "move.ambiguous": '"{text}" can mean several moves: {options}',
    "move.not_understood": '"{text}" is not understood here; moves look like {examples}',
    "move.number": "there is no move #{number} in this list of {most}",
    "move.not_held": "{card} is not a card that you can play now",
    "move.not_now": "this kind of move is not possible now",
    "pass.not_stuck": "there is a move that you can make, so you may not pass",
    # What a turn did.
    "name.seat": "Seat {seat}",
    "tell.took": "{who} [takes|take] {cards} with {card}",
    "tell.took.unseen": "{who} [takes|take] {cards} and {more:unseen card} with {card}",
    "tell.took.itself": "{who} [takes|take] {card} home; it takes nothing but itself",
    "tell.built": "{who} [builds|build] {value} with {card} on {cards}",
    "tell.built.locked": "{who} [builds|build] {value} with {card} on {cards}; the pile is locked",
    "tell.laid": "{who} [drops|drop] {card}",
    "tell.placed": "{who} [places|place] {card} at {place}",
    "tell.passed": "{who} [passes|pass]",
    "tell.struck": "{who} [{verb}s|{verb}] {cards} with {card}: from {place} to {to}",
    "tell.more": "{who} [uses|use] {card}: {owed} more cards to draw",
    "tell.declined": "{who} [lets|let] {card} go",
    "tell.chosen": "{who} [has|have] chosen",
    "tell.move": "{who}: {move}",
    "tell.turned": "{who} [draws|draw] {card}",
    "tell.owed": "{owed} more cards to draw",
    "tell.award": "{what}! {points}",
    "tell.noted": "{what}!",
    "tell.at": "{spot}, {zone}",
    "tell.counts": "The cards {zone} count: {cards}",
    "tell.level": "The sides are level, so nothing counts",
    "tell.others": "To {to}: {cards}",
    "tell.leftovers": "{who} [gets|get] what is left on the floor",
    "tell.leftovers.cards": "{who} [gets|get] what is left on the floor: {cards}",
    "tell.role": "{who}: {card}",
    "tell.guess": "{who} wrote {guess}",
    "tell.dealt": "To {to}: {cards}",
    "tell.hands": "{cards:card} for each seat",
    "tell.buried": "{card} goes under the stock",
    "tell.shuffled_in": "{card} goes back among the stock",
    "tell.dealer_takes": "{who} [deals and takes|deal and take] {cards}",
    "tell.deal": "Deal {deal}",
    "tell.round": "Round {round}",
    "tell.over": "The match is over: {why}",
    # A rules page.
    "page.introduction": "Introduction",
    "page.object": "Object",
    "page.cards": "Cards",
    "page.deal": "Deal",
    "page.play": "Play",
    "page.scoring": "Scoring",
    "page.end": "End",
    "page.variants": "Variants",
    "page.table": "At this table",
    "page.examples": "Examples",
    "page.sources": "Sources",
    "page.family": "Family: {family}.",
    "page.players": "Players: {players}.",
    "page.teams": "Partners: {teams}.",
    "page.team": "seats {seats}",
    "page.direction.clockwise": "Deal and play go clockwise.",
    "page.direction.anticlockwise": "Deal and play go anticlockwise.",
    "page.status.checked": "Status: checked against its sources.",
    "page.status.draft": "Status: draft.",
    "page.status.assumed": "Status: draft; some of it is assumed, as the text says.",
    "page.status.doubtful": "Status: doubtful; the sources say too little, or contradict one another.",
    "page.at_this_table": "At this table: {facts}.",
    "page.base": "no variants",
    "page.called": "called {name}",
    "page.scores": "What scores: {things}.",
    "page.idle": "This comes to nothing at this table.",
    "page.open": "When a round opens:",
    "page.deals": "At each deal, as long as the stock lasts:",
    "page.choice": "The card may be used to {moves}.",
    "page.choice.one": "What is done: {moves}.",
    "page.phase": "Phase {phase}:",
    "page.stuck.drop": "A seat that is left without a move may drop a card all the same.",
    "page.stuck.pass": "A seat that is left without a move passes.",
    "page.per.deal": "Points are counted after each deal.",
    "page.per.round": "Points are counted once, at the end of a round.",
    "page.set_aside": "Cards that have been counted are put aside and do not count again.",
    "page.more": "More examples: {count}, in section {section}.",
    "page.no_examples": "No example of this ruleset is about this table.",
    "page.preset": "Whole sets of rules, of which one may be chosen:",
    "page.switch": "Single rules, each to be switched on for itself:",
    "page.on": "[in force]",
    "page.requires": "Only with {names}.",
    "page.excludes": "Not with {names}.",
    "page.variant_sources": "From: {sources}.",
    "page.without": "without {path}",
    # Headings of duties and triggers that the ruleset itself has no word for.
    "title.drop_only_if": "When a card may be dropped",
    "title.owner": "Owners of piles",
    "title.unique": "No two equal on the floor",
    "title.resolve": "A full spot",
    # Score lines: in a list, and as what one plays for.
    "item.holds": "{title} ({card})",
    "item.holds.text": "{points}.",
    "scores.most": "most {of}",
    "scores.holds": "{title} ({card})",
    "scores.each": "each {of:one}",
    "scores.net": "most {of:names}",
    "scores.sweep": "each sweep",
    "scores.own_spot": "the cards {zone} one's own spot",
    "scores.right_guess": "every other seat's role that is named rightly",
    "cards.suits": "{cards:card}: {suits}.",
    "cards.values": "Values: {values}.",
    "cards.places": "{hand} in the hand and {floor} on the floor",
    "cards.numbers": "{first} to {last} their number",
    "cards.no_value": "{ranks} have no value.",
    "cards.single": "{cards:card}, one of each: {kinds}.",
    "cards.kinds": "{cards:card}: {kinds}.",
    "cards.each": "{count}, {each} of each value: {values}",
    "cards.unequal": "{count}: {values}",
    # Why a move is legal or not.
    "why.legal": "{move} is legal.",
    "why.effect": "{effect}.",
    "why.refused": "{move} is refused: {why}.",
    "why.rule": "Rule: {rule}",
    "why.nearest": "The nearest legal move is {move}.",
    # Worked examples.
    "example.refused": "refused: {why}",
    "example.legal": "{count} legal moves: {moves}",
    "example.legal.many": "{count} legal moves, such as {moves}",
    "example.empty": "empty",
    "example.turn": "seat {seat} to move",
    # A score pad for real cards: what is asked of a count, and what is wrong with an answer.
    "ask.cards": "How many {of} has each?",
    "ask.card": "Who has {of}?",
    "ask.claim": "Has a side ended the match in the middle of this round by a claim?",
    "ask.round": "Round {round}: {leads} leads",
    "ask.deal": "Round {round}, deal {deal}: {leads} leads",
    "ask.wrong.row": "here {count:number} are needed",
    "ask.wrong.range": "{number} cannot be: it is from {least} to {most}",
    "ask.wrong.sum": "{number} cannot be: no cards add up to that",
    "ask.wrong.self": "nobody names himself",
    "ask.wrong.many": "together that is {count}, but there are only {left}",
    "ask.wrong.total": "together that is {count}, but it must be {total}",
    "ask.wrong.nobody": "somebody has it, since all cards of a round are counted",
    "ask.wrong.fit": "that cannot be, with what was told before",
    # Who gets what at a count, and why.
    "count.title": "Count",
    "count.title.deal": "Count of round {round}, deal {deal}",
    "count.title.round": "Count of round {round}",
    "count.most": "{mine} against {theirs}",
    "count.most.level": "{mine} against {theirs}: nobody",
    "count.most.split": "{mine} against {theirs}: shared",
    "count.most.none": "none captured: nobody",
    "count.most.changed": "{why}; with what was carried over {now} instead of {due}",
    "count.best": "{mine} against {theirs}",
    "count.best.level": "{mine} against {theirs}: nobody",
    "count.best.split": "{mine} against {theirs}: shared",
    "count.best.none": "nobody has what it takes",
    "count.chain.none": "nobody has the first of them",
    "count.pips.none": "nobody has any",
    "count.last_capture": "captured last",
    "count.last_capture.none": "nobody captured",
    "count.holds.none": "nobody has it",
    "count.each.none": "nobody has any",
    "count.own_spot": "the values there add up to {amount}",
    "count.own_spot.cards": "{spot}: {cards} make {amount}",
    "count.own_spot.empty": "{spot}: no cards",
    "count.right_guess": "{amount} named rightly",
    "count.right_guess.none": "nobody named anybody rightly",
    "count.caught": "caught: all the others have named this role",
    "count.caught.none": "nobody is caught",
    "count.net": "{mine} against {theirs}",
    "count.net.level": "{mine} against {theirs}: nobody",
    "count.net.none": "none: nobody",
    "count.cards": "{cards}",
    "count.amount": "{amount}",
    "count.none": "none: nobody",
    "count.changed": "{why}; {by}: {now} instead of {due}",
    "count.play": "in play",
    "count.leftovers": "{who} [gets|get] the left-overs {cards}",
    "count.total": "{who}: {gained} now, {total} in all",
    "count.row": "{title}: {side} {points} ({why})",
    "count.row.nobody": "{title}: {why}",
}


def plural(noun: str) -> str:
    """The plural of a noun."""
    if re.search(r"(s|x|z|ch|sh)$", noun):
        return noun + "es"
    return noun[:-1] + "ies" if re.search(r"[^aeiou]y$", noun) else noun + "s"


def counted(number: object, noun: str) -> str:
    """So many of something: `1 point`, `3 points`, `-1 point`."""
    return f"{number} {noun if number in (1, -1) else plural(noun)}"


def joined(items: Sequence[str], last: str = "and") -> str:
    """A list in a sentence."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}" if items else "nothing"


def then(texts: Sequence[str]) -> str:
    """What decides next, after what was said before."""
    return "".join(f"; then {text}" for text in texts)


def deals(numbers: Sequence[str]) -> str:
    """The numbers of cards in the second deal and those after it, after the number in the first."""
    return "".join(f", {number} in the {ordinal(place)}" for place, number in enumerate(numbers, 2))


def ordinal(number: int) -> str:
    """A place in an order: `second`, `12th`."""
    words = "zeroth first second third fourth fifth sixth seventh eighth ninth tenth".split()
    if number < len(words):
        return words[number]
    ends = {1: "st", 2: "nd", 3: "rd"}
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ends.get(number % 10, 'th')}"


def article(noun: str) -> str:
    """The noun with a or an."""
    return f"{'an' if noun[:1] in 'aeiou8' else 'a'} {noun}"


def card_class(kind: str, names: Sequence[str], form: str) -> str:
    """A class of cards: `spades`, `aces`, or one of it: `spade`, `an ace`; or all but these."""
    if kind.startswith("but "):
        return f"{card_class('any', (), form)} but {card_class(kind[4:], names, 'many')}"
    if kind == "any":
        return "card" if form == "one" else "a card" if form == "a" else "cards"
    if kind == "card":
        return joined(names, "and" if form == "many" else "or")
    if kind == "suit":
        words = [SUITS.get(name, name) for name in names]
        words = words if form == "many" else [word.removesuffix("s") for word in words]
    else:
        words = [RANKS.get(name, name) for name in names]
        words = [plural(word) for word in words] if form == "many" else words
    words = [article(word) for word in words] if form == "a" else words
    return joined(words, "and" if form == "many" else "or")


def card(rank: str, suit: str) -> str:
    """A card of a common pack in words: `five of hearts`."""
    return f"{RANKS.get(rank, rank)} of {SUITS.get(suit, suit)}"


def signed(value: str) -> str:
    """A value with its sign in words: `plus five`."""
    figure = value.lstrip("+-")
    return f"{'minus' if value.startswith('-') else 'plus'} {RANKS.get(figure, figure) if figure != '1' else 'one'}"


def after_one(text: str) -> str:
    """What follows a number that is one: no plural, as in `1 points` or `1 more cards`."""
    return re.sub(r"^ (more |legal )?(point|card|round|draw|seat|pair|move)s\b", r" \1\2", text)
