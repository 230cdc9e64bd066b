"""Sets that are given as a whole: what can be gathered, what is refused, what is taken back."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from skerry.kernel.effect import NOTHING, frames
from skerry.kernel.errors import IllegalAction
from tests.contract.answers import refuses
from tests.contract.pictures import marked, picture
from tests.contract.walk import Walk, at_positions

if TYPE_CHECKING:
    from skerry.kernel.gathering import Gathering
    from skerry.kernel.state import State
    from skerry.kernel.table import Table

MANY_SETS = 60  # of sets with more ways to choose them, some are tried
SOME_SETS = 8


@at_positions(share=0.5)
def a_set_is_gathered_just_when_its_picks_can_be_answered_one_by_one(walk: Walk) -> None:
    """All sets between least and most, and no others, are reached, each by one path."""
    for seat in walk.table.awaited:
        found = _gathering(walk.table, seat)
        sets = [] if found is None else _sets(found)
        if not 0 < len(sets) <= MANY_SETS:
            continue
        ends = [_gathered(walk, seat, picks) for picks in sets]
        paths = _paths(walk.table, seat)
        assert sorted(t.answers for t in ends) == sorted(t.answers for t in paths)
        assert {_lie(end.state) for end in ends} == {_lie(path.state) for path in paths}
        assert len({_lie(end.state) for end in ends}) == len(ends)


@at_positions()
def any_order_of_a_set_leads_to_the_same_state(walk: Walk) -> None:
    """However a person gives a legal set, it ends as its picks do in the order of the record."""
    for seat in walk.table.awaited:
        found = _gathering(walk.table, seat)
        sets = [] if found is None else _sets(found)
        for picks in walk.chance.sample(sets, min(SOME_SETS, len(sets))):
            one, other = _gathered(walk, seat, picks), walk.table.clone()
            other.gather(sorted(picks), seat)
            assert one.answers == other.answers
            assert one.state.same_as(other.state)


def _gathered(walk: Walk, seat: int, picks: list[int]) -> Table:
    twin = walk.table.clone()
    picks = picks[:]
    walk.chance.shuffle(picks)
    twin.gather(picks, seat, walk.table.position)
    return twin


def _lie(state: State) -> str:
    """Say where everything lies, and what is still to be done."""
    agenda = [(id(f.effect), f.seat, f.source, f.memo) for f in frames(state.agenda)]
    return repr((state.zones, state.counters, marked(state), agenda))


def _gathering(table: Table, seat: int) -> Gathering | None:
    choice = table.choice(seat)
    return None if choice is None else choice.gathering


def _sets(found: Gathering) -> list[list[int]]:
    if found.ways:
        return [list(way.things) for way in found.ways]
    sizes = range(found.least, found.most + 1)
    sets = {some for size in sizes for some in combinations(found.pool, size)}
    if found.stop != NOTHING:
        sets.add(())  # where there is a pick that ends it, nothing at all will do
    return [list(some) for some in sorted(sets) if _is_apart(found, some)]


def _is_apart(found: Gathering, some: tuple[int, ...]) -> bool:
    """Tell whether no two things of a set are of one family."""
    families = [found.families[found.pool.index(pick)] for pick in some if found.families]
    return len(set(families)) == len(families)


def _paths(table: Table, seat: int) -> list[Table]:
    """Go all ways until the set is whole."""
    offer = table.state.offers[seat]
    assert offer is not None
    whole: list[Table] = []
    under_way = [table]
    while under_way:
        here = under_way.pop()
        for pick in here.options_of(seat):
            twin = here.clone()
            twin.act(pick, seat)
            found, now = _gathering(twin, seat), twin.state.offers[seat]
            same = now is not None and now.frame.effect is offer.frame.effect
            continues = same and found is not None and found.chosen > 0
            (under_way if continues else whole).append(twin)
    return whole


@at_positions()
def a_set_that_will_not_do_changes_nothing(walk: Walk) -> None:
    table, width = walk.table, len(walk.game.vocabulary)
    for seat in table.awaited:
        found = _gathering(table, seat)
        bad = [table.options_of(seat)[:1]] if found is None else _bad_sets(found, width)
        for picks in bad:
            refuses(IllegalAction, table.gather, picks, seat)
    assert picture(table) == walk.picture


def _bad_sets(found: Gathering, width: int) -> list[list[int]]:
    """Return sets with an unknown thing, with one too often, with too few and with too many."""
    pool, least, most = found.pool, found.least, found.most
    if found.ways:
        things = list(found.ways[0].things)
        return [[*things, -2], [*things, width], [*things, *pool], things[1:]]
    bad = [[*pool[: most - 1], pick] for pick in (-2, width)]
    bad += [[pool[0]] * (pool.count(pool[0]) + 1)]
    bad += [pool[: least - 1]] if least > 1 or (least and found.stop == NOTHING) else []
    bad += [pool[: most + 1]] if len(pool) > most else []
    return bad


@at_positions(share=0.5)
def a_set_is_one_step_back(walk: Walk) -> None:
    for seat in walk.table.awaited:
        found = _gathering(walk.table, seat)
        if found is None or found.chosen:
            continue
        twin, start = walk.table.clone(), walk.table.position
        twin.gather(walk.chance.choice(_sets(found)), seat)
        later = [number for number in twin.undoable(seat) if number >= start]
        assert [number for number in twin.steps(seat) if number >= start] == later[-1:]
