from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.server.house import bearer
from tests.web.moving import CALM
from tests.web.people import DESK, PHONE, SMALL_PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json
    from tests.web.people import Person

pytestmark = CALM


def finished(house: House) -> Json:
    """A table whose game is over."""
    table = house.create("me", "random", seed=5)
    while not (seen := house.look(table["table"], table["keys"]))["over"]:
        choice = seen["eyes"][0]["choice"]
        if choice:
            pick = choice["options"][0]["pick"]
            house.post(
                table["table"],
                "act",
                table["keys"],
                seat=0,
                position=choice["position"],
                picks=[pick],
            )
    return table


@pytest.mark.parametrize("size", [DESK, PHONE, SMALL_PHONE])
def test_no_page_is_wider_than_the_screen(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    table = house.create("me", "friend", "greedy", "greedy", "greedy", "greedy")
    person = invite(size).sit(table)
    expect(person.open_cards.first).to_be_visible()
    assert person.overflow() <= 0
    awaited = house.create("me", "expected")
    for path in ("/", "/watch", f"/join/{awaited['table']}/1#{awaited['invites'][0]['secret']}"):
        person.open(path)
        expect(person.page.get_by_role("heading", name="Skerry")).to_be_visible()
        assert person.overflow() <= 0


def test_a_finger_plays_on_a_phone(house: House, invite: Callable[..., Person]) -> None:
    person = invite(PHONE).sit(house.create("me", "friend"))
    person.choose()
    expect(person.cards("hand")).to_have_count(2)


def test_the_shelf_knows_whose_turn_it_is(house: House, invite: Callable[..., Person]) -> None:
    person = invite().hold(house.create("me", "friend")).open("/")
    expect(person.page.get_by_text("Your turn:")).to_be_visible()
    person.page.get_by_role("link", name="Continue").click()
    expect(person.open_cards.first).to_be_visible()
    assert person.page.title().startswith("●")


def test_a_finished_game_is_told_replayed_and_played_again(
    house: House, invite: Callable[..., Person]
) -> None:
    table = finished(house)
    person = invite().sit(table)
    expect(person.page.get_by_role("dialog", name="Results")).to_be_visible()
    person.page.get_by_role("link", name="Watch the replay").click()
    expect(person.page.get_by_role("slider")).to_have_value("0")
    person.button("One step on").click()
    expect(person.page.get_by_role("slider")).to_have_value("1")
    person.page.get_by_role("link", name="Back to the table").click()
    person.page.get_by_role("button", name="Same deal again").click()
    expect(person.open_cards.first).to_be_visible()
    assert table["table"] not in person.page.url


def test_a_record_that_was_kept_can_be_watched(house: House, invite: Callable[..., Person]) -> None:
    table = finished(house)
    record = house.http.get(f"/api/tables/{table['table']}/record", headers=bearer([])).text
    person = invite().open("/watch")
    person.page.get_by_label("Or paste the text of a record").fill("no record")
    person.button("Watch").click()
    expect(person.page.get_by_role("alert")).to_be_visible()
    person.page.get_by_label("Or paste the text of a record").fill(record)
    person.button("Watch").click()
    expect(person.page.get_by_role("heading", name="Replay of Faraway")).to_be_visible()


def test_an_invitation_works_once(house: House, invite: Callable[..., Person]) -> None:
    table = house.create("me", "expected")
    link = f"/join/{table['table']}/1#{table['invites'][0]['secret']}"
    guest, late = invite().open(link), invite().open(link)
    expect(late.button("Sit down")).to_be_visible()
    guest.button("Sit down").click()
    expect(guest.open_cards.first).to_be_visible()
    late.button("Sit down").click()
    expect(late.page.get_by_role("alert")).to_be_visible()
    later = invite().open(link)
    expect(later.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(later.button("Sit down")).to_have_count(0)


def test_results_come_by_themselves_only_once(house: House, invite: Callable[..., Person]) -> None:
    table = finished(house)
    person = invite(fresh=True)
    person.page.clock.install()
    results = person.sit(table).page.get_by_role("dialog", name="Results")
    person.page.clock.fast_forward(2_000)
    expect(results).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(results).to_have_count(0)
    house.post(table["table"], "chat", table["keys"], seat=0, text="Well played!")
    person.page.keyboard.press("l")
    person.page.get_by_role("button", name="Chat").click()
    expect(person.page.get_by_text("Well played!")).to_be_visible()
    person.page.clock.fast_forward(2_000)
    assert results.count() == 0
