from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.drawn import agree

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person


def open_table(host: Person) -> str:
    """Set up a table for me, a friend and a bot; return the link to the free seat."""
    page = host.open("/").page
    page.get_by_role("button", name="New table of Faraway").click()
    page.get_by_label("Your name").fill("Kasia")
    page.get_by_role("button", name="With friends").click()
    host.button("Add a seat").click()
    host.button("a bot").click()
    host.button("Open the table").click()
    return page.get_by_label("Link to the free seats").input_value()


def sit_down(guest: Person, link: str) -> None:
    guest.open(link).page.get_by_label("Your name").fill("Mira")
    guest.button("Sit down").click()
    expect(guest.open_cards.first).to_be_visible()


def awaited(house: House, people: list[Person]) -> list[Person]:
    """Wait until somebody at a browser is to choose; nobody when the game is over."""
    table = people[0].page.url.rpartition("/")[2]
    seats = range(len(people))
    while not (shown := house.look(table))["over"]:
        if found := [seat for seat in seats if shown["seats"][seat]["awaited"]]:
            return [people[seat] for seat in found]
    return []


def answer(person: Person) -> None:
    """Choose the first card, and wait until that is answered."""
    asked = person.page.locator("[data-game=faraway][data-asked]")
    question = asked.get_attribute("data-asked") or ""
    person.choose()
    expect(person.page.locator(f"[data-asked='{question}']")).to_have_count(0)
    agree(person)


def test_two_people_and_a_bot_play_a_whole_game(
    house: House, invite: Callable[..., Person]
) -> None:
    people = [invite(), invite()]
    host, guest = people
    sit_down(guest, open_table(host))
    for _ in range(6):
        for person in awaited(house, people):
            answer(person)
    host.page.reload()
    expect(host.cards("row").first).to_be_visible()
    while found := awaited(house, people):
        for person in found:
            answer(person)
    for person in (host, guest):
        expect(person.button("Results")).to_be_visible()
    assert host.page.get_by_role("region", name="What to do now").inner_text().count("win") == 1
