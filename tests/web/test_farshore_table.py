from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.daily import daily
from tests.server.house import play_on
from tests.web.coasters import Coaster, drift, moor
from tests.web.moving import BOTH
from tests.web.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.choice import Choice
    from tests.server.house import House
    from tests.web.people import Person

LAPTOPS = ((1366, 768), (1440, 900))


def asks(prompt: str, *, as_set: bool = False) -> Callable[[Choice], bool]:
    """Seek a question that is a matter of one pick, or of a set."""
    return lambda choice: choice.prompt.id == prompt and (choice.gathering is not None) == as_set


def test_a_game_against_a_bot(house: House, invite: Callable[..., Person]) -> None:
    person = invite().sit(moor(house, "me", "random"))
    coaster = Coaster(person)
    for _ in range(4):
        coaster.wait()
        coaster.choose()
    coaster.wait()
    position = coaster.table.get_attribute("data-position")
    person.page.reload()
    expect(coaster.table).to_have_attribute("data-position", position or "")
    coaster.play_to_end()
    results = person.page.get_by_role("dialog", name="Results")
    expect(results).to_be_visible()
    for source in ("Cards printed points", "Ship"):  # everybody has some of these
        expect(results.get_by_role("rowheader", name=source)).to_be_visible()
    expect(person.page.get_by_label("Islands").get_by_text("flooded, till the end")).to_have_count(
        2
    )
    assert person.overflow() == 0


def test_all_lies_on_one_screen(house: House, invite: Callable[..., Person]) -> None:
    table = moor(house, "me", "random", "random", "random")
    for size in LAPTOPS:
        page = invite(size).sit(table).settle().page
        for zone in ("bay", "board", "islands", "maps", "compass", "hand"):
            for thing in page.locator(f"[data-thing][data-zone='{zone}']").all():
                box = thing.bounding_box()
                assert box
                assert box["x"] >= 0
                assert box["y"] >= 0
                assert box["x"] + box["width"] <= size[0]
                assert box["y"] + box["height"] <= size[1]


def test_a_stack_of_the_bay_says_how_many_cards_lie_there(
    house: House, invite: Callable[..., Person]
) -> None:
    table = moor(house, "me", "random")
    bay = next(
        zone for zone in house.look(table["table"])["eyes"][0]["zones"] if zone["name"] == "bay"
    )
    stacked = len(bay["cards"]) - len(set(bay["cards"]))
    page = invite().sit(table).page
    expect(page.locator("[data-zone=bay]")).to_have_count(8)
    counts = page.get_by_label("Bay", exact=True).get_by_text("×").all_inner_texts()
    assert sum(int(count.removeprefix("×")) - 1 for count in counts) == stacked


def test_roses_blow_for_the_card_that_is_pointed_at(
    house: House, invite: Callable[..., Person]
) -> None:
    page = invite().sit(moor(house, "me", "random")).page
    compass = page.get_by_role("group", name="Winds")
    expect(compass.get_by_text("+1")).to_have_count(0)
    blown = 0
    for card in page.locator("[data-zone=bay]").all():
        card.hover()
        expect(page.locator(".hint")).to_be_visible()
        blown += compass.get_by_text("+1").count()
    assert blown > 0


def test_a_ship_lies_where_its_seat_has_sailed_to(
    house: House, invite: Callable[..., Person]
) -> None:
    page = invite().sit(moor(house, "me", "random")).page
    expect(page.get_by_role("img", name="the ship is at 0 points")).to_have_count(2)


def test_the_city_of_an_opponent_opens_over_the_board(
    house: House, invite: Callable[..., Person]
) -> None:
    page = invite().sit(moor(house, "me", "random")).page
    seat = page.get_by_role("button", name="Duckling: open the city")
    city = page.get_by_role("dialog", name="City of Duckling")
    seat.press("Enter")
    expect(city).to_be_visible()
    page.keyboard.press("Escape")
    expect(city).to_have_count(0)


def test_what_cannot_be_played_says_why(house: House, invite: Callable[..., Person]) -> None:
    person = invite().sit(moor(house, "me", "random"))
    coaster = Coaster(person)
    coaster.wait()
    coaster.choose()
    coaster.wait()
    refused = person.page.locator("[data-zone=bay].refused").first
    refused.hover()
    expect(person.page.locator(".hint")).to_contain_text("You need")
    expect(refused.locator(".lack").first).to_be_visible()


def test_an_anchor_is_a_way_to_pay(house: House, invite: Callable[..., Person]) -> None:
    def anchors(choice: Choice) -> bool:
        return any(option.name == "anchor" for option in choice.options)

    coaster = Coaster(invite().sit(drift(house, anchors)))
    page = coaster.page
    with coaster.moving():
        page.locator("[data-way=anchor]").click()
        coaster.filled.click()
    expect(page.locator("[data-way]")).to_have_count(0)


def test_treasures_are_counted_out(house: House, invite: Callable[..., Person]) -> None:
    coaster = Coaster(invite().sit(drift(house, asks("woodland-pay-with", as_set=True))))
    coaster.wait()
    while coaster.confirm.is_disabled():
        coaster.page.locator("[data-step] .more.can").last.click()
    with coaster.moving():
        coaster.confirm.click()


def test_cards_are_drawn_from_bay_or_deck(house: House, invite: Callable[..., Person]) -> None:
    coaster = Coaster(invite().sit(drift(house, asks("farshore-draw-bay"))))
    expect(coaster.can("bay").first).to_be_visible()
    with coaster.moving():
        coaster.can("bay").first.click()


@BOTH
def test_a_turn_on_a_phone(house: House, invite: Callable[..., Person]) -> None:
    person = invite(PHONE).sit(moor(house, "me", "random"))
    coaster = Coaster(person)
    coaster.wait()
    with coaster.moving():
        person.button("Keep the hand").tap()
    coaster.wait()
    with coaster.moving():
        coaster.page.locator("[data-name=shore_1].can").tap()
    expect(person.page.locator("[data-stock=driftwood]")).to_contain_text("3")
    for tab in ("city", "hand", "others", "table"):
        person.page.locator(f"[data-tab={tab}]").tap()
        assert person.overflow() == 0


@pytest.mark.parametrize("by", daily(["clicks", "requests"], "requests"))
def test_a_game_alone_against_the_captain(
    house: House, invite: Callable[..., Person], by: str
) -> None:
    table = moor(house, "me", options={"captain": "terror"})
    person = invite().sit(table)
    coaster = Coaster(person)
    captain = person.page.locator("[data-seat=rival]")
    expect(captain).to_contain_text("terror of the seas")
    expect(
        person.page.get_by_role("img", name="Captain Krabita: the ship is at 0 points")
    ).to_be_visible()
    expect(person.page.locator("[data-zone=weather]")).to_be_visible()
    for _ in range(3):
        coaster.wait()
        coaster.choose()
    coaster.wait()
    expect(person.page.locator(".trail .on").first).to_be_visible()
    captain.get_by_role("button", name="Captain Krabita: open the city").click()
    expect(person.page.get_by_role("dialog", name="City of Captain Krabita")).to_be_visible()
    person.page.keyboard.press("Escape")
    if by == "requests":  # the rest of the game
        assert play_on(house, table["table"], table["keys"])["over"]
    else:
        coaster.play_to_end()
    expect(coaster.banner).to_contain_text("Captain Krabita")
    assert person.overflow() == 0
