"""The REST face of calls: a browser says where it is told that it is its turn."""

from __future__ import annotations

from litestar import get, post
from litestar.datastructures import State

from skerry.kernel.text import Text
from skerry.server import push, seating
from skerry.server.api import REFUSED, Authorization, keys_in
from skerry.server.calling import Calls
from skerry.server.errors import BadRequest, LimitReached
from skerry.server.hall import Hall
from skerry.server.protocol.notices import PushKey, PushTo, PushWish
from skerry.server.protocol.requests import Done
from skerry.server.subscriptions import MOST, count, keep, stop
from skerry.text import LANGUAGES


def _calls(hall: Hall) -> Calls:
    if not hall.settings.push:
        raise BadRequest(Text("server-no-push"))
    return hall.calls


@get("/api/push", responses=REFUSED)
async def push_key(state: State) -> PushKey:
    """Tell the key by which browsers know what comes from this server."""
    hall: Hall = state.hall
    return PushKey(push.public_key(await _calls(hall).our_key(hall.store)))


@post("/api/tables/{table:str}/push", status_code=200, responses=REFUSED)
async def call_me(
    table: str, data: PushWish, state: State, authorization: Authorization = ""
) -> Done:
    """Be told through your browser's service when it is your turn and you are not here."""
    hall: Hall = state.hall
    _calls(hall)
    live = await hall.table(table)
    holder = seating.own(live, keys_in(authorization), data.seat)
    if data.language not in LANGUAGES:
        raise BadRequest(Text("server-push"))
    services = hall.settings.push_services
    push.checked(data.endpoint, data.p256dh, data.auth, services)
    if await count(hall.store, table, data.seat) >= MOST:
        raise LimitReached(Text("server-push-many", {"most": MOST}))
    await keep(hall.store, table, data, holder.key)
    return Done(0)


@post("/api/tables/{table:str}/push/stop", status_code=200, responses=REFUSED)
async def call_me_no_more(
    table: str, data: PushTo, state: State, authorization: Authorization = ""
) -> Done:
    """Be told no longer."""
    hall: Hall = state.hall
    live = await hall.table(table)
    seating.own(live, keys_in(authorization), data.seat)
    await stop(hall.store, table, data)
    return Done(0)
