"""A table shows itself: as text where it is printed, as a picture in a notebook."""

import xml.etree.ElementTree as ET

import pytest

import skerry
from skerry import Table
from skerry.drawing.picture.sheet import WIDTH
from skerry.drawing.words import words
from skerry.kernel import board
from skerry.kernel.game import Value
from skerry.kernel.text import Text
from skerry.text import name_seats

SVG = "{http://www.w3.org/2000/svg}"


def played(name: str, answers: int = 12, seats: int = 2, **options: Value) -> Table:
    table = skerry.new(name, seats=seats, seed=4, **options)
    while table.position < answers:
        table.act(table.options[-1])
    return table


def words_in(table: Table) -> list[str]:
    """Return all that is written on the picture of a table, titles too."""
    return [each.text or "" for each in ET.fromstring(table._repr_svg_()).iter()]  # noqa: S314


@pytest.mark.parametrize("name", skerry.games.names())
def test_every_table_can_be_printed(name: str) -> None:
    table = played(name)
    text = str(table)
    assert text.splitlines()[0] == repr(table)[1:-1]
    assert "Seat 1" in text
    for zone in table.view(0).zones:
        if zone.cards and zone.name == "hand":
            names = [str(table.game.card_label(card)) for card in zone.cards]
            assert ", ".join(names) in text


@pytest.mark.parametrize("name", skerry.games.names())
def test_every_table_is_a_picture_in_a_notebook(name: str) -> None:
    table = played(name)
    told = words_in(table)
    assert table._repr_html_() == f'<div style="max-width:60rem">{table._repr_svg_()}</div>'
    for zone in table.view(0).zones:
        if zone.cards and zone.name in ("hand", "row", "city", "market", "meadow", "bay"):
            assert {words(table.game.card_text(card)) for card in zone.cards} <= set(told)


@pytest.mark.parametrize("answers", [2, 30, 55])
def test_nothing_of_a_picture_lies_upon_another_thing(answers: int) -> None:
    table = played("everdell", answers, seats=3, pearlbrook=True)
    boxes = [
        tuple(float(each.get(side, "0")) for side in ("x", "y", "width", "height"))
        for each in ET.fromstring(table._repr_svg_()).iter(f"{SVG}rect")  # noqa: S314
        if (each.get("width"), each.get("height")) in (("111", "40"), ("150", "24"), ("932", "24"))
    ]
    assert len(boxes) > 30  # cards, slips and the bars of seats
    for place, (x, y, wide, high) in enumerate(boxes):
        assert 0 <= x <= x + wide <= WIDTH
        for left, top, breadth, height in boxes[:place]:
            apart = x >= left + breadth or left >= x + wide
            assert apart or y >= top + height or top >= y + high


def test_a_worker_on_a_place_is_drawn_with_the_number_of_its_seat() -> None:
    table = skerry.new("everdell", seats=2, seed=7)
    before = words_in(table).count("1")
    table.act("basic_three_twigs")
    assert words_in(table).count("1") == before + 1
    assert "Twig Pile [Seat 1]" in str(table)


def test_no_inner_counter_is_told() -> None:
    text = str(played("farshore", 30, seats=1, captain="brave"))
    assert "Captain Krabita: " in text
    assert "plan" not in text
    assert "section" not in text


def test_what_a_name_contains_cannot_break_a_picture() -> None:
    table = played("faraway")
    name_seats({1: "<Ada & Bo>"})
    try:
        assert "<Ada & Bo> ●" in words_in(table)
    finally:
        name_seats({})


def test_without_an_artist_a_table_still_says_what_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    table = skerry.new("faraway", seats=2, seed=4)
    monkeypatch.delitem(board._artists, "text")
    assert str(table) == repr(table)


def test_a_deck_is_told_by_its_number_only() -> None:
    table = skerry.new("faraway", seats=2, seed=4)
    assert f"Deck: ({table.view().zone('deck').count})" in str(table)


def test_a_chart_is_drawn() -> None:
    table = skerry.new("beacon_patrol", seats=1, seed=4)
    before, tiles = str(table), table._repr_svg_().count("<g>")
    table.act(next(move.name for move in table.moves if move.name.startswith("lay")))
    assert str(table).count("▒") + str(table).count("·") > before.count("▒") + before.count("·")
    assert (
        table._repr_svg_().count("<g>") == tiles
    )  # one lies on the chart now, and not in the hand


def test_a_message_is_said_in_a_language_of_choice() -> None:
    assert skerry.say(Text("seat", {"number": 2})) == "Seat 2"
    assert skerry.say(Text("seat", {"number": 2}), "pl") != "Seat 2"
