"""A table that is being played: its log folded up, and the snapshots that viewers get of it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import TYPE_CHECKING

import msgspec

from skerry import games
from skerry.kernel.errors import RecordError
from skerry.kernel.table import Table, start
from skerry.server import sight
from skerry.server.entries import Answered, Entry, Header, Holder, Seated, TookBack
from skerry.server.protocol import (
    SPECTATOR,
    ChatLine,
    LogLine,
    SeatState,
    SeatView,
    SheetLine,
    Snapshot,
)
from skerry.server.shelf import deck_info

if TYPE_CHECKING:
    from skerry.server.viewer import Viewer

CHAT_KEPT = 100  # lines that a newcomer can still read

Keys = dict[int, str]  # by seat: the hash of the secret that a viewer gave


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


class LiveTable:
    """A table in memory. Its log is the truth; any process folds it to the same."""

    def __init__(self, id: str, header: Header) -> None:
        self.id = id
        self.header = header
        self.game = games.game(header.game, header.deck)
        if self.game.rules != header.rules:
            raise RecordError(
                f"The table follows version {header.rules} of the rules of {header.game}; "
                f"this server plays version {self.game.rules}."
            )
        self.holders: list[Holder] = list(header.holders)
        self.chat: list[ChatLine] = []
        self.version = 0
        self.undos: list[tuple[int, int]] = []  # the number of the entry, the first answer gone
        self.table: Table = self._played([])
        self.viewers: set[Viewer] = set()
        self.changing = asyncio.Lock()  # spares this process races that the key would decide anyway
        self.bots: asyncio.Task[None] | None = None
        self.elsewhere = False  # whether another process wrote the last entries
        self._eyes: dict[int, SeatView] = {}
        self._lines: dict[int, list[LogLine]] = {}
        self._sheets: list[list[SheetLine]] | None = None

    # The fold.

    def fold(self, entries: list[Entry]) -> None:
        """Let entries of the log happen here, in their order."""
        for entry in entries:
            self._happen(entry)
            self.version += 1
        self._eyes.clear()
        self._sheets = None

    def _happen(self, entry: Entry) -> None:
        if isinstance(entry, Answered):
            self.table.act(entry.pick, entry.seat)
        elif isinstance(entry, TookBack):
            gone = set(entry.numbers)
            answers = enumerate(self.table.answers)
            self.table = self._played([answer for number, answer in answers if number not in gone])
            self.undos.append((self.version, min(gone)))
            self._lines.clear()
        elif isinstance(entry, Seated):
            self.holders[entry.seat] = entry.holder
        else:
            self.chat = [*self.chat, ChatLine(entry.seat, entry.name, entry.text)][-CHAT_KEPT:]

    def _played(self, answers: list[tuple[int, int]]) -> Table:
        table = start(self.game, len(self.holders), self.header.seed, self.header.options)
        for seat, pick in answers:
            table.act(pick, seat)
        return table

    # Who may do what.

    def held(self, keys: Keys) -> list[int]:
        """The seats that these keys hold now."""
        return [
            seat
            for seat, key in sorted(keys.items())
            if 0 <= seat < len(self.holders)
            and self.holders[seat].key
            and hmac.compare_digest(self.holders[seat].key, key)
        ]

    def awaited_bots(self) -> list[int]:
        """The seats whose answer is awaited from an agent."""
        return [seat for seat in self.table.seats if self.holders[seat].kind == "bot"]

    def rewound(self, seat: int, version: int) -> bool:
        """Tell whether a seat's question was taken back, and maybe put anew, since a version."""
        offer = self.table.state.offers[seat]
        return offer is not None and any(
            entry >= version and first < offer.position for entry, first in self.undos
        )

    # What viewers get.

    def snapshot(self, keys: Keys, log_from: int = 0) -> Snapshot:
        """All that the holder of these keys may know, with the log from a line on."""
        table = self.table
        seats = self.held(keys) or [SPECTATOR]
        if self._sheets is None:
            self._sheets = sight.sheets(table)
        return Snapshot(
            table=self.id,
            game=self.game.name,
            options=self.header.options,
            version=self.version,
            position=table.position,
            over=table.over,
            together=bool(table.state.lanes),
            winners=table.winners() if table.over else [],
            verdict=sight.verdict(table),
            scores=table.scores(),
            sheets=self._sheets,
            rival=sight.rival(table),
            seats=self._seats(),
            eyes=[self._seen(seat) for seat in seats],
            log=self._told(seats)[log_from:],
            chat=self.chat,
            seed=self.header.seed if table.over else None,
            deck=deck_info(self.game),
            log_from=log_from or msgspec.UNSET,
        )

    def _seats(self) -> list[SeatState]:
        here = {seat for viewer in self.viewers for seat in self.held(viewer.keys)}
        awaited = self.table.seats
        return [
            SeatState(
                seat=seat,
                kind=holder.kind,
                name=holder.name,
                agent=holder.agent,
                here=seat in here,
                awaited=seat in awaited,
                thinking=holder.kind == "bot" and seat in awaited,
            )
            for seat, holder in enumerate(self.holders)
        ]

    def _seen(self, seat: int) -> SeatView:
        if seat not in self._eyes:
            plays = seat != SPECTATOR and self.holders[seat].kind == "human"
            self._eyes[seat] = sight.eyes(self.table, seat, plays=plays)
        return self._eyes[seat]

    def _told(self, seats: list[int]) -> list[LogLine]:
        """The log as the viewer's seat knows it; round one screen it says what all may know."""
        seat = seats[0] if len(seats) == 1 else SPECTATOR
        lines = self._lines.setdefault(seat, [])
        lines += sight.log_lines(self.table, seat, len(lines))
        return lines
