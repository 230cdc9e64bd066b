"""A game that loses cards or tells secrets is told which check it breaks."""

import pytest

from skerry.kernel.effect import Frame, Reference
from skerry.kernel.events import Event, Moved
from skerry.kernel.game import Value
from skerry.kernel.gathering import Gathering
from skerry.kernel.rng import Rng
from skerry.kernel.state import State
from skerry.kernel.text import Text
from skerry.kernel.zones import Layout
from tests.contract import hidden, offers, sets, undoing
from tests.contract.checks import keep_contract
from tests.contract.rows import DECK, HAND, ROW, Lay, Rows
from tests.contract.walk import Check


class Losing(Lay):
    """Loses what is laid."""

    def apply(self, state: State, frame: Frame, option: int) -> None:
        super().apply(state, frame, option)
        state.zone(ROW, frame.seat).clear()


class Telling(Lay):
    """Asks with a look at the next card."""

    def prompt(self, state: State, frame: Frame) -> Text:
        return Text("seat", {"number": state.zone(DECK)[-1]})


class Peeking(Lay):
    """Offers less if the next card is high."""

    def options(self, state: State, frame: Frame) -> list[int]:
        return super().options(state, frame)[state.zone(DECK)[-1] // 10 :]


class Astray(Lay):
    """Points at the row instead of the hand."""

    def refer(self, state: State, frame: Frame, pick: int) -> Reference:
        return Reference(state.at(ROW, frame.seat), pick)


class Silent(Lay):
    """Draws behind the back of the primitives, so that nobody knows of the news."""

    def apply(self, state: State, frame: Frame, option: int) -> None:
        state.move(option, state.at(HAND, frame.seat), state.at(ROW, frame.seat))
        state.zone(HAND, frame.seat).append(state.zone(DECK).pop())
        if state.zone(DECK):
            state.push(self, frame.seat)


class Doubling(Lay):
    """Says that two are laid as a set, but lays one."""

    def gathering(self, state: State, frame: Frame) -> Gathering | None:
        hand = self.options(state, frame)
        return Gathering(hand, hand, 0, 2, 2, -1)


class Gossip(Rows):
    """Logs what is drawn, for all to read."""

    def tell(self, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
        return [self.label(event.card) for event in events if isinstance(event, Moved)]


class Empty(State):
    """Says that nothing lies on a card, in so many words."""

    def marks(self, zone: int) -> list[dict[str, int]]:
        return [{"coin": 0} for _ in self.zones[zone]]


class Marked(Rows):
    """Has such a state."""

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> State:
        made = super().start(layout, settings, rng)
        return Empty(layout, made.zones, made.counters, rng, made.agenda)


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (Rows(Losing()), hidden.cards_are_conserved),
        (Rows(Telling()), hidden.nothing_hidden_shows),
        (Rows(Peeking()), hidden.nothing_hidden_shows),
        (Rows(Astray()), offers.an_option_points_at_a_card_that_lies_there),
        (Rows(Silent()), undoing.undo_never_takes_back_what_was_learnt),
        (Rows(Doubling()), sets.a_set_is_gathered_just_when_its_picks_can_be_answered_one_by_one),
        (Gossip(), hidden.the_log_tells_only_what_the_viewer_saw),
        (Marked(), hidden.marks_lie_on_cards),
    ],
)
def test_a_fault_with_cards_is_found_and_named(game: Rows, check: Check) -> None:
    with pytest.raises(AssertionError) as caught:
        keep_contract(game, seats=2, seed=7, checks=[check])
    assert caught.value.__notes__[0].startswith(f"{check.name}: rows, 2 seats, {{}}, seed 7, ")


@pytest.mark.parametrize("seats", [2, 3])
def test_without_a_fault_it_keeps_the_contract(seats: int) -> None:
    assert keep_contract(Rows(), seats, seed=1).over
