"""The longest names and texts have their room on the smallest cards and on the largest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.daily import daily
from tests.web.altering import alter, zones
from tests.web.boxes import findings
from tests.web.moving import CALM
from tests.web.people import DESK, LYING, PHONE, SMALL_PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page

    from tests.server.house import House, Json
    from tests.web.people import Person

pytestmark = CALM
# By game: the zone in which eight cards lie open, and the names that are hardest to fit.
ROWS = {
    "everdell": ("meadow", ["king", "postal_pigeon", "general_store", "resin_refinery"]),
    "farshore": ("bay", ["cartographer", "lighthouse_keeper", "treasure_hunter", "customs_office"]),
}
# How far a card's words end above the rule of its foot.
ROOM = """(dialog) => {
  const foot = dialog.querySelector(".foot").getBoundingClientRect();
  const words = [...dialog.querySelectorAll(".paper p, .paper .signs")].filter((one) => one.checkVisibility());
  return Math.min(...words.map((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return foot.top - range.getBoundingClientRect().bottom;
  }));
}"""


def lay(zone: str, cards: list[str]) -> Callable[[Json], None]:
    """Have these cards lie in a zone, twice each."""

    def change(snapshot: Json) -> None:
        for one in zones(snapshot, zone):
            one.update(cards=cards * 2, count=8, marks=[{"place": at + 1} for at in range(8)])

    return change


def cut(page: Page) -> list[str]:
    return [str(one) for one in findings(page) if one.what in {"cut", "overlap", "covered"}]


@pytest.mark.parametrize("game", ROWS)
def test_long_names_fit_the_smallest_cards(
    house: House, invite: Callable[..., Person], game: str
) -> None:
    zone, cards = ROWS[game]
    for size in (SMALL_PHONE, LYING, (1024, 768)):
        person = invite(size, fresh=True)
        alter(person, lay(zone, cards))
        person.sit(house.create("me", "friend", game=game))
        if size == SMALL_PHONE:
            person.page.locator("[data-tab=table]").click()
        expect(person.page.locator(f"[data-name={cards[0]}]").first).to_be_visible()
        assert cut(person.settle().page) == []


@pytest.mark.parametrize(
    "size", daily([DESK, (1440, 900), (1024, 768), LYING, PHONE], (1024, 768), PHONE)
)
def test_the_king_keeps_clear_of_the_rule_below_his_text(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = invite(size, fresh=True)
    alter(person, lay("meadow", ROWS["everdell"][1]))
    person.sit(house.create("me", "friend", game="everdell"))
    person.page.locator("[data-name=king]").first.click(button="right")
    dialog = person.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert person.settle().page.get_by_role("dialog").evaluate(ROOM) >= 4
    assert cut(person.page) == []
