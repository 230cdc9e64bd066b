from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.web.people import Person


def open_table(host: Person) -> str:
    """Set up a table for me, a friend and a bot; return the friend's link."""
    page = host.open("/").page
    page.get_by_role("button", name="New table of Faraway").click()
    page.get_by_label("Your name").fill("Kasia")
    host.button("With friends by link").click()
    host.button("Add a seat").click()
    page.get_by_label("Who plays seat 3").select_option("bot")
    host.button("Open the table").click()
    link = page.get_by_label("Invitation to seat 2").input_value()
    host.button("To the table").click()
    return link


def sit_down(guest: Person, link: str) -> None:
    guest.open(link).page.get_by_label("Your name").fill("Mira")
    guest.button("Sit down").click()
    expect(guest.open_cards.first).to_be_visible()


def play_on(people: list[Person], *, answers: int) -> None:
    """Let whoever has a choice take the first card, so many times or until the end."""
    given = 0
    while given < answers and not people[0].button("Results").count():
        for person in people:
            given += person.choose_if_asked()
        people[0].page.wait_for_timeout(30)


def test_two_people_and_a_bot_play_a_whole_game(invite: Callable[..., Person]) -> None:
    host, guest = invite(), invite()
    sit_down(guest, open_table(host))
    play_on([host, guest], answers=14)
    host.page.reload()
    expect(host.cards("row").first).to_be_visible()
    play_on([host, guest], answers=400)
    for person in (host, guest):
        expect(person.button("Results")).to_be_visible()
    assert host.page.get_by_role("region", name="What to do now").inner_text().count("win") == 1
