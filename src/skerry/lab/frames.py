"""Games as tables of rows: one a seat and game, or one a decision, as polars frames and as files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from skerry.extras import needed
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab.match import Keep, play_match
from skerry.lab.places import place_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    import polars as pl

    from skerry.lab.match import Match, Played

Row = tuple[Any, ...]

# The columns of both tables with their types as polars calls them; docs/lab.md says what they mean.
SEATS = {
    "game": "String",
    "agents": "String",
    "number": "UInt32",
    "deal": "UInt64",
    "seat": "UInt8",
    "agent": "String",
    "score": "Int32",
    "margin": "Int32",
    "place": "UInt8",
    "won": "Boolean",
    "tied": "Boolean",
    "rank": "String",
    "decisions": "UInt32",
}
STEPS = {
    "game": "String",
    "agents": "String",
    "number": "UInt32",
    "deal": "UInt64",
    "step": "UInt32",
    "seat": "UInt8",
    "agent": "String",
    "when": "UInt16",
    "options": "UInt16",
    "pick": "String",
    "points": "Int32",
}
ROWS = (".csv", ".parquet")
CHUNK = 100_000  # rows that are held before they are written


def frame(
    match: Match, *, steps: bool = False, workers: int = 1, cluster: str = ""
) -> pl.DataFrame:
    """Play a match and return it as a table: a row for each seat and game, or for each decision."""
    with place_for(workers, cluster) as place:
        games = list(play_match(match, place, Keep(steps=steps)))
    rows = [row for game in games for row in (step_rows if steps else seat_rows)(match, game)]
    return to_frame(rows, steps=steps)


def to_frame(rows: list[Row], *, steps: bool = False) -> pl.DataFrame:
    """Put rows under the names of their columns."""
    pl = load_polars()
    types = {name: getattr(pl, kind) for name, kind in (STEPS if steps else SEATS).items()}
    return pl.DataFrame(rows, types, orient="row")  # type: ignore[no-any-return]


def seat_rows(match: Match, game: Played) -> Iterator[Row]:
    """Give what each seat of a game has made of it."""
    for seat, (agent, score) in enumerate(zip(game.agents, game.scores, strict=True)):
        others = game.scores[:seat] + game.scores[seat + 1 :]
        won = seat in game.winners
        before = [other for at, other in enumerate(game.scores) if _is_before(game, at, seat)]
        yield (
            *_which(match, game),
            seat,
            agent,
            score,
            score - max(others) if others else None,
            len(before) + 1,
            won,
            won and len(game.winners) > 1,
            game.rank or None,
            game.decisions,
        )


def _is_before(game: Played, one: int, other: int) -> bool:
    """Tell whether one seat stands before another: a winner does, then points count."""
    marks = [(seat in game.winners, game.scores[seat]) for seat in (one, other)]
    return marks[0] > marks[1]


def step_rows(match: Match, game: Played) -> Iterator[Row]:
    """Give every decision of a game."""
    start = _which(match, game)
    for number, step in enumerate(game.steps):
        agent = game.agents[step.seat]
        yield (*start, number, step.seat, agent, step.when, step.options, step.pick, step.points)


def _which(match: Match, game: Played) -> Row:
    """Name a game: what is played, by whom, its number and its deal."""
    return match.game, ",".join(match.agents), game.number, match.deal(game.number)


def check_rows(file: Path) -> None:
    """Refuse a file whose name does not say how rows are to be written."""
    if file.suffix not in ROWS:
        raise OptionError(Text("error-rows-ending", {"file": str(file)}))
    load_polars()  # whoever lacks it is told before all the games, not after


def write_rows(file: Path, chunks: Iterable[pl.DataFrame]) -> None:
    """Write frames one below the other: as Parquet or as CSV, by the ending of the file's name."""
    fresh = file.with_name(f"{file.name}.new")
    write_parquet(fresh, chunks) if file.suffix == ".parquet" else write_csv(fresh, chunks)
    fresh.replace(file)


def write_csv(file: Path, chunks: Iterable[pl.DataFrame]) -> None:
    """Write frames as CSV, with one line of names at the top."""
    with file.open("wb") as out:
        for number, chunk in enumerate(chunks):
            chunk.write_csv(out, include_header=not number)


def write_parquet(file: Path, chunks: Iterable[pl.DataFrame]) -> None:
    """Write frames as Parquet; each lies in a file of its own until all are there."""
    pl = load_polars()
    parts = []
    for number, chunk in enumerate(chunks):
        parts.append(file.with_name(f"{file.name}.{number}"))
        chunk.write_parquet(parts[-1])
    try:
        pl.scan_parquet(parts, glob=False).sink_parquet(file)
    finally:
        for part in parts:
            part.unlink()


def in_chunks(rows: Iterable[Row], make: Callable[[list[Row]], Any]) -> Iterator[Any]:
    """Make frames of so many rows, at least one: a table without rows has its columns."""
    held: list[Row] = []
    made = False
    for row in rows:
        held.append(row)
        if len(held) == CHUNK:
            yield make(held)
            held, made = [], True
    if held or not made:
        yield make(held)


def load_polars() -> Any:  # noqa: ANN401 - a module
    """Load polars, or say how to get it."""
    try:
        import polars as pl  # noqa: PLC0415  who writes records does without
    except ImportError:
        raise OptionError(needed("polars")) from None
    return pl
