"""Maps: what they ask for, and what they are worth."""

import pytest

from tests.games.farshore.coast import coast

GREEN = ("grove", "grove", "grove", "diver")


def test_map_1_asks_for_four_green_cards() -> None:
    assert coast().city(*GREEN).visit("dunes").cards("own maps") == ["map_1_2"]


def test_map_2_asks_for_a_card_of_each_colour() -> None:
    table = coast().city("grove", "pirate", "inn", "port", "pilgrim").visit("dunes")
    assert table.cards("own maps") == ["map_2_2"]


def test_map_3_asks_for_three_brown_cards() -> None:
    table = coast().city("pirate", "hideout", "castaway").visit("dunes")
    assert table.cards("own maps") == ["map_3_2"]


def test_map_4_asks_for_three_blue_cards() -> None:
    table = coast().city("port", "market", "herbalist").visit("dunes")
    assert table.cards("own maps") == ["map_4_2"]


def test_map_5_asks_for_four_red_cards() -> None:
    table = coast().city("inn", "inn", "abbey", "steward").visit("dunes")
    assert table.cards("own maps") == ["map_5_2"]


def test_map_6_asks_for_four_purple_cards() -> None:
    table = coast().city("pilgrim", "admiral", "manor", "guild_master").visit("dunes")
    assert table.cards("own maps") == ["map_6_2"]


def test_a_seat_owns_one_map_of_a_kind() -> None:
    table = coast().city(*GREEN).maps("1_2")
    assert not table.can("dunes")


def test_the_next_seat_gets_the_next_map_of_the_stack() -> None:
    table = coast().city(*GREEN).city(*GREEN[:2], "tumbler", "tumbler", seat=1).visit("dunes")
    assert table.visit("dunes").cards("own maps", 1) == ["map_1_1"]


def test_a_map_says_what_it_asks_for_when_it_cannot_be_taken() -> None:
    table = coast().city(*GREEN, "pirate", "hideout", "castaway").visit("dunes")
    assert table.options() == ["map_1_2", "map_3_2"]
    assert table.why_not("map_5_2") == "Your city needs 4 red cards more."
    assert table.pick("map_1_2").turn(0).maps("1_2").visit("dunes").asked() == 1


def test_a_map_of_a_kind_that_one_has_says_so() -> None:
    brown = ("pirate", "hideout", "castaway")
    table = coast().city(*GREEN, *brown, "port", "market", "herbalist").maps("1_2").visit("dunes")
    assert table.why_not("map_1_1") == "You have a map of this kind."


@pytest.mark.parametrize(
    ("values", "points"),
    [("2", 2), ("21", 6), ("210", 9), ("221110", 42), ("22111", 35), ("222222", 72)],
)
def test_maps_are_worth_their_sum_times_their_number(values: str, points: int) -> None:
    held = [f"{kind + 1}_{value}" for kind, value in enumerate(values)]
    table = coast(4).maps(*held)
    assert table.sheet()["map"] == points


@pytest.mark.parametrize(("seats", "stack"), [(2, "21"), (3, "210"), (4, "2110")])
def test_stacks_grow_with_the_seats(seats: int, stack: str) -> None:
    table = coast(seats)
    for kind in range(1, 7):
        tiles = [name for name in table.cards("maps") if name.startswith(f"map_{kind}_")]
        assert tiles == [f"map_{kind}_{value}" for value in stack]
