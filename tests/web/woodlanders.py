"""People at a table of Everdell: what they click. For the tests of this folder."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import Position, expect

from tests.server.strolls import asks, stroll
from tests.web.drawn import agree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from tests.server.house import House, Json
    from tests.web.people import Person

GAME = "everdell"
PLAYS = 2  # the most cards played before only workers are placed
ENDS = ("stop", "prepare", "pass", "finish")  # what ends a set or a season
CORNER: Position = {"x": 8, "y": 8}  # cards of a hand overlap, but their left edges are free


def settle(house: House, *kinds: str, **more: object) -> Json:
    """Set up a table."""
    return house.create(*kinds, game=GAME, **more)


def wander(house: House, prompt: str) -> Json:
    """Set up a table for one and play by chance until that is asked."""
    return stroll(house, "me", until=lambda table: asks(prompt, table))


class Woodlander:
    """Somebody before the meadow."""

    game = GAME

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.played = 0

    @property
    def table(self) -> Locator:
        return self.page.locator(f"[data-game={self.game}]")

    @property
    def banner(self) -> Locator:
        return self.page.get_by_role("region", name=self.person.said("browser-banner"))

    @property
    def over(self) -> bool:
        return bool(self.person.results.count())

    @property
    def confirm(self) -> Locator:
        """The button that sends what was gathered."""
        return self.banner.locator("[data-verb=set]")

    def answer(self, pick: str) -> Locator:
        """The button beside the banner, or on the tray, that chooses that."""
        return self.page.locator(f"[data-verb={pick}]")

    @property
    def filled(self) -> Locator:
        """What most do, if it can be done."""
        return self.page.locator(".confirm:enabled")

    @property
    def open_things(self) -> Locator:
        return self.page.locator("[data-thing].can")

    def can(self, zone: str) -> Locator:
        return self.page.locator(f"[data-thing].can[data-zone='{zone}']")

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Do something that the server must answer, and wait until it has."""
        before = self.table.get_attribute("data-position") or ""
        yield
        expect(self.table).not_to_have_attribute("data-position", before)

    def wait(self) -> None:
        """Wait until something is asked, or the game is over."""
        asked = self.page.locator(f"[data-game={self.game}][data-asked]")
        expect(asked.or_(self.person.results).first).to_be_visible()

    def _next(self) -> Locator:
        """What to click next: end a set, play at first, then send workers, prepare, pass."""
        for verb in (*map(self.answer, ENDS), self.filled):
            if verb.count():
                return verb.first
        if self.can("hand").count() and self.played < PLAYS:
            self.played += 1
            return self.can("hand").first
        for zone in ("board", "forest", "meadow"):
            if self.can(zone).count():
                return self.can(zone).first
        choices = self.page.locator("[data-tray] [data-verb]")
        return choices.first if choices.count() else self.open_things.first

    def press(self, name: str) -> None:
        """Click a thing that can be chosen."""
        with self.moving():
            self.page.locator(f"[data-thing].can[data-name={name}]").first.click(position=CORNER)

    def choose(self) -> None:
        """Answer one question."""
        while (
            self.confirm.count() and self.confirm.is_disabled() and not self.answer("stop").count()
        ):
            self._click(self.open_things.first)
        with self.moving():
            self._click(self._next())
        agree(self.person)

    def _click(self, thing: Locator) -> None:
        """Click at a corner, coming from afar: a card under the pointer covers its neighbours."""
        self.page.mouse.move(0, 0)
        thing.click(position=CORNER)

    def play_to_end(self) -> None:
        self.wait()
        while not self.over:
            self.choose()
            self.wait()


class Brooksider(Woodlander):
    """Somebody before the meadow and the brook: sends the ambassador and adorns whenever it can be done."""

    def _next(self) -> Locator:
        for zone in ("river cards", "adornments", "river"):
            if self.can(zone).count():
                return self.can(zone).first
        return super()._next()
