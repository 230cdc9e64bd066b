"""What is kept of a table: its header, and everything that has happened at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import Struct

from skerry.server.protocol.shelf import Value
from skerry.server.protocol.table import Door

if TYPE_CHECKING:
    from skerry.kernel.table import Table


class Holder(Struct, frozen=True):
    """Who has a seat. Of secrets only the hashes are kept; "" is no secret at all."""

    kind: Literal["human", "bot", "open"]
    name: str = ""
    agent: str = ""
    key: str = ""  # of the secret that holds the seat
    invite: str = ""  # of the invitation to it
    stand_in: bool = False  # the bot gets up as soon as the holder of the key is back
    took_over: bool = False  # in a game that went on, and has seen cards that others were dealt
    account: str = ""  # whose name it is, if it is reserved


class Fork(Struct):
    """Where a table was made from."""

    table: str
    position: int
    anew: bool = False  # it went on, so what its seat could not see was dealt anew


class Header(Struct):
    """How a table was set up."""

    game: str
    rules: int
    seed: int
    options: dict[str, Value]
    holders: list[Holder]
    deck: str = ""  # the text of the deck file, if one was brought
    waiting: bool = False  # it begins when nobody's place is open any more
    words: str = ""  # two words that lead to any free seat
    lesson: bool = False  # it is the guided first game of its game
    chosen: bool = False  # whoever set it up has chosen the seed, and may know the cards
    hints: bool = False  # all who sit down agree that hints may be asked for
    world: str = ""  # the position that it begins with, where no deal leads there
    answers: list[tuple[int, str]] = []  # with which it begins, if it goes on from another table
    fork: Fork | None = None  # that table, and how many of its answers there are here
    door: Door = "words"  # who may sit down at first
    delay: int = 0  # seconds that spectators see everything later
    clock: int = 0  # seconds that each has for a turn; 0: as long as they like
    base: int = 0  # how many entries of the log it tells already, because they were archived


class Answered(Struct, tag="answer", tag_field="kind"):
    """A seat picked one of its options; with `hold` its turn is over only when it says so."""

    seat: int
    pick: str
    hold: bool = False


class Ended(Struct, tag="end", tag_field="kind"):
    """A seat ended the turn it held."""

    seat: int


class Pleaded(Struct, tag="plea", tag_field="kind"):
    """A seat asked the others to let it take back its answers from a number on."""

    seat: int
    to: int


class Replied(Struct, tag="reply", tag_field="kind"):
    """A seat agreed to what was pleaded for, or did not."""

    seat: int
    agrees: bool


class TookBack(Struct, tag="undo", tag_field="kind"):
    """A seat took answers back. Their numbers are kept, so that every process drops the same."""

    seat: int
    numbers: list[int]


class Seated(Struct, tag="seat", tag_field="kind"):
    """A seat has another holder."""

    seat: int
    holder: Holder
    once: str = ""  # of what the request was called, so that it is not done twice


class Spoke(Struct, tag="chat", tag_field="kind"):
    """Somebody said something to all."""

    seat: int
    name: str
    text: str
    once: str = ""


class Away(Struct, tag="away", tag_field="kind"):
    """Nobody has looked at the table with the key of this seat for a while."""

    seat: int


class Back(Struct, tag="back", tag_field="kind"):
    """Somebody looks at the table with the key of this seat again."""

    seat: int


class TimedOut(Struct, tag="timeout", tag_field="kind"):
    """A seat has let its time run out, and an agent plays until its holder returns."""

    seat: int
    agent: str


class Voted(Struct, tag="vote", tag_field="kind"):
    """A seat would let an agent play for another one whose holder is not there."""

    seat: int
    absent: int
    agent: str


class Rematched(Struct, tag="rematch", tag_field="kind"):
    """A seat asks all to another table, at which everybody's key opens the same seat."""

    seat: int
    table: str


class Planned(Struct, tag="plan", tag_field="kind"):
    """A seat answers in advance: with the first of these that can be picked, or with none of them any more."""

    seat: int
    prompt: str  # of the question; after it the plan is gone. "": of any
    picks: list[str]
    only: bool  # only if nothing else can be picked; until then it stays


class Asked(Struct, tag="asked", tag_field="kind"):
    """A seat has asked for a hint where others sit, too."""

    seat: int


class Opened(Struct, tag="door", tag_field="kind"):
    """The host says who may sit down from now on."""

    seat: int
    door: Door


class Removed(Struct, tag="removed", tag_field="kind"):
    """The host took a seat from somebody. Who may sit down next is chosen anew."""

    seat: int
    whom: int
    invite: str  # of the invitation to the seat that is free now
    once: str = ""


class Delayed(Struct, tag="delay", tag_field="kind"):
    """The host lets spectators see everything so many seconds later; 0: at once."""

    seat: int
    seconds: int


InTurn = Answered | Ended | Pleaded | Replied | TookBack
OfHost = Opened | Removed | Delayed
Entry = (
    InTurn | OfHost | Seated | Spoke | Away | Back | TimedOut | Voted | Rematched | Asked | Planned
)


class Outcome(NamedTuple):
    """Entries to append, the secret that only the one who asked is told, and what has been played."""

    entries: list[Entry]
    secret: str = ""
    table: Table | None = None  # as it will be then, where all entries are answers
