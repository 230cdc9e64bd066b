"""What whoever runs the server may decide."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass, field

from skerry.server.logs import Style
from skerry.server.push import SERVICES


@dataclass(frozen=True)
class Settings:
    """How a server runs; the defaults suit a few friends at home."""

    database: str = "sqlite+aiosqlite:///skerry.db"
    origins: tuple[str, ...] = ()  # other origins whose pages may connect, as https://host
    think: float = 5.0  # seconds an agent may take for a choice
    hint: float = 4.0  # seconds that a hint is thought about
    review: int = 400  # playouts by which an answer is judged when a game is looked back at
    workers: int = 1  # server processes at one address
    thinkers: int = field(default_factory=lambda: os.cpu_count() or 1)  # processes for agents
    luck: int | None = None  # what the chance of bots begins with; None: never the same
    bus: str = ""  # a Redis or Valkey URL by which processes tell each other; "": by the database
    archive: float = 90.0  # days without news after which a table's log is freed; 0: never
    metrics: bool = False  # whether /metrics answers
    drain: float = 0.0  # seconds between being told to stop and letting go of viewers
    log: Style = "plain"
    live_tables: int = 2000  # kept in memory; idle ones are let go first
    tables_a_minute: int = 30  # new ones, for each client
    away: float = 120.0  # seconds without somebody at a seat until the others may seat a bot there
    address: str = ""  # where others reach this server, as http://host:port; "" if only from here
    community: bool = False  # strangers meet: tables may be open to all, hosts may remove people
    accounts: bool = False  # names can be reserved by passkeys; only with a community
    push: str = ""  # whom push services may write to, as mailto:…; "": nothing is pushed
    push_services: tuple[str, ...] = SERVICES  # to whose addresses pushes may be sent
    hook: str = ""  # a command or URL that is told whose turn it is at slow tables
    deck: str = ""  # the text of the deck file for tables that bring none
    requests_a_second: int = 40  # for each client, and for each websocket
    patience: float = 60.0  # seconds for a hello, a whole request, and a reader who does not read

    @property
    def url(self) -> str:
        """The database's address; a plain path is a file of SQLite, a plain URL gets its driver."""
        if "://" not in self.database:
            return f"sqlite+aiosqlite:///{self.database}"
        scheme, rest = self.database.split("://", 1)
        drivers = {
            "sqlite": "sqlite+aiosqlite",
            "postgres": "postgresql+asyncpg",
            "postgresql": "postgresql+asyncpg",
        }
        return f"{drivers.get(scheme, scheme)}://{rest}"


def shown_url(url: str) -> str:
    """A database's address as it may be read by others: without the password."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:…@", url)
