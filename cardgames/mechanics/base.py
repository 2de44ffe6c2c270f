"""What every mechanic's file shares: the parameter model, and the list of kinds. The one file here that is no mechanic.

A mechanic is one reusable rule with parameters, one file, found by its name. It holds
- a module docstring: the rule in plain words (the rules page prints it) and, in a line `Source:`, where it is from;
- `KIND`: one of `KINDS` below; a mover that adds cards up says `ADDS = True`, so that their values are checked;
- `Params`: a frozen model of its parameters, each with a description and, where it has one, a unit;
- `MESSAGES`, and `sentences(params)`: the rule at a table, by the ids of its sentences. `SAID_IF` tells for an id which
  facts of the whole game it needs to be true (see `pages.ruling`); `RESTRICTS` of a duty which moves it is about, by
  their effect;
- `bind(params, setup)`: called once a game; returns the bound pieces of `cardgames.table.bound`.
"""
from __future__ import annotations

from typing import Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from cardgames.errors import Said

KINDS = {
    "dealer": Said("which cards go where when a round or deal opens"),
    "mover": Said("what the seat to move may do, and what happens then"),
    "duty": Said("which otherwise legal moves are forbidden now"),
    "trigger": Said("what else happens after a move"),
    "order": Said("who decides next, and with which card"),
    "scorer": Said("what is counted, and what it is worth"),
    "ender": Said("when a round or match is over, and what follows"),
}


class Params(BaseModel):
    """Parameters of one mechanic. `SHORT` names the one field that a bare value stands for (`rounds: 3`)."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)
    SHORT: ClassVar[str | None] = None

    @model_validator(mode="before")
    @classmethod
    def _short_form(cls, data: Any) -> Any:
        if cls.SHORT is not None and not isinstance(data, dict):
            return {cls.SHORT: data}
        return data


class CardClass(BaseModel):
    """A class of cards: those that have one of the values given, or all but those. Exactly one of the five is named."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)

    card: str | list[str] | None = Field(
        None, description="cards by their text, such as 10D", json_schema_extra={"names": "card"})
    rank: str | list[str] | None = Field(
        None, description="all cards of these ranks, such as A", json_schema_extra={"names": "rank"})
    suit: str | list[str] | None = Field(
        None, description="all cards of these suits: C, D, H, S", json_schema_extra={"names": "suit"})
    kind: str | list[str] | None = Field(
        None, description="all cards of these kinds, as the pack names them", json_schema_extra={"names": "kind"})
    but: CardClass | None = Field(None, description="all cards but those of this class")

    @model_validator(mode="after")
    def _one_of_five(self) -> CardClass:
        given = [name for name in ("card", "rank", "suit", "kind", "but") if getattr(self, name) is not None]
        if len(given) != 1:
            raise ValueError(Said("a class of cards names exactly one of card, rank, suit, kind, but"))
        return self


Cards = Literal["any"] | CardClass


class Tops(Params):
    """The last cards of the opponents' piles, where a move may use them as if they lay on the floor."""

    zone: str = Field("won", description="the zone of the sides with these piles, each a row",
                      json_schema_extra={"names": "zone", "of": ["side"], "holds": ["row"]})
    sums: bool = Field(True, description="whether such a card may be one of several in a sum")
    alone: bool = Field(False, description="whether it may be used with nothing from the floor itself")
