"""A table drawn in the terminal, from what a view and a choice say and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.rule import Rule

from skerry.cli.console import console, paragraph, tell, words
from skerry.kernel.text import Text, join_then
from skerry.kernel.zones import EVERYBODY, SHARED
from skerry.text import say

if TYPE_CHECKING:
    from skerry.kernel.choice import Choice, Option
    from skerry.kernel.table import Table
    from skerry.kernel.view import View, ZoneView

ME = "me"  # the kind of a seat where a person sits


def seat_name(seat: int) -> Text:
    """Call a seat by its number, which people count from one."""
    return Text("seat", {"number": seat + 1})


class Drawing:
    """One look at a table: for which seat, and what is offered to it."""

    def __init__(
        self, table: Table, seating: list[str], seat: int = SHARED, choice: Choice | None = None
    ) -> None:
        self.table = table
        self.game = table.game
        self.seating = seating
        self.seat = seat
        self.view: View = table.view(None if seat == SHARED else seat)
        self.choice = choice
        self.margin = max([len(zone.name) for zone in self.view.zones if zone.cards], default=0)
        self.offered: dict[tuple[str, int], set[int]] = {}
        for option in choice.options if choice else []:
            place = self.offered.setdefault((option.zone, option.seat), set())
            place.add(option.card)

    def show(self) -> None:
        """Draw what all share, then the other seats, then the viewer's own."""
        others = [seat for seat in range(self.view.seats) if seat != self.seat]
        mine = [] if self.seat == SHARED else [self.seat]
        for owner in [SHARED, *others, *mine]:
            paragraph(" · ".join(self._heading(owner)), style="bold")
            for zone in self.view.zones:
                if zone.seat == owner and zone.cards:
                    self._zone(zone, zone.cards)

    def _heading(self, owner: int) -> list[str]:
        parts = [words(self.owner_name(owner))]
        for name, seat, value in self.view.counters:
            if seat == owner:
                parts.append(say(Text("terminal-counter", {"counter": name, "value": value})))
        for zone in self.view.zones:
            if zone.seat == owner and zone.cards is None and zone.count:
                args: dict[str, str | int | Text] = {"zone": zone.name, "count": zone.count}
                parts.append(say(Text("terminal-hidden", args)))
        return parts

    def owner_name(self, owner: int) -> Text:
        """Call the table, the viewer, or another seat with who sits there."""
        if owner == SHARED:
            return Text("terminal-table")
        if owner == self.seat:
            return Text("terminal-you", {"seat": seat_name(owner)})
        agent = self.seating[owner] if self.seating else ME
        if agent == ME:
            return seat_name(owner)
        return Text("terminal-bot", {"seat": seat_name(owner), "agent": agent})

    def _zone(self, zone: ZoneView, cards: list[int]) -> None:
        mark = f"  {zone.name:<{self.margin}} "
        if not self._is_read_aloud(zone):
            paragraph(", ".join(words(self.game.card_label(card)) for card in cards), mark)
            return
        offered = self.offered.get((zone.name, zone.seat), set())
        lines = [words(self.game.card_text(card)) for card in cards if card not in offered]
        below = len(cards) - len(lines)
        if below:
            lines.append(say(Text("terminal-below", {"count": below})))
        for line in lines:
            paragraph(line, mark)
            mark = " " * len(mark)

    def _is_read_aloud(self, zone: ZoneView) -> bool:
        """Cards one holds in secret, and cards open to all but piles, are told whole."""
        kind = self.table.state.layout.zones[self.view.zones.index(zone)]
        if zone.seat == SHARED:
            return not kind.pile
        return kind.sight != EVERYBODY and zone.seat == self.seat

    def show_choice(self) -> None:
        """Ask, and number the options, those of one group together."""
        if self.choice is None:
            return
        tell(self.choice.prompt, "bold")
        group = ""
        for number, option in enumerate(numbered(self.choice), 1):
            if option.group != group:
                group = option.group
                paragraph(group, "  ")
            paragraph(self._option(option), f"{number:>4} ")
            foreseen = self.game.preview(self.table.state, self.seat, option.pick)
            if foreseen:
                paragraph(words(join_then(foreseen)), "     → ", style="dim")

    def _option(self, option: Option) -> str:
        card = option.card
        whole = card >= 0 and option.name == self.game.cards[card]  # it means the card, no more
        text = self.game.card_text(card) if whole else option.label
        if option.zone and len(self.offered) > 1:
            text = Text("terminal-from", {"card": text, "zone": option.zone})
        return words(text)


def numbered(choice: Choice) -> list[Option]:
    """Return the options in the order of their numbers: group by group."""
    groups = [option.group for option in choice.options]
    return sorted(choice.options, key=lambda option: groups.index(option.group))


def show_lines(log: list[list[Text]]) -> None:
    """Print lines of the log."""
    for lines in log:
        for line in lines:
            tell(line)


def show_rule(title: str) -> None:
    """Draw a line across with a title, to part one look from the next."""
    console.print(Rule(title, align="left", style="dim"))
