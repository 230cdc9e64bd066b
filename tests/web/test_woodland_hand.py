"""The own hand, the cities of others and the pegs on a desk: all can be reached, read and counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.altering import alter, zones
from tests.web.coasters import moor
from tests.web.moving import BOTH
from tests.web.woodlanders import settle, wander

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.server.house import House, Json
    from tests.web.people import Person

WIDE = (1440, 900)
HAND = ("farm", "inn", "mine", "queen", "castle", "bard", "wife", "judge")
STEP = 7  # pixels between two looks at what is raised
RAISED = (
    "[...document.querySelectorAll('.fan > .strip')].findIndex((one) => one.matches('.raised'))"
)


def hold_eight(snapshot: Json) -> None:
    for zone in zones(snapshot, "hand"):
        if zone["cards"] is not None:
            zone.update(cards=list(HAND), count=len(HAND), marks=[{} for _ in HAND])


def sweep(page: Page, xs: range, y: float) -> list[int]:
    """Move over the hand and return which cards were raised, one after the other."""
    seen: list[int] = []
    for x in xs:
        page.mouse.move(x, y)
        page.wait_for_function(f"{RAISED} >= 0")
        at = int(page.evaluate(RAISED))
        if not seen or seen[-1] != at:
            seen.append(at)
    return seen


@BOTH
def test_sweeping_over_a_hand_raises_every_card_once(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(WIDE, fresh=True)
    alter(person, hold_eight)
    page = person.sit(settle(house, "me", "random")).settle().page
    strips = [strip.bounding_box() for strip in page.locator(".fan > .strip").all()]
    first, last = strips[0], strips[-1]
    assert first
    assert last
    y = first["y"] + first["height"] / 2
    left, right = int(first["x"]) + 2, int(last["x"] + last["width"]) - 2
    assert sweep(page, range(left, right, STEP), y) == list(range(len(HAND)))
    assert sweep(page, range(right, left, -STEP), y) == list(range(len(HAND)))[::-1]


def test_a_focused_card_of_the_hand_is_raised_and_told_of(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite(WIDE, fresh=True)
    alter(person, hold_eight)
    page = person.sit(settle(house, "me", "random")).page
    card = page.locator("[data-zone=hand][data-name=queen]")
    page.locator("[data-zone=hand]").first.focus()
    for _ in range(HAND.index("queen")):
        page.keyboard.press("ArrowRight")
    expect(card).to_be_focused()
    expect(page.locator(".fan > .strip.raised")).to_have_count(1)
    expect(page.locator(".fan > .strip.raised [data-name=queen]")).to_be_visible()
    hint = page.locator(".hint").bounding_box()
    tip = card.locator("[data-tip]").bounding_box()
    assert hint
    assert tip
    assert hint["y"] + hint["height"] <= tip["y"]


def test_nothing_is_told_over_the_ways_to_pay(house: House, invite: Callable[..., Person]) -> None:
    page = invite(WIDE).sit(wander(house, "woodland-pay-for")).page
    expect(page.locator("[data-tray]")).to_be_visible()
    page.locator("[data-zone=hand]").first.hover()
    expect(page.locator(".fan > .strip.raised")).to_have_count(1)
    page.wait_for_timeout(500)
    expect(page.locator(".hint")).to_have_count(0)


def test_a_hand_stays_sorted_as_it_was_wished(house: House, invite: Callable[..., Person]) -> None:
    person = invite(WIDE, fresh=True)
    alter(person, hold_eight)
    page = person.sit(settle(house, "me", "random")).page
    held = page.locator("[data-zone=hand]")
    names = "things => things.map((one) => one.dataset.name)"
    expect(held).to_have_count(len(HAND))
    assert held.evaluate_all(names) == list(HAND)
    person.button("points").click()
    expect(person.button("points")).to_have_attribute("aria-pressed", "true")
    ordered = held.evaluate_all(names)
    assert ordered[:2] == ["queen", "castle"]
    page.reload()
    expect(held).to_have_count(len(HAND))
    assert held.evaluate_all(names) == ordered
    person.button("points").click()
    expect(held.first).to_have_attribute("data-name", HAND[0])


def test_a_plate_of_another_city_is_named_and_shows_its_card(
    house: House, invite: Callable[..., Person]
) -> None:
    def build(snapshot: Json) -> None:
        for zone in zones(snapshot, "city"):
            if zone["seat"] == 1:
                zone.update(cards=["inn", "post_office"], count=2, marks=[{}, {"worker-0": 1}])

    person = invite(WIDE, fresh=True)
    alter(person, build)
    page = person.sit(settle(house, "me", "random")).page
    inn, post = page.locator("[data-seat='1'] [data-zone=city]").all()
    expect(inn.locator(".plate")).to_have_text("Inn")
    expect(inn.locator(".ring")).to_be_visible()
    expect(post.locator("[data-peg]")).to_be_visible()
    expect(post.locator(".ring")).to_have_count(0)
    inn.hover()
    hint = page.locator(".hint")
    expect(hint.locator(".card")).to_be_visible()
    box, column = hint.bounding_box(), page.locator("[data-column]").bounding_box()
    assert box
    assert column
    assert box["x"] >= column["x"] + column["width"]


def test_nothing_grows_when_workers_gather_at_the_dunes(
    house: House, invite: Callable[..., Person]
) -> None:
    def gather(snapshot: Json) -> None:
        for board in zones(snapshot, "board"):
            there = board["marks"][board["cards"].index("dunes")]
            there.update({"worker-0": 4, "worker-1": 4, "worker-2": 3, "worker-3": 2})

    table = moor(house, "me", "random", "random", "random")
    calm, crowded = invite(WIDE), invite(WIDE, fresh=True)
    alter(crowded, gather)
    things = "[data-zone=board], [data-zone=maps], [data-zone=islands]"
    boxes = [
        [thing.bounding_box() for thing in one.sit(table).settle().page.locator(things).all()]
        for one in (calm, crowded)
    ]
    assert boxes[0] == boxes[1]
    dunes = crowded.page.locator("[data-name=dunes]")
    counts = dunes.locator("[data-figure]")
    assert [peg.get_attribute("data-figure") for peg in counts.all()] == ["4", "4", "3", "2"]
    slot, place = dunes.locator(".shared").bounding_box(), dunes.bounding_box()
    assert slot
    assert place
    assert place["x"] <= slot["x"]
    assert slot["x"] + slot["width"] <= place["x"] + place["width"]
