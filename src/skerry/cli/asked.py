"""One person before one choice: what they may type until they have answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.cli.console import ask, both, console, paragraph, tell
from skerry.cli.help import show_help, show_rules
from skerry.cli.hint import show_hint
from skerry.cli.lookup import called, cards_called
from skerry.cli.pager import page
from skerry.cli.reasons import reasons, things_called
from skerry.cli.screen import Screen, news_lines
from skerry.cli.sheet import score_lines, sheet_lines, show_outcome
from skerry.cli.typed import Answer, nearest, understood
from skerry.drawing.board import whole_table, zone_lines
from skerry.drawing.words import owner_words, words, zone_words
from skerry.kernel.errors import UndoError
from skerry.kernel.text import Text, seat_text
from skerry.kernel.zones import SHARED
from skerry.text import LANGUAGES, choose

if TYPE_CHECKING:
    from collections.abc import Callable

    from skerry.cli.sitting import Sitting

MOST_FOUND = 8
OWN = ("me", "i")
END = "end-turn"
PACES = ("slow", "normal", "instant")


class Leave(Exception):
    """A person wants to stop."""


class Asked:
    """The choice of one seat, at the keyboard."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.table = sitting.table
        self.game = sitting.table.game
        self.seat = seat
        self.screen = Screen(self.table, seat, sitting.known.get(seat), plain=sitting.plain)
        self.screen.pause = sitting.pause
        self.done = False

    def run(self) -> None:
        """Show what there is to see, then read lines until one is an answer or takes one back."""
        self.screen.show(self.sitting.news(self.seat), whole=self.sitting.is_fresh(self.seat))
        while not self.done:
            last = len(self.screen.look.numbered)
            line = ask(Text("terminal-ask", {"seat": seat_text(self.seat), "last": last}))
            if line is None:
                raise Leave
            if line:
                self.read(line)

    def read(self, line: str) -> None:
        """Do what a line says: numbers or a name, or a letter and perhaps a name."""
        key, _, rest = line.partition(" ")
        command = self._commands().get(_letter(key.lower()))
        if command is not None:
            command(rest.strip())
            return
        answer = understood(self.screen.look, line)
        if isinstance(answer, Answer):
            self.sitting.answer(self.seat, answer)
            self.done = True
        elif answer is not None:
            tell(answer)
        else:
            self._miss(line)

    def _commands(self) -> dict[str, Callable[[str], None]]:
        return {
            "u": self._undo,
            "uu": self._undo_all,
            "c": self._describe,
            "w": self._why,
            "l": self._log,
            "r": self._round,
            "t": self._look,
            "s": self._score,
            "h": self._hint,
            "e": self._end,
            "pace": self._pace,
            "q": self._quit,
            "?": self._help,
            "lang": self._speak,
            "plain": self._plain,
        }

    def _miss(self, line: str) -> None:
        """Say why what is called so cannot be chosen, or what else may have been meant."""
        look = self.screen.look
        near = nearest(look, line)
        found = things_called(look, line)
        if found:
            for reason in found[:MOST_FOUND]:
                tell(reason)
        elif near:
            tell(Text("terminal-perhaps", {"words": line, "name": near}))
        else:
            last = len(look.numbered)
            tell(Text("terminal-not-understood", {"words": line, "last": last}))

    def _undo(self, _: str, *, whole: bool = False) -> None:
        try:
            self.sitting.undo(self.seat, whole=whole)
        except UndoError:
            tell(Text("terminal-stuck", {"seat": seat_text(self.seat)}))
        else:
            self.done = True

    def _undo_all(self, _: str) -> None:
        self._undo("", whole=True)

    def _describe(self, name: str) -> None:
        if name and self._describe_zones(name):
            return
        cards = cards_called(self.game, name)
        if self._is_found("c", name, cards, words(self.game.card_label(0))):
            for card in cards[:MOST_FOUND]:
                paragraph(words(self.game.card_text(card)))
            self._tell_more(len(cards) - MOST_FOUND)

    def _describe_zones(self, name: str) -> bool:
        """Describe what lies open in the places of that name; False if there is nothing."""
        found = [zone for zone in self.screen.look.view.zones if zone.cards]
        numbers = called(name, [zone.name for zone in found])
        numbers = numbers or called(name, [zone_words(zone.name) for zone in found])
        for zone in [found[number] for number in numbers]:
            paragraph(f"{owner_words(zone.seat)} · {zone_words(zone.name)}", style="bold")
            for card in zone.cards or []:
                paragraph(words(self.game.card_text(card)), "  ")
        return bool(numbers)

    def _why(self, name: str) -> None:
        found = reasons(self.screen.look, name) if name else []
        if not found:
            example = words(self.game.card_label(0))
            self._is_found("w", name, [], example)
            return
        for reason in found[:MOST_FOUND]:
            tell(reason)
        self._tell_more(len(found) - MOST_FOUND)

    def _is_found(self, key: str, name: str, found: list[int], example: str) -> bool:
        if not name:
            tell(Text("terminal-name-missing", {"key": key, "example": example}))
        elif not found:
            near = nearest(self.screen.look, name)
            args: dict[str, str | int | Text] = {"words": name, "example": near or example}
            tell(Text("terminal-name-unknown", args))
        return bool(found)

    def _tell_more(self, count: int) -> None:
        if count > 0:
            tell(Text("terminal-name-more", {"count": count}))

    def _log(self, number: str) -> None:
        log = [entry for entry in self.table.log(self.seat) if entry.texts]
        if number.isdecimal():
            log = log[-int(number) :] if int(number) else []
        page(news_lines(log, console.width))

    def _round(self, _: str) -> None:
        page(news_lines(self.sitting.round_of(self.seat), console.width))

    def _look(self, part: str) -> None:
        look = self.screen.look
        if not part:
            page(whole_table(look, console.width))
            self.screen.show([], whole=True)
            return
        owners = list(range(look.view.seats))
        named = called(part, [owner_words(owner) for owner in owners])
        if part.lower() in OWN or part.lower() == words(Text("drawing-you")).lower():
            named = [self.seat]
        if named:
            page(whole_table(look, console.width, [owners[place] for place in named]))
            return
        zones = [zone for zone in look.view.zones if zone.count]
        places = called(part, [zone_words(zone.name) for zone in zones])
        if not places:
            names = ", ".join(dict.fromkeys(zone_words(zone.name) for zone in zones))
            tell(Text("terminal-no-part", {"words": part, "names": names}))
            return
        page([line for n in places for line in zone_lines(look, zones[n], console.width)])

    def _score(self, name: str) -> None:
        tell(Text("terminal-score-now"))
        seats = list(range(self.screen.look.view.seats))
        named = [self.seat] if name in OWN else called(name, [owner_words(s) for s in seats])
        page(sheet_lines(self.table, named[0]) if named else score_lines(self.table, console.width))
        if self.game.cooperative:
            show_outcome(self.table)

    def _hint(self, _: str) -> None:
        show_hint(self.screen.look)

    def _end(self, _: str) -> None:
        ends = [option for option in self.screen.look.offered if option.name == END]
        if not ends:
            tell(Text("terminal-no-end"))
            return
        self.sitting.answer(self.seat, Answer([ends[0].pick]))
        self.done = True

    def _pace(self, word: str) -> None:
        if word not in PACES:
            tell(Text("terminal-no-pace", {"word": word}))
            return
        self.sitting.pace = word
        self.screen.pause = self.sitting.pause

    def _quit(self, _: str) -> None:
        raise Leave

    def _help(self, page_name: str) -> None:
        if page_name:
            show_rules(self.screen.look, page_name)
        else:
            show_help(self.screen.look)

    def _speak(self, language: str) -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            tell(Text("terminal-no-language", {"language": language, "known": known}))
            return
        choose(language)
        self.sitting.call_seats()
        self.screen.show([], whole=True)

    def _plain(self, word: str) -> None:
        self.sitting.plain = self.screen.plain = word != "off"
        self.screen.show([], whole=True)


def _letter(word: str) -> str:
    """Return the letter that a whole word stands for; another word stays as it is."""
    pairs = [pair.partition("=") for pair in both(Text("terminal-words"))]
    return {whole: letter for whole, _, letter in pairs}.get(word, word)


def viewer_of(people: list[int]) -> int:
    """Return through whose eyes a finished game is told."""
    return people[0] if len(people) == 1 else SHARED
