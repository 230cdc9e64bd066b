"""A match on disk: what is played stands in a ledger until all is done, then in the file asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab import ledger
from skerry.lab.frames import (
    ROWS,
    check_rows,
    in_chunks,
    seat_rows,
    step_rows,
    to_frame,
    write_rows,
)
from skerry.lab.match import Keep, play_match

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from skerry.lab.match import Match, Played
    from skerry.lab.places import Place

RECORDS = ".jsonl"


def wanted(out: Path | None, *, steps: bool) -> Keep:
    """Return what of every game a file needs, by the ending of its name; refuse what will not do."""
    ending = "" if out is None else out.suffix
    if out is not None and ending not in (RECORDS, *ROWS):
        raise OptionError(Text("error-out-ending", {"file": str(out)}))
    if steps and ending not in ROWS:
        raise OptionError(Text("error-out-steps"))
    if out is not None and ending in ROWS:
        check_rows(out)
    return Keep(record=ending == RECORDS, steps=steps)


class Kept:
    """The games of a match with their file; called off, they can go on from where they were."""

    def __init__(self, out: Path, match: Match, keep: Keep) -> None:
        self.out = out
        self.match = match
        self.keep = keep
        self.unfinished = out.with_name(f"{out.name}.unfinished")

    def clear(self, *, force: bool) -> None:
        """Make room for the file; what is there is not overwritten, unless it is part of this run."""
        if force:
            self.unfinished.unlink(missing_ok=True)
        elif self.out.exists() and not self.unfinished.exists():
            raise OptionError(Text("terminal-exists", {"file": str(self.out)}))

    def games(self) -> Iterator[Played]:
        """Give the games that were played in this run and before."""
        for table, game in ledger.games(self.unfinished, self.match, self.keep):
            if table != self.match.agents:
                raise OptionError(Text("error-tournament-file", {"file": str(self.unfinished)}))
            if game.number < self.match.games:
                yield game

    def play(self, place: Place) -> Iterator[Played]:
        """Give what was played before, then play the rest, each game being kept before it is given."""
        agents = self.match.agents
        known = ((agents, game) for game in self.games())
        ledger.begin(self.unfinished, self.match, known, self.keep)
        numbers = set()
        for game in self.games():
            numbers.add(game.number)
            yield game
        with self.unfinished.open("ab") as out:
            for game in play_match(self.match, place, self.keep, numbers):
                out.write(ledger.write(agents, game))
                out.flush()
                yield game

    def write(self) -> None:
        """Write all games that are there into the file: records, or rows by its ending."""
        if self.keep.record:
            fresh = self.out.with_name(f"{self.out.name}.new")
            with fresh.open("w", encoding="utf-8") as out:
                out.writelines(game.record for game in self.games())
            fresh.replace(self.out)
            return
        give = step_rows if self.keep.steps else seat_rows
        rows = (row for game in self.games() for row in give(self.match, game))
        frames = in_chunks(rows, lambda held: to_frame(held, steps=self.keep.steps))
        write_rows(self.out, frames)

    def finish(self) -> None:
        """The file is whole, so nothing is left to go on from."""
        self.unfinished.unlink()
