"""What every game must keep to; anyone may call it for a game of their own.

One game is played at random, and all the checks look on:

    keep_contract(MY_GAME, seats=3, seed=7)

A check is a function of the walk, marked with the moments at which it looks. What fails says which
check it was, and with which seed and at which position, and the same call shows it again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.contract import answers, hidden, keeping, observations, offers, sets, undoing
from tests.contract.walk import Check, Walk, When

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skerry.kernel.game import Game, Value
    from skerry.kernel.table import Table

CHECKS: tuple[Check, ...] = (
    answers.the_game_ends_with_a_score,
    answers.a_clone_is_independent,
    answers.a_watched_table_takes_down_what_would_be_told_later,
    answers.the_record_replays_to_the_same_state,
    answers.the_same_answers_give_the_same_game,
    answers.refused_answers_change_nothing,
    answers.a_doubled_answer_is_refused,
    answers.lanes_commute,
    offers.options_are_distinct_and_in_the_vocabulary,
    offers.an_option_points_at_a_card_that_lies_there,
    offers.a_way_can_be_gone,
    offers.a_pick_is_an_option_just_when_nothing_speaks_against_it,
    offers.the_box_can_be_described,
    offers.everything_asked_can_be_said,
    offers.the_log_and_the_score_can_be_said,
    sets.a_set_is_gathered_just_when_its_picks_can_be_answered_one_by_one,
    sets.any_order_of_a_set_leads_to_the_same_state,
    sets.a_set_that_will_not_do_changes_nothing,
    sets.a_set_is_one_step_back,
    undoing.undo_restores_or_is_refused,
    undoing.undo_never_takes_back_what_was_learnt,
    undoing.undo_leaves_the_answers_of_others,
    hidden.cards_are_conserved,
    hidden.marks_lie_on_cards,
    hidden.nothing_hidden_shows,
    observations.an_observation_tells_what_the_view_tells,
    observations.who_sees_everything_sees_what_a_seat_sees,
    hidden.a_sampled_world_can_be_played_on,
    hidden.a_sample_deals_anew_what_the_seat_does_not_see,
    hidden.a_sample_tells_only_what_the_seat_knows,
    hidden.the_log_tells_only_what_the_viewer_saw,
    keeping.a_position_reads_back,
    keeping.a_seat_knows_the_same_in_every_world_it_may_be_in,
    keeping.an_imagined_table_is_saved_sampled_again_and_continued,
    keeping.what_a_table_gives_can_be_copied_and_pickled,
)
# Agents, and pickled games, are found by name, so only a game of the shelf has any.
WITH_AGENTS = (*CHECKS, hidden.agents_are_honest, keeping.a_copy_or_a_pickle_is_the_same_table)


def keep_contract(
    game: Game[Any],
    seats: int,
    seed: int,
    options: dict[str, Value] | None = None,
    checks: Iterable[Check] = CHECKS,
) -> Table:
    """Play one game at random under the eyes of the checks, and return the finished table."""
    walk, checks = Walk(game, seats, seed, options), tuple(checks)
    try:
        walk.look(checks, When.START, When.POSITION)
        while not walk.table.over:
            walk.go_on()
            walk.look(checks, When.ANSWER, When.POSITION)
        walk.look(checks, When.END)
    except BaseException as error:
        error.add_note(walk.where())
        raise
    return walk.table
