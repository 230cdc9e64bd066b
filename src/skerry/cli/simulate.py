"""`skerry simulate`: many games between agents, and who wins them."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO

from cyclopts import Parameter
from rich.table import Table

import skerry
from skerry.agents import agents as known_agents
from skerry.cli.console import console, tell, words
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
from skerry.cli.progress import MatchSeed, WorkerCount, watched, worker_count
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.lab.match import Match, play_match
from skerry.lab.results import Results, Tally, wilson
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from skerry.kernel.game import Game

WON = (
    Text("terminal-head-games"),
    Text("terminal-head-wins"),
    Text("terminal-head-win-rate"),
    Text("terminal-head-score"),
    Text("terminal-head-range"),
    Text("terminal-head-deviation"),
)
TEAM = (
    Text("terminal-head-team"),
    Text("terminal-head-games"),
    Text("terminal-head-score"),
    Text("terminal-head-deviation"),
    Text("terminal-head-tenth"),
    Text("terminal-head-median"),
    Text("terminal-head-ninetieth"),
    Text("terminal-head-range"),
)


def simulate(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help=words(Text("terminal-param-games")))] = 100,
    seats: Seats = None,
    agents: Annotated[
        str | None,
        Parameter(help=words(Text("terminal-param-agents"))),
    ] = None,
    seed: MatchSeed = 0,
    option: Options = None,
    deck: DeckFile = None,
    out: Annotated[Path | None, Parameter(help=words(Text("terminal-param-out")))] = None,
    force: Annotated[bool, flag(Text("terminal-param-force"))] = False,
    workers: WorkerCount = None,
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
        raise OptionError(Text("terminal-exists", {"file": str(out)}))
    return Run(match, worker_count(workers, games)).run(out)


def _usual_agents(box: Game[Any]) -> str:
    if "greedy" not in known_agents(box.name):
        return "random"
    return "greedy" if box.cooperative else "greedy,random"


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
        games = play_match(self.match, workers=self.workers, keep=file is not None)
        for played in watched(games, self.match.games):
            self.results.add(played)
            if file is not None:
                file.write(played.record)


def show_results(match: Match, results: Results, seconds: float) -> None:
    """Print who has won or what the teams have scored, and the speed."""
    if results.games == 0:
        tell(Text("terminal-no-game"))
        return
    together = skerry.game(match.game).cooperative
    for table in [_by_team(results)] if together else [_by_agent(results), _by_seat(results)]:
        for column in table.columns[1:]:
            column.justify = "right"
        console.print(table)
    if together:
        for name, tally in results.teams.items():
            _show_ranks(name, tally, results)
    args: dict[str, str | int | Text] = {
        "games": results.games,
        "total": match.games,
        "game": match.game,
        "seats": match.seats,
        "seed": str(match.seed),
        "decisions": number(results.decisions / results.games, 1),
    }
    tell(Text("terminal-summary", args))
    flavour = Text("terminal-flavour", {"flavour": "compiled" if skerry.compiled else "pure"})
    rate = number(results.games / seconds)
    tell(Text("terminal-summary-speed", {"rate": rate, "flavour": flavour}))


def _table(*heads: Text) -> Table:
    return Table(*[words(head) for head in heads])


def _by_agent(results: Results) -> Table:
    table = _table(Text("terminal-head-agent"), *WON)
    for name in sorted(results.agents, key=lambda name: -results.agents[name].win_rate):
        table.add_row(name, *_cells(results.agents[name]))
    return table


def _by_seat(results: Results) -> Table:
    table = _table(Text("terminal-head-seat"), *WON)
    for seat in sorted(results.seats):
        table.add_row(str(seat + 1), *_cells(results.seats[seat]))
    return table


def _by_team(results: Results) -> Table:
    """Return a row for those who play together: nobody wins against anybody."""
    table = _table(*TEAM)
    for name, tally in results.teams.items():
        table.add_row(
            name,
            number(tally.games),
            _mean(tally),
            number(tally.deviation, 1),
            *[str(tally.quantile(share)) for share in (0.1, 0.5, 0.9)],
            f"{tally.lowest}–{tally.highest}",
        )
    return table


def _show_ranks(name: str, tally: Tally, results: Results) -> None:
    if tally.ranks:
        shares = [
            f"{words(results.rank_texts[rank])} {percent(share)}"
            for rank, share in tally.ranks.items()
        ]
        tell(Text("terminal-ranks", {"team": name, "ranks": ", ".join(shares)}))


def _mean(tally: Tally) -> str:
    return f"{number(tally.mean, 2)} ± {number(tally.reach, 2)}"


def _cells(tally: Tally) -> list[str]:
    low, high = wilson(tally.wins, tally.games)
    return [
        number(tally.games),
        number(tally.wins),
        f"{percent(tally.win_rate)} ({percent(low)}–{percent(high)})",
        _mean(tally),
        f"{tally.lowest}–{tally.highest}",
        number(tally.deviation, 1),
    ]
