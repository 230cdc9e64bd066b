"""What a request would write into the log of a table, or why it is refused. Changes nothing."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

import msgspec

from skerry.kernel.errors import NotYourTurn
from skerry.kernel.text import Text, seat_text
from skerry.server import ahead, hosting, seating
from skerry.server.entries import Outcome, Spoke
from skerry.server.protocol.requests import Chat, OfHost, Plan
from skerry.server.turns import OfTurn, answers, in_turn

if TYPE_CHECKING:
    from skerry.server.bots import Answers
    from skerry.server.live import Keys, LiveTable

LONGEST_CHAT = 300

Request = OfTurn | Plan | Chat | OfHost | seating.Request


def outcome(live: LiveTable, keys: Keys, request: Request) -> Outcome:
    """Turn the request of somebody with these keys into entries; refuse it if it will not do."""
    once = getattr(request, "once", msgspec.UNSET) or ""
    if once and live.company.knows(seating.hashed_name(once)):
        return Outcome([], seating.secret_of(once))
    if isinstance(request, OfTurn):
        holder = seating.own(live, keys, request.seat)
        if holder.kind == "bot":
            raise NotYourTurn(Text("server-seat-of-bot", {"seat": seat_text(request.seat)}))
        return in_turn(live, request)
    if isinstance(request, Plan):
        seating.own(live, keys, request.seat)
        return ahead.outcome(live, request)
    if isinstance(request, Chat):
        holder = seating.own(live, keys, request.seat)
        text = seating.cleaned(request.text, LONGEST_CHAT, "chat")
        return Outcome([Spoke(request.seat, holder.name, text, seating.hashed_name(once))])
    if isinstance(request, OfHost):
        return hosting.outcome(live, keys, request, once)
    return seating.outcome(live, keys, request, once)


def answers_of_bots(live: LiveTable, given: Answers, position: int, version: int) -> Outcome:
    """Answer for seats in a row, as far as agents still play them and are still asked that."""
    seat = given[0][0]
    if live.holders[seat].kind != "bot":
        raise NotYourTurn(Text("server-bot-gone", {"seat": seat_text(seat)}))
    agents = takewhile(lambda answer: live.holders[answer[0]].kind == "bot", given)
    return answers(live, list(agents), position, version)
