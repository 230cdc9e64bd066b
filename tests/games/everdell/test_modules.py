"""An expansion from outside joins Everdell: it plays with every other one, and with five seats."""

from itertools import product

import pytest

import skerry
from skerry.games.everdell.game import EVERDELL, Everdell
from skerry.games.woodland.state import Woodland
from skerry.kernel.errors import OptionError
from skerry.kernel.table import Table, start
from skerry.text import say
from tests.contract.checks import keep_contract
from tests.games.everdell.orchard import ORCHARD, Orchard

GAME = Everdell(ORCHARD)
LONGEST = 2000
GAMES = 4

# Alone one meets Rugwort, who is a module, too.
TABLES = [
    (seats, pearlbrook, orchard)
    for seats, pearlbrook, orchard in product(range(1, 6), (False, True), (False, True))
    if orchard or seats < 5
]


def laid(seats: int, seed: int, **options: object) -> Table:
    """Start a game with the orchard on the shelf."""
    checked, settings = GAME.check(seats, options)
    return start(GAME, checked, seed, settings)


def orchard_of(table: Table) -> Orchard:
    """Return the orchard of a table."""
    assert isinstance(table.state, Woodland)
    return next(part for part in table.state.parts if isinstance(part, Orchard))


def cards(table: Table) -> list[int]:
    """Return all cards, wherever they lie, in order."""
    return sorted(card for zone in table.state.zones for card in zone)


def to_the_gate(seats: int = 2, **options: object) -> Table:
    """Let the first seat go to the orchard and be asked what it plants."""
    table = laid(seats, 1, orchard=True, **options)
    table.act("orchard_gate")
    return table


@pytest.mark.parametrize(("seats", "pearlbrook", "orchard"), TABLES)
def test_every_combination_plays_to_the_end_and_loses_no_card(
    seats: int, *, pearlbrook: bool, orchard: bool
) -> None:
    for seed in range(GAMES):
        table = laid(seats, seed, pearlbrook=pearlbrook, orchard=orchard)
        box, chance = cards(table), skerry.from_seed(seed)
        while not table.over:
            assert table.position < LONGEST
            table.act(table.options[chance.below(len(table.options))])
        assert cards(table) == box


@pytest.mark.parametrize(("seats", "pearlbrook"), [(1, True), (2, False), (5, True)])
def test_it_keeps_the_contract(seats: int, *, pearlbrook: bool) -> None:
    keep_contract(GAME, seats, 3, {"orchard": True, "pearlbrook": pearlbrook})


def test_all_picks_and_their_numbers_stay_and_new_ones_come_last() -> None:
    old, new = EVERDELL.vocabulary.names, GAME.vocabulary.names
    assert new[: len(old)] == old
    assert new[len(old) :] == (
        "seat-5",
        "orchardist",
        "play-orchardist",
        "play-orchardist-from-meadow",
        "visit-orchardist",
        "orchard_gate",
    )


def test_a_game_without_it_is_the_same_game() -> None:
    ours, theirs = laid(3, 7, pearlbrook=True), skerry.new("everdell", 3, 7, pearlbrook=True)
    chance = skerry.from_seed(5)
    while not theirs.over:
        assert ours.options == theirs.options
        pick = theirs.options[chance.below(len(theirs.options))]
        for table in (ours, theirs):
            table.act(pick)
    assert ours.scores() == theirs.scores()
    assert ours.view(0).as_dict()["counters"] == theirs.view(0).as_dict()["counters"]


def test_a_planted_card_lies_in_the_new_zone_and_scores() -> None:
    table = to_the_gate()
    card = table.options[1]
    before = table.scores()[0]
    table.act(card)
    zone = table.view(1).zone("orchard")
    assert zone.cards == [GAME.box.card_of(card)]
    assert zone.marks == [{"tree-0": 1}]
    assert table.scores()[0] == before + 2
    assert "trees" in [say(line.label) for line in table.score_sheet(0)]


def test_what_it_keeps_is_copied_with_the_state() -> None:
    table = to_the_gate()
    copy = table.clone()
    table.act(table.options[1])
    assert orchard_of(table).planters == [0]
    assert orchard_of(copy).planters == []
    assert not table.state.same_as(copy.state)


def test_the_fifth_seat_is_given_and_chosen_like_any_other() -> None:
    table = laid(5, 2, orchard=True)
    assert [table.view(seat).zone("hand", seat).count for seat in range(5)] == [5, 6, 7, 8, 8]
    assert say(GAME.label(GAME.vocabulary.id("seat-5"))) == "Seat 5"


def test_five_seats_need_a_module_that_has_room_for_them() -> None:
    with pytest.raises(OptionError, match="everdell is for 1 to 4 seats, not 5"):
        GAME.check(5, {})
    with pytest.raises(OptionError, match="everdell is for 1 to 4 seats, not 5"):
        EVERDELL.check(5, {})
