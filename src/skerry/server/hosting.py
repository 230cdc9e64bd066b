"""What a host may do at the own table: say who may sit down, and take a seat from somebody. Changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.kernel.text import Text
from skerry.server import delay, seating
from skerry.server.entries import Delayed, Opened, Outcome, Removed
from skerry.server.errors import BadRequest, WrongKey
from skerry.server.live import hashed
from skerry.server.protocol.requests import OfHost, OpenDoor, Remove, SetDelay

if TYPE_CHECKING:
    from skerry.server.live import Keys, LiveTable


def outcome(live: LiveTable, keys: Keys, request: OfHost, once: str) -> Outcome:
    """Turn what a host asks for into entries; refuse it to all others."""
    seating.own(live, keys, request.seat)
    if request.seat != live.company.host:
        raise WrongKey(Text("server-not-host"))
    match request:
        case OpenDoor():
            news = [] if request.door == live.company.door else [Opened(request.seat, request.door)]
            return Outcome([*news])
        case Remove():
            return _remove(live, request, once)
        case SetDelay():
            same = delay.checked(request.seconds) == live.company.delay
            return Outcome([] if same else [Delayed(request.seat, request.seconds)])


def _remove(live: LiveTable, request: Remove, once: str) -> Outcome:
    """Take a seat that somebody holds; the host is told an invitation to it."""
    whom, holders = request.whom, live.holders
    if whom == request.seat or not 0 <= whom < len(holders) or not holders[whom].key:
        raise BadRequest(Text("server-nobody-removed"))
    if live.table.over:
        raise BadRequest(Text("server-over"))
    secret = seating.secret_of(once)
    gone = Removed(request.seat, whom, hashed(secret), seating.hashed_name(once))
    return Outcome([gone], secret)
