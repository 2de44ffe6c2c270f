"""What other tables play: every preset and switch, what goes together, and every parameter that must be reachable."""
from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from cardgames import load
from cardgames.errors import UsageError
from cardgames.rules import variants
from cardgames.rules.catalogue import Catalogue
from tests.games.suipi.playing import GAME, Table, game_of

INFO = game_of().ruleset.variants_info
PRESETS = [name for name, info in INFO.items() if info.kind == "preset"]
SWITCHES = [name for name, info in INFO.items() if info.kind == "switch"]
PLAYERS = {"dealers-choice": (2, 3, 4), "eleven": (2, 4), "twenty-three": (2, 3, 4), "full-circle": (2, 4),
           "steal-and-lock": (2,), "floor-unique": (2,)}
DROPS = ("drop-free", "drop-card", "drop-equal-value")
NO_BUILDS_EXCLUDES = {"any-sums", "build-any", "raise", "group", "owner-duties", "steal-and-lock", "floor-unique"}


def excluded(one: str, other: str) -> bool:
    """What must not go together; everything else must."""
    pair = {one, other}
    return pair <= set(PRESETS) or pair <= set(DROPS) or ("no-builds" in pair and bool(pair & NO_BUILDS_EXCLUDES))


def order(first: str, *on: str) -> str:
    """A whole order that begins with these cards."""
    texts = list(game_of(on).cards.text)
    return " ".join([*first.split(), *(text for text in texts if text not in first.split())])


def opening(first: str, *on: str) -> set[str]:
    """The opening layout when the pack begins with these cards."""
    game = game_of(on)
    return set(game.to_position(game.start(order=order(first, *on)))["floor"].split())


def hand_sizes(players: int, *on: str, **settings: Any) -> list[list[int]]:
    """The sizes of the hands at the beginning of each deal of a round."""
    game = game_of(on, players, tuple((key.replace("__", "."), value) for key, value in settings.items()))
    state, rng = game.start(seed=5), Random(5)
    sizes: dict[int, list[int]] = {}
    while not game.is_over(state) and state.round == 1:
        if state.deal not in sizes:
            hands = game.to_position(state)["hand"]
            sizes[state.deal] = [len(hands[str(seat)].split()) for seat in range(1, players + 1)]
        game.play(state, rng.choice(game.moves(state)))
    return list(sizes.values())


def test_presets_and_switches_are_those_of_the_sources() -> None:
    assert list(PLAYERS) == PRESETS
    assert all(info.title and info.summary and info.sources for info in INFO.values())


def test_what_makes_sense_goes_together() -> None:
    book = Catalogue().book(GAME)
    declared = variants.declared(book.header, [])
    found = {frozenset(pair) for pair in variants.compatible_pairs(declared, book.rules)}
    assert found == {frozenset(pair) for pair in combinations(INFO, 2) if not excluded(*pair)}


def test_variants_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(UsageError, match="no-builds"):
        game_of(("no-builds", "raise"))


@pytest.mark.parametrize("preset", PRESETS)
def test_players_and_partners_of_a_preset(preset: str) -> None:
    for players in (2, 3, 4):
        if players in PLAYERS[preset]:
            assert game_of((preset,), players).sides == {2: 2, 3: 3, 4: 2}[players]
        else:
            with pytest.raises(UsageError):
                game_of((preset,), players)
    if 4 in PLAYERS[preset]:
        assert game_of((preset,), 4).side_of[1:] == (1, 2, 1, 2)


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_count_once_a_round_and_take_sums_of_any_number(preset: str) -> None:
    game = game_of((preset,))
    assert game.ruleset.shape.scoring.per == "round"
    assert game.refusal(game.position({"floor": "6H 3C AD", "hand": {1: "10S"}}), "10S=6H+3C+AD") is None
    assert game.refusal(game.position({"floor": "6H 3C", "hand": {1: "AD 10S"}}), "AD+6H+3C=10") is None


@pytest.mark.parametrize(("preset", "drops"), [
    ("dealers-choice", "free"), ("eleven", "hand"), ("twenty-three", "hand"), ("full-circle", "hand"),
    ("steal-and-lock", "free"), ("floor-unique", "equal")])
@pytest.mark.parametrize("switch", ["", *DROPS])
def test_drop_modes_of_presets_and_switches(preset: str, drops: str, switch: str) -> None:
    drops = {"": drops, "drop-free": "free", "drop-card": "card", "drop-equal-value": "equal"}[switch]
    if preset == "floor-unique":    # the unique floor stays in force whatever the drop mode
        drops = "card" if drops == "card" else "equal"
    table = Table(preset, *filter(None, [switch]), floor="9S KD 2C", hand={1: "5H 9H 3D", 2: "8S"})
    dropped = {text for text in table.legal() if "=" not in text}
    assert dropped == {"free": {"5H", "9H", "3D"}, "hand": set(), "card": {"5H", "3D"}, "equal": {"5H", "3D"}}[drops]


def test_dealers_choice_hand_sizes() -> None:
    assert hand_sizes(2, "dealers-choice") == [[8, 8]] * 3
    assert hand_sizes(3, "dealers-choice") == [[8] * 3] * 2
    assert hand_sizes(4, "dealers-choice") == [[8] * 4, [4] * 4]
    assert hand_sizes(2, "dealers-choice", round__deals__open__hands__deal__cards=6) == [[6, 6]] * 4
    assert hand_sizes(2, "dealers-choice", round__deals__open__hands__deal__cards=7) == [[7, 7]] * 3 + [[3, 3]]
    assert hand_sizes(3, "dealers-choice", round__deals__open__hands__deal__cards="all") == [[16] * 3]


def test_dealers_choice_packets_of_two_and_lesser_card_back() -> None:
    assert opening("2S 2H 5C 6C 7D", "dealers-choice") == {"2S", "5C", "6C", "7D"}
    assert opening("2H 2S 5C 6C 7D", "dealers-choice") == {"2S", "5C", "6C", "7D"}
    assert opening("9H 9S 5C 6C 7D", "dealers-choice") == {"9H", "5C", "6C", "7D"}
    game = game_of(("dealers-choice",))
    hand = game.to_position(game.start(order=order("2C 3C 4C 5C AC AD AH AS", "dealers-choice")))["hand"]
    assert ("AC" in hand["1"], "AD" in hand["1"], "AH" in hand["2"], "AS" in hand["2"]) == (True,) * 4


def test_eleven_keeps_the_spade_and_ends_with_six_points() -> None:
    assert opening("9H 9S 5C 6C 7D", "eleven") == {"9S", "5C", "6C", "7D"}
    assert opening("9S 9H 5C 6C 7D", "eleven") == {"9S", "5C", "6C", "7D"}
    assert opening("9H 9D 5C 6C 7D", "eleven") == {"9H", "5C", "6C", "7D"}
    assert hand_sizes(4, "eleven") == [[8] * 4, [4] * 4]


def test_twenty_three_has_64_cards_16_spades_and_23_points() -> None:
    game = game_of(("twenty-three",))
    assert len(game.cards) == 64
    assert sum(suit == "S" for suit in game.cards.suit) == 16
    values = dict(zip(game.cards.text, game.cards.value, strict=True))
    assert [values[text] for text in ("10D", "11S", "12D", "13C", "JC")] == [10, 11, 12, 13, 0]
    points = {part.name: part.params.points for part in game.ruleset.parts("scoring.lines")}
    assert sum(points.values()) + 3 * points["aces"] == 23
    assert hand_sizes(2, "twenty-three") == [[10, 10]] * 3
    assert hand_sizes(3, "twenty-three") == [[10] * 3] * 2
    assert hand_sizes(4, "twenty-three") == [[5] * 4] * 3


def test_full_circle_keeps_the_point_card_and_everyone_deals() -> None:
    assert opening("2H 2S 5C 6C 7D", "full-circle") == {"2S", "5C", "6C", "7D"}
    assert opening("10C 10D 5C 6C 7D", "full-circle") == {"10D", "5C", "6C", "7D"}
    game = game_of(("full-circle",), 4)
    state, rng, dealers = game.start(seed=2), Random(2), []
    while not game.is_over(state):
        dealers.append(game.to_position(state)["dealer"])
        game.play(state, rng.choice(game.moves(state)))
    assert list(dict.fromkeys(dealers)) == [4, 1, 2, 3]


def test_steal_and_lock_an_owner_neither_drops_nor_starts_another_pile_but_keeps_no_card() -> None:
    table = Table("steal-and-lock", floor="{3C+5H=8@1} 4C 5D", hand={1: "8S 4H KC", 2: "9S"})
    assert table.refused("KC") == "duties.owner.no_drop"
    assert table.refused("4H+4C=8") == "duties.owner.one_pile"
    assert table.refused("4H=4C") is None
    assert table.refused("4H+4C,{3C+5H}=8") is None
    assert Table("steal-and-lock", floor="{3C+5H=8@1} 8C", hand={1: "8S KC", 2: "9S"}).refused("8S=8C") is None


def test_floor_unique_opens_without_repeats_and_point_cards() -> None:
    assert opening("AS 9H 9S 10D 5C 2S 6C 7D", "floor-unique") == {"9H", "5C", "6C", "7D"}
    table = Table("floor-unique", floor="QS", hand={1: "QH 9D", 2: "8S"})
    assert table.refused("QH") == "duties.forced.mode"


def test_clean_table_is_shuffled_until_it_is_clean() -> None:
    game = game_of(("clean-table",))
    for seed in range(20):
        floor = game.to_position(game.start(seed=seed))["floor"].split()
        assert len({text[:-1] for text in floor}) == 4
        assert not {"AC", "AD", "AH", "AS", "2S", "10D"} & set(floor)


def test_net_suipi_in_the_base_nets_at_every_count() -> None:
    table = Table("net-suipi", deal=1, floor="9C", hand={2: "9D"}, turn=2, tally_sweep={1: 2}).play("9D=9C")
    assert table.gains == {1: 1, 2: 3}
    assert "tally sweep" not in table.game.to_position(table.state)


PARAMETERS = [
    ("round.deals.open.hands.deal.cards", 10), ("round.deals.open.hands.deal.cards", [8, 4]),
    ("round.deals.open.hands.deal.packet", 2), ("moves.capture.sum.distinct", True), ("moves.capture.sum.cards", "any"),
    ("moves.capture.sum.piles", True), ("moves.capture.courts", "one"), ("moves.capture.several", "all"),
    ("moves.build.from", "any"), ("moves.build.raise", "opponents"), ("moves.build.equal_ranks", False),
    ("moves.build.max", 8), ("duties.forced.mode", "card"), ("triggers.sweep.points", 2),
    ("triggers.sweep.last_play", False), ("scoring.per", "round"), ("scoring.lines.cards.tie", "split"),
    ("ending.match", {"first_to": 11}),
    ("ending.match", {"everyone_deals": 2}), ("ending.match.rounds", 3), ("ending.leftovers", "nobody"),
]


@pytest.mark.parametrize(("path", "value"), PARAMETERS, ids=str)
def test_every_parameter_is_reached_by_hand(path: str, value: Any) -> None:
    game = load(GAME, settings={path: value})
    state, rng = game.start(seed=1), Random(1)
    while not game.is_over(state):
        game.play(state, rng.choice(game.moves(state)))
    assert game.outcome(state).points


def test_opponents_only_raise_what_is_not_their_own() -> None:
    settings = {"moves.build.raise": "opponents"}
    for owner, rule in ((1, "moves.build.raise"), (2, None)):
        table = Table(settings=settings, floor=f"{{3C+5H=8@{owner}}}", hand={1: "2S 10H", 2: "8S"})
        assert table.refused("2S+{3C+5H}=10") == rule


def test_a_pile_raised_and_then_grouped_is_named_in_full() -> None:
    """Its groups may be longer than any sum of this table, and hold equal ranks that are not added at once."""
    table = Table("raise", "group", floor="{3S+7C,AS+4C+5D=10@1} QS", hand={1: "10D KH", 2: "9S"})
    assert table.refused("10D={10}") is None
    (capture,) = (text for text in table.legal() if "=" in text)
    assert capture.count("+") == 3
    assert table.play(capture).lies("floor", "QS")
    unique = Table("floor-unique", floor="{2C+3D=5@2} QS", hand={1: "2S 7D 7H KC", 2: "7C 7S 9S"})
    unique.play("2S+{2C+3D}=7", "7C,{2C+2S+3D}=7")
    assert unique.lies("floor", "{7C,2C+2S+3D=7@2} QS")
    for text in unique.legal():
        assert unique.refused(text) is None
