"""People at a table of Everdell: what they click. For the tests of this folder."""

from __future__ import annotations

import random
from contextlib import contextmanager
from typing import TYPE_CHECKING

from playwright.sync_api import Position, expect

from skerry.games.everdell.game import EVERDELL
from skerry.kernel.table import start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Locator

    from tests.server.house import House, Json
    from tests.web.people import Person

GAME = "everdell"
FAR = 25  # the most answers to play by chance
PLAYS = 2  # the most cards played before only workers are placed
CORNER: Position = {"x": 8, "y": 8}  # cards of a hand overlap, but their left edges are free


def settle(house: House, *kinds: str, **more: object) -> Json:
    """Set up a table."""
    return house.create(*kinds, game=GAME, **more)


def wander(house: House, prompt: str) -> Json:
    """Set up a table for one and play by chance until that is asked; which deal leads there is tried first."""
    seed, picks = next(found for seed in range(200) if (found := _way_to(prompt, seed)))
    table = settle(house, "me", seed=seed)
    for pick in picks:
        asked = house.look(table["table"], table["keys"])["eyes"][0]["choice"]
        answer = {"type": "act", "seat": 0, "position": asked["position"], "picks": [pick]}
        assert house.post(table["table"], "act", table["keys"], **answer).status_code == 200
    return table


def _way_to(prompt: str, seed: int) -> tuple[int, list[str]] | None:
    table = start(EVERDELL, 1, seed, {"year": 1})
    roll = random.Random(seed)
    picks: list[str] = []
    while len(picks) < FAR and (choice := table.choice(0)):
        if choice.prompt.id == prompt:
            return seed, picks
        names = [option.name for option in choice.options]
        picks.append(roll.choice([name for name in names if name.startswith("play-")] or names))
        table.act(picks[-1])
    return None


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
        return self.page.get_by_role("region", name="What to do now")

    @property
    def over(self) -> bool:
        return bool(self.person.button("Results").count())

    def can(self, zone: str) -> Locator:
        return self.page.locator(f"[data-thing].can[data-zone={zone}]")

    @contextmanager
    def moving(self) -> Iterator[None]:
        """Do something that the server must answer, and wait until it has."""
        before = self.table.get_attribute("data-position") or ""
        yield
        expect(self.table).not_to_have_attribute("data-position", before)

    def wait(self) -> None:
        """Wait until something is asked, or the game is over."""
        asked = self.page.locator(f"[data-game={self.game}][data-asked]")
        expect(asked.or_(self.person.button("Results")).first).to_be_visible()

    def _next(self) -> Locator:
        """What to click next: end a chain, play at first, then send workers, prepare, pass."""
        ends = ("No more", "Prepare for the next season", "Pass, for the rest of the game")
        for name in ends:
            if self.person.button(name).count():
                return self.person.button(name)
        if self.can("hand").count() and self.played < PLAYS:
            self.played += 1
            return self.can("hand").first
        for zone in ("board", "forest", "meadow"):
            if self.can(zone).count():
                return self.can(zone).first
        ways = self.page.locator("[data-way]")
        return ways.first if ways.count() else self.page.locator("[data-thing].can").first

    def choose(self) -> None:
        """Answer one question."""
        with self.moving():
            self._next().click(position=CORNER)

    def play_to_end(self) -> None:
        self.wait()
        while not self.over:
            self.choose()
            self.wait()
