"""Tables with a clock, as people see them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.house import play_on
from tests.web.moving import CALM
from tests.web.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM


def test_friends_choose_a_clock_and_see_it_run_at_the_seats(invite: Callable[..., Person]) -> None:
    ann = invite().keep("name", "Ann").open("/")
    ann.button(ann.said("browser-new-table-of", game="faraway")).click()
    clock = ann.page.get_by_role("group", name=ann.said("new-clock"))
    expect(ann.button(ann.said("front-play-game", game="faraway"))).to_be_visible()
    expect(clock).to_have_count(0)
    ann.page.get_by_text(ann.said("new-company", company="screen"), exact=True).click()
    clock.get_by_role("button", name=ann.said("new-clock-name", clock=120)).click()
    expect(ann.page.get_by_text(ann.said("new-clock-about", clock=120))).to_be_visible()
    ann.button(ann.said("browser-open-table")).click()
    chips = ann.page.locator(".seats .chip")
    expect(chips.first).to_be_visible()
    timer = ann.page.get_by_role("timer")
    expect(timer).to_contain_text("Ann")


def test_whose_time_runs_out_soon_is_warned_and_the_front_page_says_until_when(
    house: House, invite: Callable[..., Person]
) -> None:
    made = house.create("me", "friend", clock=86_400)
    bea = invite(PHONE).hold(made).open("/")
    expect(bea.page.locator(".until")).to_contain_text("until")
    soon = house.create("me", "friend", clock=14)
    ann = invite(PHONE).sit(soon)
    expect(ann.page.get_by_text("left for your turn; then a bot plays.").last).to_be_visible()
    assert bea.overflow() == ann.overflow() == 0


@pytest.mark.slow  # ten seconds have to pass
def test_whose_time_was_up_takes_the_seat_back(house: House, invite: Callable[..., Person]) -> None:
    made = house.create("me", "friend", clock=10)
    ann = invite().sit(made)
    play_on(house, made["table"], made["friends"])
    expect(ann.page.get_by_text(ann.said("clock-over"))).to_be_visible()
    ann.button(ann.said("browser-play-myself")).click()
    expect(ann.page.get_by_text(ann.said("clock-over"))).to_be_hidden()
