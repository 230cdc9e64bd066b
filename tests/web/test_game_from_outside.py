"""A game of an installed package stands on the browser's shelf in a plain box, and can be played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.outside import installed
from tests.server.house import UNHURRIED, House
from tests.web.people import DESK, PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.house import Process
    from tests.web.screens import Screens


@pytest.fixture(scope="module")
def visited(screens: Screens, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds the package."""
    assert screens is not None  # without a browser nobody comes
    place = tmp_path_factory.mktemp("outside")
    path = f"{installed(place)}:{os.environ.get('PYTHONPATH', '')}".rstrip(":")

    def born(arguments: list[str], log: str) -> Process:
        with Path(log).open("ab") as file:
            return subprocess.Popen(
                [sys.executable, "-m", "skerry.server", *arguments],
                env={**os.environ, "PYTHONPATH": path},
                stdout=file,
                stderr=file,
            )

    house = House(f"{place}/skerry.db", place / "log", *UNHURRIED)
    house.born = born
    yield house.start()
    assert house.failures() == 0
    house.leave()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_game_from_outside_stands_on_the_shelf_and_is_played(
    size: tuple[int, int], visited: House, screens: Screens
) -> None:
    person = Person(screens, visited, size, "reduce")
    page = person.open("/").page
    play = page.get_by_role("button", name="Play stones")
    expect(play).to_have_count(1)
    assert "broken" not in page.inner_text("body")
    assert person.overflow() <= 0
    play.click()
    pile = page.get_by_role("region", name="In the middle")
    expect(pile).to_contain_text("pile 21")
    page.get_by_role("button", name="Take 3").click()
    expect(pile).not_to_contain_text("pile 21")
    person.leave()
