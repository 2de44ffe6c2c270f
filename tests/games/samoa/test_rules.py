"""The written rules of play, and the questions the rulebook leaves open about them (A-01 to A-23): one test each."""
from __future__ import annotations

import pytest

from cardgames import load
from cardgames.errors import UsageError
from tests.games.samoa.playing import Table, game_of


def test_setup() -> None:
    """62 cards face down; a mask for each player, the rest aside; nothing beside the masks in the row."""
    for players, aside in ((2, 3), (3, 2), (4, 1)):
        game = game_of(players=players)
        given = game.to_position(game.start(seed=5))
        assert len((given["stock"] + " " + given["shown"]).split()) == 62
        assert (len(given["mask"]), len(given["aside"].split())) == (players, aside)
        assert not {"above", "below", "under", "removed"} & given.keys()


def test_the_pack() -> None:
    game = game_of()
    kinds = [game.cards.kind[card] for card in game.cards.packs["main"]]
    assert {kind: kinds.count(kind) for kind in kinds} == {"feather": 50, "wave": 4, "bonfire": 4, "wind": 4}
    assert sum(game.cards.value[card] for card in game.cards.packs["main"] if game.cards.kind[card] == "feather") == 0


@pytest.mark.parametrize("deck", [(), ("bright-deck",), ("very-bright",), ("pyramid",)])
def test_every_deck_has_fifty_feathers(deck: tuple[str, ...]) -> None:
    game = game_of(*deck)
    values = [game.cards.value[card] for card in game.cards.packs["main"] if game.cards.kind[card] == "feather"]
    assert len(values) == 50
    assert set(values) == {*range(-5, 0), *range(1, 6)}


def test_the_decks_exclude_each_other() -> None:
    for pair in (("bright-deck", "pyramid"), ("very-bright", "pyramid"), ("bright-deck", "very-bright")):
        with pytest.raises(UsageError):
            load("samoa", variants=pair)


def test_play_goes_clockwise() -> None:
    table = Table(players=3, shown="+1", stock="+2 +3 +4", turn=2)
    seats = []
    for _ in range(3):
        seats.append(table.state.seat)
        table.play("sakani above")
    assert seats == [2, 3, 1]


def test_a01_chance_or_the_caller_chooses_the_first_starter() -> None:
    game = game_of(players=4)
    assert {game.start(seed=seed).seat for seed in range(30)} == {1, 2, 3, 4}
    assert game.start(seed=3).seat == game.start(seed=3).seat
    assert game.start(seed=3, starter=2).seat == 2


def test_a02_two_to_four_players() -> None:
    for players in (1, 5):
        with pytest.raises(UsageError):
            load("samoa", players=players)
    game = game_of("five-players", players=5)
    assert game.to_position(game.start())["mask"].keys() == set("12345")


def test_a03_both_draws_or_none_asked_at_once() -> None:
    table = Table(shown="wave", owed=1, stock="+1 +2 +3 +4")
    assert table.legal() == ["wave draw", "wave skip"]
    table.play("wave skip")
    assert (table.state.seat, table.now("shown"), table.now("owed")) == (1, "+1", 0)


def test_a03_a_forced_wave_asks_nothing() -> None:
    game = game_of("forced-wave", players=2)
    state = game.start(seed=11)
    while game.seat(state) and state.round == 1:
        assert not any("draw" in game.text(state, move) for move in game.moves(state))
        game.play(state, game.moves(state)[0])


def test_a04_a_second_wave_uses_up_an_owed_draw() -> None:
    table = Table(shown="wave", stock="wave +1 +2 +3 +4").play("draw")
    assert (table.now("shown"), table.now("owed")) == ("wave", 1)
    table.play("draw")
    assert (table.now("shown"), table.now("owed")) == ("+1", 2)


def test_a05_each_card_is_placed_before_the_next_is_shown() -> None:
    table = Table(shown="wave", stock="+1 +2 +3").play("draw")
    assert (table.now("shown"), table.now("stock")) == ("+1", "+2 +3")


def test_a06_the_end_of_the_deck_ends_the_round() -> None:
    table = Table(shown="+1", owed=3, stock="").play("hanuk above")
    assert (table.phase, table.now("owed")) == ("guess", 0)
    table = Table(shown="+1", stock="wave").play("hanuk above")
    assert (table.phase, table.now("removed")) == ("guess", "wave")


def test_a07_used_cards_are_removed() -> None:
    assert Table(shown="wave", stock="+1 +2").play("draw").now("removed") == "wave"
    table = Table(shown="wind+2", above={"hanuk": "+1"}, stock="+2").play("blow +1@hanuk/above")
    assert table.now("removed") == "wind+2"


def test_a08_no_card_is_thrown_away() -> None:
    for shown, verb in (("bonfire-2", "burn"), ("wind+2", "blow")):
        table = Table(shown=shown, above={"hanuk": "+1"}, stock="+2")
        assert {text.split("@")[0].split()[0] for text in table.legal()} == {shown, verb}


def test_a09_nothing_to_strike_on_an_empty_table() -> None:
    for shown in ("bonfire-2", "wind+2"):
        assert all(text.startswith(shown) for text in Table(shown=shown, stock="+2").legal())


def test_a10_any_card_beside_a_mask_is_struck() -> None:
    lying = {"hanuk": "bonfire-5 wind+4 +1"}
    assert sum(text.startswith("burn") for text in Table(shown="bonfire-2", above=lying, stock="+2").legal()) == 3
    only = Table("feathers-only", shown="bonfire-2", above=lying, stock="+2")
    assert [text for text in only.legal() if text.startswith("burn")] == ["burn +1@hanuk/above"]


def test_a11_cards_under_a_mask_are_out_of_reach() -> None:
    table = Table(shown="bonfire-2", under={"hanuk": "+5"}, stock="+2")
    assert len(table.legal()) == 10
    assert table.refused("burn +5") == "moves.burn"


def test_a12_a_card_of_the_same_turn_is_struck() -> None:
    table = Table(shown="wave", stock="+1 bonfire-3 +2").play("draw", "+1@hanuk/above", "burn +1@hanuk/above")
    assert table.now("removed").split() == ["+1", "wave", "bonfire-3"]


def test_a13_the_card_is_shown_before_it_is_placed() -> None:
    game = game_of(players=2)
    state = game.start(seed=2)
    onlooker = game.observe(state, 0)
    assert game.moves(onlooker) == game.moves(state)


def test_a14_the_wind_blows_to_the_same_mask() -> None:
    table = Table(shown="wind+2", below={"lonosa": "+1"}, stock="+2").play("blow +1@lonosa/below")
    assert (table.now("above"), table.now("below")) == ({"lonosa": "+1"}, {})


def test_a15_neither_fire_nor_wind_makes_a_mask_count() -> None:
    full = {"above": {"hanuk": "+1 +2 +3"}, "below": {"hanuk": "-1"}}
    for shown, move in (("wind+2", "blow -1@hanuk/below"), ("bonfire-2", "burn -1@hanuk/below")):
        assert Table(shown=shown, stock="+5", **full).play(move).now("under") == {}


def test_a16_owed_draws_go_on_after_a_mask_is_full() -> None:
    table = Table(shown="+5", owed=1, above={"hanuk": "+1 +2 +3 +4"}, stock="-1 -2").play("hanuk above")
    assert (table.now("above"), table.state.seat, table.now("shown"), table.now("owed")) == ({}, 1, "-1", 0)


def test_a17_the_side_of_the_full_mask_counts_for_all() -> None:
    """Below leads on Paduka and on the whole table, but Hanuk is full, and there above leads."""
    table = Table(shown="+5", above={"hanuk": "+1 +2 +3", "sakani": "+4"}, below={"hanuk": "-1", "paduka": "-2 -3 -4"},
                  stock="+5").play("hanuk above")
    assert table.now("under").keys() == {"hanuk", "sakani"}


def test_a18_two_sides_are_never_level() -> None:
    with pytest.raises(UsageError, match="odd number"):
        load("samoa", settings={"triggers.resolve.when.spot_holds": 4})


def test_a19_the_last_card_may_fill_a_mask() -> None:
    table = Table(shown="-1", above={"hanuk": "+1 +2 +3 +4"}, stock="").play("hanuk below")
    assert sorted(table.now("under")["hanuk"].split()) == ["+1", "+2", "+3", "+4"]
    assert table.phase == "guess"


def test_a20_cards_beside_the_masks_score_nothing() -> None:
    table = Table(players=2, mask={1: "hanuk", 2: "paduka"}, above={"hanuk": "+5 +4"}, shown="+3", stock="", round=3)
    table.play("hanuk above", "2=sakani", "1=sakani")
    assert (table.gains, table.over) == ({1: 0, 2: 0}, True)


def test_a21_a_last_card_may_be_used() -> None:
    assert Table(shown="bonfire-3", above={"hanuk": "+5"}, stock="").play("burn +5").phase == "guess"
    assert Table(shown="wind+3", above={"hanuk": "+5"}, stock="").play("blow +5").phase == "guess"


def test_a22_what_lies_under_a_mask_is_known_to_all() -> None:
    table = Table(under={"hanuk": "+5 -2"}, shown="+1", stock="+2")
    for seat in (0, 1, 2):
        seen = table.game.observe(table.state, seat)
        assert seen.z == table.state.z or seat == 0
    assert not table.game.layout.zones["under"].counted_only
    assert game_of("memory-piles").layout.zones["under"].counted_only


def test_a23_removed_cards_are_known_to_all() -> None:
    table = Table(removed="+5 wave", shown="+1", stock="+2")
    cell = table.game.layout.zones["removed"].cell
    assert table.game.observe(table.state, 0).z[cell] == table.state.z[cell]
