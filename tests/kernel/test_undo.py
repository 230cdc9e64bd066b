"""Answers may be taken back until something new has come to light, and only by their seat."""

import pytest

import skerry
from skerry import Table, UndoError


def at_the_first_choice(seats: int = 3) -> Table:
    return skerry.new("faraway", seats=seats, seed=5)


def at_the_market() -> Table:
    table = at_the_first_choice()
    for _ in range(3):
        table.act(table.options[0])
    return table


def test_nothing_is_to_be_taken_back_at_the_start() -> None:
    table = at_the_first_choice()
    assert table.undoable() == []
    assert table.undoable(1) == []
    with pytest.raises(UndoError):
        table.undo()


def test_a_secret_choice_may_be_changed_while_others_think() -> None:
    table = at_the_first_choice()
    before = table.clone()
    table.act(table.options_of(1)[0], 1)
    table.undo(1)
    assert table.state.same_as(before.state)
    assert table.awaited == [0, 1, 2]


def test_others_keep_what_they_have_chosen_when_a_seat_changes_its_mind() -> None:
    table = at_the_first_choice()
    mine, theirs = table.options_of(0)[0], table.options_of(2)[1]
    table.act(mine, 0)
    table.act(theirs, 2)
    table.undo(0)
    assert table.answers == [(2, theirs)]
    assert table.awaited == [0, 1]


def test_a_seat_answers_anew_after_changing_its_mind() -> None:
    one, other = at_the_first_choice(), at_the_first_choice()
    first, second, _ = one.options_of(0)
    one.act(first, 0)
    one.act(one.options_of(1)[0], 1)
    one.undo(0)
    one.act(second, 0)
    other.act(second, 0)
    other.act(other.options_of(1)[0], 1)
    assert one.state.same_as(other.state)


def test_the_last_answer_is_that_of_whoever_gave_it() -> None:
    table = at_the_first_choice()
    table.act(table.options_of(2)[0], 2)
    table.act(table.options_of(1)[0], 1)
    assert table.undoable() == [1]
    table.undo()
    assert table.answers[0][0] == 2
    assert len(table.answers) == 1


def test_a_seat_cannot_take_back_what_another_chose() -> None:
    table = at_the_first_choice()
    table.act(table.options_of(0)[0], 0)
    with pytest.raises(UndoError):
        table.undo(1)
    with pytest.raises(UndoError, match=r"Answer 1 cannot be taken back; \[0\] can"):
        table.undo(0, to=1)
    assert table.position == 1


def test_the_reveal_ends_all_second_thoughts() -> None:
    table = at_the_market()
    for seat in range(3):
        assert table.undoable(seat) == []
    with pytest.raises(UndoError, match="something new has come to light"):
        table.undo(0)


def test_a_region_taken_from_the_market_may_be_put_back_at_once() -> None:
    table = at_the_market()
    before, seat = table.clone(), table.seat
    table.act(table.options[0])
    table.undo(seat)
    assert table.state.same_as(before.state)
    assert table.options == before.options


def test_a_region_stays_taken_once_the_next_seat_has_chosen() -> None:
    table = at_the_market()
    first = table.seat
    table.act(table.options[0])
    second = table.seat
    table.act(table.options[0])
    assert table.undoable(first) == []
    assert table.undoable(second) == [table.position - 1]


def test_the_new_market_ends_all_second_thoughts() -> None:
    table = at_the_market()
    for _ in range(3):
        last = table.seat
        table.act(table.options[0])
    assert table.awaited == [0, 1, 2]
    assert table.undoable(last) == []


def test_both_answers_of_a_turn_may_be_taken_back_together() -> None:
    table = skerry.new("faraway", seats=2, seed=5, advanced=True)
    table.act(table.options_of(0)[0], 0)
    table.act(table.options_of(0)[0], 0)
    assert table.undoable(0) == [1, 0]
    table.undo(0, to=0)
    assert table.position == 0


def test_a_single_undo_takes_back_a_single_answer() -> None:
    table = skerry.new("faraway", seats=2, seed=5, advanced=True)
    table.act(table.options_of(0)[0], 0)
    before = table.clone()
    table.act(table.options_of(0)[0], 0)
    table.undo(0)
    assert table.state.same_as(before.state)


def test_chained_answers_of_two_lanes_can_be_taken_back_apart() -> None:
    table = skerry.new("faraway", seats=3, seed=5, advanced=True)
    for seat in (0, 1, 0):
        table.act(table.options_of(seat)[0], seat)
    assert table.undoable(0) == [2, 0]
    table.undo(0, to=0)
    assert [seat for seat, _ in table.answers] == [1]


def test_the_shuffle_after_putting_regions_back_ends_all_second_thoughts() -> None:
    table = skerry.new("faraway", seats=2, seed=5, advanced=True)
    while table.state.count(0) == 0:
        table.act(table.options[0])
    assert table.undoable(0) == []
    assert table.undoable(1) == []


def test_an_imagined_table_takes_nothing_back() -> None:
    world = at_the_market().sample(0, skerry.from_seed(1))
    world.act(world.options[0])
    with pytest.raises(UndoError):
        world.undo()


def test_a_finished_game_cannot_be_unfinished_across_its_last_reveal() -> None:
    table = at_the_first_choice(2)
    while not table.over:
        table.act(table.options[0])
    assert all(n > 20 for seat in range(2) for n in table.undoable(seat))
