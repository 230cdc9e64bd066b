"""People who sail: what they click on the chart of Beacon Patrol. For the tests of this folder."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.drawn import agree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from tests.server.house import House, Json
    from tests.web.people import Person

GAME = "beacon_patrol"
HARBOUR = (1600, 1200)  # a screen on which a whole voyage stays in sight


def put_to_sea(house: House, *kinds: str, **more: object) -> Json:
    """Set up a table; with seed 7 the first hand is E-B2, O1 and baySouth-L."""
    return house.create(*kinds, game=GAME, **more)


class Sailor:
    """Somebody before a chart."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-game=beacon]")

    @property
    def hand(self) -> Locator:
        return self.page.locator("[data-zone=hand]")

    @property
    def counts(self) -> Locator:
        """Says how many tiles are laid and explored."""
        return self.page.locator("[data-count]")

    @property
    def over(self) -> bool:
        """Wait until a turn can be ended, or the score has been told."""
        results = self.person.results
        expect(self._saying("beacon-end-turn").or_(results).first).to_be_visible()
        return bool(results.count())

    def _saying(self, message: str) -> Locator:
        return self.person.button(self.person.said(message))

    def tile(self, name: str) -> Locator:
        return self.page.locator(f"[data-name='{name}']")

    def cell(self, east: int, south: int) -> Locator:
        return self.page.locator(f"[data-cell='{east},{south}']")

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Do something that the server must answer, and wait until it has."""
        before = self.table.get_attribute("data-position") or ""
        yield
        expect(self.table).not_to_have_attribute("data-position", before)

    def lay(self) -> bool:
        """Lay the first tile that fits beside the ship, nearest to headquarters; False if none."""
        for at in range(self.hand.count()):
            tile = self.hand.nth(at)
            if tile.get_attribute("aria-pressed") != "true":
                tile.click()
                expect(tile).to_have_attribute("aria-pressed", "true")
            cells = [
                cell.get_attribute("data-cell") or ""
                for cell in self.page.locator(".cell.now").all()
            ]
            if cells:
                east, south = map(int, min(cells, key=_far).split(","))
                with self.moving():
                    self.cell(east, south).click()
                return True
        return False

    def end_turn(self) -> None:
        with self.moving():
            self._saying("beacon-end-turn").click()

    def take_turn(self) -> None:
        """Lay one tile if one fits, and end the turn; keep nothing."""
        self.lay()
        self.end_turn()
        if self._saying("beacon-keep-none").count():
            with self.moving():
                self._saying("beacon-keep-none").click()
        agree(self.person)


def _far(cell: str) -> int:
    east, south = map(int, cell.split(","))
    return abs(east) + abs(south)
