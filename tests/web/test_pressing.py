"""One way to press in all games: click, Enter, Space, right click, long press, drag."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.server.house import House
    from tests.web.people import Person

GAMES = pytest.mark.parametrize("game", ["beacon_patrol", "everdell", "faraway", "farshore"])
HOLD = """(thing) => {
    const at = { bubbles: true, pointerType: "touch", isPrimary: true, pointerId: 7 };
    thing.dispatchEvent(new PointerEvent("pointerdown", at));
}"""

LOST = """(thing) => {
    const at = { bubbles: true, pointerType: "mouse", isPrimary: true, clientX: 0, clientY: 0 };
    thing.setPointerCapture = () => undefined;
    thing.dispatchEvent(new PointerEvent("pointerdown", at));
}"""


def sit(house: House, person: Person, game: str) -> Locator:
    """Sit down at a table of a game; return the cards of the own hand."""
    hand = person.sit(house.create("me", "friend", game=game)).cards("hand")
    expect(hand.first).to_be_visible()
    person.settle()
    return hand


@GAMES
def test_space_and_right_click_enlarge_a_card_and_choose_nothing(
    game: str, house: House, invite: Callable[..., Person]
) -> None:
    person = invite()
    hand = sit(house, person, game)
    count = hand.count()
    sheet = person.page.get_by_role("dialog")
    hand.first.focus()
    person.page.keyboard.press("Space")
    expect(sheet).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    hand.first.click(button="right")
    expect(sheet).to_be_visible()
    assert hand.count() == count


@GAMES
def test_a_finger_that_stays_enlarges_a_card(
    game: str, house: House, invite: Callable[..., Person]
) -> None:
    person = invite(PHONE)
    if game in ("everdell", "farshore"):
        person.plainly()
    hand = sit(house, person, game)
    hand.first.evaluate(HOLD)
    expect(person.page.get_by_role("dialog")).to_be_visible()


def test_a_pointer_that_was_let_go_elsewhere_drags_nothing(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite()
    hand = sit(house, person, "beacon_patrol")
    tile = hand.first
    tile.evaluate(LOST)
    tile.hover(position={"x": 5, "y": 5})
    tile.hover(position={"x": 30, "y": 30})
    hand.nth(1).click()  # were the first one dragged, no other could be held
    expect(hand.nth(1)).to_have_attribute("aria-pressed", "true")


def test_regions_of_a_set_are_confirmed_in_the_banner(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().sit(house.create("me", "greedy", options={"advanced": True}))
    hand = person.cards("hand")
    expect(hand).to_have_count(5)
    hand.nth(4).click()
    hand.nth(0).click()
    person.button("Put 2 regions back").click()
    expect(hand).to_have_count(3)
