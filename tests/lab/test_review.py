"""Judging answers: on what a seat could know, alike every time, and slips only where they are sure."""

from __future__ import annotations

import skerry
from skerry.agents import agent
from skerry.agents.adviser import adviser
from skerry.agents.search.arm import Arm
from skerry.agents.search.budget import Budget
from skerry.kernel.rng import from_seed
from skerry.kernel.seen import Seen
from skerry.lab.match import play_out
from skerry.lab.review import choices, difference, judge


def finished(*agents: str) -> skerry.Table:
    table = skerry.new("faraway", len(agents), 3)
    play_out(table, list(agents), [5] * len(agents))
    return table


def test_only_real_choices_are_judged() -> None:
    table = finished("random", "random")
    numbers = choices(table)
    for number, (seat, _) in enumerate(table.answers):
        options = table.at(number).options_of(seat)
        assert (number in numbers) == (len(options) > 1)


def test_the_same_answer_is_judged_alike() -> None:
    table = finished("random", "greedy")
    number = choices(table)[4]
    assert repr(judge(table, number, 12)) == repr(judge(table, number, 12))


def test_what_the_seat_could_not_see_does_not_matter() -> None:
    """The last answer is judged in the real world and in another that its seat cannot tell from it."""
    table = skerry.new("faraway", 2, 3)
    for _ in range(6):
        table.act(table.options[0])
    seat = table.seat
    world = table.sample(seat, from_seed(1))
    found = [adviser(each.game, Budget(40), 1).opinion(Seen(each, seat)) for each in (table, world)]
    assert repr(found[0]) == repr(found[1])


def test_a_careful_player_slips_less_than_chance() -> None:
    table = finished("greedy", "random")
    lost = [0.0, 0.0]
    for number in choices(table):
        judged = judge(table, number, 60)
        lost[judged.seat] += judged.loss
    assert lost[0] < lost[1]


def test_a_difference_is_measured_in_the_worlds_that_both_were_tried_in() -> None:
    one, other = Arm(1), Arm(2)
    for margin in (5.0, 7.0, 9.0):
        one.note(margin, margin)
        other.note(margin - 2, margin - 2)
    one.note(1000.0, 1000.0)
    assert difference(one, other) == (2.0, 0.0)


def test_an_adviser_of_voyages_sails_as_the_planner_does() -> None:
    table = skerry.new("beacon_patrol", 1, 3)
    casual = agent("casual", "beacon_patrol", 0)
    while table.position < 60 and not table.over:
        table.act(casual.choose(Seen(table, 0)))
    number = [each for each in choices(table) if each < table.position][-1]
    judged = judge(table, number, 6)
    assert judged.worth > 10  # chance would not have come so far
