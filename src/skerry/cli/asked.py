"""One person before one choice: what they may type until they have answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.cli.console import ask, both, paragraph, tell, words
from skerry.cli.help import show_help
from skerry.cli.lookup import called, cards_called, picks_called
from skerry.cli.several import why_not_together
from skerry.cli.sheet import show_outcome, show_sheets
from skerry.cli.show import Drawing, numbered, show_log, show_rule, zone_text
from skerry.kernel.errors import UndoError
from skerry.kernel.text import Text, seat_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.cli.sitting import Sitting

MOST_FOUND = 8


class Leave(Exception):
    """A person wants to stop."""


class Asked:
    """The choice of one seat, at the keyboard."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.game = sitting.table.game
        self.seat = seat
        choice = self.table.choice(seat)
        assert choice is not None
        self.choice = choice
        self.drawing = Drawing(self.table, sitting.seating, seat, choice)
        self.options = numbered(choice)
        self.done = False

    def run(self) -> None:
        """Show everything, then read lines until one is an answer or takes one back."""
        show_rule(words(Text("terminal-you", {"seat": seat_text(self.seat)})))
        show_log(self.table.log(self.seat), self.sitting.since(self.seat) - 1)
        self.show()
        args: dict[str, str | int | Text] = {
            "seat": seat_text(self.seat),
            "last": len(self.options),
        }
        while not self.done:
            line = ask(Text("terminal-ask", args))
            if line is None:
                raise Leave
            if line:
                self.read(line)

    def read(self, line: str) -> None:
        """Do what a line says: a number, several for a set, or a letter and perhaps a name."""
        key, _, rest = line.partition(" ")
        if all(word.isdecimal() for word in line.split()):
            self._pick([int(word) for word in line.split()])
            return
        commands: dict[str, Callable[[str], None]] = {
            "u": self._undo,
            "c": self._describe,
            "w": self._why,
            "l": self._log,
            "t": self._look,
            "s": self._score,
            "q": self._quit,
            "?": self._help,
        }
        command = commands.get(_letter(key.lower()), self._misunderstand)
        command(line if command == self._misunderstand else rest.strip())

    def show(self) -> None:
        """Draw the table and the choice."""
        self.drawing.show()
        self.drawing.show_choice()

    def _pick(self, numbers: list[int]) -> None:
        for number in numbers:
            if not 1 <= number <= len(self.options):
                tell(Text("terminal-no-option", {"number": number, "last": len(self.options)}))
                return
        chosen = [self.options[number - 1] for number in numbers]
        reason = why_not_together(self.choice, chosen)
        if reason is not None:
            tell(reason)
            return
        self.sitting.answer(self.seat, *[option.pick for option in chosen])
        self.done = True

    def _undo(self, _: str) -> None:
        try:
            self.sitting.undo(self.seat)
        except UndoError:
            tell(Text("terminal-stuck", {"seat": seat_text(self.seat)}))
        else:
            self.done = True

    def _describe(self, name: str) -> None:
        if self._describe_zones(name):
            return
        cards = cards_called(self.game, name)
        if self._is_found("c", name, cards, self.game.cards[0]):
            for card in cards[:MOST_FOUND]:
                paragraph(words(self.game.card_text(card)))
            self._tell_more(len(cards) - MOST_FOUND)

    def _describe_zones(self, name: str) -> bool:
        """Describe what lies open in the places of that name; False if there is nothing."""
        found = [zone for zone in self.drawing.view.zones if zone.cards]
        numbers = called(name, [zone.name for zone in found])
        numbers = numbers or called(name, [words(zone_text(zone.name)) for zone in found])
        for zone in [found[number] for number in numbers]:
            owner = words(self.drawing.owner_name(zone.seat))
            paragraph(f"{owner} · {words(zone_text(zone.name))}", style="bold")
            for card in zone.cards or []:
                paragraph(words(self.game.card_text(card)), "  ")
        return bool(numbers)

    def _why(self, name: str) -> None:
        picks = picks_called(self.game, name)
        if not self._is_found("w", name, picks, self.game.vocabulary.names[0]):
            return
        for pick in picks[:MOST_FOUND]:
            thing = self.game.label(pick)
            reason = self.table.why_not(pick, self.seat)
            if reason is None:
                paragraph(words(Text("terminal-why-fine", {"thing": thing})))
            else:
                paragraph(words(Text("terminal-why", {"thing": thing, "reason": reason})))
        self._tell_more(len(picks) - MOST_FOUND)

    def _is_found(self, key: str, name: str, found: list[int], example: str) -> bool:
        if not name:
            tell(Text("terminal-name-missing", {"key": key, "example": example}))
        elif not found:
            tell(Text("terminal-name-unknown", {"words": name, "example": example}))
        return bool(found)

    def _tell_more(self, count: int) -> None:
        if count > 0:
            tell(Text("terminal-name-more", {"count": count}))

    def _log(self, _: str) -> None:
        show_log(self.table.log(self.seat))

    def _look(self, _: str) -> None:
        self.show()

    def _score(self, _: str) -> None:
        tell(Text("terminal-score-now"))
        seats = range(self.drawing.view.seats)
        show_sheets(self.table, [self.drawing.owner_name(seat) for seat in seats])
        if self.game.cooperative:
            show_outcome(self.table)

    def _quit(self, _: str) -> None:
        raise Leave

    def _help(self, _: str) -> None:
        show_help()

    def _misunderstand(self, line: str) -> None:
        tell(Text("terminal-not-understood", {"words": line, "last": len(self.options)}))


def _letter(word: str) -> str:
    """Return the letter that a whole word stands for; another word stays as it is."""
    pairs = [pair.partition("=") for pair in both(Text("terminal-words"))]
    return {whole: letter for whole, _, letter in pairs}.get(word, word)
