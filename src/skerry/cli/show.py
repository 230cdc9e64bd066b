"""A table drawn in the terminal, from what a view and a choice say and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.rule import Rule

from skerry.cli.chart import OPEN, Chart
from skerry.cli.console import console, paragraph, tell, words
from skerry.cli.several import how_many, how_often, offered
from skerry.kernel.text import Text, join_then, seat_text
from skerry.kernel.zones import EVERYBODY, SHARED
from skerry.text import say

if TYPE_CHECKING:
    from skerry.kernel.choice import Choice, Option
    from skerry.kernel.chronicle import LogEntry
    from skerry.kernel.table import Table
    from skerry.kernel.view import View, ZoneView

ME = "me"  # the kind of a seat where a person sits


def zone_text(name: str) -> Text:
    """Call a zone as people do."""
    return Text("browser-zone", {"zone": name.replace(" ", "-"), "name": name})


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
        called = [words(zone_text(zone.name)) for zone in self.view.zones if zone.cards]
        self.margin = max([len(name) for name in called], default=0)
        self.options: list[Option] = offered(choice) if choice else []
        self.offered: dict[tuple[str, int], set[int]] = {}
        for option in self.options:
            place = self.offered.setdefault((option.zone, option.seat), set())
            place.add(option.card)
        self.bundles = bundles(self.options)

    def show(self) -> None:
        """Draw what all share, then the other seats, then the viewer's own."""
        others = [seat for seat in range(self.view.seats) if seat != self.seat]
        mine = [] if self.seat == SHARED else [self.seat]
        for owner in [SHARED, *others, *mine]:
            paragraph(" · ".join(self._heading(owner)), style="bold")
            self._charts(owner)
            for zone in self.view.zones:
                if zone.seat == owner and zone.cards and not self._breadth(zone):
                    self._zone(zone, zone.cards)

    def _heading(self, owner: int) -> list[str]:
        parts = [words(self.owner_name(owner))]
        for name, seat, value in self.view.counters:
            if seat == owner:
                key = name.replace(" ", "-")
                parts.append(words(Text("browser-counter", {"counter": key, "value": value})))
        for zone in self.view.zones:
            if zone.seat == owner and zone.cards is None and zone.count:
                args: dict[str, str | int | Text] = {"zone": zone_text(zone.name)}
                args["count"] = zone.count
                parts.append(say(Text("terminal-hidden", args)))
        return parts

    def owner_name(self, owner: int) -> Text:
        """Call the table, the viewer, or another seat with who sits there."""
        if owner == SHARED:
            return Text("terminal-table")
        if owner == self.seat:
            return Text("terminal-you", {"seat": seat_text(owner)})
        agent = self.seating[owner] if self.seating else ME
        if agent == ME:
            return seat_text(owner)
        name = Text("level-name", {"agent": agent})
        return Text("terminal-bot", {"seat": seat_text(owner), "agent": name})

    def show_charts(self) -> None:
        """Draw only the maps."""
        for owner in range(SHARED, self.view.seats):
            self._charts(owner)

    def _charts(self, owner: int) -> None:
        """Draw the maps: zones with the same breadth share their cells."""
        charts: dict[int, Chart] = {}
        for zone in self.view.zones:
            breadth = self._breadth(zone)
            if zone.seat == owner and breadth and zone.cards:
                chart = charts.setdefault(breadth, Chart(self.game, breadth))
                chart.lay(zone.cards, zone.spots)
        for chart in charts.values():
            self._chart(chart)

    def _chart(self, chart: Chart) -> None:
        open_cells = {option.spot for option in self.options if option.spot >= 0}
        has_open = not open_cells <= set(chart.cells)
        chart.open(open_cells)
        for part in chart.parts(console.width - 2):
            console.print("\n".join(f"  {line}".rstrip() for line in part), soft_wrap=True)
            console.print()
        legend = self.game.legend()
        if legend is not None:
            paragraph(words(legend), "  ", style="dim")
        if has_open:
            paragraph(words(Text("terminal-open-cell", {"sign": OPEN})), "  ", style="dim")

    def _breadth(self, zone: ZoneView) -> int:
        return self.table.state.layout.zones[self.view.zones.index(zone)].breadth

    def _zone(self, zone: ZoneView, cards: list[int]) -> None:
        name = words(zone_text(zone.name))
        mark = f"  {name:<{self.margin}} "
        kind = self.table.state.layout.zones[self.view.zones.index(zone)]
        if kind.pile:
            args: dict[str, str | int | Text] = {"zone": name, "count": len(cards)}
            paragraph(words(Text("terminal-heap", args)), mark)
            return
        if zone.seat == self.seat != SHARED:
            self._sketches(cards, " " * len(mark))
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

    def _sketches(self, cards: list[int], mark: str) -> None:
        """Draw cards that have sketches side by side."""
        drawn = [block for block in map(self.game.sketch, cards) if block]
        for line in zip(*drawn, strict=False):
            console.print(mark + " ".join(line), soft_wrap=True)

    def _is_read_aloud(self, zone: ZoneView) -> bool:
        """Cards one holds in secret, and cards open to all, are told whole."""
        kind = self.table.state.layout.zones[self.view.zones.index(zone)]
        if zone.seat == SHARED:
            return True
        return kind.sight != EVERYBODY and zone.seat == self.seat

    def show_choice(self) -> None:
        """Ask, and number the options, those of one group or of one card together."""
        if self.choice is None:
            return
        tell(self._question(self.choice), "bold")
        if self.choice.gathering is not None:
            tell(how_many(self.choice.gathering))
        title = ""
        for number, option in enumerate(numbered(self.choice), 1):
            above = self._title(option)
            if above != title:
                title = above
                paragraph(title, "  ")
            self._show_option(number, option)

    def _question(self, choice: Choice) -> Text:
        """Ask, and name the card or place that does."""
        if choice.source is None:
            return choice.prompt
        name = self.game.card_label(choice.source.card)
        return Text("terminal-asks", {"name": name, "question": choice.prompt})

    def _title(self, option: Option) -> str:
        """Say what an option has in common with others: its group, or the card it is about."""
        if option.group:
            return words(Text("terminal-group", {"group": option.group}))
        return words(self.game.card_text(option.card)) if option.pick in self.bundles else ""

    def _show_option(self, number: int, option: Option) -> None:
        line = self._option(option)
        often = 1 if self.choice is None else how_often(self.choice, option)
        if often > 1:
            line = say(Text("terminal-often", {"option": line, "count": often}))
        foreseen = self.game.preview(self.table.state, self.seat, option.pick)
        told = words(join_then(foreseen)) if foreseen else ""
        mark = f"{number:>4} "
        if told and len(f"{mark}{line} → {told}") <= console.width:
            line, told = f"{line} → {told}", ""
        paragraph(line, mark)
        if told:
            paragraph(told, "     → ", style="dim")

    def _option(self, option: Option) -> str:
        card = option.card
        whole = card >= 0 and option.name == self.game.cards[card]  # it means the card, no more
        text = self.game.card_text(card) if whole else option.label
        goes_to_a_cell = option.spot >= 0  # which says more than where it comes from
        if goes_to_a_cell or not option.zone or len(self.offered) == 1:
            return words(text)
        if option.seat in (SHARED, self.seat):
            return words(Text("terminal-from", {"card": text, "zone": zone_text(option.zone)}))
        args: dict[str, str | int | Text] = {
            "card": text,
            "zone": zone_text(option.zone),
            "seat": seat_text(option.seat),
        }
        return words(Text("terminal-from-seat", args))


def bundles(options: list[Option]) -> dict[int, int]:
    """Return by pick the place of its bundle: options that are about one card, group by group.

    An option that stands alone is in none.
    """
    keys = [(option.group, option.zone, option.seat, option.card) for option in options]
    return {
        option.pick: keys.index(key)
        for option, key in zip(options, keys, strict=True)
        if option.card >= 0 and keys.count(key) > 1
    }


def numbered(choice: Choice) -> list[Option]:
    """Return the options in the order of their numbers: card by card, group by group, the rest."""
    options = offered(choice)
    bundle = bundles(options)
    groups = [option.group for option in options]
    in_bundles = [option for option in options if option.pick in bundle]
    others = [option for option in options if option.pick not in bundle]
    return [
        *sorted(in_bundles, key=lambda option: bundle[option.pick]),
        *sorted(others, key=lambda option: (not option.group, groups.index(option.group))),
    ]


def show_log(log: list[LogEntry], since: int = -1) -> None:
    """Print the log from an answer on."""
    for entry in log:
        if entry.number >= since:
            for line in entry.lines:
                tell(line)


def show_rule(title: str) -> None:
    """Draw a line across with a title, to part one look from the next."""
    console.print(Rule(title, align="left", style="dim"))
