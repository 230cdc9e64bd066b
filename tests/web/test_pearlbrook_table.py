from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.web.drawn import look
from tests.web.moving import BOTH
from tests.web.people import PHONE
from tests.web.woodlanders import Brooksider, Woodlander, settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json
    from tests.web.people import Person

BROOK = {"pearlbrook": True}


def by_the_brook(house: House, *kinds: str) -> Json:
    """Set up a table with Pearlbrook."""
    return settle(house, *kinds, options=BROOK)


@pytest.mark.slow  # every day alone, and against a bot without Pearlbrook
def test_a_game_by_the_brook_against_a_bot(house: House, invite: Callable[..., Person]) -> None:
    person = invite().sit(by_the_brook(house, "me", "random"))
    dweller = Brooksider(person)
    dweller.press("basic_three_twigs")
    dweller.wait()
    dweller.play_to_end()
    results = person.page.get_by_role("dialog", name="Results")
    expect(results).to_be_visible()
    lines = [line for sheet in look(person)["sheets"] for line in sheet if line["points"]]
    pearls = any(line["label"]["id"] == "woodland-score-wild" for line in lines)
    expect(results.get_by_role("row").filter(has_text="Pearls")).to_have_count(int(pearls))
    assert person.overflow() == 0


def test_a_game_by_the_brook_alone_against_rugwort(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().sit(by_the_brook(house, "me"))
    dweller = Brooksider(person)
    expect(person.page.get_by_title("Rugwort has 2 pearls")).to_be_visible()
    dweller.press("basic_two_resin")
    dweller.wait()
    dweller.play_to_end()
    expect(dweller.banner).to_contain_text("Rugwort")
    results = person.page.get_by_role("dialog", name="Results")
    expect(results).to_contain_text("Rugwort")
    score, his = results.locator("tfoot td").all_inner_texts()
    person.page.get_by_role("link", name="Watch the replay").click()
    person.page.get_by_role("slider").press("End")
    expect(person.page.get_by_role("region", name="Your stock and workers")).to_contain_text(score)
    expect(person.page.locator("[data-seat=rival]")).to_contain_text(his)
    expect(person.page.get_by_role("group", name="Brook")).to_contain_text("Shoals")


def test_a_pearl_from_the_shoals_pays_for_an_adornment(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().sit(by_the_brook(house, "me"))
    dweller = Brooksider(person)
    hidden = person.cards("adornments")
    expect(hidden).to_have_count(2)
    hidden.first.hover()
    expect(person.page.locator(".hint")).to_contain_text("You need a pearl")
    dweller.press("basic_two_resin")
    dweller.press("shoals")
    while person.page.get_by_text("Discard").count() and dweller.can("hand").count():
        dweller.choose()
    own = person.page.get_by_role("region", name="Your stock and workers")
    expect(own.locator("[data-stock=pearl]")).to_contain_text("1")
    expect(own.get_by_role("img", name="the ambassador is out")).to_be_visible()
    with dweller.moving():
        dweller.can("adornments").first.click()
    expect(hidden).to_have_count(1)
    expect(person.cards("worn")).to_have_count(1)


def test_a_place_of_the_brook_says_why_nobody_can_go_there(
    house: House, invite: Callable[..., Person]
) -> None:
    page = invite().sit(by_the_brook(house, "me", "random")).page
    page.locator("[data-name=river_spot_production].refused").hover()
    expect(page.locator(".hint")).to_contain_text("3 production")
    page.locator("[data-name=starfalls_flame].refused").hover()
    expect(page.locator(".hint")).to_contain_text("25 points")


def test_nobody_else_sees_an_adornment(house: House, invite: Callable[..., Person]) -> None:
    table = by_the_brook(house, "me", "friend")
    player, watcher = invite().sit(table), invite().open(f"/t/{table['table']}")
    name = player.cards("adornments").first.get_attribute("data-name")
    expect(watcher.page.get_by_text("2 adornments still hidden")).to_be_visible()
    expect(watcher.cards("adornments")).to_have_count(0)
    assert watcher.page.locator(f"[data-name={name}]").count() == 0


@BOTH
def test_the_brook_on_a_phone(house: House, invite: Callable[..., Person]) -> None:
    person = invite(PHONE).sit(by_the_brook(house, "me"))
    dweller = Woodlander(person)
    dweller.wait()
    with dweller.moving():
        person.page.locator("[data-name=basic_two_resin].can").tap()
    with dweller.moving():
        person.page.locator("[data-name=shoals].can").tap()
    expect(dweller.banner).to_contain_text("iscard")
    for tab in ("table", "city", "hand", "others"):
        person.page.locator(f"[data-tab={tab}]").tap()
        assert person.overflow() == 0


def test_without_pearlbrook_nothing_of_it_lies_on_the_table(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().sit(settle(house, "me", "random"))
    Woodlander(person).wait()
    for name in ("Brook", "Wonders", "Adornments"):
        assert person.page.get_by_label(name, exact=True).count() == 0
    assert person.page.locator("[data-stock=pearl]").count() == 0


def test_a_new_table_can_be_laid_out_with_pearlbrook(invite: Callable[..., Person]) -> None:
    person = invite().open("/")
    person.button("New table of Everdell").click()
    year = person.page.get_by_label("Rugwort’s year")
    expect(year).to_have_count(0)
    person.page.get_by_role("button", name="Alone").click()
    expect(year).to_have_value("1")
    person.page.get_by_role("switch", name="Pearlbrook").click()
    person.button("Open the table").click()
    expect(person.page.get_by_role("group", name="Brook")).to_be_visible()
