"""Clauses are carried out until somebody has a real choice, and each set has just one path."""

from collections import Counter
from itertools import combinations
from typing import ClassVar

import pytest

from skerry.kernel.effect import NO_REFERENCE, Effect, Frame, Reference, Sequence, Together
from skerry.kernel.events import Counted, Event, Moved, Passage, Shuffled, passages
from skerry.kernel.pick import Choose
from skerry.kernel.rng import from_seed
from skerry.kernel.state import State
from skerry.kernel.text import Text
from skerry.kernel.zones import EVERYBODY, NOBODY, OWNER, Layout, Zone

DECK, HAND, PILE = range(3)
SHARED_ZONES = (Zone("deck", NOBODY, "card"),)
OWN_ZONES = (Zone("hand", OWNER, "card"), Zone("pile", OWNER, "card"))
WORDS = Text("list-empty")


def laid(clause: Effect[State], *hands: list[int]) -> State:
    layout = Layout(len(hands), SHARED_ZONES, OWN_ZONES, ("round",), ())
    zones = [[], *(zone for hand in hands for zone in (hand, []))]
    state = State(layout, zones, [0], from_seed(0), Frame(clause, 0))
    state.run()
    return state


def choose(count: int = 1, rest: int = -1) -> Choose[State]:
    return Choose(HAND, PILE, WORDS, WORDS, count, rest)


def options(state: State, seat: int = 0) -> list[int]:
    offer = state.offers[seat]
    return [] if offer is None else offer.options


def ends(state: State) -> list[State]:
    """Return all ends that can be reached, one for each path."""
    if not options(state):
        return [state]
    found = []
    for pick in options(state):
        copy = state.clone()
        copy.answer(0, pick)
        found += ends(copy)
    return found


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_each_set_of_cards_is_reached_by_exactly_one_path(count: int) -> None:
    piles = [tuple(end.zone(PILE, 0)) for end in ends(laid(choose(count), [9, 4, 7, 2, 5]))]
    assert sorted(piles) == sorted(combinations([2, 4, 5, 7, 9], count))


def test_equal_cards_are_offered_once() -> None:
    assert options(laid(choose(), [3, 3, 8, 3])) == [3, 8]
    piles = Counter(tuple(end.zone(PILE, 0)) for end in ends(laid(choose(2), [3, 3, 8, 8])))
    assert piles == {(3, 3): 1, (3, 8): 1, (8, 8): 1}


def test_a_single_option_is_carried_out_silently() -> None:
    state = laid(choose(), [6])
    assert state.offers == [None]
    assert state.zone(PILE, 0) == [6]


class Ponder(Effect[State]):
    """Put a card of the hand on the pile, and wait even where there is only one."""

    patient: ClassVar[bool] = True

    def options(self, state: State, frame: Frame) -> list[int]:
        return sorted(state.zone(HAND, frame.seat))

    def apply(self, state: State, frame: Frame, option: int) -> None:
        if option >= 0:
            state.move(option, state.at(HAND, frame.seat), state.at(PILE, frame.seat))


def test_a_patient_clause_waits_even_for_a_single_option() -> None:
    state = laid(Ponder(), [6])
    assert options(state) == [6]
    state.answer(0, 6)
    assert state.zone(PILE, 0) == [6]


def test_a_patient_clause_without_an_option_is_not_waited_for() -> None:
    state = laid(Ponder(), [])
    assert (state.offers, state.agenda) == ([None], None)


def test_a_patient_clause_waits_in_its_lane_too() -> None:
    state = laid(Together(Ponder()), [1], [4, 5], [])
    assert [options(state, seat) for seat in range(3)] == [[1], [4, 5], []]


def test_a_redealt_world_in_which_a_patient_clause_has_one_option_can_be() -> None:
    state = laid(Together(Ponder()), [1, 2], [4, 5])
    state.zones[state.at(HAND, 1)] = [7]
    assert state.offer_anew(keep=0)
    assert options(state, 1) == [7]
    state.zones[state.at(HAND, 1)] = []
    assert not state.offer_anew(keep=0)


def test_choosing_a_card_is_about_that_card_where_it_lies() -> None:
    state = laid(choose(), [3, 8])
    clause, frame = choose(), Frame(choose(), 0)
    assert clause.refer(state, frame, 8) == Reference(state.at(HAND, 0), 8)


def test_a_pick_is_about_nothing_on_the_table_unless_a_clause_says_so() -> None:
    clause = Ponder()
    assert clause.refer(laid(clause, [1, 2]), Frame(clause, 0), 2) == NO_REFERENCE


def test_nothing_to_choose_is_no_choice() -> None:
    state = laid(choose(), [])
    assert state.agenda is None
    assert state.offers == [None]


def test_the_rest_goes_where_it_is_told() -> None:
    state = laid(choose(rest=DECK), [6, 1, 8])
    state.answer(0, 6)
    assert state.zones == [[1, 8], [], [6]]


def test_a_clause_without_options_lets_nothing_be_chosen() -> None:
    state = laid(choose(), [])
    reason = Sequence[State]().why_not(state, Frame(choose(), 0), 3)
    assert reason is not None
    assert reason.id == "why-not-there"


def test_the_parts_of_a_sequence_come_in_turn() -> None:
    state = laid(Sequence(choose(), choose()), [1, 2, 3])
    state.answer(0, 3)
    assert options(state) == [1, 2]
    state.answer(0, 1)
    assert state.zone(PILE, 0) == [3, 1]


def test_all_choose_at_once_and_the_agenda_waits_for_all() -> None:
    state = laid(Sequence(Together(choose()), choose()), [1, 2, 3], [4, 5])
    state.answer(1, 5)
    assert [options(state, seat) for seat in (0, 1)] == [[1, 2, 3], []]
    state.answer(0, 2)
    assert state.lanes == []
    assert options(state) == [1, 3]


def test_a_seat_without_a_choice_is_not_waited_for() -> None:
    state = laid(Together(choose()), [1], [4, 5], [])
    assert [options(state, seat) for seat in range(3)] == [[], [4, 5], []]
    assert state.zone(PILE, 0) == [1]


def test_lanes_without_any_choice_close_at_once() -> None:
    state = laid(Sequence(Together(choose()), choose()), [1], [4])
    assert state.lanes == []
    assert state.agenda is None


def test_the_position_of_an_offer_counts_the_answers_before_it() -> None:
    state = laid(Sequence(Together(choose()), choose()), [1, 2, 3], [4, 5])
    state.answer(1, 5)
    state.answer(0, 1)
    assert [offer.position for offer in state.offers if offer is not None] == [2]


def test_moves_of_the_same_way_are_told_as_one() -> None:
    layout = Layout(2, (*SHARED_ZONES, Zone("bay", EVERYBODY, "card")), OWN_ZONES, ("round",), ())
    deck, bay, hand, other = layout.find("deck"), 1, layout.find("hand", 0), layout.find("hand", 1)
    ways = [(deck, hand), (deck, hand), (deck, other), (bay, other)]
    events: list[Event] = [Moved(card, *way) for card, way in enumerate(ways)]
    joined = passages(layout, [*events[:1], Shuffled(deck), *events[1:], Counted(0, 1, 1)], 0)
    told = [(e.cards, e.seat, e.known) for e in joined if isinstance(e, Passage)]
    assert told == [([0], 0, True), ([1], 0, True), ([2], 1, False), ([3], 1, True)]
    both = [e for e in passages(layout, events, 0) if isinstance(e, Passage)]
    assert [passage.cards for passage in both] == [[0, 1], [2], [3]]
