"""The sections of a ruleset whose form is the same for every game, as frozen models with a description of each field.

What mechanics may be told is in their own `Params`. Descriptions are read by people: in the editor, and in reports.
"""
from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, Strict, StringConstraints

Named = Annotated[str, StringConstraints(pattern=r"^[a-z][a-z0-9_-]*$")]


def _figures(key: Any) -> Any:
    return int(key) if isinstance(key, str) and key.isdecimal() and len(key) < 4 else key


Players = Annotated[int, BeforeValidator(_figures, json_schema_input_type=str)]
_FROM_LIST = Strict(strict=False)  # a list becomes a tuple; what is in it stays strict
Texts = Annotated[tuple[str, ...], _FROM_LIST]
Numbers = Annotated[tuple[Annotated[int, Field(ge=1)], ...], _FROM_LIST]
Teams = Annotated[tuple[Numbers, ...], _FROM_LIST]


class Section(BaseModel):
    """What all sections share: unknown names are refused, values are what they look like, nothing changes."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Seats(Section):
    """Who sits at the table."""

    players: Numbers = Field(min_length=1, description="the numbers of players this game is for, such as [2, 3, 4]")
    teams: dict[Players, Teams] = Field(
        {}, description="for a number of players the seats that play together, such as {4: [[1, 3], [2, 4]]}")
    direction: Literal["clockwise", "anticlockwise"] = Field(
        "clockwise", description="which way deal and turn go round the table; seat 2 is to the left of seat 1")


class HandFloor(Section):
    """What a card is worth where its value in a hand is another than on the floor."""

    hand: int | Numbers = Field(description="what it is worth as the card that captures; several = any one of them")
    floor: int | Numbers = Field(
        description="what it is worth on the floor, and as a card that is built with; several = any one of them")


class Pack(Section):
    """The cards of one pack: a common pack with changes, or faces with their copies."""

    base: Literal["french52"] | None = Field(None, description="the common pack this one begins with")
    values: dict[str, int | Literal["none"] | Numbers | HandFloor] = Field(
        {}, description="value of a rank, or of a card before that of its rank; none = no value, [1, 14] = either "
        "of them, {hand: 14, floor: 1} = one in a hand, another on the floor; else numbers are worth their number, "
        "A 1, J 11, Q 12, K 13")
    add: dict[str, Texts] = Field(
        {}, description="further cards: for a rank the suits it is added in, once for each time named")
    remove: Texts = Field((), description="cards of the common pack that are left out, such as [2C, 2D]")
    faces: dict[Named, int | dict[str, int]] = Field(
        {}, description="for each kind of card its copies, or for each of its values the copies")
    bare: str | None = Field(None, description="the kind whose cards are written by their value alone, such as +5")
    total: int | None = Field(None, ge=1, description="the number of cards in this pack; checked")


class Zone(Section):
    """A place where cards lie."""

    of: Literal["table", "seat", "side", "spot"] = Field(
        description="one for the table, or one for each seat, side or spot")
    seen_by: Literal["nobody", "owner", "all", "top"] = Field(
        description="who sees the cards; top = of cards dealt to a row all see the last one only")
    ordered: bool = Field(False, description="whether cards are taken from it in order: the stock, exactly one zone")
    holds: Literal["cards", "piles", "row"] = Field(
        "cards", description="piles = cards may lie together here as piles with a value; row = they lie one on another "
        "in the order they were laid")
    shown_as: Literal["cards", "count"] = Field("cards", description="count = the screen shows only how many there are")


class Deals(Section):
    """Cards handed out again and again within a round."""

    open: dict[Named, Any] = Field(
        min_length=1, description="what is dealt when a deal opens: named, each with one dealer")
    until: Literal["stock_empty"] = Field("stock_empty", description="when there are no more deals")


class Phase(Section):
    """A stretch of a round with its own steps."""

    turn: Texts = Field(min_length=1, description="the steps of a turn in this phase, as named in section turn")


class Round(Section):
    """One shuffle of the cards, from opening to count."""

    open: dict[Named, Any] = Field({}, description="what is dealt when a round opens: named, each with one dealer")
    deals: Deals | None = Field(None, description="further deals of the round; without it a round is one deal")
    phases: dict[Named, Phase] = Field({}, description="stretches of a round in order; without it one, with all steps")
    starter: Any = Field("left_of_dealer", description="the order that says who leads")


class Step(BaseModel):
    """One decision of a turn. Whatever is written besides are the parameters of its order."""

    model_config = ConfigDict(frozen=True, extra="allow", strict=True)

    card_from: str = Field(description="the zone the card comes from that is played; nothing = no card is played")
    moves: Texts = Field(min_length=1, description="the moves that card may be used for, as named in section moves")
    stuck: Literal["drop", "pass"] | None = Field(None, description="what a seat does that has no move")
    use: str | None = Field(None, description="the order, where several would fit")


class Scoring(Section):
    """What is counted, when, and where counted cards go."""

    per: Literal["deal", "round"] = Field(description="whether cards are counted after each deal or once a round")
    set_aside: dict[str, str] = Field({}, description="where cards go after a count: from zone to zone")
    lines: dict[Named, Any] = Field({}, description="the lines of the score pad, each with its scorer")


class Ending(BaseModel):
    """When the match is over and who has won. Whatever is named besides is an ender of the round."""

    model_config = ConfigDict(frozen=True, extra="allow", strict=True)

    match: Any = Field(description="when the match is over: one ender")
    ranking: Any = Field("highest", description="who has won: one ender")


class Source(Section):
    """Where a rule is from."""

    title: str = Field(description="what it is called, with its author")
    url: str | None = Field(None, description="its address")
    note: str | None = Field(None, description="what it is worth, or when it was read")


class VariantInfo(Section):
    """A named patch on the rules, with where it is from."""

    title: str = Field(description="the rule in a few words")
    summary: str = Field("", description="the rule in a sentence or two")
    kind: Literal["switch", "preset"] = Field(
        "switch", description="preset = a whole set of rules, at most one is on; switch = a single rule")
    sources: Texts = Field((), description="where it is from, as named in section sources")
    requires: Texts = Field((), description="variants it cannot do without; they stand above it")
    excludes: Texts = Field((), description="variants it does not go with")
    change: dict[str, Any] = Field({}, description="values that become others")
    add: dict[str, Any] = Field({}, description="values that are new")
    remove: Texts = Field((), description="paths that are taken away, such as moves.build")


class Example(Section):
    """A worked example: a position, and what holds in it. Checked by play."""

    says: str = Field(description="the example in a sentence")
    given: dict[str, Any] = Field(description="the position: zones with their cards, whose turn it is, and more")
    variants: Texts = Field((), description="variants it is about")
    players: int | None = Field(None, ge=1, description="number of players")
    move: str | None = Field(None, description="the move that is played")
    moves: Texts | None = Field(None, description="several moves in order")
    then: dict[str, Any] | None = Field(None, description="what holds afterwards")
    refused: str | None = Field(None, description="the path of the rule that forbids the move")
    legal: Texts | None = Field(None, description="all legal moves")
    count: int | None = Field(None, ge=0, description="the number of legal moves")


class Shape(Section):
    """The rule sections. `pack` is one pack called main; `packs` are several by name."""

    seats: Seats = Field(description="who sits at the table")
    pack: Pack | None = Field(None, description="the cards of a game with one pack")
    packs: dict[Named, Pack] = Field(
        {}, description="the cards of a game with several packs, by name; the first is the stock")
    spots: Texts = Field((), description="fixed places on the table that have zones of their own")
    zones: dict[Named, Zone] = Field(min_length=1, description="where cards lie")
    round: Round = Field(description="what happens when a round opens, and who leads")
    turn: dict[Named, Step] = Field(min_length=1, description="the steps of a turn")
    moves: dict[Named, Any] = Field(min_length=1, description="what may be done with a card, each with its mover")
    duties: dict[Named, Any] = Field({}, description="what forbids otherwise legal moves")
    triggers: dict[Named, Any] = Field({}, description="what else happens after a move")
    scoring: Scoring = Field(description="what is counted")
    ending: Ending = Field(description="when the match is over and who has won")


class Document(Section):
    """Everything that stands in a ruleset besides the rule sections."""

    format: Literal[1] = Field(description="the form of this file; 1 is the only one there is")
    title: str = Field(description="the name of the game")
    family: str = Field("", description="the family of games it belongs to")
    summary: str = Field("", description="the game in a sentence or two")
    words: dict[str, str] = Field({}, description="the game's own words, such as {deal: round}")
    sources: dict[Named, Source] = Field({}, description="where the rules are from")
    status: Literal["checked", "draft", "doubtful"] = Field("draft", description="how far the rules are to be trusted")
    variants: dict[Named, VariantInfo] = Field({}, description="named, sourced patches on these rules")
    examples: dict[Named, Example] = Field({}, description="worked examples, checked by play")
    about: str | list[str] | dict[str, str | list[str]] | None = Field(
        None, description="anything else worth telling, for the rules page: texts, or lists of paragraphs")
