"""A table refuses what will not do, says why, and stays as it was."""

import pytest

import skerry
from skerry import IllegalAction, NotYourTurn, OptionError, StaleAction, Table, UnknownGame
from skerry.text import say


def new(seats: int = 3) -> Table:
    return skerry.new("faraway", seats=seats, seed=5)


def at_the_market() -> Table:
    table = new()
    for _ in range(3):
        table.act(table.options[0])
    return table


def test_the_shelf_answers_a_call_and_names_its_games() -> None:
    assert "faraway" in vars(skerry)["games"]()
    assert skerry.game("faraway").name == "faraway"


def test_a_game_that_is_not_on_the_shelf_is_refused() -> None:
    with pytest.raises(UnknownGame, match="There is no game 'chess'; there is "):
        skerry.new("chess")


def test_all_seats_are_awaited_at_once_in_the_secret_choice() -> None:
    table = new()
    assert table.awaited == [0, 1, 2]
    assert table.seat == 0
    assert table.options == table.options_of(0)


def test_one_seat_is_awaited_at_the_market() -> None:
    table = at_the_market()
    assert table.awaited == [table.seat]
    assert [table.options_of(seat) == [] for seat in range(3)].count(True) == 2


def test_a_pick_may_be_given_by_its_name() -> None:
    one, other = new(), new()
    one.act(one.options[0])
    other.act(other.game.vocabulary.name(other.options[0]))
    assert one.state.same_as(other.state)


def test_a_pick_that_is_not_offered_is_refused_with_what_is() -> None:
    table = new()
    card = table.view(1).cards("hand", 1)[0]
    with pytest.raises(IllegalAction, match=r"'region-\d+' is not among the options: region-\d+,"):
        table.act(card, 0)


@pytest.mark.parametrize("pick", [-1, 113, 146, 10**30, "dragon", "", "region-0", "region-77"])
def test_a_pick_that_does_not_exist_is_refused(pick: int | str) -> None:
    with pytest.raises(IllegalAction):
        new().act(pick)


def test_true_is_no_pick_even_if_one_is() -> None:
    scene = skerry.scenario("faraway").lay("hand", ["region-2", "region-5", "region-8"])
    with pytest.raises(IllegalAction, match="A pick is a whole number or a name, not True"):
        scene.table.act(True)  # noqa: FBT003


def test_a_seat_that_is_not_awaited_is_refused_with_who_is() -> None:
    table = at_the_market()
    other = (table.seat + 1) % 3
    with pytest.raises(NotYourTurn, match=rf"Seat {other} is not to move now; to move: \[\d\]"):
        table.act(table.options[0], other)


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_nobody_sits_on_a_seat_that_is_not_there(seat: int) -> None:
    table = new()
    with pytest.raises(NotYourTurn, match="There is no seat"):
        table.act(table.options[0], seat)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_view_is_through_the_eyes_of_a_seat(seat: int) -> None:
    table = at_the_market()
    for look in (table.view, table.log, table.score_sheet, table.undoable):
        with pytest.raises(OptionError, match=f"There is no seat {seat}; seats go from 0 to 2"):
            look(seat)


def test_after_the_end_nobody_is_awaited() -> None:
    table = new()
    while not table.over:
        table.act(table.options[0])
    with pytest.raises(NotYourTurn, match="The game is over"):
        table.act(0, 0)


def test_an_answer_for_the_position_it_was_asked_at_is_taken() -> None:
    table = new()
    table.act(table.options_of(2)[0], 2, position=0)
    table.act(table.options_of(1)[0], 1, position=0)
    table.act(table.options_of(0)[0], 0, position=2)
    assert table.position == 3


def test_a_late_answer_is_refused() -> None:
    table = at_the_market()
    with pytest.raises(StaleAction, match=r"meant for position 2, but seat \d was asked at"):
        table.act(table.options[0], table.seat, position=2)


def test_an_answer_ahead_of_time_is_refused() -> None:
    table = at_the_market()
    with pytest.raises(StaleAction):
        table.act(table.options[0], table.seat, position=4)


def test_a_choice_says_where_its_things_lie() -> None:
    table = at_the_market()
    choice = table.choice()
    assert choice is not None
    assert choice.seat == table.seat
    assert choice.position == 3
    assert {(option.zone, option.seat) for option in choice.options} == {("market", -1)}
    assert say(choice.prompt) == "Take a region from the market."


def test_a_secret_choice_is_made_from_the_own_hand() -> None:
    choice = new().choice(2)
    assert choice is not None
    assert {(option.zone, option.seat) for option in choice.options} == {("hand", 2)}


def test_the_reason_against_a_pick_is_told() -> None:
    table = at_the_market()
    hand = table.view(table.seat).cards("hand", table.seat)
    reason, other = table.why_not(hand[0]), table.why_not(0, (table.seat + 1) % 3)
    assert reason is not None
    assert other is not None
    assert say(reason).startswith("It does not lie where you choose from now.")
    assert say(other) == "It is another seat’s turn."


def test_there_is_no_reason_about_a_pick_that_does_not_exist() -> None:
    with pytest.raises(IllegalAction, match="There is no pick 146; picks go from 0 to 145"):
        new().why_not(146)


def test_a_surprise_deal_stands_in_the_record() -> None:
    table = skerry.new("faraway")
    assert skerry.replay(table.record()).state.same_as(table.state)
    assert table.seed != skerry.new("faraway").seed


def test_the_log_tells_each_what_they_saw() -> None:
    table = new()
    own, other, public = (say(table.log(viewer)[0].lines[0]) for viewer in (0, 1, None))
    assert own.startswith("Seat 1 is dealt region ")
    assert other == public == "Seat 1 is dealt 3 regions."


def test_an_option_names_the_card_and_the_zone_that_it_points_at() -> None:
    choice = new().choice(1)
    assert choice is not None
    for option in choice.options:
        assert (option.zone, option.seat, option.card, option.spot) == ("hand", 1, option.pick, -1)


def test_a_game_without_a_chart_has_no_sketches_and_no_word_for_its_score() -> None:
    table = new()
    assert (table.verdict(), table.rank()) == (None, None)
    assert (table.game.sketch(0), table.game.legend()) == ([], None)
