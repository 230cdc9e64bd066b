"""Whole games by taps alone, on a phone held upright and on one held sideways.

Every day Everdell upright; Faraway and Beacon Patrol are tapped through in other languages then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.daily import daily
from tests.web.coasters import moor
from tests.web.fingers import Fingers, ShipFingers, ShoreFingers
from tests.web.people import LYING, PHONE
from tests.web.sailors import put_to_sea
from tests.web.test_whole_game import answer, awaited
from tests.web.woodlanders import settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person

UPRIGHT_DAILY = pytest.mark.parametrize(
    "size", daily([PHONE, LYING], PHONE), ids=["upright", "lying"]
)
FULL = pytest.mark.parametrize("size", daily([PHONE, LYING]), ids=["upright", "lying"])
Size = tuple[int, int]


@UPRIGHT_DAILY
def test_everdell_is_played_by_taps(
    size: Size, house: House, invite: Callable[..., Person]
) -> None:
    person = invite(size).sit(settle(house, "me", "random"))
    Fingers(person).play_to_end()
    expect(person.page.get_by_role("dialog", name="Results")).to_be_visible()
    assert person.overflow() == 0


@FULL
def test_farshore_is_played_by_taps(
    size: Size, house: House, invite: Callable[..., Person]
) -> None:
    person = invite(size).sit(moor(house, "me", "random"))
    ShoreFingers(person).play_to_end()
    expect(person.page.get_by_role("dialog", name="Results")).to_be_visible()
    assert person.overflow() == 0


@FULL
def test_faraway_is_played_by_taps(size: Size, house: House, invite: Callable[..., Person]) -> None:
    person = invite(size).sit(house.create("me", "random", "random"))
    while awaited(house, [person]):
        answer(person)
    expect(person.button("Results")).to_be_visible()
    assert person.overflow() == 0


@FULL
def test_beacon_patrol_is_played_by_taps(
    size: Size, house: House, invite: Callable[..., Person]
) -> None:
    person = invite(size).sit(put_to_sea(house, "me"))
    sailor = ShipFingers(person)
    while not sailor.over:
        sailor.take_turn()
    expect(person.button("Results")).to_be_visible()
    assert person.overflow() == 0
