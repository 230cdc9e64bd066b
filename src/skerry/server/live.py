"""A table that is being played: its log folded up."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from skerry import games
from skerry.kernel.errors import RecordError
from skerry.kernel.record import Player
from skerry.kernel.table import Table, revived
from skerry.kernel.text import Text
from skerry.server import teaching
from skerry.server.clock import Clock
from skerry.server.company import Company
from skerry.server.entries import (
    Answered,
    Asked,
    Ended,
    Entry,
    Header,
    Holder,
    Planned,
    Pleaded,
    Removed,
    Replied,
    Seated,
    Spoke,
    TookBack,
)
from skerry.server.limits import MOST_UNDOS, UNDOS_A_SECOND, Bucket
from skerry.server.protocol.table import SPECTATOR, ChatLine
from skerry.server.protocol.text import said
from skerry.server.showing import Showing

if TYPE_CHECKING:
    from skerry.kernel.game import Game
    from skerry.lessons.lesson import Lesson
    from skerry.server.delay import Past
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
        self.company = Company(header)
        self.gone: dict[int, float] = {}  # by seat: since when nobody has been there
        self.chat: list[ChatLine] = []
        self.version = header.base
        self.undos: list[tuple[int, int]] = []  # the number of the entry, the first answer gone
        self.holder = SPECTATOR  # the seat that answered last, if it holds its turn
        self.plea: Pleaded | None = None
        self.agreed: list[int] = []  # the seats that let it happen
        self.plans: dict[int, Planned] = {}  # by seat: what it answers in advance
        self.asked: set[int] = set()  # the seats that have asked for a hint
        ids = self.game.vocabulary.id
        self.table: Table = self._played([(seat, ids(pick)) for seat, pick in header.answers])
        self._noted: list[tuple[int, int]] | None = None  # the answers so far, while it lags behind
        self.viewers: set[Viewer] = set()
        self.visitors: set[int] = set()  # seats at which somebody is in another process
        self.announced: set[int] = (
            set()
        )  # seats of which other processes know that somebody is here
        self.changing = asyncio.Lock()  # spares this process races that the key would decide anyway
        self.undoing = Bucket(UNDOS_A_SECOND, MOST_UNDOS)
        self.bots: asyncio.Task[None] | None = None
        self.elsewhere = False  # whether another process wrote the last entries
        self.clock = Clock(header.clock)
        self.showing = Showing(self)

    counted = False  # its end has been noted by this process
    past: Past | None = None  # what spectators see, where they see everything later

    def shown(self, keys: Keys) -> LiveTable | None:
        """The table as the holder of these keys may see it; None if it is not put together yet."""
        if not self.company.delay or self.held(keys):
            return self
        return None if self.past is None else self.past.table

    @cached_property
    def lesson(self) -> Lesson | None:
        """The guided first game that this is."""
        return teaching.lesson_of(self.header.game) if self.header.lesson else None

    # The fold.

    def fold(self, entries: list[Entry], played: Table | None = None) -> None:
        """Let entries of the log happen here, in their order; their answers may be played already.

        Up to the last undo among them answers are only noted, and then played at once: however
        often something was taken back, the game is played no more than once.
        """
        undos = [place for place, entry in enumerate(entries) if isinstance(entry, TookBack)]
        last = len(entries) - 1 if played else undos[-1] if undos else -1
        self._noted = self.table.answers[:] if last >= 0 else None
        for place, entry in enumerate(entries):
            self._happen(entry)
            self.version += 1
            if self._noted is not None and place == last:
                self.table = played or self._played(self._noted)
                self._noted = None
        self.clock.follow(self)
        if self.past is not None:
            self.past.wait(entries)
        self.showing.moved()

    def _happen(self, entry: Entry) -> None:
        match entry:
            case Answered():
                self._answer(entry)
                self._settle(entry.seat if entry.hold else SPECTATOR)
            case Ended():
                self._settle(SPECTATOR)
                self.clock.ended = len(self.table.answers if self._noted is None else self._noted)
            case TookBack():
                self._take_back(entry)
            case Pleaded() | Replied():
                self._plead(entry)
            case Spoke():
                self._say(ChatLine(entry.seat, entry.name, entry.text))
                self.company.happen(entry)
            case Asked() | Planned():
                self._note(entry)
            case _:
                self._hear(entry)

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
        self.showing.rewound()
        self._settle(SPECTATOR)

    def _hear(self, entry: Entry) -> None:
        """Let something about seats happen, and tell it to all."""
        news = self.company.happen(entry)
        if isinstance(entry, Seated | Removed):  # another may sit there
            self.plans.pop(entry.seat if isinstance(entry, Seated) else entry.whom, None)
        if news is not None:
            self._say(ChatLine(entry.seat, "", "", said(news)))

    def _note(self, entry: Asked | Planned) -> None:
        if isinstance(entry, Asked):
            self.asked.add(entry.seat)
        elif entry.picks:
            self.plans[entry.seat] = entry
        else:
            self.plans.pop(entry.seat, None)

    def _plead(self, entry: Pleaded | Replied) -> None:
        if isinstance(entry, Pleaded):
            self.plea = entry
            self.agreed = []
        elif entry.agrees:
            self.agreed.append(entry.seat)
        else:
            self.plea = None

    def trial(self) -> Table:
        """A copy on which to try an answer; it becomes the table when the answer is on disk."""
        return self.table.watched() if self.table.is_watched else self.table.clone()

    def _played(self, answers: list[tuple[int, int]]) -> Table:
        header = self.header
        deal = header.world or header.seed
        return revived(self.game, len(self.holders), header.options, deal, answers)

    def rest(self) -> None:
        """Keep only what the game needs: nobody looks."""
        self.showing.forget()
        self.table = self.table.clone()

    def archived(self) -> Header:
        """How the table would have to be set up to stand as it does, without its log."""
        names = self.game.vocabulary.names
        return msgspec.structs.replace(
            self.header,
            holders=self.holders,
            waiting=not self.company.started,
            answers=[(seat, names[pick]) for seat, pick in self.table.answers],
            door=self.company.door,
            delay=self.company.delay,
            base=self.version,
        )

    # Who may do what.

    @property
    def holders(self) -> list[Holder]:
        """Who has which seat."""
        return self.company.holders

    def players(self) -> tuple[Player, ...]:
        """Say who plays, as a record tells it."""
        bots = [holder.kind == "bot" for holder in self.holders]
        return tuple(
            Player(holder.agent if bot else "", "" if bot else holder.name)
            for holder, bot in zip(self.holders, bots, strict=True)
        )

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
            and bool(table.awaited)
            and seat not in table.awaited
            and not (table.state.lanes and self._awaits_people())
            and bool(table.undoable(seat))
        )
        return seat if held else SPECTATOR

    def _awaits_people(self) -> bool:
        return any(self.holders[seat].kind == "human" for seat in self.table.awaited)

    def awaited(self) -> list[int]:
        """The seats that everybody waits for: who holds the turn, or all that are to answer."""
        if not self.company.started:
            return []
        ending = self.ending
        return self.table.awaited if ending == SPECTATOR else [ending]

    def awaited_bots(self) -> list[int]:
        """The seats whose answer is awaited from an agent.

        Where all choose at once, agents let people choose first: the last answer shows all.
        """
        if self.table.state.lanes and self._awaits_people():
            return []
        return [seat for seat in self.awaited() if self.holders[seat].kind == "bot"]

    def agents(self) -> dict[int, str]:
        """By seat: the agents that play."""
        return {
            seat: holder.agent for seat, holder in enumerate(self.holders) if holder.kind == "bot"
        }

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
        """Tell whether somebody who holds a seat looks at the table, in this process or another."""
        return seat in self.visitors or any(
            seat in self.held(viewer.keys) for viewer in self.viewers
        )

    def here(self) -> set[int]:
        """The seats that somebody sits at in this process."""
        return {seat for viewer in self.viewers for seat in self.held(viewer.keys)}

    def rewound(self, seat: int, version: int) -> bool:
        """Tell whether a seat's question was taken back, and maybe put anew, since a version."""
        offer = self.table.state.offers[seat]
        return offer is not None and any(
            entry >= version and first < offer.position for entry, first in self.undos
        )
