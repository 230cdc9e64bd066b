from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.strolls import asks, stroll, with_equal_cards
from tests.web.moving import BOTH
from tests.web.people import DESK, PHONE
from tests.web.woodlanders import CORNER, Woodlander

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from skerry.kernel.table import Table
    from tests.server.house import House
    from tests.web.people import Person


class Gatherer(Woodlander):
    """Somebody who is to discard any number of a hand with two equal cards."""

    @property
    def chosen(self) -> Locator:
        return self.page.locator("[data-thing].chosen")

    @property
    def hand(self) -> list[str]:
        held = self.page.locator("[data-thing][data-zone=hand]")
        return [card.get_attribute("data-name") or "" for card in held.all()]

    def press_at(self, at: int) -> None:
        """Press a card of the hand, the first being 0."""
        card = self.page.locator("[data-thing][data-zone=hand]").nth(at)
        if self.person.phone:
            card.tap(position=CORNER)
        else:
            self.page.mouse.move(0, 0)  # a card pointed at lies over its neighbours
            card.click(position=CORNER)

    def three(self) -> list[int]:
        """Where three cards lie of which two are equal, in descending order."""
        hand = self.hand
        equal = next(card for card, count in Counter(hand).items() if count == 2)
        places = [at for at, card in enumerate(hand) if card == equal]
        other = next(at for at, card in enumerate(hand) if card != equal)
        return sorted([*places, other], key=lambda at: (hand[at], at), reverse=True)


@pytest.fixture
def sit(house: House, invite: Callable[..., Person]) -> Callable[..., Gatherer]:
    def at(size: tuple[int, int] = DESK) -> Gatherer:
        person = invite(size).sit(stroll(house, "me", until=with_equal_cards))
        gatherer = Gatherer(person)
        gatherer.wait()
        return gatherer

    return at


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_three_cards_two_of_them_equal_are_discarded_together(
    sit: Callable[..., Gatherer], size: tuple[int, int]
) -> None:
    one = sit(size)
    before, three = one.hand, one.three()
    for count, at in enumerate(three, 1):
        one.press_at(at)
        expect(one.chosen).to_have_count(count)
    expect(one.confirm).to_contain_text("Discard 3")
    assert one.person.overflow() == 0
    with one.moving():
        one.confirm.click()
    expect(one.chosen).to_have_count(0)
    gone = Counter(before[at] for at in three)
    if one.person.phone:
        one.page.locator("[data-tab=hand]").tap()
    assert Counter(one.hand) == Counter(before) - gone
    with one.moving():
        one.person.button("Undo").click()
    assert Counter(one.hand) == Counter(before)


def test_a_card_is_left_out_again(sit: Callable[..., Gatherer]) -> None:
    one = sit()
    expect(one.answer("stop")).to_have_text("Discard none")
    first, second, _ = one.three()
    one.press_at(first)
    one.press_at(second)
    one.press_at(first)
    expect(one.chosen).to_have_count(1)
    one.page.keyboard.press("Escape")
    expect(one.chosen).to_have_count(0)
    expect(one.confirm).to_be_disabled()


@BOTH
def test_a_set_is_gathered_by_keys_alone(sit: Callable[..., Gatherer]) -> None:
    one = sit()
    before = one.hand
    cards = one.page.locator("[data-thing][data-zone=hand]")
    for at in (2, 0):
        cards.nth(at).focus()
        one.page.keyboard.press("Enter")
    expect(one.chosen).to_have_count(2)
    with one.moving():
        one.page.keyboard.press("Enter")
    assert Counter(one.hand) == Counter(before) - Counter([before[0], before[2]])


def told_apart(table: Table) -> bool:
    """Up to two cards of the meadow may be taken, and two equal ones lie there."""
    choice = table.choice()
    if choice is None or not asks("woodland-take-meadow", table):
        return False
    return any(option.name.startswith("place-") for option in choice.pool)


def test_of_equal_cards_of_the_meadow_the_one_pressed_is_meant(
    house: House, invite: Callable[..., Person]
) -> None:
    one = Woodlander(invite().sit(stroll(house, "me", until=told_apart)))
    one.wait()
    places = one.page.get_by_role("group", name="Meadow").locator("> div")
    cards = [place.locator(".can") for place in places.all()]
    names = [card.get_attribute("data-name") if card.count() else "" for card in cards]
    first = next(at for at, name in enumerate(names) if name and names.count(name) == 2)
    second = names.index(names[first], first + 1)
    cards[second].click()
    expect(one.confirm).to_contain_text("Take 1")
    with one.moving():
        one.page.keyboard.press("Enter")
    expect(places.nth(first).locator("[data-thing]")).to_have_attribute(
        "data-name", names[first] or ""
    )
    expect(one.page.locator(f"[data-zone=hand][data-name={names[first]}]")).not_to_have_count(0)
