from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.moving import CALM
from tests.web.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM


def test_several_picks_are_gathered_and_sent_together(
    house: House, invite: Callable[..., Person]
) -> None:
    table = house.create("me", "greedy", options={"advanced": True})
    person = invite().plainly().sit(table)
    hand = person.cards("hand")
    expect(hand).to_have_count(5)
    hand.nth(4).click()
    hand.nth(0).click()
    person.button("Put 2 regions back").click()
    expect(hand).to_have_count(3)


def test_a_move_by_keys_alone(house: House, invite: Callable[..., Person]) -> None:
    person = invite().plainly().sit(house.create("me", "friend"))
    expect(person.open_cards).to_have_count(3)
    keys = person.page.keyboard
    keys.press("ArrowRight")
    expect(person.page.locator("[data-thing].can:focus")).to_have_count(1)
    keys.press("Space")
    expect(person.page.get_by_role("dialog")).to_be_visible()
    keys.press("Escape")
    person.open_cards.first.focus()
    keys.press("Enter")
    expect(person.cards("hand")).to_have_count(2)


def test_a_card_says_why_it_cannot_be_chosen(house: House, invite: Callable[..., Person]) -> None:
    person = invite().plainly().sit(house.create("me", "friend"))
    person.cards("market").first.hover()
    expect(person.page.locator(".hint")).to_contain_text("It does not lie where you choose from")
    person.cards("market").first.click()
    expect(person.page.get_by_role("dialog")).to_contain_text("Not now:")


def test_a_finger_plays_on_a_phone(house: House, invite: Callable[..., Person]) -> None:
    person = invite(PHONE).plainly().sit(house.create("me", "friend"))
    assert person.overflow() <= 0
    person.open_cards.first.tap()
    expect(person.cards("hand")).to_have_count(2)
