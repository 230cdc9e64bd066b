"""A chart in characters: every card on its cell, as its game sketches it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skerry.kernel.game import Game

OPEN = "+"  # stands on an empty cell to which an option goes


class Chart:
    """The cells of one or more zones that share them, cut to where something lies."""

    def __init__(self, game: Game[Any], breadth: int) -> None:
        self.game = game
        self.breadth = breadth
        self.cells: dict[int, list[int]] = {}
        self.labels: dict[int, str] = {}

    def lay(self, cards: list[int], spots: list[int]) -> None:
        """Add the cards of a zone, which lie upon those added before."""
        for card, spot in zip(cards, spots, strict=True):
            self.cells.setdefault(spot, []).append(card)

    def open(self, spots: set[int], labels: Mapping[int, str] | None = None) -> None:
        """Mark the empty ones of these cells, and write labels on any."""
        self.labels.update(labels or {})
        for spot in {*spots, *self.labels}:
            self.cells.setdefault(spot, [])

    def cut(self, middle: int, high: int, wide: int) -> list[str]:
        """Keep the cells round one, so many rows and columns; return the sides where more lies."""
        row, column = divmod(middle, self.breadth)
        places = {spot: divmod(spot, self.breadth) for spot in self.cells}
        first_row = _window(row, [r for r, _ in places.values()], high)
        first_column = _window(column, [c for _, c in places.values()], wide)
        gone: set[str] = set()
        for spot, (r, c) in places.items():
            sides = [
                ("north", r < first_row),
                ("south", r >= first_row + high),
                ("west", c < first_column),
                ("east", c >= first_column + wide),
            ]
            beyond = [side for side, is_out in sides if is_out]
            if beyond:
                del self.cells[spot]
                gone.update(beyond)
        return sorted(gone)

    def parts(self, width: int) -> list[list[str]]:
        """Draw it: rows of characters, from west to east in as many parts as the width needs."""
        places = {
            divmod(spot, self.breadth): self._block(cards, self.labels.get(spot, ""))
            for spot, cards in self.ordered()
        }
        high = max(len(block) for block in places.values())
        wide = max(len(line) for block in places.values() for line in block)
        rows = [row for row, _ in places]
        columns = [column for _, column in places]
        step = max(1, width // wide)
        return [
            [
                self._line(places, row, range(first, min(first + step, max(columns) + 1)), n, wide)
                for row in range(min(rows), max(rows) + 1)
                for n in range(high)
            ]
            for first in range(min(columns), max(columns) + 1, step)
        ]

    def ordered(self) -> list[tuple[int, list[int]]]:
        """Return the cells from the first row to the last."""
        return sorted(self.cells.items())

    def _line(
        self,
        places: dict[tuple[int, int], list[str]],
        row: int,
        columns: range,
        number: int,
        wide: int,
    ) -> str:
        blocks = [places.get((row, column), []) for column in columns]
        line = "".join(
            (block[number] if number < len(block) else "").ljust(wide) for block in blocks
        )
        return line.rstrip()

    def _block(self, cards: list[int], label: str) -> list[str]:
        """Draw one cell: the sketch of its first card with the others in its blanks, or names."""
        if not cards:
            return ["", f"  {label or OPEN}"]
        drawn = self.game.sketch(cards[0])
        if not drawn:
            return [self.game.cards[card] + " " for card in cards]
        upon = "".join("".join(self.game.sketch(card)).strip() for card in cards[1:])
        return _labelled(overlay(drawn, upon), label)


def _labelled(block: list[str], label: str) -> list[str]:
    """Write a label into the lower edge of a block, where nothing else is said."""
    if not label:
        return block
    *above, last = block
    start = (len(last) - len(label)) // 2
    return [*above, f"{last[:start]}{label}{last[start + len(label) :]}"]


def _window(middle: int, found: list[int], size: int) -> int:
    """Return the first of so many rows round a middle, as far as something lies there."""
    low, high = min(found), max(found)
    return max(low, min(middle - size // 2, high - size + 1))


def overlay(block: list[str], upon: str) -> list[str]:
    """Write signs into the last blanks of a block; too many of them hide what is in its middle."""
    middle = len(block) // 2
    places = [(row, n) for row, line in enumerate(block) for n, mark in enumerate(line)]
    blanks = [(row, n) for row, n in places if block[row][n] == " "]
    if len(blanks) < len(upon):
        blanks = [(middle, n) for n in range(1, len(block[middle]) - 1)]
    taken = blanks[max(0, len(blanks) - len(upon)) :]
    signs = dict(zip(taken, upon, strict=False))
    return [
        "".join(signs.get((row, n), mark) for n, mark in enumerate(line))
        for row, line in enumerate(block)
    ]
