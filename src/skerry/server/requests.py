"""What a request would write into the log of a table, or why it is refused. Changes nothing."""

from __future__ import annotations

import hmac
import secrets
from typing import NamedTuple

import msgspec

from skerry.agents import agents
from skerry.kernel.errors import IllegalAction, NotYourTurn, OptionError, StaleAction
from skerry.server.entries import Answered, Entry, Holder, Seated, Spoke, TookBack
from skerry.server.errors import BadRequest, WrongKey
from skerry.server.live import Keys, LiveTable, hashed
from skerry.server.protocol import Act, Chat, HandOver, Leave, Rename, Undo

LONGEST_NAME = 24
LONGEST_CHAT = 300
MOST_PICKS = 32

Request = Act | Undo | Chat | HandOver | Rename | Leave


class Outcome(NamedTuple):
    """Entries to append, and the secret that only the one who asked is told."""

    entries: list[Entry]
    secret: str = ""


def outcome(live: LiveTable, keys: Keys, request: Request) -> Outcome:
    """Turn the request of somebody with these keys into entries; refuse it if it will not do."""
    if isinstance(request, HandOver):
        return _hand_over(live, keys, request)
    holder = _own(live, keys, request.seat)
    match request:
        case Act():
            return _act(live, holder, request)
        case Undo():
            return _undo(live, request)
        case Chat():
            text = cleaned(request.text, LONGEST_CHAT, "line of chat")
            return Outcome([Spoke(request.seat, holder.name, text)])
        case Rename():
            named = msgspec.structs.replace(holder, name=checked_name(request.name))
            return Outcome([Seated(request.seat, named)])
        case Leave():
            return _open(request.seat)


def take(live: LiveTable, seat: int, invite: str, name: str) -> Outcome:
    """Exchange an invitation for the seat and a new secret."""
    if not 0 <= seat < len(live.holders):
        raise BadRequest(f"There is no seat {seat}; seats go from 0 to {len(live.holders) - 1}.")
    expected = live.holders[seat].invite
    if not expected or not hmac.compare_digest(expected, hashed(invite)):
        raise WrongKey("This invitation is not, or no longer, valid.")
    secret = new_secret()
    holder = Holder("human", checked_name(name), key=hashed(secret))
    return Outcome([Seated(seat, holder)], secret)


def answer_of_bot(live: LiveTable, answer: Act) -> Outcome:
    """Answer for a seat that an agent plays, if it still does and is still asked that."""
    if live.holders[answer.seat].kind != "bot":
        raise NotYourTurn(f"Seat {answer.seat} is not played by an agent any more.")
    return _answer(live, answer)


def new_secret() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def checked_name(name: str) -> str:
    """Return a name fit to be shown; "" stays ""."""
    return cleaned(name, LONGEST_NAME, "name") if name.strip() else ""


def cleaned(text: str, longest: int, what: str) -> str:
    """Return a text without blanks at its ends and without signs that cannot be seen."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not text:
        raise BadRequest(f"The {what} is empty.")
    if len(text) > longest:
        raise BadRequest(f"The {what} has {len(text)} characters; at most {longest} will do.")
    return text


def checked_agent(agent: str, game: str) -> str:
    """Return the name of an agent that plays a game."""
    known = agents(game)
    if agent not in known:
        raise OptionError(f"There is no agent {agent!r} for {game}; there is {', '.join(known)}.")
    return agent


def _own(live: LiveTable, keys: Keys, seat: int) -> Holder:
    if seat not in live.held(keys):
        raise WrongKey(f"You do not hold the key of seat {seat}.")
    return live.holders[seat]


def _act(live: LiveTable, holder: Holder, request: Act) -> Outcome:
    if holder.kind == "bot":
        raise NotYourTurn(f"Seat {request.seat} is played by {holder.agent}; take it back first.")
    return _answer(live, request)


def _answer(live: LiveTable, answer: Act) -> Outcome:
    if not 1 <= len(answer.picks) <= MOST_PICKS:
        raise IllegalAction(f"An answer has 1 to {MOST_PICKS} picks, not {len(answer.picks)}.")
    if answer.version is not msgspec.UNSET and live.rewound(answer.seat, answer.version):
        raise StaleAction(f"Seat {answer.seat} was asked anew after an undo.")
    tried = live.table.clone()
    asked = tried.choice(answer.seat)
    vocabulary = tried.game.vocabulary
    if answer.one_by_one is not True and asked is not None and asked.gathering is not None:
        tried.gather([vocabulary.id(p) for p in answer.picks], answer.seat, answer.position)
    else:
        for place, pick in enumerate(answer.picks):
            tried.act(pick, answer.seat, None if place else answer.position)
    given = tried.answers[live.table.position :]
    return Outcome([Answered(seat, vocabulary.names[pick]) for seat, pick in given])


def _undo(live: LiveTable, request: Undo) -> Outcome:
    numbers = live.table.undoable(request.seat)
    if request.to not in numbers:
        # The table says in its own words why not.
        live.table.clone().undo(request.seat, request.to)
    gone = sorted(number for number in numbers if number >= request.to)
    return Outcome([TookBack(request.seat, gone)])


def _hand_over(live: LiveTable, keys: Keys, request: HandOver) -> Outcome:
    """A seat with a holder is handed over by its holder only, any other by any who sit here."""
    held = live.held(keys)
    seat = request.seat
    if not held or not 0 <= seat < len(live.holders):
        raise WrongKey("Only those who sit at the table may hand over a seat of it.")
    holder = live.holders[seat]
    if holder.key and seat not in held:
        raise WrongKey(f"Seat {seat} is held by somebody else; only they may hand it over.")
    if request.agent:
        agent = checked_agent(request.agent, live.game.name)
        return Outcome([Seated(seat, msgspec.structs.replace(holder, kind="bot", agent=agent))])
    if holder.key:
        return Outcome([Seated(seat, msgspec.structs.replace(holder, kind="human", agent=""))])
    return _open(seat)


def _open(seat: int) -> Outcome:
    secret = new_secret()
    return Outcome([Seated(seat, Holder("open", invite=hashed(secret)))], secret)
