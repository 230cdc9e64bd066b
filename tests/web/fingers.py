"""People at phones, who only ever tap. For the tests of this folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.coasters import Coaster
from tests.web.sailors import Sailor
from tests.web.woodlanders import PLAYS, Woodlander

if TYPE_CHECKING:
    from playwright.sync_api import Locator

# What lies behind an open sheet is out of reach.
REACHED = ":not([inert] *)"
TABS = ("table", "city", "others", "hand")
IN_REACH = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && (thing.contains(found) || found.contains(thing));
}"""


# A finger is 44 pixels wide: all round the middle it must touch the same thing.
TOUCHED = """(thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const touches = ([x, y]) =>
        thing.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
    return [[0, -21], [0, 21], [-21, 0], [21, 0]].every(touches);
}"""


def is_wide_enough(thing: Locator) -> bool:
    """Tell whether a finger on its middle touches nothing else."""
    return bool(thing.evaluate(TOUCHED))


def in_sight(thing: Locator) -> bool:
    """Tell whether a finger could touch it where it is, without scrolling."""
    return bool(thing.evaluate(IN_REACH))


class Fingers(Woodlander):
    """Somebody before the meadow with a phone: turns to the tab where something can be chosen."""

    @property
    def open_things(self) -> Locator:
        return self.page.locator(f"[data-thing].can{REACHED}")

    @property
    def verb(self) -> Locator:
        """What can be done with the card that lies in front."""
        return self.page.locator("[data-sheet=hand] [data-act]")

    def can(self, zone: str) -> Locator:
        return self.page.locator(f"[data-thing].can[data-zone='{zone}']{REACHED}")

    def turn(self, tab: str) -> None:
        self.page.locator(f"[data-tab={tab}]").tap()

    def _next(self) -> Locator:
        if not self.confirm.count():
            self._seek()
        return super()._next()

    def _seek(self) -> None:
        """Turn to the hand as long as cards are played, else to where there is something to do."""
        todo = [tab for tab in TABS if self.page.locator(f"[data-tab={tab}] .todo").count()]
        if "hand" in todo and self.played < PLAYS:
            self.turn("hand")
        elif todo:
            self.turn(todo[0])

    def _click(self, thing: Locator) -> None:
        """Tap; a card of the hand only comes to the front then."""
        thing.tap()
        if self.verb.count():
            assert in_sight(self.verb.first)
            self.verb.first.tap()


class ShoreFingers(Fingers, Coaster):
    """Somebody before the bay with a phone."""


class ShipFingers(Sailor):
    """Somebody before a chart on a phone."""

    def lay(self) -> bool:
        for at in range(self.hand.count()):
            tile = self.hand.nth(at)
            if tile.get_attribute("aria-pressed") != "true":
                tile.tap()
                expect(tile).to_have_attribute("aria-pressed", "true")
            self.person.settle()
            for cell in self.page.locator(".cell.now").all():
                if in_sight(cell):
                    with self.moving():
                        cell.tap()
                    return True
        return False
