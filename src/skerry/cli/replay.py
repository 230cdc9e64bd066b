"""`skerry replay`: step through a record, or check that all records of a file hold."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

import skerry
from skerry.archive import in_file, texts
from skerry.cli.colours import show_lines
from skerry.cli.console import ask, complain, console, is_watched, tell
from skerry.cli.names import ME, call_seats
from skerry.cli.parameters import DeckFile, RecordFile, flag
from skerry.cli.screen import news_lines
from skerry.cli.sheet import score_lines, show_outcome
from skerry.drawing.board import header, short_form
from skerry.drawing.line import BLANK
from skerry.drawing.look import Look
from skerry.drawing.words import words
from skerry.kernel import record as records
from skerry.kernel.errors import OptionError, RecordError, SkerryError
from skerry.kernel.record import Record
from skerry.kernel.text import Text
from skerry.kernel.zones import SHARED

if TYPE_CHECKING:
    from pathlib import Path

BROKEN = 1  # the exit code when a record does not hold


def replay(
    file: RecordFile,
    /,
    *,
    game: Annotated[int | None, Parameter(help=words(Text("terminal-param-number")))] = None,
    verify: Annotated[bool, flag(Text("terminal-param-verify"))] = False,
    seat: Annotated[int | None, Parameter(help=words(Text("terminal-param-seat")))] = None,
    deck: DeckFile = None,
) -> int:
    """Step through a recorded game, or verify a whole file."""
    if verify:
        return check_all(file, deck)
    number = 1 if game is None else game
    record, count = find(file, number)
    if game is None and count > 1:
        tell(Text("terminal-replay-several", {"count": count, "number": number}))
    if seat is not None and not 1 <= seat <= record.seats:
        raise OptionError(
            Text("error-no-seat", {"seat": str(seat), "first": 1, "last": record.seats})
        )
    steps = Steps(record, SHARED if seat is None else seat - 1, deck)
    if is_watched():
        steps.walk()
    else:
        steps.print_all()
    return 0


def check_all(file: Path, deck: Path | None = None) -> int:
    """Play every record of a file again, and say which do not hold."""
    hold = broken = torn = unfinished = 0
    for number, text in enumerate(texts(file), 1):
        try:
            record = records.parse(text)
            skerry.replay(record, deck or "")
        except SkerryError as error:
            broken += 1
            complain(in_file(file, number, error))
        else:
            hold += 1
            torn += record.torn
            unfinished += not record.finished
    tell(Text("terminal-records-hold", {"count": hold}))
    if torn:
        tell(Text("terminal-cut-off"))
    if unfinished:
        tell(Text("terminal-unfinished", {"count": unfinished}))
    return BROKEN if broken else 0


def find(file: Path, wanted: int) -> tuple[Record, int]:
    """Return one record of a file by its number, and how many there are."""
    found = ""
    count = 0
    for text in texts(file):
        count += 1
        if count == wanted:
            found = text
    if not 1 <= wanted <= count:
        raise OptionError(
            Text(
                "terminal-no-record",
                {"file": str(file), "number": str(wanted), "count": str(count)},
            )
        )
    try:
        return records.parse(found), count
    except RecordError as error:
        raise RecordError(in_file(file, wanted, error)) from None


class Steps:
    """A recorded game, answer by answer."""

    def __init__(self, record: Record, viewer: int, deck: Path | None = None) -> None:
        self.record = record
        self.deck = deck or ""
        self.viewer = viewer
        self.last = len(record.answers)
        self.table = skerry.replay(record, self.deck)
        call_seats(
            [player.agent or ME for player in record.players],
            [player.name for player in record.players if not player.agent],
        )
        self.log = self.table.log(None if viewer == SHARED else viewer)

    def show(self, number: int) -> None:
        """Show what an answer did, and the table after it."""
        args: dict[str, str | int | Text] = {"number": number, "last": self.last}
        title = Text("terminal-replay-step", args) if number else Text("terminal-replay-start")
        record = self.record
        table = skerry.replay(
            record._replace(answers=record.answers[:number], result=None), self.deck
        )
        look = Look(table, self.viewer)
        entries = [entry for entry in self.log if entry.number == number - 1]
        show_lines([BLANK, header(look, words(title), console.width)])
        show_lines(news_lines(entries, console.width))
        show_lines(short_form(look, console.width))
        if table.over:
            show_lines([BLANK, *score_lines(table, console.width)])
            show_outcome(table)

    def print_all(self) -> None:
        """Show one step after the other."""
        for number in range(self.last + 1):
            self.show(number)

    def walk(self) -> None:
        """Go where a person wants to go."""
        here = 0
        self.show(here)
        while True:
            line = ask(Text("terminal-replay-ask", {"last": self.last}))
            if line is None or line.lower() in ("q", "quit"):
                return
            there = self._target(line.lower(), here)
            if 0 <= there <= self.last and there != here:
                here = there
                self.show(here)

    def _target(self, line: str, here: int) -> int:
        if line.isdecimal():
            return int(line)
        return here + {"": 1, "n": 1, "next": 1, "p": -1, "previous": -1}.get(line, 0)
