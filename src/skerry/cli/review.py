"""`skerry review`: what each answer of a recorded game was worth, and which were slips."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table as Grid

import skerry
from skerry.cli.console import console, tell
from skerry.cli.parameters import DeckFile, RecordFile
from skerry.cli.progress import watched
from skerry.cli.replay import find
from skerry.cli.sheet import show_outcome
from skerry.drawing.words import words
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text, seat_text
from skerry.lab.advice import why
from skerry.lab.results import Z
from skerry.lab.review import PLAYOUTS, Judged, choices, judge
from skerry.text.figures import number

if TYPE_CHECKING:
    from skerry.kernel.table import Table

BARS = "▁▂▃▄▅▆▇█"


def review(
    file: RecordFile,
    /,
    *,
    game: Annotated[int, Parameter(help=words(Text("terminal-param-number")))] = 1,
    playouts: Annotated[int, Parameter(help=words(Text("terminal-param-playouts")))] = PLAYOUTS,
    deck: DeckFile = None,
) -> int:
    """Judge every real choice of a recorded game on what its seat could know then."""
    if playouts < 1:
        raise OptionError(Text("terminal-playouts", {"count": playouts}))
    record, _ = find(file, game)
    show_review(skerry.replay(record, deck or ""), playouts)
    return 0


def show_review(table: Table, playouts: int = PLAYOUTS) -> None:
    """Print what the choices of a game were worth, the slips, and how it ended."""
    numbers = choices(table)
    judged = list(watched((judge(table, each, playouts) for each in numbers), len(numbers)))
    show_curves(table, judged)
    show_slips(table, judged)
    if table.over:
        show_outcome(table)


def show_curves(table: Table, judged: list[Judged]) -> None:
    """Print the points that each seat could expect in the end, as it went."""
    together = table.game.cooperative
    heads = [Text("terminal-head-seat"), Text("terminal-head-curve")]
    heads += [Text("terminal-head-first"), Text("terminal-head-last"), Text("terminal-head-lost")]
    grid = Grid(*[words(head) for head in heads])
    ends = [each.end(each.pick) for each in judged]
    scores = table.scores()
    low, high = min([*ends, *scores]), max([*ends, *scores])
    for seat in range(1 if together else table.state.layout.seats):
        own = [each for each in judged if together or each.seat == seat]
        if own:
            name = Text("terminal-all") if together else seat_text(seat)
            points = [
                *[each.end(each.pick) for each in own],
                *([scores[seat]] if table.over else []),
            ]
            grid.add_row(
                words(name),
                sparkline(points, low, high),
                number(points[0], 1),
                number(points[-1], 0 if table.over else 1),
                number(sum(each.loss for each in own), 1),
            )
    for column in grid.columns[2:]:
        column.justify = "right"
    console.print(grid)
    tell(Text("terminal-curve-about", {"choices": len(judged)}))


def show_slips(table: Table, judged: list[Judged]) -> None:
    """Print the answers that cost most, each with the better one."""
    slips = sorted((each for each in judged if each.loss), key=lambda each: -each.loss)
    if not slips:
        tell(Text("terminal-no-slips"))
        return
    heads = (
        Text("terminal-head-step"),
        Text("terminal-head-seat"),
        Text("terminal-head-played"),
        Text("terminal-head-better"),
        Text("terminal-head-loss"),
    )
    grid = Grid(*[words(head) for head in heads])
    for slip in slips:
        labels = _labels(table, slip)
        loss = f"{number(slip.loss, 1)} ± {number(Z * slip.loss_error, 1)}"
        seat = words(seat_text(slip.seat))
        better = "\n".join([labels[slip.better], *_why(table, slip)])
        grid.add_row(str(slip.number + 1), seat, labels[slip.pick], better, loss, end_section=True)
    grid.columns[-1].justify = "right"
    console.print(grid)


def _why(table: Table, slip: Judged) -> list[str]:
    """Say what the better pick would have brought, if that is known."""
    best = next(each for each in slip.ranked if each.pick == slip.better)
    reason = why(table.game, best, best=True)
    return [] if reason is None else [words(reason)]


def _labels(table: Table, slip: Judged) -> dict[int, str]:
    choice = table.at(slip.number).choice(slip.seat)
    assert choice is not None
    return {option.pick: words(option.label) for option in choice.options}


def sparkline(values: list[float], low: float, high: float) -> str:
    """Draw values as bars on one scale."""
    room = max(1e-9, high - low)
    return "".join(BARS[round((value - low) / room * (len(BARS) - 1))] for value in values)
