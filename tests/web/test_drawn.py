"""What is drawn equals what the server shows, after every answer, with motion on, at every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.daily import daily_pairs
from tests.web.drawn import agree, amiss
from tests.web.strollers import Stroller

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person
    from tests.web.strollers import Hands

TABLES = {
    "everdell": ("everdell", {}, 3),
    "pearlbrook": ("everdell", {"pearlbrook": True}, 2),
    "rugwort": ("everdell", {"pearlbrook": True}, 1),
    "farshore": ("farshore", {}, 3),
    "captain": ("farshore", {}, 1),
    "faraway": ("faraway", {}, 3),
    "beacon patrol": ("beacon_patrol", {"windmills": True}, 2),
}
HANDS = {"mouse": (1440, 900), "finger": (390, 844), "keys": (1440, 900)}
BEGINNINGS = daily_pairs(
    TABLES,
    HANDS,
    *[("everdell", hands) for hands in HANDS],
    ("pearlbrook", "finger"),
    ("rugwort", "keys"),
    ("farshore", "mouse"),
    ("captain", "finger"),
    ("faraway", "keys"),
    ("beacon patrol", "mouse"),
    ("beacon patrol", "keys"),
)
FEW = 5  # answers: enough to place, play and pay
TWO = 2


@pytest.mark.parametrize(("table", "hands"), BEGINNINGS)
def test_the_first_answers_are_drawn(
    house: House, invite: Callable[..., Person], table: str, hands: Hands
) -> None:
    assert stroll(house, invite, table, hands, FEW).deeds == FEW


@pytest.mark.parametrize("table", ["everdell", "beacon patrol"])
def test_what_others_do_is_drawn_when_it_has_been_told(
    house: House, invite: Callable[..., Person], table: str
) -> None:
    assert stroll(house, invite, table, "mouse", TWO, pace="normal").deeds == TWO


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
@pytest.mark.parametrize("hands", ["mouse", "keys"])
@pytest.mark.parametrize("table", TABLES)
def test_every_answer_of_a_whole_game_is_drawn(
    house: House, invite: Callable[..., Person], table: str, hands: Hands, size: tuple[int, int]
) -> None:
    played = stroll(house, invite, table, hands, size=size)
    assert house.look(played.person.page.url.rpartition("/")[2])["over"]


def stroll(
    house: House,
    invite: Callable[..., Person],
    table: str,
    hands: Hands,
    deeds: int = 1000,
    size: tuple[int, int] | None = None,
    pace: str = "instant",
) -> Stroller:
    """Play a table of that name by chance; what can be chosen must be within reach."""
    game, options, seats = TABLES[table]
    made = house.create("me", *["greedy"] * (seats - 1), game=game, options=options)
    person = invite(size or HANDS[hands]).following(pace).sit(made)
    by: Hands = "finger" if hands == "mouse" and person.phone else hands
    return Stroller(person, by).play(deeds)


def test_a_tile_that_is_laid_and_not_drawn_is_noticed(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().sit(house.create("me", "friend", game="beacon_patrol"))
    agree(person)
    person.page.locator("[data-tile]:not([data-at] *)").first.evaluate(
        "(tile) => tile.dataset.tile = 'O1'"
    )
    assert amiss(person) == [
        "the chart: HQ at (0, 0) is laid only",
        "the chart: O1 at (0, 0) is drawn only",
    ]


@pytest.mark.parametrize(
    ("what", "fault"),
    [
        ("[data-at='hand/0'][data-glide]", "hand/0: drawn"),
        ("[data-at='home/0'] [data-peg]", "home/0: drawn"),
        ("[data-zone=forest]", "forest/-1: drawn"),
    ],
)
def test_what_is_not_drawn_is_noticed(
    house: House, invite: Callable[..., Person], what: str, fault: str
) -> None:
    person = invite().sit(house.create("me", "friend", game="everdell"))
    agree(person)
    person.page.locator(what).first.evaluate("(one) => one.style.opacity = 0")
    assert [one[: len(fault)] for one in amiss(person)] == [fault]


def test_a_figure_that_is_out_of_date_is_noticed(
    house: House, invite: Callable[..., Person]
) -> None:
    person = invite().sit(house.create("me", "friend", game="everdell"))
    agree(person)
    figure = person.page.locator("[data-counter='berry/0']")
    figure.evaluate("(one) => one.textContent = '9'")
    assert amiss(person) == ["berry/0: the figure says {9}, it is {0}"]
