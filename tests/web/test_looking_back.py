"""Looking back at a finished game in the browser, and trying another line from it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.house import play_on
from tests.web.access import barriers
from tests.web.people import DESK, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json
    from tests.web.people import Person


@pytest.fixture(scope="module")
def played(house: House) -> Json:
    """A game that is over, analysed; whoever always takes the first option slips often."""
    made = house.create("screen", "screen")
    play_on(house, made["table"], made["keys"])
    found: Json = {"total": 1, "steps": []}
    while len(found["steps"]) < found["total"]:
        after = {"after": len(found["steps"])}
        found = house.http.get(f"/api/tables/{made['table']}/review", params=after).json()
    return {**made, "review": found}


def opened(person: Person, played: Json, at: str = "") -> Person:
    person.hold(played, "faraway").open(f"/review/{played['table']}{at}")
    expect(person.page.locator(".curve .line").first).to_be_attached()
    return person


def slips(played: Json, seat: int = 0) -> list[int]:
    steps = played["review"]["steps"]
    return [step["number"] for step in steps if step["loss"] and step["seat"] == seat]


def test_the_result_leads_to_looking_back(invite: Callable[..., Person], played: Json) -> None:
    person = invite(DESK)
    person.hold(played, "faraway").open(f"/t/{played['table']}")
    person.page.get_by_role("link", name="Looking back").click()
    expect(person.page.get_by_role("heading", name="Looking back")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_game_is_shown_with_its_curve_and_without_barriers(
    invite: Callable[..., Person], played: Json, size: tuple[int, int]
) -> None:
    person = opened(invite(size), played, f"#{slips(played)[0]}")
    expect(person.page.get_by_role("img", name="What each seat could expect")).to_be_visible()
    assert barriers(person.page) == []


def test_arrows_step_and_with_shift_they_go_from_slip_to_slip(
    invite: Callable[..., Person], played: Json
) -> None:
    person = opened(invite(DESK), played)
    log = person.page.locator("[aria-current=step]")
    person.page.keyboard.press("ArrowRight")
    expect(log).to_have_attribute("data-step", "1")
    person.page.keyboard.press("Home")
    expect(log).to_have_attribute("data-step", "0")
    for number in [each for each in slips(played) if each > 0][:2]:
        person.page.keyboard.press("Shift+ArrowRight")
        expect(log).to_have_attribute("data-step", str(number))
        expect(person.page.get_by_role("region", name="The answer that")).to_contain_text("Better:")


def test_what_was_played_and_what_was_better_are_marked_on_the_table(
    invite: Callable[..., Person], played: Json
) -> None:
    person = opened(invite(DESK), played, f"#{slips(played)[0]}")
    expect(person.page.locator("[data-mark=played]")).to_be_attached()
    expect(person.page.locator("[data-mark*=better]")).to_be_attached()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_another_line_is_tried_at_a_table_of_its_own_and_left_again(
    invite: Callable[..., Person], played: Json, size: tuple[int, int]
) -> None:
    person = opened(invite(size), played, "#4")
    person.page.get_by_role("button", name="Try a line from here").locator("visible=true").click()
    expect(person.page.get_by_role("region", name="What to do now")).to_be_visible()
    slip = person.page.get_by_role("complementary", name="A line that is being tried")
    expect(slip).to_be_visible()
    assert barriers(person.page) == []
    slip.get_by_role("link", name="Leave the line").click()
    expect(person.page).to_have_url(re.compile(rf"/review/{played['table']}#4$"))
    expect(person.page.get_by_role("heading", name="Looking back")).to_be_visible()
