"""A hint in the terminal: the three best answers, and what each brings more than others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents.adviser import Pondering
from skerry.cli.colours import show_lines
from skerry.cli.console import console, is_watched, tell
from skerry.drawing.line import Line, Span, folded
from skerry.drawing.words import words
from skerry.kernel.seen import Seen
from skerry.kernel.text import Text
from skerry.lab.advice import points, shown, whole, why

if TYPE_CHECKING:
    from skerry.agents.search.opinion import Candidate, Opinion
    from skerry.drawing.look import Look

SECONDS = 3.0
SLICE = 0.5


def show_hint(look: Look, seconds: float = SECONDS) -> None:
    """Think for a while, Ctrl-C stops it, and tell what was found."""
    choice = look.choice
    if choice is None or len(look.offered) < 2:
        tell(Text("advice-forced"))
        return
    if is_watched():
        tell(Text("terminal-thinking", {"seconds": round(seconds)}), "dim")
    opinion = _think(look, seconds)
    told = shown(opinion)
    if not told:
        tell(Text("terminal-no-hint"))
        return
    show_lines(
        [line for number, each in enumerate(told) for line in _row(look, each, best=not number)]
    )
    tell(Text("advice-honest"), "dim")


def _think(look: Look, seconds: float) -> Opinion:
    pondering = Pondering(Seen(look.table, look.seat), seconds)
    try:
        while not pondering.think(SLICE):
            pass
    except KeyboardInterrupt:
        console.print()
    return pondering.thought.opinion()


def _row(look: Look, candidate: Candidate, *, best: bool) -> list[Line]:
    """Tell a candidate: its number on the screen if it has one, what it is, its worth, and why."""
    picks = whole(look.table, look.seat, candidate)
    labels = {option.pick: option.label for option in look.offered}
    name = ", ".join(words(labels.get(pick, look.game.label(pick))) for pick in picks)
    numbers = [
        str(number)
        for pick in picks
        for number, entry in enumerate(look.numbered, 1)
        if entry.option is not None and entry.option.pick == pick
    ]
    mark = f"{' '.join(numbers):>5} "
    args: dict[str, str | int | Text] = {"name": name, "worth": points(candidate.worth)}
    crew = look.game.cooperative
    said = Text("terminal-hint-crew", args) if crew else Text("terminal-hint", args)
    first, *more = folded(words(said), console.width, mark)
    found: list[Line] = [(Span(mark, "number"), Span(first[0].text[len(mark) :])), *more]
    reason = why(look.game, candidate, best=best)
    return found + (folded(words(reason), console.width, " " * 8, "dim") if reason else [])
