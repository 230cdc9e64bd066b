"""`skerry serve`: tables in the browser, for this machine or for a network."""

from __future__ import annotations

import socket
from typing import Annotated

from cyclopts import Parameter

from skerry.cli.console import tell
from skerry.cli.parameters import DeckFile, flag, game_of_deck
from skerry.cli.saves import state_folder
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text

USUAL_PORT = 8000
TRIES = 20


def serve(
    *,
    host: Annotated[
        str, Parameter(help="Listen there; 0.0.0.0 is for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="Listen on this port.")] = None,
    database: Annotated[
        str | None, Parameter(help="Keep the tables in this file, or at this PostgreSQL URL.")
    ] = None,
    open_browser: Annotated[bool, flag("Open the browser at the front page.")] = False,
    deck: DeckFile = None,
) -> int:
    """Serve tables until Ctrl-C. Every move is on disk before it is shown."""
    from skerry.server import run  # noqa: PLC0415 - the other commands do without it

    port = free_port(host, port)
    if database is None:
        folder = state_folder()
        folder.mkdir(parents=True, exist_ok=True)
        database = str(folder / "tables.db")
    tell(Text("terminal-serving", {"address": f"http://{host}:{port}/", "database": database}))
    text = "" if deck is None else game_of_deck(deck).variant
    run(host, port, database, deck=text, open_browser=open_browser)
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
    taken = wished if wished is not None else f"{USUAL_PORT} to {USUAL_PORT + TRIES - 1}"
    raise OptionError(f"Nobody can listen on {host} at port {taken}; name another with --port.")
