"""How strong the levels were found to be: what tournaments have shown, by game and set-up."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from skerry.kernel.game import Value

FILE: Final = Path(__file__).with_name("ratings.json")


class Rung(NamedTuple):
    """A level on its ladder."""

    agent: str
    rating: int
    reach: int  # so far the true rating may be from it, 95 %
    points: float  # on average
    games: int
    against: str  # the next weaker level; for the weakest the next stronger
    share: float  # of the games against it that were won, a tie counting half


class Ladder(NamedTuple):
    """The levels that were measured at one set-up, the weakest first."""

    seats: int
    options: dict[str, Value]  # that are not the default
    games: int
    date: str
    commands: list[str]  # that play the same games again
    rungs: list[Rung]


def ladders(game: str, file: Path = FILE) -> list[Ladder]:
    """Return what was measured of a game, set-up by set-up."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    return [_ladder(each) for each in kept.get(game, [])]


def _ladder(kept: dict[str, object]) -> Ladder:
    fields = dict(kept)
    rungs = fields.pop("rungs")
    assert isinstance(rungs, list)
    return Ladder(**fields, rungs=[Rung(**rung) for rung in rungs])  # type: ignore[arg-type]


def keep(game: str, found: Ladder, file: Path = FILE) -> None:
    """Write a ladder down instead of an earlier one of the same set-up."""
    kept = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {}
    others = [
        each
        for each in ladders(game, file)
        if (each.seats, each.options) != (found.seats, found.options)
    ]
    order = sorted([*others, found], key=lambda each: (len(each.options), each.seats))
    kept[game] = [
        {**each._asdict(), "rungs": [rung._asdict() for rung in each.rungs]} for each in order
    ]
    text = json.dumps(dict(sorted(kept.items())), indent=1, ensure_ascii=False)
    file.write_text(text + "\n", encoding="utf-8")
