"""Look at every table in every position at every size: `python -m tests.web.survey [language …] [table …]`.

In English by day and by night, in other languages by day. Pictures are saved to build/pictures; what lies badly is printed.
"""

from __future__ import annotations

import sys
import tempfile
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect, sync_playwright

from skerry.text import LANGUAGES
from tests.server.house import UNHURRIED, House
from tests.web.boxes import READ_SIZES, SIZES, findings
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.drawn import look
from tests.web.people import Person
from tests.web.positions import DEALS, crowded, lay_out
from tests.web.screens import Screens

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tests.server.house import Json
    from tests.web.boxes import Finding
    from tests.web.positions import Deal

PICTURES = Path("build/pictures")
POSITIONS = ("start", "crowded", "end")


def position(house: House, deal: Deal, where: str) -> Json:
    """A table at the start, crowded, or at the end."""
    return lay_out(house, deal, {"start": 0, "crowded": crowded(deal)}.get(where))


def sights(person: Person) -> Iterator[str]:
    """Every part of a table in turn: all at once at a desk, tab by tab on a phone; before it the results, if there are any."""
    if look(person)["over"]:
        dialog = person.page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        yield "-results"
        person.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    yield ""
    tabs = [tab.get_attribute("data-tab") for tab in person.page.locator("[data-tab]").all()]
    for tab in filter(None, tabs):
        person.page.locator(f"[data-tab='{tab}']").dispatch_event("click")
        yield f"-{tab}"


def survey(person: Person, table: Json, name: str, *, night: bool = False) -> list[str]:
    """Sit down, take a picture of every part, and say what lies badly there."""
    person.page.emulate_media(color_scheme="dark" if night else "light")
    person.sit(table)
    found: dict[Finding, str] = {}
    for part in sights(person):
        person.settle()
        person.page.screenshot(path=PICTURES / f"{name}{part}{'-night' * night}.png")
        for one in findings(person.page):
            found.setdefault(one, f"{name}{part}: {one}")
    return list(found.values())


def main(words: list[str]) -> None:
    """Survey these tables, or all, in these languages, or in English."""
    languages = [each for each in words if each in LANGUAGES] or ["en"]
    names = [each for each in words if each not in LANGUAGES] or [*DEALS]
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        screens = Screens(playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS))
        house = House(f"{place}/skerry.db", Path(place) / "log", *UNHURRIED).start()
        try:
            for name, language in product(names, languages):
                _look(screens, house, name, language)
        finally:
            house.leave()


def _look(screens: Screens, house: House, name: str, language: str) -> None:
    for where in POSITIONS:
        table = position(house, DEALS[name], where)
        for (wide, high), night in _views(language):
            person = Person(screens, house, (wide, high), "reduce", language)
            tag = f"{name}-{where}-{wide}x{high}-{language}"
            for line in survey(person, table, tag, night=night):
                sys.stdout.write(f"{line}\n")
                sys.stdout.flush()
            person.leave()


def _views(language: str) -> Iterable[tuple[tuple[int, int], bool]]:
    """The sizes, by day and by night; words are as long by night as by day."""
    return product(SIZES, (False, True)) if language == "en" else product(READ_SIZES, (False,))


if __name__ == "__main__":
    main(sys.argv[1:])
