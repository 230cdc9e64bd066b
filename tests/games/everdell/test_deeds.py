"""The log goes by turns, says what brought a thing about, and a question names what asks it."""

from __future__ import annotations

import skerry
from skerry.kernel.rng import from_seed
from skerry.kernel.table import Table
from skerry.text import say
from tests.games.everdell.test_log import told
from tests.games.everdell.valley import valley


def visit_somewhere(table: Table) -> None:
    """Place a worker where nothing else is asked."""
    table.act("basic_three_twigs" if not table.position else "basic_two_resin")


def test_the_next_turn_is_an_entry_of_its_own_player() -> None:
    table = skerry.new("everdell", 2, 1)
    visit_somewhere(table)
    visit_somewhere(table)
    found = [(one.number, one.turn, one.seat) for one in table.log() if one.turn > 0]
    assert found == [(-1, 1, 0), (0, 1, 0), (0, 2, 1), (1, 2, 1), (1, 3, 0)]


def test_a_turn_begins_with_a_heading() -> None:
    table = skerry.new("everdell", 2, 1)
    visit_somewhere(table)
    headings = [say(entry.heading) for entry in table.log() if entry.heading is not None]
    assert headings == ["Turn 1", "Turn 2"]


def test_what_the_rival_does_is_the_rivals() -> None:
    table = skerry.new("everdell", 1, 1)
    chance = from_seed(1)
    while not table.over:
        table.act(table.options[chance.below(len(table.options))])
    rolls = [line for line in lines(table, 1) if line.startswith("Rugwort rolls")]
    assert rolls
    assert not [line for line in lines(table, 0) if "Rugwort" in line and "rolls" in line]
    assert not [line for line in lines(table, 1) if line.startswith("Seat 1 plays")]


def lines(table: Table, seat: int) -> list[str]:
    """What is told of a seat, the one after the last being the rival."""
    return [say(text) for entry in table.log() if entry.seat == seat for text in entry.texts]


def test_a_card_that_reacts_is_named_as_the_cause() -> None:
    table = valley().city("shopkeeper").hand("wife").stock(berry=2)
    assert "Shopkeeper: Seat 1 gains 1 berry." in told(table, "play-wife")


def test_what_the_deed_itself_brings_needs_no_cause() -> None:
    assert told(valley(), "basic_three_twigs")[1] == "Seat 1 gains 3 twigs."


def test_each_card_is_named_with_what_it_produces() -> None:
    table = valley().city("farm", "mine").workers(0).season("winter")
    said = told(table, "prepare")
    assert "Farm: Seat 1 gains 1 berry." in said
    assert "Mine: Seat 1 gains 1 pebble." in said


def test_a_question_names_the_card_that_asks() -> None:
    table = valley().hand("peddler").stock(twig=2, berry=2)
    table.play("peddler")
    asked = table.scene.table.choice(0)
    assert asked is not None
    assert asked.source is not None
    assert table.scene.table.game.cards[asked.source.card] == "peddler"
    assert (asked.source.zone, asked.source.seat) == ("city", 0)


def test_a_question_names_the_place_that_asks() -> None:
    table = valley().hand("farm", "mine", "inn").visit("haven")
    asked = table.scene.table.choice(0)
    assert asked is not None
    assert asked.source is not None
    assert table.scene.table.game.cards[asked.source.card] == "haven"


def test_the_turn_itself_has_no_source() -> None:
    asked = skerry.new("everdell", 2, 1).choice()
    assert asked is not None
    assert asked.source is None
