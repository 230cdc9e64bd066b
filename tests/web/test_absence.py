from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.patience import until
from tests.server.house import UNHURRIED, House
from tests.web.moving import CALM

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    from tests.web.people import Person

pytestmark = CALM


@pytest.fixture(scope="module")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that soon misses people."""
    assert browser.is_connected()
    place = tmp_path_factory.mktemp("house")
    house = House(f"{place}/skerry.db", place / "log", *UNHURRIED, "--away", "0.5").start()
    yield house
    house.leave()


def test_those_present_let_a_bot_play_until_the_absent_returns(
    house: House, invite: Callable[..., Person]
) -> None:
    made = house.create("me", "friend", "friend")
    ada = invite().sit(made)
    bea = invite().sit({**made, "keys": made["friends"][:1]})
    for person in (ada, bea):
        expect(person.page.get_by_text("Seat 3 is away")).to_be_visible()
    ada.button("Let a bot play").click()
    expect(bea.page.get_by_text("1 of 2 agree on a bot until they return.")).to_be_visible()
    expect(ada.button("You agree")).to_be_disabled()
    bea.button("Let a bot play").click()
    for person in (ada, bea):
        expect(person.page.get_by_text("Seat 3 is away")).to_have_count(0)
    cid = invite().sit({**made, "keys": made["friends"][1:]})
    ada.page.keyboard.press("l")
    ada.page.get_by_role("button", name="Chat").click()
    expect(ada.page.get_by_text("A bot plays for Seat 3 until they return.")).to_be_visible()
    expect(ada.page.get_by_text("Seat 3 is back.")).to_be_visible()
    seats = house.look(made["table"])["seats"]
    assert (seats[2]["kind"], seats[2]["stand_in"]) == ("human", False)
    cid.leave()


def test_who_leaves_is_said_to_have_left_and_is_never_choosing(
    house: House, invite: Callable[..., Person]
) -> None:
    made = house.create("me", "friend")
    ada = invite().sit(made)
    house.post(made["table"], "leave", made["friends"], seat=1)
    expect(ada.page.get_by_text("Seat 2 has left", exact=True)).to_be_visible()
    assert ada.page.get_by_text("Seat 2 is choosing").count() == 0
    ada.button("Let a bot play").click()
    expect(ada.page.get_by_text("Seat 2 has left", exact=True)).to_have_count(0)
    ada.choose()
    until(lambda: house.look(made["table"])["position"] >= 2, "both have chosen")
