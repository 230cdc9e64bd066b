"""What a viewer says, one websocket a viewer or by REST, and what it is answered."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType

from skerry.server.protocol.advice import Advice
from skerry.server.protocol.seating import SeatKey
from skerry.server.protocol.table import Door, Part, Refusal, Snapshot
from skerry.server.protocol.text import TextInfo


class Hello(Struct, tag="hello"):
    """The first message: the keys of the seats that this viewer holds; none for a spectator."""

    keys: list[SeatKey]
    changes: bool | UnsetType = UNSET  # after the first snapshot send only what changes


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
    taken: list[str] = []  # what is taken for a set that is given for something
    hold: bool | UnsetType = UNSET  # the turn stays mine until I end it, if I could take this back


class EndTurn(Struct, tag="end"):
    """End the turn that was held: from now on the others may go on."""

    id: int
    seat: int


class Undo(Struct, tag="undo"):
    """Take back a seat's answers from that number on."""

    id: int
    seat: int
    to: int


class Plead(Struct, tag="plead"):
    """Ask the others to let a seat take back its answers from that number on."""

    id: int
    seat: int
    to: int


class Reply(Struct, tag="reply"):
    """Agree to what another seat pleads for, or do not; who pleads may withdraw it so."""

    id: int
    seat: int
    agrees: bool


class Plan(Struct, tag="plan"):
    """Answer in advance with the first of these picks that will be there; with none of them: no longer.

    With `only`, not before nothing else can be picked.
    """

    id: int
    seat: int
    picks: list[str]
    only: bool = False


class Chat(Struct, tag="chat"):
    """Say something to all."""

    id: int
    seat: int
    text: str
    once: str | UnsetType = UNSET  # a name of its own: sent again, it is not done again


class HandOver(Struct, tag="hand-over"):
    """Let an agent play for a seat; with agent "" take the seat back."""

    id: int
    seat: int
    agent: str
    once: str | UnsetType = UNSET  # a name of its own: sent again, it is not done again


class Rename(Struct, tag="rename"):
    """Call a seat by another name."""

    id: int
    seat: int
    name: str


class Leave(Struct, tag="leave"):
    """Give a seat up: it is open again, and a new invitation to it is made."""

    id: int
    seat: int
    once: str | UnsetType = UNSET  # a name of its own: sent again, it is not done again


class Start(Struct, tag="start"):
    """Begin: an agent plays on every seat that nobody has taken yet."""

    id: int
    seat: int
    agent: str


class Vote(Struct, tag="vote"):
    """Vote for an agent in the place of somebody who is not there, until they return."""

    id: int
    seat: int
    absent: int
    agent: str


class Rekey(Struct, tag="rekey"):
    """Give a seat a new key, so that the old one opens nothing any more."""

    id: int
    seat: int
    once: str | UnsetType = UNSET  # a name of its own: sent again, it is not done again


class Rematch(Struct, tag="rematch"):
    """Ask all who sit here to another table of the same game, on the same seats."""

    id: int
    seat: int
    same_deal: bool


class OpenDoor(Struct, tag="door"):
    """Say, as the host, who may sit down: who has the link, everybody on this server, or nobody new."""

    id: int
    seat: int
    door: Door


class Remove(Struct, tag="remove"):
    """Take, as the host, a seat from somebody; then nobody sits down who is not invited anew."""

    id: int
    seat: int
    whom: int
    once: str | UnsetType = UNSET  # a name of its own: sent again, it is not done again


class SetDelay(Struct, tag="delay"):
    """Let spectators, as the host, see everything so many seconds later; 0: at once."""

    id: int
    seat: int
    seconds: int


class Hint(Struct, tag="hint"):
    """Ask for advice on the choice put before a seat at that position; it comes bit by bit."""

    id: int
    seat: int
    position: int


class Enough(Struct, tag="enough"):
    """Let the advice end with what is thought so far."""

    id: int
    seat: int


class Why(Struct, tag="why"):
    """Ask why things in sight of a seat cannot be chosen now."""

    id: int
    seat: int


class Whole(Struct, tag="whole"):
    """Ask for a whole snapshot, when a change does not fit what is there."""

    id: int


class Change(Struct, tag="change"):
    """What is new since the last snapshot or change."""

    number: (
        int  # counts the messages since the last snapshot from 1 on: after a gap ask for a whole
    )
    parts: list[Part]


class Reasons(Struct, tag="reasons"):
    """Why things in sight of a seat cannot be chosen, as the table stands."""

    id: int
    seat: int
    refusals: list[Refusal]


class Done(Struct, tag="done"):
    """A request was carried out and is safe on disk.

    After leaving, with the new invitation; after a new key, with that; after a rematch, with the table.
    """

    id: int
    invite: str = ""
    table: str = ""


class Refused(Struct, tag="refused"):
    """A request was refused and has changed nothing."""

    id: int
    error: str  # the kind of error: IllegalAction, StaleAction, NotYourTurn …
    message: str  # in English, for programs
    said: TextInfo  # the same for people, in their language


InTurn = Act | EndTurn | Undo | Plead | Reply
OfHost = OpenDoor | Remove | SetDelay
OfSeat = HandOver | Rename | Leave | Start | Vote | Rekey | Rematch
FromViewer = Hello | InTurn | Plan | Chat | OfSeat | OfHost | Hint | Enough | Why | Whole
ToViewer = Snapshot | Change | Advice | Reasons | Done | Refused


class FaultInfo(Struct):
    """What is wrong at one place of a deck file, and the line it is in."""

    line: int
    column: int
    sentence: str  # in English, for programs
    said: TextInfo  # the same for people, in their language
    text: str


class Problem(Struct):
    """What REST answers when it refuses; a deck file is refused with all its faults."""

    error: str
    message: str  # in English, for programs
    said: TextInfo  # the same for people, in their language
    faults: list[FaultInfo] | UnsetType = UNSET
