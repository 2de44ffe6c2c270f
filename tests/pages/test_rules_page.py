"""The rules page: its order, what is woven in, which examples it prints, and that it tells the rules of the table."""
from __future__ import annotations

import re
from pathlib import Path

import pytest

from cardgames import load
from cardgames.errors import UsageError
from cardgames.pages import rules_page
from cardgames.pages.printing import Chapter, Items, Page, Sample, Text
from cardgames.rules.catalogue import Catalogue, built_in
from tests.laws.tables import alone, games

POND = Path(__file__).parent.parent / "rules" / "games" / "pond.yaml"
GAMES = Catalogue(built_in()).ids()


def text_of(chapter: Chapter) -> str:
    out = []
    for block in chapter.blocks:
        out += [block.text] if isinstance(block, Text) else []
        out += [f"{name}: {text}" for name, text in block.items] if isinstance(block, Items) else []
    return "\n".join([*out, *map(text_of, chapter.parts)])


def samples(chapter: Chapter) -> list[Sample]:
    own = [block for block in chapter.blocks if isinstance(block, Sample)]
    return own + [sample for part in chapter.parts for sample in samples(part)]


def section(name: str, wanted: str, **table: object) -> Chapter:
    (chapter,) = rules_page.page(load(name, **table), wanted).chapters  # type: ignore[arg-type]
    return chapter


@pytest.mark.parametrize("name", GAMES)
def test_the_chapters_come_in_the_usual_order(name: str) -> None:
    ids = [chapter.id for chapter in rules_page.page(load(name)).chapters]
    assert ids == [id for id in rules_page.SECTIONS if id in ids]
    assert set(rules_page.SECTIONS) - {"examples"} <= set(ids)


@pytest.mark.parametrize("name", GAMES)
def test_every_section_can_be_asked_for(name: str) -> None:
    game = load(name)
    for id in rules_page.sections(game):
        page = rules_page.page(game, id)
        assert (page.section, len(page.chapters)) == (id, 1)
        assert page.chapters[0].blocks or page.chapters[0].parts, id


def test_an_unknown_section_is_refused_with_the_nearest() -> None:
    with pytest.raises(UsageError, match=r'no section "captur"; did you mean "?capture'):
        rules_page.page(load("suipi"), "captur")


def test_sections_are_found_by_their_local_names_and_paths() -> None:
    game = load("suipi")
    assert rules_page.page(game, "Suipi").chapters == rules_page.page(game, "triggers.sweep").chapters
    assert rules_page.page(load("samoa"), "draw more").chapters[0].id == "draw_more"


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", GAMES)
def test_sections_are_found_by_their_headings(name: str, language: str) -> None:
    game = load(name, language=language)
    for chapter in rules_page.page(game).chapters:
        for each in (chapter, *chapter.parts):
            for heading in (each.title, f" {each.title.upper()} "):
                assert rules_page.page(game, heading).section == each.id


def test_a_score_line_is_explained_where_all_are() -> None:
    for wanted in ("spades", "Big Casino", "big_casino"):
        assert rules_page.page(load("cassino"), wanted).section == "scoring"


def test_every_move_that_can_be_made_has_its_part() -> None:
    ids = [part.id for part in section("suipi", "play").parts]
    assert ids == ["capture", "sweep", "build", "drop", "forced"]
    assert "build" not in [part.id for part in section("suipi", "play", variants=["no-builds"]).parts]


def test_sentences_follow_the_parameters_of_the_table() -> None:
    assert "two cards that add up" in text_of(section("suipi", "capture"))
    assert "any set of cards that add up" in text_of(section("suipi", "capture", variants=["any-sums"]))
    assert "at most 13" in text_of(section("suipi", "build", settings={"moves.build.max": 13}))


def test_about_texts_are_woven_in() -> None:
    game = load("suipi")
    for key, id in (("object", "object"), ("deal", "deal"), ("build", "build"), ("end", "end"),
                    ("family", "introduction"), ("status", "introduction")):
        wanted = " ".join(str(game.ruleset.about[key]).split())
        assert wanted in text_of(section("suipi", id)), key


def test_assumptions_are_shown() -> None:
    assert "Status: draft" in text_of(section("samoa", "introduction"))
    assert "some of it is assumed, as the text says" in text_of(section("samoa", "introduction"))
    assert "The numbers here are assumed" in text_of(section("samoa", "introduction"))
    assert "assumed" not in text_of(section(str(POND), "introduction")), "a draft that says nothing of assumptions"


def test_the_cards_tell_their_values() -> None:
    assert "Values: A 1, 2 to 10 their number. J, Q and K have no value." in text_of(section("suipi", "cards"))
    assert "64 cards" in text_of(section("suipi", "cards", variants=["twenty-three"]))
    told = text_of(section("samoa", "cards"))
    assert "50 feathers, 5 of each value: +5 +4 +3 +2 +1 -1 -2 -3 -4 -5; 4 waves" in told
    assert "7 × +1" in text_of(section("samoa", "cards", variants=["pyramid"]))


def test_scoring_is_a_list_in_the_order_of_the_ruleset() -> None:
    (lines,) = [block for block in section("suipi", "scoring").blocks if isinstance(block, Items)]
    assert [name for name, _ in lines.items] == ["Cards", "Spades", "Kasiga (10D)", "Two (2S)", "Aces"]
    assert "after each deal" in text_of(section("suipi", "scoring"))
    assert "at the end of a round" in text_of(section("suipi", "scoring", variants=["eleven-count"]))


def test_every_variant_is_named_with_its_sources() -> None:
    game = load("suipi")
    told = text_of(section("suipi", "variants"))
    for id, info in game.ruleset.variants_info.items():
        assert f"{info.title} ({id}): " in told
        for name in info.sources:
            assert game.ruleset.sources[name].title in told


def test_a_variant_without_a_summary_tells_its_changes() -> None:
    game = load("tests/rules/games/pond.yaml")
    told = text_of(rules_page.page(game, "variants").chapters[0])
    assert "moves.capture.sum.cards = any" in told
    assert "without duties.forced" in told


def test_the_table_tells_its_variants_and_settings() -> None:
    table = {"variants": ["drop-free", "any-sums"], "settings": {"moves.build.max": 9}}
    told = text_of(section("suipi", "table", **table))
    assert told.startswith("At this table: 2 players, drop-free, any-sums, moves.build.max = 9.")
    assert "At this table: " in text_of(section("suipi", "introduction", **table))
    written = section("suipi", "table", settings={"ending.match": {"first_to": 12}, "moves.capture.piles": False})
    assert "ending.match = {first_to: 12}, moves.capture.piles = false." in text_of(written)
    assert "[in force]" in text_of(section("suipi", "variants", **table))
    assert text_of(section("suipi", "table")) == "At this table: 2 players, no variants."


def test_partners_are_named() -> None:
    told = text_of(section("suipi", "introduction", variants=["eleven"], players=4))
    assert "Partners: players 1 and 3 against players 2 and 4." in told


def test_examples_stand_with_the_move_that_they_show() -> None:
    says = [sample.says for sample in samples(section("suipi", "build"))]
    assert any(text.startswith("A seven is laid on a three") for text in says)
    assert any(text.startswith("Without a ten in hand") for text in says)
    assert not any("nine takes" in text for text in says)


@pytest.mark.parametrize(("name", "rule"), [
    ("scopa", "A card that can capture may not be dropped."),
    ("suipi", "A card may be dropped only if no card in hand can capture.")])
def test_a_duty_that_is_said_with_its_move_is_not_said_again(name: str, rule: str) -> None:
    (play,) = (chapter for chapter in rules_page.page(load(name)).chapters if chapter.id == "play")
    assert text_of(play).count(rule) == 1
    assert samples(next(part for part in play.parts if part.id == "forced"))
    assert rule in text_of(section(name, "forced"))
    assert rule in text_of(section(name, "drop"))


def test_an_example_is_printed_with_its_outcome() -> None:
    found = {sample.moves: sample.outcome for sample in samples(section("suipi", "sweep"))}
    assert found["10D=10C,{3C+7S},6H+4D",].endswith("with 10D. Suipi! 1 point.")
    refused = {sample.moves: sample.outcome for sample in samples(section("suipi", "build"))}
    assert refused["7S+3C=10",].startswith("Refused: to build 10")


def test_only_examples_that_hold_at_this_table_are_printed() -> None:
    base = {sample.says for sample in samples(section("suipi", "examples"))}
    free = {sample.says for sample in samples(section("suipi", "examples", variants=["drop-free"]))}
    infos = load("suipi").ruleset.examples_info.values()
    assert base == {example.says for example in infos if not example.variants}
    assert not any("may be dropped only" in says for says in free)
    assert free - base, "examples of the variant are printed"
    assert base - free, "examples that do not hold with it are not"
    assert not {example.says for example in infos if "no-builds" in example.variants} & free


def test_examples_for_other_numbers_of_players_are_left_out() -> None:
    infos = load("samoa").ruleset.examples_info.values()
    five = {example.says for example in infos if example.players == 4}
    assert five
    assert not five & {sample.says for sample in samples(section("samoa", "examples", players=3))}


def test_the_whole_page_shows_few_examples_and_says_where_more_are() -> None:
    game = load("suipi")
    play = next(chapter for chapter in rules_page.page(game).chapters if chapter.id == "play")
    capture = next(part for part in play.parts if part.id == "capture")
    assert len(samples(capture)) == 4
    assert "More examples: " in text_of(capture)
    assert len(samples(section("suipi", "capture"))) > 4


@pytest.mark.parametrize("name", GAMES)
def test_every_table_of_every_game_has_a_page(name: str) -> None:
    for table in (table for rules in alone(name) for table in games(rules)):
        game = load(name, variants=table.ruleset.variants, players=table.seats)
        page = rules_page.page(game)
        assert isinstance(page, Page)
        told = rules_page.plain(page, 40, ascii=True)
        assert told.isascii()
        assert max(map(len, told.split("\n"))) <= 40
        told = re.sub(r"[\w-]+(?:\.[\w-]+)+", "", told)        # but in paths of values, and in addresses
        assert "_" not in told.split("\nSources\n")[0]
