"""How long it takes from opening the page to the first move: three clicks in a browser that has loaded nothing.

Starts a server of its own on the loopback and Chromium; prints for every game the seconds on the clock and those of the
processor, the best of several tries, and how busy the machine was. `python -m benchmarks.first_move [tries]`.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from playwright.sync_api import expect, sync_playwright

import skerry
from tests.patience import until
from tests.server.house import UNHURRIED, House
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.drawn import look
from tests.web.people import DESK, Person
from tests.web.screens import Screens
from tests.web.strollers import CONTROLS, POINT

if TYPE_CHECKING:
    from playwright.sync_api import Browser

GAMES = ("Faraway", "Everdell", "Everdell Farshore", "Beacon Patrol")
TRIES = 3
TICKS = os.sysconf("SC_CLK_TCK")


class Cost(NamedTuple):
    """Seconds on the clock, and of the processor for server, browser and this program."""

    clock: float
    processor: float


def processor() -> float:
    """Return the seconds that this program and all it has started have used."""
    children: dict[int, list[int]] = {}
    used: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        process = int(path.parent.name)
        children.setdefault(int(fields[1]), []).append(process)
        used[process] = sum(map(int, fields[11:15]))
    found, total = [os.getpid()], 0
    while found:
        process = found.pop()
        total += used.get(process, 0)
        found += children.get(process, [])
    return total / TICKS


def first_move(browser: Browser, house: House, game: str) -> Cost:
    """Open the front page, a new table, and make the first move that can be made."""
    person = Person(Screens(browser), house, DESK, "no-preference", fresh=True)
    page = person.page
    began, used = time.perf_counter(), processor()
    person.open("/").button(f"New table of {game}").click()
    person.button("Open the table").click()
    expect(page.locator("[data-eyes]")).to_be_visible()
    until(lambda: page.evaluate(CONTROLS), "something can be done")
    page.mouse.click(*page.evaluate(POINT, 0))
    until(lambda: look(person)["position"], "the first move was made")
    cost = Cost(time.perf_counter() - began, processor() - used)
    person.leave()
    return cost


def main(tries: int) -> None:
    """Measure every game, and print its best try."""
    flavour = "compiled" if skerry.compiled else "pure"
    busy = os.getloadavg()[0]
    print(f"first move: {flavour}, {os.cpu_count()} cores, load {busy:.1f}, best of {tries}")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        house = House(f"{place}/skerry.db", Path(place) / "log", *UNHURRIED).start()
        try:
            for game in GAMES:
                costs = [first_move(browser, house, game) for _ in range(tries)]
                clock, used = min(one.clock for one in costs), min(one.processor for one in costs)
                print(f"  {game:18} {clock:5.2f} s, of the processor {used:5.2f} s")
        finally:
            house.leave()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else TRIES)
