"""Answers, and taking them back: what a seat does in its turn, as entries of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from skerry.kernel.errors import IllegalAction, NotYourTurn, StaleAction, UndoError
from skerry.kernel.text import Text, seat_text
from skerry.server.entries import Answered, Ended, Entry, Outcome, Pleaded, Replied, TookBack
from skerry.server.protocol.requests import Act, EndTurn, Plead, Reply, Undo
from skerry.server.protocol.table import SPECTATOR

if TYPE_CHECKING:
    from skerry.server.live import LiveTable

MOST_PICKS = 32

OfTurn = Act | EndTurn | Undo | Plead | Reply


def in_turn(live: LiveTable, request: OfTurn) -> Outcome:
    """Turn what a seat asks for in its turn into entries."""
    match request:
        case Act():
            return answer(live, request)
        case EndTurn():
            return _end_turn(live, request)
        case Undo():
            return _undo(live, request)
        case Plead():
            return _plead(live, request)
        case Reply():
            return _reply(live, request)


def answer(live: LiveTable, act: Act) -> Outcome:
    """Answer for a seat, be it a person's or an agent's."""
    if not live.company.started:
        raise NotYourTurn(Text("server-not-begun"))
    if not 1 <= len(act.picks) <= MOST_PICKS:
        raise IllegalAction(Text("server-picks", {"most": MOST_PICKS, "count": len(act.picks)}))
    if act.version is not msgspec.UNSET and live.rewound(act.seat, act.version):
        raise StaleAction(Text("server-asked-anew", {"seat": seat_text(act.seat)}))
    if live.ending not in (SPECTATOR, act.seat):
        raise NotYourTurn(Text("server-turn-held", {"seat": seat_text(live.ending)}))
    tried = live.table.clone()
    asked = tried.choice(act.seat)
    vocabulary = tried.game.vocabulary
    if act.one_by_one is not True and asked is not None and asked.gathering is not None:
        things, taken = [[vocabulary.id(p) for p in picks] for picks in (act.picks, act.taken)]
        tried.gather(things, act.seat, act.position, taken)
    else:
        for place, pick in enumerate(act.picks):
            tried.act(pick, act.seat, None if place else act.position)
    given = tried.answers[live.table.position :]
    hold = act.hold is True
    return Outcome([Answered(seat, vocabulary.names[pick], hold) for seat, pick in given])


def _end_turn(live: LiveTable, request: EndTurn) -> Outcome:
    if live.ending != request.seat:
        raise StaleAction(Text("server-no-turn", {"seat": seat_text(request.seat)}))
    return Outcome([Ended(request.seat)])


def _undo(live: LiveTable, request: Undo) -> Outcome:
    numbers = live.table.undoable(request.seat)
    if request.to not in numbers:
        # The table says in its own words why not.
        live.table.clone().undo(request.seat, request.to)
    gone = sorted(number for number in numbers if number >= request.to)
    return Outcome([TookBack(request.seat, gone)])


def _plead(live: LiveTable, request: Plead) -> Outcome:
    """One may ask for what one has answered; where the table allows it, nobody need be asked."""
    answers = live.table.answers
    if not 0 <= request.to < len(answers) or answers[request.to][0] != request.seat:
        raise UndoError(
            Text("server-not-theirs", {"answer": str(request.to), "seat": seat_text(request.seat)})
        )
    if live.table.over:
        raise UndoError(Text("server-over"))
    if request.to in live.table.undoable(request.seat):
        return _undo(live, Undo(request.id, request.seat, request.to))
    others = [h for seat, h in enumerate(live.holders) if seat != request.seat]
    if not any(holder.kind == "human" for holder in others):
        raise UndoError(Text("server-nobody-to-ask"))
    return Outcome([Pleaded(request.seat, request.to)])


def _reply(live: LiveTable, request: Reply) -> Outcome:
    """When the last one agrees, all answers since are gone."""
    plea = live.plea
    asked = live.asked_to_agree()
    withdraws = plea is not None and plea.seat == request.seat and not request.agrees
    if plea is None or not (request.seat in asked or withdraws):
        raise StaleAction(Text("server-not-asked", {"seat": seat_text(request.seat)}))
    entries: list[Entry] = [Replied(request.seat, request.agrees)]
    if request.agrees and asked == [request.seat]:
        entries.append(TookBack(plea.seat, list(range(plea.to, live.table.position))))
    return Outcome(entries)
