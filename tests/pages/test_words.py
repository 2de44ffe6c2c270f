"""Messages become sentences: plurals, classes of cards, lists, zones, a game's own words; cards in other styles."""
from __future__ import annotations

import pytest

from cardgames import load, mechanics
from cardgames.errors import UsageError
from cardgames.mechanics.base import CardClass
from cardgames.pages.words import Words, card_words, cards_in, languages, words_of
from cardgames.table.messages import Message


def say(id: str, **args: object) -> str:
    return Words().say(Message(id, args))


def test_a_sentence_of_a_mechanic_is_found_by_its_id() -> None:
    assert say("capture.wrong_sum", group="5H+3C", total=8, value=9) == "5H+3C is 8, not 9"


@pytest.mark.parametrize(("points", "said"), [(1, "10D: 1 point."), (2, "10D: 2 points."), (-1, "10D: -1 point.")])
def test_points_are_counted_in_singular_and_plural(points: int, said: str) -> None:
    assert say("rules.holds", card="10D", points=points) == said


def test_points_are_not_said_twice() -> None:
    assert "6 points at a count" in say("rules.first_to", points=6)
    assert "1 point at a count" in say("rules.first_to", points=1)
    assert say("tell.more", who="Ana", card="wave", owed=1) == "Ana uses wave: 1 more card to draw"


def test_a_name_that_ends_in_one_is_no_number() -> None:
    assert say("tell.turned", who="Robot 1", card="9S") == "Robot 1 draws 9S"


def test_brackets_in_names_and_cards_are_left_alone() -> None:
    assert say("tell.laid", who="Ana [a|b]", card="9S") == "Ana [a|b] drops 9S"


@pytest.mark.parametrize(("of", "said"), [
    ("any", "Most cards: 3 points."),
    (CardClass(suit="S"), "Most spades: 3 points."),
    (CardClass(rank=["A", "6"]), "Most aces and sixes: 3 points."),
    (CardClass(card=["10D", "2S"]), "Most 10D and 2S: 3 points."),
])
def test_classes_of_cards_are_said_in_the_plural(of: object, said: str) -> None:
    assert say("rules.most", of=of, points=3) == said


def test_classes_of_cards_are_said_in_the_singular() -> None:
    assert say("rules.each", of=CardClass(rank="A"), points=1) == "Each ace: 1 point."
    assert say("rules.repair.keep", keep=CardClass(suit="S")) == "One that is a spade stays."
    assert say("rules.repair.keep", keep=CardClass(rank="A")) == "One that is an ace stays."


def test_lists_of_classes_are_one_list() -> None:
    ban = [CardClass(rank="A"), CardClass(card=["10D", "2S"])]
    assert say("rules.repair.ban", ban=ban) == "These may not lie in the opening layout: aces, 10D and 2S."


def test_zones_have_articles_and_owners() -> None:
    words = Words(zones={"floor": "table", "hand": "seat"})
    assert words.say(Message("rules.deal.cards", {"cards": 4, "to": "floor", "packet": 1})) == "4 cards to the floor."
    deal = Message("rules.deal.cards", {"cards": 1, "to": "hand", "packet": 2})
    assert words.say(deal) == "1 card to each seat, 2 at a time."


def test_you_take_and_others_take_otherwise() -> None:
    assert say("tell.took", who="You", card="9S", cards="5H 4C") == "You take 5H 4C with 9S"
    assert say("tell.took", who="Ana", card="9S", cards="5H 4C") == "Ana takes 5H 4C with 9S"
    assert say("tell.leftovers", who="You and Ana", several=True) == "You and Ana get what is left on the floor"


def test_an_unknown_id_is_still_readable() -> None:
    assert say("some_thing.new", card="9S", at="the_floor") == "some thing new (card 9S, at the floor)"


def test_a_missing_argument_does_not_stop_a_sentence() -> None:
    assert say("capture.wrong_sum", group="5H") == "5H is ?, not ?"


def test_a_game_has_its_own_words_for_generic_ones_and_not_in_arguments() -> None:
    words = Words(local={"sweep": "swoop", "deal": "round", "round": "match"})
    assert words.in_local_words("Sweeps count each deal of a round.") == "Swoops count each round of a match."
    assert words.say(Message("tell.laid", {"who": "Sweep", "card": "9S"})) == "Sweep drops 9S"


def test_games_refuse_in_their_own_words() -> None:
    game = load("samoa")
    state = game.position({"shown": "wave", "stock": "+1", "turn": 1})
    refusal = game.refusal(state, "wave@hanuk/above")
    assert refusal is not None
    assert "at a mask" in refusal.message


def test_every_sentence_of_every_mechanic_can_be_filled() -> None:
    words = Words()
    for name in mechanics.names():
        for id in mechanics.find(name).MESSAGES:
            assert words.fill(words.template(id) or "", {}), id


def test_there_is_english_and_no_made_up_language() -> None:
    assert languages() == ("de", "en")
    with pytest.raises(UsageError, match="there are de, en"):
        Words("xx")


@pytest.mark.parametrize(("style", "said"), [
    ("letters", "10D={3C+7S} AH"),
    ("unicode", "10♦={3♣+7♠} A♥"),
    ("words", "ten of diamonds={three of clubs+seven of spades} ace of hearts"),
])
def test_cards_in_other_styles(style: str, said: str) -> None:
    assert cards_in("10D={3C+7S} AH", style) == said


def test_only_cards_are_touched() -> None:
    text = "SAS 2CX no 10DD, 14C, A1S"
    assert cards_in(text, "unicode") == text


def test_printed_cards_in_words_need_the_games_cards() -> None:
    cards = load("samoa").cards
    text = "Ben draws bonfire-4, then +1 and -5"
    assert cards_in(text, "words", cards) == "Ben draws bonfire minus four, then plus one and minus five"
    assert cards_in(text, "words") == text


def test_a_style_that_there_is_not() -> None:
    with pytest.raises(UsageError, match="letters, unicode, words"):
        cards_in("5H", "braille")


@pytest.mark.parametrize(("text", "said"), [
    ("5H", "five of hearts"), ("13S", "13 of spades"), ("wind+3", "wind plus three"), ("-5", "minus five"),
    ("wave", "wave")])
def test_one_card_in_words(text: str, said: str) -> None:
    assert card_words(text) == said


def test_all_rules_of_all_games_are_said_without_gaps() -> None:
    for name in ("suipi", "samoa"):
        ruleset = load(name).ruleset
        words = words_of(ruleset)
        for part in ruleset.mechanics:
            for message in mechanics.find(part.mechanic).sentences(part.params):
                said = words.say(message)
                assert said.endswith("."), said
                assert not set(said) & set("{}?[]|_"), said
