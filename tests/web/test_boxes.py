"""Nothing leaves its container, overlaps, or is cut, and everything can be hit, at every size."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from skerry.text import LANGUAGES, ORIGIN
from tests.web.boxes import READ_SIZES, SIZES, findings
from tests.web.moving import CALM
from tests.web.positions import DEALS
from tests.web.survey import POSITIONS, position, sights

if TYPE_CHECKING:
    from collections.abc import Callable

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
    page = invite().page
    page.set_content(
        "<section style='position: relative; width: 300px; height: 60px; font: 20px serif'>"
        "<span style='position: absolute; left: 10px; top: 10px'>Some words</span>"
        f"<button style='position: absolute; left: 150px; top: 10px; {style}'>Other words</button>"
        "<button style='position: absolute; left: 168px; top: 14px; width: 9px; height: 9px'></button></section>"
    )
    assert what in {one.what for one in findings(page)}


def test_what_lies_well_is_left_alone(invite: Callable[..., Person]) -> None:
    page = invite().page
    page.set_content(
        "<section style='padding: 9px'><button style='padding: 9px'>Words</button></section>"
    )
    assert findings(page) == []
