"""What others do is told deed by deed, and one's own turn waits until it is ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.strolls import lead, way_to
from tests.web.boxes import findings
from tests.web.people import PHONE
from tests.web.positions import DEALS, crowded, lay_out

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from skerry.kernel.table import Table
    from tests.server.house import House
    from tests.web.people import Person

PLACE = "[data-name=basic_three_twigs]"
# Counts the copies of things that are seen only on their way.
COUNT_FLIGHTS = """() => {
    window.flown = 0;
    new MutationObserver((changes) => {
        window.flown += changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((one) => one.inert).length;
    }).observe(document.body, { childList: true });
}"""
# Counts what is told, however short it is in sight.
COUNT_CAPTIONS = """() => {
    window.told = 0;
    new MutationObserver(() => { window.told += document.querySelectorAll(".caption").length; })
        .observe(document.body, { childList: true, subtree: true });
}"""
SPRING = 1  # the season after which nothing is produced


def at_table(house: House, invite: Callable[..., Person], pace: str = "normal") -> Person:
    """Sit down in Everdell with two bots, and place a worker."""
    person = invite().following(pace)
    person.sit(house.create("me", "greedy", "greedy", game="everdell", seed=1))
    person.page.locator(PLACE).first.click()
    return person


def end_turn(person: Person) -> Locator:
    return person.page.get_by_role("button", name="End turn")


def test_bots_wait_until_the_turn_is_ended_and_it_can_be_taken_back(
    house: House, invite: Callable[..., Person]
) -> None:
    person = at_table(house, invite)
    expect(end_turn(person)).to_be_visible()
    person.page.keyboard.press("u")
    expect(end_turn(person)).to_be_hidden()
    expect(person.page.locator(f"{PLACE}.can").first).to_be_visible()


def test_deeds_of_bots_are_told_one_after_the_other(
    house: House, invite: Callable[..., Person]
) -> None:
    person = at_table(house, invite, "slow")
    end_turn(person).click()
    skip = person.page.get_by_role("button", name="Skip to your turn").or_(
        person.page.get_by_role("region", name="What to do now").get_by_role("button", name="Skip")
    )
    expect(skip).to_be_visible()
    expect(person.page.locator("[data-thing].can")).to_have_count(0)
    strip = person.page.get_by_role("region", name="Since your last turn")
    expect(strip.locator(".deed:not(.coming)")).to_have_count(1)
    expect(strip.locator(".deed:not(.coming)")).to_have_count(2)
    expect(person.page.locator("[data-thing].can").first).to_be_visible()


def test_space_skips_to_the_turn_and_plays_nothing(
    house: House, invite: Callable[..., Person]
) -> None:
    person = at_table(house, invite, "slow")
    end_turn(person).click()
    expect(person.page.locator(".caption")).to_be_visible()
    person.page.keyboard.press("Space")
    expect(person.page.locator(".caption")).to_be_hidden()


def test_the_last_round_can_be_told_again(house: House, invite: Callable[..., Person]) -> None:
    person = at_table(house, invite)
    end_turn(person).click()
    again = person.page.get_by_role("button", name="Show the last round again")
    expect(again).to_be_enabled()
    person.page.evaluate(COUNT_CAPTIONS)
    again.click()
    person.page.wait_for_function("window.told > 0")
    expect(person.page.locator(".caption")).to_be_hidden()
    expect(person.page.locator("[data-thing].can").first).to_be_visible()


def test_the_log_is_folded_and_tells_the_oldest_deed_first(
    house: House, invite: Callable[..., Person]
) -> None:
    person = at_table(house, invite, "instant")
    end_turn(person).click()
    expect(person.page.locator("[data-thing].can").first).to_be_visible()
    expect(person.page.get_by_role("complementary", name="Log")).to_be_hidden()
    person.page.keyboard.press("l")
    headings = person.page.locator("li.heading")
    expect(headings).to_have_text(["Turn 1", "Turn 2", "Turn 3"])


def test_the_log_marks_what_is_new_and_leaves_ones_own_things_in_sight(
    house: House, invite: Callable[..., Person]
) -> None:
    person = at_table(house, invite, "instant")
    end_turn(person).click()
    expect(person.page.locator("[data-thing].can").first).to_be_visible()
    person.page.keyboard.press("l")
    log = person.page.get_by_role("complementary", name="Log")
    expect(log.get_by_text("Since your last turn")).to_be_visible()
    expect(log.locator(".news")).to_have_count(2)
    person.settle()
    for name in ("Your stock and workers", "City", "Hand"):
        assert apart(log, person.page.get_by_role("region", name=name))
    log.locator(".news").last.hover()
    expect(person.page.locator(".light .ring").first).to_be_visible()
    for ring in person.page.locator(".light .ring").all():
        assert apart(log, ring)
    expect(person.page.locator(".light .thread").first).to_be_visible()
    person.page.locator("h1").hover()
    expect(person.page.locator(".light")).to_have_count(0)


def apart(one: Locator, other: Locator) -> bool:
    """Tell whether two things have no point in common."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a
    assert b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_the_veil_leaves_the_own_hand_clear(house: House, invite: Callable[..., Person]) -> None:
    person = at_table(house, invite, "slow")
    end_turn(person).click()
    veil = person.page.locator(".light .veil")
    expect(veil).to_be_visible()
    assert apart(veil, person.page.get_by_role("region", name="Hand"))
    assert apart(veil, person.page.locator("[data-seat='2']"))


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_ones_own_season_is_told_card_by_card(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    made = lead(house, way_to(2, prepares_with_farm, far=120), "me", "screen")
    person = invite(size).following("slow").sit({**made, "keys": made["keys"][:1]})
    person.page.evaluate(COUNT_FLIGHTS)
    person.page.locator("[data-verb=prepare]").click()
    stage = person.page.locator("[data-stage]")
    expect(stage).to_contain_text("turns to")
    expect(stage).to_contain_text("at home")
    expect(stage.locator("li.now")).to_have_count(1)
    expect(stage.locator("li").first.locator(".gain")).not_to_be_empty()
    if not person.phone:  # there stock and city are behind other tabs
        expect(person.page.locator(".light .ring").first).to_be_visible()
        person.page.wait_for_function("window.flown > 1")
    assert [one for one in findings(person.settle().page) if one.what in {"cut", "outside"}] == []
    person.page.keyboard.press("Space")
    expect(stage).to_have_count(0)


def prepares_with_farm(table: Table) -> bool:
    """The next season brings something for a farm."""
    names = [table.game.vocabulary.name(pick) for pick in table.options]
    city = next(zone for zone in table.view(0).zones if zone.name == "city" and zone.seat == 0)
    cards = [table.game.cards[card] for card in city.cards or ()]
    fruitful = ("season", 0, SPRING) not in table.view(0).counters
    return "prepare" in names and "farm" in cards and fruitful


def test_another_person_may_be_asked_to_let_something_be_taken_back(
    house: House, invite: Callable[..., Person]
) -> None:
    made = house.create("screen", "screen", game="everdell", seed=1)
    one, two = (invite(size=(1280, 720)).sit({**made, "keys": [key]}) for key in made["keys"])
    one.page.locator(PLACE).first.click()
    two.page.locator("[data-name=basic_two_resin].can").first.click()
    one.page.keyboard.press("l")
    one.page.get_by_role("button", name="Ask to take this back").click()
    two.page.get_by_role("button", name="Allow", exact=True).click()
    expect(one.page.locator(f"{PLACE}.can").first).to_be_visible()


def log_of(person: Person) -> Locator:
    person.page.keyboard.press("l")
    return person.page.get_by_role("complementary", name="Log")


def test_the_log_is_read_by_season_and_each_seat_has_its_own(
    house: House, invite: Callable[..., Person]
) -> None:
    deal = DEALS["everdell"]
    person = invite().sit(lay_out(house, deal, crowded(deal)))
    log = log_of(person)
    log.get_by_role("combobox", name="Season").select_option("Spring")
    headings = log.get_by_text("prepares for")
    expect(headings).to_have_count(4)
    assert all("spring" in heading for heading in headings.all_inner_texts())
    log.get_by_role("button", name="Mine").click()
    expect(headings).to_have_count(3)
    expect(log.get_by_role("combobox", name="Season")).to_have_value("")


def test_the_log_is_read_by_round_and_the_chat_is_beside_it(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().sit(lay_out(house, DEALS["faraway"], 40))
    log = log_of(person)
    log.get_by_role("combobox", name="Round").select_option("Round 2")
    expect(log.locator("li.heading")).to_have_text(["Round 2"])
    log.get_by_role("button", name="Chat").click()
    expect(log.get_by_role("textbox", name="Say something")).to_be_visible()
    log.get_by_role("button", name="All").click()
    expect(log.locator("li.heading").first).to_have_text("Round 1")
