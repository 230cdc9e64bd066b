"""People and bots round one terminal, from the first choice to the last."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.agents import Agent, agent
from skerry.cli.asked import Asked, Leave
from skerry.cli.console import ask, console, tell, wipe
from skerry.cli.sheet import show_outcome, show_sheets
from skerry.cli.show import ME, Drawing, show_log, show_rule
from skerry.kernel.seen import Seen
from skerry.kernel.text import Text, seat_text
from skerry.kernel.zones import SHARED
from skerry.lab.seeds import derive
from skerry.text import say

if TYPE_CHECKING:
    from skerry.cli.saves import Save
    from skerry.kernel.table import Table


class Sitting:
    """One game in the terminal. Every answer is on disk before the next is asked."""

    def __init__(self, table: Table, seating: list[str], save: Save) -> None:
        self.table = table
        self.seating = seating
        self.save = save
        self.people = [seat for seat, kind in enumerate(seating) if kind == ME]
        self.last = SHARED  # who sat before the screen last
        self.bots: dict[int, Agent] = {
            seat: agent(kind, table.game.name, derive(table.seed, table.position, f"seat {seat}"))
            for seat, kind in enumerate(seating)
            if kind != ME
        }

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
        for seat in self.table.seats:
            if seat in self.bots:
                self.answer(seat, self.bots[seat].choose(Seen(self.table, seat)))
                return
        seat = self.table.seat
        if len(self.people) > 1 and self.last != seat and not self._draw_curtain(seat):
            return
        self.last = seat
        Asked(self, seat).run()

    def answer(self, seat: int, *picks: int) -> None:
        """Carry out an answer, be it one pick or a whole set, and keep it."""
        choice = self.table.choice(seat)
        if seat in self.people and choice is not None and choice.gathering is not None:
            self.table.gather(list(picks), seat)
        else:
            self.table.act(picks[0], seat)
        self.save.append(self.table)

    def undo(self, seat: int) -> None:
        """Take back a seat's last answer, a set as a whole, in the file too."""
        steps = self.table.steps(seat)
        self.table.undo(seat, steps[0] if steps else None)
        self.save.write(self.table)
        tell(Text("terminal-undone", {"seat": seat_text(seat)}))

    def since(self, seat: int) -> int:
        """Return how many answers there were when the seat had given its last one."""
        numbers = [number for number, (who, _) in enumerate(self.table.answers) if who == seat]
        return numbers[-1] + 1 if numbers else 0

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
        if line is None or line.lower() in ("q", "quit"):
            raise Leave
        if can_undo and line.lower() in ("u", "undo"):
            self.undo(last)
            return False
        wipe()
        return True

    def _end(self) -> None:
        """Tell the rest of the game, then the score."""
        viewer = self.people[0] if len(self.people) == 1 else SHARED
        since = min([self.since(seat) for seat in self.people], default=0)
        show_rule(say(Text("terminal-over")))
        show_log(self.table.log(None if viewer == SHARED else viewer), since - 1)
        drawing = Drawing(self.table, self.seating, viewer)
        drawing.show_charts()
        show_sheets(self.table, [drawing.owner_name(seat) for seat in range(len(self.seating))])
        show_outcome(self.table)
        tell(Text("terminal-recorded", {"file": str(self.save.path)}))
