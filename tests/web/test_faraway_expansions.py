"""Faraway's expansions in the browser: seven seats, sanctuaries given up, regions that stay face up."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import skerry
from tests.patience import until
from tests.server.strolls import asks, lead
from tests.web.people import DESK, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.kernel.table import Table
    from tests.server.house import House, Json
    from tests.web.people import Person

ASKING = tuple(f"meteorite-{number}" for number in (15, 21, 38))


def played(seed: int, *, there: Callable[[Table], bool]) -> Table:
    """Play by chance, with a liking for meteorites, until that or the end."""
    table, chance = skerry.new("faraway", seed=seed, starry_skies=True), Random(seed)
    while not table.over and not there(table):
        names = [table.game.vocabulary.name(pick) for pick in table.options]
        liked = [name for name in names if name in ASKING]
        table.act(chance.choice(liked or names))
    return table


def found(there: Callable[[Table], bool]) -> Table:
    for seed in range(400):
        table = played(seed, there=there)
        if there(table):
            return table
    raise AssertionError("No deal leads there.")


def asked_for(count: int, table: Table) -> bool:
    """Seat 0 alone is asked for so many sanctuaries, and has more."""
    choice = table.choice(0)
    return (
        table.awaited == [0]
        and asks("faraway-give", table)
        and choice is not None
        and choice.prompt.args["count"] == count
        and len(table.view().cards("kept", 0)) > count
    )


def given(house: House, made: Json) -> int:
    """Return how many sanctuaries have been given up at a table."""
    zones = house.look(made["table"], made["keys"])["eyes"][0]["zones"]
    return sum(zone["count"] for zone in zones if zone["name"].startswith("given for "))


def own(made: Json) -> Json:
    """Keep the key of seat 0 only."""
    return {**made, "keys": [key for key in made["keys"] if key["seat"] == 0]}


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_sanctuary_is_given_up_by_pressing_it(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    made = lead(house, found(lambda table: asked_for(1, table)), "me", "screen")
    person = invite(size).sit(own(made))
    before = given(house, made)
    sanctuary = person.page.locator("[data-thing][data-zone=kept].can").first
    if person.phone:  # a finger points first
        sanctuary.tap()
    sanctuary.tap() if person.phone else sanctuary.click()
    until(lambda: given(house, made) == before + 1, "the sanctuary was given up")


def test_two_sanctuaries_are_given_up_together(house: House, invite: Callable[..., Person]) -> None:
    made = lead(house, found(lambda table: asked_for(2, table)), "me", "screen")
    person, before = invite().sit(own(made)), given(house, made)
    for _ in range(2):
        person.page.locator("[data-thing][data-zone=kept].can").first.click()
    person.button("Give up 2 sanctuaries").click()
    until(lambda: given(house, made) == before + 2, "both were given up")


def test_one_may_keep_all_sanctuaries(house: House, invite: Callable[..., Person]) -> None:
    made = lead(house, found(lambda table: asked_for(1, table)), "me", "screen")
    person, before = invite().sit(own(made)), given(house, made)
    person.button("Keep all").click()
    expect(person.page.locator("[data-thing][data-zone=kept].can")).to_have_count(0)
    assert given(house, made) == before


def test_lit_regions_lie_open_and_what_was_given_up_fades_while_the_score_is_told(
    house: House, invite: Callable[..., Person]
) -> None:
    def is_told(table: Table) -> bool:
        view = table.view()
        return table.over and sum(view.zone(f"given for {name}").count for name in ASKING) > 0

    made = lead(house, found(is_told), "me", "screen")
    page = invite().hold(own(made)).open(f"/t/{made['table']}").page
    page.get_by_role("button", name="Tell it again").click()
    telling = page.get_by_role("dialog", name="The score is told")
    telling.get_by_role("button", name="Pause").click()
    page.keyboard.press("ArrowLeft")
    lit = telling.locator(".told.lit")
    assert lit.count() > 0
    expect(telling.locator(".told.lit.revealed")).to_have_count(lit.count())
    expect(telling.locator(".told.gone")).to_have_count(0)
    page.get_by_role("button", name="To the result").click()
    results = page.get_by_role("dialog", name="Results")
    expect(results.locator(".told.gone")).to_have_count(given(house, made))


def test_the_people_from_below_make_room_for_a_seventh_seat(invite: Callable[..., Person]) -> None:
    person = invite().open("/")
    person.page.get_by_role("button", name="New table of Faraway").click()
    for _ in range(4):
        person.button("Add a seat").click()
    expect(person.button("Add a seat")).to_have_count(0)
    below = person.page.get_by_role("switch", name="People from below")
    below.click()
    person.button("Add a seat").click()
    expect(person.page.get_by_text("Seats: 7 of 2 to 7")).to_be_visible()
    below.click()
    expect(person.page.get_by_text("Seats: 6 of 2 to 6")).to_be_visible()
