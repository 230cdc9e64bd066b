from __future__ import annotations

from collections import Counter

import pytest

import skerry
from skerry.cli.screen import SCREEN, Screen
from skerry.drawing.board import short_form, whole_table
from skerry.drawing.line import Span, cut, line, plain, shorten, side_by_side
from skerry.drawing.look import Look
from skerry.drawing.question import is_turn
from skerry.drawing.words import amounts_in, letters, reason_words
from skerry.kernel.game import Value
from skerry.kernel.text import Text
from skerry.text import choose

HIGHEST_AT_80 = 52


def drawn(look: Look, width: int = 100) -> list[str]:
    return [plain(each) for each in short_form(look, width)]


def test_what_is_too_long_is_cut_and_shows_that_it_was() -> None:
    assert shorten("Gain 2 twigs. Draw a card.", 14) == "Gain 2 twigs…"
    assert cut((Span("ab"), Span("cdef")), 4) == (Span("ab"), Span("c…"))


def test_columns_stand_in_line_whatever_their_length() -> None:
    lines = side_by_side([line("a"), line("b")], [line("c")], 10)
    assert [plain(each) for each in lines] == ["a     c", "b"]


def test_what_is_lacking_is_told_in_letters() -> None:
    two = Text("woodland-amount", {"resource": "twig", "count": 2})
    one = Text("woodland-amount", {"resource": "resin", "count": 1})
    both = Text("list-and", {"first": two, "rest": one})
    reason = Text("woodland-why-missing", {"what": both, "less": 0})
    assert amounts_in(reason) == {"twig": 2, "resin": 1}
    assert reason_words(reason) == "lacks 2t 1r"
    assert reason_words(reason, room=7) == "-2t 1r"
    assert letters({"twig": 0}) == ""


def test_every_option_of_a_turn_has_one_number() -> None:
    for name in skerry.games.names():
        table = skerry.new(name, seed=7)
        seat = table.seat
        look = Look(table, seat, table.choice(seat))
        short_form(look, 100)
        picks = [entry.option.pick for entry in look.numbered if entry.option is not None]
        assert Counter(picks) == Counter(set(table.options_of(seat)))


@pytest.mark.parametrize("language", ["en", "ru", "pl", "uk"])
@pytest.mark.parametrize("width", [60, 80, 100, 160])
def test_no_line_is_wider_than_the_screen(language: str, width: int) -> None:
    choose(language)
    try:
        for name in skerry.games.names():
            table = skerry.new(name, seed=3)
            look = Look(table, table.seat, table.choice())
            lines = [*drawn(look, width), *map(plain, whole_table(look, width))]
            assert max(len(each) for each in lines) <= width
    finally:
        choose("en")


def test_a_spectator_sees_no_hand() -> None:
    table = skerry.new("everdell", 2, seed=7)
    names = [plain(each) for each in short_form(Look(table), 100)]
    assert not any(each.startswith("Hand") for each in names)
    assert any("Hand 5" in each for each in names)


LARGE: list[tuple[str, int, dict[str, Value]]] = [
    ("everdell", 4, {"pearlbrook": True}),
    ("farshore", 4, {}),
    ("faraway", 7, {"people_below": True, "starry_skies": True}),
    ("beacon_patrol", 4, {"windmills": True, "piers": True}),
]


@pytest.mark.parametrize(("name", "seats", "options"), LARGE)
def test_a_turn_is_one_screen(name: str, seats: int, options: dict[str, Value]) -> None:
    table = skerry.new(name, seats=seats, seed=5, **options)
    chance = skerry.from_seed(5)
    looks = 0
    while not table.over:
        choice = table.choice()
        if table.position % 9 == 0 and choice is not None and is_turn(choice):
            looks += 1
            screen = Screen(table, table.seat, None)
            assert len(screen.turn_lines(100)) + 2 <= SCREEN
            assert len(screen.turn_lines(80)) + 2 <= HIGHEST_AT_80
        table.act(table.options[chance.below(len(table.options))])
    assert looks > 3
