"""`skerry balance`: what seats and cards of a game are worth, and when, over many games."""

from __future__ import annotations

import time
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table

from skerry.cli.console import console, tell, words
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
    say_value,
)
from skerry.cli.progress import (
    ClusterAddress,
    MatchSeed,
    WorkerCount,
    chosen_place,
    watched,
)
from skerry.kernel.text import Text
from skerry.lab.balance.charts import load_altair
from skerry.lab.balance.counting import Balance
from skerry.lab.balance.findings import findings
from skerry.lab.balance.page import page
from skerry.lab.balance.tables import card_rows, figures, seat_rows
from skerry.lab.frames import check_rows, load_polars, write_rows
from skerry.lab.keeping import Kept
from skerry.lab.match import Keep, Match
from skerry.text.figures import number, percent

if TYPE_CHECKING:
    from skerry.lab.balance.tables import Rows
    from skerry.lab.places import Place

SHOWN = 8  # cards from both ends


def balance(
    game: GameName,
    /,
    *,
    games: Annotated[int, Parameter(help=words(Text("terminal-param-games")))] = 400,
    seats: Seats = None,
    agents: Annotated[str, Parameter(help=words(Text("terminal-param-balancers")))] = "greedy",
    seed: MatchSeed = 0,
    option: Options = None,
    deck: DeckFile = None,
    out: Annotated[Path | None, Parameter(help=words(Text("terminal-param-balance-out")))] = None,
    report: Annotated[Path | None, Parameter(help=words(Text("terminal-param-report")))] = None,
    as_json: AsJson = False,
    force: Annotated[bool, flag(Text("terminal-param-force"))] = False,
    workers: WorkerCount = None,
    cluster: ClusterAddress = "",
) -> int:
    """Let agents play many games and say what seats and cards are worth."""
    box = chosen_game(game, deck)
    names = parse_agents(box, agents)
    taken = max(len(names), box.fewest, min(2, box.most)) if seats is None else seats
    options = parse_options(box, option)
    match = Match(box.name, taken, tuple(names), games, seed, options, box.variant)
    match.check()
    if report is not None:
        load_altair()
    run = Run(match, out)
    run.clear(force=force)
    with chosen_place(workers, cluster, games) as place:
        code = run.run(place)
    if not run.counted.results.games:
        tell(Text("terminal-no-game"))
        return code
    if report is not None:
        report.write_text(page(run.counted, command(match)), encoding="utf-8")
    if as_json:
        print_json(figures(run.counted))
        return code
    run.show(report)
    return code


def command(match: Match) -> str:
    """Write the line that plays the same games again."""
    parts = ["skerry balance", match.game, "--agents", ",".join(match.agents)]
    parts += ["--games", str(match.games), "--seats", str(match.seats), "--seed", str(match.seed)]
    for name, value in match.options.items():
        parts += ["--option", f"{name}={say_value(value)}"]
    return " ".join(parts)


class Run:
    """A match while it is played and counted."""

    def __init__(self, match: Match, out: Path | None) -> None:
        self.match = match
        self.out = out
        self.counted = Balance(match)
        self.seconds = 0.0
        self.whole = False
        if out is not None:
            check_rows(out)

    def clear(self, *, force: bool) -> None:
        """Make room for the file."""
        if self.out is not None:
            self._kept(self.out).clear(force=force)

    def _kept(self, out: Path) -> Kept:
        return Kept(out, self.match, Keep(cards=True))

    def run(self, place: Place) -> int:
        """Play all games; what is finished counts, even if the rest is called off."""
        began = time.perf_counter()
        code = 0
        with ExitStack() as stack:
            folder = Path(stack.enter_context(TemporaryDirectory()))
            kept = self._kept(self.out or folder / "cards.csv")
            try:
                for played in watched(kept.play(place), self.match.games):
                    self.counted.add(played)
            except KeyboardInterrupt:
                code = 130
            self.seconds = time.perf_counter() - began
            if self.out is not None and self.counted.results.games:
                self._write(self.out)
                if code:
                    tell(Text("terminal-goes-on", {"file": str(kept.unfinished)}))
                else:
                    kept.finish()
        return code

    def _write(self, out: Path) -> None:
        rows = card_rows(self.counted)
        write_rows(out, [load_polars().DataFrame(rows, infer_schema_length=None)])

    def show(self, report: Path | None) -> None:
        """Print seats, the cards from both ends, and what stands out."""
        cards = [row for row in card_rows(self.counted) if row["worth"] is not None]
        for table in (_seats(self.counted), _cards(self.counted, cards)):
            for column in table.columns[1:]:
                column.justify = "right"
            console.print(table)
        for found, rest in findings(self.counted, cards):
            tell(Text("terminal-finding", {"finding": found, "rest": rest}))
        args: dict[str, str | int | Text] = {
            "games": self.counted.results.games,
            "total": self.match.games,
            "game": self.match.game,
            "seats": self.match.seats,
            "seed": str(self.match.seed),
            "decisions": number(self.counted.length.mean, 1),
        }
        tell(Text("terminal-summary", args))
        for text, file in ((Text("terminal-rows"), self.out), (Text("terminal-report"), report)):
            if file is not None:
                tell(text.with_args({"file": str(file)}))


def _seats(counted: Balance) -> Table:
    heads = (
        Text("terminal-head-seat"),
        Text("terminal-head-games"),
        Text("terminal-head-win-rate"),
        Text("terminal-head-margin"),
    )
    table = Table(*[words(head) for head in heads])
    for row in seat_rows(counted):
        table.add_row(
            str(row["seat"] + 1),
            number(row["games"]),
            f"{percent(row['win'])} ({percent(row['win_low'])}–{percent(row['win_high'])})",
            f"{number(row['margin'], 1)} ± {number(row['margin_reach'], 1)}",
        )
    return table


def _cards(counted: Balance, cards: Rows) -> Table:
    heads = (
        Text("terminal-head-card"),
        Text("terminal-head-played"),
        Text("terminal-head-wins-with"),
        Text("terminal-head-wins-without"),
        Text("terminal-head-margin"),
        Text("terminal-head-worth"),
    )
    table = Table(*[words(head) for head in heads])
    shown = cards if len(cards) <= 2 * SHOWN else cards[:SHOWN] + cards[-SHOWN:]
    for row in shown:
        label = counted.game.card_label(counted.game.cards.index(row["card"]))
        table.add_row(
            words(label),
            percent(row["played_share"]),
            percent(row["win_played"]),
            percent(row["win_unplayed"]),
            f"{number(row['margin_played'], 1)} ± {number(row['margin_played_reach'], 1)}",
            f"{number(row['worth'], 1)} ± {number(row['worth_reach'], 1)}",
        )
    return table
