"""The log of Everdell: what was played, placed, gained and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from skerry.games.woodland.words import SEASONS
from skerry.games.woodland.zones import (
    ACHIEVED,
    CITY,
    DECK,
    DISCARD,
    DRAWN,
    EVENTS,
    HAND,
    MEADOW,
    PASSED,
    POINTS,
    PRISON,
    REVEALED,
    RIVAL,
    RIVAL_EVENTS,
    ROUND,
    SEASON,
    STAGE,
    STOCK,
)
from skerry.kernel.events import Counted, Event, Passage, passages
from skerry.kernel.text import Text, join_and
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from skerry.games.woodland.box import Box
    from skerry.kernel.zones import Layout

TOLD: Final[dict[tuple[int, int], Text]] = {
    (DECK, HAND): Text("everdell-log-draws"),
    (DECK, DRAWN): Text("everdell-log-draws"),
    (DECK, MEADOW): Text("everdell-log-meadow"),
    (DECK, REVEALED): Text("everdell-log-reveals"),
    (DISCARD, REVEALED): Text("everdell-log-reveals"),
    (MEADOW, HAND): Text("everdell-log-takes"),
    (MEADOW, REVEALED): Text("everdell-log-takes"),
    (MEADOW, DISCARD): Text("everdell-log-clears"),
    (MEADOW, RIVAL): Text("everdell-log-rival-takes"),
    (RIVAL, DISCARD): Text("everdell-log-rival-loses"),
    (EVENTS, RIVAL_EVENTS): Text("everdell-log-rival-achieves"),
    (STAGE, CITY): Text("everdell-log-plays"),
    (CITY, DISCARD): Text("everdell-log-leaves"),
    (CITY, PRISON): Text("everdell-log-imprisons"),
    (EVENTS, ACHIEVED): Text("everdell-log-achieves"),
}


def tell(box: Box, layout: Layout, events: list[Event], viewer: int) -> list[Text]:
    """Turn events into lines: cards in the order they moved, then what each seat gained."""
    lines: list[Text] = []
    changes: dict[int, dict[str, int]] = {}
    for event in passages(layout, events, viewer):
        if isinstance(event, Passage):
            told = TOLD.get((event.source, event.target))
            if told is not None:
                lines.append(_tell_passage(box, told, event))
        elif isinstance(event, Counted):
            _count(box, layout, event, changes, lines)
    for seat, change in sorted(changes.items()):
        lines += _tell_change(seat, change)
    return lines


def _seat(seat: int) -> Text:
    return Text("seat", {"number": seat + 1})


def _tell_passage(box: Box, told: Text, passage: Passage) -> Text:
    line = told.with_args(
        {
            "seat": Text("list-empty") if passage.seat == SHARED else _seat(passage.seat),
            "count": len(passage.cards),
            "known": "yes" if passage.known else "no",
        }
    )
    if not passage.known:
        return line
    names = [Text("everdell-name", {"name": box.names[card]}) for card in passage.cards]
    return line.with_args({"cards": join_and(names)})


def _count(
    box: Box,
    layout: Layout,
    event: Counted,
    changes: dict[int, dict[str, int]],
    lines: list[Text],
) -> None:
    seat = layout.counter_owners[event.counter]
    if seat == SHARED:
        if event.counter == ROUND:
            lines.append(Text("everdell-log-turn", {"turn": event.now}))
        return
    counter = event.counter - seat * layout.counter_span
    if counter == SEASON:
        season = SEASONS[event.now]
        lines.append(Text("everdell-log-season", {"seat": _seat(seat), "season": season}))
    elif counter == PASSED:
        lines.append(Text("everdell-log-passes", {"seat": _seat(seat)}))
    elif STOCK <= counter <= POINTS:
        name = "point" if counter == POINTS else ([*box.resources, "pearl"])[counter - STOCK]
        change = changes.setdefault(seat, {})
        change[name] = change.get(name, 0) + event.change


def _tell_change(seat: int, change: dict[str, int]) -> list[Text]:
    lines: list[Text] = []
    for sign, told in ((1, Text("everdell-log-gains")), (-1, Text("everdell-log-spends"))):
        amounts = [
            Text("woodland-amount", {"resource": name, "count": sign * count})
            for name, count in change.items()
            if sign * count > 0
        ]
        if amounts:
            lines.append(told.with_args({"seat": _seat(seat), "what": join_and(amounts)}))
    return lines
