"""The file of what was played so far, one line a game, so that a run can go on later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import msgspec

import skerry
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab.gleaning import Gleaned
from skerry.lab.match import NOTHING_MORE, Keep, Played
from skerry.lab.steps import Step

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from skerry.kernel.game import Value
    from skerry.lab.tournament import Known, Names

FORM = 1
Said = Text  # a message that was said before: its words are there


class Plan(Protocol):
    """What is played: a match or a tournament."""

    @property
    def game(self) -> str: ...
    @property
    def seats(self) -> int: ...
    @property
    def seed(self) -> int: ...
    @property
    def options(self) -> dict[str, Value]: ...
    @property
    def deck(self) -> str: ...


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """What all games of a file have in common; agents may come, and games be added."""

    tournament: int
    game: str
    rules: int
    seats: int
    seed: int
    options: dict[str, bool | int | str]
    digest: str
    kept: Keep = NOTHING_MORE


class Line(msgspec.Struct, omit_defaults=True):
    """One game."""

    table: tuple[str, ...]
    number: int
    agents: list[str]
    scores: list[int]
    winners: list[int]
    decisions: int
    rank: str
    cards: list[list[int]]
    said: tuple[str, dict[str, str | int]] | None = None  # the message of the rank
    record: str = ""
    steps: list[Step] = []
    gleaned: list[Gleaned] = []
    held: list[list[int]] = []


def head(plan: Plan, keep: Keep = NOTHING_MORE) -> Head:
    """Return the first line of a file."""
    game = skerry.game(plan.game, plan.deck)
    options = dict(sorted(plan.options.items()))
    return Head(FORM, plan.game, game.rules, plan.seats, plan.seed, options, game.digest, keep)


def head_of(file: Path) -> Head | None:
    """Read the first line of a file; None if it is none of ours."""
    with file.open("rb") as lines:
        try:
            return msgspec.json.decode(next(lines, b""), type=Head)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return None


def games(file: Path, plan: Plan, keep: Keep = NOTHING_MORE) -> Iterator[tuple[Names, Played]]:
    """Read the games of an earlier run one by one, and refuse a file of another one."""
    if not file.exists() or not file.stat().st_size:
        return
    if head_of(file) != head(plan, keep):
        raise OptionError(Text("error-tournament-file", {"file": str(file)}))
    with file.open("rb") as lines:
        next(lines)
        for line in map(_line, lines):
            if line:
                yield line.table, _played(line)


def read(file: Path, plan: Plan) -> Known:
    """Read all games of an earlier run at once."""
    return {(table, game.number): game for table, game in games(file, plan)}


def listed(known: Known) -> Iterator[tuple[Names, Played]]:
    """Give known games with who played them."""
    return ((table, game) for (table, _), game in known.items())


def begin(
    file: Path,
    plan: Plan,
    known: Iterable[tuple[Names, Played]],
    keep: Keep = NOTHING_MORE,
) -> None:
    """Write the file anew with what is known: what follows stands on lines of its own."""
    fresh = file.with_name(f"{file.name}.new")
    with fresh.open("wb") as out:
        out.write(msgspec.json.encode(head(plan, keep)) + b"\n")
        out.writelines(write(table, game) for table, game in known)
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
        _said(game.rank_text),
        game.record,
        game.steps,
        game.gleaned,
        game.held,
    )
    return msgspec.json.encode(line) + b"\n"


def _said(rank: Text | None) -> tuple[str, dict[str, str | int]] | None:
    if rank is None:
        return None
    return rank.id, {name: gap for name, gap in rank.args.items() if not isinstance(gap, Text)}


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
        record=line.record,
        rank=line.rank,
        rank_text=None if line.said is None else Said(line.said[0], dict(line.said[1])),
        cards=line.cards,
        steps=line.steps,
        gleaned=line.gleaned,
        held=line.held,
    )
