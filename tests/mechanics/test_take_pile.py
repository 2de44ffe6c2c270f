"""One pile: what takes it, what lies unseen in it, and who may know of that."""
from __future__ import annotations

from random import Random

import pytest

from cardgames.engine.game import Game
from cardgames.rules.loading import from_effective
from cardgames.table.observation import UNKNOWN
from tests.mechanics.floor_table import Played, order, sentences
from tests.mechanics.row_table import pile_game


def at(floor: str, hand: str, **given: object) -> Played:
    return Played(pile_game(), floor=floor, hand={1: hand, 2: "2S"}, turn=1, **given)


def test_a_card_is_laid_on_top() -> None:
    played = at("9C 4D", "7S KH").play("7S")
    assert played.position["floor"] == "9C 4D 7S"
    assert (played.state.seat, "won" in played.position) == (2, False)


def test_a_card_of_equal_rank_takes_the_whole_pile() -> None:
    played = at("9C 4D 7H", "7S KH").play("7S=pile")
    assert played.zone("won", 1) == {"9C", "4D", "7H", "7S"}
    assert played.zone("floor") == set()
    assert played.position["last_capturer"] == 1


def test_only_the_last_card_of_the_pile_counts() -> None:
    assert at("7H 9C", "7S KH").refused("7S=pile") == "moves.take_pile"


def test_some_cards_always_take() -> None:
    assert at("9C 4D", "JS KH").play("JS=pile").zone("won", 1) == {"9C", "4D", "JS"}


def test_no_pile_no_capture() -> None:
    played = at("", "JS KH")
    assert played.refused("JS=pile") == "moves.take_pile"
    assert played.play("JS").position["floor"] == "JS"


def test_a_card_that_takes_is_not_laid_where_captures_are_a_duty() -> None:
    played = at("9C 7H", "7S JS KH")
    assert played.refused("7S") == played.refused("JS") == "duties.forced.mode"
    assert played.drops() == ["KH"]


@pytest.mark.parametrize("text", ["7S=pile", "7=pile", "7s takes pile", "7 x all", "7 takes the pile"])
def test_how_it_is_typed(text: str) -> None:
    assert at("7H", "7S KH").play(text).zone("won", 1) == {"7H", "7S"}


def test_the_left_over_pile_goes_to_the_last_capturer() -> None:
    game = pile_game(scoring__lines={"cards": {"use": "each", "of": "any", "points": 1}})
    played = Played(game, floor="(3C) 4D", hand={2: "7S"}, turn=2, stock="", last_capturer=1).play("7S")
    assert (played.gains, played.over) == ([3, 0], True)


# What is known of a pile.


def opened(first: str = "3C 4D 5H 9S") -> Game:
    game = pile_game()
    return game, game.start(order=order(game, first))     # type: ignore[return-value]


def test_of_the_cards_dealt_to_a_pile_only_the_last_is_seen() -> None:
    game, state = opened()  # type: ignore[misc]
    assert game.to_position(state)["floor"] == "(3C) (4D) (5H) 9S"
    for seat in (0, 1, 2):
        seen = game.observe(state, seat)
        assert seen.z[game.layout.zones["floor"].cell] == (UNKNOWN, UNKNOWN, UNKNOWN, game.cards.text.index("9S"))


def test_worlds_are_imagined_with_the_pile_as_it_is_known() -> None:
    game, state = opened()  # type: ignore[misc]
    seen, cell = game.observe(state, 1), game.layout.zones["floor"].cell
    worlds = [game.imagine(seen, Random(number)) for number in range(20)]
    assert {world.z[cell][-1] for world in worlds} == {state.z[cell][-1]}
    assert len({world.z[cell] for world in worlds}) > 10
    assert all(game.observe(world, 1) == seen for world in worlds)


def test_a_move_and_its_events_tell_nothing_of_unseen_cards() -> None:
    """Two worlds that differ only in the unseen cards of the pile look the same, after it was taken too."""
    views = []
    for hidden in ("(3C) (4D) (5H)", "(QC) (KD) (AH)"):
        stock = "3C 4D 5H QC KD AH"
        stock = " ".join(card for card in stock.split() if card not in hidden)
        game = pile_game()
        state = game.position({"floor": f"{hidden} 9S", "hand": {1: "9C 2C", 2: "2D 2H"}, "turn": 1, "stock": stock})
        events: list[object] = []
        state.tell = lambda event, game=game, events=events: events.append(game.filtered(event, 2))  # type: ignore[misc]
        game.play(state, game.parse(state, "9C=pile"))
        seen = game.observe(state, 2)
        views.append((seen, events, game.moves(state)))
        assert seen.hidden[game.layout.zones["won"].cell + 1] == 3
    assert views[0] == views[1]


def test_who_may_see_the_cards_won_sees_what_lay_unseen() -> None:
    game = pile_game(zones={"stock": {"of": "table", "seen_by": "nobody", "ordered": True},
                            "hand": {"of": "seat", "seen_by": "owner"},
                            "floor": {"of": "table", "seen_by": "top", "holds": "row"},
                            "won": {"of": "side", "seen_by": "owner"}, "aside": {"of": "side", "seen_by": "nobody"}})
    state = game.position({"floor": "(3C) 9S", "hand": {1: "9C 2C", 2: "2D 2H"}, "turn": 1})
    game.play(state, game.parse(state, "9C=pile"))
    won = game.layout.zones["won"].cell
    three = 1 << game.cards.text.index("3C")
    assert game.observe(state, 1).z[won + 1] & three
    assert not game.observe(state, 2).z[won + 1] & three


def test_a_position_with_unseen_cards_is_written_as_it_was_read() -> None:
    game = pile_game()
    given = {"floor": "(3C) 9S 2C", "hand": {"1": "9C", "2": "2D"}, "turn": 1, "stock": "KC"}
    written = game.to_position(game.position(given))
    assert written["floor"] == "(3C) 9S 2C"
    assert "public" not in written
    assert game.position(written).same_position(game.position(given))


def test_random_matches_lose_no_card() -> None:
    from cardgames.lab.laws import watch

    for players in (2, 4):
        for seed in range(5):
            assert watch(pile_game(players), seed).problem is None


def test_sentences() -> None:
    assert len(sentences("take_pile")) == 1
    assert len(sentences("take_pile", always={"rank": "J"})) == 2


def test_the_rules_say_where_a_pile_is() -> None:
    assert from_effective(dict(pile_game().ruleset.effective), 2).shape.zones["floor"].holds == "row"


def test_a_part_of_the_pile_is_refused() -> None:
    played = at("4H 7C", "7S 2H")
    game, state = played.game, played.state
    taking = next(move for move in game.moves(state) if move[3])
    refusal = game.refusal(state, (*taking[:3], taking[3] & -taking[3]))
    assert refusal is not None
    assert refusal.rule == "moves.take_pile"


def test_a_seat_lists_its_moves_beside_unseen_cards() -> None:
    game = pile_game()
    state = game.start(seed=3)
    assert game.moves(state) == game.moves(game.observe(state, state.seat))
