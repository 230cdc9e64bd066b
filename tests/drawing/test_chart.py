from __future__ import annotations

import skerry
from skerry.drawing.chart import Chart, overlay
from skerry.games.beacon_patrol.zones import BREADTH, HOME


def drawn(*cards: tuple[str, int], game: str = "beacon_patrol", width: int = 80) -> list[list[str]]:
    box = skerry.game(game)
    chart = Chart(box, BREADTH)
    chart.lay([box.cards.index(name) for name, _ in cards], [spot for _, spot in cards])
    return chart.parts(width)


def test_tiles_lie_beside_each_other_with_their_shores() -> None:
    [lines] = drawn(("HQ", HOME), ("W-P1", HOME - BREADTH), ("NE-P", HOME + 1))
    assert lines == [
        "▒·····",
        "▒ ⌂⌂ ·",
        "▒·····",
        "······▒▒▒▒▒▒",
        "·H   ·· ⌂  ▒",
        "···········▒",
    ]


def test_ships_stand_in_the_blanks_of_their_tile() -> None:
    [lines] = drawn(("HQ", HOME), ("ship-1", HOME), ("ship-3", HOME))
    assert lines[1] == "·H 13·"


def test_more_signs_than_blanks_hide_what_is_in_the_middle() -> None:
    [lines] = drawn(("HQ", HOME), *[(f"ship-{n}", HOME) for n in (1, 2, 3, 4)])
    assert lines[1] == "·1234·"
    assert overlay(["ab", "cd"], "") == ["ab", "cd"]


def test_an_empty_cell_that_can_be_chosen_is_marked() -> None:
    box = skerry.game("beacon_patrol")
    chart = Chart(box, BREADTH)
    chart.lay([box.cards.index("HQ")], [HOME])
    chart.open({HOME, HOME + 1})
    [lines] = chart.parts(80)
    assert [line[6:].strip() for line in lines] == ["", "+", ""]


def test_a_chart_wider_than_the_screen_is_drawn_in_parts() -> None:
    row = [(f"O{n + 1}", HOME + n) for n in range(5)]
    parts = drawn(*row, width=12)
    assert [[len(line) for line in part] for part in parts] == [[12] * 3, [12] * 3, [6] * 3]


def test_cards_without_a_sketch_are_told_by_their_names() -> None:
    [lines] = drawn(("region-1", HOME), ("region-2", HOME), ("region-30", HOME + 1), game="faraway")
    assert lines == ["region-1  region-30", "region-2"]
