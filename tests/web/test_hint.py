"""A hint beside the table: thinking, three picks, their marks; for who may have one."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.access import barriers
from tests.web.people import DESK, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.server.house import House
    from tests.web.people import Person

LAMP = "Hint"
# It may end by itself at any moment, so whoever presses the button does not insist on it.
ENOUGH = """() => {
  const hint = document.querySelector("[data-hint]");
  hint?.querySelector(".think ~ button:enabled")?.click();
  return hint?.querySelector("[data-advised] .figure small");
}"""


def asked(house: House, person: Person, game: str = "faraway") -> str:
    """Sit down alone, and return the table."""
    made = house.create("me", "greedy", game=game)
    person.hold(made, game).open(f"/t/{made['table']}")
    expect(person.page.get_by_role("region", name="What to do now")).to_be_visible()
    return str(made["table"])


def panel(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name=LAMP)


def wait_for_picks(person: Person) -> Locator:
    """Let it be enough as soon as something is found, and return the picks."""
    person.page.wait_for_function(ENOUGH)
    return panel(person).locator("[data-advised]")


@pytest.mark.parametrize("game", ["faraway", "everdell"])
def test_the_key_h_opens_a_hint_that_names_and_marks_picks(
    house: House, invite: Callable[..., Person], game: str
) -> None:
    person = invite(DESK)
    asked(house, person, game)
    person.page.keyboard.press("h")
    picks = wait_for_picks(person)
    expect(picks).to_have_count(3)
    expect(person.page.locator("[data-mark]").first).to_be_attached()
    assert barriers(person.page) == []
    picks.nth(1).get_by_role("button").first.hover()
    expect(picks.nth(1)).to_have_class(re.compile(r"\bon\b"))
    person.page.keyboard.press("Escape")
    expect(panel(person)).to_be_hidden()
    expect(person.page.locator("[data-mark]")).to_have_count(0)


def test_doing_what_the_hint_says_plays_it_and_ends_the_hint(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(DESK)
    table = asked(house, person)
    person.button(LAMP).click()
    pick = wait_for_picks(person).first
    pick.get_by_role("button", name="Do this").click()
    expect(panel(person)).to_be_hidden()
    assert house.look(table)["position"] >= 1


def test_on_a_phone_the_hint_is_a_sheet_with_one_pick_at_a_time(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(PHONE)
    asked(house, person)
    person.button(LAMP).click()
    picks = wait_for_picks(person)
    expect(picks.nth(0)).to_be_visible()
    expect(picks.nth(1)).to_be_hidden()
    panel(person).get_by_role("group").get_by_role("button").nth(1).click()
    expect(picks.nth(1)).to_be_visible()
    expect(picks.nth(0)).to_be_hidden()
    box = panel(person).bounding_box()
    assert box is not None
    assert box["y"] > PHONE[1] * 0.4  # the table stays in sight
    assert barriers(person.page) == []
    panel(person).get_by_role("button", name="Close the hint").click()
    expect(panel(person)).to_be_hidden()


def test_playing_on_while_it_thinks_ends_the_hint(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(DESK)
    asked(house, person)
    person.button(LAMP).click()
    expect(panel(person)).to_be_visible()
    person.choose()
    expect(panel(person)).to_be_hidden()


def test_where_people_play_without_agreeing_there_is_no_lamp(
    house: House, invite: Callable[..., Person]
) -> None:
    made = house.create("me", "friend")
    person = invite(DESK)
    person.hold(made, "faraway").open(f"/t/{made['table']}")
    expect(person.page.get_by_role("region", name="What to do now")).to_be_visible()
    expect(person.button(LAMP)).to_have_count(0)


def test_where_they_agreed_the_others_see_who_asked(
    house: House, invite: Callable[..., Person]
) -> None:
    made = house.create("me", "friend", hints=True)
    person = invite(DESK)
    person.hold(made, "faraway").open(f"/t/{made['table']}")
    person.button(LAMP).click()
    wait_for_picks(person)
    friend = invite(DESK)
    friend.hold({**made, "keys": made["friends"]}, "faraway").open(f"/t/{made['table']}")
    expect(friend.page.get_by_label("has asked for a hint").first).to_be_visible()
