"""The examples in deploy/, run as they stand but for the places of programs, files and ports."""

from __future__ import annotations

import json
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

from tests.patience import PATIENCE, until
from tests.server import services

if TYPE_CHECKING:
    from collections.abc import Iterator

DEPLOY = Path(__file__).parents[2] / "deploy"
PROGRAM = Path(sys.executable).parent / "skerry"
NAME = "skerry.example"


def line_of(file: str, begins: str) -> str:
    """What stands in an example after a word."""
    lines = [line.strip() for line in (DEPLOY / file).read_text().splitlines()]
    [found] = [line.removeprefix(begins) for line in lines if line.startswith(begins)]
    return found.strip()


def changed(line: str, changes: dict[str, str]) -> list[str]:
    """Split a command, with other places in it."""
    for old, new in changes.items():
        assert old in line, old
        line = line.replace(old, new)
    return shlex.split(line)


@contextmanager
def run(command: list[str], place: Path) -> Iterator[None]:
    """Run a server of two workers as an example has it; it must end well."""
    with (place / "log").open("wb") as log:
        server = subprocess.Popen(command, stdout=log, stderr=log)
    try:
        until(lambda: (place / "log").read_bytes().count(b"Listening on") == 2, "both listen")
        yield
    finally:
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
    assert "Traceback" not in (place / "log").read_text()


def free_port() -> str:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return str(probe.getsockname()[1])


@pytest.mark.slow
def test_the_unit_and_nginx_serve_under_their_name(tmp_path: Path) -> None:
    port = free_port()
    places = {
        "/opt/skerry/bin/skerry": str(PROGRAM),
        "8000": port,
        "/var/lib/skerry": str(tmp_path),
    }
    command = changed(line_of("skerry.service", "ExecStart="), places)
    wish = {"game": "faraway", "seats": [{"kind": "me"}, {"kind": "bot", "agent": "random"}]}
    ours, others = {"Host": NAME, "Origin": f"https://{NAME}"}, {"Host": "evil.example"}
    with run(command, tmp_path), services.nginx(f"127.0.0.1:{port}", tmp_path) as front:
        trusted = ssl.create_default_context(cafile=f"{tmp_path}/cert.pem")
        with httpx.Client(
            base_url=f"https://localhost:{front}", verify=trusted, timeout=PATIENCE
        ) as http:
            assert http.post("/api/tables", json=wish, headers=ours).status_code == 201
            assert http.get("/api/health", headers=others).status_code == 400


@pytest.mark.slow
def test_containers_start_as_they_would_be_started(
    tmp_path: Path, postgres: str, redis: str
) -> None:
    port = free_port()
    entry = " ".join(json.loads(line_of("Containerfile", "ENTRYPOINT")))
    places = {
        "postgresql://skerry:skerry@database/skerry": postgres,
        "valkey://bus": redis,
        "0.0.0.0": "127.0.0.1",  # noqa: S104 - what is replaced
        "8000": port,
    }
    command = changed(f"{entry} {line_of('compose.yaml', 'command:')}", places)
    assert command[0] == "skerry"
    check = json.loads("[" + line_of("compose.yaml", 'test: ["CMD", "python",'))
    with run([str(PROGRAM), *command[1:]], tmp_path):
        healthy = [sys.executable, *(part.replace("8000", port) for part in check)]
        assert subprocess.run(healthy, check=False).returncode == 0
        assert httpx.get(f"http://127.0.0.1:{port}/metrics").status_code == 200


def test_compose_understands_its_file() -> None:
    program = shutil.which("docker-compose") or shutil.which("podman-compose")
    if program is None:
        pytest.skip(services.missing("docker-compose"))
    command = [program, "-f", str(DEPLOY / "compose.yaml"), "config"]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "condition: service_healthy" in done.stdout
