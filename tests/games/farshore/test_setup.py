"""The start of the game."""

import pytest

import skerry
from skerry import Table
from skerry.games.farshore import FARSHORE


def zone(table: Table, name: str, seat: int = 0) -> list[str]:
    state = table.state
    return [table.game.cards[card] for card in state.zones[state.layout.find(name, seat)]]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_islands_hands_workers_and_anchors_are_dealt_by_seats(seats: int) -> None:
    table = skerry.new("farshore", seats=seats, seed=1)
    view = table.view(0)
    assert len(zone(table, "islands")) == seats
    assert [len(zone(table, "hand", seat)) for seat in range(seats)] == [5, 6, 7, 8][:seats]
    for seat in range(seats):
        assert view.counter("workers", seat) == 2
        assert view.counter("anchors", seat) == 3
        assert view.counter("ship", seat) == 0


def test_one_compass_tile_of_each_stack_is_in_force() -> None:
    tiles = zone(skerry.new("farshore", seats=2, seed=5), "compass")
    assert [tile[:-1] for tile in tiles] == ["compass_a", "compass_b"]


@pytest.mark.parametrize("seed", range(20))
def test_the_bay_has_eight_different_cards_and_equal_ones_lie_on_each_other(seed: int) -> None:
    table = skerry.new("farshore", seats=2, seed=seed)
    bay = zone(table, "bay")
    assert len(set(bay)) == 8
    marks = table.view(0).zone("bay").marks
    places = {card: mark["place"] for card, mark in zip(bay, marks, strict=True)}
    assert sorted(places.values()) == list(range(1, 9))
    assert [mark["place"] for mark in marks] == [places[card] for card in bay]


def test_some_deal_of_the_bay_has_a_stack() -> None:
    assert any(
        len(zone(skerry.new("farshore", seats=2, seed=seed), "bay")) > 8 for seed in range(20)
    )


def test_every_seat_may_change_its_whole_hand_once() -> None:
    table = skerry.new("farshore", seats=3, seed=3)
    first = [zone(table, "hand", seat) for seat in range(3)]
    for answer in ("new-hand", "stop", "new-hand"):
        table.act(answer)
    assert len(zone(table, "discard")) == 12
    assert sorted(zone(table, "discard")) == sorted(first[0] + first[2])
    assert zone(table, "hand", 1) == first[1]
    assert len(zone(table, "hand", 0)) == 5
    assert len(zone(table, "hand", 2)) == 7
    assert table.seat == 0
    assert "new-hand" not in [table.game.vocabulary.name(pick) for pick in table.options]


def test_the_deck_has_the_125_cards_of_the_box() -> None:
    cards = FARSHORE.chest.cards
    assert len(cards) == 48
    assert sum(card.copies for card in cards) == 125
