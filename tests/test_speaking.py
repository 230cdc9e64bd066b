"""Whatever a game can say is said in every language without a gap left open."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import skerry
from skerry.games import names
from skerry.kernel.text import Text
from skerry.text import LANGUAGES, ORIGIN, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.kernel.table import Table

LONGEST_WALK = 400
# Seats and options with which all parts of a box are on the table.
FULL: dict[str, tuple[int, dict[str, Any]]] = {
    "beacon_patrol": (2, {"windmills": True, "piers": True}),
    "everdell": (1, {"pearlbrook": True}),
    "faraway": (3, {"people_below": True, "starry_skies": True, "advanced": True}),
    "farshore": (1, {"captain": "terror", "weather": "both"}),
}


def printed(name: str) -> Iterator[Text]:
    """All that stands in the box: cards with their texts, picks, settings, rules."""
    game = skerry.game(name)
    for card in range(len(game.cards)):
        yield game.card_label(card)
        yield game.card_text(card)
    for pick in range(len(game.vocabulary)):
        yield game.label(pick)
    yield from (setting.text for setting in game.settings)
    yield from texts_in(game.rulebook())


def texts_in(thing: object) -> Iterator[Text]:
    """All messages in a tree of tuples."""
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, tuple | list):
        for each in thing:
            yield from texts_in(each)


def asked(table: Table, seat: int) -> Iterator[Text]:
    choice = table.choice(seat)
    assert choice is not None
    yield choice.prompt
    yield from (option.label for option in choice.options)
    yield from choice.verbs
    for option in choice.options:
        yield from table.game.preview(table.state, seat, option.pick)
    for pick in range(len(table.game.vocabulary)):
        reason = table.why_not(pick, seat)
        if reason is not None:
            yield reason


def told(table: Table) -> Iterator[Text]:
    for entry in table.log():
        yield from entry.lines
        if entry.heading is not None:
            yield entry.heading
    for seat in range(table.view().seats):
        yield from (line.label for line in table.score_sheet(seat))
    yield from filter(None, (table.verdict(), table.rank()))


def walked(name: str, seats: int, options: dict[str, Any]) -> Iterator[Text]:
    """All that is said in one game played at random."""
    table = skerry.new(name, seats, 7, **options)
    chance = Random(7)
    while not table.over and table.position < LONGEST_WALK:
        seat = table.seat
        if table.position % 7 == 0:
            yield from asked(table, seat)
        table.act(chance.choice(table.options), seat)
    yield from told(table)


@cache
def everything(name: str) -> tuple[Text, ...]:
    usual = max(2, skerry.game(name).fewest)
    found = [*printed(name), *walked(name, usual, {}), *walked(name, *FULL[name])]
    return tuple({repr(text): text for text in found}.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_all_that_a_game_says_is_said(name: str, language: str) -> None:
    for text in everything(name):
        said = say(text, language)
        assert said.strip(), text.id
        assert "{" not in said, said


@pytest.mark.parametrize("name", names())
def test_zones_and_counters_have_names_for_people(name: str) -> None:
    for seats, options in (FULL[name], (max(2, skerry.game(name).fewest), {})):
        layout = skerry.new(name, seats, 1, **options).state.layout
        for zone in layout.names:
            key = zone.replace(" ", "-")
            assert say(Text("browser-zone", {"zone": key, "name": "?"}), ORIGIN) != "?", zone
        for counter in layout.counters:
            key = counter.replace(" ", "-")
            said = say(Text("browser-counter", {"counter": key, "value": 0}), ORIGIN)
            assert said != f"{key} 0", counter


@pytest.mark.parametrize("language", LANGUAGES)
def test_less_than_nothing_is_written_with_a_minus_and_more_with_a_plus(language: str) -> None:
    changes = {"more": 2, "same": 0, "less": -2}
    said = {
        sign: say(Text("everdell-preview-play", {"points": points, "sign": sign}), language)
        for sign, points in changes.items()
    }
    assert "+2 " in said["more"]
    assert "−2 " in said["less"]
    assert not {*"+−-0"} & {*said["same"]}
