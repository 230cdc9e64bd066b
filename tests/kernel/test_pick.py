"""Several things are chosen: one path to each set for records, any order for people."""

from random import Random

import pytest

import skerry
from skerry.kernel.effect import NOTHING, Frame
from skerry.kernel.errors import IllegalAction
from skerry.kernel.gathering import Gathering
from skerry.kernel.pick import Pick, ascending
from skerry.kernel.state import State
from skerry.kernel.text import Text
from tests.kernel.test_clauses import ends, laid, options

STOP = 9
POOL = [1, 1, 2, 3, 4]


def thing(pick: int) -> Text:
    return Text("word", {"word": f"thing-{pick}"})


class Take(Pick[State]):
    """Take so many things out of a pool; the counter tells which."""

    @property
    def stop(self) -> int:
        return STOP

    def __init__(self, least: int, most: int, *, skips: bool = False, parity: bool = False) -> None:
        self.least, self.most, self.skips, self.parity = least, most, skips, parity

    def pool(self, state: State, frame: Frame) -> list[int]:
        return POOL

    def bounds(self, state: State, frame: Frame) -> tuple[int, int]:
        return self.least, self.most

    def may_skip(self, state: State, frame: Frame) -> bool:
        return self.skips

    def family(self, state: State, pick: int) -> int:
        return pick % 2 if self.parity else NOTHING

    def whole(self, state: State, frame: Frame, picks: tuple[int, ...]) -> None:
        state.gain(0, 0, int("".join(map(str, picks)) or 0))

    def describe(self) -> Text:
        return Text("list-empty")


def sets(clause: Take) -> list[int]:
    return sorted(end.count(0) for end in ends(laid(clause, [])))


def gathering(clause: Take) -> Gathering:
    state = laid(clause, [])
    offer = state.offers[0]
    assert offer is not None
    found = clause.gathering(state, offer.frame)
    assert found is not None
    return found


def test_each_multiset_between_least_and_most_has_one_path() -> None:
    assert sets(Take(2, 2)) == [11, 12, 13, 14, 23, 24, 34]
    assert sets(Take(0, 1)) == [0, 1, 2, 3, 4]


def test_nothing_or_all_is_chosen_where_a_set_may_be_skipped() -> None:
    assert sets(Take(4, 4, skips=True)) == [0, 1123, 1124, 1134, 1234]
    assert gathering(Take(4, 4, skips=True)).in_order([], thing) == []


def test_of_things_of_one_family_one_is_chosen() -> None:
    assert sets(Take(2, 2, parity=True)) == [12, 14, 23, 34]


def test_a_pool_that_is_too_small_is_taken_whole() -> None:
    assert sets(Take(9, 9)) == [11234]


def test_a_set_is_put_in_order() -> None:
    assert gathering(Take(0, 3)).in_order([4, 1, 1], thing) == [1, 1, 4]


@pytest.mark.parametrize(
    ("picks", "said"),
    [
        ([1, 1, 1], "thing-1 can be chosen only 2 times."),
        ([7, 1], "thing-7 cannot be among them."),
        ([1], "2 things are needed, not 1."),
        ([1, 2, 3], "2 things are needed, not 3."),
        ([], "2 things are needed, not 0."),
    ],
)
def test_a_set_that_will_not_do_is_refused(picks: list[int], said: str) -> None:
    with pytest.raises(IllegalAction, match=said):
        gathering(Take(2, 2)).in_order(picks, thing)


def test_two_of_one_family_are_refused() -> None:
    with pytest.raises(IllegalAction, match="thing-1 and thing-3 are of one type"):
        gathering(Take(2, 2, parity=True)).in_order([1, 3], thing)


def test_what_comes_too_early_is_refused_one_by_one_and_taken_in_a_set() -> None:
    state = laid(Take(2, 2), [])
    state.answer(0, 2)
    assert options(state) == [3, 4]
    offer = state.offers[0]
    assert offer is not None
    reason = offer.frame.effect.why_not(state, offer.frame, 1)
    assert reason is not None
    assert reason.id == "why-not-in-order"


def test_one_resource_never_decides_the_other() -> None:
    scene = skerry.scenario("everdell").lay("forest", ["forest_two_any"]).pick("forest_two_any")
    choice = scene.table.choice()
    assert choice is not None
    assert choice.gathering is not None
    assert (choice.gathering.least, choice.gathering.most) == (2, 2)
    scene.table.gather([3, 0])
    assert [scene.table.view().counter(name, 0) for name in ("twig", "berry")] == [1, 1]


@pytest.mark.parametrize("seed", range(40))
def test_picks_in_any_order_are_put_in_order_equal_ones_once(seed: int) -> None:
    chance = Random(seed)
    picks = [chance.randrange(20 * seed + 1) for _ in range(chance.randrange(30))]
    assert ascending(picks[:]) == sorted(set(picks))
