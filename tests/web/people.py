"""People at browsers: what they open, click and see. For the tests of this folder."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import Page, expect

from skerry.kernel.text import Text
from skerry.text import say
from tests.web.screens import PATIENT, Kind

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Locator

    from tests.server.house import House, Json
    from tests.web.screens import Motion, Screens

DESK = (1280, 720)
PHONE = (390, 844)
SMALL_PHONE = (360, 740)
LYING = (844, 390)  # a phone held sideways
HANDHELD = 600  # the shorter side of what is held in hands is shorter than that
POLICY = "Content Security Policy"  # what the browser would not do for a page, it tells by that
KEEP = "([name, value]) => localStorage.setItem(name, value)"
expect.set_options(timeout=PATIENT)
# What moves only for beauty and for ever, as sails and beams do, is never waited for.
SETTLED = """() => document.getAnimations().every((one) =>
    one.playState !== "running" || one.effect.getComputedTiming().endTime === Infinity)"""


class Person:
    """Somebody at a browser of their own, with nothing kept in it.

    Who changes more than what is kept there (routes, clocks, scripts) asks for a fresh one.
    """

    def __init__(
        self,
        screens: Screens,
        house: House,
        size: tuple[int, int],
        motion: Motion,
        language: str = "en",
        *,
        fresh: bool = False,
    ) -> None:
        self.house = house
        self.language = language
        self.address = f"http://{house.host}"
        self.phone = min(size) < HANDHELD
        self.fresh = fresh
        self.screens = screens
        self.kind = Kind(self.phone, motion, language)
        self.is_here = True
        self.faults: list[str] = []
        self.page: Page = screens.take(self.kind, size, self.address, fresh=fresh)
        self.page.on("pageerror", self._note)
        self.page.on("console", self._hear)
        self.keep("pace", "instant").keep("ending", "once")

    @property
    def context(self) -> BrowserContext:
        """The browser itself, for whoever has one that nobody uses afterwards."""
        assert self.fresh, "Who comes next would find it changed: invite(fresh=True)."
        return self.page.context

    def _note(self, error: Error) -> None:
        self.faults.append(str(error))

    def _hear(self, said: ConsoleMessage) -> None:
        if POLICY in said.text:
            self.faults.append(said.text)

    def keep(self, name: str, value: object) -> Person:
        """Have something kept in this browser, before the page is opened that reads it."""
        self.page.evaluate(KEEP, [f"skerry.{name}", json.dumps(value)])
        return self

    def following(self, pace: str = "normal") -> Person:
        """See the deeds of others one after the other, and end one's own turns."""
        return self.keep("pace", pace).keep("ending", "button")

    def open(self, path: str) -> Person:
        self.page.goto(path if path.startswith("http") else self.address + path)
        return self

    def hold(self, table: Json, game: str = "faraway") -> Person:
        """Keep the keys of a table as if it had been set up in this browser, unless it has some."""
        if not self.page.evaluate("localStorage.getItem('skerry.tables')"):
            self.keep("tables", [{**table, "game": game, "seen": 1}])
        return self

    def sit(self, table: Json) -> Person:
        """Go to a table with its keys, and wait until it is laid out."""
        self.hold(table).open(f"/t/{table['table']}")
        expect(self.page.get_by_role("region", name=self.said("browser-banner"))).to_be_visible()
        return self

    def plainly(self) -> Person:
        """Use the table that is the same for every game."""
        return self.keep("plain", value=True)

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
        """Go, and leave the screen to others; no page may have broken."""
        if self.is_here:
            self.is_here = False
            self.page.remove_listener("pageerror", self._note)
            self.page.remove_listener("console", self._hear)
            self._clear()
        assert not self.faults, self.faults

    def _clear(self) -> None:
        if self.fresh:
            self.context.close()
        else:
            self.screens.give_back(self.kind, self.page, self.address)
