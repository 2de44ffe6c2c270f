"""The deal: packets, schedules, short last deals, packs dealt out at once."""
from __future__ import annotations

import pytest

from tests.mechanics.floor_table import RULES, Played, game_with, order, sentences


def hands(first: str, players: int = 2, starter: int | None = None, **deal: object) -> dict[str, str]:
    game = game_with(players, round__open={}, round__deals__open={"hands": {"deal": {"to": "hand", **deal}}})
    return dict(game.to_position(game.start(order=order(game, first), starter=starter))["hand"])


def test_cards_go_round_one_at_a_time() -> None:
    assert hands("2C 3C 4C 5C", cards=2) == {"1": "2C 4C", "2": "3C 5C"}


def test_cards_go_round_in_packets() -> None:
    assert hands("2C 3C 4C 5C", cards=2, packet=2) == {"1": "2C 3C", "2": "4C 5C"}


def test_a_last_packet_may_be_smaller() -> None:
    assert hands("2C 3C 4C 5C 6C 7C", cards=3, packet=2) == {"1": "2C 3C 6C", "2": "4C 5C 7C"}


def test_the_seat_that_leads_is_dealt_to_first() -> None:
    assert hands("2C 3C 4C", players=3, starter=2, cards=1) == {"2": "2C", "3": "3C", "1": "4C"}


def test_a_schedule_gives_the_cards_deal_by_deal() -> None:
    game = game_with(4, round__deals__open={"hands": {"deal": {"to": "hand", "cards": [8, 4]}}})
    last = Played(game, deal=1, floor="KC", hand={4: "KS"}, turn=4,
                  stock="2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S").play("KS")
    assert [len(last.zone("hand", seat)) for seat in (1, 2, 3, 4)] == [4, 4, 4, 4]
    assert last.zone("stock") == {"6C", "6D", "6H", "6S"}


def test_the_last_number_of_a_schedule_holds_from_then_on() -> None:
    game = game_with(2, round__deals__open={"hands": {"deal": {"to": "hand", "cards": [3, 1]}}})
    last = Played(game, deal=5, floor="KC", hand={2: "KS"}, turn=2, stock="2C 2D 2H 2S").play("KS")
    assert last.zone("hand", 1) == {"2C"}


def test_a_short_last_deal_is_shared_equally_and_the_rest_stays_undealt() -> None:
    game = game_with(3)
    last = Played(game, deal=2, floor="KC", hand={3: "KS"}, turn=3, stock="2C 2D 2H 2S 3C").play("KS")
    assert [last.zone("hand", seat) for seat in (1, 2, 3)] == [{"2C"}, {"2D"}, {"2H"}]
    assert last.zone("stock") == {"2S", "3C"}


def test_a_stock_with_less_than_one_card_each_ends_the_round() -> None:
    assert Played(game_with(3), deal=2, floor="KC", hand={3: "KS"}, turn=3, stock="2C 2D").play("KS").over


@pytest.mark.parametrize(("players", "size"), [(2, 26), (3, 17), (4, 13)])
def test_all_is_the_whole_pack_shared(players: int, size: int) -> None:
    assert [len(hand.split()) for hand in hands("2C", players=players, cards="all").values()] == [size] * players


def test_floor_cards_are_public_and_hands_are_not() -> None:
    game = game_with()
    state = game.start(seed=1)
    assert state.public == state.z[game.layout.zones["floor"].cell]


def test_a_pack_that_is_not_the_stock_is_dealt_at_once_and_the_rest_goes_to_one_zone() -> None:
    game = game_with(
        2, pack=None, packs={"main": {"base": "french52"}, "roles": {"faces": {"sun": 1, "moon": 1, "star": 1}}},
        zones={**RULES["zones"], "role": {"of": "seat", "seen_by": "owner"},
               "spare": {"of": "table", "seen_by": "nobody"}},
        round__open={"floor": {"deal": {"to": "floor", "cards": 4}},
                     "roles": {"deal": {"pack": "roles", "to": "role", "cards": 1, "rest": "spare"}}})
    position = game.to_position(game.start(order={"roles.1": "star sun moon"}))
    assert position["role"] == {"1": "star", "2": "sun"}
    assert position["spare"] == "moon"


def test_sentences() -> None:
    assert sentences("deal", to="hand", cards=8)[0] == "8 cards to each seat."
    schedule = sentences("deal", to="hand", cards=[8, 4], packet=2)
    assert schedule[0] == "8 cards to each seat in the first deal, 4 in the second, 2 at a time."
    assert "All cards" in sentences("deal", to="hand", cards="all")[0]
    rest = sentences("deal", to="hand", cards=1, pack="roles", rest="spare")
    assert rest[0] == "Each seat gets 1 card of the roles, in secret; the others are set aside unseen."
    assert rest[-1] == "The others go to the spare."



def test_anticlockwise_cards_go_round_the_other_way() -> None:
    game = game_with(3, seats={"players": [3], "direction": "anticlockwise"}, round__open={},
                     round__deals__open={"hands": {"deal": {"to": "hand", "cards": 1}}})
    state = game.start(order=order(game, "2C 3C 4C"), starter=2)
    assert game.to_position(state)["hand"] == {"2": "2C", "1": "3C", "3": "4C"}


def test_cards_dealt_to_a_row_lie_one_on_another() -> None:
    zones = {**RULES["zones"], "floor": {"of": "table", "seen_by": "all", "holds": "row"}}
    game = game_with(zones=zones, moves={"drop": {}}, turn__play__moves=["drop"])
    assert game.to_position(game.start(order=order(game, "9C 2D KS 4H")))["floor"] == "9C 2D KS 4H"
