"""What a person sees when it is their turn: what changed, the table on one screen, and the question."""

from __future__ import annotations

import time
from itertools import groupby
from typing import TYPE_CHECKING

from skerry.cli.colours import show_lines
from skerry.cli.console import console
from skerry.drawing.board import header, short_form
from skerry.drawing.line import BLANK, Line, Span, folded, line
from skerry.drawing.look import Look, Way
from skerry.drawing.question import is_turn, prompt_lines, question_lines
from skerry.drawing.words import words
from skerry.games.beacon_patrol.sea import Sea
from skerry.games.beacon_patrol.ways import ways as ways_at_sea
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from skerry.drawing.look import Known
    from skerry.kernel.chronicle import LogEntry
    from skerry.kernel.table import Table

SCREEN = 44  # lines that a turn takes, if that can be
MOST_NEWS = 9  # lines of what others did
FEWEST_NEWS = 3


class Screen:
    """One choice of one seat, drawn: as a whole screen, or as a question in the middle of a turn."""

    def __init__(
        self, table: Table, seat: int, known: Known | None, *, plain: bool = False
    ) -> None:
        self.table = table
        self.seat = seat
        self.known = known
        self.plain = plain
        self.pause = 0.0  # seconds after each line of what others did
        self.look = self._fresh()

    def _fresh(self) -> Look:
        choice = self.table.choice(self.seat)
        return Look(self.table, self.seat, choice, self.known, ways_of(self.table, self.seat))

    def show(self, news: list[LogEntry], *, whole: bool = False) -> None:
        """Tell what changed, then draw the screen, or only the question if that is enough."""
        self.look = self._fresh()
        choice = self.look.choice
        assert choice is not None
        width = console.width
        told = news_lines(news, width)
        if not whole and not is_turn(choice):
            show_lines([*told, *question_lines(self.look, width, plain=self.plain)])
            return
        top = header(self.look, words(Text("terminal-your-turn")), width, plain=self.plain)
        lines = self.turn_lines(width)
        since = [line(words(Text("terminal-since")), "dim")] if told else []
        show_lines([top, *since])
        for each in latest(told, SCREEN - len(lines) - 4):
            show_lines([each])
            time.sleep(self.pause)
        show_lines(lines)

    def turn_lines(self, width: int) -> list[Line]:
        """Draw the table and what is asked, without gaps where it would not fit a screen otherwise."""
        choice = self.look.choice
        assert choice is not None
        lines = [*short_form(self.look, width, plain=self.plain), BLANK]
        if is_turn(choice):
            lines += prompt_lines(self.look, width)
        else:
            self.look.numbered.clear()
            lines += question_lines(self.look, width, plain=self.plain)
        return lines if len(lines) <= SCREEN - 2 else [each for each in lines if each != BLANK]


def latest(lines: list[Line], room: int = MOST_NEWS) -> list[Line]:
    """Keep the latest lines that there is room for, and tell that there were more."""
    most = max(FEWEST_NEWS, min(room, MOST_NEWS))
    if len(lines) <= most:
        return lines
    return [line(words(Text("terminal-earlier")), "dim"), *lines[-most:]]


def news_lines(news: list[LogEntry], width: int) -> list[Line]:
    """Tell what happened, a line a deed, with whose it is by colour."""
    deeds: dict[tuple[int, int], list[str]] = {}
    for entry in news:
        if entry.texts:
            said = deeds.setdefault((entry.deed, entry.seat), [])
            said += [words(text) for text in entry.texts]
    found: list[Line] = []
    for (_, seat), texts in deeds.items():
        for place, each in enumerate(folded(" ".join(counted(texts)), width, "  ")):
            mark = Span("| " if place == 0 else "  ", f"seat-{seat}" if seat >= 0 else "dim")
            found.append((mark, Span(each[0].text[2:])))
    return found


def counted(texts: list[str]) -> list[str]:
    """Tell what happened several times in a row once, with how often."""
    found: list[str] = []
    for text, same in groupby(texts):
        times = len(list(same))
        found.append(text if times == 1 else f"{text.removesuffix('.')} ×{times}.")
    return found


def ways_of(table: Table, seat: int) -> list[Way]:
    """Return how cards could come to cells of a chart, where the game tells it."""
    if not isinstance(table.state, Sea):
        return []
    found = ways_at_sea(table.state, seat)
    return [Way(way.card, way.spot, way.picks, way.preview) for way in found]
