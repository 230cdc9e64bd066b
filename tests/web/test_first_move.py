"""From opening the page to the first move: three clicks, and little to load."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.patience import until
from tests.web.drawn import look
from tests.web.strollers import CONTROLS, POINT

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page, Response

    from tests.web.people import Person

GAMES = ["Faraway", "Everdell", "Everdell Farshore", "Beacon Patrol"]
COUNT = "window.clicks = 0; addEventListener('click', (event) => (window.clicks += event.isTrusted), true);"
FIRST_LOAD, TABLE_LOAD = 120_000, 200_000  # bytes, gzipped


def weight(page: Page) -> Callable[[], int]:
    """Weigh what a page loads from now on, without fonts: they come when all else stands."""
    heard: list[Response] = []

    def hear(one: Response) -> None:
        heard.append(one)

    page.on("response", hear)
    return lambda: sum(
        len(gzip.compress(one.body()))
        for one in heard
        if one.ok and one.request.resource_type in {"document", "script", "stylesheet"}
    )


@pytest.mark.parametrize("game", GAMES)
def test_the_first_move_is_made_by_three_clicks(invite: Callable[..., Person], game: str) -> None:
    person = invite(fresh=True)
    page = person.page
    person.context.add_init_script(COUNT)
    front = weight(page)
    person.open("/").button(f"New table of {game}").click()
    first_load = front()
    person.button("Open the table").click()
    expect(page.locator("[data-eyes]")).to_be_visible()
    until(lambda: page.evaluate(CONTROLS), "something can be done")
    page.mouse.click(*page.evaluate(POINT, 0))
    until(lambda: look(person)["position"], "the first move was made")
    assert page.evaluate("window.clicks") == 3
    assert first_load < FIRST_LOAD
    assert front() < FIRST_LOAD + TABLE_LOAD
