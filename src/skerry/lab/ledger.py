"""The file of a tournament: what was played so far, one line a game, so that it can go on later."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

import skerry
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab.match import Played

if TYPE_CHECKING:
    from pathlib import Path

    from skerry.lab.tournament import Known, Names, Tournament

FORM = 1


class Head(msgspec.Struct, frozen=True):
    """What all games of a file have in common; agents may come, and games be added."""

    tournament: int
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, bool | int | str]
    digest: str


class Line(msgspec.Struct):
    """One game."""

    table: tuple[str, ...]
    number: int
    agents: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    rank: str
    cards: list[list[int]]


def head(tournament: Tournament) -> Head:
    """Return the first line of a tournament's file."""
    game = skerry.game(tournament.game, tournament.deck)
    return Head(
        FORM,
        tournament.game,
        game.rules,
        tournament.seats,
        tournament.seed,
        dict(sorted(tournament.options.items())),
        game.digest,
    )


def read(file: Path, tournament: Tournament) -> Known:
    """Read the games of an earlier run, and refuse a file of another tournament."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    if not lines:
        return {}
    try:
        found = msgspec.json.decode(lines[0], type=Head)
    except (msgspec.DecodeError, UnicodeDecodeError):
        found = None
    if found != head(tournament):
        raise OptionError(Text("error-tournament-file", {"file": str(file)}))
    return {(line.table, line.number): _played(line) for line in map(_line, lines[1:]) if line}


def begin(file: Path, tournament: Tournament, known: Known) -> None:
    """Write the file anew with what is known: what follows stands on lines of its own."""
    fresh = file.with_name(f"{file.name}.new")
    lines = [write(table, game) for (table, _), game in known.items()]
    fresh.write_bytes(msgspec.json.encode(head(tournament)) + b"\n" + b"".join(lines))
    fresh.replace(file)


def write(table: Names, game: Played) -> bytes:
    """Write a game as a line."""
    line = Line(
        table,
        game.number,
        game.agents,
        game.scores,
        game.winners,
        game.decisions,
        game.rank,
        game.cards,
    )
    return msgspec.json.encode(line) + b"\n"


def _line(text: bytes) -> Line | None:
    """Read a line; a torn one is as if it had not been written."""
    try:
        return msgspec.json.decode(text, type=Line)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def _played(line: Line) -> Played:
    return Played(
        line.number,
        line.agents,
        line.scores,
        line.winners,
        line.decisions,
        record="",
        rank=line.rank,
        cards=line.cards,
    )
