"""What a card takes, form by form: classes, totals, one group, preferences, cards of several values."""
from __future__ import annotations

from typing import Any

import pytest

from tests.mechanics.floor_table import Played, game_with, sentences

ANY = {"cards": "any"}
SCOPA = {"J": 8, "Q": 9, "K": 10}
NONE = {"J": "none", "Q": "none", "K": "none"}
EQUAL_FIRST = {"rank": "one", "sum": ANY, "several": "one", "prefer": "single"}


def table(floor: str, hand: str, values: dict[str, Any] | None = None, duties: dict[str, Any] | None = None,
          **moves: Any) -> Played:
    """A floor and a hand; `capture` and other movers as they are given."""
    game = game_with(pack={"base": "french52", "values": values or {}}, moves={**moves, "drop": {}},
                     turn__play__moves=[*moves, "drop"], duties=duties or {})
    return Played(game, floor=floor, hand={1: hand, 2: ""}, turn=1)


def texts(played: Played) -> list[str]:
    found = [played.game.text(played.state, move) for move in played.game.moves(played.state)]
    return sorted(text for text in found if "=" in text)


@pytest.mark.parametrize(("floor", "hand", "found"), [
    ("8C 5C 3H 2D", "7D", ["7D=3H+5C", "7D=8C"]),
    ("4C 7H KD", "4D", ["4D=4C+7H"]),               # the played card counts, an equal card is nothing of itself
    ("5C 5D", "5H", ["5H=5C+5D"]),
    ("6C 6D", "5H", []),
])
def test_a_total_counts_the_played_card(floor: str, hand: str, found: list[str]) -> None:
    played = table(floor, hand, SCOPA, capture={"rank": "none", "sum": {**ANY, "total": 15}})
    assert sorted("".join(sorted(text)) for text in texts(played)) == sorted("".join(sorted(text)) for text in found)


def test_with_a_total_courts_may_still_take_their_own_rank() -> None:
    played = table("QC QD KH 6S", "QH 5D", NONE, capture={"rank": "none", "courts": "one", "sum": {**ANY, "total": 11}})
    assert texts(played) == ["5D=6S", "QH=QC", "QH=QD"]
    assert played.refused("QH=QC,QD") == "moves.capture.courts"
    assert played.refused("5D=KH") == "moves.capture.sum"
    assert played.refused("QH=6S") == "moves.capture.sum"


def test_one_group_a_play() -> None:
    played = table("2C 5D 3C 4D", "7S", SCOPA, capture={"rank": "one", "sum": ANY, "several": "one"})
    assert len(texts(played)) == 2
    assert played.refused("7S=2C+5D,3C+4D") == "moves.capture.several"


def test_an_equal_card_comes_before_a_sum() -> None:
    played = table("2C 5D 7C 7H", "7S", SCOPA, capture=EQUAL_FIRST)
    assert texts(played) == ["7S=7C", "7S=7H"]
    assert played.refused("7S=2C+5D") == "moves.capture.prefer"
    assert played.refused("7S=7C,7H") == "moves.capture.rank"


def test_the_fewest_cards_come_first() -> None:
    played = table("AC 2C 4D 3C 5H", "7S", SCOPA, capture={"rank": "one", "sum": ANY, "several": "one",
                                                         "prefer": "fewest"})
    assert len(texts(played)) == 2                                  # 3+4 and 2+5, but not 1+2+4
    assert played.refused("7S=AC+2C+4D") == "moves.capture.prefer"


def test_movers_side_by_side_take_different_classes() -> None:
    jacks = {"rank": "J"}
    played = table("JC 5D 6H QS", "JS 5C", NONE,
                   capture={"of": {"but": jacks}, "takes": {"but": jacks}},
                   knaves={"use": "capture", "of": jacks, "takes": jacks, "sum": "none"})
    assert texts(played) == ["5C=5D", "JS=JC"]
    assert played.refused("JS=5D") is not None
    takes = played.game.setup.ask("takes")
    assert [takes(played.state, card) for card in played.state.z[played.game.setup.zone("hand").cell + 1]] == [True] * 2


def test_who_can_capture_with_any_of_several_movers_must() -> None:
    jacks = {"rank": "J"}
    played = table("JC 5D", "JS 5C 9H", NONE, {"forced": {"use": "drop_only_if", "mode": "card"}},
                   capture={"of": {"but": jacks}}, knaves={"use": "capture", "of": jacks})
    assert played.drops() == ["9H"]
    assert played.refused("JS") == "duties.forced.mode"


def test_one_value_of_the_played_card_serves_a_whole_move() -> None:
    played = table("KC AD 9C 5H", "AS", {"A": [1, 14]}, capture={"sum": ANY})
    assert played.refused("AS=AD,9C+5H") is None
    assert played.refused("AS=KC+AD,9C+5H") is None                  # both make 14; the ace on the floor is one
    assert played.refused("AS=KC+5H") == "moves.capture.sum"


def test_an_ace_on_the_floor_counts_as_either() -> None:
    played = table("AC AD 3C 10H", "KS JD", {"A": [1, 11], "J": 12, "Q": 13, "K": 14}, capture={"sum": ANY})
    assert played.refused("KS=AC+3C") is None                        # 11 + 3
    assert played.refused("KS=10H+3C+AC") is None                    # 10 + 3 + 1
    assert played.refused("JD=AC+AD") is None                        # 11 + 1


def test_hand_and_floor_values_differ() -> None:
    values = {"A": {"hand": 14, "floor": 1}, "2S": {"hand": 15, "floor": 2}, "10D": {"hand": 16, "floor": 10}}
    played = table("AC KD 2S 5H 10D 3C", "AS 2C 10S 10H", values,
                   capture={"rank": "none", "sum": {**ANY, "single": True}})
    assert played.refused("AS=KD+AC") is None
    assert played.refused("AS=AC") is not None
    assert played.refused("2C=2S") is None
    assert played.refused("10S=10D") is None


def test_sentences() -> None:
    assert sentences("capture", rank="none", courts="one", sum={**ANY, "total": 11}, piles=False) == [
        "Cards without a value take only one card of their own rank.",
        "A card takes cards that make 11 together with it.", "One card takes one such set only."]
    assert sentences("capture", **EQUAL_FIRST, courts="one", piles=False)[-2:] == [
        "One card takes one of these only.", "Where a single card can be taken, sums may not."]
    assert sentences("capture", rank="none", courts="none", sum={"cards": 1, "total": 15}, piles=False)[0] == (
        "A card takes one card that makes 15 together with it.")
    assert sentences("capture", rank="none", courts="none", sum={"cards": 1, "single": True}, piles=False)[0] == (
        "A single card of that value counts as a sum, whatever its rank.")
