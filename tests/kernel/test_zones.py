"""One table of zones says who sees what, and which moves bring something to light."""

import pytest

from skerry.kernel.effect import Sequence
from skerry.kernel.errors import ImpossiblePosition
from skerry.kernel.rng import from_seed
from skerry.kernel.state import State
from skerry.kernel.view import view_of
from skerry.kernel.zones import EVERYBODY, NEWS, NOBODY, OWNER, QUIET, SHARED, Layout, Zone

DECK, MARKET, HAND, ROW = range(4)
LAYOUT = Layout(
    2,
    (Zone("deck", NOBODY, "card"), Zone("market", EVERYBODY, "card")),
    (Zone("hand", OWNER, "card"), Zone("row", EVERYBODY, "card")),
    ("round",),
    ("fame", "coins"),
)
OTHER_HAND, OTHER_ROW = 4, 5


def laid() -> State:
    cards = [[1, 2], [3], [4, 5], [6], [7], []]
    return State(LAYOUT, cards, [3, 10, 11, 20, 21], from_seed(0), None)


def test_each_seat_has_its_own_block_of_zones_and_counters() -> None:
    state = laid()
    assert [LAYOUT.find("hand", seat) for seat in (0, 1)] == [HAND, OTHER_HAND]
    assert [LAYOUT.find_counter("coins", seat) for seat in (0, 1)] == [2, 4]
    assert state.zone(HAND, 1) == [7]
    assert state.zone(MARKET, 1) == [3]
    assert [state.count(0, 1), state.count(1, 1)] == [3, 20]
    assert [LAYOUT.kind(zone) for zone in range(6)] == [DECK, MARKET, HAND, ROW, HAND, ROW]


@pytest.mark.parametrize("name", ["harbour", "", "Hand"])
def test_there_is_no_zone_or_counter_of_another_name(name: str) -> None:
    for find in (
        LAYOUT.find,
        LAYOUT.find_counter,
        view_of(laid(), 0).zone,
        view_of(laid(), 0).counter,
    ):
        with pytest.raises(ImpossiblePosition):
            find(name, 0)


@pytest.mark.parametrize(
    ("viewer", "seen"),
    [
        (0, [MARKET, HAND, ROW, OTHER_ROW]),
        (1, [MARKET, ROW, OTHER_HAND, OTHER_ROW]),
        (SHARED, [MARKET, ROW, OTHER_ROW]),
    ],
)
def test_a_seat_sees_what_lies_open_and_its_own_hand(viewer: int, seen: list[int]) -> None:
    assert [zone for zone in range(6) if LAYOUT.sees(viewer, zone)] == seen
    view = view_of(laid(), viewer)
    assert [zone.cards for zone in view.zones] == [
        cards if zone in seen else None for zone, cards in enumerate(laid().zones)
    ]
    assert [zone.count for zone in view.zones] == [2, 1, 2, 1, 1, 0]


def test_a_view_is_a_copy() -> None:
    state = laid()
    view_of(state, 0).cards("hand", 0).append(99)
    assert state.zones == laid().zones


def test_a_view_names_cards_and_counters_by_zone_and_owner() -> None:
    view = view_of(laid(), 0)
    assert view.cards("hand", 0) == [4, 5]
    assert view.cards("hand", 1) == []
    assert view.cards("market") == [3]
    assert [view.counter("round"), view.counter("fame", 1)] == [3, 20]


@pytest.mark.parametrize(
    ("source", "target", "told"),
    [
        (DECK, MARKET, NEWS),
        (DECK, HAND, NEWS),
        (MARKET, HAND, QUIET),
        (MARKET, DECK, QUIET),
        (HAND, DECK, QUIET),
        (HAND, ROW, 0),
        (OTHER_HAND, OTHER_ROW, 1),
        (OTHER_HAND, HAND, 1),
        (ROW, OTHER_HAND, QUIET),
    ],
)
def test_a_move_is_news_if_anyone_sees_a_card_they_did_not(
    source: int, target: int, told: int
) -> None:
    assert LAYOUT.news[source][target] == told


def test_showing_an_own_secret_is_no_news_to_oneself() -> None:
    state = laid()
    state.mover = 0
    state.move(4, HAND, ROW)
    assert state.news == 0
    state.move(7, OTHER_HAND, OTHER_ROW)
    assert state.news == 1


def test_chance_is_always_news() -> None:
    state = laid()
    state.shuffle(DECK)
    state.roll(6)
    assert state.news == 2
    assert state.rng.word != laid().rng.word


def test_the_primitives_change_what_they_say() -> None:
    state = laid()
    assert state.draw(DECK, OTHER_HAND) == 2
    state.move(4, HAND, MARKET)
    state.gain(2, 1, -5)
    assert state.zones == [[1], [3, 4], [5], [6], [7, 2], []]
    assert state.counters == [3, 10, 11, 20, 16]


def test_positions_are_the_same_only_with_the_same_cards_chance_and_agenda() -> None:
    state = laid()
    others = [laid() for _ in range(4)]
    others[0].draw(DECK, HAND)
    others[1].gain(0, 0, 1)
    others[2].roll(2)
    others[3].push(Sequence(), 0)
    assert state.same_as(laid())
    assert not any(state.same_as(other) for other in others)


def test_a_copy_shares_nothing_that_changes() -> None:
    state = laid()
    copy = state.clone()
    copy.draw(DECK, HAND)
    copy.gain(0, 0, 1)
    copy.roll(2)
    copy.offers[0] = None
    assert state.same_as(laid())


class Marked(State):
    """A position in which every card of a row bears its own number of coins."""

    def marks(self, zone: int) -> list[dict[str, int]]:
        return [{"coin": card} for card in self.zones[zone]] if zone in (HAND, ROW) else []


def test_a_card_is_lifted_from_its_place_among_equal_ones() -> None:
    state = State(LAYOUT, [[], [3, 9, 3], [], [], [], []], [0] * 5, from_seed(0), None)
    state.watch = []
    assert state.lift(2, MARKET, ROW) == 3
    assert [state.zones[MARKET], state.zones[ROW]] == [[3, 9], [3]]
    assert [type(event).__name__ for event in state.watch] == ["Moved"]


def test_lifting_a_card_into_sight_is_news() -> None:
    state = laid()
    state.mover = 0
    state.lift(0, DECK, MARKET)
    assert state.news == 1


def test_what_lies_on_cards_is_seen_with_them() -> None:
    cards = [[1, 2], [3], [4, 5], [6], [7], []]
    state = Marked(LAYOUT, cards, [0] * 5, from_seed(0), None)
    assert view_of(state, 0).zone("hand", 0).marks == [{"coin": 4}, {"coin": 5}]
    assert view_of(state, 1).zone("hand", 0).marks == []
    assert view_of(state, 1).zone("row", 0).marks == [{"coin": 6}]
    assert view_of(laid(), 0).zone("row", 0).marks == []
