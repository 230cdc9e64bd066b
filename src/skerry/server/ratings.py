"""How strong people are, by name and game, from finished tables at which several played; only with `--community`."""

from __future__ import annotations

import logging
import time
from importlib.util import find_spec
from typing import TYPE_CHECKING

import sqlalchemy as sa
from litestar import get
from litestar.datastructures import State
from sqlalchemy.exc import IntegrityError

from skerry import games
from skerry.extras import needed
from skerry.kernel.errors import OptionError
from skerry.server import lobby, names
from skerry.server.api import REFUSED
from skerry.server.hall import Hall
from skerry.server.protocol.seating import Rated
from skerry.server.schema import LOCK, RATED, RATINGS
from skerry.server.store import is_passing

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

    from skerry.server.live import LiveTable

LOG = logging.getLogger(__name__)
LIBRARY = "openskill"
IN_TURN = (
    LOCK + 1
)  # what PostgreSQL locks: two games at once would count for the same people as one
MOST = 100  # names on the list
STEP, MIDDLE = 40, 500  # points that are shown: who has not played has 1,500


def is_there() -> bool:
    """Whether the library that rates is installed."""
    return find_spec(LIBRARY) is not None


def people(live: LiveTable) -> list[int]:
    """The seats that are rated by how a game has ended: of people with names of their own, from its start on."""
    if not live.table.over or live.game.cooperative or live.header.fork or live.header.world:
        return []
    seats = [
        seat
        for seat, holder in enumerate(live.holders)
        if holder.kind == "human" and holder.name and not holder.took_over
    ]
    names = {live.holders[seat].name.casefold() for seat in seats}
    return seats if len(seats) > 1 and len(names) == len(seats) else []


def ranks(live: LiveTable, seats: list[int]) -> list[float]:
    """How many of them have done better than each: winners first, then by score."""
    won, scores = live.table.winners(), live.table.scores()
    worth = [(seat in won, scores[seat]) for seat in seats]
    return [float(sum(other > mine for other in worth)) for mine in worth]


async def rate(hall: Hall, live: LiveTable) -> None:
    """Rate those who have played, once for each table, whichever process does it."""
    if not people(live) or not is_there():
        return
    rated = await names.names_now(hall, live.holders)
    seats = [seat for seat in people(live) if rated[seat]]
    if len(seats) < 2:
        return
    row = {"table": live.id, "game": live.game.name, "at": time.time()}
    try:
        async with hall.store.engine.begin() as connection:
            await connection.execute(RATED.insert(), row)
            if not hall.store.embedded:
                await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(IN_TURN)))
            await _rate(connection, live, seats, [rated[seat] for seat in seats])
    except IntegrityError:
        return  # it has been done
    except Exception as error:
        if not is_passing(error):
            LOG.exception("A game could not be rated")


async def _rate(
    connection: AsyncConnection, live: LiveTable, seats: list[int], names: list[str]
) -> None:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra

    model = PlackettLuce()
    of_game = RATINGS.c.game == live.game.name
    asked = sa.select(RATINGS).where(of_game, RATINGS.c.name.in_(names))
    known = {row.name: row for row in (await connection.execute(asked)).all()}
    before = [
        model.rating(known[name].mu, known[name].sigma) if name in known else model.rating()
        for name in names
    ]
    after = model.rate([[each] for each in before], ranks=ranks(live, seats))
    for name, (new,) in zip(names, after, strict=True):
        count = known[name].games + 1 if name in known else 1
        await connection.execute(RATINGS.delete().where(of_game, RATINGS.c.name == name))
        await connection.execute(
            RATINGS.insert(),
            {
                "game": live.game.name,
                "name": name,
                "mu": new.mu,
                "sigma": new.sigma,
                "games": count,
            },
        )


@get("/api/ratings/{game:str}", responses=REFUSED)
async def ratings(game: str, state: State) -> list[Rated]:
    """List how strong people are at a game, by their names, the strongest first."""
    hall: Hall = state.hall
    lobby.check(hall)
    games.game(game)
    if not is_there():
        raise OptionError(needed(LIBRARY))
    asked = (
        sa.select(RATINGS)
        .where(RATINGS.c.game == game)
        .order_by((RATINGS.c.mu - 2 * RATINGS.c.sigma).desc(), RATINGS.c.name)
        .limit(MOST)
    )
    async with hall.store.engine.connect() as connection:
        rows = (await connection.execute(asked)).all()
    return [
        Rated(row.name, round(STEP * row.mu + MIDDLE), round(2 * STEP * row.sigma), row.games)
        for row in rows
    ]
