"""The sea of Beacon Patrol is drawn by the browser's own code; here without a browser."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from skerry.games.beacon_patrol.game import BEACON_PATROL
from skerry.games.beacon_patrol.zones import FIRST_SHIP, NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person

WEB = Path(__file__).parents[2] / "web"
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
TILES = [{"name": NAMES[card], **BEACON_PATROL.face(card)} for card in range(FIRST_SHIP)]


def faults(tiles: list[dict[str, object]]) -> str:
    """Draw tiles and boards of them, and return what is wrong with the drawings."""
    if NODE is None or not (WEB / "node_modules" / "vite").exists():
        pytest.skip("There is no Node.js with the client's packages: make client.")
    told = subprocess.run(
        [NODE, "check/run.mjs", "beacon_patrol"],
        cwd=WEB,
        input=json.dumps(tiles),
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stderr if told.returncode else ""


def test_every_tile_and_hundreds_of_boards_are_drawn_without_fault() -> None:
    assert len(TILES) == 64
    assert faults(TILES) == ""


def test_a_house_too_few_is_noticed() -> None:
    crowded = [{**tile, "houses": [3]} if tile["name"] == "N-P1" else tile for tile in TILES]
    assert "2 houses are drawn instead of 3" in faults(crowded)


def test_tiles_and_ships_lie_on_the_cells_of_the_plain_table(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().plainly().sit(house.create("me", game="beacon_patrol"))
    expect(person.cards("sea")).to_have_count(1)
    expect(person.cards("ships")).to_have_count(1)
    cells = person.page.locator("[data-spot].can")
    expect(cells.first).to_be_visible()
    cells.first.click()
    person.page.get_by_role("menuitem").first.click()
    expect(person.cards("sea")).to_have_count(2)
    expect(person.cards("hand")).to_have_count(2)
