"""A whole table, hands and all, in words: what `print` shows, and what a picture is labelled with."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from skerry.drawing.arrangements import arrangement_of
from skerry.drawing.board import settings_words
from skerry.drawing.charts import chart_lines
from skerry.drawing.line import plain
from skerry.drawing.look import Look
from skerry.drawing.rows import STANDING, card_words, marks_words
from skerry.drawing.seats import facts_of, points_words, rival_facts
from skerry.drawing.words import counter_words, owner_words, words, zone_words
from skerry.kernel.text import Text
from skerry.kernel.zones import NOBODY, SHARED

if TYPE_CHECKING:
    from collections.abc import Mapping

    from skerry.kernel.table import Table

DOT = " · "
CHART_WIDTH = 100


class Holding(NamedTuple):
    """What lies in one zone: its cards with what lies on each, or only how many there are."""

    title: str
    size: int  # how many cards
    cards: list[int]  # empty where nobody sees them
    marks: list[Mapping[str, int]]


class Whole:
    """A table as whoever holds it may see it, which is everything but what lies face down for all."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.look = Look(table)
        self.arranged = arrangement_of(table.game.name)

    def title(self) -> str:
        """Name the game, its expansions and how far it is."""
        game = self.table.game
        parts = [words(Text("browser-game", {"game": game.name})), *settings_words(self.look)]
        if game.homebrew:
            parts.append(words(Text("drawing-homebrew")))
        parts += [counter_words(n, self.look.counter(n, SHARED)) for n in self.arranged.heading]
        if game.cooperative:
            parts.append(points_words(self.table.scores()[0]))
        return DOT.join(parts)

    def state(self) -> str:
        """Say who is to move, or who has won."""
        if not self.table.over:
            names = ", ".join(map(self.seat_words, self.table.awaited))
            return words(Text("drawing-to-move", {"names": names}))
        verdict = self.table.verdict()
        names = ", ".join(map(self.seat_words, self.table.winners()))
        return words(Text("drawing-over", {"names": names})) if verdict is None else words(verdict)

    def seat_words(self, seat: int) -> str:
        """Call a seat by its name."""
        return owner_words(seat)

    def facts(self, seat: int) -> str:
        """Say what a seat has: points, what people count, what is in its stock."""
        stock = [
            counter_words(name, count)
            for name, owner, count in self.look.view.counters
            if owner == seat and count and self._is_stock(name)
        ]
        return DOT.join([*facts_of(self.look, self.arranged, seat), *stock])

    def rivals(self) -> list[tuple[str, str]]:
        """Return who plays without a seat, and what they have."""
        rival = self.table.rival()
        if rival is None:
            return []
        facts = [points_words(rival.points), *rival_facts(self.look, self.arranged)]
        return [(words(rival.name), DOT.join(facts))]

    def shared(self) -> list[Holding]:
        """Return what lies on the table for all."""
        return self._holdings(SHARED)

    def of_seat(self, seat: int) -> list[Holding]:
        """Return what lies before a seat, its hand too."""
        return self._holdings(seat)

    def lying(self, marks: Mapping[str, int]) -> str:
        """Say what lies on a card, but for who stands there."""
        things = {name: n for name, n in marks.items() if n and not name.startswith(STANDING)}
        return marks_words(self.look, things)

    def text(self) -> str:
        """Tell all of it, a line a zone."""
        lines = [repr(self.table)[1:-1], f"  {self.title()}"]
        lines += [self._line(holding) for holding in self.shared()]
        lines += [plain(line) for line in chart_lines(self.look, CHART_WIDTH)]
        for seat in range(self.table.seats):
            now = " *" if seat in self.table.awaited else ""
            lines.append(f"{self.seat_words(seat)}{now}: {self.facts(seat)}")
            lines += [self._line(holding) for holding in self.of_seat(seat)]
        lines += [f"{name}: {facts}" for name, facts in self.rivals()]
        return "\n".join(line.rstrip() for line in lines)

    def _line(self, holding: Holding) -> str:
        cards = [
            f"{card_words(self.table.game, card)} [{lying}]"
            if (lying := marks_words(self.look, {k: n for k, n in marks.items() if n}))
            else card_words(self.table.game, card)
            for card, marks in zip(holding.cards, holding.marks, strict=True)
        ]
        return f"  {holding.title}: {', '.join(cards) or f'({holding.size})'}"

    def _holdings(self, owner: int) -> list[Holding]:
        state = self.table.state
        found: list[Holding] = []
        for number, cards in enumerate(state.zones):
            zone = state.layout.zones[number]
            if not cards or zone.breadth or state.layout.owners[number] != owner:
                continue
            hidden = zone.sight == NOBODY or zone.pile
            if hidden and not self.arranged.plain and zone.name not in self.arranged.backs:
                continue
            marks: list[Mapping[str, int]] = [*(state.marks(number) or [{} for _ in cards])]
            shown = [] if hidden else list(cards)
            title = zone_words(zone.name)
            found.append(Holding(title, len(cards), shown, marks if shown else []))
        return found

    def _is_stock(self, name: str) -> bool:
        return self.arranged.plain or name in self.arranged.stock


def text(table: Table) -> str:
    """Tell a whole table, hands and all, for whoever holds it."""
    return Whole(table).text()
