"""Picks by number, by name and by numbers of other libraries; refusals that say what was meant."""

import numpy as np
import pytest

import skerry
from skerry import IllegalAction, ImpossiblePosition, NotYourTurn, OptionError, Table


@pytest.fixture
def table() -> Table:
    return skerry.new("faraway", seats=3, seed=7)


def test_moves_have_numbers_names_and_words(table: Table) -> None:
    moves = table.moves
    assert [move.pick for move in moves] == table.options
    assert [move.name for move in moves] == ["region-2", "region-27", "region-60"]
    assert str(moves[0].label) == "region 2"


def test_a_game_that_is_over_has_no_moves(table: Table) -> None:
    while not table.over:
        table.act(table.options[0])
    assert table.moves == []
    assert table.choice() is None


def test_the_options_cannot_be_broken_from_outside(table: Table) -> None:
    for options in (table.options, table.options_of(0), table.awaited):
        options.clear()
    assert len(table.options) == len(table.options_of(0)) == len(table.awaited) == 3


def test_numbers_of_numpy_are_whole_numbers() -> None:
    table = skerry.new("faraway", seats=np.int64(3), seed=np.uint64(7))  # type: ignore[arg-type]
    table.act(np.int64(table.options_of(np.int32(1))[0]), seat=np.int8(1))
    assert [type(number) for number in table.answers[0]] == [int, int]
    assert skerry.replay(table.record().text()) == table


@pytest.mark.parametrize("pick", [True, 1.0, None, np.float64(1), np.bool_(1)])
def test_what_is_no_whole_number_is_no_pick(table: Table, pick: object) -> None:
    with pytest.raises(IllegalAction, match="A pick is a whole number or a name, not"):
        table.act(pick)  # type: ignore[arg-type]


def test_reasons_and_sets_are_asked_for_by_name(table: Table) -> None:
    assert table.why_not("region-2") is None
    assert table.why_not("region-3") is not None
    wide = skerry.new("faraway", seats=2, seed=3, advanced=True)
    names = [move.name for move in wide.moves][:2]
    wide.gather(names)
    assert wide.awaited == [1]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [("region2", "region-2"), ("regoin-27", "region-27"), ("sanctary-1", "sanctuary-1")],
)
def test_a_mistyped_pick_is_named_rightly(table: Table, typed: str, meant: str) -> None:
    with pytest.raises(
        IllegalAction, match=f"There is no pick called '{typed}'; did you mean '{meant}'"
    ):
        table.act(typed)


def test_a_mistyped_option_is_named_rightly() -> None:
    with pytest.raises(OptionError, match="no option 'advnced'; did you mean 'advanced'"):
        skerry.new("faraway", advnced=True)


@pytest.mark.parametrize("seat", [-1, 3, True, "0"])
def test_a_seat_that_is_not_there_is_named_as_such(table: Table, seat: int) -> None:
    with pytest.raises(NotYourTurn, match=r"There is no seat .*; seats go from 0 to 2"):
        table.act(table.options[0], seat=seat)
    for asked in (table.view, table.key, table.score_sheet):
        with pytest.raises(OptionError, match=r"There is no seat .*; seats go from 0 to 2"):
            asked(seat)


def test_nobody_is_asked_where_nobody_is_awaited(table: Table) -> None:
    assert (table.options_of(-1), table.choice(-1)) == ([], None)
    with pytest.raises(OptionError, match=r"There is no seat 7; seats go from 0 to 2\."):
        table.options_of(7)


def test_a_zone_of_every_seat_is_asked_for_with_the_seat(table: Table) -> None:
    with pytest.raises(ImpossiblePosition, match="Each seat has a zone 'hand' of its own"):
        table.view(0).zone("hand")
    with pytest.raises(ImpossiblePosition, match="There is no zone 'harbour'; the zones are deck"):
        table.view(0).zone("harbour")
    with pytest.raises(ImpossiblePosition, match="Each seat has a counter 'fame' of its own"):
        table.view(0).counter("fame")
    with pytest.raises(
        ImpossiblePosition, match="There is no counter 'gold'; the counters are round"
    ):
        table.view(0).counter("gold")
