"""Rulebooks as they are sent: whole, light, and each with words of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import skerry
from skerry import games
from skerry.server.pages import words_for
from skerry.server.rulebooks import rulebook_info

if TYPE_CHECKING:
    from tests.server.house import House

GAMES = games.names()


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_its_entry_with_its_copies(game: str) -> None:
    box = skerry.game(game)
    entries = rulebook_info(box).entries
    assert [entry.card for entry in entries] == list(box.cards)
    assert [entry.card for entry in entries if entry.copies < 1] == []


def test_a_card_names_the_expansion_that_brings_it() -> None:
    brought = {
        entry.card: entry.setting
        for game in GAMES
        for entry in rulebook_info(skerry.game(game)).entries
    }
    assert brought["farm"] == ""
    assert brought["messenger"] == "pearlbrook"
    assert brought["region-0"] == "people_below"
    assert brought["meteorite-26"] == "starry_skies"
    assert brought["WM1"] == "windmills"
    assert brought["trail_1"] == "captain"
    assert brought["weather_1"] == "weather"


def test_copies_are_counted_as_the_box_has_them() -> None:
    copies = {each.card: each.copies for each in rulebook_info(skerry.game("everdell")).entries}
    assert (copies["farm"], copies["king"], copies["haven"]) == (8, 2, 1)


def test_a_rulebook_is_served_and_an_unknown_one_is_refused(house: House) -> None:
    address = f"http://{house.host}/api/games"
    answer = house.http.get(f"{address}/faraway/rulebook")
    assert [page["key"] for page in answer.json()["pages"]][:3] == ["goal", "set-up", "round"]
    again = house.http.get(
        f"{address}/faraway/rulebook", headers={"If-None-Match": answer.headers["ETag"]}
    )
    assert again.status_code == 304
    assert house.http.get(f"{address}/chess/rulebook").status_code == 404


def test_words_of_rules_come_by_themselves() -> None:
    assert words_for("rules_faraway") == ("rulebook", "rules_faraway")
    assert not [name for name in words_for("tables") if name.startswith("rule")]
    assert not [name for name in words_for("faraway") if name.startswith("rule")]
