"""Eight points at which languages for card games stumble over a fishing game. Each test says how it is here.

They are the difficulties that other systems have with such a game: when a sweep is judged, left-overs, priorities,
majorities among several sides, whole matches, captures of several sets, builds, and parameters in place of copies.
"""
from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from cardgames import load
from cardgames.engine.game import Game
from cardgames.errors import MoveError
from cardgames.rules.catalogue import Catalogue
from cardgames.table.state import Event
from tests.mechanics.floor_table import Played, game_with

SWEEPING = [id for id in Catalogue().ids()
            if any(part.mechanic == "sweep" for part in load(id).ruleset.parts("triggers"))]


def at(game: Game, **given: Any) -> Played:
    return Played(game, **{"turn": 1, **given})


def legal(table: Played) -> set[str]:
    return {table.game.text(table.state, move) for move in table.game.moves(table.state)}


# 1 --------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("id", SWEEPING)
def test_1_a_sweep_is_a_capture_that_empties_the_floor_and_is_judged_after_it(id: str) -> None:
    """In random matches: what a sweep scores is scored by a capture that leaves the floor empty and took something."""
    game, seen = load(id), 0
    floor = next(zone for zone in game.layout.zones.values() if zone.of == "table" and zone.form in ("piles", "row"))
    for seed in range(60):
        if seen > 2:
            break
        state, rng = game.start(seed=seed), Random(seed)
        for _ in range(400):
            if game.is_over(state):
                break
            heard, empty = list[Event](), not state.z[floor.cell] and not state.z[floor.cell + 1]
            move = rng.choice(game.moves(state))
            state.tell = heard.append
            game.play(state, move)
            state.tell = None
            for place, event in enumerate(heard):
                if event.change == "award" and event.cause.startswith("triggers.") and event.args[2] > 0:
                    seen += 1
                    assert game.movers[move[0]].effect == "took"
                    assert not empty
                    assert "take" in [before.change for before in heard[:place]]
    assert seen


def test_1_a_card_laid_on_an_empty_floor_is_no_sweep() -> None:
    game = load("scopa")
    given = {"hand": {1: "7S 2D", 2: "5D QC"}}
    assert at(game, floor="", **given).play("7S").gains == [0, 0]
    assert at(game, floor="4H 3C", **given).play("7S=4H+3C").gains == [1, 0]
    assert at(game, floor="4H 3C KD", **given).play("7S=4H+3C").gains == [0, 0]


# 2 --------------------------------------------------------------------------------------------------------------------
def test_2_left_overs_go_to_who_captured_last_and_to_nobody_if_nobody_did() -> None:
    game = load("cassino")
    last = {"deal": 6, "stock": "", "floor": "10D KH", "hand": {2: "8S"}, "turn": 2}
    assert at(game, **last, last_capturer=1, won={1: "4C"}).play("8S").gains[0] >= 2
    assert at(game, **last).play("8S").gains == [0, 0]
    other = load("cassino", settings={"ending.leftovers": "nobody"})
    assert at(other, **last, last_capturer=1).play("8S").gains == [0, 0]


# 3 --------------------------------------------------------------------------------------------------------------------
def test_3_the_order_of_obligations_is_data() -> None:
    """No priority, a single card before sums, and the fewest cards first, on the same floor."""
    with_queen = {"floor": "QC 7H 2S 4D 3C", "hand": {1: "QS", 2: "5D"}}
    without = {**with_queen, "floor": "7H 2S 4D 3C"}

    def captures(prefer: str, given: Any) -> set[str]:
        settings = {} if prefer == "single" else {"moves.capture.prefer": prefer}      # single is what the file says
        return legal(at(load("scopa", settings=settings), **given))

    assert captures("none", with_queen) == {"QS=QC", "QS=7H+2S", "QS=4D+3C+2S"}
    assert captures("single", with_queen) == {"QS=QC"}
    assert captures("single", without) == {"QS=7H+2S", "QS=4D+3C+2S"}
    assert captures("fewest", without) == {"QS=7H+2S"}


def test_3_a_single_card_on_the_floor_can_be_taken_where_sums_are_wanted() -> None:
    assert legal(at(load("escoba"), floor="JC", hand={1: "7S", 2: "5D"})) == {"7S=JC"}


# 4 --------------------------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("tie", "gains"), [
    ("nobody", [0, 0, 0]), ("split", [2, 2, 0]), ("share_each", [4, 4, 0]), ("carry", [0, 0, 0])])
def test_4_majorities_compare_any_number_of_sides_and_say_who_gets_a_tie(tie: str, gains: list[int]) -> None:
    lines = {"cards": {"use": "most", "of": "any", "points": 4, "tie": tie}}
    game = game_with(3, scoring={"per": "round", "lines": lines}, ending__leftovers="nobody",
                     ending__match={"rounds": 2})
    last = {"stock": "", "floor": "", "hand": {1: "", 2: "KC", 3: ""}, "turn": 2}
    assert at(game, **last, won={1: "2C 3C", 2: "2D 3D", 3: "2H"}).play("KC").gains == gains
    assert at(game, **last, won={1: "2C 3C", 2: "2D 3D", 3: "2H 3H 4H"}).play("KC").gains == [0, 0, 4]
    if tie == "carry":
        waiting = {**last, "carried cards": 4}
        assert at(game, **waiting, won={1: "2C 3C", 2: "2D"}).play("KC").gains == [8, 0, 0]


@pytest.mark.parametrize(("players", "sides"), [(2, 2), (3, 3), (4, 2)])
def test_4_seats_and_teams_need_no_rules_of_their_own(players: int, sides: int) -> None:
    assert load("cassino", players=players).sides == sides


# 5 --------------------------------------------------------------------------------------------------------------------
def test_5_a_match_has_a_target_and_goes_on_while_the_leaders_are_level() -> None:
    last = {"deal": 6, "stock": "", "floor": "", "hand": {2: "8S"}, "turn": 2}
    for target, variants in ((21, []), (11, ["eleven"])):
        game = load("cassino", variants=variants)
        assert not at(game, **last, points={1: target - 1}).play("8S").over
        assert at(game, **last, points={1: target}).play("8S").over
        assert not at(game, **last, points={1: target, 2: target}).play("8S").over


def test_5_the_next_round_has_the_next_dealer() -> None:
    game, dealers = load("cassino", players=3), list[int]()
    state, rng = game.start(seed=1), Random(1)
    while len(dealers) < 4:
        if state.round > len(dealers):
            dealers.append(game.to_position(state)["dealer"])
        game.play(state, rng.choice(game.moves(state)))
    assert [(after - before) % 3 for before, after in pairwise(dealers)] == [1, 1, 1]


# 6 --------------------------------------------------------------------------------------------------------------------
def test_6_a_capture_takes_several_disjoint_sets() -> None:
    table = at(load("cassino"), floor="AC 2D 3H 5S 6C 8D", hand={1: "8S KH", 2: "7S 2H"})
    assert {"8S=8D", "8S=8D,6C+2D,5S+3H", "8S=5S+3H", "8S=6C+2D,5S+3H"} <= legal(table)
    with pytest.raises(MoveError):                              # a card of the floor is used once
        table.play("8S=6C+2D,5S+2D+AC")


def test_6_a_list_is_bounded_and_what_is_not_on_it_can_be_typed() -> None:
    game = load("royal-cassino")
    floor = "AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S"
    table = at(game, floor=floor, hand={1: "KS", 2: "9C"})
    moves = game.moves(table.state)
    assert not moves.complete
    assert len(moves) <= 5000
    typed = game.parse(table.state, "KS=6C+5C+2C,6D+4D+3D,5D+4H+3H+AC")
    assert typed not in moves
    assert game.refusal(table.state, typed) is None
    assert game.refusal(table.state, "KS=6C+5C+3C") is not None


# 7 --------------------------------------------------------------------------------------------------------------------
def test_7_a_build_has_a_value_and_an_owner_is_raised_and_is_stolen() -> None:
    game = load("cassino")
    table = at(game, floor="5C QH", hand={1: "3D 8S KC", 2: "AH 9S 8D"}).play("3D+5C=8")
    assert table.position["floor"] == "QH {3D+5C=8@1}"
    stolen = at(game, **{**table.position, "turn": 2}).play("8D={3D+5C}")
    assert set(stolen.position["won"]["2"].split()) == {"3D", "5C", "8D"}
    raised = at(game, **{**table.position, "turn": 2}).play("AH+{3D+5C}=9")
    assert raised.position["floor"] == "QH {AH+3D+5C=9@2}"
    assert at(game, floor="{3D+5C,8C=8@1}", hand={1: "8S", 2: "AH 9S"}, turn=2).refused(
        "AH+{3D+5C,8C}=9") == "moves.build.raise"
    own = load("cassino", variants=["own-build-stays"])
    assert at(own, floor="{3D+5C=8@1}", hand={1: "AC 9S 8S", 2: "KC"}).refused("AC+{3D+5C}=9") == "moves.build.raise"


# 8 --------------------------------------------------------------------------------------------------------------------
def test_8_variants_options_and_seats_are_parameters_of_one_file() -> None:
    tables = [load("scopa", players=players, variants=variants, settings=settings)
              for players in (2, 3, 4, 6) for variants in ([], ["napola", "to-twenty-one"])
              for settings in ({}, {"triggers.sweep.points": 2})]
    assert {(game.seats, game.sides) for game in tables} == {(2, 2), (3, 3), (4, 2), (6, 2)}
    assert len({game.ruleset.rules_hash for game in tables}) == 4


def test_8_a_related_game_says_only_what_differs() -> None:
    base, derived = (load(id).ruleset.effective["moves"] for id in ("cassino", "royal-cassino"))
    assert {(name, key) for name in base for key in base[name] if base[name][key] != derived[name][key]} == {
        ("capture", "courts"), ("build", "max")}
