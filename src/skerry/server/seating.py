"""What requests about seats would write into the log of a table. Changes nothing."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import msgspec

from skerry.agents import agents, no_agent
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text, seat_text
from skerry.server.entries import Back, Holder, Outcome, Rematched, Seated, Voted
from skerry.server.errors import BadRequest, WrongKey
from skerry.server.live import Keys, LiveTable, hashed
from skerry.server.protocol.requests import HandOver, Leave, Rekey, Start, Vote

LONGEST_NAME = 24


NOTHING_NEW = Outcome([])
Ask: TypeAlias = Callable[[LiveTable], Outcome]


Request = HandOver | Leave | Rekey | Start | Vote


class Called(NamedTuple):
    """What somebody is called, and the account whose name it is."""

    name: str
    account: str = ""


def outcome(live: LiveTable, keys: Keys, request: Request, once: str) -> Outcome:
    """Turn a request about seats into entries; `once` is what it is called, if it has a name."""
    if isinstance(request, HandOver):
        return hand_over(live, keys, request, once)
    holder = own(live, keys, request.seat)
    match request:
        case Leave():
            return leave(request.seat, once)
        case Rekey():
            return rekey(request.seat, holder, once)
        case Start():
            return start(live, request)
        case Vote():
            return vote(live, keys, request)


def own(live: LiveTable, keys: Keys, seat: int) -> Holder:
    """The holder of a seat whose key was given."""
    if seat not in live.held(keys):
        raise WrongKey(Text("server-no-key", {"seat": seat_text(seat)}))
    return live.holders[seat]


# Sitting down.


def take(live: LiveTable, seat: int, invite: str, called: Called) -> Outcome:
    """Exchange an invitation for the seat and a new secret."""
    if not is_invited(live, seat, invite):
        raise WrongKey(Text("server-invitation"))
    return _sit(live, seat, called)


def is_invited(live: LiveTable, seat: int, invite: str) -> bool:
    """Whether an invitation to that seat still holds."""
    if not 0 <= seat < len(live.holders):
        raise BadRequest(
            Text("error-no-seat", {"seat": str(seat), "first": 0, "last": len(live.holders) - 1})
        )
    expected = live.holders[seat].invite
    return bool(expected) and hmac.compare_digest(expected, hashed(invite))


def take_any(live: LiveTable, seat: int, called: Called) -> Outcome:
    """Let somebody who knows the words of the table sit down on a free seat."""
    if seat not in free_seats(live) or live.company.door == "shut":
        raise BadRequest(Text("server-seat-taken"))
    return _sit(live, seat, called)


def take_open(live: LiveTable, seat: int, called: Called) -> Outcome:
    """Let anybody sit down on a free seat of a table that is open to all."""
    if live.company.door != "all":
        raise WrongKey(Text("server-not-open"))
    return take_any(live, seat, called)


def free_seats(live: LiveTable) -> list[int]:
    """The seats that wait for somebody, also those where an agent plays meanwhile."""
    return [seat for seat, holder in enumerate(live.holders) if holder.invite]


def name_at(live: LiveTable, seat: int) -> str:
    """What a seat is called for now; "" if it is not, or there is no such seat."""
    return live.holders[seat].name if 0 <= seat < len(live.holders) else ""


def _sit(live: LiveTable, seat: int, called: Called) -> Outcome:
    secret = new_secret()
    holder = Holder(
        "human",
        called.name,
        key=hashed(secret),
        took_over=live.company.started,
        account=called.account,
    )
    return Outcome([Seated(seat, holder)], secret)


def rename(live: LiveTable, keys: Keys, seat: int, called: Called) -> Outcome:
    """Call one's own seat otherwise."""
    holder = own(live, keys, seat)
    named = msgspec.structs.replace(holder, name=called.name, account=called.account)
    return Outcome([Seated(seat, named)])


# Getting up, and letting agents play.


def leave(seat: int, once: str) -> Outcome:
    """Open a seat, and make an invitation to it."""
    secret = secret_of(once)
    return Outcome([Seated(seat, Holder("open", invite=hashed(secret)), hashed_name(once))], secret)


def hand_over(live: LiveTable, keys: Keys, request: HandOver, once: str) -> Outcome:
    """A seat with a holder is handed over by its holder only, any other by any who sit here."""
    held = live.held(keys)
    seat = request.seat
    if not held or not 0 <= seat < len(live.holders):
        raise WrongKey(Text("server-stranger"))
    holder = live.holders[seat]
    if holder.key and seat not in held:
        raise WrongKey(Text("server-seat-held", {"seat": seat_text(seat)}))
    if request.agent:
        if holder.took_over and len(live.company.present()) > 1:
            raise BadRequest(Text("server-for-good"))
        return Outcome([Seated(seat, _played_by(live, holder, request.agent))])
    if holder.key:
        mine = msgspec.structs.replace(holder, kind="human", agent="", stand_in=False)
        return Outcome([Seated(seat, mine)])
    return _free(seat, holder, once)


def _free(seat: int, holder: Holder, once: str) -> Outcome:
    """Let the agent get up from a seat that nobody holds; who is invited to it stays so."""
    if holder.kind == "open":
        raise BadRequest(Text("server-seat-open"))
    if not holder.invite:
        return leave(seat, once)
    return Outcome([Seated(seat, msgspec.structs.replace(holder, kind="open", agent=""))])


def start(live: LiveTable, request: Start) -> Outcome:
    """Let agents play on all open seats; whoever is invited to one may still take it over."""
    return Outcome(
        [
            Seated(seat, _played_by(live, holder, request.agent))
            for seat, holder in enumerate(live.holders)
            if holder.kind == "open"
        ]
    )


def vote(live: LiveTable, keys: Keys, request: Vote) -> Outcome:
    """Vote, with all seats that these keys hold, for an agent in the place of who is not there."""
    absent = request.absent
    if not 0 <= absent < len(live.holders) or not live.company.is_absent(absent):
        raise BadRequest(Text("server-nobody-missing"))
    agent = checked_agent(request.agent, live.game.name)
    voted = live.company.votes.get(absent, {})
    mine = [seat for seat in live.held(keys) if seat != absent and seat not in voted]
    return Outcome([Voted(seat, absent, agent) for seat in mine])


def rekey(seat: int, holder: Holder, once: str) -> Outcome:
    """Give a seat a new key; the old one opens nothing any more, wherever it is."""
    secret = secret_of(once)
    named = msgspec.structs.replace(holder, key=hashed(secret))
    return Outcome([Seated(seat, named, hashed_name(once))], secret)


def returned(live: LiveTable, keys: Keys) -> Outcome:
    """Note that holders of these keys are back; whatever stood in for them gets up."""
    return Outcome([Back(seat) for seat in live.held(keys) if live.company.misses(seat)])


def ask_again(live: LiveTable, seat: int, table: str) -> Outcome:
    """Ask all to another table, unless somebody has done so."""
    if live.company.rematch is not None:
        return NOTHING_NEW
    return Outcome([Rematched(seat, table)])


def _played_by(live: LiveTable, holder: Holder, agent: str) -> Holder:
    if holder.kind == "open" and live.company.started and len(live.company.present()) > 1:
        raise BadRequest(Text("server-vote"))
    agent = checked_agent(agent, live.game.name)
    return msgspec.structs.replace(holder, kind="bot", agent=agent, stand_in=False)


# Secrets and names.


def new_secret() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def secret_of(once: str) -> str:
    """A secret that the same request would be told again, and nobody else could guess."""
    if not once:
        return new_secret()
    return hashlib.sha256(f"secret of {once}".encode()).hexdigest()[:32]


def hashed_name(once: str) -> str:
    """What is kept of what a request was called; "" stays ""."""
    return hashed(once) if once else ""


def checked_name(name: str) -> str:
    """Return a name fit to be shown; "" stays ""."""
    return cleaned(name, LONGEST_NAME, "name") if name.strip() else ""


def cleaned(text: str, longest: int, what: str) -> str:
    """Return a text without blanks at its ends and without signs that cannot be seen."""
    text = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not text:
        raise BadRequest(Text("server-empty", {"what": what}))
    if len(text) > longest:
        raise BadRequest(Text("server-long", {"what": what, "count": len(text), "most": longest}))
    return text


def checked_agent(agent: str, game: str) -> str:
    """Return the name of an agent that plays a game."""
    if agent not in agents(game):
        raise OptionError(no_agent(agent, game))
    return agent
