"""People at browsers: what they open, click and see. For the tests of this folder."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from skerry.kernel.text import Text
from skerry.text import say
from tests.patience import PATIENCE

if TYPE_CHECKING:
    from typing import Literal

    from playwright.sync_api import Browser, Locator

    from tests.server.house import House, Json

    Motion = Literal["no-preference", "reduce"]

DESK = (1280, 720)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
LYING = (844, 390)  # a phone held sideways
HANDHELD = 600  # the shorter side of what is held in hands is shorter than that
PATIENT = PATIENCE * 1000  # milliseconds
expect.set_options(timeout=PATIENT)
# What moves only for beauty and for ever, as sails and beams do, is never waited for.
SETTLED = """() => document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""


class Person:
    """Somebody at a browser of their own, with nothing kept in it."""

    def __init__(
        self,
        browser: Browser,
        house: House,
        size: tuple[int, int],
        motion: Motion,
        language: str = "en",
    ) -> None:
        self.house = house
        self.language = language
        self.address = f"http://{house.host}"
        self.phone = min(size) < HANDHELD
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            reduced_motion=motion,
            has_touch=self.phone,
            is_mobile=self.phone,
        )
        self.context.set_default_timeout(PATIENT)
        self._keep("pace", "instant")
        self._keep("ending", "once")
        self.faults: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _keep(self, name: str, value: str) -> None:
        """Have something kept in this browser, unless the person has chosen otherwise there."""
        stored = json.dumps(json.dumps(value))
        key = f"'skerry.{name}'"
        self.context.add_init_script(
            f"localStorage.getItem({key}) || localStorage.setItem({key}, {stored})"
        )

    def following(self, pace: str = "normal") -> Person:
        """See the deeds of others one after the other, and end one's own turns."""
        for name, value in (("pace", pace), ("ending", "button")):
            stored = json.dumps(json.dumps(value))
            self.context.add_init_script(f"localStorage.setItem('skerry.{name}', {stored})")
        return self

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
        expect(self.page.get_by_role("region", name=self.said("browser-banner"))).to_be_visible()
        return self

    def plainly(self) -> Person:
        """Use the table that is the same for every game."""
        self.context.add_init_script("localStorage.setItem('skerry.plain', 'true')")
        return self

    def said(self, message: str, **args: str | int) -> str:
        """What a message says in the language of this person."""
        return say(Text(message, dict(args)), self.language)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def results(self) -> Locator:
        """The button that opens the results, which is there when the game is over."""
        return self.button(self.said("browser-results"))

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
