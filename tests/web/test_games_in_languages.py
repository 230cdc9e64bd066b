"""Whole games in other languages: by clicks in Ukrainian, by taps in Russian, and nothing English is read on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.daily import daily
from tests.web.coasters import Coaster, moor
from tests.web.fingers import Fingers, ShipFingers, ShoreFingers
from tests.web.foreign import leftovers
from tests.web.people import DESK, PHONE
from tests.web.sailors import Sailor, put_to_sea
from tests.web.test_whole_game import answer, awaited
from tests.web.woodlanders import Woodlander, settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person


def stays_in_its_language(person: Person) -> None:
    assert leftovers(person.page, person.language) == set()


def sail(sailor: Sailor) -> None:
    while not sailor.over:
        sailor.take_turn()
        stays_in_its_language(sailor.person)
    expect(sailor.person.results).to_be_visible()


def dwell(player: Woodlander) -> None:
    player.wait()
    while not player.over:
        player.choose()
        player.wait()
        stays_in_its_language(player.person)
    results = player.person.said("browser-results")
    expect(player.page.get_by_role("dialog", name=results)).to_be_visible()
    stays_in_its_language(player.person)


@pytest.mark.parametrize("size", daily([DESK, PHONE], PHONE))
def test_faraway_is_played_in_ukrainian(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = invite(size, "uk").sit(house.create("me", "random", "random"))
    while awaited(house, [person]):
        answer(person)
        stays_in_its_language(person)
    expect(person.results).to_be_visible()
    assert person.overflow() == 0


def test_beacon_patrol_is_sailed_in_russian_on_a_phone(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(PHONE, "ru").sit(put_to_sea(house, "me"))
    sail(ShipFingers(person))
    assert person.overflow() == 0


@pytest.mark.slow
@pytest.mark.parametrize("language", ["pl", "uk"])
def test_everdell_is_played_by_clicks(
    house: House, invite: Callable[..., Person], language: str
) -> None:
    person = invite((1440, 900), language)
    dwell(Woodlander(person.sit(settle(house, "me", "random"))))


@pytest.mark.slow
def test_farshore_is_played_in_ukrainian_by_clicks(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite((1440, 900), "uk")
    dwell(Coaster(person.sit(moor(house, "me", "random"))))


@pytest.mark.slow
def test_everdell_is_played_in_russian_on_a_phone(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(PHONE, "ru")
    dwell(Fingers(person.sit(settle(house, "me", "random"))))
    assert person.overflow() == 0


@pytest.mark.slow
def test_farshore_is_played_in_russian_on_a_phone(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(PHONE, "ru")
    dwell(ShoreFingers(person.sit(moor(house, "me", "random"))))
    assert person.overflow() == 0
