from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.daily import daily
from tests.patience import until
from tests.server.strolls import asks_for_set, stroll, with_equal_cards
from tests.web.coasters import drift
from tests.web.people import DESK, PHONE
from tests.web.woodlanders import CORNER, Woodlander

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from skerry.kernel.table import Table
    from tests.server.house import House, Json
    from tests.web.people import Person

SIZES = [DESK, PHONE]
DESK_DAILY, PHONE_DAILY = daily(SIZES, DESK), daily(SIZES, PHONE)
MARKETING = ("marketing", "shopkeeper", "post_office", "play-")  # leads to the event of that name


def two_of_any(table: Table) -> bool:
    """Two resources may be taken."""
    return asks_for_set("woodland-choose-resource", table)


class Chooser(Woodlander):
    """Somebody before a set, whose seat is the only one they hold."""

    def __init__(self, person: Person, house: House, made: Json, game: str = "everdell") -> None:
        self.game = game
        self.house = house
        self.made = made
        self.seat = made["keys"][0]["seat"]
        super().__init__(person.sit(made))

    @property
    def shown(self) -> Json:
        return self.house.look(self.made["table"], self.made["keys"])

    def has(self, what: str, seat: int | None = None) -> int:
        """How much of something a seat has; the own one unless told."""
        owner = self.seat if seat is None else seat
        counters = self.shown["eyes"][0]["counters"]
        return next(int(c["value"]) for c in counters if (c["name"], c["seat"]) == (what, owner))

    def step(self, pick: str) -> Locator:
        return self.page.locator(f"[data-step='{pick}']")

    def more(self, *picks: str) -> None:
        """Press what is counted, each once."""
        for pick in picks:
            self.step(pick).click(position=CORNER)

    def touch(self, thing: Locator) -> None:
        """Press a card of the hand, with a finger on a phone."""
        if self.person.phone:
            thing.tap(position=CORNER)
        else:
            self.page.mouse.move(0, 0)  # a card pointed at lies over its neighbours
            thing.click(position=CORNER)

    def less(self, pick: str) -> None:
        self.step(pick).locator(".less").click()

    def expect_counts(self, **counts: int) -> None:
        for pick, count in counts.items():
            expect(self.step(pick).locator(".count")).to_have_text(str(count))

    def send(self, words: str) -> None:
        """Press the filled verb, which reads like this."""
        expect(self.confirm).to_contain_text(words)
        with self.moving():
            self.confirm.click()

    def undo(self) -> None:
        with self.moving():
            self.person.button("Undo").click()


def own(made: Json, seat: int = 0) -> Json:
    """The table with the key of one seat only."""
    return {**made, "keys": [key for key in made["keys"] if key["seat"] == seat]}


@pytest.mark.parametrize("size", SIZES)
def test_two_resources_are_taken_together_and_taken_back_together(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    made = own(stroll(house, "me", "screen", until=two_of_any))
    one = Chooser(invite(size), house, made)
    before, berries, twigs = one.shown, one.has("berry"), one.has("twig")
    one.more("berry")
    one.expect_counts(berry=1, twig=0)
    expect(one.confirm).to_contain_text("Take 2")
    expect(one.confirm).to_be_disabled()
    one.more("berry", "twig")  # the third is one too many
    one.expect_counts(berry=2, twig=0)
    one.less("berry")
    one.more("twig")
    assert one.shown == before
    assert one.person.overflow() == 0
    one.send("Take 2")
    assert (one.has("berry"), one.has("twig")) == (berries + 1, twigs + 1)
    one.undo()
    one.expect_counts(berry=0, twig=0)
    assert one.shown["eyes"] == before["eyes"]


@pytest.mark.parametrize("size", DESK_DAILY)
def test_the_middle_of_a_step_adds_while_there_is_nothing_to_take_back(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    one = Chooser(invite(size), house, own(stroll(house, "me", "screen", until=two_of_any)))
    one.step("berry").click()
    one.expect_counts(berry=1)
    one.less("berry")
    one.expect_counts(berry=0)


def test_resources_are_counted_by_keys_alone(house: House, invite: Callable[..., Person]) -> None:
    one = Chooser(invite(), house, own(stroll(house, "me", "screen", until=two_of_any)))
    berries, keys = one.has("berry"), one.page.keyboard
    one.step("berry").locator(".more").focus()
    for key, count in (("Enter", 1), ("-", 0), ("+", 1), ("Escape", 0), ("Enter", 1), ("+", 2)):
        keys.press(key)
        one.expect_counts(berry=count)
    with one.moving():
        keys.press("Enter")  # the set is full: there is nothing to add, so it is confirmed
    assert one.has("berry") == berries + 2


def test_what_others_say_does_not_clear_the_set(
    house: House, invite: Callable[..., Person]
) -> None:
    made = stroll(house, "me", "screen", until=two_of_any)
    one = Chooser(invite(), house, own(made))
    one.more("berry")
    with one.moving():
        house.post(made["table"], "chat", own(made, 1)["keys"], seat=1, text="Well?")
    one.expect_counts(berry=1)


def test_resources_are_counted_by_words_on_the_plain_table(
    house: House, invite: Callable[..., Person]
) -> None:
    made = own(stroll(house, "me", "screen", until=two_of_any))
    one = Chooser(invite(PHONE).plainly(), house, made)
    pebbles = one.has("pebble")
    expect(one.step("pebble")).to_contain_text("pebble")
    one.more("pebble", "pebble")
    one.confirm.click()
    until(lambda: one.has("pebble") == pebbles + 2, "the pebbles are there")


@pytest.mark.parametrize("size", PHONE_DAILY)
def test_a_gift_is_shared_out_among_the_others(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    def shares(table: Table) -> bool:
        return asks_for_set("everdell-share-resource", table)

    kinds = ("me", "screen", "screen")
    made = own(stroll(house, *kinds, until=shares, eager=MARKETING, far=120))
    one = Chooser(invite(size), house, made)
    choice = one.shown["eyes"][0]["choice"]
    resource = choice["prompt"]["args"]["what"]["args"]["resource"]
    most = choice["gathering"]["most"]
    before = [one.has(resource, seat) for seat in (1, 2)]
    one.more("seat-3", *["seat-2"] * (most - 1))
    one.send(f"Give {most}")
    assert [one.has(resource, seat) for seat in (1, 2)] == [before[0] + most - 1, before[1] + 1]
    one.undo()
    assert [one.has(resource, seat) for seat in (1, 2)] == before


@pytest.mark.parametrize("size", PHONE_DAILY)
def test_at_the_docks_cards_and_then_resources_are_chosen_as_sets(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    made = drift(house, lambda choice: any(option.name == "docks" for option in choice.options))
    one = Chooser(invite(size), house, made, "farshore")
    stones, hand = one.has("seastone"), len(hand_of(one))
    with one.moving():
        one.can("board").and_(one.page.locator("[data-name=docks]")).click()
    for at in (2, 0):
        one.touch(one.page.locator("[data-thing][data-zone=hand]").nth(at))
    one.send("Discard 2")
    assert len(hand_of(one)) == hand - 2
    one.more("seastone", "seastone")
    one.send("Take 2")
    assert one.has("seastone") == stones + 2


def hand_of(one: Chooser) -> list[str]:
    zones = one.shown["eyes"][0]["zones"]
    return next(
        zone["cards"] for zone in zones if (zone["name"], zone["seat"]) == ("hand", one.seat)
    )


@pytest.mark.parametrize("size", DESK_DAILY)
def test_of_each_type_the_artist_sees_one_card(
    house: House, invite: Callable[..., Person], size: tuple[int, int]
) -> None:
    def to_artist(table: Table) -> bool:
        return asks_for_set("everdell-show-mixed", table)

    made = stroll(house, "me", "screen", until=to_artist, far=60, pearlbrook=True)
    one = Chooser(invite(size), house, own(made))
    cards = one.can("hand")
    many = cards.count()
    one.touch(cards.first)
    refused = one.page.locator("[data-thing][data-zone=hand].refused")
    expect(refused).not_to_have_count(0)
    one.touch(refused.last)
    expect(one.page.locator(".hint")).to_contain_text("of the same type and chosen already")
    assert cards.count() + refused.count() + 1 == many
    for _ in range(2):
        one.touch(cards.last)
    one.send("Show 3")
    assert len(hand_of(one)) == many - 3


def test_who_may_give_all_or_nothing_skips_with_nothing(
    house: House, invite: Callable[..., Person]
) -> None:
    made = drift(
        house,
        lambda choice: choice.prompt.id == "farshore-may-discard" and bool(choice.pool),
    )
    one = Chooser(invite(), house, made, "farshore")
    hand = hand_of(one)
    expect(one.confirm).to_contain_text("Discard 2")
    one.can("hand").first.click(position=CORNER)
    expect(one.confirm).to_be_disabled()
    with one.moving():
        one.person.button("Discard none").click()
    assert hand_of(one)[: len(hand)] == hand


def test_a_set_begun_elsewhere_goes_on_as_a_set(
    house: House, invite: Callable[..., Person]
) -> None:
    made = own(stroll(house, "me", "screen", until=with_equal_cards))
    seen = house.look(made["table"], made["keys"])["eyes"][0]
    pick = seen["choice"]["gathering"]["pool"][0]["pick"]
    body: Json = {"seat": 0, "position": seen["choice"]["position"], "picks": [pick]}
    house.post(made["table"], "act", made["keys"], **body, one_by_one=True)
    one = Chooser(invite(), house, made)
    hand = hand_of(one)
    expect(one.page.get_by_text("1 card chosen", exact=True)).to_be_visible()
    one.can("hand").last.click(position=CORNER)
    expect(one.confirm).to_contain_text("Discard 2")
    with one.moving():
        one.confirm.click()
    assert len(hand_of(one)) == len(hand) - 1
