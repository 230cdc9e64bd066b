"""A table that is being played: its log folded up, and the snapshots that viewers get of it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from typing import TYPE_CHECKING, Any

import msgspec

from skerry import games
from skerry.kernel.errors import RecordError
from skerry.kernel.table import Table, start
from skerry.kernel.text import Text
from skerry.server import sight, teaching
from skerry.server.company import Company
from skerry.server.entries import (
    Answered,
    Asked,
    Ended,
    Entry,
    Header,
    Holder,
    Pleaded,
    Replied,
    Spoke,
    TookBack,
)
from skerry.server.limits import MOST_UNDOS, UNDOS_A_SECOND, Bucket
from skerry.server.protocol.advice import ForkState
from skerry.server.protocol.table import (
    SPECTATOR,
    ChatLine,
    Glimpse,
    LogLine,
    PleaState,
    SeatState,
    SeatView,
    SheetLine,
    Snapshot,
)
from skerry.server.protocol.text import said
from skerry.server.shelf import deck_info

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.server.viewer import Viewer

CHAT_KEPT = 100  # lines that a newcomer can still read

Keys = dict[int, str]  # by seat: the hash of the secret that a viewer gave


def hashed(secret: str) -> str:
    """What is kept of a secret. It is random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _game_of(header: Header) -> Game[Any]:
    """The game of a table; refuse one that was set up by other rules."""
    game = games.game(header.game, header.deck)
    if game.rules != header.rules:
        told, ours = str(header.rules), str(game.rules)
        raise RecordError(
            Text("server-table-rules", {"game": header.game, "version": told, "ours": ours})
        )
    return game


def folded(id: str, header: Header, entries: list[Entry]) -> LiveTable:
    """Fold up the whole log of a table."""
    live = LiveTable(id, header)
    live.fold(entries)
    return live


class LiveTable:
    """A table in memory. Its log is the truth; any process folds it to the same."""

    def __init__(self, id: str, header: Header) -> None:
        self.id = id
        self.header = header
        self.game = _game_of(header)
        self.lesson = teaching.lesson_of(header.game) if header.lesson else None
        self.company = Company(header)
        self.gone: dict[int, float] = {}  # by seat: since when nobody has been there
        self.chat: list[ChatLine] = []
        self.version = 0
        self.undos: list[tuple[int, int]] = []  # the number of the entry, the first answer gone
        self.holder = SPECTATOR  # the seat that answered last, if it holds its turn
        self.plea: Pleaded | None = None
        self.agreed: list[int] = []  # the seats that let it happen
        self.asked: set[int] = set()  # the seats that have asked for a hint
        ids = self.game.vocabulary.id
        self.table: Table = self._played([(seat, ids(pick)) for seat, pick in header.answers])
        self._noted: list[tuple[int, int]] | None = None  # the answers so far, while it lags behind
        self.viewers: set[Viewer] = set()
        self.changing = asyncio.Lock()  # spares this process races that the key would decide anyway
        self.undoing = Bucket(UNDOS_A_SECOND, MOST_UNDOS)
        self.bots: asyncio.Task[None] | None = None
        self.elsewhere = False  # whether another process wrote the last entries
        self._eyes: dict[int, SeatView] = {}
        self._lines: dict[int, list[LogLine]] = {}
        self._sheets: list[list[SheetLine]] | None = None

    # The fold.

    def fold(self, entries: list[Entry]) -> None:
        """Let entries of the log happen here, in their order.

        Up to the last undo among them answers are only noted, and then played at once: however
        often something was taken back, the game is played no more than once.
        """
        undos = [place for place, entry in enumerate(entries) if isinstance(entry, TookBack)]
        self._noted = self.table.answers[:] if undos else None
        for place, entry in enumerate(entries):
            self._happen(entry)
            self.version += 1
            if self._noted is not None and place == undos[-1]:
                self.table = self._played(self._noted)
                self._noted = None
        self._eyes.clear()
        self._sheets = None

    def _happen(self, entry: Entry) -> None:
        match entry:
            case Answered():
                self._answer(entry)
                self._settle(entry.seat if entry.hold else SPECTATOR)
            case Ended():
                self._settle(SPECTATOR)
            case TookBack():
                self._take_back(entry)
            case Pleaded() | Replied():
                self._plead(entry)
            case Spoke():
                self._say(ChatLine(entry.seat, entry.name, entry.text))
                self.company.happen(entry)
            case Asked():
                self.asked.add(entry.seat)
            case _:
                news = self.company.happen(entry)
                if news is not None:
                    self._say(ChatLine(entry.seat, "", "", said(news)))

    def _say(self, line: ChatLine) -> None:
        self.chat = [*self.chat, line][-CHAT_KEPT:]

    def _settle(self, holder: int) -> None:
        """The position is another one: nobody pleads any more, and this seat holds its turn."""
        self.holder = holder
        self.plea = None

    def _answer(self, entry: Answered) -> None:
        if self._noted is None:
            self.table.act(entry.pick, entry.seat)
        else:
            self._noted.append((entry.seat, self.game.vocabulary.id(entry.pick)))

    def _take_back(self, entry: TookBack) -> None:
        gone = set(entry.numbers)
        noted = enumerate(self._noted or [])
        self._noted = [answer for number, answer in noted if number not in gone]
        self.undos.append((self.version, min(gone)))
        self._lines.clear()
        self._settle(SPECTATOR)

    def _plead(self, entry: Pleaded | Replied) -> None:
        if isinstance(entry, Pleaded):
            self.plea = entry
            self.agreed = []
        elif entry.agrees:
            self.agreed.append(entry.seat)
        else:
            self.plea = None

    def _played(self, answers: list[tuple[int, int]]) -> Table:
        table = start(self.game, len(self.holders), self.header.seed, self.header.options)
        for seat, pick in answers:
            table.act(pick, seat)
        return table

    # Who may do what.

    @property
    def holders(self) -> list[Holder]:
        """Who has which seat."""
        return self.company.holders

    def held(self, keys: Keys) -> list[int]:
        """The seats that these keys hold now."""
        return [
            seat
            for seat, key in sorted(keys.items())
            if 0 <= seat < len(self.holders)
            and self.holders[seat].key
            and hmac.compare_digest(self.holders[seat].key, key)
        ]

    @property
    def ending(self) -> int:
        """The seat that has still to end its turn, since it could take it back; -1 if none has."""
        seat = self.holder
        table = self.table
        held = (
            seat != SPECTATOR
            and self.holders[seat].kind == "human"
            and bool(table.seats)
            and seat not in table.seats
            and not (table.state.lanes and self._awaits_people())
            and bool(table.undoable(seat))
        )
        return seat if held else SPECTATOR

    def _awaits_people(self) -> bool:
        return any(self.holders[seat].kind == "human" for seat in self.table.seats)

    def awaited(self) -> list[int]:
        """The seats that everybody waits for: who holds the turn, or all that are to answer."""
        if not self.company.started:
            return []
        ending = self.ending
        return self.table.seats if ending == SPECTATOR else [ending]

    def awaited_bots(self) -> list[int]:
        """The seats whose answer is awaited from an agent.

        Where all choose at once, agents let people choose first: the last answer shows all.
        """
        if self.table.state.lanes and self._awaits_people():
            return []
        return [seat for seat in self.awaited() if self.holders[seat].kind == "bot"]

    def reply_by_lesson(self, seat: int) -> str | None:
        """What an agent's seat answers here by the lesson; None if it shall think for itself."""
        pick = None if self.lesson is None else self.lesson.reply(self.table, seat)
        return None if pick is None else self.game.vocabulary.names[pick]

    @property
    def hints(self) -> bool:
        """Whether hints may be asked for: all agreed when they sat down, or nobody else sits here."""
        people = [seat for seat in range(len(self.holders)) if self._is_for_people(seat)]
        return self.header.hints or len(people) <= 1

    def company_of(self, seat: int) -> bool:
        """Tell whether somebody else sits at the table, or is expected."""
        others = [other for other in range(len(self.holders)) if other != seat]
        return any(self._is_for_people(other) for other in others)

    def _is_for_people(self, seat: int) -> bool:
        holder = self.holders[seat]
        return holder.kind != "bot" or bool(holder.key or holder.invite)

    def asked_to_agree(self) -> list[int]:
        """The people who have still to say whether another may take something back."""
        if self.plea is None:
            return []
        return [
            seat
            for seat, holder in enumerate(self.holders)
            if holder.kind == "human" and seat not in (self.plea.seat, *self.agreed)
        ]

    def is_here(self, seat: int) -> bool:
        """Tell whether somebody who holds a seat looks at the table in this process."""
        return any(seat in self.held(viewer.keys) for viewer in self.viewers)

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
        fork = self.header.fork
        if self._sheets is None:
            self._sheets = sight.sheets(table)
        return Snapshot(
            table=self.id,
            game=self.game.name,
            options=self.header.options,
            version=self.version,
            position=table.position,
            over=table.over,
            ending=self.ending,
            plea=self._pleading(),
            started=self.company.started,
            words=self.header.words if seats != [SPECTATOR] else "",
            votes=self.company.ballots(),
            rematch=self.company.rematch,
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
            lesson=teaching.state(self.lesson, table),
            hints=self.hints,
            fork=None if fork is None else ForkState(fork.table, fork.position),
            log_from=log_from or msgspec.UNSET,
        )

    def glimpse(self, keys: Keys) -> Glimpse:
        """The table in a few words, for the front page."""
        table = self.table
        asked = [table.choice(seat) for seat in self.held(keys) if seat in self.awaited()]
        prompts = [said(choice.prompt) for choice in asked if choice is not None]
        rival = sight.rival(table)
        shared = [counter for counter in sight.view(table, SPECTATOR)[1] if counter.seat < 0]
        return Glimpse(
            table=self.id,
            game=self.game.name,
            started=self.company.started,
            over=table.over,
            prompt=prompts[0] if prompts else None,
            progress=shared[0] if shared and not table.over else None,
            rival=None if rival is None else msgspec.structs.replace(rival, sheet=[]),
            winners=table.winners() if table.over else [],
            verdict=sight.verdict(table),
            scores=table.scores(),
            seats=self._seats(),
            lesson=teaching.state(self.lesson, table),
            deal=str(self.header.seed) if self.header.chosen else "",
            hints=self.header.hints,
        )

    def here(self) -> set[int]:
        """The seats that somebody sits at in this process."""
        return {seat for viewer in self.viewers for seat in self.held(viewer.keys)}

    def _seats(self) -> list[SeatState]:
        awaited = self.awaited()
        return [
            SeatState(
                seat=seat,
                kind=holder.kind,
                name=holder.name,
                agent=holder.agent,
                here=self.is_here(seat),
                awaited=seat in awaited and holder.kind != "open",
                thinking=holder.kind == "bot" and seat in awaited,
                free=bool(holder.invite),
                away=self.company.is_absent(seat),
                stand_in=holder.stand_in,
                asked=seat in self.asked,
            )
            for seat, holder in enumerate(self.holders)
        ]

    def _pleading(self) -> PleaState | None:
        plea = self.plea
        if plea is None:
            return None
        return PleaState(plea.seat, plea.to, self.agreed, self.asked_to_agree())

    def _seen(self, seat: int) -> SeatView:
        if seat not in self._eyes:
            human = seat != SPECTATOR and self.holders[seat].kind == "human"
            plays = human and self.company.started
            waits = self.ending not in (SPECTATOR, seat)
            self._eyes[seat] = sight.eyes(self.table, seat, plays=plays, waits=waits)
        return self._eyes[seat]

    def _told(self, seats: list[int]) -> list[LogLine]:
        """The log as the viewer's seat knows it; round one screen it says what all may know."""
        seat = seats[0] if len(seats) == 1 else SPECTATOR
        lines = self._lines.setdefault(seat, [])
        lines += sight.log_lines(self.table, seat, len(lines))
        return lines
