"""`skerry tournament`: which agents are stronger, by how much, and how sure that is."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, BinaryIO

from cyclopts import Parameter
from rich.table import Table

from skerry.cli.console import console, tell
from skerry.cli.parameters import (
    DeckFile,
    GameName,
    Options,
    Seats,
    chosen_game,
    parse_agents,
    parse_options,
    say_value,
)
from skerry.cli.progress import (
    ClusterAddress,
    MatchSeed,
    WorkerCount,
    chosen_place,
    watched,
)
from skerry.drawing.words import words
from skerry.kernel.text import Text
from skerry.lab import ledger
from skerry.lab.frames import check_rows, in_chunks, seat_rows, to_frame, write_rows
from skerry.lab.report.found import Found
from skerry.lab.report.page import page
from skerry.lab.standing import ends
from skerry.lab.tournament import Known, Tournament, play_tournament
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from polars import DataFrame

    from skerry.lab.match import Played
    from skerry.lab.places import Place
    from skerry.lab.tournament import Names


def tournament(
    game: GameName,
    /,
    *,
    agents: Annotated[str, Parameter(help=words(Text("terminal-param-rivals")))],
    games: Annotated[int, Parameter(help=words(Text("terminal-param-each")))] = 100,
    seats: Seats = None,
    seed: MatchSeed = 0,
    option: Options = None,
    deck: DeckFile = None,
    edge: Annotated[float, Parameter(help=words(Text("terminal-param-edge")))] = 0.0,
    out: Annotated[Path | None, Parameter(help=words(Text("terminal-param-ledger")))] = None,
    report: Annotated[Path | None, Parameter(help=words(Text("terminal-param-report")))] = None,
    rows: Annotated[Path | None, Parameter(help=words(Text("terminal-param-rows")))] = None,
    workers: WorkerCount = None,
    cluster: ClusterAddress = "",
) -> int:
    """Let agents play the same deals against each other and rate them."""
    box = chosen_game(game, deck)
    names = tuple(parse_agents(box, agents))
    taken = max(box.fewest, min(2, box.most)) if seats is None else seats
    options = parse_options(box, option)
    contest = Tournament(box.name, taken, names, games, seed, options, box.variant, edge)
    contest.check()
    if rows is not None:
        check_rows(rows)
    known = {} if out is None else ledger.read(out, contest)
    total = contest.deals * contest.times * len(contest.tables())
    with chosen_place(workers, cluster, total) as place:
        run = Run(contest, known, place)
        code = run.run(out)
    if rows is not None:
        write_rows(rows, run.rows())
        tell(Text("terminal-rows", {"file": str(rows)}))
    if report is not None and run.found.results.games:
        report.write_text(page(run.found, command(contest)), encoding="utf-8")
        tell(Text("terminal-report", {"file": str(report)}))
    return code


def command(contest: Tournament) -> str:
    """Write the line that plays the same tournament again."""
    parts = ["skerry tournament", contest.game, "--agents", ",".join(contest.agents)]
    parts += ["--games", str(contest.games), "--seats", str(contest.seats)]
    parts += ["--seed", str(contest.seed)]
    for name, value in contest.options.items():
        parts += ["--option", f"{name}={say_value(value)}"]
    if contest.edge:
        parts += ["--edge", f"{contest.edge:g}"]
    return " ".join(parts)


class Run:
    """A tournament while it is played: games go to the file, results are counted, the bar moves."""

    def __init__(self, contest: Tournament, known: Known, place: Place) -> None:
        self.contest = contest
        self.known = known
        self.place = place
        self.games: list[tuple[Names, Played]] = []
        self.found = Found(contest)

    def run(self, out: Path | None) -> int:
        """Play; what is finished counts, even if the rest is called off."""
        began = time.perf_counter()
        code = 0
        with ExitStack() as stack:
            if out is not None:
                ledger.begin(out, self.contest, ledger.listed(self.known))
            file = stack.enter_context(out.open("ab")) if out else None
            try:
                self._play(file)
            except KeyboardInterrupt:
                code = 130
        show(self.found, time.perf_counter() - began)
        return code

    def rows(self) -> Iterator[DataFrame]:
        """Give all games as frames, a row for each seat."""
        matches = {match.agents: match for match in self.contest.matches()}
        rows = (row for table, game in self.games for row in seat_rows(matches[table], game))
        return in_chunks(rows, to_frame)

    def _play(self, file: BinaryIO | None) -> None:
        rounds = play_tournament(self.contest, self.known, self.place)
        for table, games, new in watched(rounds, self.contest.deals * len(self.contest.tables())):
            if file is not None:
                file.write(b"".join(ledger.write(table, game) for game in new))
                file.flush()
            self.found.add(table, games, len(new))
            self.games += [(table, game) for game in games]


def show(found: Found, seconds: float) -> None:
    """Print ladder, cross-table and what was played."""
    if not found.results.games:
        tell(Text("terminal-no-game"))
        return
    for table in (_ladder(found), _cross(found)):
        for column in table.columns[1:]:
            column.justify = "right"
        console.print(table)
    contest = found.tournament
    args: dict[str, str | int | Text] = {
        "games": found.results.games,
        "total": contest.deals * contest.times * len(contest.tables()),
        "game": contest.game,
        "seats": contest.seats,
        "seed": str(contest.seed),
        "decisions": number(found.results.decisions / found.results.games, 1),
    }
    tell(Text("terminal-summary", args))
    duels = found.course.pairs.duels.values()
    tell(Text("terminal-ties", {"ties": sum(duel.ties for duel in duels)}))
    if found.new:
        tell(
            Text(
                "terminal-played-now", {"games": found.new, "rate": number(found.new / seconds, 1)}
            )
        )
    _show_decided(found)


def _show_decided(found: Found) -> None:
    pairs = found.course.pairs
    for one, two in pairs.duels:
        if not pairs.is_open(one, two):
            share, _, games = pairs.share(one, two)
            first, second = (one, two) if share > 0.5 else (two, one)
            args: dict[str, str | int | Text] = {"better": first, "worse": second, "games": games}
            tell(Text("terminal-decided", args))


def _ladder(found: Found) -> Table:
    heads = (
        Text("terminal-head-agent"),
        Text("terminal-head-rating"),
        Text("terminal-head-interval"),
        Text("terminal-head-games"),
        Text("terminal-head-wins"),
        Text("terminal-head-score"),
    )
    table = Table(*[words(head) for head in heads])
    for rating in found.ratings():
        tally = found.results.agents[rating.agent]
        table.add_row(
            rating.agent,
            number(rating.points),
            f"{number(rating.low)}–{number(rating.high)}",
            number(tally.games),
            percent(tally.win_rate),
            f"{number(tally.mean, 1)} ± {number(tally.reach, 1)}",
        )
    return table


def _cross(found: Found) -> Table:
    names = [rating.agent for rating in found.ratings()]
    table = Table(words(Text("terminal-head-against")), *names)
    for one in names:
        table.add_row(one, *[_cell(found, one, two) for two in names])
    return table


def _cell(found: Found, one: str, two: str) -> str:
    if one == two:
        return "–"
    share, reach, games = found.course.pairs.share(one, two)
    if not games:
        return "–"
    low, high = ends(share, reach)
    return f"{percent(share)} ({percent(low)}–{percent(high)})"
