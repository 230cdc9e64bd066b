"""What a seat is offered: only what can be done, all of it, and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.text import LANGUAGES, say
from tests.contract.pictures import told, ways_in
from tests.contract.walk import Walk, at_positions, at_the_end, at_the_start

if TYPE_CHECKING:
    from skerry.kernel.table import Table
    from skerry.kernel.text import Text


@at_positions()
def options_are_distinct_and_in_the_vocabulary(walk: Walk) -> None:
    table, width = walk.table, len(walk.game.vocabulary)
    assert table.seat == min(table.awaited, default=-1)
    for seat in range(walk.seats):
        options = table.options_of(seat)
        assert options == sorted(set(options))
        assert bool(options) == (seat in table.awaited)
        assert len(options) != 1 or is_patient(table, seat)
        assert all(0 <= pick < width for pick in options)
        choice = table.choice(seat)
        assert ([] if choice is None else [o.pick for o in choice.options]) == options


def is_patient(table: Table, seat: int) -> bool:
    """Tell whether a seat is asked by a clause that waits for a single option, too."""
    offer = table.state.offers[seat]
    return offer is not None and offer.frame.effect.patient


@at_positions()
def an_option_points_at_a_card_that_lies_there(walk: Walk) -> None:
    for seat in walk.table.awaited:
        choice = walk.table.choice(seat)
        for option in [] if choice is None else choice.options:
            if option.card >= 0:
                cards = walk.table.view(seat).cards(option.zone, option.seat)
                assert option.card in cards, option.name


@at_positions(share=0.1)
def a_way_can_be_gone(walk: Walk) -> None:
    """All its picks may be answered in a row, and then the card lies on the cell."""
    for seat in walk.table.awaited:
        for way in ways_in(walk.table, seat):
            assert (not way.picks) == (way.reason is not None)
            twin = walk.table.clone()
            for pick in way.picks:
                twin.act(pick, seat)
            assert not way.picks or twin.state.spots[way.card] == way.spot


@at_positions(share=0.3)
def a_pick_is_an_option_just_when_nothing_speaks_against_it(walk: Walk) -> None:
    picks = range(len(walk.game.vocabulary))
    for seat in range(walk.seats):
        free = [pick for pick in picks if walk.table.why_not(pick, seat) is None]
        assert free == walk.table.options_of(seat)


@at_the_start
def the_box_can_be_described(walk: Walk) -> None:
    game = walk.game
    can_be_said([*game.rulebook().texts(game), *(setting.text for setting in game.settings)])
    can_be_said([game.card_text(card) for card in range(len(game.cards))])
    can_be_said([game.label(pick) for pick in range(len(game.vocabulary))])


@at_positions(share=0.1)
def everything_asked_can_be_said(walk: Walk) -> None:
    table, picks = walk.table, range(len(walk.game.vocabulary))
    reasons = [table.why_not(pick, seat) for pick in picks for seat in (0, table.seat)]
    can_be_said([reason for reason in reasons if reason is not None])
    for seat in table.awaited:
        choice = table.choice(seat)
        assert choice is not None
        can_be_said([choice.prompt])
        for option in choice.options:
            can_be_said(walk.game.preview(table.state, seat, option.pick))


@at_the_end
def the_log_and_the_score_can_be_said(walk: Walk) -> None:
    table = walk.table
    can_be_said(
        [line for viewer in (None, 0) for entry in table.log(viewer) for line in entry.lines]
    )
    can_be_said([line.label for seat in range(walk.seats) for line in table.score_sheet(seat)])


def can_be_said(words: list[Text]) -> None:
    """Make sure that all languages have words for it, and fill all their gaps."""
    different = {repr(told(text)): text for text in words}.values()  # many say the same
    for language in LANGUAGES:
        for text in different:
            said = say(text, language)
            assert said.strip(), text
            assert "{" not in said, said
