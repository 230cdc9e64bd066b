"""Rows of cards and events: what they cost and give is written as it is printed."""

from __future__ import annotations

import pytest

from skerry.games.everdell.events import SPECIAL_EVENTS
from skerry.games.everdell.resources import BERRY, PEBBLE, RESIN, TWIG
from skerry.games.woodland.card import Card, Place
from skerry.games.woodland.counts import OnEvent
from skerry.games.woodland.terms import SPECIAL_EVENT, TRAVELER


def test_amounts_add_up_and_multiply() -> None:
    assert (2 * TWIG + RESIN).counts == (2, 1, 0, 0)
    assert (2 * (TWIG + PEBBLE) + BERRY).counts == (2, 0, 2, 1)


def test_an_amount_knows_its_resources() -> None:
    assert (RESIN + 3 * BERRY).kinds() == (1, 3)
    assert (4 * PEBBLE).kind() == 2
    with pytest.raises(ValueError, match="too many"):
        (RESIN + BERRY).kind()


def test_what_costs_berries_is_a_critter() -> None:
    assert Card("one", TRAVELER, cost=BERRY, points=0, copies=1).form == "critter"
    assert Card("two", TRAVELER, cost=TWIG, points=0, copies=1).form == "construction"
    assert Card("three", TRAVELER, points=0, copies=1).cost == (0, 0, 0, 0)


def test_what_an_event_scores_is_told_the_events_name() -> None:
    score = OnEvent(beneath=2)
    fair = Place("fair", SPECIAL_EVENT, score=score)
    assert isinstance(fair.score, OnEvent)
    assert [fair.score.event, score.event] == ["fair", ""]


def test_no_two_events_share_what_lies_on_them() -> None:
    lying = [event.score for event in SPECIAL_EVENTS if isinstance(event.score, OnEvent)]
    assert len({score.event for score in lying}) == len(lying) == 6
