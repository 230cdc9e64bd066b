from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.web.moving import BOTH

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House
    from tests.web.people import Person


@BOTH
def test_undo_gives_the_region_back(house: House, invite: Callable[..., Person]) -> None:
    person = invite().sit(house.create("me", "friend"))
    hand = person.cards("hand")
    expect(hand).to_have_count(3)
    person.choose()
    expect(hand).to_have_count(2)
    person.page.get_by_role("button", name="Undo", exact=True).click()
    expect(hand).to_have_count(3)


def test_a_table_is_dark_where_the_device_is(house: House, invite: Callable[..., Person]) -> None:
    person = invite()
    person.page.emulate_media(color_scheme="dark")
    person.sit(house.create("me", "friend"))
    expect(person.page.locator("html.night")).to_have_count(1)


def test_undo_to_a_line_of_the_log(house: House, invite: Callable[..., Person]) -> None:
    person = invite().sit(house.create("me", "friend"))
    person.choose()
    person.page.keyboard.press("l")
    person.page.get_by_role("button", name="Undo to here").click()
    expect(person.cards("hand")).to_have_count(3)


def test_a_move_by_keys_alone(house: House, invite: Callable[..., Person]) -> None:
    person = invite().sit(house.create("me", "friend"))
    expect(person.open_cards.first).to_be_visible()
    keys = person.page.keyboard
    keys.press("ArrowDown")
    expect(person.page.locator("[data-thing].can:focus")).to_have_count(1)
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(person.cards("hand")).to_have_count(2)
    keys.press("u")
    expect(person.cards("hand")).to_have_count(3)
    log = person.page.get_by_role("complementary", name="Log")
    expect(log).to_be_hidden()
    keys.press("l")
    expect(log).to_be_visible()
    keys.press("l")
    expect(log).to_be_hidden()


def test_a_spectator_sees_no_hand(house: House, invite: Callable[..., Person]) -> None:
    table = house.create("me", "greedy")
    player, watcher = invite().sit(table), invite().open(f"/t/{table['table']}")
    expect(player.cards("hand")).to_have_count(3)
    expect(watcher.cards("market")).to_have_count(3)
    expect(watcher.cards("hand")).to_have_count(0)
    player.choose()
    expect(watcher.page.get_by_text("lays down a region").first).to_be_visible()
    assert "lays down region" not in watcher.page.content()


def test_the_curtain_falls_between_two_seats_at_one_screen(
    house: House, invite: Callable[..., Person]
) -> None:
    table = house.create("me", "screen")
    person = invite().hold(table).open(f"/t/{table['table']}")
    expect(person.page.get_by_role("dialog", name="Hand over to Seat 1")).to_be_visible()
    expect(person.cards("hand")).to_have_count(0)
    person.button("I am Seat 1").click()
    person.choose()
    expect(person.page.get_by_role("dialog", name="Hand over to Seat 2")).to_be_visible()
    expect(person.cards("hand")).to_have_count(0)
    person.button("I am Seat 2").click()
    expect(person.cards("hand")).to_have_count(3)


def test_the_line_comes_back_by_itself(house: House, invite: Callable[..., Person]) -> None:
    person = invite(fresh=True).sit(house.create("me", "friend"))
    expect(person.cards("hand")).to_have_count(3)
    person.context.set_offline(True)
    house.end()
    expect(person.page.get_by_role("status")).to_contain_text("coming back")
    house.start(at=house.host)
    person.context.set_offline(False)
    expect(person.page.get_by_role("status")).to_be_hidden()
    person.choose()
    expect(person.cards("hand")).to_have_count(2)


def test_a_table_that_is_not_there_is_refused(invite: Callable[..., Person]) -> None:
    person = invite().open("/t/nowhere")
    expect(person.page.get_by_role("heading", name="There is no table here")).to_be_visible()


def test_chat_is_heard_at_the_other_window(house: House, invite: Callable[..., Person]) -> None:
    table = house.create("me", "friend")
    speaker, listener = invite().sit(table), invite().open(f"/t/{table['table']}")
    speaker.button("Log").click()
    speaker.button("Chat").click()
    speaker.page.get_by_label("Say something").fill("Ahoy!")
    speaker.page.keyboard.press("Enter")
    expect(listener.page.get_by_label("One new line", exact=True)).to_be_visible()
    listener.button("Log").click()
    expect(listener.page.get_by_text("Ahoy!")).to_be_visible()
