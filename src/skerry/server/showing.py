"""What viewers are shown of a table: each part is encoded once for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from skerry.server import ahead, sight, teaching
from skerry.server.picture import Picture, Tree, branch, leaf, leaves
from skerry.server.protocol.advice import ForkState
from skerry.server.protocol.table import (
    SPECTATOR,
    Glimpse,
    PleaState,
    Refusal,
    SeatState,
    Snapshot,
)
from skerry.server.protocol.text import said
from skerry.server.shelf import deck_info

if TYPE_CHECKING:
    from skerry.server.live import Keys, LiveTable


class Showing:
    """Keeps what was put together for one viewer until it changes, for the next one to see."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.forget()

    def forget(self) -> None:
        """Keep nothing: nobody looks."""
        self._lines: dict[int, list[Tree]] = {}  # by seat: the log so far
        self.moved()

    def moved(self) -> None:
        """Something has happened at the table."""
        self._eyes: dict[int, dict[str, Tree]] = {}
        self._zones: dict[tuple[int, bool], Tree] = {}  # by number, and whether its cards are seen
        self._counters: list[Tree] = []
        self._reasons: dict[int, list[Refusal]] = {}
        self._sheets: Tree | None = None
        self.stirred()

    def stirred(self) -> None:
        """Somebody has come or gone."""
        self._shared: dict[str, Tree] = {}
        self._pictures: dict[tuple[int, ...], Picture] = {}

    def rewound(self) -> None:
        """Something was taken back, and with it lines of the log."""
        self._lines.clear()

    # The table.

    def picture(self, keys: Keys) -> Picture:
        """All that the holder of these keys may know."""
        seats = tuple(self.live.held(keys)) or (SPECTATOR,)
        if seats not in self._pictures:
            tree = {**(self._shared or self._share())}
            tree["eyes"] = [self._seen(seat) for seat in seats]
            tree["log"] = self._told(seats)
            if seats == (SPECTATOR,):
                tree["words"] = leaf("")
            self._pictures[seats] = Picture(tree)
        return self._pictures[seats]

    def reasons(self, seat: int) -> list[Refusal]:
        """Why things in sight of a seat that is asked cannot be chosen."""
        if seat not in self._reasons:
            asked = self._plays(seat) and not self._waits(seat)
            self._reasons[seat] = sight.refusals(self.live.table, seat) if asked else []
        return self._reasons[seat]

    def _share(self) -> dict[str, Tree]:
        """What all see alike; the words are for those who sit here only."""
        live, table = self.live, self.live.table
        fork = live.header.fork
        self._shared = branch(
            Snapshot(
                table=live.id,
                game=live.game.name,
                options=live.header.options,
                version=live.version,
                position=table.position,
                over=table.over,
                ending=live.ending,
                plea=self._pleading(),
                started=live.company.started,
                words=live.header.words,
                votes=live.company.ballots(),
                rematch=live.company.rematch,
                together=bool(table.state.lanes),
                winners=table.winners() if table.over else [],
                verdict=sight.verdict(table),
                scores=table.scores(),
                sheets=[],
                rival=sight.rival(table),
                seats=self.seats(),
                eyes=[],
                log=[],
                chat=[],
                seed=live.header.seed if table.over and not live.header.world else None,
                deck=deck_info(live.game),
                lesson=teaching.state(live.lesson, table),
                hints=live.hints,
                fork=None if fork is None else ForkState(fork.table, fork.position, fork.anew),
                host=live.company.host,
                door=live.company.door,
                delay=live.company.delay,
                clock=live.clock.state(live),
            )
        )
        if self._sheets is None:
            self._sheets = leaves(sight.sheets(table))
        self._shared["sheets"] = self._sheets
        self._shared["chat"] = leaves(live.chat)
        return self._shared

    def _seen(self, seat: int) -> dict[str, Tree]:
        if seat not in self._eyes:
            table, plays = self.live.table, self._plays(seat)
            eyes = branch(sight.eyes(table, seat, plays=plays, waits=self._waits(seat)))
            layout = table.state.layout
            eyes["zones"] = [
                self._zone(zone, seen=layout.sees(seat, zone)) for zone in range(len(layout.zones))
            ]
            self._counters = self._counters or leaves(sight.counters(table))
            eyes["counters"] = self._counters
            eyes["ahead"] = leaf(None if seat == SPECTATOR else ahead.offer(self.live, seat))
            self._eyes[seat] = eyes
        return self._eyes[seat]

    def _zone(self, zone: int, *, seen: bool) -> Tree:
        if (zone, seen) not in self._zones:
            self._zones[zone, seen] = leaf(sight.zone(self.live.table, zone, seen=seen))
        return self._zones[zone, seen]

    def _plays(self, seat: int) -> bool:
        human = seat != SPECTATOR and self.live.holders[seat].kind == "human"
        return human and self.live.company.started

    def _waits(self, seat: int) -> bool:
        return self.live.ending not in (SPECTATOR, seat)

    def _told(self, seats: tuple[int, ...]) -> list[Tree]:
        """The log as the viewer's seat knows it; round one screen it says what all may know."""
        seat = seats[0] if len(seats) == 1 else SPECTATOR
        lines = self._lines.get(seat, [])
        self._lines[seat] = lines + leaves(sight.log_lines(self.live.table, seat, len(lines)))
        return self._lines[seat]

    # In a few words.

    def glimpse(self, keys: Keys) -> Glimpse:
        """The table in a few words, for the front page."""
        live, table = self.live, self.live.table
        asked = [table.choice(seat) for seat in live.held(keys) if seat in live.awaited()]
        prompts = [said(choice.prompt) for choice in asked if choice is not None]
        rival = sight.rival(table)
        shared = [counter for counter in sight.counters(table) if counter.seat < 0]
        return Glimpse(
            table=live.id,
            game=live.game.name,
            started=live.company.started,
            over=table.over,
            prompt=prompts[0] if prompts else None,
            progress=shared[0] if shared and not table.over else None,
            rival=None if rival is None else msgspec.structs.replace(rival, sheet=[]),
            winners=table.winners() if table.over else [],
            verdict=sight.verdict(table),
            scores=table.scores(),
            seats=self.seats(),
            lesson=teaching.state(live.lesson, table),
            deal=str(live.header.seed) if live.header.chosen else "",
            hints=live.header.hints,
            clock=live.clock.state(live),
        )

    def seats(self) -> list[SeatState]:
        """Who sits where."""
        live = self.live
        awaited = live.awaited()
        return [
            SeatState(
                seat=seat,
                kind=holder.kind,
                name=holder.name,
                agent=holder.agent,
                here=live.is_here(seat),
                awaited=seat in awaited and holder.kind != "open",
                thinking=holder.kind == "bot" and seat in awaited,
                free=bool(holder.invite),
                away=live.company.is_absent(seat),
                stand_in=holder.stand_in,
                asked=seat in live.asked,
            )
            for seat, holder in enumerate(live.holders)
        ]

    def _pleading(self) -> PleaState | None:
        plea = self.live.plea
        if plea is None:
            return None
        return PleaState(plea.seat, plea.to, self.live.agreed, self.live.asked_to_agree())
