"""What server and browser say to each other. The browser's types are made from these."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from skerry.kernel.choice import Role

Value = bool | int | str
SPECTATOR = -1  # the seat of somebody who only watches


class TextInfo(Struct):
    """A message for people: its id in the language files, and what fills its gaps."""

    id: str
    args: dict[str, int | str | TextInfo] = {}


# The shelf.


class SettingInfo(Struct):
    """An option of a game; the first allowed value is the default.

    It matters only where the other option that it stands under is not the default.
    """

    name: str
    allowed: list[Value]
    text: TextInfo
    under: str = ""
    seats: int = 0  # so many can play where it is not the default, if that is more than usual


class CardInfo(Struct):
    """A card: its name, its words, and what is drawn on it."""

    name: str
    back: str
    label: TextInfo
    text: TextInfo
    face: dict[str, Any]  # what the game's own drawing needs


class TrackInfo(Struct):
    """The ships' track of a deck file."""

    values: list[int]  # by place, what a ship is worth there
    marks: list[int]  # places where a treasure waits


class DeckInfo(Struct):
    """The deck file that a game is made from."""

    name: str
    digest: str
    house: bool  # something in it is not as printed
    brought: bool  # it came with the table, so the cards on the shelf are not those of the table
    track: TrackInfo


class GameInfo(Struct):
    """A game on the shelf."""

    name: str
    fewest: int
    most: int
    cooperative: bool  # all seats have one score and win or lose together
    settings: list[SettingInfo]
    agents: list[str]
    cards: list[CardInfo]
    rulebook: list[TextInfo]
    deck: DeckInfo | None  # only games whose cards stand in a file have one


# Setting up and sitting down.


class SeatWish(Struct):
    """Who shall sit on a seat: me, a friend by link, somebody at the same screen, or a bot."""

    kind: Literal["me", "friend", "screen", "bot"]
    agent: str = ""
    name: str = ""


class NewTable(Struct):
    """A table to be set up. Without a seed the deal is a surprise.

    A deck is the text of a deck file, for games that are made from one; or it is taken over from
    another table.
    """

    game: str
    seats: list[SeatWish]
    options: dict[str, Value] = {}
    seed: int | None = None
    deck: str = ""
    deck_of: str = ""  # the id of that table


class SeatKey(Struct):
    """A seat and the secret that holds it."""

    seat: int
    secret: str


class Created(Struct):
    """A new table: the keys of the seats that are mine, and invitations to the others."""

    table: str
    keys: list[SeatKey]
    invites: list[SeatKey]


class TakeSeat(Struct):
    """Somebody follows an invitation; the invitation ends and a new key is made."""

    invite: str
    name: str = ""


# What a viewer sees.


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


class GatheringState(Struct):
    """A set that is asked for, or the rest of it. It is sent whole, in any order."""

    pool: list[OptionState]  # what may be among it, equal things as often as there are such
    families: list[int]  # of each of the pool, where only one of a family may be among the set
    least: int
    most: int
    stop: str  # what is sent to choose nothing at all; "" if that cannot be


class ChoiceState(Struct):
    """What a seat is asked."""

    position: int
    prompt: TextInfo
    options: list[OptionState]
    gathering: GatheringState | None


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


class SeatView(Struct):
    """The table through one pair of eyes: a seat's, or a spectator's."""

    seat: int
    zones: list[ZoneState]
    counters: list[CounterState]
    choice: ChoiceState | None
    refusals: list[Refusal]
    undoable: list[int]  # numbers of answers, the latest first
    ways: list[WayState] | UnsetType = UNSET  # of Beacon Patrol


class SeatState(Struct):
    """Who sits where."""

    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    agent: str
    here: bool
    awaited: bool
    thinking: bool


class LogLine(Struct):
    """What one answer brought about, as this viewer may know it; number -1 is the set-up."""

    number: int
    seat: int
    texts: list[TextInfo]


class ChatLine(Struct):
    """Something that somebody said."""

    seat: int
    name: str
    text: str


class RivalState(Struct):
    """An opponent without a seat, and where its points come from."""

    name: TextInfo
    points: int
    sheet: list[SheetLine]


class Snapshot(Struct, tag="snapshot"):
    """All that a viewer needs to draw the table."""

    table: str
    game: str
    options: dict[str, Value]
    version: int  # how many entries the table's log has
    position: int  # how many answers have been given
    over: bool
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
    log_from: int | UnsetType = UNSET  # the log begins with this line; lines before it still hold


# What a viewer says (one websocket a viewer; the same is open by REST).


class Hello(Struct, tag="hello"):
    """The first message: the keys of the seats that this viewer holds; none for a spectator."""

    keys: list[SeatKey]
    tail: bool | UnsetType = UNSET  # send only new lines of the log, and say from where on


class Act(Struct, tag="act"):
    """An answer, several in a row, or a whole set, to the choice put at that position.

    Where a set is asked for, the picks are the set, be it of one pick.
    """

    id: int
    seat: int
    position: int
    picks: list[str]
    version: int | UnsetType = UNSET  # of the snapshot it answers: after an undo it is refused
    one_by_one: bool | UnsetType = (
        UNSET  # the picks are options in a row, also where a set is asked
    )


class Undo(Struct, tag="undo"):
    """Take back a seat's answers from that number on."""

    id: int
    seat: int
    to: int


class Chat(Struct, tag="chat"):
    """Say something to all."""

    id: int
    seat: int
    text: str


class HandOver(Struct, tag="hand-over"):
    """Let an agent play for a seat; with agent "" take the seat back."""

    id: int
    seat: int
    agent: str


class Rename(Struct, tag="rename"):
    """Call a seat by another name."""

    id: int
    seat: int
    name: str


class Leave(Struct, tag="leave"):
    """Give a seat up: it is open again, and a new invitation to it is made."""

    id: int
    seat: int


class Done(Struct, tag="done"):
    """A request was carried out and is safe on disk; after leaving, with the new invitation."""

    id: int
    invite: str = ""


class Refused(Struct, tag="refused"):
    """A request was refused and has changed nothing."""

    id: int
    error: str  # the kind of error: IllegalAction, StaleAction, NotYourTurn …
    message: str


FromViewer = Hello | Act | Undo | Chat | HandOver | Rename | Leave
ToViewer = Snapshot | Done | Refused


class FaultInfo(Struct):
    """What is wrong at one place of a deck file, and the line it is in."""

    line: int
    column: int
    sentence: str
    text: str


class Problem(Struct):
    """What REST answers when it refuses; a deck file is refused with all its faults."""

    error: str
    message: str
    faults: list[FaultInfo] | UnsetType = UNSET


# Records.


class Brought(Struct):
    """A record with the deck file it was played with."""

    record: str
    deck: str


class ReplayStep(Struct):
    """The table after one answer, seen by all eyes at once."""

    number: int
    seat: int
    pick: str
    zones: list[ZoneState]
    counters: list[CounterState]
    scores: list[int]
    texts: list[TextInfo]


class Replay(Struct):
    """A whole record, step by step."""

    game: str
    options: dict[str, Value]
    seats: int
    seed: int
    over: bool
    winners: list[int]
    verdict: TextInfo | None
    sheets: list[list[SheetLine]]
    rival: RivalState | None
    frames: list[ReplayStep]
    deck: DeckInfo | None
    cards: list[CardInfo]  # none if they are those on the shelf
