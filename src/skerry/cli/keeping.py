"""`skerry backup` and `skerry restore`: all tables of a database in one file, and back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from skerry.cli.console import tell
from skerry.cli.parameters import flag
from skerry.cli.saves import state_folder
from skerry.drawing.words import words
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text

Database = Annotated[str | None, Parameter(help=words(Text("terminal-param-database")))]
BackupFile = Annotated[Path, Parameter(help=words(Text("terminal-param-backup")))]


def database_of(wished: str | None) -> str:
    """The database that was named, or the one in which `skerry play` keeps its tables."""
    if wished is not None:
        return wished
    folder = state_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return str(folder / "tables.db")


def backup(
    file: BackupFile,
    /,
    *,
    database: Database = None,
    force: Annotated[bool, flag(Text("terminal-param-force"))] = False,
) -> None:
    """Write all tables into a file, also while people play; nothing half written takes its place."""
    from skerry.server import backup as keeping  # noqa: PLC0415 - the other commands do without it
    from skerry.server.settings import Settings  # noqa: PLC0415

    if file.exists() and not force:
        raise OptionError(Text("terminal-exists", {"file": str(file)}))
    count = asyncio.run(keeping.save(Settings(database=database_of(database)).url, file))
    tell(Text("terminal-backed-up", {"count": count, "file": str(file)}))


def restore(file: BackupFile, /, *, database: Database = None) -> None:
    """Put a backup into a database that has no tables yet: SQLite or PostgreSQL."""
    from skerry.server import backup as keeping  # noqa: PLC0415 - the other commands do without it
    from skerry.server.settings import Settings  # noqa: PLC0415

    count = asyncio.run(keeping.restore(Settings(database=database_of(database)).url, file))
    tell(Text("terminal-restored", {"count": count, "file": str(file)}))
