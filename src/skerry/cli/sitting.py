"""People and bots round one terminal, from the first choice to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents import Agent, agent
from skerry.cli.asked import PACES, Asked, Leave, viewer_of
from skerry.cli.colours import show_lines
from skerry.cli.console import ask, console, is_watched, tell, wipe
from skerry.cli.ending import tell_scores
from skerry.cli.names import ME, call_seats
from skerry.cli.screen import latest, news_lines
from skerry.cli.sheet import score_lines, show_outcome
from skerry.drawing.charts import chart_lines
from skerry.drawing.line import BLANK
from skerry.drawing.look import Look
from skerry.drawing.question import rule
from skerry.drawing.words import words
from skerry.kernel.seen import Seen
from skerry.kernel.text import Text, seat_text
from skerry.kernel.zones import SHARED
from skerry.lab.seeds import derive

if TYPE_CHECKING:
    from skerry.cli.saves import Save
    from skerry.cli.typed import Answer
    from skerry.drawing.look import Known
    from skerry.kernel.chronicle import LogEntry
    from skerry.kernel.table import Table

QUIT = ("q", "quit")
SLOW, NORMAL, INSTANT = PACES
PAUSE = 0.8  # seconds between what others did, for those who follow slowly
UNDO = ("u", "undo")


class Sitting:
    """One game in the terminal. Every answer is on disk before the next is asked."""

    def __init__(
        self,
        table: Table,
        seating: list[str],
        save: Save,
        names: list[str] | None = None,
        *,
        plain: bool = False,
    ) -> None:
        self.table = table
        self.seating = seating
        self.save = save
        self.names = names or []
        self.plain = plain
        self.pace = NORMAL
        self.people = [seat for seat, kind in enumerate(seating) if kind == ME]
        self.last = SHARED  # who sat before the screen last
        self.known: dict[int, Known] = {}  # what each person has seen lie where
        self.begun: dict[int, list[int]] = {seat: [] for seat in self.people}  # where answers began
        self._told: dict[int, int] = {}  # how many entries of the log each person has heard
        self._drawn: dict[int, int] = {}  # for which turn each person has seen the whole screen
        self.bots: dict[int, Agent] = {
            seat: agent(kind, table.game.name, derive(table.seed, table.position, f"seat {seat}"))
            for seat, kind in enumerate(seating)
            if kind != ME
        }
        self.call_seats()

    def call_seats(self) -> None:
        """Name the seats in the language that is spoken now."""
        call_seats(self.seating, self.names)

    def run(self) -> int:
        """Play until the game is over or the people leave."""
        try:
            while not self.table.over:
                self._step()
        except (Leave, KeyboardInterrupt) as leaving:
            console.print()
            tell(Text("terminal-kept", {"file": str(self.save.path)}))
            return 130 if isinstance(leaving, KeyboardInterrupt) else 0
        self._end()
        return 0

    def _step(self) -> None:
        """Let the awaited bots answer; if there is none, ask the first awaited person."""
        for seat in self.table.awaited:
            if seat in self.bots:
                self.table.act(self.bots[seat].choose(Seen(self.table, seat)), seat)
                self.save.append(self.table)
                return
        seat = self.table.seat
        if len(self.people) > 1 and self.last != seat and not self._draw_curtain(seat):
            return
        self.last = seat
        Asked(self, seat).run()
        if seat not in self.table.awaited or self._new_turn(seat):
            self.known[seat] = Look(self.table, seat).remembered()
            self._confirm(seat)

    @property
    def pause(self) -> float:
        """How long each deed of others stands before the next is told."""
        return PAUSE if self.pace == SLOW and is_watched() else 0

    def _confirm(self, seat: int) -> None:
        """Let a person think again before the others go on, as long as that can be."""
        if not is_watched() or len(self.people) > 1:
            return
        while self.table.steps(seat) and self.begun[seat] and not self.table.over:
            show_lines(news_lines(self.news(seat), console.width))
            line = ask(Text("terminal-end-turn"))
            if line is None or line.lower() in QUIT:
                raise Leave
            if line.lower() in (*UNDO, "uu"):
                self.undo(seat, whole=line.lower() == "uu")
                return
            if line.lower() in ("", "e"):
                self.begun[seat].clear()

    def _new_turn(self, seat: int) -> bool:
        return self._drawn.get(seat) != self._turn()

    def _turn(self) -> int:
        log = self.table.log()
        return log[-1].turn if log else 0

    def is_fresh(self, seat: int) -> bool:
        """Tell whether a person has not seen the whole screen in this turn yet."""
        fresh = self._new_turn(seat)
        self._drawn[seat] = self._turn()
        return fresh

    def answer(self, seat: int, answer: Answer) -> None:
        """Carry out what a person chose, one pick after the other or as a set, and keep it."""
        self.begun[seat].append(self.table.position)
        if answer.is_set:
            self.table.gather(answer.picks, seat)
        else:
            for pick in answer.picks:
                self.table.act(pick, seat)
        self.save.append(self.table)

    def undo(self, seat: int, *, whole: bool = False) -> None:
        """Take back what a seat chose last, a set or a way as one, or all it can; in the file too."""
        steps = self.table.steps(seat)
        to = steps[0] if steps else None
        if whole and steps:
            to = steps[-1]
        elif self.begun[seat] and self.begun[seat][-1] in self.table.undoable(seat):
            to = self.begun[seat].pop()
        self.table.undo(seat, to)
        self.save.write(self.table)
        self._told[seat] = len(self.table.log(seat))
        self._drawn.pop(seat, None)
        tell(Text("terminal-undone", {"seat": seat_text(seat)}))

    def news(self, seat: int) -> list[LogEntry]:
        """Return what a person has not heard yet; who has just come hears it from their last answer on."""
        log = self.table.log(seat)
        told = self._told.get(seat)
        self._told[seat] = len(log)
        return log[told:] if told is not None else self._since(seat, log, 1)

    def round_of(self, seat: int) -> list[LogEntry]:
        """Return what happened since a person's last turn but one."""
        return self._since(seat, self.table.log(seat), 2)

    def _since(self, seat: int, log: list[LogEntry], back: int) -> list[LogEntry]:
        """Return the entries from a person's last turn on, or from the one before."""
        turns = list(
            dict.fromkeys(entry.turn for entry in log if entry.seat == seat and entry.texts)
        )
        first = turns[-back] if len(turns) >= back else 0
        return [entry for entry in log if entry.turn >= first and entry.number >= 0]

    def _draw_curtain(self, seat: int) -> bool:
        """Hide what the last person saw; False if that one rather takes an answer back."""
        last = self.last
        can_undo = last != SHARED and bool(self.table.undoable(last))
        if last != SHARED:
            wipe()
        args: dict[str, str | int | Text] = {"seat": seat_text(seat), "last": seat_text(last)}
        line = ask(
            Text("terminal-curtain-undo", args) if can_undo else Text("terminal-curtain", args)
        )
        if line is None or line.lower() in QUIT:
            raise Leave
        if can_undo and line.lower() in UNDO:
            self.undo(last)
            return False
        wipe()
        return True

    def _end(self) -> None:
        """Tell the rest of the game, then the score."""
        viewer = viewer_of(self.people)
        log = self.news(viewer) if viewer != SHARED else self.table.log()[-1:]
        width = console.width
        show_lines([rule(words(Text("terminal-over")), width, plain=self.plain)])
        show_lines(latest(news_lines(log, width)))
        show_lines(chart_lines(Look(self.table, viewer), width))
        show_lines([BLANK])
        at_once = not is_watched() or self.pace == INSTANT
        tell_scores(score_lines(self.table, width), at_once=at_once)
        show_outcome(self.table)
        tell(Text("terminal-recorded", {"file": str(self.save.path)}))
