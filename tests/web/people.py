"""People at browsers: what they open, click and see. For the tests of this folder."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from typing import Literal

    from playwright.sync_api import Browser, Locator

    from tests.server.house import House, Json

    Motion = Literal["no-preference", "reduce"]

DESK = (1280, 720)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
PATIENT = PATIENCE * 1000  # milliseconds
expect.set_options(timeout=PATIENT)
# What moves only for beauty and for ever, as sails and beams do, is never waited for.
SETTLED = """() => document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""


class Person:
    """Somebody at a browser of their own, with nothing kept in it."""

    def __init__(
        self, browser: Browser, house: House, size: tuple[int, int], motion: Motion
    ) -> None:
        self.address = f"http://{house.host}"
        self.phone = size[0] < 760
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion=motion,
            has_touch=self.phone,
            is_mobile=self.phone,
        )
        self.context.set_default_timeout(PATIENT)
        self.faults: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def open(self, path: str) -> Person:
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def hold(self, table: Json, game: str = "faraway") -> Person:
        """Keep the keys of a table as if it had been set up in this browser."""
        kept = [{**table, "game": game, "seen": 1}]
        stored = json.dumps(json.dumps(kept))
        self.context.add_init_script(
            f"localStorage.getItem('skerry.tables') || localStorage.setItem('skerry.tables', {stored})"
        )
        return self

    def sit(self, table: Json) -> Person:
        """Go to a table with its keys, and wait until it is laid out."""
        self.hold(table).open(f"/t/{table['table']}")
        expect(self.page.get_by_role("region", name="What to do now")).to_be_visible()
        return self

    def plainly(self) -> Person:
        """Use the table that is the same for every game."""
        self.context.add_init_script("localStorage.setItem('skerry.plain', 'true')")
        return self

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def open_cards(self) -> Locator:
        """The cards that can be chosen now."""
        return self.page.locator("[data-thing].can")

    def cards(self, zone: str) -> Locator:
        return self.page.locator(f"[data-thing][data-zone='{zone}']")

    def choose(self) -> None:
        """Choose the first card that can be chosen; a finger points first, and picks then."""
        if not self.phone:
            self.open_cards.first.click()
            return
        self.open_cards.first.tap()
        self.page.locator("[data-thing].can.over").tap()

    def settle(self) -> Person:
        """Wait until nothing is on its way any more."""
        self.page.wait_for_function(SETTLED)
        return self

    def overflow(self) -> int:
        """How many pixels the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - innerWidth"))

    def leave(self) -> None:
        self.context.close()
        assert not self.faults, self.faults
