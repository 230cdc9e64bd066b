"""Databases, buses and proxies of our own, where the machine has them."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE, until

if TYPE_CHECKING:
    from collections.abc import Iterator

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
INITDB = str(BINARIES[-1]) if BINARIES else shutil.which("initdb")
UNPRIVILEGED = "postgres" if os.getuid() == 0 else None  # PostgreSQL refuses to run as root


def why_no_postgres() -> str:
    if INITDB is None:
        return missing("postgresql")
    if UNPRIVILEGED and UNPRIVILEGED not in [user.pw_name for user in pwd.getpwall()]:
        return "PostgreSQL does not run as root, and there is no user postgres"
    return ""


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a PostgreSQL server of our own."""
    if reason := why_no_postgres():
        pytest.skip(reason)
    assert INITDB is not None
    place = tempfile.mkdtemp(prefix="skerry-postgres-")
    if UNPRIVILEGED:
        shutil.chown(place, UNPRIVILEGED)
    initdb = [INITDB, "-D", f"{place}/data", "-U", "skerry", "-A", "trust", "-N"]
    subprocess.run(initdb, check=True, user=UNPRIVILEGED, capture_output=True, cwd=place)
    serve = [str(Path(INITDB).parent / "postgres"), "-D", f"{place}/data", "-k", place]
    with (Path(place) / "log").open("wb") as log:
        serving = subprocess.Popen(
            [*serve, "-h", ""],  # no port, which somebody else might take
            user=UNPRIVILEGED,
            stdout=log,
            stderr=log,
            cwd=place,
        )
    ready = [str(Path(INITDB).parent / "pg_isready"), "-h", place]
    until(
        lambda: subprocess.run(ready, check=False, capture_output=True).returncode == 0,
        "PostgreSQL is ready",
    )
    yield f"postgresql://skerry@/postgres?host={place}"
    serving.terminate()
    serving.wait(PATIENCE)
    shutil.rmtree(place)


def missing(package: str) -> str:
    return f"{package} is not installed here; on Debian: apt-get install {package}"


@contextmanager
def redis() -> Iterator[str]:
    """The URL of a Redis of our own, at a socket in a folder of its own."""
    program = shutil.which("redis-server") or shutil.which("valkey-server")
    if program is None:
        pytest.skip(missing("redis-server"))
    place = tempfile.mkdtemp(prefix="skerry-redis-")
    at = f"{place}/redis.sock"
    quiet = ("--save", "", "--appendonly", "no", "--dir", place)
    serving = subprocess.Popen(
        [program, "--port", "0", "--unixsocket", at, *quiet], stdout=subprocess.DEVNULL
    )
    until(lambda: Path(at).exists(), "Redis is ready")
    yield f"unix://{at}"
    serving.terminate()
    serving.wait(PATIENCE)
    shutil.rmtree(place)


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
