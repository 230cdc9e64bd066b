from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.moving import BOTH
from tests.web.people import PHONE, SMALL_PHONE
from tests.web.sailors import Sailor, put_to_sea

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.house import House
    from tests.web.people import Person


def test_a_tile_is_laid_by_two_clicks_and_taken_back(
    house: House, invite: Callable[..., Person]
) -> None:
    sailor = Sailor(invite().sit(put_to_sea(house, "me", "friend")))
    expect(sailor.hand).to_have_count(3)
    sailor.tile("O1").click()
    sailor.cell(0, -1).click()
    expect(sailor.hand).to_have_count(2)
    expect(sailor.counts).to_have_text("2 laid, 0 explored")
    sailor.person.button("Undo").click()
    expect(sailor.hand).to_have_count(3)
    expect(sailor.counts).to_have_text("1 laid, 0 explored")


def test_a_cell_that_does_not_fit_says_why(house: House, invite: Callable[..., Person]) -> None:
    sailor = Sailor(invite().sit(put_to_sea(house, "me", "friend")))
    sailor.tile("E-B2").click()
    sailor.cell(-1, 0).hover()
    bubble = sailor.page.get_by_role("tooltip")
    expect(bubble).to_contain_text("Does not fit here")
    expect(bubble).to_contain_text("Its east side is land, the tile beyond is water.")
    sailor.cell(0, -1).hover()
    expect(bubble).to_be_hidden()


def test_a_tile_is_dragged_onto_its_cell(house: House, invite: Callable[..., Person]) -> None:
    sailor = Sailor(invite().sit(put_to_sea(house, "me", "friend")))
    sailor.tile("O1").drag_to(sailor.cell(0, 0), target_position={"x": 40, "y": -40}, force=True)
    expect(sailor.counts).to_have_text("2 laid, 0 explored")
    expect(sailor.cell(0, -1)).to_have_attribute("aria-label", re.compile("^Open sea"))


def test_a_step_is_paid_by_token_or_by_tile(house: House, invite: Callable[..., Person]) -> None:
    sailor = Sailor(invite().sit(put_to_sea(house, "me", "friend")))
    steps = sailor.page.locator("[data-steps]")
    sailor.tile("O1").click()
    with sailor.moving():
        sailor.cell(0, -1).click()
    with sailor.moving():
        sailor.cell(0, 0).click()
    expect(steps).to_have_attribute("data-steps", "2")
    sailor.tile("E-B2").click()
    sailor.cell(0, -1).click()
    with sailor.moving():
        sailor.page.get_by_role("menuitem", name="Discard").click()
    expect(steps).to_have_attribute("data-steps", "2")
    expect(sailor.hand).to_have_count(1)
    sailor.tile("baySouth-L").drag_to(sailor.cell(0, 0))
    expect(sailor.hand).to_have_count(0)
    expect(sailor.page.get_by_text("2 set aside", exact=True)).to_be_visible()


def test_two_hands_swap_a_tile(house: House, invite: Callable[..., Person]) -> None:
    sailor = Sailor(invite().sit(put_to_sea(house, "me", "friend")))
    with sailor.moving():
        sailor.page.locator("[data-zone=mate][data-name='S-L']").click()
    expect(sailor.page.get_by_text("taken: give one for it")).to_be_visible()
    with sailor.moving():
        sailor.tile("O1").click()
    expect(sailor.page.locator("[data-zone=hand][data-name='S-L']")).to_be_visible()
    expect(sailor.page.locator("[data-zone=mate][data-name='O1']")).to_be_visible()


def test_a_turn_by_keys_alone(house: House, invite: Callable[..., Person]) -> None:
    sailor = Sailor(invite().sit(put_to_sea(house, "me", "friend")))
    expect(sailor.hand).to_have_count(3)
    keys = sailor.page.keyboard
    keys.press("2")
    expect(sailor.tile("O1")).to_have_attribute("aria-pressed", "true")
    keys.press("ArrowUp")
    here = sailor.page.locator(".cell.now:focus")
    expect(here).to_have_attribute("aria-label", re.compile("^Lay Open sea here: no points yet."))
    with sailor.moving():
        keys.press("Enter")
    expect(sailor.hand).to_have_count(2)
    keys.press("1")
    keys.press("Escape")
    expect(sailor.page.locator("[data-zone=hand][aria-pressed=true]")).to_have_count(0)
    keys.press("s")
    expect(sailor.page.locator("[data-zone=mate]:focus")).to_have_count(1)
    with sailor.moving():
        keys.press("e")
    expect(sailor.page.get_by_text("Wait for")).to_be_visible()


@BOTH
def test_the_chart_is_panned_and_zoomed(house: House, invite: Callable[..., Person]) -> None:
    sailor = Sailor(invite().sit(put_to_sea(house, "me", "friend")).settle())
    home = sailor.cell(0, 0)
    start = home.bounding_box()
    assert start
    sailor.page.keyboard.press("-")
    expect(home).not_to_have_css("width", f"{start['width']}px")
    sailor.page.mouse.move(start["x"] - 90, start["y"] + 20)
    sailor.page.mouse.down()
    sailor.page.mouse.move(start["x"] - 30, start["y"] + 60, steps=4)
    sailor.page.mouse.up()
    moved = home.bounding_box()
    assert moved
    assert moved["x"] > start["x"] + 30
    sailor.page.keyboard.press("0")
    expect(home).to_have_css("width", f"{start['width']}px")
    assert home.bounding_box() == start


@BOTH
def test_a_turn_on_a_phone(house: House, invite: Callable[..., Person]) -> None:
    for size in (PHONE, SMALL_PHONE):
        sailor = Sailor(invite(size).sit(put_to_sea(house, "me", "friend")))
        sailor.tile("O1").tap()
        with sailor.moving():
            sailor.cell(0, -1).tap()
        expect(sailor.hand).to_have_count(2)
        assert sailor.person.overflow() <= 0
        for page in ("Crew", "Score", "Log"):
            sailor.page.get_by_role("group", name="Pages").get_by_text(page).tap()
            assert sailor.person.overflow() <= 0
        sailor.page.get_by_role("group", name="Pages").get_by_text("Table").tap()
        with sailor.moving():
            sailor.person.button("End turn").tap()


def test_the_map_is_saved(house: House, invite: Callable[..., Person], tmp_path: Path) -> None:
    sailor = Sailor(invite().sit(put_to_sea(house, "me")))
    for kind, first in (("SVG", b"<?xml"), ("PNG", b"\x89PNG")):
        sailor.page.get_by_role("button", name="Save the map").click()
        with sailor.page.expect_download() as coming:
            sailor.person.button(kind).click()
        file = tmp_path / coming.value.suggested_filename
        coming.value.save_as(file)
        assert file.suffix == f".{kind.lower()}"
        assert file.read_bytes().startswith(first)
