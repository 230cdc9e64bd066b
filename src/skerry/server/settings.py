"""What whoever runs the server may decide."""

from __future__ import annotations

import os
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Settings:
    """How a server runs; the defaults suit a few friends at home."""

    database: str = "sqlite+aiosqlite:///skerry.db"
    origins: tuple[str, ...] = ()  # other origins whose pages may connect, as https://host
    think: float = 5.0  # seconds an agent may take for a choice
    hint: float = 4.0  # seconds that a hint is thought about
    review: int = 400  # playouts by which an answer is judged when a game is looked back at
    workers: int = field(default_factory=lambda: os.cpu_count() or 1)
    live_tables: int = 2000  # kept in memory; idle ones are let go first
    tables_a_minute: int = 30  # new ones, for each client
    away: float = 120.0  # seconds without somebody at a seat until the others may seat a bot there
    address: str = ""  # where others reach this server, as http://host:port; "" if only from here
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
