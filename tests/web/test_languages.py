"""Everybody reads their own language: as the browser wishes, as chosen, and at one table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import skerry
from skerry.text import say
from tests.web.moving import CALM
from tests.web.people import PHONE
from tests.web.strollers import Stroller

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM


def speaks(person: Person, language: str) -> None:
    expect(person.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.parametrize(("wish", "spoken"), [("uk-UA", "uk"), ("pl", "pl"), ("cs-CZ", "en")])
def test_a_page_speaks_as_the_browser_wishes(
    invite: Callable[..., Person], wish: str, spoken: str
) -> None:
    person = invite(language=wish).open("/")
    speaks(person, spoken)
    person.language = spoken
    expect(person.page.get_by_text(person.said("browser-tagline")).first).to_be_visible()


def test_a_language_is_chosen_on_the_front_page_and_kept(invite: Callable[..., Person]) -> None:
    person = invite().open("/")
    person.button("RU").click()
    speaks(person, "ru")
    person.language = "ru"
    expect(person.button(person.said("front-play-game", game="faraway"))).to_be_visible()
    person.page.reload()
    speaks(person, "ru")


def test_a_language_is_chosen_on_a_phone(invite: Callable[..., Person]) -> None:
    person = invite(PHONE).open("/")
    person.page.get_by_role("combobox", name="Language").select_option("uk")
    speaks(person, "uk")


def test_a_table_changes_its_language_in_the_middle_of_the_game(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().sit(house.create("me", "greedy", game="everdell"))
    Stroller(person).play(3)
    person.button(person.said("browser-settings")).click()
    person.button("Polski").click()
    speaks(person, "pl")
    person.language = "pl"
    expect(person.page.get_by_role("heading", name=person.said("browser-settings"))).to_be_visible()
    person.page.keyboard.press("Escape")
    Stroller(person).play(3)


def test_two_at_one_table_read_two_languages(house: House, invite: Callable[..., Person]) -> None:
    made = house.create("me", "screen", game="faraway", seed=3)
    choice = skerry.new("faraway", seats=2, seed=3).choice()
    assert choice is not None
    readers = [invite(language=each) for each in ("pl", "uk")]
    for seat, person in enumerate(readers):
        person.sit({**made, "keys": [made["keys"][seat]]})
        banner = person.page.get_by_role("region", name=person.said("browser-banner"))
        expect(banner).to_contain_text(say(choice.prompt, person.language))
