"""What a viewer sees of a table."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from skerry.kernel.choice import Role
from skerry.server.protocol.advice import ForkState
from skerry.server.protocol.lessons import LessonState
from skerry.server.protocol.shelf import DeckInfo, Value
from skerry.server.protocol.text import TextInfo

Door = Literal[
    "words", "all", "shut"
]  # who knows two words; everybody here; who is invited by name
SPECTATOR = -1  # the seat of somebody who only watches


class ZoneState(Struct):
    """A zone: how many cards, and which, by name, unless they lie hidden from this viewer.

    A chart has cells, numbered row by row; its cards lie on them.
    """

    name: str
    seat: int
    back: str
    pile: bool
    count: int
    cards: list[str] | None
    breadth: int = 0  # how many cells a row of the chart has; 0: no chart
    spots: list[int] = []  # the cell of each card
    marks: list[dict[str, int]] = []  # what lies on each card; empty if nothing ever does here


class CounterState(Struct):
    """A counter and where it stands."""

    name: str
    seat: int
    value: int


class OptionState(Struct):
    """One pick: its name, its label, the thing it points at, its group, its role and a preview.

    The thing is a card in somebody's zone, or with card "" the zone itself; with zone "" there is
    none. What goes to a cell of a chart has that cell as its spot, all else -1. The number is that
    of the seat, place or copy it names, -1 for somebody who has no seat.
    """

    pick: str
    label: TextInfo
    zone: str
    seat: int
    card: str
    spot: int
    group: str
    role: Role
    number: int
    preview: list[TextInfo]
    news: bool  # it brings something new to light, and cannot be taken back


class BargainState(Struct):
    """What is taken for a set: as many of these, perhaps none of a kind that is given."""

    kinds: list[OptionState]
    others: bool


class GatheringState(Struct):
    """A set that is asked for, or the rest of it. It is sent whole, in any order."""

    pool: list[OptionState]  # what may be among it, equal things as often as there are such
    families: list[int]  # of each of the pool, where only one of a family may be among the set
    least: int
    most: int
    stop: str  # what is sent to choose nothing at all; "" if that cannot be
    ways: list[list[str]]  # where only these sets will do, each in ascending order; else none
    bargain: BargainState | None  # what is taken for it, sent with it
    news: bool  # the set brings something new to light, and cannot be taken back
    flow: int  # what a thing does to the own stock: 1 if it is taken, -1 if it is paid


class SourceState(Struct):
    """The card or place that asks, and where it lies; in zone "" if it has left the table."""

    zone: str
    seat: int
    card: str


class ChoiceState(Struct):
    """What a seat is asked, and by what on the table; by None in the turn itself."""

    position: int
    prompt: TextInfo
    options: list[OptionState]
    gathering: GatheringState | None
    source: SourceState | None
    verbs: list[TextInfo]  # what choosing none, one, two … of the set does


class Refusal(Struct):
    """Why a thing in sight cannot be chosen now."""

    pick: str
    zone: str
    seat: int
    card: str
    reason: TextInfo


class WayState(Struct):
    """How a card could come to a cell of the sea: by these picks, sent together, or why it cannot."""

    card: str
    spot: int
    picks: list[str]  # none if it cannot come there
    course: list[int]  # the cells that the ship passes, the one where it lies first
    preview: list[TextInfo]
    reason: TextInfo | None


class SheetLine(Struct):
    """One line of a score sheet."""

    label: TextInfo
    points: int
    card: str  # "" if it is no card's
    lacks: list[str]  # what the card still needs before it pays
    reason: TextInfo | None  # what the points are counted by, where it is not printed
    source: str  # with which others it is told


class AheadState(Struct):
    """What a seat may answer in advance: some of these picks, the best first; and what it has answered.

    Without labels they are what ends its game; `only` waits until nothing else can be picked.
    """

    prompt: str
    picks: list[str]
    labels: list[TextInfo]
    given: list[str]
    only: bool


class SeatView(Struct):
    """The table through one pair of eyes: a seat's, or a spectator's."""

    seat: int
    zones: list[ZoneState]
    counters: list[CounterState]
    choice: ChoiceState | None
    undoable: list[int]  # numbers of answers, the latest first
    ways: list[WayState] | UnsetType = UNSET  # of Beacon Patrol
    ahead: AheadState | None = None  # what may be answered before it is asked


class SeatState(Struct):
    """Who sits where."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    agent: str
    here: bool
    awaited: bool
    thinking: bool
    free: bool  # an invitation leads there
    away: bool  # nobody has been there for a while, so that the others may let an agent play
    stand_in: bool  # an agent plays until its holder returns
    asked: bool  # has asked for a hint


class LogLine(Struct):
    """What one answer brought about in one turn, as this viewer may know it.

    Lines of one deed make one entry. The number is that of the answer, -1 the set-up; the seat whose
    deed it is, the one after the last being a rival without a seat, and -1 nobody.
    """

    number: int
    turn: int
    deed: int
    seat: int
    heading: TextInfo | None  # with which a turn begins
    texts: list[TextInfo]


class ChatLine(Struct):
    """Something that somebody said, or news of who comes and goes."""

    seat: int
    name: str
    text: str
    news: TextInfo | None = None


class VoteState(Struct):
    """Who would let an agent play for somebody, and how many it takes."""

    absent: int
    voters: list[int]
    needed: int


class RematchState(Struct):
    """Who asks for a rematch, and the table at which the same keys open the same seats."""

    seat: int
    table: str


class RivalState(Struct):
    """An opponent without a seat, and where its points come from."""

    name: TextInfo
    points: int
    sheet: list[SheetLine]


class PleaState(Struct):
    """A seat asks to take back its answers from a number on; these have agreed, those have not yet."""

    seat: int
    to: int
    agreed: list[int]
    asked: list[int]


class ClockState(Struct):
    """The seconds that each has for a turn, and by seat those that are left now; null: no time runs."""

    turn: int
    left: list[float | None]


class Snapshot(Struct, tag="snapshot"):
    """All that a viewer needs to draw the table."""

    table: str
    game: str
    options: dict[str, Value]
    version: int  # how many entries the table's log has
    position: int  # how many answers have been given
    over: bool
    ending: int  # the seat that has still to end its turn, and may take it back; -1: none
    plea: PleaState | None
    started: bool  # before that, somebody is expected, and nobody is asked anything
    words: str  # two words that lead to a free seat; told only those who sit here
    votes: list[VoteState]
    rematch: RematchState | None
    together: bool  # all choose at once, so that a seat that is not awaited has chosen
    winners: list[int]
    verdict: TextInfo | None  # what the scores amount to now, where a game has a word for it
    scores: list[int]
    sheets: list[list[SheetLine]]
    rival: RivalState | None
    seats: list[SeatState]
    eyes: list[SeatView]  # one for each seat whose key the viewer gave; else a spectator's
    log: list[LogLine]
    chat: list[ChatLine]
    seed: int | None  # told when the game is over
    deck: DeckInfo | None
    lesson: LessonState | None
    hints: bool  # hints may be asked for here
    fork: ForkState | None  # where it goes on from
    host: int  # the seat whose holder says who may sit down; -1: nobody
    door: Door  # who may sit down on a free seat
    delay: int  # seconds that spectators see everything later
    clock: ClockState | None  # where everybody has only so long for a turn


class Part(Struct):
    """A place in a snapshot, by names of fields and numbers in lists, and what stands there now.

    The place after the last of a list makes it longer.
    """

    path: list[str | int]
    value: Any


class Glimpse(Struct):
    """A table in a few words, as the holder of some keys may know it."""

    table: str
    game: str
    started: bool
    over: bool
    prompt: TextInfo | None  # what the holder of these keys is asked
    progress: CounterState | None
    rival: RivalState | None  # without its sheet
    winners: list[int]
    verdict: TextInfo | None
    scores: list[int]
    seats: list[SeatState]
    lesson: LessonState | None
    deal: str  # its number, where somebody has chosen it; '' where it is a surprise
    hints: bool  # whether advice may be asked for though several people play
    clock: ClockState | None
