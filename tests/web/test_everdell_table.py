from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import skerry
from tests.web.moving import BOTH
from tests.web.people import PHONE
from tests.web.woodlanders import Woodlander, settle, wander

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person


def test_a_game_against_a_bot(house: House, invite: Callable[..., Person]) -> None:
    made = settle(house, "me", "random")
    person = invite().sit(made)
    dweller = Woodlander(person)
    for _ in range(3):
        dweller.wait()
        dweller.choose()
    dweller.wait()
    position = dweller.table.get_attribute("data-position")
    person.page.reload()
    expect(dweller.table).to_have_attribute("data-position", position or "")
    dweller.play_to_end()
    results = person.page.get_by_role("dialog", name="Results")
    expect(results).to_be_visible()
    record = house.http.get(f"/api/tables/{made['table']}/record").text
    scores = [str(score) for score in skerry.replay(record).scores()]
    expect(results.locator("tfoot td")).to_have_text(scores)
    assert person.overflow() == 0


@pytest.mark.slow  # every day with Pearlbrook
def test_a_game_alone_against_rugwort(house: House, invite: Callable[..., Person]) -> None:
    person = invite().sit(settle(house, "me"))
    dweller = Woodlander(person)
    expect(person.page.locator("[data-seat=rival]")).to_contain_text("year 1")
    dweller.play_to_end()
    expect(dweller.banner).to_contain_text("Rugwort")
    results = person.page.get_by_role("dialog", name="Results")
    expect(results).to_contain_text("Rugwort")
    score, his = results.locator("tfoot td").all_inner_texts()
    person.page.get_by_role("link", name="Watch the replay").click()
    person.page.get_by_role("slider").press("End")
    own = person.page.get_by_role("region", name="Your stock and workers")
    expect(own).to_contain_text(score)
    expect(person.page.locator("[data-seat=rival]")).to_contain_text(his)


def test_bots_of_one_level_are_characters_with_a_name_and_an_animal_each(
    house: House, invite: Callable[..., Person]
) -> None:
    made = house.create("me", "greedy", "greedy", "random", game="everdell", seed=1)
    page = invite().sit(made).page
    seats = page.locator("[data-seat] .name")
    expect(seats.filter(has_text="Hedgehog")).to_have_count(1)
    expect(seats.filter(has_text="Mole")).to_have_count(1)
    expect(seats.filter(has_text="Duckling")).to_have_count(1)
    marks = page.locator("header .mark path")
    expect(marks).to_have_count(4)
    assert len({mark.get_attribute("d") for mark in marks.all()}) == 4


def test_the_city_of_an_opponent_opens_over_the_board(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().sit(settle(house, "me", "random"))
    page = person.page
    seat = page.get_by_role("button", name="Duckling: open the city")
    city = page.get_by_role("dialog", name="City of Duckling")
    seat.click()
    expect(city).to_be_visible()
    page.keyboard.press("Escape")
    expect(city).to_have_count(0)
    seat.press("Enter")
    expect(city).to_be_visible()
    city.get_by_role("button", name="Close").click()
    expect(city).to_have_count(0)


def test_what_cannot_be_played_says_why(house: House, invite: Callable[..., Person]) -> None:
    page = invite().sit(settle(house, "me", "random")).page
    refused = page.locator("[data-zone=hand].refused").first
    refused.hover()
    expect(page.locator(".hint")).to_contain_text("You need")
    expect(refused.locator(".lack").first).to_be_visible()


def test_ways_to_pay_lie_beside_the_card(house: House, invite: Callable[..., Person]) -> None:
    dweller = Woodlander(invite().sit(wander(house, "woodland-pay-for")))
    ways = dweller.page.locator("[data-tray] [data-way]")
    assert ways.count() > 1
    ways.last.click()
    expect(ways.last).to_have_attribute("aria-checked", "true")
    with dweller.moving():
        dweller.filled.click()
    expect(ways).to_have_count(0)


@BOTH
def test_a_turn_on_a_phone(house: House, invite: Callable[..., Person]) -> None:
    person = invite(PHONE).sit(settle(house, "me"))
    dweller = Woodlander(person)
    dweller.wait()
    with dweller.moving():
        dweller.page.locator("[data-name=basic_one_pebble].can").tap()
    expect(person.page.get_by_role("img", name="1 of 2 workers at home")).to_be_visible()
    for tab in ("city", "hand", "others", "table"):
        person.page.locator(f"[data-tab={tab}]").tap()
        assert person.overflow() == 0
    with dweller.moving():
        person.button("Undo").tap()
    expect(person.page.get_by_role("img", name="2 of 2 workers at home")).to_be_visible()
