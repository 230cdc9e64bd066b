"""A table shows itself: as text where it is printed, as HTML in a notebook."""

import pytest

import skerry
from skerry import Table
from skerry.kernel.text import Text


def played(name: str, answers: int = 12) -> Table:
    table = skerry.new(name, seats=2, seed=4)
    while table.position < answers:
        table.act(table.options[-1])
    return table


@pytest.mark.parametrize("name", skerry.games.names())
def test_every_table_can_be_printed_and_shown_in_a_notebook(name: str) -> None:
    table = played(name)
    text, page = str(table), table._repr_html_()
    assert text.splitlines()[0] == repr(table)[1:-1]
    assert "Seat 1" in text
    assert page.count("<div") == page.count("</div>")
    for zone in table.view(0).zones:
        if zone.cards and zone.name == "hand":
            names = [str(table.game.card_label(card)) for card in zone.cards]
            assert ", ".join(names) in text
            assert all(name in page for name in names)


def test_a_deck_is_told_by_its_number_only() -> None:
    table = skerry.new("faraway", seats=2, seed=4)
    assert f"deck: ({table.view().zone('deck').count})" in str(table)


def test_a_chart_is_drawn() -> None:
    table = skerry.new("beacon_patrol", seats=1, seed=4)
    before = str(table)
    table.act(next(move.name for move in table.moves if move.name.startswith("lay")))
    assert str(table).count("▒") + str(table).count("·") > before.count("▒") + before.count("·")


def test_a_message_is_said_in_a_language_of_choice() -> None:
    assert skerry.say(Text("seat", {"number": 2})) == "Seat 2"
    assert skerry.say(Text("seat", {"number": 2}), "pl") != "Seat 2"
