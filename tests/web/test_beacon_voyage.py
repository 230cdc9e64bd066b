from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.house import play_on
from tests.web.drawn import KEYS
from tests.web.sailors import HARBOUR, Sailor, put_to_sea

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person


def open_table(person: Person) -> None:
    """Set up a table for one, with both expansions."""
    page = person.open("/").page
    page.get_by_role("button", name="New table of Beacon Patrol").click()
    page.get_by_role("button", name="Alone").click()
    page.get_by_role("switch", name="Windmills").click()
    page.get_by_role("switch", name="Piers").click()
    person.button("Open the table").click()


def test_one_ship_charts_a_sea_with_windmills_and_piers(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(HARBOUR)
    page = person.page
    open_table(person)
    sailor = Sailor(person)
    expect(page.get_by_text("60 tiles")).to_be_visible()
    expect(page.get_by_text("piers")).to_be_visible()
    while not sailor.over:
        sailor.take_turn()
    banner = page.get_by_role("region", name="What to do now")
    expect(banner).to_contain_text("You reached")
    score = str(house.look(page.url.rpartition("/")[2])["scores"][0])
    expect(page.locator("[data-score]")).to_have_text(score)
    results = page.get_by_role("dialog", name="Results")
    expect(results.get_by_role("heading", level=1)).to_contain_text(f"with {score} point")
    expect(results).not_to_contain_text("wins")
    page.get_by_role("link", name="Watch the replay").click()
    expect(sailor.counts).to_have_text("1 laid, 0 explored")
    page.get_by_role("slider").press("End")
    expect(page.locator("[data-score]")).to_have_text(score)


# Two charts in motion at once cost most, and show no more than one.
@pytest.mark.parametrize(
    ("turns", "motion"), [(4, "reduce"), pytest.param(100, "no-preference", marks=pytest.mark.slow)]
)
def test_two_ships_chart_a_sea_together(
    house: House, invite: Callable[..., Person], turns: int
) -> None:
    table = put_to_sea(house, "me", "expected")
    invitation = table["invites"][0]
    guest = Sailor(invite(HARBOUR).open(f"/join/{table['table']}/1#{invitation['secret']}"))
    guest.page.get_by_label("Your name").fill("Mira")
    guest.person.button("Sit down").click()
    host = Sailor(invite(HARBOUR).sit(table))
    expect(guest.page.get_by_text("Wait for")).to_be_visible()
    swap_spend_and_undo(host)
    host.end_turn()
    host.page.reload()
    expect(host.counts).to_have_text("2 laid, 0 explored")
    sailors = [host, guest]
    for _ in range(turns):
        if (shown := house.look(table["table"]))["over"]:
            break
        sailor = next(sailors[seat["seat"]] for seat in shown["seats"] if seat["awaited"])
        expect(sailor.person.button("End turn")).to_be_visible()
        sailor.take_turn()
    keys = [*table["keys"], *guest.page.evaluate(KEYS, table["table"])]
    assert play_on(house, table["table"], keys)["over"]
    for sailor in sailors:
        banner = sailor.page.get_by_role("region", name="What to do now")
        expect(banner).to_contain_text("Together you reached")
        expect(sailor.person.button("Tell it again")).to_be_visible()


def swap_spend_and_undo(sailor: Sailor) -> None:
    """A turn with all that can be done in one: lay, take back, lay, swap, spend to sail."""
    sailor.tile("O1").click()
    with sailor.moving():
        sailor.cell(0, -1).click()
    with sailor.moving():
        sailor.person.button("Undo").click()
    sailor.tile("O1").click()
    with sailor.moving():
        sailor.cell(0, -1).click()
    with sailor.moving():
        sailor.page.locator("[data-zone=mate][data-name='S-L']").click()
    with sailor.moving():
        sailor.tile("E-B2").click()
    expect(sailor.hand).to_have_count(2)
    with sailor.moving():
        sailor.tile("baySouth-L").drag_to(sailor.cell(0, 0))
    expect(sailor.hand).to_have_count(1)
