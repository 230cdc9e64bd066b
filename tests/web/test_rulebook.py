"""The rulebook in the browser: pages, worked examples, cards, search, and the drawer beside a table."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import skerry
from tests.daily import daily
from tests.web.access import barriers
from tests.web.moving import CALM
from tests.web.people import LYING, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM
GAMES = skerry.games.names()
SIZES = pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])


def heading(person: Person, name: str | re.Pattern[str]) -> Locator:
    return person.page.get_by_role("heading", name=name, level=2)


def drawer(person: Person) -> Locator:
    return person.page.get_by_role("complementary", name="Rules and cards")


@pytest.mark.parametrize("game", daily(GAMES, "everdell", "faraway"))
def test_all_pages_are_read_one_after_the_other_and_get_a_tick(
    invite: Callable[..., Person], game: str
) -> None:
    person = invite(PHONE if game == "everdell" else (1440, 900)).open(f"/rules/{game}")
    pages = skerry.game(game).rulebook().pages
    for number, page in enumerate(pages, 1):
        expect(heading(person, re.compile(rf"page {number} of {len(pages)}$"))).to_be_visible()
        assert person.overflow() <= 0, page.key
        person.page.locator("article footer .next a").click()
    expect(person.page).to_have_url(re.compile(rf"/cards/{game}$"))
    person.open(f"/rules/{game}")
    expect(person.page.get_by_role("img", name="read", exact=True)).to_have_count(len(pages))


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_is_drawn_to_its_last_step(
    invite: Callable[..., Person], game: str
) -> None:
    person = invite((1440, 900))
    for page in skerry.game(game).rulebook().pages:
        if not page.examples:
            continue
        worked = person.open(f"/rules/{game}/{page.key}").page.locator(".worked").first
        expect(worked.locator("svg").first).to_be_visible()
        for _ in range(len(worked.locator(".dots i").all()) - 1):
            worked.get_by_role("button", name="Next").click()
            expect(worked.locator(".dots .now")).to_have_count(1)
        expect(worked.get_by_role("button", name="From the start")).to_be_visible()


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_shut_out(
    invite: Callable[..., Person], game: str, size: tuple[int, int]
) -> None:
    person = invite(size)
    pages = [page.key for page in skerry.game(game).rulebook().pages if page.examples]
    found: list[str] = []
    for path in (f"/rules/{game}/{pages[0]}", f"/rules/{game}/symbols", f"/cards/{game}"):
        expect(person.open(path).page.get_by_role("heading", level=2).first).to_be_visible()
        found += barriers(person.page)
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_on_the_shelf_and_opens_at_an_address(
    invite: Callable[..., Person], game: str
) -> None:
    person = invite((1440, 900)).open(f"/cards/{game}")
    cards = skerry.game(game).cards
    shown = person.page.locator("main li a")
    expect(shown).to_have_count(len(cards))
    addresses = {link.get_attribute("href") for link in shown.all()}
    assert addresses == {f"/cards/{game}/{card}" for card in cards}
    person.open(f"/cards/{game}/{cards[3]}")
    expect(person.page.locator(f"[data-card='{cards[3]}']")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(person.page).to_have_url(re.compile(rf"/cards/{game}$"))


@SIZES
def test_cards_are_filtered(invite: Callable[..., Person], size: tuple[int, int]) -> None:
    person = invite(size).open("/cards/everdell")
    status = person.page.get_by_role("status").filter(has_text="shown")
    expect(status).to_have_text("143 of 143 shown")
    if size == PHONE:
        person.page.get_by_text("Filters").click()
    for name in ("Prosperity", "Constructions"):
        person.page.get_by_role("button", name=re.compile(f"^{name}")).click()
    expect(status).to_have_text("5 of 143 shown")
    expect(person.page.get_by_role("button", name=re.compile("^Pearlbrook"))).to_be_disabled()
    person.button("Show all").click()
    person.page.get_by_role("slider").fill("0")
    expect(status).to_have_text("2 of 143 shown")  # Ruins and the Pirate Ship
    assert person.overflow() <= 0


def test_a_slash_searches_rules_cards_and_rulings_at_once(invite: Callable[..., Person]) -> None:
    person = invite((1440, 900)).open("/rules/everdell")
    expect(heading(person, re.compile("What you want"))).to_be_visible()
    person.page.keyboard.press("/")
    person.page.keyboard.type("university")
    hits = person.page.locator(".hits .hit")
    expect(hits.filter(has_text="May the University discard itself?")).to_be_visible()
    assert {"Card", "Ruling"} <= {hit.inner_text() for hit in hits.locator("em").all()}
    assert barriers(person.page) == []
    person.page.keyboard.press("ArrowDown")
    person.page.keyboard.press("Enter")
    expect(person.page.locator("[data-card='university']")).to_be_visible()
    expect(heading(person.open("/rules/everdell"), re.compile("What you want"))).to_be_visible()
    person.page.keyboard.press("/")
    person.page.keyboard.type("haven")
    person.page.keyboard.press("Enter")
    expect(heading(person, re.compile("Placing a worker"))).to_be_visible()
    person.page.keyboard.press("/")
    person.page.keyboard.type("xyzzy")
    expect(person.page.locator(".hits")).to_have_text("Nothing found")


def test_the_backward_score_is_stepped_through_by_keys(invite: Callable[..., Person]) -> None:
    person = invite((1440, 900)).open("/rules/faraway/score")
    worked = person.page.locator(".worked")
    worked.get_by_role("button", name="Next").focus()
    hidden = worked.locator("[data-strip='row'] button:disabled")
    expect(hidden).to_have_count(8)
    for left in range(7, -1, -1):
        person.page.keyboard.press("ArrowRight")
        expect(hidden).to_have_count(left)
    for _ in range(2):
        person.page.keyboard.press("ArrowRight")
    expect(worked.locator("tfoot td")).to_have_text("71")
    person.page.keyboard.press("ArrowLeft")
    expect(worked.locator("[aria-live]")).to_contain_text("The sanctuaries pay 12")


@pytest.mark.parametrize(
    "size", daily([(1440, 900), PHONE, LYING], (1440, 900), PHONE), ids=["desk", "phone", "lying"]
)
def test_the_drawer_opens_at_the_page_that_fits_and_the_game_goes_on(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = invite(size).sit(house.create("me", "greedy", game="everdell"))
    person.button("Rules and cards").click()
    expect(drawer(person).get_by_role("heading", name=re.compile("^Your turn"))).to_be_visible()
    assert barriers(person.page) == []
    drawer(person).get_by_role("link", name=re.compile("^Next page")).click()
    expect(drawer(person).get_by_role("heading", name=re.compile("^Placing"))).to_be_visible()
    if size == (1440, 900):
        before = person.page.locator("[data-eyes]").get_attribute("data-eyes")
        person.page.locator("[data-thing].can[data-zone='board']").first.click()
        expect(person.page.get_by_text("turn 3")).to_be_visible()
        assert person.page.locator("[data-eyes]").get_attribute("data-eyes") == before
        expect(drawer(person)).to_be_visible()
    drawer(person).get_by_role("button", name="Close").focus()
    person.page.keyboard.press("Escape")
    expect(drawer(person)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "zone"), [("everdell", "meadow"), ("farshore", "bay"), ("faraway", "market")]
)
def test_a_question_mark_on_a_card_opens_its_rules_beside_the_table(
    house: House, invite: Callable[..., Person], game: str, zone: str
) -> None:
    person = invite((1440, 900)).sit(house.create("me", "friend", game=game))
    if game == "farshore":
        person.button("Keep the hand").click()
    card = person.cards(zone).first
    card.focus()
    person.page.keyboard.press("ArrowRight")
    pointed = person.page.locator("[data-thing]:focus")
    name = pointed.get_attribute("data-name") or pointed.get_attribute("data-glide")
    person.page.keyboard.press("?")
    expect(drawer(person).locator(f"[data-card='{name}']")).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(drawer(person)).to_have_count(0)
    person.page.locator("body").click(position={"x": 2, "y": 2})
    person.page.keyboard.press("?")
    expect(person.page.get_by_role("complementary", name="What the symbols say")).to_be_visible()


@SIZES
def test_the_enlarged_card_leads_to_its_rules(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    person = invite(size).sit(house.create("me", "friend", game="faraway"))
    person.cards("market").first.focus()
    person.page.keyboard.press(" ")
    person.button("Rules about it").click()
    expect(drawer(person).locator("[data-card]")).to_be_visible()
    expect(person.page.get_by_role("dialog")).to_have_count(0)
    drawer(person).get_by_role("searchbox").fill("sanctuar")
    drawer(person).locator(".hits a").first.click()
    expect(drawer(person).get_by_role("heading", level=2)).to_be_visible()
    assert person.page.url.endswith(person.page.url.rsplit("/t/")[-1])
    assert person.overflow() <= 0


def test_the_front_page_leads_to_the_rules(invite: Callable[..., Person]) -> None:
    person = invite().open("/")
    person.page.get_by_role("link", name="Rules: Beacon Patrol").click()
    expect(heading(person, re.compile("What you want"))).to_be_visible()
    person.page.get_by_role("link", name="Symbols").click()
    expect(heading(person, "Symbols")).to_be_visible()
