"""The tables of the database, and how those of an older Skerry become ours."""

from __future__ import annotations

import sqlalchemy as sa

from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text

METADATA = sa.MetaData()
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("header", sa.JSON, nullable=False),
)
LOG = sa.Table(
    "log",
    METADATA,
    sa.Column("table", sa.ForeignKey(TABLES.c.id), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("body", sa.JSON, nullable=False),
)
WORDS = sa.Table(
    "words",
    METADATA,
    sa.Column("words", sa.String(40), primary_key=True),
    sa.Column("table", sa.String(32), nullable=False),
)
VISITS = sa.Table(
    "visits",
    METADATA,
    sa.Column("process", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Float, nullable=False, index=True),
    sa.Column("here", sa.Boolean, nullable=False),
)
LISTED = sa.Table(  # an index: whether a table is open to all, its log says
    "listed",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("at", sa.Float, nullable=False, index=True),
)
DEADLINES = sa.Table(  # of seats whose time runs, as far as they were noted
    "deadlines",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("turn", sa.String(40), nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
)
PUSHES = sa.Table(  # browsers that are told when it is the turn of a seat
    "pushes",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("endpoint", sa.String(1000), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False),  # of the seat's holder: else it ends
    sa.Column("p256dh", sa.String(120), nullable=False),
    sa.Column("auth", sa.String(40), nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
)
CALLED = sa.Table(  # the last call of a seat, so that it is made once
    "called",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("call", sa.String(40), nullable=False),
)
SECRETS = sa.Table(  # of this server, made when they are first needed
    "secrets",
    METADATA,
    sa.Column("name", sa.String(20), primary_key=True),
    sa.Column("value", sa.String(200), nullable=False),
)
RATED = sa.Table(  # tables whose end has been counted
    "rated",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
)
RATINGS = sa.Table(
    "ratings",
    METADATA,
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("name", sa.String(24), primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
JUDGED = sa.Table(
    "judged",
    METADATA,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("body", sa.JSON, nullable=False),
)
ACCOUNTS = sa.Table(  # names that only the holders of their passkeys may use
    "accounts",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("folded", sa.String(100), nullable=False, unique=True),  # alike for alike names
    sa.Column("created", sa.Float, nullable=False),
)
PASSKEYS = sa.Table(
    "passkeys",
    METADATA,
    sa.Column("id", sa.String(1400), primary_key=True),
    sa.Column("account", sa.String(32), nullable=False, index=True),
    sa.Column("key", sa.String(2800), nullable=False),  # the public one
    sa.Column("signs", sa.BigInteger, nullable=False),  # how often it has signed
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("used", sa.Float, nullable=False),
)
SESSIONS = sa.Table(  # of browsers that are signed in; of their cookies only hashes are kept
    "sessions",
    METADATA,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("account", sa.String(32), nullable=False, index=True),
    sa.Column("passkey", sa.String(1400), nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
)
CHALLENGES = sa.Table(  # what passkeys were asked to sign, until they do
    "challenges",
    METADATA,
    sa.Column("challenge", sa.String(100), primary_key=True),
    sa.Column("purpose", sa.String(8), nullable=False),
    sa.Column("account", sa.String(32), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("until", sa.Float, nullable=False, index=True),
)
SCHEMA = sa.Table("schema_version", METADATA, sa.Column("version", sa.Integer, primary_key=True))
KEPT = (
    TABLES,
    WORDS,
    LOG,
    JUDGED,
    LISTED,
    DEADLINES,
    PUSHES,
    CALLED,
    SECRETS,
    RATED,
    RATINGS,
    ACCOUNTS,
    PASSKEYS,
)  # what a backup holds, in the order in which it can be put back

FIRST = 1  # before there was a version in the database
VERSION = 5
# From each version to the next; tables that are only new are made afterwards.
STEPS: dict[int, tuple[str, ...]] = {1: ("DROP TABLE IF EXISTS present",), 2: (), 3: (), 4: ()}
LOCK = 0x536B657272  # any number that nobody else locks


def bring_up(connection: sa.Connection) -> None:
    """Make what is missing, bring what is old up to date, and refuse what is newer than we are."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    found = _version(connection)
    if found > VERSION:
        raise OptionError(
            Text("server-database-newer", {"found": str(found), "ours": str(VERSION)})
        )
    for version in range(found, VERSION):
        for statement in STEPS[version]:
            connection.exec_driver_sql(statement)
    METADATA.create_all(connection)
    if found < VERSION:
        connection.execute(SCHEMA.delete())
        connection.execute(SCHEMA.insert(), {"version": VERSION})


def _version(connection: sa.Connection) -> int:
    names = sa.inspect(connection).get_table_names()
    if SCHEMA.name in names:
        return int(connection.scalar(sa.select(SCHEMA.c.version)) or FIRST)
    return FIRST
