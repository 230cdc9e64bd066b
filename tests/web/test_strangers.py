"""Strangers who meet on the front page, and a host who says who may stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.house import UNHURRIED, House
from tests.web.people import DESK, PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Dialog

    from tests.web.screens import Screens


@pytest.fixture
def meet(
    screens: Screens, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[..., Person]]:
    """Ask people to a server with a community; they leave when the test ends."""
    place = tmp_path_factory.mktemp("meeting")
    house = House(f"{place}/skerry.db", place / "log", *UNHURRIED, "--community").start()
    people: list[Person] = []

    def one(name: str, size: tuple[int, int] = DESK) -> Person:
        people.append(Person(screens, house, size, "reduce", fresh=True).keep("name", name))
        return people[-1]

    yield one
    for person in people:
        person.leave()
    house.leave()


def agree(dialog: Dialog) -> None:
    dialog.accept()


def test_strangers_meet_at_an_open_table_and_the_host_removes_one(
    meet: Callable[..., Person],
) -> None:
    ann, eve = meet("Ann"), meet("Eve", PHONE)
    ann.open("/")
    expect(ann.page.get_by_text(ann.said("open-none"))).to_be_visible()
    made = ann.house.create("me", "expected", "expected")
    ann.hold(made).open(f"/t/{made['table']}")
    ann.button(ann.said("host-door-name", door="all")).click()
    expect(ann.button(ann.said("host-door-name", door="all"))).to_have_attribute(
        "aria-pressed", "true"
    )
    eve.open("/")
    row = eve.page.get_by_role("article")
    row.get_by_role("button", name=eve.said("browser-sit-down")).click()
    expect(ann.page.get_by_role("heading", name="Eve")).to_be_visible()
    eve.page.get_by_label(eve.said("browser-chat-say")).fill("Buy my pearls")
    eve.page.get_by_label(eve.said("browser-chat-say")).press("Enter")
    spoken = ann.page.get_by_text("Buy my pearls")
    expect(spoken).to_be_visible()
    ann.button(ann.said("host-mute", name="Eve", muted="false")).click()
    expect(spoken).to_be_hidden()
    ann.page.on("dialog", agree)
    ann.button(ann.said("host-remove")).click()
    expect(ann.page.get_by_text(ann.said("news-removed", name="Eve"))).to_be_visible()
    expect(eve.page.get_by_text(eve.said("friends-watching"))).to_be_visible()
    expect(ann.button(ann.said("host-door-name", door="shut"))).to_have_attribute(
        "aria-pressed", "true"
    )
    assert eve.overflow() == ann.overflow() == 0
