"""Databases, buses and proxies of our own, where the machine has them."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE, until

if TYPE_CHECKING:
    from collections.abc import Iterator

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
INITDB = str(BINARIES[-1]) if BINARIES else shutil.which("initdb")
BOTH = pytest.mark.parametrize("database", ["sqlite", "postgres"], indirect=True)
UNPRIVILEGED = "postgres" if os.getuid() == 0 else None  # PostgreSQL refuses to run as root


def why_no_postgres() -> str:
    if INITDB is None:
        return missing("postgresql")
    if UNPRIVILEGED and UNPRIVILEGED not in [user.pw_name for user in pwd.getpwall()]:
        return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


class Postgres:
    """A PostgreSQL server of our own: a folder, and a socket in it instead of a port."""

    def __init__(self, place: str = "") -> None:
        assert INITDB is not None
        self.place = tempfile.mkdtemp(prefix="skerry-postgres-", dir=place or None)
        if UNPRIVILEGED:
            shutil.chown(self.place, UNPRIVILEGED)
        self.socket = f"{self.place}/.s.PGSQL.5432"
        self.url = f"postgresql://skerry@/postgres?host={self.place}"
        self.process: subprocess.Popen[bytes] | None = None
        command = [INITDB, "-D", f"{self.place}/data", "-U", "skerry", "-A", "trust", "-N"]
        subprocess.run(command, check=True, user=UNPRIVILEGED, capture_output=True, cwd=self.place)

    def begin(self, *settings: str) -> None:
        """Start; it may take a while until it answers."""
        serve = [str(Path(INITDB or "").parent / "postgres"), "-D", f"{self.place}/data"]
        more = [part for setting in settings for part in ("-c", setting)]
        with (Path(self.place) / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*serve, "-k", self.place, "-h", "", *more],
                user=UNPRIVILEGED,
                stdout=log,
                stderr=log,
                cwd=self.place,
                start_new_session=True,
            )

    def answers(self) -> bool:
        """Tell whether it takes connections."""
        ready = [str(Path(INITDB or "").parent / "pg_isready"), "-h", self.place]
        return subprocess.run(ready, check=False, capture_output=True).returncode == 0

    def end(self, how: int = signal.SIGTERM) -> None:
        """End it; SIGKILL ends all of its processes at once, as a power cut would."""
        assert self.process is not None
        if how == signal.SIGKILL:
            with suppress(ProcessLookupError):
                while True:  # until the last of them is gone
                    os.killpg(self.process.pid, how)
                    self.process.poll()
                    time.sleep(0.01)
        else:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        """Leave nothing behind."""
        if self.process is not None and self.process.poll() is None:
            self.end(signal.SIGINT)
        shutil.rmtree(self.place)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own."""
    if reason := why_no_postgres():
        pytest.skip(reason)
    own = Postgres()
    own.begin()
    until(own.answers, "PostgreSQL is ready")
    yield own.url
    own.remove()


def new_database(url: str) -> str:
    """The URL of another database of a PostgreSQL server of our own: an empty one."""
    name, place = f"d{secrets.token_hex(4)}", url.partition("?host=")[2]
    createdb = str(Path(INITDB or "").parent / "createdb")
    subprocess.run([createdb, "-h", place, "-U", "skerry", name], check=True)
    return url.replace("/postgres?", f"/{name}?")


def missing(package: str) -> str:
    return f"{package} is not installed here; on Debian: apt-get install {package}"


REDIS = shutil.which("redis-server") or shutil.which("valkey-server")


class Redis:
    """A Redis of our own, at a socket in a folder of its own."""

    def __init__(self) -> None:
        self.place = tempfile.mkdtemp(prefix="skerry-redis-")
        self.socket = f"{self.place}/redis.sock"
        self.url = f"unix://{self.socket}"
        self.process: subprocess.Popen[bytes] | None = None

    def begin(self) -> None:
        """Start; it may take a while until it answers."""
        assert REDIS is not None
        quiet = ("--save", "", "--appendonly", "no", "--dir", self.place)
        self.process = subprocess.Popen(
            [REDIS, "--port", "0", "--unixsocket", self.socket, *quiet], stdout=subprocess.DEVNULL
        )

    def answers(self) -> bool:
        """Tell whether it takes connections."""
        with socket.socket(socket.AF_UNIX) as probe:
            return probe.connect_ex(self.socket) == 0

    def end(self, how: int = signal.SIGTERM) -> None:
        """End it."""
        assert self.process is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        """Leave nothing behind."""
        if self.process is not None and self.process.poll() is None:
            self.end()
        shutil.rmtree(self.place)


@contextmanager
def redis() -> Iterator[str]:
    """The URL of a Redis of our own."""
    if REDIS is None:
        pytest.skip(missing("redis-server"))
    own = Redis()
    own.begin()
    until(own.answers, "Redis is ready")
    yield own.url
    own.remove()


@contextmanager
def nginx(upstream: str, place: Path) -> Iterator[int]:
    """The port at which nginx speaks TLS for a server, as our example has it."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        pytest.skip(missing("nginx-light"))
    subject = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1")
    files = ("-keyout", f"{place}/key.pem", "-out", f"{place}/cert.pem", "-days", "2")
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *subject, *files]
    subprocess.run(made, check=True, capture_output=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    example = (Path(__file__).parents[2] / "deploy" / "nginx.conf").read_text()
    changes = {
        "/etc/letsencrypt/live/skerry.example/fullchain.pem": f"{place}/cert.pem",
        "/etc/letsencrypt/live/skerry.example/privkey.pem": f"{place}/key.pem",
        "127.0.0.1:8000": upstream,
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "server_name skerry.example": "server_name localhost",
    }
    for old, new in changes.items():
        assert old in example, old
        example = example.replace(old, new)
    config = (
        f"daemon off; pid {place}/pid; error_log {place}/errors; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {place}/body; proxy_temp_path {place}/proxy;\n"
        f"fastcgi_temp_path {place}/f; uwsgi_temp_path {place}/u; scgi_temp_path {place}/s;\n{example}}}\n"
    )
    (place / "nginx.conf").write_text(config)
    serving = subprocess.Popen([program, "-c", f"{place}/nginx.conf", "-e", f"{place}/errors"])
    try:
        until(lambda: _answers(port), "nginx is ready")
        yield port
    finally:
        serving.terminate()
        serving.wait(PATIENCE)


def _answers(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
