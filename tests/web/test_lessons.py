"""Guided first games in the browser: what glows is pressed, and the coach leads through all steps."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from skerry.lessons import LESSONS
from tests.daily import daily
from tests.patience import until
from tests.web.access import barriers
from tests.web.drawn import look
from tests.web.people import PHONE, Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

TITLES = {
    "faraway": "Faraway",
    "everdell": "Everdell",
    "farshore": "Everdell Farshore",
    "beacon_patrol": "Beacon Patrol",
}
STEP = re.compile(r"Step (\d+) of (\d+)")
# How much of what is to be pressed the coach covers.
COVERED = """() => {
  const coach = document.querySelector("[data-coach]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-lamp=press]")].map((one) => one.getBoundingClientRect()).map((box) =>
    Math.max(0, Math.min(coach.right, box.right) - Math.max(coach.left, box.left)) *
    Math.max(0, Math.min(coach.bottom, box.bottom) - Math.max(coach.top, box.top)) / (box.width * box.height));
}"""


class Pupil:
    """Somebody who learns a game."""

    def __init__(self, person: Person, game: str) -> None:
        self.person = person
        self.page = person.page
        self.coach = self.page.get_by_role("region", name="The guide")
        person.open("/")
        person.button(f"Learn {TITLES[game]} in a guided first game").first.click()
        expect(self.coach).to_be_visible()

    @property
    def step(self) -> int:
        """The number of the step that is shown."""
        found = STEP.search(self.coach.inner_text())
        assert found, self.coach.inner_text()
        return int(found[1])

    def button(self, name: str) -> Locator:
        return self.coach.get_by_role("button", name=name, exact=True)

    def says(self, words: str) -> None:
        expect(self.coach).to_contain_text(words)

    def is_ready(self) -> bool:
        """Whether nobody else is waited for; the coach is gone once all is learnt."""
        gone = not self.coach.count()
        return gone or self.coach.get_attribute("data-coach") != "waiting"

    def go_on(self) -> None:
        """Press Next, and wait for the step after it."""
        until(self.is_ready, "the others have answered")
        before = self.coach.inner_text()
        self.button("Next").click()
        until(lambda: self.is_ready() and self.coach.inner_text() != before, "the lesson goes on")

    def press(self) -> None:
        """Press what glows until the step is done."""
        before = self.step
        until(self.pressed_on(before), f"step {before} was done")

    def pressed_on(self, step: int) -> Callable[[], bool]:
        def pressed() -> bool:
            if self.is_ready() and self.step == step:
                self.press_glow()
            return self.is_ready() and self.step != step

        return pressed

    def press_glow(self) -> None:
        self.person.settle()
        glow = self.page.locator("[data-lamp=press]").last
        box = glow.bounding_box() if glow.count() else None
        if box is None:
            return
        self.page.wait_for_function(f"Math.max(0, ...({COVERED})()) < 0.1")
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.person.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        self.person.settle()

    def until_step(self, number: int) -> None:
        while self.step < number:
            self.go_on()


def click_through(pupil: Pupil, game: str) -> None:
    """Read what is to be read, press what is to be pressed, and take any choice where any will do."""
    for number, step in enumerate(LESSONS[game].steps[:-1], start=1):
        until(lambda: pupil.is_ready() and pupil.step == number, f"step {number} begins")  # noqa: B023
        if step.picks and not step.free:
            pupil.press()
        else:
            pupil.go_on()


# The others are learnt on a phone, or by Next alone.
@pytest.mark.parametrize("game", daily(TITLES, "everdell", "beacon_patrol"))
def test_a_lesson_is_learnt_by_pressing_what_glows(
    invite: Callable[..., Person], game: str
) -> None:
    pupil = Pupil(invite((1440, 900)), game)
    click_through(pupil, game)
    assert pupil.step == len(LESSONS[game].steps)
    pupil.button("Play on").click()
    expect(pupil.coach).to_have_count(0)


@pytest.mark.parametrize("game", daily(["faraway", "everdell"], "faraway"))
def test_a_lesson_is_learnt_on_a_phone(invite: Callable[..., Person], game: str) -> None:
    pupil = Pupil(invite(PHONE), game)
    click_through(pupil, game)
    assert pupil.step == len(LESSONS[game].steps)


def test_next_does_every_step(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite(), "farshore")
    pupil.until_step(len(LESSONS["farshore"].steps))
    assert look(pupil.person)["lesson"]["done"] == len(LESSONS["farshore"].steps) - 1


def test_a_wrong_choice_is_answered_and_not_carried_out(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite(), "faraway")
    pupil.until_step(3)
    pupil.page.locator("[data-zone=hand][data-glide='region-33']").click()
    pupil.says("A good region, keep it for later.")
    assert look(pupil.person)["position"] == 0
    pupil.press()
    assert look(pupil.person)["position"] > 0


def test_a_wrong_choice_while_reading_leads_to_what_is_to_be_done(
    invite: Callable[..., Person],
) -> None:
    pupil = Pupil(invite(), "everdell")
    pupil.page.locator("[data-name='basic_two_resin']").click()
    pupil.says("That place will be of use later.")
    assert pupil.step == 2


def test_back_takes_the_step_back(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite(), "beacon_patrol")
    pupil.until_step(5)
    assert look(pupil.person)["position"] == 3
    pupil.button("Back").click()
    until(lambda: look(pupil.person)["position"] == 1, "two answers were taken back")
    until(lambda: pupil.step == 4, "the lesson went back")


def test_a_turn_that_has_not_ended_is_taken_back(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite().following("instant"), "everdell")
    glow = pupil.page.locator("[data-lamp=press]")
    pupil.until_step(2)
    expect(glow).to_be_visible()
    pupil.press_glow()
    pupil.says("That was your turn.")
    pupil.button("Back").click()
    until(lambda: look(pupil.person)["position"] == 0, "it was taken back")
    pupil.says("Send a worker to Twig Pile")
    expect(glow).to_be_visible()
    pupil.press_glow()
    pupil.says("That was your turn.")
    pupil.go_on()
    assert pupil.step == 3


def test_what_cannot_be_taken_back_is_only_looked_at(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite(), "everdell")
    pupil.until_step(3)
    before = look(pupil.person)["position"]
    pupil.button("Back").click()
    pupil.says("What has come to light stays so")
    assert pupil.step == 2
    assert look(pupil.person)["position"] == before
    pupil.button("To the step that waits").click()
    assert pupil.step == 3


def test_steps_that_are_done_can_be_jumped_to(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite(), "faraway")
    pupil.until_step(5)
    pupil.coach.get_by_role("button", expanded=False).click()
    steps = pupil.coach.get_by_role("list", name="All steps").get_by_role("button")
    expect(steps).to_have_count(len(LESSONS["faraway"].steps))
    expect(steps.nth(6)).to_be_disabled()
    steps.nth(1).click()
    assert pupil.step == 2
    pupil.says("This step is done.")


def test_a_lesson_goes_on_after_a_reload_and_from_the_front_page(
    invite: Callable[..., Person],
) -> None:
    pupil = Pupil(invite(), "faraway")
    pupil.until_step(5)
    pupil.page.reload()
    expect(pupil.coach).to_be_visible()
    assert pupil.step == 5
    pupil.until_step(10)  # what is only read is kept as well
    pupil.person.open("/")
    strip = pupil.page.get_by_role("article").filter(has_text="Your first Faraway, step by step")
    expect(strip).to_contain_text("step 10 of 12")
    strip.get_by_role("link", name="Go on").click()
    expect(pupil.coach).to_be_visible()
    assert pupil.step == 10


def test_learning_again_goes_on_with_the_same_lesson(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite(), "everdell")
    pupil.until_step(2)
    address = pupil.page.url
    again = Pupil(pupil.person, "everdell")
    assert again.page.url == address


def test_a_lesson_that_was_put_away_is_a_table_like_any_other(
    invite: Callable[..., Person],
) -> None:
    pupil = Pupil(invite(), "faraway")
    pupil.person.open("/")
    pupil.person.button("Put the guided game away").click()
    page = pupil.page
    expect(page.get_by_text("Your first Faraway, step by step")).to_have_count(0)
    page.get_by_role("link", name="Continue").click()
    expect(pupil.person.open_cards.first).to_be_visible()
    expect(pupil.coach).to_have_count(0)


def test_who_leaves_keeps_the_game(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite(), "faraway")
    pupil.until_step(5)
    pupil.button("Leave").click()
    expect(pupil.coach).to_have_count(0)
    expect(pupil.page.get_by_text("You play freely now.")).to_be_visible()
    before = look(pupil.person)["position"]
    pupil.person.choose()
    until(lambda: look(pupil.person)["position"] > before, "the game goes on")
    pupil.page.reload()
    expect(pupil.person.open_cards.first).to_be_visible()
    expect(pupil.coach).to_have_count(0)


@pytest.mark.slow
def test_the_game_is_played_to_its_end_after_the_lesson(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite(), "faraway")
    pupil.until_step(len(LESSONS["faraway"].steps))
    pupil.button("Play on").click()
    while not (shown := look(pupil.person))["over"]:
        if shown["eyes"][0]["choice"]:
            expect(pupil.person.open_cards.first).to_be_visible()
            pupil.person.choose()
            until(lambda: look(pupil.person)["position"] > shown["position"], "it was answered")
    expect(pupil.person.button("Results")).to_be_visible()


def test_the_coach_is_reached_by_keys_and_escape_loses_nothing(
    invite: Callable[..., Person],
) -> None:
    pupil = Pupil(invite(), "faraway")
    pupil.button("Next").focus()
    pupil.page.keyboard.press("Enter")
    until(lambda: pupil.step == 2, "the key has led on")
    pupil.page.keyboard.press("Escape")
    expect(pupil.coach).to_be_visible()
    assert pupil.step == 2
    sentence = pupil.coach.locator("[aria-live]")
    expect(sentence).to_contain_text("pays 10 fame")


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1440, 900), PHONE], ids=["desk", "phone"])
def test_the_coach_shuts_nobody_out(invite: Callable[..., Person], size: tuple[int, int]) -> None:
    pupil = Pupil(invite(size), "faraway")
    pupil.until_step(3)
    pupil.person.settle()
    coach = [one for one in barriers(pupil.page) if "coach" in one or "berth" in one]
    pupil.page.emulate_media(color_scheme="dark")
    night = [one for one in barriers(pupil.page, "color-contrast") if "coach" in one]
    assert coach + night == []


def test_on_a_phone_what_lies_on_another_tab_lights_that_tab(invite: Callable[..., Person]) -> None:
    pupil = Pupil(invite(PHONE), "everdell")
    assert {thing.zone for thing in LESSONS["everdell"].steps[0].shows} == {"hand", "meadow"}
    lamps = pupil.page.locator("[data-lamp]")
    for tab, other in (("hand", "table"), ("table", "hand")):
        pupil.page.locator(f"[data-tab={tab}]").tap()
        pupil.person.settle()
        until(lambda: tabs_lit(pupil) == {other}, f"the tab {other} is lit")  # noqa: B023
        assert lamps.count() > 1  # what lies here is lit as well


def tabs_lit(pupil: Pupil) -> set[str]:
    """The tabs over which a lamp lies."""
    found = pupil.page.evaluate("""() => {
      const lamps = [...document.querySelectorAll("[data-lamp]")].map((one) => one.getBoundingClientRect());
      const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
      return [...document.querySelectorAll("[data-tab]")].filter((tab) => {
        const [x, y] = middle(tab.getBoundingClientRect());
        return lamps.some((box) => Math.hypot(middle(box)[0] - x, middle(box)[1] - y) < 9);
      }).map((tab) => tab.dataset.tab);
    }""")
    return set(found)
