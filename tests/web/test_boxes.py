"""Nothing leaves its container, overlaps, or is cut, and everything can be hit, at every size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from skerry.text import LANGUAGES, ORIGIN
from tests.web.boxes import READ_SIZES, SIZES, findings
from tests.web.moving import CALM
from tests.web.positions import DEALS, Deal, lay_out
from tests.web.survey import POSITIONS, position, sights

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM
WARNINGS = {"narrow"}


@pytest.mark.slow
@pytest.mark.parametrize("where", POSITIONS)
@pytest.mark.parametrize("name", DEALS)
def test_everything_has_its_room(
    house: House, invite: Callable[..., Person], name: str, where: str
) -> None:
    table = position(house, DEALS[name], where)
    found = []
    for size in SIZES:
        person = invite(size).sit(table)
        for part in sights(person):
            faults = [one for one in findings(person.settle().page) if one.what not in WARNINGS]
            found += [f"{size[0]}x{size[1]}{part}: {one}" for one in faults]
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != ORIGIN])
@pytest.mark.parametrize("name", DEALS)
def test_everything_has_its_room_in_every_language(
    house: House, invite: Callable[..., Person], name: str, language: str
) -> None:
    found = []
    for where in POSITIONS:
        table = position(house, DEALS[name], where)
        for size in READ_SIZES:
            person = invite(size, language).sit(table)
            for part in sights(person):
                faults = [one for one in findings(person.settle().page) if one.what not in WARNINGS]
                found += [f"{where} {size[0]}x{size[1]}{part}: {one}" for one in faults]
            person.leave()
    assert found == []


def blank(person: Person) -> Page:
    """Leave the table: our own pages have no styles in their elements."""
    person.page.goto("about:blank")
    return person.page


@pytest.mark.parametrize(
    ("what", "style"),
    [
        ("cut", "width: 20px; overflow: hidden; white-space: nowrap"),
        ("outside", "left: -50px"),
        ("overlap", "left: 10px; background: none"),
        ("small", "width: 12px; height: 12px"),
    ],
)
def test_what_lies_badly_is_noticed(invite: Callable[..., Person], what: str, style: str) -> None:
    page = blank(invite())
    page.set_content(
        "<section style='position: relative; width: 300px; height: 60px; font: 20px serif'>"
        "<span style='position: absolute; left: 10px; top: 10px'>Some words</span>"
        f"<button style='position: absolute; left: 150px; top: 10px; {style}'>Other words</button>"
        "<button style='position: absolute; left: 168px; top: 14px; width: 9px; height: 9px'></button></section>"
    )
    assert what in {one.what for one in findings(page)}


def test_what_lies_well_is_left_alone(invite: Callable[..., Person]) -> None:
    page = blank(invite())
    page.set_content(
        "<section style='padding: 9px'><button style='padding: 9px'>Words</button></section>"
    )
    assert findings(page) == []


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768)])
def test_however_many_sanctuaries_are_drawn_the_hand_stays_in_sight(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    deal, seven_drawn = Deal("faraway", 3, 8), 57
    person = invite(size).sit(lay_out(house, deal, seven_drawn)).settle()
    expect(person.cards("drawn")).to_have_count(7)
    for card in person.cards("hand").all():
        box = card.bounding_box()
        assert box
        assert box["y"] + box["height"] <= size[1]
    assert [one for one in findings(person.page) if one.what not in WARNINGS] == []
