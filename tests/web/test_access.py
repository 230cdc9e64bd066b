"""Nobody is shut out: axe finds no barrier on any page, at a desk and on a phone, by day and by night."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.house import play_on
from tests.web.access import barriers
from tests.web.moving import CALM
from tests.web.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json
    from tests.web.people import Person

pytestmark = [CALM, pytest.mark.slow]
SIZES = pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
GAMES = {
    "Faraway": ("faraway", {}, 3),
    "Everdell": ("everdell", {"pearlbrook": True}, 2),
    "Everdell Farshore": ("farshore", {}, 1),
    "Beacon Patrol": ("beacon_patrol", {}, 2),
}


def table_of(house: House, name: str, kind: str = "friend") -> Json:
    game, options, seats = GAMES[name]
    return house.create("me", *[kind] * (seats - 1), game=game, options=options)


def clear(person: Person, where: str) -> list[str]:
    """What shuts somebody out here; by night only colours can differ."""
    found = [f"{where}: {one}" for one in barriers(person.page)]
    person.page.emulate_media(color_scheme="dark")
    found += [f"{where} by night: {one}" for one in barriers(person.page, "color-contrast")]
    person.page.emulate_media(color_scheme="light")
    return found


@SIZES
def test_the_pages_before_a_table(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    table = table_of(house, "Faraway", "expected")
    person = invite(size).hold(table)
    found: list[str] = []
    invitation = f"/join/{table['table']}/1#{table['invites'][0]['secret']}"
    for path in ("/", "/watch", invitation, "/t/nowhere"):
        expect(person.open(path).page.get_by_role("heading", level=1)).to_be_visible()
        found += clear(person, path)
    assert found == []


@SIZES
@pytest.mark.parametrize("name", GAMES)
def test_the_dialog_for_a_new_table(
    invite: Callable[..., Person], size: tuple[int, int], name: str
) -> None:
    person = invite(size).open("/")
    person.button(f"New table of {name}").click()
    expect(person.page.get_by_role("dialog")).to_be_visible()
    assert clear(person, "dialog") == []


@SIZES
@pytest.mark.parametrize("name", GAMES)
def test_a_table(
    house: House, invite: Callable[..., Person], size: tuple[int, int], name: str
) -> None:
    person = invite(size).sit(table_of(house, name))
    found = clear(person, "table")
    for tab in person.page.locator("[data-tab]").all()[1:]:
        tab.click()
        found += clear(person, tab.inner_text())
    assert found == []


@SIZES
def test_the_dialogs_of_a_table(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = invite(size).sit(table_of(house, "Everdell"))
    found: list[str] = []
    for name in ("Settings and rules", "Players: names, links, bots"):
        person.button(name).click()
        expect(person.page.get_by_role("dialog")).to_be_visible()
        found += clear(person, name)
        person.page.keyboard.press("Escape")
        expect(person.page.get_by_role("dialog")).to_have_count(0)
    assert found == []


@SIZES
@pytest.mark.parametrize("name", GAMES)
def test_results_and_replay(
    house: House, invite: Callable[..., Person], size: tuple[int, int], name: str
) -> None:
    table = table_of(house, name, "screen")
    assert play_on(house, table["table"], table["keys"])["over"]
    mine = {**table, "keys": table["keys"][:1]}
    person = invite(size).sit(mine)
    expect(person.page.get_by_role("dialog")).to_be_visible()
    found = clear(person, "results")
    expect(person.open(f"/watch/{table['table']}").page.get_by_role("slider")).to_be_visible()
    assert found + clear(person, "replay") == []
