"""The chapters of a rules page that carry no examples, made from a bound game: cards, deal, end, variants, sources."""
from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from cardgames.engine.game import Game
from cardgames.pages import ruling
from cardgames.pages.card_values import described
from cardgames.pages.naming import Naming
from cardgames.pages.printing import Block, Chapter, Items, Text
from cardgames.pages.words import words_of
from cardgames.rules.models import VariantInfo
from cardgames.rules.settings import write_value
from cardgames.rules.shape import Part
from cardgames.table.messages import Message

NOTES = ("status", "notes", "assumptions")
"""Keys of `about:` that qualify the rules themselves; they are shown with the status."""
SECTIONS = ("moves", "duties", "triggers")
"""Where the rules stand that have a part of their own on the page."""
BRACKETS = re.compile(r"\(([a-z0-9_-]+(?:, [a-z0-9_-]+)*)\)")
"""Where a text may name sources by their ids."""


class Chapters:
    """Makes the chapters of one game's page."""

    def __init__(self, game: Game) -> None:
        self.game, self.words = game, words_of(game.ruleset)
        self.naming = Naming(game, {}, self.words)
        self.say, self.line = self.naming.say, self.naming.line
        about = game.ruleset.about
        self.texts: Mapping[str, Any] = about if isinstance(about, Mapping) else {"introduction": about or ""}

    def name(self, id: str) -> str:
        """What a thing of the ruleset is called here."""
        return self.naming.thing(id)

    def sentences(self, part: Part) -> str:
        """The rule of one mechanic at this table."""
        return " ".join(ruling.sentences(self.game, part, self.words))

    def heading(self, part: Part) -> str:
        """What a move, duty or trigger is called in a heading: in the ruleset's own words, else by what it does."""
        id = f"title.{part.mechanic}"
        named = part.name not in self.words.local and self.words.knows(id)
        return ruling.begun(self.say(id) if named else self.name(part.name))

    def item(self, part: Part) -> tuple[str, str]:
        """A score line in a list: its title, and what it says."""
        id, title = f"item.{part.mechanic}", self.line(part.name)
        if not self.words.knows(id):
            return title, self.sentences(part)
        args = {**ruling.messages(self.game, part)[0].args, "title": title}
        return self.say(id, **args), self.say(f"{id}.text", **args)

    def about(self, key: str) -> Iterator[Text]:
        """What the ruleset itself says under this key of `about:`."""
        value = self.texts.get(key)
        for text in value if isinstance(value, list) else [value] if value else []:
            yield Text(BRACKETS.sub(self._titles, " ".join(str(text).split())))

    def _titles(self, found: re.Match[str]) -> str:
        """A bracket with ids of sources, as their titles; any other one as it is."""
        sources, names = self.game.ruleset.sources, found[1].split(", ")
        return f"({'; '.join(sources[name].title for name in names)})" if set(names) <= set(sources) else found[0]

    def chapter(self, id: str, *blocks: Block | None) -> Chapter:
        """A chapter of those blocks that there are."""
        return Chapter(id, self.say(f"page.{id}"), tuple(block for block in blocks if block is not None))

    def by_name(self, id: str) -> Chapter:
        """The chapter of that id."""
        made: Chapter = getattr(self, id)()
        return made

    # The chapters, in order.

    def introduction(self) -> Chapter:
        """What kind of game it is, for whom, how far the rules are to be trusted, and what is told besides."""
        ruleset = self.game.ruleset
        players = self.words.speech.joined([str(number) for number in ruleset.shape.seats.players], "or")
        facts = [self.say("page.players", players=players)]
        if ruleset.family:
            facts.insert(0, self.say("page.family", family=self.words.family(ruleset.family)))
        if self.game.sides < self.game.seats:
            facts.append(self.say("page.teams", teams=self._teams()))
        facts.append(self.say(f"page.direction.{ruleset.shape.seats.direction}"))
        notes = [block for key in NOTES for block in self.about(key)]
        facts.append(self.say(f"page.status.{'assumed' if notes and ruleset.status == 'draft' else ruleset.status}"))
        if ruleset.told is not None and not ruleset.told.own:
            facts.append(self.say("page.untold"))
        table = Text(self._table()) if ruleset.variants or ruleset.settings else None
        summary = Text(ruleset.summary) if ruleset.summary else None
        return self.chapter("introduction", summary, Text(" ".join(facts)), table, *notes, *self._unplaced())

    def _teams(self) -> str:
        sides = [self.words.speech.joined([str(seat) for seat in seats]) for seats in self.game.ruleset.sides]
        return f" {self.say('page.against')} ".join(self.say("page.team", seats=seats) for seats in sides)

    def _unplaced(self) -> Iterator[Text]:
        """What `about:` tells under keys that are no chapter: family, region, history, names …"""
        parts = {part.name for section in SECTIONS for part in self.game.ruleset.parts(section)}
        chapters = ("object", "cards", "deal", "play", "scoring", "end", "variants", "sources")
        placed = {*NOTES, *parts, *chapters, *self._elsewhere()}
        for key in self.texts:
            if key not in placed:
                yield from self.about(key)

    def _elsewhere(self) -> Iterator[str]:
        """The moves, duties and triggers that are none of this table: unused, or of variants that are on or off."""
        yield from self.game.ruleset.unused_moves
        for info in self.game.ruleset.variants_info.values():
            for path in info.remove:
                section, _, name = path.partition(".")
                if section in SECTIONS:
                    yield name
            for section in SECTIONS:
                yield from info.add.get(section, ())

    def object(self) -> Chapter:
        """What one plays for."""
        ranking = self.game.ruleset.part("ending.ranking")
        said = [Text(self.sentences(ranking))] if ranking is not None else []
        things = self.words.speech.joined(list(dict.fromkeys(self._scoring())))
        scores = Text(self.say("page.scores", things=things)) if any(self._scoring()) else None
        return self.chapter("object", *(list(self.about("object")) or said), scores)

    def _scoring(self) -> Iterator[str]:
        """What there are points for, each in a few words."""
        ruleset = self.game.ruleset
        for part in [*ruleset.parts("scoring.lines"), *ruleset.parts("triggers")]:
            id = f"scores.{part.mechanic}"
            if self.words.knows(id) and getattr(part.params, "points", True) and not getattr(part.params, "net", False):
                args = ruling.messages(self.game, part)[0].args
                yield self.words.say(Message(id, {**args, "title": self.name(part.name)}))

    def cards(self) -> Chapter:
        """The packs with the values of their cards, and what single cards are called."""
        called = [(text, self.say("page.called", name=name)) for text, name in self.words.local.items()
                  if text in self.game.cards.by_text]
        items = [*((self.name(name) if len(self.game.cards.packs) > 1 else "", text)
                   for name, text in described(self.game, self.words)), *called]
        return self.chapter("cards", Items(tuple(items)), *self.about("cards"))

    def deal(self) -> Chapter:
        """Who leads, what is dealt when a round opens, and what again and again."""
        ruleset = self.game.ruleset
        opening = [("", self.sentences(part)) for part in ruleset.parts("round.open")]
        again = [("", self.sentences(part)) for part in ruleset.parts("round.deals.open")]
        starter = ruleset.part("round.starter")
        return self.chapter(
            "deal", *self.about("deal"), Text(self.sentences(starter)) if starter is not None else None,
            Text(self.say("page.open")) if opening else None, Items(tuple(opening)) if opening else None,
            Text(self.say("page.deals")) if again else None, Items(tuple(again)) if again else None)

    def end(self) -> Chapter:
        """What becomes of left-overs, when the match is over, and who has won."""
        parts = list(self.game.ruleset.parts("ending"))
        first = [part for part in parts if part.name not in ("match", "ranking")]
        last = [part for name in ("match", "ranking") for part in parts if part.name == name]
        return self.chapter("end", *self.about("end"), *(Text(self.sentences(part)) for part in [*first, *last]))

    def variants(self) -> Chapter:
        """Every variant, told as a difference, with its sources."""
        info, blocks = self.game.ruleset.variants_info, list[Block](self.about("variants"))
        for kind in ("preset", "switch"):
            items = [(f"{each.title} ({id})", self._variant(id, each))
                     for id, each in info.items() if each.kind == kind]
            if items:
                blocks += [Text(self.say(f"page.{kind}")), Items(tuple(items))]
        return self.chapter("variants", *blocks)

    def _variant(self, id: str, info: VariantInfo) -> str:
        texts = [self.say("page.on")] if id in self.game.ruleset.variants else []
        texts.append(info.summary or self._difference(info))
        for key in ("requires", "excludes"):
            if named := getattr(info, key):
                texts.append(self.say(f"page.{key}", names=", ".join(named)))
        sources = self.game.ruleset.sources
        if info.sources:
            titles = "; ".join(sources[name].title if name in sources else name for name in info.sources)
            texts.append(self.say("page.variant_sources", sources=titles))
        return " ".join(texts)

    def _difference(self, info: VariantInfo) -> str:
        """What a variant without a summary does, in the terms of the ruleset."""
        changed = [f"{path} = {write_value(value)}" for patch in (info.change, info.add)
                   for path, value in _leaves(patch, "")]
        removed = [self.say("page.without", path=path) for path in info.remove]
        return "; ".join([*changed, *removed]) + "."

    def table(self) -> Chapter:
        """What holds at this table in particular."""
        ruleset = self.game.ruleset
        items = [(ruleset.variants_info[id].title, ruleset.variants_info[id].summary or id)
                 for id in ruleset.variants if id in ruleset.variants_info]
        return self.chapter("table", Text(self._table()), Items(tuple(items)) if items else None)

    def _table(self) -> str:
        ruleset = self.game.ruleset
        facts = [self.words.counted(ruleset.players, "player"), *ruleset.variants,
                 *(f"{path} = {write_value(value)}" for path, value in ruleset.settings.items())]
        if not ruleset.variants and not ruleset.settings:
            facts.append(self.say("page.base"))
        return self.say("page.at_this_table", facts=", ".join(facts))

    def sources(self) -> Chapter:
        """Where the rules are from."""
        items = [(source.title, " ".join(text for text in (source.note, source.url) if text))
                 for source in self.game.ruleset.sources.values()]
        return self.chapter("sources", *self.about("sources"), Items(tuple(items)) if items else None)


def _leaves(patch: Mapping[str, Any], path: str) -> Iterator[tuple[str, Any]]:
    """The values of a patch with their paths."""
    for key, value in patch.items():
        if isinstance(value, Mapping) and value:
            yield from _leaves(value, f"{path}{key}.")
        else:
            yield f"{path}{key}", value
