"""Answers, and taking them back: what a seat does in its turn, as entries of the log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from skerry.kernel.errors import IllegalAction, NotYourTurn, StaleAction, UndoError
from skerry.kernel.text import Text, seat_text
from skerry.server.entries import Answered, Ended, Entry, Outcome, Pleaded, Replied, TookBack
from skerry.server.protocol.requests import Act, EndTurn, Plead, Reply, Undo
from skerry.server.protocol.table import SPECTATOR

if TYPE_CHECKING:
    from skerry.kernel.table import Table
    from skerry.server.bots import Answers
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
    """Answer for a seat, on a copy that becomes the table when the answer is on disk."""
    if not 1 <= len(act.picks) <= MOST_PICKS:
        raise IllegalAction(Text("server-picks", {"most": MOST_PICKS, "count": len(act.picks)}))
    _check_question(live, act.seat, act.version)
    tried = live.trial()
    vocabulary = tried.game.vocabulary
    if act.one_by_one is not True and tried.asks_set(act.seat):
        things, taken = [[vocabulary.id(p) for p in picks] for picks in (act.picks, act.taken)]
        tried.gather(things, act.seat, act.position, taken)
    else:
        for place, pick in enumerate(act.picks):
            tried.act(pick, act.seat, None if place else act.position)
    return _given(live, tried, hold=act.hold is True)


def answers(live: LiveTable, given: Answers, position: int, version: int) -> Outcome:
    """Answer for agents in a row, with all of it or nothing."""
    _check_question(live, given[0][0], version)
    tried = live.trial()
    for place, (seat, pick) in enumerate(given):
        tried.act(pick, seat, None if place else position)
    return _given(live, tried, hold=False)


def _check_question(live: LiveTable, seat: int, version: int | UnsetType) -> None:
    """Refuse who answers before the game has begun, an old question, or in another's turn."""
    if not live.company.started:
        raise NotYourTurn(Text("server-not-begun"))
    if version is not UNSET and live.rewound(seat, version):
        raise StaleAction(Text("server-asked-anew", {"seat": seat_text(seat)}))
    if live.ending not in (SPECTATOR, seat):
        raise NotYourTurn(Text("server-turn-held", {"seat": seat_text(live.ending)}))


def _given(live: LiveTable, tried: Table, *, hold: bool) -> Outcome:
    names = tried.game.vocabulary.names
    new = tried.answers[live.table.position :]
    return Outcome([Answered(seat, names[pick], hold) for seat, pick in new], table=tried)


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
