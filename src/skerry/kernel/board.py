"""A table as plain text, for a prompt and a log: whose turn, what lies where, the score so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.kernel.text import seat_text
from skerry.kernel.view import awaited
from skerry.kernel.zones import NOBODY, SHARED

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.kernel.state import State


class Row:
    """One line of a board: a zone with the names of its cards, or how many lie hidden there."""

    __slots__ = ("cards", "count", "name", "owner")

    def __init__(self, name: str, owner: int, count: int, cards: list[str]) -> None:
        self.name = name
        self.owner = owner  # a seat, or SHARED
        self.count = count
        self.cards = cards  # empty if nobody sees them

    def said(self) -> str:
        """Tell what lies there."""
        return ", ".join(self.cards) or f"({self.count})"


def rows(game: Game[Any], state: State) -> list[Row]:
    """List all zones in which something lies; charts are drawn apart."""
    found: list[Row] = []
    for number, cards in enumerate(state.zones):
        zone = state.layout.zones[number]
        if cards and not zone.breadth:
            hidden = zone.sight == NOBODY or zone.pile
            names = (
                [] if hidden else [_bearing(game, state, number, at) for at in range(len(cards))]
            )
            found.append(Row(zone.name, state.layout.owners[number], len(cards), names))
    return found


def counts(state: State, owner: int) -> str:
    """Tell the counters of a seat, or of all, that do not stand at 0."""
    layout = state.layout
    return ", ".join(
        [
            f"{name} {state.counters[counter]}"
            for counter, name in enumerate(layout.counters)
            if layout.counter_owners[counter] == owner and state.counters[counter]
        ]
    )


def text_board(game: Game[Any], state: State, heading: str) -> str:
    """Draw a whole table as text: first what is for all, then seat by seat."""
    lines = [heading]
    scores = game.scores(state)
    listed = rows(game, state)
    for owner in range(SHARED, state.layout.seats):
        if owner != SHARED:
            now = " *" if owner in awaited(state) else ""
            lines.append(f"{seat_text(owner)}{now}: {scores[owner]}")
        told = counts(state, owner)
        if told:
            lines.append(f"  {told}")
        lines += [f"  {row.name}: {row.said()}" for row in listed if row.owner == owner]
        if owner == SHARED:
            lines += [f"  {line}" for line in chart(game, state)]
    return "\n".join(lines)


def chart(game: Game[Any], state: State) -> list[str]:
    """Draw what lies on cells by the sketches of the cards; nothing if there is no chart."""
    breadth = max([zone.breadth for zone in state.layout.zones], default=0)
    spots = [state.spots[card] for card in state.spots]
    if not breadth or not spots:
        return []
    columns = [spot % breadth for spot in spots]
    top, left, right = min(spots) // breadth, min(columns), max(columns)
    height, width = _size(game, list(state.spots))
    canvas = [
        [" "] * ((right - left + 1) * width)
        for _ in range((max(spots) // breadth - top + 1) * height)
    ]
    tiles = [card for card in state.spots if len(game.sketch(card)) == height]
    for card in [*tiles, *[card for card in state.spots if card not in tiles]]:
        spot, sketch = state.spots[card], game.sketch(card)
        first, across = (spot // breadth - top) * height, (spot % breadth - left) * width
        lines = canvas[first : first + height]
        if card in tiles:
            _lay(sketch, lines, across)
        else:
            _add("".join(sketch), lines, across, width)
    return ["".join(line).rstrip() for line in canvas]


def _lay(sketch: list[str], lines: list[list[str]], across: int) -> None:
    """Draw a card on its cell, round what stands there already."""
    for line, row in zip(lines, sketch, strict=True):
        for at, letter in enumerate(row):
            if letter != " ":
                line[across + at] = letter


def _add(signs: str, lines: list[list[str]], across: int, width: int) -> None:
    """Draw something small into the blanks of the card it stands on."""
    left = list(signs.replace(" ", ""))
    for line in lines[1:]:
        for at in range(across + 1, across + width - 1):
            if left and line[at] == " ":
                line[at] = left.pop(0)


def _size(game: Game[Any], cards: list[int]) -> tuple[int, int]:
    sketches = [game.sketch(card) for card in cards]
    return (
        max([1, *[len(sketch) for sketch in sketches]]),
        max([1, *[len(row) for sketch in sketches for row in sketch]]),
    )


def _bearing(game: Game[Any], state: State, zone: int, index: int) -> str:
    """Name a card, and what lies on it."""
    said = str(game.card_label(state.zones[zone][index]))
    marks = state.marks(zone)
    on = marks[index] if marks else {}
    things = [f"{name} {on[name]}" for name in sorted(on) if on[name] and name != "place"]
    return f"{said} [{', '.join(things)}]" if things else said
