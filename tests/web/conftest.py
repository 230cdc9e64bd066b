from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import sync_playwright

from skerry import server
from tests.server.house import UNHURRIED, House
from tests.web.people import DESK, Person
from tests.web.screens import PATIENT, Screens

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser

    from tests.web.screens import Motion

CLIENT = Path(server.__file__).parent / "static" / "index.html"
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for all tests of this folder: as long as it lives, no other event loop can run."""
    if CHROMIUM is None:
        pytest.skip("There is no Chromium on this machine, so nobody looks at the pages.")
    if not CLIENT.exists():
        pytest.skip("The browser's part is not built: make client.")
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENT)


@pytest.fixture(scope="package")
def screens(browser: Browser) -> Screens:
    """What people sit down at, one after the other."""
    return Screens(browser)


@pytest.fixture(scope="package")
def house(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests of this folder share; only if there is somebody to look at it."""
    assert browser.is_connected()
    place = tmp_path_factory.mktemp("house")
    house = House(f"{place}/skerry.db", place / "log", *UNHURRIED).start()
    yield house
    assert house.failures() == 0
    house.leave()


@pytest.fixture
def motion() -> Motion:
    """Things move, as they do for most people; tests marked CALM or BOTH ask for less."""
    return "no-preference"


@pytest.fixture
def invite(screens: Screens, house: House, motion: Motion) -> Iterator[Callable[..., Person]]:
    """Ask people in; they leave when the test ends, and no page may have broken."""
    people: list[Person] = []

    def one(size: tuple[int, int] = DESK, language: str = "en", *, fresh: bool = False) -> Person:
        people.append(Person(screens, house, size, motion, language, fresh=fresh))
        return people[-1]

    yield one
    for person in people:
        person.leave()
