"""`skerry serve`: tables in the browser, for this machine or for a network."""

from __future__ import annotations

import socket
from typing import Annotated, Literal

from cyclopts import Parameter

from skerry.cli.console import tell
from skerry.cli.keeping import database_of
from skerry.cli.network import EVERYWHERE, HERE, local_address, may_open, show_way
from skerry.cli.parameters import DeckFile, Lan, flag, game_of_deck
from skerry.drawing.words import words
from skerry.extras import require
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text

Style = Literal["plain", "json"]
USUAL_PORT = 8000
TRIES = 20


def serve(
    *,
    host: Annotated[str, Parameter(help=words(Text("terminal-param-host")))] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help=words(Text("terminal-param-port")))] = None,
    database: Annotated[str | None, Parameter(help=words(Text("terminal-param-database")))] = None,
    open_browser: Annotated[bool, flag(Text("terminal-param-open"))] = False,
    lan: Lan = False,
    deck: DeckFile = None,
    workers: Annotated[int, Parameter(help=words(Text("terminal-param-serve-workers")))] = 1,
    bus: Annotated[str, Parameter(help=words(Text("terminal-param-bus")))] = "",
    origin: Annotated[
        list[str] | None, Parameter(help=words(Text("terminal-param-origin")), negative="")
    ] = None,
    archive: Annotated[float, Parameter(help=words(Text("terminal-param-archive")))] = 90.0,
    drain: Annotated[float, Parameter(help=words(Text("terminal-param-drain")))] = 0.0,
    metrics: Annotated[bool, flag(Text("terminal-param-metrics"))] = False,
    community: Annotated[bool, flag(Text("terminal-param-community"))] = False,
    accounts: Annotated[bool, flag(Text("terminal-param-accounts"))] = False,
    push: Annotated[str, Parameter(help=words(Text("terminal-param-push")))] = "",
    hook: Annotated[str, Parameter(help=words(Text("terminal-param-hook")))] = "",
    log: Annotated[
        Style, Parameter(help=words(Text("terminal-param-log")), show_choices=False)
    ] = "plain",
) -> int:
    """Serve tables until Ctrl-C. Every move is on disk before it is shown."""
    require("server")
    from skerry.server import logs, run  # noqa: PLC0415 - the other commands do without it
    from skerry.server.settings import Settings, shown_url  # noqa: PLC0415

    if workers < 1:
        raise OptionError(Text("server-workers", {"count": workers}))
    if workers > 1 or metrics or log == "json":
        logs.begin(log)

    mine = local_address()
    shared = host == EVERYWHERE or (host == HERE and may_open(lan, mine))
    host = EVERYWHERE if shared else host
    port = free_port(host, port)
    database = database_of(database)
    if database.startswith("postgres"):
        require("postgres")
    here = HERE if shared else host
    tell(
        Text(
            "terminal-serving",
            {"address": f"http://{here}:{port}/", "database": shown_url(database)},
        )
    )
    address = f"http://{mine}:{port}" if shared and mine else ""
    if address:
        show_way(address)
    text = "" if deck is None else game_of_deck(deck).variant
    settings = Settings(
        database=database,
        deck=text,
        address=address,
        origins=tuple(origin or ()),
        workers=workers,
        bus=bus,
        archive=archive,
        drain=drain,
        metrics=metrics,
        community=community,
        accounts=accounts,
        push=push,
        hook=hook,
        log=log,
    )
    run(host, port, settings=settings, open_browser=open_browser)
    return 0


def free_port(host: str, wished: int | None) -> int:
    """Return the port asked for if it is free; unasked, the first free one from the usual on."""
    for port in [wished] if wished is not None else range(USUAL_PORT, USUAL_PORT + TRIES):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except (OSError, OverflowError):
                continue
            return port
    if wished is not None:
        raise OptionError(Text("terminal-port", {"host": host, "port": str(wished)}))
    first, last = str(USUAL_PORT), str(USUAL_PORT + TRIES - 1)
    raise OptionError(Text("terminal-ports", {"host": host, "first": first, "last": last}))
