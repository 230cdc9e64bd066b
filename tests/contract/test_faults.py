"""A game that breaks the contract is told which check it breaks, and where."""

from itertools import count

import pytest

from skerry.kernel.choice import ScoreLine
from skerry.kernel.effect import Frame
from skerry.kernel.errors import SkerryError
from skerry.kernel.game import Value
from skerry.kernel.rng import Rng
from skerry.kernel.state import State
from skerry.kernel.text import Text
from skerry.kernel.zones import Layout
from tests.contract import answers, offers, undoing
from tests.contract.checks import keep_contract
from tests.contract.pebbles import PEBBLES, PILE, TAKEN, Pebbles, Take
from tests.contract.walk import Check

CLOCK = count()


class Unsorted(Take):
    """Offers the largest first."""

    def options(self, state: State, frame: Frame) -> list[int]:
        return super().options(state, frame)[::-1]


class Silent(Take):
    """Offers only two, and gives no reason against the third."""

    def options(self, state: State, frame: Frame) -> list[int]:
        return super().options(state, frame)[:2]

    def why_not(self, state: State, frame: Frame, pick: int) -> Text | None:
        return None


class Endless(Take):
    """Takes nothing."""

    def apply(self, state: State, frame: Frame, option: int) -> None:
        state.push(self, frame.seat)


class Moody(Take):
    """Takes another number every time."""

    def apply(self, state: State, frame: Frame, option: int) -> None:
        super().apply(state, frame, min(state.count(PILE) - 1, next(CLOCK) % 3))


class Wordless(Take):
    """Asks for what no language has words for."""

    def prompt(self, state: State, frame: Frame) -> Text:
        return Text("pebbles-take")


class Miscounted(Pebbles):
    """Shows one point more than it scores."""

    def score_sheet(self, state: State, seat: int) -> list[ScoreLine]:
        return [ScoreLine(self.label(0), state.count(TAKEN, seat) + 1, -1, [])]


class Sticky(State):
    """Shares its counters with its copies."""

    def clone(self) -> State:
        twin = super().clone()
        twin.counters = self.counters
        return twin


class Shared(Pebbles):
    """Has such a state."""

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> State:
        made = super().start(layout, settings, rng)
        return Sticky(layout, made.zones, made.counters, rng, made.agenda)


class Lucky(Pebbles):
    """Begins with a pile that does not follow from the seed."""

    def start(self, layout: Layout, settings: dict[str, Value], rng: Rng) -> State:
        return super().start(layout, {"pile": 20 + next(CLOCK) % 5}, rng)


def said(part: Pebbles | Check) -> str:
    if isinstance(part, Check):
        return part.name
    return type(part if type(part) is not Pebbles else part.take).__name__


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (Pebbles(Unsorted()), offers.options_are_distinct_and_in_the_vocabulary),
        (Pebbles(Silent()), offers.a_pick_is_an_option_just_when_nothing_speaks_against_it),
        (Pebbles(Wordless()), offers.everything_asked_can_be_said),
        (Pebbles(Moody()), answers.the_same_answers_give_the_same_game),
        (Pebbles(Moody()), answers.the_record_replays_to_the_same_state),
        (Pebbles(Moody()), undoing.undo_restores_or_is_refused),
        (Miscounted(), answers.the_game_ends_with_a_score),
        (Shared(), answers.a_clone_is_independent),
        (Lucky(), answers.the_same_answers_give_the_same_game),
    ],
    ids=said,
)
def test_a_fault_is_found_and_named(game: Pebbles, check: Check) -> None:
    with pytest.raises((AssertionError, LookupError, SkerryError)) as caught:
        keep_contract(game, seats=2, seed=7, checks=[check])
    [note] = caught.value.__notes__
    assert note.startswith(f"{check.name}: pebbles, 2 seats, {{'pile': 21}}, seed 7, position ")


def test_a_game_without_end_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.contract.walk.LONGEST", 50)
    with pytest.raises(AssertionError, match="does not end"):
        keep_contract(Pebbles(Endless()), seats=2, seed=7, checks=())


def test_what_a_check_does_leaves_the_walk_as_it_is() -> None:
    alone = keep_contract(PEBBLES, seats=3, seed=4, checks=())
    assert keep_contract(PEBBLES, seats=3, seed=4).answers == alone.answers
