"""A table can be copied, pickled and written down, and goes on from there as it would have."""

from __future__ import annotations

import copy
import pickle
from typing import TYPE_CHECKING, TypeVar

from skerry.kernel.position import Header
from skerry.kernel.record import parse
from skerry.kernel.replaying import replay
from skerry.kernel.rng import from_seed
from skerry.kernel.table import Table, from_position
from tests.contract.pictures import picture
from tests.contract.walk import at_positions

if TYPE_CHECKING:
    from tests.contract.walk import Walk

T = TypeVar("T")


@at_positions(share=0.05)
def a_position_reads_back(walk: Walk) -> None:
    key = walk.table.key()
    again = from_position(walk.game, walk.settings, Header(key))
    assert again.key() == key
    assert [again.view(seat) for seat in range(walk.seats)] == [
        walk.table.view(seat) for seat in range(walk.seats)
    ]
    assert offered(again) == offered(walk.table)
    original = walk.table.clone()
    while not original.over:
        seat, pick = (
            original.awaited[-1],
            walk.chance.choice(original.options_of(original.awaited[-1])),
        )
        original.act(pick, seat)
        again.act(pick, seat)
    assert again.scores() == original.scores()
    assert again.key() == original.key()


@at_positions(share=0.05)
def a_seat_knows_the_same_in_every_world_it_may_be_in(walk: Walk) -> None:
    for seat in range(walk.seats):
        world = walk.table.sample(seat, from_seed(walk.chance.getrandbits(40)))
        assert world.key(seat) == walk.table.key(seat)


@at_positions(share=0.03)
def an_imagined_table_is_saved_sampled_again_and_continued(walk: Walk) -> None:
    seat = walk.chance.randrange(walk.seats)
    world = walk.table.sample(seat, from_seed(walk.chance.getrandbits(40)))
    text = world.record().text()
    again = replay(walk.game, walk.seats, walk.settings, parse(text))
    assert again.key(seat) == walk.table.key(seat)
    assert again.record().text() == text
    assert again.sample(seat, from_seed(1)).key(seat) == walk.table.key(seat)
    walk.finish(again)
    last = replay(walk.game, walk.seats, walk.settings, parse(again.record().text()))
    assert last.scores() == again.scores()


@at_positions(share=0.05)
def a_copy_or_a_pickle_is_the_same_table(walk: Walk) -> None:
    table = walk.table
    for twin in twins(table):
        assert twin == table
        assert twin is not table
        assert picture(twin) == walk.picture
        if not twin.over:
            walk.answer(twin)
            assert twin != table
    assert picture(table) == walk.picture


@at_positions(share=0.05)
def what_a_table_gives_can_be_copied_and_pickled(walk: Walk) -> None:
    table = walk.table
    given = [table.record(), table.view(), table.view(0), table.state.rng, table.choice()]
    for thing in [*given, table.score_sheet(0), *table.log(0)[-1:]]:
        for twin in twins(thing):
            assert twin == thing
    for state in (copy.copy(table.state), copy.deepcopy(table.state)):
        assert state is not table.state
        assert state.same_as(table.state)
    names = table.game.vocabulary.names
    assert all(twin.names == names for twin in twins(table.game.vocabulary))


def offered(table: Table) -> list[list[int]]:
    return [table.options_of(seat) for seat in range(table.seats)]


def twins(thing: T) -> list[T]:
    """Copy something in every way there is."""
    return [copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))]  # noqa: S301
