"""Setting up tables, and sitting down at them: by invitation, by two words, or once more."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec

from skerry import games
from skerry.agents import agents
from skerry.kernel.rng import from_seed
from skerry.kernel.table import Table, checked_seed
from skerry.kernel.text import Text
from skerry.server import clock, delay, lobby, names, seating, teaching
from skerry.server.entries import Fork as Origin
from skerry.server.entries import Header, Holder, Outcome
from skerry.server.errors import BadRequest, NoSuchTable, Overloaded
from skerry.server.live import Keys, LiveTable, hashed
from skerry.server.protocol.advice import Fork
from skerry.server.protocol.requests import Done, Rematch, Rename
from skerry.server.protocol.seating import (
    Created,
    Invitation,
    Joined,
    NewTable,
    SeatKey,
    SeatWish,
    TakeAny,
    TakeSeat,
)
from skerry.server.words import LONGEST, read_words, two_words

if TYPE_CHECKING:
    from skerry.server.hall import Hall
    from skerry.server.sessions import Account

STRONG = "strong"  # who plays for people where another line is tried
TRIES = 20  # words that lead elsewhere in a row


async def create(hall: Hall, wish: NewTable, who: Account | None = None) -> Created:
    """Set up a table; the one who asks gets the keys of the seats at this screen."""
    game = await asyncio.to_thread(games.game, wish.game, await _deck(hall, wish))
    _, options = game.check(len(wish.seats), dict(wish.options))
    seed = secrets.randbits(53) if wish.seed is None else checked_seed(wish.seed)
    created = Created(secrets.token_urlsafe(9), [], [])
    holders = [
        _holder(created, seat, each, game.name, await _called(hall, who, each))
        for seat, each in enumerate(wish.seats)
    ]
    header = Header(game.name, game.rules, seed, options, holders, game.variant, hints=wish.hints)
    header.chosen = wish.seed is not None
    header.clock = clock.checked(wish.clock, holders)
    lobby.open_at_first(hall, wish, header)
    await _set_up(hall, created.table, header)
    if header.door == "all":
        await lobby.put_on_list(hall.store, created.table)
    return created


async def _called(hall: Hall, who: Account | None, wish: SeatWish) -> seating.Called:
    """What a seat of a new table is called; only who sets it up sits there by their account."""
    if wish.kind == "me":
        return await names.seated(hall, who, wish.name)
    return await names.called(hall, who, wish.name)


async def fork(hall: Hall, id: str, keys: Keys, wish: Fork, who: Account | None = None) -> Created:
    """Set up a table that goes on from a position of another, with agents on all other seats."""
    live = await hall.table(id)
    if live.table.over and not live.held(keys):
        await hall.finished(id)  # spectators who see all later have to wait for its end
    if not live.table.over:
        seating.own(live, keys, wish.seat)
        if live.company_of(wish.seat):
            raise BadRequest(Text("server-fork-early"))
    answers = live.table.answers
    if not (0 <= wish.position <= len(answers) and 0 <= wish.seat < len(live.holders)):
        raise BadRequest(Text("server-no-position", {"last": len(answers)}))
    created = Created(secrets.token_urlsafe(9), [], [])
    own = live.holders[wish.seat].name if wish.seat in live.held(keys) else ""
    called = await names.seated(hall, who, wish.name, own)
    wishes = [_tried(live, seat, wish) for seat in range(len(live.holders))]
    holders = [
        _holder(created, seat, each, live.game.name, called if seat == wish.seat else None)
        for seat, each in enumerate(wishes)
    ]
    header = msgspec.structs.replace(
        await _begun(live, wish),
        holders=holders,
        waiting=False,
        words="",
        door="words",
        lesson=False,
        delay=0,
        clock=0,
        fork=Origin(id, wish.position, anew=not live.table.over),
    )
    await _set_up(hall, created.table, header)
    return created


async def _begun(live: LiveTable, wish: Fork) -> Header:
    """Tell where a line begins: where the game was, or if that goes on, where it might have been.

    Whoever tries a line of a game that goes on must not learn what will be drawn there.
    """
    if not live.table.over:
        world = await asyncio.to_thread(_dealt_anew, live.table.clone(), wish)
        seed = secrets.randbits(53)
        return msgspec.structs.replace(
            live.header, seed=seed, chosen=False, world=world, answers=[]
        )
    names = live.game.vocabulary.names
    answers = live.table.answers[: wish.position]
    return msgspec.structs.replace(
        live.header, answers=[(seat, names[pick]) for seat, pick in answers]
    )


def _dealt_anew(table: Table, wish: Fork) -> str:
    """Write down a position that agrees with all that a seat had seen after so many answers."""
    world = table.at(wish.position).sample(wish.seat, from_seed(secrets.randbits(53)))
    world.state.hasty = False  # somebody plays on from there
    return world.record().position


def _tried(live: LiveTable, seat: int, wish: Fork) -> SeatWish:
    """Who sits on a seat of a table that goes on from another."""
    holder = live.holders[seat]
    if seat == wish.seat:
        return SeatWish("me")
    known = list(agents(live.game.name))
    instead = STRONG if STRONG in known else known[-1]
    return SeatWish("bot", wish.agent or holder.agent or instead, holder.name)


async def begin_lesson(hall: Hall, name: str, pupil: str, who: Account | None = None) -> Created:
    """Set up the guided first game of a game, with the weakest agent on the other seats."""
    lesson = teaching.lesson_of(name)
    game = games.game(name)
    seats, options = game.check(lesson.seats, {})
    others = [SeatWish("bot", next(iter(agents(name))))] * (seats - 1)
    created = Created(secrets.token_urlsafe(9), [], [])
    called = await names.seated(hall, who, pupil)
    mine = _holder(created, 0, SeatWish("me"), name, called)
    holders = [mine, *(_holder(created, 1, each, name) for each in others)]
    header = Header(name, game.rules, lesson.seed, options, holders, game.variant, lesson=True)
    await _set_up(hall, created.table, header)
    return created


async def _set_up(hall: Hall, id: str, header: Header) -> None:
    """Keep a new table; two words lead to it if somebody is expected, or was where it began."""
    header.waiting = any(holder.kind == "open" for holder in header.holders)
    if header.waiting or header.words:
        header.words = await _words(hall, id)
    live = LiveTable(id, header)
    await hall.store.create(id, header)
    hall.welcome(live)


async def _words(hall: Hall, table: str) -> str:
    for attempt in range(TRIES):
        words = two_words(attempt)
        if await hall.store.claim(words, table):
            return words
    raise Overloaded(Text("server-no-words"))


async def rematch(hall: Hall, id: str, keys: Keys, request: Rematch) -> Done:
    """Set up the same table anew: every key opens the same seat there; the first to ask wins."""
    live = await hall.table(id)
    seating.own(live, keys, request.seat)
    if not live.table.over:
        raise BadRequest(Text("server-not-over"))
    again = secrets.token_urlsafe(9)
    if live.company.rematch is None:
        header = _again(live, same_deal=request.same_deal)
        header.holders = await names.renewed(hall, header.holders)
        await _set_up(hall, again, header)
    await hall.commit(live, lambda live: seating.ask_again(live, request.seat, again))
    assert live.company.rematch is not None
    return Done(request.id, table=live.company.rematch.table)


async def _deck(hall: Hall, wish: NewTable) -> str:
    """Return the deck file that was brought, or another table's, or this server's own."""
    if wish.deck:
        return wish.deck
    if wish.deck_of:
        return (await hall.table(wish.deck_of)).header.deck
    return hall.settings.deck if games.game(wish.game).digest else ""


async def take(
    hall: Hall, id: str, seat: int, wish: TakeSeat, who: Account | None = None
) -> SeatKey:
    """Exchange an invitation for a seat."""
    live = await hall.table(id)
    called = await names.seated(hall, who, wish.name, seating.name_at(live, seat))

    def outcome(now: LiveTable) -> Outcome:
        return seating.take(now, seat, wish.invite, called)

    return SeatKey(seat, await hall.commit(live, outcome))


async def rename(
    hall: Hall, id: str, keys: Keys, request: Rename, who: Account | None = None
) -> Done:
    """Call one's own seat otherwise."""
    live = await hall.table(id)
    called = await names.called(hall, who, request.name)

    def outcome(now: LiveTable) -> Outcome:
        return seating.rename(now, keys, request.seat, called)

    return Done(request.id, await hall.commit(live, outcome))


async def invited(hall: Hall, words: str) -> Invitation:
    """Tell where words lead, and which seats are free there."""
    live = await _led_to(hall, words)
    free = [] if live.company.door == "shut" else seating.free_seats(live)
    shown = await delay.shown(hall, live, {})
    return Invitation(shown.showing.glimpse({}), free)


async def take_any(hall: Hall, words: str, wish: TakeAny, who: Account | None = None) -> Joined:
    """Let somebody who knows the words of a table sit down at it."""
    live = await _led_to(hall, words)
    called = await names.seated(hall, who, wish.name, seating.name_at(live, wish.seat))
    secret = await hall.commit(live, lambda now: seating.take_any(now, wish.seat, called))
    return Joined(live.id, live.game.name, SeatKey(wish.seat, secret))


async def _led_to(hall: Hall, words: str) -> LiveTable:
    table = await hall.store.led_to(read_words(words[:LONGEST]))
    if table is None:
        raise NoSuchTable(Text("server-words"))
    return await hall.table(table)


def _again(live: LiveTable, *, same_deal: bool) -> Header:
    """How a table is set up once more; who was stood in for plays again."""
    holders = [
        msgspec.structs.replace(holder, kind="human", agent="", stand_in=False)
        if holder.stand_in
        else holder
        for holder in live.holders
    ]
    return msgspec.structs.replace(
        live.header,
        rules=live.game.rules,
        seed=live.header.seed if same_deal else secrets.randbits(53),
        chosen=same_deal,
        world=live.header.world if same_deal else "",
        holders=holders,
        waiting=False,
        lesson=False,
        answers=[],
        fork=None,
        door="words",
    )


def _holder(
    created: Created,
    seat: int,
    wish: SeatWish,
    game: str,
    called: seating.Called | None = None,
) -> Holder:
    """Make the holder of a seat, and note the secret that goes with it."""
    name, account = called or seating.Called(seating.checked_name(wish.name))
    if wish.kind == "bot":
        return Holder("bot", name, agent=seating.checked_agent(wish.agent, game))
    secret = seating.new_secret()
    if wish.kind == "friend":
        created.invites.append(SeatKey(seat, secret))
        return Holder("open", name, invite=hashed(secret))
    created.keys.append(SeatKey(seat, secret))
    return Holder("human", name, key=hashed(secret), account=account)
