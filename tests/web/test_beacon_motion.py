"""What the chart of Beacon Patrol shows follows from the latest snapshot alone, however late timers and frames are."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.web.people import DESK, PHONE
from tests.web.sailors import Sailor, put_to_sea

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json
    from tests.web.people import Person

HOME = 64  # the row and the column of headquarters
LATER = 3_600_000  # milliseconds
NAMED = [{"kind": "me", "name": "Ann"}, {"kind": "friend", "name": "Bea"}]

Cells = set[tuple[int, int]]


def laid(house: House, table: Json) -> Cells:
    """The cells on which tiles lie at the server."""
    zones = house.look(table["table"])["eyes"][0]["zones"]
    sea = next(zone for zone in zones if zone["name"] == "sea")
    return {(spot % sea["breadth"] - HOME, spot // sea["breadth"] - HOME) for spot in sea["spots"]}


def drawn(sailor: Sailor) -> Cells:
    """The cells on which the chart draws tiles at this moment."""
    outline = sailor.table.locator(".shadow").get_attribute("d") or ""
    return {(int(x) // 100, int(y) // 100) for x, y in re.findall(r"M(-?\d+) (-?\d+)", outline)}


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_every_tile_is_drawn_as_soon_as_it_is_laid_though_timers_and_frames_stand_still(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    table = put_to_sea(house, seats=NAMED)
    house.take(table, 1, "Bea")
    person = invite(size, fresh=True)
    person.page.clock.install(time=0)
    sailor = Sailor(person.sit(table))
    person.page.clock.pause_at(LATER)
    for count in (2, 3):
        assert sailor.lay()
        assert drawn(sailor) == laid(house, table)
        assert len(drawn(sailor)) == count
    with sailor.moving():
        person.button("Undo").click()
    assert drawn(sailor) == laid(house, table)
    person.page.clock.resume()
    person.settle()
    assert drawn(sailor) == laid(house, table)
