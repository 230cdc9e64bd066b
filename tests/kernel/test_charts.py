"""Cards may lie on the cells of a chart, and copies, views and comparisons know of it."""

import pytest

import skerry
from skerry import ImpossiblePosition
from skerry.games.beacon_patrol.zones import HOME
from skerry.kernel.events import Event, Placed, passages
from skerry.kernel.rng import from_seed
from skerry.kernel.state import State
from skerry.kernel.view import view_of
from skerry.kernel.zones import EVERYBODY, NOBODY, OWNER, SHARED, Layout, Zone

DECK, MAP, HAND = range(3)
LAYOUT = Layout(
    2,
    (Zone("deck", NOBODY, "card"), Zone("map", EVERYBODY, "card", breadth=10)),
    (Zone("hand", OWNER, "card"), Zone("plan", OWNER, "card", breadth=4)),
    (),
    (),
)
PLAN, OTHER_PLAN = 3, 5


def laid() -> State:
    cards = [[1, 2], [3, 4], [5], [6], [], [7]]
    spots = {3: 44, 4: 45, 6: 0, 7: 2}
    state = State(LAYOUT, cards, [], from_seed(0), None)
    state.spots = spots
    return state


def test_a_zone_is_no_chart_unless_it_has_a_breadth() -> None:
    assert [zone.breadth for zone in LAYOUT.zones[:4]] == [0, 10, 0, 4]


def test_a_state_has_nothing_on_cells_unless_it_is_said() -> None:
    assert State(LAYOUT, [], [], from_seed(0), None).spots == {}


def test_a_card_is_placed_on_a_cell_and_on_another_later() -> None:
    state = laid()
    state.place(3, 55)
    assert state.spots == {3: 55, 4: 45, 6: 0, 7: 2}
    assert state.zones == laid().zones


def test_placing_is_reported_to_those_who_watch() -> None:
    state = laid()
    state.watch = []
    state.place(4, 46)
    [event] = state.watch
    assert isinstance(event, Placed)
    assert (event.card, event.spot) == (4, 46)


def test_placing_brings_nothing_to_light() -> None:
    state = laid()
    state.place(4, 46)
    assert state.news == 0


def test_a_placed_card_parts_the_moves_before_and_after() -> None:
    events: list[Event] = [Placed(3, 44), Placed(4, 45)]
    assert passages(LAYOUT, events, 0) == events


def test_a_copy_has_cells_of_its_own() -> None:
    state = laid()
    copy = state.clone()
    assert copy.spots == state.spots
    copy.place(3, 99)
    assert state.spots == laid().spots


def test_positions_differ_if_a_card_lies_on_another_cell() -> None:
    state = laid()
    assert state.same_as(laid())
    state.place(3, 43)
    assert not state.same_as(laid())


@pytest.mark.parametrize(
    ("viewer", "spots"),
    [
        (0, [[], [44, 45], [], [0], [], []]),
        (1, [[], [44, 45], [], [], [], [2]]),
        (SHARED, [[], [44, 45], [], [], [], []]),
    ],
)
def test_a_view_has_the_cells_of_the_cards_that_it_shows(
    viewer: int, spots: list[list[int]]
) -> None:
    view = view_of(laid(), viewer)
    assert [zone.spots for zone in view.zones] == spots
    zones = view.as_dict()["zones"]
    assert isinstance(zones, list)
    assert [zone["spots"] for zone in zones] == spots


def test_the_cells_of_a_view_stand_in_the_order_of_its_cards() -> None:
    state = laid()
    state.zones[MAP].reverse()
    zone = view_of(state, SHARED).zone("map")
    assert (zone.cards, zone.spots) == ([4, 3], [45, 44])


# Situations.


def test_a_scenario_places_a_card_from_wherever_it_is() -> None:
    scene = skerry.scenario("beacon_patrol")
    held = scene.cards("hand", 1)[0]
    scene.place("sea", held, HOME + 1)
    assert held in scene.cards("sea")
    assert held not in scene.cards("hand", 1)
    assert len(scene.cards("hand", 1)) == 3


def test_a_scenario_moves_a_card_that_lies_on_the_chart_already() -> None:
    scene = skerry.scenario("beacon_patrol").place("sea", "O1", HOME + 1)
    scene.place("sea", "O1", HOME + 2).place("ships", "ship-1", HOME + 2)
    view = scene.table.view().zone("sea")
    assert view.spots == [HOME, HOME + 2]
    assert "sail-west" not in scene.options()


def test_after_placing_the_options_are_those_of_the_new_situation() -> None:
    scene = skerry.scenario("beacon_patrol").place("sea", "O1", HOME + 1)
    assert "sail-east" in scene.options()


@pytest.mark.parametrize(
    ("zone", "card", "spot", "said"),
    [
        ("hand", "O1", 5, "The hand is no chart: lay cards there, without a cell."),
        ("sea", "O1", -1, "A cell of the sea is a whole number from 0 up, not -1."),
        ("sea", "dragon", 5, "There is no card called 'dragon'; one is 'O1'."),
        ("sea", "ship-1", 5, "There is no further ship-1 that could lie there."),
        ("harbour", "O1", 5, "Seat 0 has no zone 'harbour'"),
    ],
)
def test_what_cannot_be_placed_there_is_refused(zone: str, card: str, spot: int, said: str) -> None:
    with pytest.raises(ImpossiblePosition) as caught:
        skerry.scenario("beacon_patrol", seed=2).place(zone, card, spot)
    assert str(caught.value).startswith(said)


def test_cards_are_not_laid_on_a_chart_without_a_cell() -> None:
    with pytest.raises(ImpossiblePosition, match="The sea is a chart: place each card on a cell"):
        skerry.scenario("beacon_patrol").lay("sea", ["HQ", "O1"])


def test_a_card_of_a_chart_is_not_fetched_from_its_cell() -> None:
    scene = skerry.scenario("beacon_patrol").place("sea", "O1", HOME + 1)
    with pytest.raises(ImpossiblePosition, match="There is no further O1 that could lie there"):
        scene.lay("hand", ["O1"])
