"""Small screens: what is asked and what can be done is always in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.daily import daily
from tests.server.strolls import stroll
from tests.web.coasters import moor
from tests.web.fingers import Fingers, ShoreFingers, in_sight, is_wide_enough
from tests.web.people import LYING, PHONE, SMALL_PHONE
from tests.web.woodlanders import settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.table import Table
    from tests.server.house import House
    from tests.web.people import Person

GAMES = pytest.mark.parametrize("game", ["beacon_patrol", "everdell", "faraway", "farshore"])
SMALL_LYING = (667, 375)
HELD = pytest.mark.parametrize(
    "size",
    daily([SMALL_PHONE, PHONE, LYING, SMALL_LYING, (768, 1024)], SMALL_PHONE, SMALL_LYING),
    ids=lambda size: f"{size[0]}",
)
SCROLL = "(page) => { page.scrollTop = 150; return page.scrollTop; }"
HOLD = """(thing) => thing.dispatchEvent(new PointerEvent("pointerdown",
    { bubbles: true, pointerType: "touch", isPrimary: true, pointerId: 7 }))"""


def has_a_full_hand(table: Table) -> bool:
    """Seat 0 holds six cards and may play one."""
    choice = table.choice()
    can_play = choice is not None and any(one.zone == "hand" for one in choice.options)
    return can_play and len(table.view(0).cards("hand", 0)) >= 6


@pytest.mark.parametrize("size", [SMALL_PHONE, LYING], ids=["upright", "lying"])
def test_what_a_touched_card_can_do_is_in_sight(
    size: tuple[int, int], house: House, invite: Callable[..., Person]
) -> None:
    table = stroll(house, "me", until=has_a_full_hand, eager=("one_card", "two_cards"))
    person = invite(size).sit(table)
    dweller = Fingers(person)
    dweller.turn("hand")
    cards = person.cards("hand")
    for at in reversed(range(cards.count())):
        cards.nth(at).tap()
        told = person.page.locator("[data-sheet=hand] footer > *").first
        expect(told).to_be_visible()
        assert in_sight(told)


def test_a_card_of_the_hand_is_played_by_its_verb(
    house: House, invite: Callable[..., Person]
) -> None:
    table = stroll(house, "me", until=has_a_full_hand, eager=("one_card", "two_cards"))
    dweller = Fingers(invite(PHONE).sit(table))
    dweller.turn("hand")
    card = dweller.can("hand").first
    name = card.get_attribute("data-name") or ""
    card.tap()
    expect(dweller.verb).to_contain_text("Play")
    with dweller.moving():
        dweller.verb.tap()
    expect(dweller.page.locator("[data-sheet=hand]")).to_have_count(0)
    if dweller.page.locator("[data-way]").count():
        with dweller.moving():
            dweller.page.locator("[data-way]").first.tap()
    dweller.turn("city")
    expect(dweller.page.locator(f"[data-zone=city][data-name={name}]").first).to_be_visible()


def test_the_hand_is_shown_when_farshore_asks_whether_to_keep_it(
    house: House, invite: Callable[..., Person]
) -> None:
    for size in (PHONE, LYING):
        person = invite(size).sit(moor(house, "me", "random"))
        for card in person.cards("hand").all()[:3]:
            expect(card).to_be_visible()
            assert in_sight(card)
        assert in_sight(person.page.locator("[data-sheet=hand] .large"))


def test_every_tab_keeps_its_own_place(house: House, invite: Callable[..., Person]) -> None:
    dweller = Fingers(invite(SMALL_PHONE).sit(settle(house, "me", "random", "random", "random")))
    page = dweller.page.locator(".content")
    assert page.evaluate(SCROLL) == 150
    dweller.turn("others")
    expect(dweller.page.locator("[data-tab=others][aria-pressed=true]")).to_be_visible()
    assert page.evaluate("(page) => page.scrollTop") == 0
    dweller.turn("table")
    expect(dweller.page.locator("[data-tab=table][aria-pressed=true]")).to_be_visible()
    assert page.evaluate("(page) => page.scrollTop") == 150


def test_tabs_tell_what_can_be_done_and_how_much_lies_there(
    house: House, invite: Callable[..., Person]
) -> None:
    page = invite(PHONE).sit(settle(house, "me", "random")).page
    expect(page.locator("[data-tab=table] .todo")).to_be_visible()
    expect(page.locator("[data-tab=hand] i")).to_have_text("5")
    expect(page.locator("[data-tab=hand] .todo")).to_have_count(0)


@pytest.mark.parametrize("game", ["everdell", "farshore"])
def test_a_finger_that_stays_enlarges_a_card_of_the_hand(
    game: str, house: House, invite: Callable[..., Person]
) -> None:
    for size in (PHONE, LYING):
        person = invite(size).sit(house.create("me", "random", game=game))
        ShoreFingers(person).turn("hand")
        person.cards("hand").first.evaluate(HOLD)
        expect(person.page.get_by_role("dialog")).to_be_visible()


@GAMES
@HELD
def test_a_small_screen_has_a_heading_room_and_targets_for_fingers(
    game: str, size: tuple[int, int], house: House, invite: Callable[..., Person]
) -> None:
    person = invite(size).sit(house.create("me", "random", game=game)).settle()
    page = person.page
    expect(page.get_by_role("heading", level=1)).to_have_count(1)
    assert person.overflow() == 0
    targets = page.locator("header button, [data-tab], [data-act], [data-zone=hand]")
    for button in targets.filter(visible=True).all():
        button.scroll_into_view_if_needed()
        assert is_wide_enough(button), button.inner_text()


def test_on_the_smallest_phone_held_sideways_rules_and_symbols_lie_behind_one_button(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(SMALL_LYING).sit(moor(house, "me", "random"))
    symbols = person.button("What the symbols say (?)")
    expect(symbols).to_be_hidden()
    person.button("More: rules, symbols, settings").tap()
    symbols.tap()
    expect(person.page.get_by_role("complementary", name="What the symbols say")).to_be_visible()
    expect(symbols).to_be_hidden()
