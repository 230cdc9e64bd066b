"""Answering in the browser before it is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.moving import CALM

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM


def test_who_waits_wishes_for_regions_in_order_and_takes_it_back(
    house: House, invite: Callable[..., Person]
) -> None:
    made = house.create("me", "friend")
    ann = invite().sit(made)
    ann.choose()
    wishes = ann.page.get_by_role("group", name=ann.said("ahead-title")).get_by_role("button")
    expect(wishes).to_have_count(3)
    wishes.nth(1).click()
    expect(wishes.nth(1)).to_have_attribute("aria-pressed", "true")
    wishes.nth(0).click()
    expect(wishes.nth(0)).to_contain_text("2")
    wishes.nth(1).click()
    expect(wishes.nth(0)).to_contain_text("1")
    assert ann.overflow() == 0
