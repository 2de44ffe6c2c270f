"""A page says nothing that does not hold at the table it is of: neither in its sentences nor in the author's texts."""
from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from cardgames import load
from cardgames.engine.game import Game
from cardgames.pages import rules_page
from cardgames.pages.printing import Chapter
from cardgames.rules.catalogue import Catalogue, built_in
from cardgames.rules.checking import tables
from tests.pages.test_rules_page import samples, section, text_of

GAMES = Catalogue(built_in()).ids()
# What parameters decide is written with numbers, or with one of these; `one` is left out, for it is a pronoun too.
CLAIM = re.compile(r"""\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|twenty|dozen|hundred
    |double|twice|half|only|never|always|nobody|no\ one|nothing|must|may\ not|cannot|points?\ for|worth)\b""",
    re.IGNORECASE | re.VERBOSE)
ABOUT_THE_WORLD = {"family", "history", "status"}   # where a game is from and who tells of it: no rule of any table
ALLOWED = {
    "nobody says which": "that masks are dealt unseen is what makes the game; a table without it is another one",
    "The next player has nothing to take": "an empty floor is what the move leaves, whatever the rules",
    "it is worth agreeing": "no value of anything",
    "No source tells": "of the sources",
}
TABLES: list[tuple[str, dict[str, Any]]] = [
    *((name, {"variants": table.variants, "players": table.players}) for name in GAMES
      for table in tables(Catalogue(built_in()).book(name), pairs=False)),
    ("suipi", {"settings": {"turn.play.moves": ["capture", "drop"]}}),
    ("suipi", {"settings": {"moves.capture.piles": False}}),
    ("samoa", {"settings": {"ending.match.rounds": 1}}),
]


def texts(game: Game) -> Iterator[tuple[str, str]]:
    """What the author has written for the page, by its key: all but what is told of the world."""
    yield "summary", game.ruleset.summary
    for key, value in (game.ruleset.about or {}).items():
        if key not in ABOUT_THE_WORLD:
            yield key, " ".join(str(value).split())


@pytest.mark.parametrize(("name", "table"), TABLES, ids=str)
def test_no_text_of_the_author_says_what_a_parameter_decides(name: str, table: dict[str, Any]) -> None:
    for key, text in texts(load(name, **table)):
        for allowed in ALLOWED:
            text = text.replace(allowed, "")
        found = CLAIM.search(text)
        assert found is None, f"about.{key} says {found and found.group()!r}: {text}"


def test_every_text_that_is_allowed_is_there() -> None:
    written = [text for name in GAMES for _, text in texts(load(name))]
    assert [allowed for allowed in ALLOWED if not any(allowed in text for text in written)] == []


def whole(name: str, **table: Any) -> str:
    """The page, but for the list of all variants and what those that are on say of themselves."""
    chapters = rules_page.page(load(name, **table)).chapters
    return "\n".join(text_of(chapter) for chapter in chapters if chapter.id not in ("variants", "table", "sources"))


# What a tester found to be false, and whatever is like it.
FALSE: list[tuple[str, dict[str, Any], str]] = [
    ("samoa", {"variants": ["children"]}, r"at least one of the others|scores nothing|nothing counts"),
    ("samoa", {"variants": ["children", "keep-negative"]}, r"counts zero|never counts below"),
    ("samoa", {"settings": {"scoring.lines.check_marks.points": 3}}, r"\b5 points"),
    ("samoa", {"settings": {"ending.match.rounds": 1}}, r"three rounds|3 rounds|further round"),
    ("samoa", {"settings": {"triggers.resolve.when.spot_holds": 7}}, r"\bfive\b|holds 5"),
    ("samoa", {"variants": ["five-players"], "players": 5}, r"\brest\b|left over|the others are set aside"),
    ("samoa", {"variants": ["pyramid"]}, r"five is an assumption|5 of each value: \+5"),
    ("samoa", {"variants": ["forced-wave"]}, r"may draw|or none"),
    ("suipi", {"variants": ["no-builds"]}, r"\bpiles? |\bbuild\b|promise"),
    ("suipi", {"settings": {"turn.play.moves": ["capture", "drop"]}}, r"\bpiles? |\bbuild\b|promise"),
    ("suipi", {"settings": {"moves.capture.piles": False}}, r"taken whole|takes piles"),
    ("suipi", {}, r"next round|stack"),
    ("suipi", {"settings": {"ending.leftovers": "nobody"}}, r"captured last|no suipi\."),
    ("suipi", {"variants": ["drop-free"]}, r"may be dropped only|may not be dropped"),
]


@pytest.mark.parametrize(("name", "table", "claim"), FALSE, ids=str)
def test_what_does_not_hold_is_not_said(name: str, table: dict[str, Any], claim: str) -> None:
    assert re.search(claim, whole(name, **table)) is None


TRUE: list[tuple[str, dict[str, Any], str, str]] = [
    ("samoa", {"variants": ["children"]}, "scoring", "is caught: only feathers count for him this round."),
    ("samoa", {"variants": ["children"]}, "scoring", "A kept line never counts below 0."),
    ("samoa", {"settings": {"scoring.lines.check_marks.points": 3}}, "scoring",
     "A player scores 3 points for each other player whose mask he named."),
    ("samoa", {}, "scoring", "A player whose mask all others have named is caught: nothing counts for him this round."),
    ("samoa", {}, "end", "If level, more points from check marks win; then the higher sum of feathers in the last "
     "round."),
    ("samoa", {}, "place", "The card is placed above or below any one mask. Feathers, bonfires and winds can be "
     "placed."),
    ("samoa", {"variants": ["feathers-only"]}, "burn", "Only feathers can be struck."),
    ("samoa", {}, "deal", "Each player gets 1 card of the masks, in secret; the others are set aside unseen."),
    ("samoa", {"variants": ["five-players"], "players": 5}, "deal", "Each player gets 1 card of the masks, in secret."),
    ("samoa", {}, "guess", "In secret, each player names a mask for every other player."),
    ("samoa", {}, "guess", "One's own mask may not be named for another player."),
    ("suipi", {"variants": ["twenty-three"]}, "object", "thirteen of diamonds (13D)"),
    ("suipi", {"variants": ["net-suipi"]}, "scoring",
     "Only the side with most suipis scores, 1 point for each suipi more than the next side."),
    ("suipi", {"variants": ["eleven"], "players": 4}, "deal",
     "8 cards to each player in the first deal, 4 in the second."),
    ("suipi", {"variants": ["dealers-choice"], "players": 4}, "deal",
     "8 cards to each player, 2 at a time. What is left for the last deal is shared equally."),
    ("suipi", {"settings": {"round.deals.open.hands.deal.cards": 5}}, "deal",
     "What is left for the last deal is shared equally."),
    ("suipi", {}, "scoring", "Kasiga (10D): 2 points."),
]


@pytest.mark.parametrize(("name", "table", "wanted", "said"), TRUE, ids=str)
def test_what_holds_is_said_in_plain_words(name: str, table: dict[str, Any], wanted: str, said: str) -> None:
    assert said in text_of(section(name, wanted, **table))


def test_equal_deals_are_not_called_unequal() -> None:
    for table in ({}, {"variants": ["dealers-choice"], "players": 3}):
        assert "shared equally" not in text_of(section("suipi", "deal", **table))


def test_a_move_says_what_the_duties_forbid_of_it() -> None:
    assert "dropped only if no card in hand can capture" in text_of(section("suipi", "drop"))
    owned = {"variants": ["owner-duties"]}
    assert "owner of a pile may not drop" in text_of(section("suipi", "drop", **owned))
    assert "may not make another" in text_of(section("suipi", "build", **owned))
    assert "may not make another" not in text_of(section("suipi", "drop", **owned))
    assert "no two cards or piles" in text_of(section("suipi", "build", variants=["floor-unique"]))


def titles(chapter: Chapter) -> dict[str, str]:
    return {part.id: part.title for part in chapter.parts}


def test_duties_and_triggers_have_headings_that_can_be_read() -> None:
    unique = section("suipi", "play", variants=["floor-unique"])
    assert section("suipi", "forced", variants=["floor-unique"]).title == "When a card may be dropped"
    assert "forced" not in titles(unique)           # it has no example here, and drop has said it
    assert titles(section("suipi", "play"))["forced"] == "When a card may be dropped"
    assert titles(unique)["unique"] == "No two equal on the floor"
    assert titles(unique)["owner"] == "Owners of piles"
    assert titles(section("samoa", "play"))["resolve"] == "A full mask"
    assert titles(section("suipi", "play"))["sweep"] == "Suipi"


def test_what_a_move_sets_off_stands_after_it() -> None:
    assert list(titles(section("samoa", "play"))) == ["place", "resolve", "draw_more", "burn", "blow", "guess"]


def test_no_example_shows_piles_where_nobody_makes_any() -> None:
    for table in ({"variants": ["no-builds"]}, {"settings": {"turn.play.moves": ["capture", "drop"]}}):
        assert not [sample for sample in samples(section("suipi", "examples", **table)) if "{" in sample.position]


def test_a_long_list_of_moves_is_shortened() -> None:
    (sample,) = [each for each in samples(section("samoa", "examples")) if each.says.startswith("With one card")
                 and "burn" in each.says]
    assert re.fullmatch(r"11 legal moves, such as \S+, \S+, burn \+1@hanuk/above\.", sample.outcome)
    (sample,) = [each for each in samples(section("suipi", "drop")) if each.says.startswith("After a suipi")]
    assert sample.outcome == "2 legal moves: 5S, 9H."


def test_sources_in_brackets_are_named_in_full() -> None:
    told = text_of(section("suipi", "introduction"))
    assert "(Jo Patrick, document 618113 on docest.com; Pagat, card games in Samoa; " in told
    assert "(docest" not in told
