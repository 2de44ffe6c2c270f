"""The texts of a ruleset in another language: a file in a folder named after the language, beside the ruleset.

`de/fish.yaml` beside `fish.yaml` holds texts by the names that the ruleset gives them, and nothing else, so no rule and
no hash can depend on it. It is read as strictly as a ruleset. What it leaves out is told in the ruleset's own language.
"""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from pydantic import Field

from cardgames.errors import Fault, Said
from cardgames.rules import light, reader, shape, wordings
from cardgames.rules.book import failed, shown
from cardgames.rules.models import Named, Section, Source, VariantInfo
from cardgames.rules.near import meant
from cardgames.rules.ruleset import OWN, Ruleset, Told
from cardgames.rules.tree import Plain, Tree, at_name

CODE = re.compile("[a-z]{2,3}(?:[-_][A-Za-z]{2,4})?")
"""What a folder is called that is named after a language."""


class SourceTexts(Section):
    """What is said of a source."""

    title: str | None = Field(None, description="what it is called, with its author")
    note: str | None = Field(None, description="what it is worth, or when it was read")


class VariantTexts(Section):
    """What is said of a variant."""

    title: str | None = Field(None, description="the rule in a few words")
    summary: str = Field("", description="the rule in a sentence or two")
    about: dict[str, str | list[str]] = Field({}, description="the texts of section about that this variant changes")


class Translation(Section):
    """A whole file of texts."""

    title: str | None = Field(None, description="the name of the game")
    family: str | None = Field(None, description="the family of games it belongs to")
    summary: str | None = Field(None, description="the game in a sentence or two")
    words: dict[str, str] = Field(
        {}, description="what things of the ruleset are called, such as {sweep: Fang/Fänge}: one, and several")
    sentences: dict[str, str] = Field(
        {}, description="sentences of rules as this game says them, by message id, with the same marks")
    sources: dict[Named, SourceTexts] = Field({}, description="the sources")
    variants: dict[Named, VariantTexts] = Field({}, description="the variants")
    examples: dict[Named, str] = Field({}, description="what the worked examples say")
    about: dict[str, str | list[str]] = Field({}, description="the texts of section about")


def read(file: Path) -> tuple[Translation, Tree, str]:
    """A file of texts with its places and its text. Raises `RulesetError`."""
    name = shown(file)
    found = reader.read(file.read_bytes()[:reader.MAX_BYTES + 1], name)
    faults = list(found.faults)
    texts = shape.checked(Translation, found.tree, (), faults) if not faults else None
    if texts is not None:
        faults += wordings.words(found.tree.kid("words"), ("words",))
        faults += wordings.sentences(found.tree.kid("sentences"), ("sentences",))
    if texts is None or faults:
        raise failed(faults, {name: found.text}, name)
    return texts, found.tree, found.text


def told(ruleset: Ruleset, files: Iterable[str], language: str) -> Ruleset:
    """The ruleset with its texts in that language. files: the ruleset files it is made of, those it extends first; of
    these words and sentences come along. Raises `RulesetError` for a file of texts with faults."""
    if language == OWN:
        return ruleset
    words, sentences, own = dict[str, str](), dict[str, str](), None
    for name in files:
        file = light.beside(Path(name), language)
        if file.is_file():
            texts, tree, text = read(file)
            words.update(texts.words)
            sentences.update(texts.sentences)
            if name == ruleset.file:
                own = texts
                _refuse(list(_unknown(ruleset, tree)), shown(file), text)
    ruleset = replace(ruleset, language=language, told=Told(words, sentences, own is not None))
    return ruleset if own is None else _with(ruleset, own)


def beside(file: str) -> list[Path]:
    """The files of texts of a ruleset file, in whatever languages there are."""
    found = sorted(Path(file).parent.glob(f"*/{Path(file).name}"))
    return [each for each in found if CODE.fullmatch(each.parent.name)]


def check(ruleset: Ruleset) -> None:
    """Raises `RulesetError` for faults in the texts beside a ruleset, in whatever languages there are."""
    for path in beside(ruleset.file):
        _, tree, text = read(path)
        _refuse(list(_unknown(ruleset, tree)), shown(path), text)


def _refuse(faults: list[Fault], name: str, text: str) -> None:
    if faults:
        raise failed(faults, {name: text}, name)


def _unknown(ruleset: Ruleset, tree: Tree) -> Iterator[Fault]:
    """Texts for what the ruleset does not have."""
    about = ruleset.header.map.get("about") or ruleset.about
    known: Mapping[str, Iterable[str]] = {
        "sources": ruleset.sources, "variants": ruleset.variants_info, "examples": ruleset.examples_info,
        "about": {**(about if isinstance(about, dict) else {}), **{
            key: 0 for info in ruleset.variants_info.values() for key in _texts_changed(info)},
            **{path.partition(".")[2]: 0 for info in ruleset.variants_info.values() for path in info.remove}}}
    for section, names in known.items():
        for name, kid in (tree.kid(section) or Tree({})).kids():
            if name not in names:
                message = Said('the ruleset has no "{name}" in section {section}{hint}', name=name, section=section,
                               hint=meant(name, names, Said("there are")))
                yield at_name(kid, (section, name), message)


def _with(ruleset: Ruleset, texts: Translation) -> Ruleset:
    """The ruleset with all that is said of it."""
    return replace(
        ruleset, title=texts.title or ruleset.title, family=texts.family or ruleset.family,
        summary=texts.summary or ruleset.summary, about=_about(ruleset, texts),
        sources={name: _source(source, texts.sources.get(name)) for name, source in ruleset.sources.items()},
        variants_info={id: _variant(info, texts.variants.get(id)) for id, info in ruleset.variants_info.items()},
        examples_info={name: example.model_copy(update={"says": texts.examples.get(name, example.says)})
                       for name, example in ruleset.examples_info.items()})


def _source(source: Source, texts: SourceTexts | None) -> Source:
    if texts is None:
        return source
    return source.model_copy(update={"title": texts.title or source.title, "note": texts.note or source.note})


def _variant(info: VariantInfo, texts: VariantTexts | None) -> VariantInfo:
    if texts is None:
        return info
    return info.model_copy(update={"title": texts.title or info.title, "summary": texts.summary or info.summary})


def _about(ruleset: Ruleset, texts: Translation) -> Plain:
    """The texts of section about that hold at this table: what a variant says otherwise is told as it says it."""
    if not isinstance(ruleset.about, dict):
        return ruleset.about
    found = {key: texts.about.get(key, text) for key, text in ruleset.about.items()}
    for id in ruleset.variants:
        info = ruleset.variants_info.get(id)
        for key, text in (_texts_changed(info) if info is not None else {}).items():
            there = texts.variants.get(id)
            found[key] = there.about.get(key, text) if there is not None else text
    return found


def _texts_changed(info: VariantInfo) -> dict[str, Plain]:
    """The texts that a variant adds or changes."""
    both = [patch.get("about") for patch in (info.change, info.add)]
    return {key: text for each in both if isinstance(each, dict) for key, text in each.items()}
