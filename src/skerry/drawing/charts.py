"""The charts of a table, and how cards could come to their cells: both by numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.drawing.chart import Chart
from skerry.drawing.line import BLANK, Line, Span, folded, line
from skerry.drawing.look import Entry
from skerry.drawing.rows import CAN, face_of
from skerry.drawing.words import brief, words
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.drawing.look import Look

HIGHEST = 7  # rows of cells on one screen
PIECE = "ship"  # what a face says of whose piece it is
CELL = 6  # so many characters a cell is wide


def chart_lines(look: Look, width: int, middle: int = -1) -> list[Line]:
    """Draw all charts, cut to the cells round a middle; those that can be gone to bear a number or a cross."""
    found: list[Line] = []
    for chart in _charts(look):
        spots = {option.spot for option in look.offered if option.spot >= 0}
        cells = dict.fromkeys(way.spot for way in look.ways)
        labels = {spot: f"[{look.enter(Entry(spot=spot))}]" for spot in sorted(cells)}
        chart.open(set(cells) or spots, labels)
        gone = chart.cut(middle, HIGHEST, max(3, (width - 2) // CELL)) if middle >= 0 else []
        for part in chart.parts(width - 2):
            found += [BLANK, *[line(f"  {row}", "chart") for row in part]]
        if gone:
            sides = ", ".join(words(Text("drawing-side", {"side": side})) for side in gone)
            found += folded(words(Text("drawing-more-sea", {"sides": sides})), width, "  ", "dim")
    legend = look.game.legend()
    return found + (folded(words(legend), width, "  ", "dim") if found and legend else [])


def _charts(look: Look) -> list[Chart]:
    """Put zones of one breadth onto one chart."""
    charts: dict[int, Chart] = {}
    for zone in look.view.zones:
        breadth = look.breadth(zone)
        if breadth and zone.cards:
            charts.setdefault(breadth, Chart(look.game, breadth)).lay(zone.cards, zone.spots)
    return list(charts.values())


def reach_lines(look: Look, width: int) -> list[Line]:
    """Draw the chart with the cells that can be gone to, then each card with the cells it could come to."""
    cards = list(dict.fromkeys(way.card for way in look.ways))
    tiles = [
        card
        for card in cards
        if any(option.card == card and option.seat == look.seat for option in look.offered)
    ]
    numbers = {card: look.enter(Entry(card=card)) for card in tiles}
    found = [*chart_lines(look, width, middle_of(look)), BLANK]
    for card in cards:
        ways = [way for way in look.ways if way.card == card]
        told = ", ".join(_cell(look, way.spot, way.preview) for way in ways)
        if card in numbers:
            name = words(look.game.card_label(card))
            text = words(Text("drawing-to-cells", {"card": name, "cells": told}))
            mark = f"{numbers[card]:>3} {CAN} "
        else:
            text = words(Text("drawing-sail-to", {"cells": told}))
            mark = f"    {CAN} "
        first, *more = folded(text, width, mark)
        found += [(Span(mark, "number"), Span(first[0].text[len(mark) :])), *more]
    return found


def _cell(look: Look, spot: int, preview: list[Text]) -> str:
    number = look.enter(Entry(spot=spot))
    told = ", ".join(brief(text) for text in preview)
    return f"[{number}] {told}" if told else f"[{number}]"


def middle_of(look: Look) -> int:
    """Return the cell where the viewer's own piece lies; -1 if it has none."""
    for zone in look.view.zones:
        for card, spot in zip(zone.cards or [], zone.spots, strict=False):
            if face_of(look.game, card).get(PIECE) == look.seat:
                return spot
    spots = [way.spot for way in look.ways]
    return spots[0] if spots else -1
