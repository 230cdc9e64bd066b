"""Choosing a language leaves no English word anywhere but names."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from skerry.text import LANGUAGES
from tests.daily import daily_pairs
from tests.web.foreign import leftovers
from tests.web.moving import CALM
from tests.web.positions import DEALS
from tests.web.survey import position, sights

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM
OTHERS = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
TABLES = daily_pairs(
    DEALS,
    ("pl", "ru", "uk"),
    ("everdell", "ru"),
    ("pearlbrook", "uk"),
    ("farshore", "ru"),
    ("captain and three", "uk"),
    ("faraway", "pl"),
    ("beacon patrol", "uk"),
)
GAMES = ("beacon_patrol", "everdell", "faraway", "farshore")


def seen(person: Person, where: str) -> list[str]:
    return [f"{where}: {each}" for each in sorted(leftovers(person.page, person.language))]


@OTHERS
def test_the_pages_before_a_table(
    house: House, invite: Callable[..., Person], language: str
) -> None:
    table = house.create("me", "expected", "greedy", game="everdell")
    person = invite(language=language).hold(table, "everdell")
    found: list[str] = []
    invitation = f"/join/{table['table']}/1#{table['invites'][0]['secret']}"
    for path in ("/", "/watch", invitation, "/t/nowhere", f"/t/{table['table']}"):
        expect(person.open(path).page.get_by_role("heading", level=1)).to_be_visible()
        person.page.wait_for_load_state("networkidle")
        found += seen(person, path)
    assert found == []


@OTHERS
def test_the_dialogs_for_new_tables(invite: Callable[..., Person], language: str) -> None:
    person = invite(language=language).open("/")
    found: list[str] = []
    for game in GAMES:
        person.button(person.said("browser-new-table-of", game=game)).click()
        dialog = person.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        found += seen(person, game)
        person.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert found == []


@pytest.mark.parametrize(("name", "language"), TABLES)
def test_the_tables_in_the_middle_and_at_the_end(
    house: House, invite: Callable[..., Person], name: str, language: str
) -> None:
    found: list[str] = []
    for where in ("crowded", "end"):
        person = invite((1440, 900), language).sit(position(house, DEALS[name], where))
        person.page.keyboard.press("l")
        for part in sights(person):
            found += seen(person, f"{where}{part}")
        person.leave()
    assert found == []
