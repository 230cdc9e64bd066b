"""Taking back: it restores all, takes nothing from others, and forgets nothing that was seen."""

from skerry.kernel.errors import UndoError
from tests.contract.answers import refuses
from tests.contract.pictures import cards_seen, is_part_of, picture
from tests.contract.walk import Walk, after_answers


@after_answers(share=0.15)
def undo_restores_or_is_refused(walk: Walk) -> None:
    twin, before = walk.table.clone(), walk.before[-1]
    seat, _ = twin.answers[-1]
    if before.position in twin.undoable(seat):
        twin.undo(seat)
        assert twin.state.same_as(before.state)
        assert picture(twin) == picture(before)
    else:
        refuses(UndoError, twin.undo, seat, before.position)
        assert picture(twin) == walk.picture


@after_answers()
def undo_never_takes_back_what_was_learnt(walk: Walk) -> None:
    """A seat that may undo sees no card that it did not see before, and chance stands still."""
    table = walk.table
    for seat in range(walk.seats):
        for number in table.undoable(seat):
            before = walk.before[number].state
            assert table.answers[number][0] == seat
            assert is_part_of(cards_seen(table.state, seat), cards_seen(before, seat))
            assert table.state.rng.word == before.rng.word


@after_answers(share=0.15)
def undo_leaves_the_answers_of_others(walk: Walk) -> None:
    for seat in range(walk.seats):
        twin = walk.table.clone()
        if twin.undoable(seat):
            twin.undo(seat, to=twin.undoable(seat)[-1])
        others = [answer for answer in walk.table.answers if answer[0] != seat]
        assert [answer for answer in twin.answers if answer[0] != seat] == others
