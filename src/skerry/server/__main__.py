"""`python -m skerry.server`: serve tables."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from skerry.kernel.errors import SkerryError
from skerry.server import logs, run
from skerry.server.settings import Settings


def main() -> None:
    """Read the command line and serve."""
    usual = Settings()
    given = _given(usual)
    logs.begin(given.log)
    settings = Settings(
        database=given.database,
        origins=tuple(given.origin),
        think=given.think,
        hint=given.hint,
        review=given.review,
        workers=given.workers,
        thinkers=given.thinkers,
        luck=given.luck,
        bus=given.bus,
        archive=given.archive,
        metrics=given.metrics,
        drain=given.drain,
        log=given.log,
        live_tables=given.live_tables,
        tables_a_minute=given.tables_a_minute,
        requests_a_second=given.requests_a_second,
        away=given.away,
        patience=given.patience,
        address=given.address,
        community=given.community,
        accounts=given.accounts,
        push=given.push,
        push_services=(*usual.push_services, *given.push_service),
        hook=given.hook,
        deck="" if given.deck is None else given.deck.read_text(encoding="utf-8"),
    )
    try:
        run(given.host, given.port, settings=settings, open_browser=given.open)
    except SkerryError as error:
        sys.exit(str(error))


def _given(usual: Settings) -> argparse.Namespace:
    parser = argparse.ArgumentParser("skerry.server", description=run.__doc__)
    add = parser.add_argument
    add("--host", default="127.0.0.1")
    add("--port", type=int, default=8000)
    add("--database", default=usual.database)
    add("--origin", action="append", default=[], help="another origin whose pages may connect")
    add("--think", type=float, default=usual.think, help="seconds an agent may take")
    add("--hint", type=float, default=usual.hint, help="seconds that a hint is thought about")
    add("--review", type=int, default=usual.review, help="playouts to judge an answer by")
    add("--workers", type=int, default=usual.workers, help="server processes at this address")
    add("--thinkers", type=int, default=usual.thinkers, help="processes in which agents think")
    add("--luck", type=int, help="a number, to have bots play alike in every run")
    add("--bus", default="", help="a Redis or Valkey URL by which processes tell each other")
    add("--archive", type=float, default=usual.archive, help="days until a log is freed; 0: never")
    add("--metrics", action="store_true", help="answer to Prometheus at /metrics")
    add("--drain", type=float, default=usual.drain, help="seconds to serve on when told to stop")
    add("--log", choices=("plain", "json"), default=usual.log)
    _add_limits(parser, usual)
    _add_community(parser)
    add("--address", default="", help="where others reach this server, as http://host:port")
    add("--hook", default="", help="a command or URL that is told whose turn it is at slow tables")
    add("--deck", type=Path, help="deck file for tables that bring none")
    add("--open", action="store_true", help="open the browser")
    return parser.parse_args()


def _add_limits(parser: argparse.ArgumentParser, usual: Settings) -> None:
    add = parser.add_argument
    add("--live-tables", type=int, default=usual.live_tables)
    add("--tables-a-minute", type=int, default=usual.tables_a_minute)
    add("--requests-a-second", type=int, default=usual.requests_a_second)
    add("--away", type=float, default=usual.away, help="seconds until somebody counts as away")
    add("--patience", type=float, default=usual.patience, help="seconds for whoever is silent")


def _add_community(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--community", action="store_true", help="let tables be open to all who come here")
    add("--accounts", action="store_true", help="let names be reserved by passkeys")
    add(
        "--push",
        default="",
        help="call people through their browsers; whom services may write to, as mailto:you@host",
    )
    add("--push-service", action="append", default=[], help="another push service, as https://host")


if __name__ == "__main__":
    main()
