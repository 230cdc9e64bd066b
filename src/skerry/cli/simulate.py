"""`skerry simulate`: many games between agents, and who wins them."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter
from rich.table import Table

import skerry
from skerry.agents import agents as known_agents
from skerry.cli.console import console, tell
from skerry.cli.parameters import (
    AsJson,
    DeckFile,
    GameName,
    Options,
    Seats,
    chosen_game,
    flag,
    parse_agents,
    parse_options,
    print_json,
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
from skerry.lab.keeping import Kept, wanted
from skerry.lab.match import Match, play_match
from skerry.lab.results import Results, Tally, wilson
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from collections.abc import Iterator

    from skerry.kernel.game import Game
    from skerry.lab.match import Played
    from skerry.lab.places import Place

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
    steps: Annotated[bool, flag(Text("terminal-param-steps"))] = False,
    force: Annotated[bool, flag(Text("terminal-param-force"))] = False,
    workers: WorkerCount = None,
    cluster: ClusterAddress = "",
    as_json: AsJson = False,
) -> int:
    """Play many games between agents and print who wins them."""
    box = chosen_game(game, deck)
    names = parse_agents(box, _usual_agents(box) if agents is None else agents)
    usual = max(len(names), box.fewest, min(2, box.most))
    taken = usual if seats is None else seats
    options = parse_options(box, option)
    match = Match(box.name, taken, tuple(names), games, seed, options, box.variant)
    match.check()
    kept = None if out is None else Kept(out, match, wanted(out, steps=steps))
    if kept is None:
        wanted(None, steps=steps)
    else:
        kept.clear(force=force)
    with chosen_place(workers, cluster, games) as place:
        return Run(match, kept, as_json=as_json).run(place)


def _usual_agents(box: Game[Any]) -> str:
    if "greedy" not in known_agents(box.name):
        return "random"
    return "greedy" if box.cooperative else "greedy,random"


class Run:
    """One match while it is played: games go to the file, results are counted, the bar moves."""

    def __init__(self, match: Match, kept: Kept | None, *, as_json: bool = False) -> None:
        self.as_json = as_json
        self.match = match
        self.kept = kept
        self.results = Results()

    def run(self, place: Place) -> int:
        """Play all games; what is finished counts, even if the rest is called off."""
        began = time.perf_counter()
        code = 0
        try:
            for played in watched(self._games(place), self.match.games):
                self.results.add(played)
        except KeyboardInterrupt:
            code = 130
        seconds = time.perf_counter() - began
        if self.kept is not None:
            close(self.kept, whole=not code)
        if self.as_json:
            print_json(told_results(self.match, self.results, seconds))
        else:
            show_results(self.match, self.results, seconds)
        return code

    def _games(self, place: Place) -> Iterator[Played]:
        return play_match(self.match, place) if self.kept is None else self.kept.play(place)


def close(kept: Kept, *, whole: bool) -> None:
    """Write what was played into its file; if that is not all, say how it goes on."""
    kept.write()
    if whole:
        kept.finish()
    else:
        tell(Text("terminal-goes-on", {"file": str(kept.unfinished)}))


def told_results(match: Match, results: Results, seconds: float) -> dict[str, object]:
    """Return the figures of a match as plain names and numbers, for programs."""
    return {
        "game": match.game,
        "seats": match.seats,
        "seed": match.seed,
        "options": match.options,
        "games": results.games,
        "decisions": results.decisions,
        "ties": results.ties,
        "seconds": round(seconds, 3),
        "flavour": "compiled" if skerry.compiled else "pure",
        "agents": {name: _told(tally) for name, tally in results.agents.items()},
        "by_seat": [_told(results.seats[seat]) for seat in sorted(results.seats)],
        "teams": {name: _told(tally) for name, tally in results.teams.items()},
    }


def _told(tally: Tally) -> dict[str, object]:
    low, high = wilson(tally.wins, tally.games)
    return {
        "games": tally.games,
        "wins": tally.wins,
        "win_rate": tally.win_rate,
        "win_rate_between": [low, high],
        "mean": tally.mean,
        "mean_reach": tally.reach,
        "deviation": tally.deviation,
        "lowest": tally.lowest,
        "median": tally.quantile(0.5),
        "highest": tally.highest,
        "ranks": tally.ranks,
    }


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
    if not together and match.seats > 1:
        tell(
            Text(
                "terminal-tied",
                {"ties": results.ties, "share": percent(results.ties / results.games)},
            )
        )
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
