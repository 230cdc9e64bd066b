"""Ships, compass tiles and winds."""

import pytest

from skerry.games.farshore.deck.deck import house_deck
from tests.games.farshore.coast import coast
from tests.games.farshore.decks import HOUSE

TRACK = house_deck().track


def test_the_track_goes_by_twos_to_40_and_then_one_by_one_to_60() -> None:
    assert TRACK.values[:21] == list(range(0, 41, 2))
    assert TRACK.values[21:] == list(range(41, 61))
    assert TRACK.last == 40


def test_treasure_marks_lie_where_the_track_has_them() -> None:
    at = [TRACK.values[step] for step in TRACK.marks]
    assert at == [4, 8, 12, 18, 24, 30, 36, 41, 45, 49, 53, 57]
    assert TRACK.passed[TRACK.last] == 12


def test_another_track_is_sailed_and_scored_as_its_file_says() -> None:
    short = HOUSE.replace("places = 41", "places = 4")
    short = short.replace("0 to 40 by 2, 41 to 60 by 1", "0, 1, 5, 9")
    start, found, rest = short.partition('treasures = "')
    short = start + found + "5, 9" + rest[rest.index('"') :]
    table = coast(deck=short).ship(1).hand("galley").purse(3, 2, 1).play("galley")
    assert (table.count("ship"), table.count("treasure")) == (3, 2)
    assert table.sheet()["ship"] == 9


def test_compass_tile_a1_moves_the_ship_for_a_common_construction() -> None:
    assert moved("a1") == {"grove"}


def test_compass_tile_a2_moves_the_ship_for_a_unique_construction() -> None:
    assert moved("a2") == {"hideout", "port", "crows_nest"}


def test_compass_tile_a3_moves_the_ship_for_a_common_critter() -> None:
    assert moved("a3") == {"diver"}


def test_compass_tile_a4_moves_the_ship_for_a_unique_critter() -> None:
    assert moved("a4") == {"pilgrim"}


def test_compass_tile_b1_moves_the_ship_for_a_purple_card() -> None:
    assert moved("b1") == {"pilgrim"}


def test_compass_tile_b2_moves_the_ship_for_a_blue_card() -> None:
    assert moved("b2") == {"port"}


def test_compass_tile_b3_moves_the_ship_for_a_brown_card() -> None:
    assert moved("b3") == {"hideout"}


def test_compass_tile_b4_moves_the_ship_for_a_red_card() -> None:
    assert moved("b4") == {"crows_nest"}


def moved(tile: str) -> set[str]:
    """Return for which of some cards of all sorts a tile moves the ship."""
    cards = ("grove", "hideout", "diver", "pilgrim", "port", "crows_nest")
    found = set()
    for card in cards:
        table = coast().compass(tile).hand(card).purse(5, 5, 5, 5).play(card)
        found |= {card} if table.count("ship") else set()
    return found


def test_a_card_that_matches_both_tiles_moves_the_ship_two_spaces() -> None:
    table = coast().compass("a1", "b4").hand("inn").purse(2, 1).ship(1).play("inn")
    assert table.count("ship") == 3
    assert table.count("treasure") == 1


def test_a_mark_that_is_passed_gives_its_treasure_too() -> None:
    table = coast().bay("diver").hand("galley").purse(3, 2, 1).ship(8).play("galley")
    assert table.count("ship") == 10
    assert table.count("treasure") == 1


def test_ships_share_a_place() -> None:
    table = coast().compass("a1").hand("grove").purse(2, 1).ship(1, seat=1).play("grove")
    assert [table.count("ship", seat) for seat in (0, 1)] == [1, 1]


@pytest.mark.parametrize(("step", "left"), [(39, 40), (40, 40)])
def test_a_ship_goes_no_further_than_60(step: int, left: int) -> None:
    table = coast().bay("diver").hand("galley").purse(3, 2, 1).ship(step).play("galley")
    assert table.count("ship") == left
    assert table.sheet()["ship"] == 60


def test_the_points_of_the_track_count_for_the_place_reached() -> None:
    assert coast().ship(19).sheet()["ship"] == 38
    assert coast().ship(25).sheet()["ship"] == 45
