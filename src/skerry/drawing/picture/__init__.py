"""A table as a picture that needs nothing else, for notebooks and for pages: one SVG, cards where they lie."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from skerry.drawing.picture.chart import TILE, paint_chart, paint_tile
from skerry.drawing.picture.city import CITY, paint_city_card
from skerry.drawing.picture.journey import JOURNEY, paint_journey_card
from skerry.drawing.picture.plain import PLAIN, paint_plain_card
from skerry.drawing.picture.sheet import At, Sheet, Size
from skerry.drawing.rows import face_of
from skerry.drawing.symbols import SYMBOLS
from skerry.drawing.whole import Holding, Whole
from skerry.drawing.words import words

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.table import Table


def picture(table: Table) -> str:
    """Draw a table, hands and all, for whoever holds it."""
    whole = Whole(table)
    sheet = Sheet()
    sheet.title(whole.title(), whole.state())
    _paint_holdings(sheet, whole, whole.shared())
    paint_chart(sheet, table)
    for seat in range(table.seats):
        sheet.seat(seat, whole.seat_words(seat), whole.facts(seat), awaited=seat in table.awaited)
        _paint_holdings(sheet, whole, whole.of_seat(seat))
    for name, facts in whole.rivals():
        sheet.seat(-1, name, facts, awaited=False)
    return sheet.svg()


def page(table: Table) -> str:
    """Draw a table for a notebook, which takes a piece of a page rather than a picture."""
    return f'<div style="max-width:60rem">{picture(table)}</div>'


def _paint_holdings(sheet: Sheet, whole: Whole, holdings: list[Holding]) -> None:
    """Draw zones beside or below each other, those whose cards nobody sees by their number."""
    hidden = [holding for holding in holdings if not holding.cards]
    if hidden:
        sheet.line(" · ".join(f"{each.title} {each.size}" for each in hidden))
    for holding in holdings:
        if holding.cards:
            _paint_cards(sheet, whole, holding)
    sheet.end_row()


def _paint_cards(sheet: Sheet, whole: Whole, holding: Holding) -> None:
    game = whole.table.game
    sizes = [_size(game, card) for card in holding.cards]
    places = sheet.group(holding.title, sizes)
    for card, marks, at, size in zip(holding.cards, holding.marks, places, sizes, strict=True):
        sheet.begin(words(game.card_text(card)))
        PAINTERS[size](sheet, at, whole, card, marks)
        sheet.end()


PAINTERS: dict[Size, Callable[[Sheet, At, Whole, int, Mapping[str, int]], None]] = {
    JOURNEY: paint_journey_card,
    CITY: paint_city_card,
    TILE: paint_tile,
    PLAIN: paint_plain_card,
}


def _size(game: Game[Any], card: int) -> Size:
    face = face_of(game, card)
    if SYMBOLS in face:
        return JOURNEY
    if "edges" in face:
        return TILE
    return CITY if face.get("sort") == "card" else PLAIN
