"""Beginners err as people do: by thing and for a whole turn, never about what glares, each in an own way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry
from skerry.agents import Agent, agent
from skerry.agents.greedy.everdell.agent import budget_of
from skerry.agents.greedy.faraway.agent import Tableau
from skerry.agents.levels.beginner import beacon_patrol, faraway, woodland
from skerry.agents.levels.beginner.person import Person
from skerry.games.faraway.deck import CARDS
from skerry.games.faraway.journey import HAND_SIZE
from skerry.games.faraway.quests import Flat
from skerry.games.woodland.picks import PLAY, PLAY_MEADOW
from skerry.games.woodland.turn import TakeTurn
from skerry.kernel.rng import from_seed
from skerry.kernel.seen import Seen

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = ("beacon_patrol", "everdell", "faraway", "farshore")
PEOPLE = 40


def positions(game: str, seed: int, asked: int) -> Iterator[Seen]:
    """Give so many positions of a game between casual players."""
    table, players = skerry.new(game, 2, seed), agent("casual", game)
    while asked and not table.over:
        seen = Seen(table, table.seat)
        yield seen
        table.act(players.choose(seen), seen.seat)
        asked -= 1


def turns(asked: int) -> Iterator[Seen]:
    """Give positions of Everdell in which a turn begins."""
    return (
        seen for seen in positions("everdell", 3, asked) if type(seen.frame().effect) is TakeTurn
    )


def beginner(game: str, who: int) -> Agent:
    """Make one of many people, anew."""
    made = agent("beginner", game)
    assert isinstance(made, Person)
    made.stay(who)
    return made


@pytest.mark.parametrize("game", GAMES)
def test_who_is_made_anew_sees_the_same_in_the_same_turn(game: str) -> None:
    kept = beginner(game, 5)
    for seen in positions(game, 4, 12):
        first = kept.choose(seen)
        assert [beginner(game, 5).choose(seen) for _ in range(3)] == [first] * 3


@pytest.mark.parametrize("game", GAMES)
def test_two_people_err_about_different_things(game: str) -> None:
    assert any(
        len({beginner(game, who).choose(seen) for who in range(12)}) > 1
        for seen in positions(game, 4, 60)
    )


def test_an_oversight_lasts_for_the_turn_and_not_for_the_next() -> None:
    person = Person(from_seed(1))
    in_turn = [[person.overlooks(turn, thing, 50, 0) for thing in range(30)] for turn in (1, 1, 2)]
    assert in_turn[0] == in_turn[1] != in_turn[2]
    assert 5 < sum(in_turn[0]) < 25


def test_what_glares_is_never_overlooked_and_less_of_what_gleams() -> None:
    person = Person(from_seed(2))
    assert not any(person.overlooks(turn, 7, 100, 1) for turn in range(200))
    dim, gleaming = [
        sum(person.overlooks(turn, 7, 60, glare) for turn in range(400)) for glare in (0.0, 0.7)
    ]
    assert dim > 2 * gleaming > 0


def test_nobody_overlooks_a_card_that_is_worth_a_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(woodland, "GLARING", 2.0)
    glaring = 0
    for seen in turns(80):
        budget = budget_of(seen)
        for pick in seen.options:
            if budget.outlook.box.picks.sorts[pick] not in (PLAY, PLAY_MEADOW):
                continue
            wish = budget.wish(budget.outlook.box.card_of(pick), 1.0)
            if wish.surplus < woodland.GLARING or wish.home >= 0:
                continue
            glaring += 1
            people = [woodland.everdell(from_seed(who)) for who in range(PEOPLE)]
            assert all(person._notices(pick, budget) for person in people)
    assert glaring > 3


def test_far_things_are_overlooked_oftener_than_the_own_hand() -> None:
    habits = woodland.EVERDELL
    assert habits.hand < habits.near < habits.far


def test_a_card_that_was_not_read_stays_unread_and_is_wanted_for_its_points() -> None:
    person = woodland.everdell(from_seed(3))
    unread: dict[int, set[bool]] = {}
    for seen in turns(80):
        budget = budget_of(seen)
        box = budget.outlook.box
        plays = [pick for pick in seen.options if box.picks.sorts[pick] == PLAY]
        for pick in plays:
            unread.setdefault(box.card_of(pick), set()).add(person._goes_by_face(pick, budget))
        alike = [pick for pick in plays if budget.cards[box.card_of(pick)].cost == (0, 0, 0, 2)]
        looks = [person._look(pick, budget) for pick in alike]
        points = [budget.cards[box.card_of(pick)].points for pick in alike]
        assert sorted(points) == [point for _, point in sorted(zip(looks, points, strict=True))]
    assert max(map(len, unread.values())) == 1
    assert set.union(*unread.values()) == {True, False}


def test_at_a_glance_a_quest_counts_for_its_fame_whatever_it_asks_for() -> None:
    cards = [card for card in skerry.game("faraway").cards if card.startswith("region")]
    flat = [
        (faraway.look(number), CARDS[number])
        for number in range(len(cards))
        if isinstance(CARDS[number].quest, Flat)
    ]
    asking = max(flat, key=lambda pair: len(pair[1].needs))
    easy = min(flat, key=lambda pair: len(pair[1].needs))
    assert asking[0] > easy[0]


def test_a_region_that_is_far_better_than_the_others_is_never_overlooked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(faraway, "FORGETS", 0)
    monkeypatch.setattr(faraway, "OVERLOOKED", 100)
    monkeypatch.setattr(faraway, "GLARING", 1.0)
    clear = 0
    for seen in positions("faraway", 6, 40):
        view = seen.view()
        own = Tableau(*[view.cards(zone, seen.seat) for zone in Tableau._fields])
        if len(own.hand) != HAND_SIZE or seen.options[0] >= len(CARDS):
            continue
        promises = faraway.promised(seen, view, own)
        best = promises.index(max(promises))
        if faraway.lead(promises, best) >= faraway.GLARING:
            clear += 1
            picks = {beginner("faraway", who).choose(seen) for who in range(PEOPLE)}
            assert picks == {seen.options[best]}
    assert clear > 3


def test_at_sea_a_beginner_goes_tile_by_tile_or_thinks_for_a_whole_turn() -> None:
    person = beacon_patrol.Beginner(from_seed(1))
    share = beacon_patrol.PLANNED[2]
    thinking = [person.inclined(share, turn, beacon_patrol.THINKS) for turn in range(100)]
    assert 0.5 * share < sum(thinking) < 1.5 * share
