"""Who sits at a table: who has come, who is away, and what those present agree on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from skerry.kernel.text import Text
from skerry.server.entries import (
    Away,
    Back,
    Delayed,
    Entry,
    Holder,
    Opened,
    Rematched,
    Removed,
    Seated,
    Spoke,
    TimedOut,
    Voted,
)
from skerry.server.protocol.table import SPECTATOR, Door, RematchState, VoteState

if TYPE_CHECKING:
    from skerry.server.entries import Header

REMEMBERED = 500  # requests that would be known again


def _change(before: Holder, holder: Holder, name: str | Text) -> Text:
    """Tell of another kind of holder; nobody changes seats unseen."""
    if holder.kind == "open":
        return (
            Text("news-left", {"name": name}) if before.key else Text("news-freed", {"name": name})
        )
    if holder.kind == "bot" and not holder.key:
        return Text("news-bot")
    if holder.kind == "bot":
        return Text("news-stand-in", {"name": name})
    if before.kind == "bot" and not before.key:
        return Text("news-takes-over", {"name": name})
    return Text("news-sits-down", {"name": name})


class Company:
    """A fold over the log, the same in every process; what people should hear of is returned."""

    def __init__(self, header: Header) -> None:
        self.holders: list[Holder] = list(header.holders)
        self.started = not header.waiting
        self.away: set[int] = set()
        self.late: set[int] = set()  # whose time has run out; they may sit there all the same
        self.votes: dict[int, dict[int, str]] = {}  # by absent seat: who wants which agent there
        self.rematch: RematchState | None = None
        self.door: Door = header.door
        self.delay = header.delay  # seconds that spectators see everything later
        # Who holds a seat, those first who have held it longest.
        self._elders = [seat for seat, holder in enumerate(self.holders) if holder.key]
        self._done: dict[str, None] = {}

    # What happens.

    def happen(self, entry: Entry) -> Text | None:
        """Let an entry of the log happen, and return the news that it is."""
        match entry:
            case Seated():
                self._remember(entry.once)
                return self._seat(entry.seat, entry.holder)
            case Spoke():
                self._remember(entry.once)
            case Away() | Back():
                return (
                    self._miss(entry.seat) if isinstance(entry, Away) else self._greet(entry.seat)
                )
            case Voted() | TimedOut():
                return self._vote(entry) if isinstance(entry, Voted) else self._relieve(entry)
            case Rematched():
                self.rematch = RematchState(entry.seat, entry.table)
                return Text("news-rematch", {"name": self.name(entry.seat)})
            case Opened() | Removed() | Delayed():
                return self._obey(entry)
            case _:
                pass
        return None

    def _obey(self, entry: Opened | Removed | Delayed) -> Text:
        """Do as the host says; who is removed knows the words, so these lead nowhere for now."""
        if isinstance(entry, Opened):
            self.door = entry.door
            return Text("news-door", {"door": entry.door})
        if isinstance(entry, Delayed):
            self.delay = entry.seconds
            late = "true" if entry.seconds else "false"
            return Text("news-delay", {"late": late})
        self._remember(entry.once)
        news = Text("news-removed", {"name": self.name(entry.whom)})
        self._seat(entry.whom, Holder("open", invite=entry.invite))
        self.door = "shut"
        return news

    def _seat(self, seat: int, holder: Holder) -> Text | None:
        before, self.holders[seat] = self.holders[seat], holder
        if bool(holder.key) != (seat in self._elders):
            (self._elders.append if holder.key else self._elders.remove)(seat)
        if before.key != holder.key:
            self.away.discard(seat)
        self.late.discard(seat)
        self.votes.pop(seat, None)
        if not self.started and self.is_full:
            self.started = True
            return Text("news-started")
        if before.kind == holder.kind:
            return None
        named = before if holder.kind == "open" else holder
        return _change(before, holder, self.name(seat, named))

    def _miss(self, seat: int) -> Text:
        self.away.add(seat)
        for absent in list(self.votes):
            self._settle(absent)
        return Text("news-away", {"name": self.name(seat)})

    def _relieve(self, entry: TimedOut) -> Text:
        """Let an agent play for somebody whose time has run out."""
        self._stand_in(entry.seat, entry.agent)
        self.late.add(entry.seat)
        return Text("news-timeout", {"name": self.name(entry.seat)})

    def _greet(self, seat: int) -> Text:
        self.away.discard(seat)
        self.late.discard(seat)
        self.votes.pop(seat, None)
        holder = self.holders[seat]
        if holder.stand_in:
            self.holders[seat] = msgspec.structs.replace(
                holder, kind="human", agent="", stand_in=False
            )
        return Text("news-back", {"name": self.name(seat)})

    def _vote(self, vote: Voted) -> Text:
        self.votes.setdefault(vote.absent, {})[vote.seat] = vote.agent
        if self._settle(vote.absent):
            return Text("news-stand-in", {"name": self.name(vote.absent)})
        name, absent = self.name(vote.seat), self.name(vote.absent)
        return Text("news-vote", {"name": name, "absent": absent})

    def _settle(self, absent: int) -> bool:
        """Seat an agent if more than half of those present want one."""
        if len(self._voters(absent)) < self.needed():
            return False
        self._stand_in(absent, list(self.votes.pop(absent).values())[-1])
        return True

    def _stand_in(self, seat: int, agent: str) -> None:
        holder = self.holders[seat]
        self.holders[seat] = msgspec.structs.replace(
            holder, kind="bot", agent=agent, stand_in=bool(holder.key)
        )

    # What is so.

    @property
    def is_full(self) -> bool:
        """Nobody's place is open."""
        return all(holder.kind != "open" for holder in self.holders)

    @property
    def host(self) -> int:
        """The seat of whoever has sat here longest, at first of who set the table up; -1: nobody's."""
        return next(iter(self._elders), SPECTATOR)

    def present(self) -> list[int]:
        """The seats of people who are not known to be away."""
        return [
            seat
            for seat, holder in enumerate(self.holders)
            if holder.kind == "human" and seat not in self.away
        ]

    def is_absent(self, seat: int) -> bool:
        """Whether those present may let an agent play there."""
        kind = self.holders[seat].kind
        return (kind == "open" and self.started) or (kind == "human" and seat in self.away)

    def misses(self, seat: int) -> bool:
        """Whether a seat's holder is thought to be away, or an agent stands in for them."""
        return seat in self.away or self.holders[seat].stand_in

    def is_expected(self, seat: int) -> bool:
        """Whether an agent gets up, or is not seated, when the holder of a seat is only seen there."""
        return self.misses(seat) and seat not in self.late

    def needed(self) -> int:
        """How many votes are more than half of those present."""
        return len(self.present()) // 2 + 1

    def ballots(self) -> list[VoteState]:
        """What is voted on now."""
        return [VoteState(absent, self._voters(absent), self.needed()) for absent in self.votes]

    def _voters(self, absent: int) -> list[int]:
        present = self.present()
        return [seat for seat in self.votes.get(absent, {}) if seat in present]

    def name(self, seat: int, holder: Holder | None = None) -> str | Text:
        """What somebody is called in the news."""
        return (holder or self.holders[seat]).name or Text("seat", {"number": seat + 1})

    # Requests that were done already.

    def knows(self, once: str) -> bool:
        """Whether a request that is called so was carried out."""
        return once in self._done

    def _remember(self, once: str) -> None:
        if once:
            self._done[once] = None
        while len(self._done) > REMEMBERED:
            del self._done[next(iter(self._done))]
