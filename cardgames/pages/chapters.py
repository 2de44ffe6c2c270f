"""The chapters of a rules page that carry no examples, made from a bound game: cards, deal, end, variants, sources."""
from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from cardgames import mechanics
from cardgames.engine.game import Game
from cardgames.pages.card_values import described
from cardgames.pages.naming import Naming
from cardgames.pages.printing import Block, Chapter, Items, Text
from cardgames.pages.words import words_of
from cardgames.rules.models import VariantInfo
from cardgames.rules.shape import Part

NOTES = ("status", "notes", "assumptions")
"""Keys of `about:` that qualify the rules themselves; they are shown with the status."""


class Chapters:
    """Makes the chapters of one game's page."""

    def __init__(self, game: Game, language: str = "en") -> None:
        self.game, self.words = game, words_of(game.ruleset, language)
        self.naming = Naming(game, {}, self.words)
        self.say, self.line = self.naming.say, self.naming.line
        about = game.ruleset.about
        self.texts: Mapping[str, Any] = about if isinstance(about, Mapping) else {"introduction": about or ""}

    def name(self, id: str) -> str:
        """What a thing of the ruleset is called here."""
        return self.words.in_local_words(self.words.name(id))

    def sentences(self, part: Part) -> str:
        """The rule of one mechanic at this table."""
        said = [self.words.say(message) for message in mechanics.find(part.mechanic).sentences(part.params)]
        return " ".join(said)

    def about(self, key: str) -> Iterator[Text]:
        """What the ruleset itself says under this key of `about:`."""
        value = self.texts.get(key)
        for text in value if isinstance(value, list) else [value] if value else []:
            yield Text(" ".join(str(text).split()))

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
            facts.insert(0, self.say("page.family", family=ruleset.family))
        if self.game.sides < self.game.seats:
            facts.append(self.say("page.teams", teams=self._teams()))
        facts.append(self.say(f"page.direction.{ruleset.shape.seats.direction}"))
        facts.append(self.say(f"page.status.{ruleset.status}"))
        table = Text(self._table()) if ruleset.variants or ruleset.settings else None
        notes = [block for key in NOTES for block in self.about(key)]
        summary = Text(ruleset.summary) if ruleset.summary else None
        return self.chapter("introduction", summary, Text(" ".join(facts)), table, *notes, *self._unplaced())

    def _teams(self) -> str:
        return " / ".join(" + ".join(map(str, seats)) for seats in self.game.ruleset.sides)

    def _unplaced(self) -> Iterator[Text]:
        """What `about:` tells under keys that are no chapter: family, region, history, names …"""
        parts = {part.name for section in ("moves", "duties", "triggers") for part in self.game.ruleset.parts(section)}
        chapters = ("object", "cards", "deal", "play", "scoring", "end", "variants", "sources")
        placed = {*NOTES, *parts, *chapters}
        for key in self.texts:
            if key not in placed:
                yield from self.about(key)

    def object(self) -> Chapter:
        """What one plays for."""
        ranking = self.game.ruleset.part("ending.ranking")
        said = [Text(self.sentences(ranking))] if ranking is not None else []
        return self.chapter("object", *(list(self.about("object")) or said))

    def cards(self) -> Chapter:
        """The packs with the values of their cards, and what single cards are called."""
        called = [(text, self.say("page.called", name=name)) for text, name in self.game.ruleset.words.items()
                  if text in self.game.cards.by_text]
        items = [*((name if len(self.game.cards.packs) > 1 else "", text)
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
        changed = [f"{path} = {value}" for patch in (info.change, info.add) for path, value in _leaves(patch, "")]
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
                 *(f"{path} = {value}" for path, value in ruleset.settings.items())]
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
