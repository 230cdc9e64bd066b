from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import WebSocketRoute, expect

from tests.server.house import play_on
from tests.web.moving import CALM
from tests.web.people import PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json
    from tests.web.people import Person

pytestmark = CALM


def wait_for_friends(host: Person, seats: int) -> str:
    """Open a table of Faraway for friends; return the link to its free seats."""
    page = host.open("/").page
    page.get_by_role("button", name="New table of Faraway", exact=True).click()
    page.get_by_label("Your name").fill("Kasia")
    page.get_by_role("button", name="With friends").click()
    for _ in range(seats - 2):
        host.button("Add a seat").click()
    host.button("Open the table").click()
    return page.get_by_label("Link to the free seats").input_value()


def sit_down(guest: Person, name: str) -> None:
    guest.page.get_by_label("Your name").fill(name)
    guest.button("Sit down").click()


def played(house: House) -> Json:
    """A table of two people whose game is over."""
    made = house.create("me", "friend")
    play_on(house, made["table"], [*made["keys"], *made["friends"]])
    return made


def with_keys(person: Person, made: Json, keys: list[Json]) -> Person:
    return person.sit({**made, "keys": keys})


def test_three_people_meet_by_two_words_and_the_game_begins(
    invite: Callable[..., Person],
) -> None:
    host, mira, tomek = invite(), invite(PHONE), invite()
    link = wait_for_friends(host, 3)
    expect(host.page.get_by_text("One is here, 2 seats wait.")).to_be_visible()
    assert host.page.get_by_text("is choosing").count() == 0
    expect(host.open_cards).to_have_count(0)
    mira.open(link)
    sit_down(mira, "Mira")
    expect(host.page.get_by_role("heading", name="Mira")).to_be_visible()
    expect(mira.page.get_by_text("2 are here, one seat waits.")).to_be_visible()
    tomek.open("/").page.get_by_label("A link, or its two words").fill(
        link.rpartition("/")[2].replace("-", " ")
    )
    tomek.button("Sit down").click()
    sit_down(tomek, "Tomek")
    for person in (host, mira, tomek):
        expect(person.open_cards.first).to_be_visible()


def test_who_does_not_want_to_wait_starts_with_bots(invite: Callable[..., Person]) -> None:
    host = invite()
    wait_for_friends(host, 4)
    host.button("Seat a bot").first.click()
    expect(host.page.get_by_text("Hedgehog, Casual")).to_be_visible()
    host.button("Start with 2 bots").click()
    expect(host.open_cards.first).to_be_visible()


def test_only_this_computer_can_open_it_is_said_where_it_is_so(
    invite: Callable[..., Person],
) -> None:
    host = invite()
    wait_for_friends(host, 2)
    expect(host.page.get_by_text("Only this computer can open it")).to_be_visible()
    expect(host.page.get_by_role("img", name="Code of the link")).to_have_count(0)


def test_a_new_code_ends_the_link_to_the_own_seat(invite: Callable[..., Person]) -> None:
    host, phone, late = invite(), invite(PHONE), invite(PHONE)
    wait_for_friends(host, 2)
    host.page.get_by_text("Your own seat on another device").click()
    own = host.page.get_by_label("Link to your own seat")
    old = own.input_value()
    phone.open(old)
    expect(phone.page.get_by_text("Kasia")).to_be_visible()
    assert old.rpartition("#")[2] not in phone.page.url
    host.button("New code; the old one ends").click()
    expect(own).not_to_have_value(old)
    late.open(old)
    expect(late.page.get_by_text("This link has been replaced by a newer one.")).to_be_visible()
    expect(host.page.get_by_text("you", exact=True)).to_be_visible()


def test_a_rematch_brings_the_others_along_by_one_click(
    house: House, invite: Callable[..., Person]
) -> None:
    made = played(house)
    ada = with_keys(invite(), made, made["keys"])
    bea = with_keys(invite(), made, made["friends"])
    ada.page.get_by_role("button", name="Rematch").click()
    expect(ada.open_cards.first).to_be_visible()
    results = bea.page.get_by_role("dialog")
    expect(results.get_by_text("asks for a rematch")).to_be_visible()
    results.get_by_role("button", name="Come along").click()
    expect(bea.open_cards.first).to_be_visible()
    assert ada.page.url == bea.page.url
    assert made["table"] not in ada.page.url
    seats = house.look(ada.page.url.rpartition("/")[2])["seats"]
    assert [seat["here"] for seat in seats] == [True, True]


def test_a_box_is_played_at_once_as_it_was_last_time(invite: Callable[..., Person]) -> None:
    person = invite().open("/")
    person.page.get_by_role("button", name="New table of Faraway", exact=True).click()
    person.button("Add a seat").click()
    expect(person.page.get_by_text("Duckling")).not_to_have_count(0)
    assert "greedy" not in person.page.get_by_role("dialog").inner_text().lower()
    person.button("Open the table").click()
    expect(person.open_cards.first).to_be_visible()
    person.open("/").button("Play Faraway").click()
    expect(person.open_cards.first).to_be_visible()
    assert len(person.page.get_by_label("Players: names, links, bots").locator(".seat").all()) == 3


def test_the_front_page_tells_how_games_ended(house: House, invite: Callable[..., Person]) -> None:
    made = played(house)
    person = invite().hold(made).open("/")
    expect(person.page.get_by_role("heading", name="Played")).to_be_visible()
    scores = house.look(made["table"])["scores"]
    best, least = max(scores), min(scores)
    expect(person.page.get_by_text(f"won, {best} to {least}")).to_be_visible()


def test_what_was_said_when_the_line_broke_is_heard_once(
    house: House, invite: Callable[..., Person]
) -> None:
    made = house.create("me", "friend")
    person = invite(fresh=True)
    lines: list[WebSocketRoute] = []

    def cut_after_chat(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        lines.append(line)

        def send(message: str | bytes) -> None:
            server.send(message)
            if len(lines) == 1 and json.loads(message)["type"] == "chat":
                server.on_message(lambda _: None)  # the answer is lost
                line.close()

        line.on_message(send)

    person.page.route_web_socket("**/live", cut_after_chat)
    person.sit(made)
    person.page.keyboard.press("l")
    person.button("Chat").click()
    person.page.get_by_label("Say something").fill("Ahoy!")
    person.page.keyboard.press("Enter")
    person.page.wait_for_function("() => !document.querySelector('[role=status].is-reconnecting')")
    expect(person.page.get_by_text("Ahoy!")).to_have_count(1)
    person.page.get_by_label("Say something").fill("Again")
    person.page.keyboard.press("Enter")
    expect(person.page.get_by_text("Again")).to_be_visible()
    said = [line["text"] for line in house.look(made["table"])["chat"] if line["text"]]
    assert (said, len(lines)) == (["Ahoy!", "Again"], 2)


def test_it_can_be_installed(house: House, invite: Callable[..., Person]) -> None:
    person = invite(fresh=True).open("/")
    manifest = house.http.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert house.http.get(icon["src"]).headers["content-type"] == icon["type"]
    assert house.http.get("/sw.js").headers["cache-control"] == "no-cache"
    person.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
    assert person.page.evaluate("() => caches.keys()") == []
