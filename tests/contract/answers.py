"""What an answer does: just what it should, the same every time, and nothing if it is refused."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.errors import IllegalAction, NotYourTurn, StaleAction
from skerry.kernel.record import parse
from skerry.kernel.replaying import replay
from tests.contract.pictures import picture
from tests.contract.walk import Walk, after_answers, at_positions, at_the_end

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.table import Table


def refuses(
    error: type[Exception] | tuple[type[Exception], ...],
    call: Callable[..., None],
    *args: object,
) -> None:
    """Make sure that a call is refused, and for the right reason."""
    try:
        call(*args)
    except error:
        return
    raise AssertionError(f"{call.__name__}{args} is not refused")


@at_the_end
def the_game_ends_with_a_score(walk: Walk) -> None:
    table, seats = walk.table, range(walk.seats)
    assert table.awaited == []
    assert table.seat == -1
    assert table.options == []
    assert table.choice() is None
    # Who plays alone may lose, and so may all who meet a rival.
    assert table.winners() or walk.seats == 1 or table.rival() is not None
    assert set(table.winners()) <= set(seats)
    sums = [sum(line.points for line in table.score_sheet(seat)) for seat in seats]
    assert sums == table.scores()


@at_positions(share=0.2)
def a_clone_is_independent(walk: Walk) -> None:
    table, twin = walk.table, walk.table.clone()
    assert twin.state.same_as(table.state)
    assert picture(twin) == walk.picture
    walk.finish(twin)
    assert picture(table) == walk.picture
    if not table.over:
        later = table.clone()
        walk.answer(later)
        assert not later.state.same_as(table.state)


@at_the_end
def a_watched_table_takes_down_what_would_be_told_later(walk: Walk) -> None:
    """Answers tried on copies, each of which becomes the table, leave the same state and past."""
    table = walk.start().watched()
    for seat, pick in walk.table.answers:
        table = table.watched()
        table.act(pick, seat)
    assert table.state.same_as(walk.table.state)
    for seat in (None, *range(walk.seats)):
        assert str(table.log(seat)) == str(walk.table.log(seat))
    assert [table.steps(seat) for seat in range(walk.seats)] == [
        walk.table.steps(seat) for seat in range(walk.seats)
    ]


@at_positions(share=0.05)
def the_record_replays_to_the_same_state(walk: Walk) -> None:
    text = walk.table.record().text()
    again = replay(walk.game, walk.seats, walk.settings, parse(text))
    assert again.state.same_as(walk.table.state)
    assert picture(again) == picture(walk.table)
    assert again.record().text() == text


@at_the_end
def the_same_answers_give_the_same_game(walk: Walk) -> None:
    other = walk.start()
    for before, (seat, pick) in zip(walk.before, walk.table.answers, strict=True):
        assert other.state.same_as(before.state), f"they differ at {before.position}"
        other.act(pick, seat)
    assert other.state.same_as(walk.table.state)
    assert picture(other) == picture(walk.table)


@at_positions(share=0.1)
def refused_answers_change_nothing(walk: Walk) -> None:
    table, now, width = walk.table, walk.table.position, len(walk.game.vocabulary)
    for seat in {-1, walk.seats, *range(walk.seats)} - set(table.awaited):
        refuses(NotYourTurn, table.act, walk.chance.randrange(width), seat, now)
    for seat in table.awaited:
        options, choice = table.options_of(seat), table.choice(seat)
        assert choice is not None
        for pick in (-1, width, *(set(range(width)) - set(options))):
            refuses(IllegalAction, table.act, pick, seat, now)
        refuses(StaleAction, table.act, options[0], seat, choice.position - 1)
        refuses(StaleAction, table.act, options[0], seat, now + 1)
    assert picture(table) == walk.picture


@after_answers(share=0.2)
def a_doubled_answer_is_refused(walk: Walk) -> None:
    seat, pick = walk.table.answers[-1]
    refuses((StaleAction, NotYourTurn), walk.table.act, pick, seat, walk.before[-1].position)
    assert picture(walk.table) == walk.picture


@at_positions(share=0.3)
def lanes_commute(walk: Walk) -> None:
    if len(walk.table.awaited) < 2:
        return
    plans = {seat: _lane(walk, seat) for seat in walk.table.awaited}
    calls = [seat for seat, picks in plans.items() for _ in picks]
    first = _answered(walk.table.clone(), plans, calls)
    for _ in range(3):
        walk.chance.shuffle(calls)
        end = _answered(walk.table.clone(), plans, calls)
        assert end.state.same_as(first.state)
        assert end.awaited == first.awaited
        assert end.options == first.options


def _lane(walk: Walk, seat: int) -> list[int]:
    """Let one seat go on alone, and return its picks."""
    table, picks = walk.table.clone(), []
    while seat in table.awaited:
        picks.append(walk.chance.choice(table.options_of(seat)))
        table.act(picks[-1], seat)
    return picks


def _answered(table: Table, plans: dict[int, list[int]], calls: list[int]) -> Table:
    left = {seat: picks[::-1] for seat, picks in plans.items()}
    for seat in calls:
        table.act(left[seat].pop(), seat)
    return table
