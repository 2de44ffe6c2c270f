"""German says all that English says, with the same facts, and nothing of a page of a translated game stays English."""
from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from string import Formatter

import pytest

from cardgames import load, mechanics
from cardgames.engine.game import Game
from cardgames.pages import examples, rules_page
from cardgames.pages.languages import de, en
from cardgames.pages.words import CHOICE, Words, language_module, languages, words_of
from cardgames.rules import light, texts
from cardgames.table.messages import Message

GAMES = ("suipi", "samoa")
LEFT_OUT = {"tell.struck": {"verb"}, "scores.last_capture": {"title"}}
"""Facts that a German sentence tells without the mark."""


def english() -> Mapping[str, str]:
    brought = {id: text for name in mechanics.names() for id, text in mechanics.find(name).MESSAGES.items()}
    return {**brought, **en.MESSAGES}


def marks(sentence: str) -> set[str]:
    plain = CHOICE.sub(lambda found: found[1].partition("|")[0], sentence)
    return {name for _, name, _, _ in Formatter().parse(plain) if name is not None}


def tables() -> list[tuple[str, str | None]]:
    return [(name, variant) for name in GAMES for variant in (None, *load(name).ruleset.variants_info)]


def at(name: str, variant: str | None, language: str = "de") -> Game:
    needed = load(name).ruleset.variants_info[variant].requires if variant else ()
    return load(name, [*needed, variant] if variant else [], language=language)


def test_every_sentence_exists_in_german() -> None:
    assert set(de.MESSAGES) == set(english())


@pytest.mark.parametrize("id", sorted(english()))
def test_a_german_sentence_tells_the_same_facts(id: str) -> None:
    assert marks(de.MESSAGES[id]) == marks(english()[id]) - LEFT_OUT.get(id, set())


@pytest.mark.parametrize("id", sorted(english()))
def test_a_german_sentence_knows_all_the_forms_of_its_verb(id: str) -> None:
    forms = [found[1].count("|") for found in CHOICE.finditer(de.MESSAGES[id])]
    assert set(forms) <= {2}
    assert bool(forms) >= bool(CHOICE.search(english()[id]))


def test_every_language_says_the_same_things() -> None:
    """What pages ask of a language is there in each: English is the measure."""
    wanted = {name for name in vars(en) if not name.startswith("_") and name not in ("re", "annotations", "Sequence")}
    for language in languages():
        speech = language_module(language)
        assert not [name for name in wanted if not hasattr(speech, name)], language


@pytest.mark.parametrize("name", GAMES)
def test_all_texts_of_a_translated_game_are_german(name: str) -> None:
    ruleset = load(name).ruleset
    told, _, _ = texts.read(light.beside(Path(ruleset.file), "de"))
    assert set(told.examples) == set(ruleset.examples_info)
    assert set(told.variants) == set(ruleset.variants_info)
    assert set(told.sources) == set(ruleset.sources)
    assert isinstance(ruleset.about, dict)
    assert set(told.about) == set(ruleset.about)
    assert all(each.summary for each in told.variants.values())


@pytest.mark.parametrize("name", GAMES)
def test_a_games_own_sentences_stand_for_some_that_there_are(name: str) -> None:
    told = load(name, language="de").ruleset.told
    assert told is not None
    for id, sentence in told.sentences.items():
        assert marks(sentence) <= marks(english()[id]), id


@pytest.mark.parametrize(("name", "variant"), tables())
def test_no_english_sentence_is_left_on_a_page(name: str, variant: str | None,
                                               monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sentence is found in German, and no text of the ruleset is shown as the file has it."""
    asked: list[str] = []
    found = Words.template

    def watched(words: Words, id: str) -> str | None:
        assert words.language == "de", id
        text = found(words, id)
        if text is not None:
            asked.append(id)
        return text

    game, original = at(name, variant), at(name, variant, "en").ruleset
    monkeypatch.setattr(Words, "template", watched)
    page = " ".join(rules_page.plain(rules_page.page(game), 10_000).split())
    assert asked
    assert set(asked) <= set(de.MESSAGES) | set(words_of(game.ruleset).sentences)
    told = [original.summary, original.family, *original.about.values(),
            *(text for info in original.variants_info.values() for text in (info.title, info.summary)),
            *(source.note or "" for source in original.sources.values()),
            *(example.says for example in original.examples_info.values())]
    assert not [text for text in told if text and " ".join(text.split()) in page and " " in text]


@pytest.mark.parametrize(("name", "variant"), tables())
def test_no_mark_is_left_open_on_a_page(name: str, variant: str | None) -> None:
    game = at(name, variant)
    for part in game.ruleset.mechanics:
        for message in mechanics.find(part.mechanic).sentences(part.params):
            said = words_of(game.ruleset).say(message)
            assert said.endswith("."), said
            assert not set(said) & set("{?[]|_"), said


def test_a_game_without_german_texts_speaks_german_and_keeps_its_call() -> None:
    game = load("scopa", language="de")
    words = words_of(game.ruleset)
    assert words.say(Message("rules.sweep.points", {"points": 1})).endswith("bekommt sofort 1 Punkt (Scopa).")
    assert game.ruleset.title == load("scopa").ruleset.title
    assert words.name("drop") == "ablegen"


def say(id: str, **args: object) -> str:
    return Words("de").say(Message(id, args))


def test_verbs_have_three_forms() -> None:
    assert say("tell.took", who="Ana", card="9S", cards="5H") == "Ana fängt 5H mit 9S"
    assert say("tell.took", who="Du", card="9S", cards="5H") == "Du fängst 5H mit 9S"
    assert say("tell.leftovers", who="Du und Ana", several=True).startswith("Du und Ana bekommen")


@pytest.mark.parametrize(("of", "said"), [
    ("any", "Die meisten Karten: 3 Punkte."), ({"suit": "S"}, "Die meisten Pik-Karten: 3 Punkte."),
    ({"rank": ["A", "6"]}, "Die meisten Asse und Sechsen: 3 Punkte."),
    ({"but": {"rank": "J"}}, "Die meisten Karten außer Buben: 3 Punkte."),
    ({"card": ["10D", "2S"]}, "Die meisten 10D und 2S: 3 Punkte.")])
def test_classes_of_cards(of: object, said: str) -> None:
    from cardgames.mechanics.base import CardClass

    kind = CardClass.model_validate(of) if isinstance(of, dict) else of
    assert say("rules.most", of=kind, points=3) == said


def test_one_card_of_a_class_has_its_gender() -> None:
    from cardgames.mechanics.base import CardClass

    assert say("rules.each", of=CardClass(rank="A"), points=1) == "jedes Ass: 1 Punkt."
    assert say("rules.each", of=CardClass(rank="Q"), points=1) == "jede Dame: 1 Punkt."
    assert say("rules.repair.keep", keep=CardClass(rank="K")) == "Ist eine davon ein König, bleibt sie liegen."


def test_zones_say_where_cards_go() -> None:
    words = Words("de", zones={"floor": "table", "hand": "seat", "removed": "table"})
    deal = {"cards": 4, "to": "floor", "packet": 2}
    assert words.say(Message("rules.deal.cards", deal)) == "4 Karten auf den Tisch, je 2 auf einmal."
    assert words.say(Message("rules.deal.cards", {**deal, "to": "hand"})).startswith("4 Karten an jeden Spieler")
    assert words.say(Message("rules.resolve.others", {"others_to": "removed"})).endswith("kommen aus dem Spiel.")


@pytest.mark.parametrize("name", GAMES)
def test_positions_and_outcomes_of_examples_are_german(name: str) -> None:
    game = load(name, language="de")
    for example in game.ruleset.examples_info.values():
        if example.variants or example.players not in (None, game.seats):
            continue
        told = [examples.position_text(game, example.given), *examples.play(game, example).sentences]
        assert not re.search(r"\b(player|seat|points?|takes|floor|of|to)\b", " ".join(told)), told


def test_a_page_says_where_its_author_is_told_in_another_language() -> None:
    said = "Was der Autor selbst geschrieben hat, steht hier auf Englisch."
    for name, told in (("scopa", True), ("suipi", False)):
        page = " ".join(rules_page.plain(rules_page.page(load(name, language="de"))).split())
        assert (said in page) is told
