"""The stages in order: read, extends and patch, by_players, shape, sense. Out comes a `Ruleset` or all faults."""
from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardgames.errors import CardgamesError, Fault, Said, UsageError
from cardgames.rules import by_players, layout, sense, settings, shape, variants
from cardgames.rules.blame import Step, blamed
from cardgames.rules.book import Book, failed
from cardgames.rules.models import Document, Shape
from cardgames.rules.near import either, with_variants
from cardgames.rules.ruleset import OWN, Ruleset, hash_of
from cardgames.rules.sense_view import View
from cardgames.rules.shape import Part
from cardgames.rules.tree import Path, Plain, Tree, only


def build(book: Book, chosen: Sequence[str] = (), set_by_hand: Mapping[str, Any] | None = None,
          players: int | None = None, *, check: bool = False, language: str = OWN) -> Ruleset:
    """The rules of a file with variants and settings for a number of players (the file's first if None).

    With `check` every variant of the file is judged, not only the chosen ones. language: of its texts, where there are
    any. Raises `RulesetError`, `UsageError`.
    """
    ruleset = _Build(book, tuple(chosen), dict(set_by_hand or {}), players).run(check=check)
    if language == OWN:
        return ruleset
    from cardgames.rules import texts

    return texts.told(ruleset, book.texts, language)


def from_effective(effective: Mapping[str, Plain], players: int, *, id: str = "", title: str = "",
                   chosen: Sequence[str] = (), set_by_hand: Mapping[str, Plain] | None = None) -> Ruleset:
    """A ruleset from effective rule sections alone, such as a transcript keeps. Raises `RulesetError`, `UsageError`."""
    rules = only(Tree({**effective}), layout.RULES)
    header = Tree({"format": 1, "title": title or id or "unnamed"})
    job = _Build(Book(id or "unnamed", "", header, rules, {}), (), {}, players)
    return job.finish(rules, tuple(chosen), dict(set_by_hand or {}))


def _taking_part(mechanics: tuple[Part, ...], sections: Shape) -> tuple[Part, ...]:
    """The mechanics without the moves that no step uses: so a move can be switched off where it is used."""
    used = {move for step in sections.turn.values() for move in step.moves}
    return tuple(part for part in mechanics if not part.path.startswith("moves.") or part.name in used)


class _Build:
    """One loading: what was asked for, and the faults found so far."""

    def __init__(self, book: Book, chosen: tuple[str, ...], by_hand: dict[str, Any], players: int | None) -> None:
        self.book, self.asked, self.by_hand, self.players = book, chosen, by_hand, players
        self.texts = dict(book.texts)
        self.faults: list[Fault] = []
        self.steps: list[Step] = []

    def run(self, *, check: bool) -> Ruleset:
        """All stages."""
        declared = variants.declared(self.book.header, self.faults)
        self._stop_if_faulty()
        if check:
            for id in declared:
                self.faults += variants.judged(id, declared, self.book.rules).faults
            self._stop_if_faulty()
        chosen = variants.choose(self.asked, declared, self.book.rules)
        self.steps = self._steps(chosen, declared)
        rules = variants.applied(chosen, declared, self.book.rules, self.faults)
        self._stop_if_faulty()
        if self.by_hand:
            rules, texts = settings.applied(rules, self.by_hand)
            self.texts.update(texts)
        return self.finish(rules, chosen, self.by_hand)

    def _steps(self, chosen: Sequence[str], declared: variants.Variants) -> list[Step]:
        """All edits: those of the file itself, of the variants, and by hand."""
        book = self.book
        steps = [Step(edit, book.under) for edit in book.edits]
        for id in chosen:
            steps += [Step(edit, book.rules) for edit in variants.judged(id, declared, book.rules).edits]
        return steps + [Step(edit, None) for edit in settings.edits(self.by_hand)]

    def finish(self, rules: Tree, chosen: tuple[str, ...], by_hand: Mapping[str, Plain]) -> Ruleset:
        """From patched rule sections to the ruleset."""
        players = self._players(rules)
        rules = by_players.resolve(rules, players, self.faults)
        self._stop_if_faulty()
        document = shape.checked_document(self.book.header, rules, self.faults)
        rules = only(rules, layout.RULES)
        sections = shape.checked_rules(rules, self.faults)
        mechanics = shape.checked_parts(rules, self.faults)
        self._stop_if_faulty()
        assert document is not None
        assert sections is not None
        self.faults += sense.faults(View(rules, sections, mechanics, players))
        self.faults += sense.document_faults(document, self.book.header)
        self._stop_if_faulty()
        return self._made(rules, document, sections, _taking_part(mechanics, sections), players, chosen, by_hand)

    def _found(self, rules: Tree) -> list[Fault]:
        """The faults of rules made otherwise: of the first stage that finds any."""
        found: list[Fault] = []
        try:
            players = self._players(rules)
        except UsageError:
            return found
        rules = only(by_players.resolve(rules, players, found), layout.RULES)
        if found:
            return found
        sections, mechanics = shape.checked_rules(rules, found), shape.checked_parts(rules, found)
        if found or sections is None:
            return found
        return sense.faults(View(rules, sections, mechanics, players))

    def _made(self, rules: Tree, document: Document, sections: Shape, mechanics: tuple[Part, ...], players: int,
              chosen: tuple[str, ...], by_hand: Mapping[str, Plain]) -> Ruleset:
        info = document.variants
        return Ruleset(
            id=self.book.id, file=self.book.file, title=document.title, family=document.family,
            summary=document.summary, status=document.status, players=players, variants=chosen,
            preset=next((id for id in chosen if id in info and info[id].kind == "preset"), None), settings=by_hand,
            shape=sections, mechanics=mechanics, words=document.words, sources=document.sources, variants_info=info,
            examples=self.book.header.map.get("examples") or {}, examples_info=document.examples, about=document.about,
            effective=rules.data, rules_hash=hash_of(rules.data), places=rules, header=self.book.header)

    def _players(self, rules: Tree) -> int:
        """The number of players: as asked, or the first the rules name. Raises `UsageError` if they do not allow it."""
        path: Path = ("seats", "players")
        found = rules.at(path)
        allowed = found.data if found else None
        if not isinstance(allowed, list) or not allowed or not all(type(n) is int and n > 0 for n in allowed):
            return self.players or 2  # the shape stage tells what is wrong
        if self.players is None:
            return int(allowed[0])
        if self.players not in allowed:
            raise UsageError("{id} is for {players} players, not {asked!r}", id=self.book.id,
                             players=either(map(str, allowed)), asked=self.players)
        return self.players

    def _stop_if_faulty(self) -> None:
        if not self.faults:
            return
        if self.steps:
            self.faults = blamed(self.faults, self.book.under or self.book.rules, self.steps, self._found)
        subject: str = self.book.id
        if self.asked:
            subject = Said("{id} ({variants})", id=subject, variants=with_variants(self.asked, ""))
        error = failed(self.faults, self.texts, subject)
        if self.by_hand and self._fine_without_settings():
            raise UsageError(error.said)
        raise error

    def _fine_without_settings(self) -> bool:
        """Whether the faults come from what was set by hand: then they are not the ruleset's."""
        if settings.by_hand(self.faults):
            return True
        try:
            _Build(self.book, self.asked, {}, self.players).run(check=False)
        except CardgamesError:
            return False
        return True
