"""Before the first turn: forest, events, meadow, hands and workers."""

import pytest

import skerry
from skerry.games.everdell.rows import BASIC_EVENTS
from tests.games.everdell.valley import valley


@pytest.mark.parametrize(("seats", "places"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_three_forest_places_are_laid_out_or_four_with_three_or_four_seats(
    seats: int, places: int
) -> None:
    assert valley(seats).size("forest") == places


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_first_seat_gets_five_cards_and_each_further_one_a_card_more(seats: int) -> None:
    view = skerry.new("everdell", seats=seats, seed=1).view()
    assert [view.zone("hand", seat).count for seat in range(seats)] == [5, 6, 7, 8][:seats]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_begin_in_winter_with_two_workers_and_nothing_else(seats: int) -> None:
    table = valley(seats)
    for seat in range(seats):
        assert table.has(seat) == {}
        assert [table.count(name, seat) for name in ("workers", "season", "points")] == [2, 0, 0]


def test_four_basic_and_four_special_events_and_eight_cards_are_laid_out() -> None:
    table = valley()
    events = table.cards("events")
    assert events[:4] == [event.name for event in BASIC_EVENTS]
    assert [len(set(events)), table.size("meadow")] == [8, 8]


def test_the_deck_holds_128_cards_before_the_deal() -> None:
    view = skerry.new("everdell", seats=4, seed=1).view()
    assert view.zone("deck").count == 128 - 8 - (5 + 6 + 7 + 8)


def test_the_first_seat_begins() -> None:
    assert skerry.new("everdell", seats=4, seed=1).awaited == [0]
