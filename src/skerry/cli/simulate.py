"""`skerry simulate`: many games between agents, and who wins them."""

from __future__ import annotations

import os
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO

from cyclopts import Parameter
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text as Line

import skerry
from skerry.agents import agents as known_agents
from skerry.cli.console import console, paragraph
from skerry.cli.parameters import (
    DeckFile,
    GameName,
    Options,
    Seats,
    chosen_game,
    flag,
    parse_agents,
    parse_options,
)
from skerry.kernel.errors import OptionError
from skerry.lab.match import Match, Played, play_match
from skerry.lab.results import Results, Tally, wilson

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.kernel.game import Game

WON = ("games", "wins", "win rate", "score", "min–max", "sd")
MANY_GAMES = 500  # from here on starting more processes pays


def simulate(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help="How many games.")] = 100,
    seats: Seats = None,
    agents: Annotated[
        str | None,
        Parameter(
            help="Agents, parted by commas; too few are repeated. By default greedy and random, "
            "where all play together just greedy."
        ),
    ] = None,
    seed: Annotated[int, Parameter(help="Seed of the match; the same gives the same games.")] = 0,
    option: Options = None,
    deck: DeckFile = None,
    out: Annotated[Path | None, Parameter(help="Write the records of all games here.")] = None,
    force: Annotated[bool, flag("Overwrite that file.")] = False,
    workers: Annotated[
        int | None, Parameter(help="Processes; by default one a core for many games.")
    ] = None,
) -> int:
    """Play many games between agents and print who wins them."""
    box = chosen_game(game, deck)
    names = parse_agents(box, _usual_agents(box) if agents is None else agents)
    usual = max(len(names), box.fewest, min(2, box.most))
    taken = usual if seats is None else seats
    options = parse_options(box, option)
    match = Match(box.name, taken, tuple(names), games, seed, options, box.variant)
    match.check()
    if out is not None and out.exists() and not force:
        raise OptionError(f"{out} is there already; say --force to overwrite it.")
    return Run(match, _workers(workers, games)).run(out)


def _usual_agents(box: Game[Any]) -> str:
    if "greedy" not in known_agents(box.name):
        return "random"
    return "greedy" if box.cooperative else "greedy,random"


def _workers(wished: int | None, games: int) -> int:
    if wished is not None and wished < 1:
        raise OptionError(f"There is at least one worker, not {wished}.")
    usual = (os.cpu_count() or 1) if games >= MANY_GAMES else 1
    return usual if wished is None else wished


class Run:
    """One match while it is played: records go out, results are counted, the bar moves."""

    def __init__(self, match: Match, workers: int) -> None:
        self.match = match
        self.workers = workers
        self.results = Results()

    def run(self, out: Path | None) -> int:
        """Play all games; what is finished counts, even if the rest is called off."""
        began = time.perf_counter()
        code = 0
        with ExitStack() as stack:
            file = stack.enter_context(out.open("w", encoding="utf-8")) if out else None
            try:
                self._play(file)
            except KeyboardInterrupt:
                code = 130
        show_results(self.match, self.results, time.perf_counter() - began)
        return code

    def _play(self, file: TextIO | None) -> None:
        for played in self._watched(keep=file is not None):
            self.results.add(played)
            if file is not None:
                file.write(played.record)

    def _watched(self, *, keep: bool) -> Iterator[Played]:
        games = play_match(self.match, workers=self.workers, keep=keep)
        progress = Progress(
            BarColumn(),
            MofNCompleteColumn(),
            Speed(),
            TimeRemainingColumn(),
            console=Console(stderr=True),
            transient=True,
        )
        if not progress.console.is_terminal:
            yield from games
            return
        with progress:
            yield from progress.track(games, total=self.match.games)


class Speed(ProgressColumn):
    """Games a second."""

    def render(self, task: Task) -> Line:
        """Show it once it is known."""
        return Line(f"{task.speed:,.0f} games/s" if task.speed else "")


def show_results(match: Match, results: Results, seconds: float) -> None:
    """Print who has won or what the teams have scored, and the speed."""
    if results.games == 0:
        console.print("No game was finished.")
        return
    together = skerry.game(match.game).cooperative
    for table in [_by_team(results)] if together else [_by_agent(results), _by_seat(results)]:
        for column in table.columns[1:]:
            column.justify = "right"
        console.print(table)
    if together:
        for name, tally in results.teams.items():
            _show_ranks(name, tally)
    flavour = "compiled" if skerry.compiled else "pure"
    paragraph(
        f"{results.games:,} of {match.games:,} games of {match.game} with {match.seats} "
        f"{'seat' if match.seats == 1 else 'seats'}, seed {match.seed}, "
        f"{results.decisions / results.games:.1f} decisions a game. Intervals are of 95 %."
    )
    paragraph(f"{results.games / seconds:,.0f} games/s, {flavour}.")


def _by_agent(results: Results) -> Table:
    table = Table("agent", *WON)
    for name in sorted(results.agents, key=lambda name: -results.agents[name].win_rate):
        table.add_row(name, *_cells(results.agents[name]))
    return table


def _by_seat(results: Results) -> Table:
    table = Table("seat", *WON)
    for seat in sorted(results.seats):
        table.add_row(str(seat + 1), *_cells(results.seats[seat]))
    return table


def _by_team(results: Results) -> Table:
    """Return a row for those who play together: nobody wins against anybody."""
    table = Table("team", "games", "score", "sd", "10 %", "median", "90 %", "min–max")
    for name, tally in results.teams.items():
        table.add_row(
            name,
            f"{tally.games:,}",
            f"{tally.mean:.2f} ± {tally.reach:.2f}",
            f"{tally.deviation:.1f}",
            *[str(tally.quantile(share)) for share in (0.1, 0.5, 0.9)],
            f"{tally.lowest}–{tally.highest}",
        )
    return table


def _show_ranks(name: str, tally: Tally) -> None:
    if tally.ranks:
        shares = [f"{rank} {share:.1%}" for rank, share in tally.ranks.items()]
        paragraph(f"{name}: {', '.join(shares)}.")


def _cells(tally: Tally) -> list[str]:
    low, high = wilson(tally.wins, tally.games)
    return [
        f"{tally.games:,}",
        f"{tally.wins:,}",
        f"{tally.win_rate:.1%} ({low:.1%}–{high:.1%})",
        f"{tally.mean:.2f} ± {tally.reach:.2f}",
        f"{tally.lowest}–{tally.highest}",
        f"{tally.deviation:.1f}",
    ]
