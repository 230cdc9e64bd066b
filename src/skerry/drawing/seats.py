"""Who has what: the viewer on two lines, every other seat and a rival on one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.drawing.line import Line, Span, cut, folded
from skerry.drawing.rows import printed_number, seat_words
from skerry.drawing.words import counter_words, letters, owner_words, words, zone_words
from skerry.kernel.text import Text
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.drawing.arrangements import Arrangement
    from skerry.drawing.look import Look

DOT = " · "
WORKERS = "workers"
AMBASSADOR = "ambassador"


def seat_lines(look: Look, arranged: Arrangement, width: int) -> list[Line]:
    """Draw the viewer's own seat, the others in their order round the table, and the rival."""
    seats = look.view.seats
    viewer = max(0, look.seat)
    others = [(viewer + step) % seats for step in range(seats)]
    if look.seat != SHARED:
        others = others[1:]
    names = [owner_words(seat) for seat in range(seats)]
    rival = look.table.rival()
    rivals = [] if rival is None else [words(rival.name)]
    wide = max(len(name) for name in [*names, *rivals, seat_words(look, look.seat)])
    found = [] if look.seat == SHARED else _own(look, arranged, wide, width)
    for seat in others:
        head = Span(f"{names[seat]:<{wide}}  ", f"seat-{seat}")
        found.append(cut((head, Span(DOT.join(_facts_of_other(look, arranged, seat)))), width))
    if rival is not None:
        facts = [points_words(rival.points), *rival_facts(look, arranged)]
        head = Span(f"{words(rival.name):<{wide}}  ", "seat-rival")
        found.append(cut((head, Span(DOT.join(facts))), width))
    return found


def _own(look: Look, arranged: Arrangement, wide: int, width: int) -> list[Line]:
    name = f"{seat_words(look, look.seat):<{wide}}  "
    facts = [*facts_of(look, arranged, look.seat), *_piles(look, arranged, look.seat)]
    first, *more = folded(DOT.join(facts), width, name)
    text = first[0].text[len(name) :]
    found: list[Line] = [(Span(name, f"seat-{look.seat}"), Span(text)), *more]
    stock = [counter_words(key, look.counter(key, look.seat)) for key in kept(look, arranged)]
    return found + (folded("  ".join(stock), width, " " * len(name)) if stock else [])


def _facts_of_other(look: Look, arranged: Arrangement, seat: int) -> list[str]:
    stock = {key: look.counter(key, seat) for key in kept(look, arranged)}
    named = [
        f"{zone_words(zone.name)}: {_names(look, zone.cards)}"
        for name in arranged.listed
        for zone in look.zones(name, seat)
        if zone.cards
    ]
    piles = _piles(look, arranged, seat)
    letter = [letters(stock)] if any(stock.values()) else []
    return [*facts_of(look, arranged, seat), *letter, *piles, *named]


def _names(look: Look, cards: list[int]) -> str:
    """Name cards, those that bear numbers by these."""
    faces = [printed_number(look.game, card) for card in cards]
    if all(faces):
        return " ".join(faces)
    return ", ".join(words(look.game.card_label(card)) for card in cards)


def facts_of(look: Look, arranged: Arrangement, seat: int) -> list[str]:
    """Say the score if it ended now, and the counters that people count."""
    scores = [] if look.game.cooperative else [points_words(look.table.scores()[seat])]
    names = [name for name, owner, _ in look.view.counters if owner == seat]
    return scores + [
        _fact(look, name, seat)
        for name in arranged.facts
        if name in names and (name in arranged.always or look.counter(name, seat))
    ]


def _fact(look: Look, name: str, seat: int) -> str:
    value = look.counter(name, seat)
    if name == AMBASSADOR:
        return words(Text("drawing-ambassador", {"value": value}))
    if name != WORKERS:
        return counter_words(name, value)
    marks = [mark for zone in look.view.zones for mark in zone.marks]
    out = sum(mark.get(f"worker-{seat}", 0) for mark in marks)
    beside = [mark for zone in look.zones("city", seat) for mark in zone.marks]
    out += sum(mark.get("stuck", 0) for mark in beside) + look.counter("astray", seat)
    return words(Text("drawing-workers", {"home": value, "all": value + out}))


def kept(look: Look, arranged: Arrangement) -> list[str]:
    """Return the counters of a stock that this table has."""
    names = {name for name, _, _ in look.view.counters}
    return [name for name in arranged.stock if name in names]


def _piles(look: Look, arranged: Arrangement, seat: int) -> list[str]:
    zones = [zone for name in arranged.piles for zone in look.zones(name, seat)]
    return [f"{zone_words(zone.name)} {zone.count}" for zone in zones if zone.count]


def rival_facts(look: Look, arranged: Arrangement) -> list[str]:
    """Say what people count of one who has no seat."""
    counters = {name: value for name, owner, value in look.view.counters if owner == SHARED}
    facts = [
        counter_words(told, counters[name]) for name, told in arranged.rival if counters.get(name)
    ]
    zones = [zone for name in arranged.rival_zones for zone in look.zones(name)]
    return facts + [f"{zone_words(zone.name)} {zone.count}" for zone in zones if zone.count]


def points_words(points: int) -> str:
    """Say so many points."""
    return words(Text("drawing-points", {"points": points}))
