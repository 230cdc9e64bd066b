"""Questions in the browser: what asks, the verbs beside the banner, steppers and one panel for give and take."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.strolls import asks, stroll
from tests.web.coasters import drift
from tests.web.moving import CALM
from tests.web.people import DESK, PHONE
from tests.web.test_counting import Chooser, own

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.table import Table
    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM
SIZES = [DESK, PHONE]

# How the ring of what has the focus is drawn, its colour, and the colour of what can be chosen.
RING = """(one) => {
  const ink = getComputedStyle(one);
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--act)";
  const act = getComputedStyle(probe).color;
  probe.remove();
  return [ink.outlineStyle, ink.outlineColor, act];
}"""


def can_trade(table: Table) -> bool:
    """The peddler asks somebody who has several kinds of resources."""
    choice = table.choice()
    found = None if choice is None else choice.gathering
    return found is not None and found.bargain is not None and len(set(found.pool)) > 1


def pays_several(table: Table) -> bool:
    """Up to three of one resource may be paid for points, and there are two at least."""
    return asks("woodland-pay-for-points", table) and len(table.options) > 2


@pytest.mark.parametrize("size", SIZES)
def test_a_trade_is_one_panel_and_nothing_is_paid_before_the_verb(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    made = own(stroll(house, "me", "screen", until=can_trade, far=60))
    one = Chooser(invite(size), house, made)
    before = one.shown
    given = before["eyes"][0]["choice"]["gathering"]["pool"][0]["pick"]
    taken = "resin" if given != "resin" else "berry"
    had = (one.has(given), one.has(taken))
    one.page.locator(f"[data-row=set][data-step={given}] .more").click()
    expect(one.confirm).to_be_disabled()
    one.page.locator(f"[data-row=taken][data-step={taken}] .more").click()
    expect(one.confirm).to_contain_text("Trade 1")
    assert one.shown == before
    assert one.person.overflow() == 0
    with one.moving():
        one.confirm.click()
    assert (one.has(given), one.has(taken)) == (had[0] - 1, had[1] + 1)


def test_the_card_that_asks_is_named_in_the_banner_and_lit_on_the_table(
    house: House, invite: Callable[..., Person]
) -> None:
    one = Chooser(invite(), house, own(stroll(house, "me", "screen", until=can_trade, far=60)))
    expect(one.banner).to_contain_text("Peddler: Pay up to 2 resources")
    expect(one.banner.locator(".sentence b")).to_have_text("Pay")
    expect(one.banner.locator("[data-banner-source]")).to_be_visible()
    expect(one.page.locator("[data-asks]")).to_have_attribute("data-name", "peddler")


def test_a_number_is_a_stepper_whose_verb_says_what_it_will_do(
    house: House, invite: Callable[..., Person]
) -> None:
    made = own(stroll(house, "me", "screen", until=pays_several, far=80))
    one = Chooser(invite(), house, made)
    points = one.has("points")
    step = one.step("number")
    most = int(step.locator(".count").inner_text())
    step.locator(".less").click()
    expect(one.filled).to_contain_text(f"(+{most - 1} point")
    expect(one.person.button("Pay nothing")).to_be_visible()
    with one.moving():
        one.page.keyboard.press("Enter")
    assert one.has("points") == points + most - 1


@pytest.mark.parametrize("size", SIZES)
def test_the_first_hand_is_kept_or_changed_by_verbs_where_it_is_seen(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    made = drift(house, lambda choice: choice.prompt.id == "farshore-change-hand")
    one = Chooser(invite(size), house, made, "farshore")
    expect(one.page.locator("[data-thing][data-zone=hand]").first).to_be_visible()
    expect(one.person.button("New hand")).to_be_visible()
    expect(one.filled).to_contain_text("Keep the hand")
    with one.moving():
        one.filled.click()


def test_what_shows_new_cards_says_beforehand_that_there_is_no_way_back(
    house: House, invite: Callable[..., Person]
) -> None:
    def draws(table: Table) -> bool:
        return asks("woodland-take-turn", table) and not table.answers

    one = Chooser(invite(), house, own(stroll(house, "me", "screen", until=draws)))
    place = one.page.locator("[data-thing].can[data-name=basic_two_cards_one_vp]")
    place.hover()
    expect(one.page.locator(".hint")).to_contain_text("no way back")
    one.page.locator("[data-thing].can[data-name=basic_three_twigs]").hover()
    expect(one.page.locator(".hint")).to_be_visible()
    expect(one.page.locator(".hint")).not_to_contain_text("no way back")


def test_focus_looks_unlike_what_can_be_chosen(house: House, invite: Callable[..., Person]) -> None:
    def turns(table: Table) -> bool:
        return asks("woodland-take-turn", table)

    one = Chooser(invite(), house, own(stroll(house, "me", "screen", until=turns)))
    one.page.keyboard.press("Tab")
    one.open_things.first.focus()
    one.page.keyboard.press("ArrowRight")
    focused = [one.page.locator("[data-thing]:focus").evaluate(RING)]
    one.page.get_by_role("button", name="Settings and rules").focus()
    focused.append(one.page.locator("header button:focus").evaluate(RING))
    assert {style for style, _, _ in focused} == {"solid"}
    assert [ring for _, ring, act in focused if ring == act] == []
