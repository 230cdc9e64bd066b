"""A deck file in the browser: chosen for a new table, refused with its lines, seen at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

import skerry
from tests.games.farshore.decks import changed
from tests.web.moving import CALM
from tests.web.people import DESK, PHONE

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.server.house import House
    from tests.web.people import Person

pytestmark = CALM
RICH = changed("card.grove", "effect", '"gain 7 mushrooms"').replace("House deck", "Rich deck")


def choose_deck(person: Person, folder: Path, text: str) -> None:
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    person.page.locator("input[type=file]").set_input_files(file)
    expect(person.page.get_by_text("mine.toml", exact=True)).to_be_visible()


def new_table(person: Person) -> None:
    person.open("/")
    person.page.get_by_role("button", name="Farshore").first.click()
    expect(person.page.get_by_text("House deck (not all as printed)")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_broken_deck_is_refused_in_the_dialog_line_by_line(
    invite: Callable[..., Person], tmp_path: Path, size: tuple[int, int]
) -> None:
    person = invite(size)
    new_table(person)
    choose_deck(person, tmp_path, RICH.replace("gain 7", "gian 7"))
    person.button("Open the table").click()
    line = RICH.split("\n").index('effect = "gain 7 mushrooms"') + 1
    expect(person.page.get_by_text(f"Line {line}, column 11:")).to_be_visible()
    expect(person.page.get_by_text('did you mean "gain"?')).to_be_visible()
    assert person.overflow() <= 0
    choose_deck(person, tmp_path, RICH)
    expect(person.page.get_by_text(f"Line {line}, column 11:")).to_be_hidden()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_half_typed_deck_is_refused_and_the_buttons_stay_in_sight(
    invite: Callable[..., Person], tmp_path: Path, size: tuple[int, int]
) -> None:
    person = invite(size)
    new_table(person)
    choose_deck(person, tmp_path, RICH[: len(RICH) // 2])  # many tables are missing in one place
    person.button("Open the table").click()
    expect(person.page.get_by_text("mine.toml is refused")).to_be_visible()
    expect(person.button("Open the table")).to_be_in_viewport()
    choose_deck(person, tmp_path, "")
    person.button("Open the table").click()
    expect(person.page.get_by_text("mine.toml is empty")).to_be_visible()
    assert person.page.url.endswith("/")


def test_a_table_is_opened_with_a_deck_and_shows_its_name(
    house: House, invite: Callable[..., Person], tmp_path: Path
) -> None:
    person = invite().plainly()
    new_table(person)
    choose_deck(person, tmp_path, RICH)
    person.button("Open the table").click()
    person.button(person.said("browser-settings")).click()
    expect(person.page.get_by_text("Rich deck (not all as printed)")).to_be_visible()
    table = person.page.url.rpartition("/")[2]
    assert house.look(table)["deck"]["digest"] == skerry.game("farshore", RICH).digest


def test_the_track_is_drawn_as_the_deck_has_it(
    invite: Callable[..., Person], tmp_path: Path
) -> None:
    person = invite(DESK)
    new_table(person)
    longer = changed("ship.track", "places", "61")
    longer = changed("ship.track", "values", '"0 to 60 by 1"', longer)
    choose_deck(person, tmp_path, changed("ship.track", "treasures", '"5, 10, 60"', longer))
    person.button("Open the table").click()
    expect(person.page.locator(".ground .buoy, .ground .port, .ground .chest")).to_have_count(61)
    expect(person.page.locator(".ground .chest")).to_have_count(3)
    expect(person.page.locator(".ground .port, .ground .chest").last).to_contain_text("60")


def test_another_deck_can_be_put_back(invite: Callable[..., Person], tmp_path: Path) -> None:
    person = invite()
    new_table(person)
    choose_deck(person, tmp_path, RICH)
    person.button("Use the usual cards").click()
    expect(person.page.get_by_text("House deck (not all as printed)")).to_be_visible()


def test_a_record_is_watched_with_its_deck(invite: Callable[..., Person], tmp_path: Path) -> None:
    table = skerry.new("farshore", seats=2, seed=1, deck=RICH)
    for _ in range(4):
        table.act(table.options[-1])
    record, deck = tmp_path / "game.jsonl", tmp_path / "mine.toml"
    record.write_text(table.record().text(), encoding="utf-8")
    deck.write_text(RICH, encoding="utf-8")
    person = invite().plainly().open("/watch")
    person.page.locator("input[type=file]").set_input_files(record)
    expect(person.page.get_by_text("was played with the file")).to_be_visible()
    person.page.locator("input[type=file]").set_input_files([record, deck])
    expect(person.page.get_by_role("slider")).to_be_visible()
