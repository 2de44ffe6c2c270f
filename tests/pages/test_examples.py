"""Worked examples: those of every ruleset hold; and what is wrong with one that does not is told, with its place."""
from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cardgames.errors import RulesetError, UsageError
from cardgames.pages import examples
from cardgames.rules.catalogue import Catalogue, built_in

HERE = Path(__file__).parent
POND = HERE.parent / "rules" / "games" / "pond.yaml"


@pytest.mark.parametrize("game", Catalogue(built_in()).ids())
def test_every_example_of_a_ruleset_holds(game: str) -> None:
    results = examples.run(game)
    assert results, "a ruleset has examples"
    assert not [str(result) for result in results if not result.ok]


def written(folder: Path, example: str) -> list[examples.ExampleResult]:
    """Run one example, written into a small game."""
    text = POND.read_text(encoding="utf-8").partition("\nexamples:")[0]
    file = folder / "pond.yaml"
    file.write_text(f"{text}\nexamples:\n  one:\n    says: It is tried.\n{example}", encoding="utf-8")
    return examples.run(file)


GIVEN = '    given: {floor: "9C 3C 4H QS", hand: {1: 9S 7S 10H, 2: 2S KH}, turn: 1}\n'


@pytest.mark.parametrize("rest", [
    "    move: 9S=9C\n    then: {floor: qs 4H 3C, won: {1: 9C 9s}, hand: {1: 7S 10H, 2: KH 2S}, gains: {}, turn: 2}\n",
    "    move: 7S+3C=10\n    then: {floor: '{7S+3C=10@1} 9C 4H QS', over: false, round: 1, deal: 1, phase: play}\n",
    "    move: 7S+3C=10\n    then: {floor: '{3C+7S} 9C 4H QS', last_capturer: 0}\n",
    "    move: 9S=3C+4H\n    refused: moves.capture.sum\n",
    "    move: 10H=9C\n    refused: moves\n",
])
def test_an_example_holds(tmp_path: Path, rest: str) -> None:
    (result,) = written(tmp_path, GIVEN + rest)
    assert result.ok, result.problem
    assert str(result).endswith("examples.one: holds")


@pytest.mark.parametrize(("rest", "problem", "line"), [
    ("    move: 9S=9C\n    then: {floor: 3C 4H}\n", "floor should be 3C 4H, but it is 3C 4H QS", 4),
    ("    move: 9S=9C\n    then:\n      turn: 1\n", "turn should be 1, but it is 2", 5),
    ("    move: 9S=9C\n    then: {gains: {1: 1}}\n", "gains should be {1: 1}, but it is {}", 4),
    ("    move: 9S=9C\n    then: {over: true}\n", "over should be true, but it is false", 4),
    ("    move: 9S=9C\n    then: {won: {3: 9C}}\n", "won has no side 3", 4),
    ("    move: 9S=9C\n    then: {won: 9C}\n", "won is given for each side", 4),
    ("    move: 9S=9C\n    then: {stock: 9D}\n", "stock should be 9D, but it is", 4),
    ("    move: 9S=9C\n    then: {flor: 9D}\n", "there is no 'flor' to compare; there are stock, hand, floor", 4),
    ("    move: 7S+3C=10\n    then: {floor: '{3C+7S=10@2} 9C 4H QS'}\n", "it is 4H 9C QS {3C+7S=10@1}", 4),
    ("    move: 7S+3C=10\n    then: {floor: '{3C,7S} 9C 4H QS'}\n", "it is 4H 9C QS {3C+7S=10@1}", 4),
    ("    move: 9S=9H\n    then: {turn: 2}\n", "9S=9H should be legal, but", 3),
    ("    move: 9S=QS\n    then: {turn: 2}\n", "9S=QS should be legal, but it is refused by moves.capture.sum", 3),
    ("    move: zz\n    refused: moves\n", "zz is no move, so no rule refuses it", 3),
    ("    move: 9S=9C\n    refused: moves.build\n", "9S=9C should be refused by moves.build, but it is legal", 4),
    ("    move: 9S=QS\n    refused: duties\n", "9S=QS should be refused by duties, but it is refused by moves", 4),
    ("    legal: [9S=9C]\n", "legal too, but not listed: 7S=", 3),
    ("    legal: [9S=9C, 9S=QS]\n", "9S=QS should be legal, but it is refused by moves.capture.sum", 3),
    ("    count: 77\n", "there should be 77 legal moves, but there are", 3),
    ("    variants: [free]\n    players: 3\n    count: 1\n", "this table cannot be set: pond is for 2 or 4 players", 3),
])
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, rest: str, problem: str, line: int) -> None:
    (result,) = written(tmp_path, GIVEN + rest)
    assert not result.ok
    assert problem in result.problem
    text = (tmp_path / "pond.yaml").read_text(encoding="utf-8").split("\n")
    assert result.place is not None
    assert result.place.line - text.index("  one:") - 1 == line
    assert str(result).startswith(str(result.place))


def test_a_position_that_cannot_stand(tmp_path: Path) -> None:
    (result,) = written(tmp_path, "    given: {floor: 9C 9C}\n    count: 1\n")
    assert result.problem == "floor: 9C lies somewhere else already"


@pytest.mark.parametrize(("then", "problem"), [
    ("gains: none of your business", "gains is given for each side, such as {1: 2}"),
    ("gains: {1: none}", "gains 1 is a whole number, not 'none'"),
    ("gains: {1: {sweep: 0}}", "gains 1 is a whole number, not {'sweep': 0}"),
    ("gains: {1: false}", "gains 1 is a whole number, not False"),
    ("gains: {3: 0}", "gains has no side '3'; they count from 1 to 2"),
    ("points: 17", "points is given for each side"),
    ("points: {one: 0}", "points has no side 'one'"),
    ("turn: true", "turn is a whole number, not True"),
    ("turn: 9", "turn is a number from 0 to 2, not 9"),
    ("over: 0", "over is true or false, not 0"),
    ("round: true", "round is a whole number, not True"),
    ("phase: [play]", "there is no phase ['play']; the phases are play"),
    ("last_capturer: true", "last_capturer is a whole number, not True"),
    ("won: {1: 9C 9S, 2: 0}", "won 2: 0 is read as a number"),
    ("won: {1: 9C 9S, 2: false}", "won 2 is a text with cards, not False"),
    ("won: {1: 9 9S}", "won 1: '9' can be several cards; write the whole card, such as 9C"),
    ("floor: QS 4H 3X", "floor: there is no card '3X' in this game"),
    ("floor: [QS, 4H, 3C]", "floor is a text with cards, not ['QS', '4H', '3C']"),
])
def test_what_could_never_fail_is_no_example(tmp_path: Path, then: str, problem: str) -> None:
    (result,) = written(tmp_path, GIVEN + f"    move: 9S=9C\n    then: {{{then}}}\n")
    assert problem in result.problem


@pytest.mark.parametrize(("rest", "line"), [("    move: 9S=9C\n    then: {}\n", 4),
                                            ("    moves: []\n    then: {turn: 1}\n", 3)])
def test_an_example_that_says_nothing_is_a_fault(tmp_path: Path, rest: str, line: int) -> None:
    with pytest.raises(RulesetError, match="the example could never fail") as caught:
        written(tmp_path, GIVEN + rest)
    text = (tmp_path / "pond.yaml").read_text(encoding="utf-8").split("\n")
    place = caught.value.faults[0].place
    assert place is not None
    assert place.line - text.index("  one:") - 1 == line


@pytest.mark.parametrize(("given", "problem"), [
    ("players: 4", "players says which table it is, not what lies on it: write it beside given"),
    ("variants: [free]", "variants says which table it is"),
    ("stock: 5", "stock: 5 is read as a number"),
    ("facts: [x]", "facts 1 must say zone, seat, holds, cards"),
    ("last_capturer: 7", "last_capturer is a number from 0 to 2, not 7"),
])
def test_a_value_without_meaning_is_told_where_the_position_is_given(tmp_path: Path, given: str, problem: str) -> None:
    (result,) = written(tmp_path, f"    given: {{floor: 9C, hand: {{1: 9S, 2: 2S}}, {given}}}\n    count: 2\n")
    assert problem in result.problem
    assert result.place is not None
    assert "given" in (tmp_path / "pond.yaml").read_text("utf-8").split("\n")[result.place.line - 1]


def test_examples_are_run_on_their_own_variants_and_players(tmp_path: Path) -> None:
    rest = "    variants: [any-sums]\n    players: 4\n    move: 9S=3C+4H+2D\n    then: {floor: QS}\n"
    given = '    given: {floor: "2D 3C 4H QS", hand: {1: 9S 7S, 2: KH}, turn: 1}\n'
    (result,) = written(tmp_path, given + rest)
    assert result.ok, result.problem


def test_one_example_by_name() -> None:
    assert [result.name for result in examples.run("suipi", names=["ten_takes_all"])] == ["ten_takes_all"]
    with pytest.raises(UsageError, match='no example "nine_takes_all"'):
        examples.run("suipi", names=["nine_takes_all"])


def test_a_game_is_made_once_for_all_examples_of_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []
    real = examples.Game

    def counted(*args: Any, **more: Any) -> Any:
        made.append(args)
        return real(*args, **more)

    monkeypatch.setattr(examples, "Game", counted)
    examples.run("suipi")
    infos = Catalogue().load_ruleset("suipi").examples_info.values()
    tables = {(tuple(example.variants), example.players) for example in infos} | {((), None)}
    assert len(made) == len(tables)


def test_a_position_in_a_line_of_text() -> None:
    game = examples.Tables(Catalogue().book("samoa")).game()
    given = {"above": {"hanuk": "+5 -1", "mahalo": ""}, "mask": {1: "hanuk"}, "shown": "", "turn": 2}
    told = "above hanuk: +5 -1; mask of player 1: hanuk; shown: empty; player 2 to move"
    assert examples.position_text(game, given) == told
