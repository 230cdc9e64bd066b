"""Several processes at one address, behind a proxy, and what whoever runs them looks at."""

from __future__ import annotations

import json
import os
import signal
import ssl
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest
from websockets.sync import client
from websockets.typing import Origin

from tests.patience import PATIENCE, until
from tests.server import services
from tests.server.house import UNHURRIED, House, play_on

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Two workers at one address."""
    place = tmp_path_factory.mktemp("several")
    more = ("--workers", "2", "--metrics", "--log", "json", "--origin", "https://localhost")
    house = House(f"{place}/skerry.db", place / "log", *UNHURRIED, *more).start()
    until(lambda: house.said().count(b"Listening on") == 2, "both workers listen")
    yield house
    house.leave()


def workers_of(house: House) -> list[int]:
    """The processes that listen, as they say themselves."""
    lines = [json.loads(line) for line in house.said().decode().splitlines()]
    return [line["process"] for line in lines if "Listening" in line["message"]]


def test_a_table_is_played_on_whichever_worker_answers(several: House) -> None:
    made = several.create("screen", "screen")
    with several.view(made["table"]) as one, several.view(made["table"], changes=True) as other:
        shown = play_on(several, made["table"], made["keys"])
        assert shown["over"]
        one.see(lambda shown: shown["over"])
        other.see(lambda shown: shown["over"])
    assert one.shown["log"] == other.shown["log"]


def test_a_worker_that_dies_is_replaced_and_its_viewers_come_back(several: House) -> None:
    made = several.create("screen", "screen")
    before = workers_of(several)
    os.kill(before[0], signal.SIGKILL)
    until(lambda: len(workers_of(several)) > len(before), "another worker listens")
    assert play_on(several, made["table"], made["keys"], 4)["position"] == 4


def test_all_workers_are_counted_together(several: House) -> None:
    made = several.create("screen", "screen")
    play_on(several, made["table"], made["keys"], 4)
    text = several.http.get("/metrics").text
    [line] = [line for line in text.splitlines() if line.startswith("skerry_answers_total")]
    assert float(line.split()[-1]) >= 4
    assert several.http.get("/healthz").text == "ok"
    assert several.http.get("/readyz").json() == {"database": True, "stays": True}


def test_figures_are_not_for_everybody(house: House) -> None:
    assert house.http.get("/metrics").status_code == 404


def test_before_its_end_a_server_says_so_and_goes_on(tmp_path: Path) -> None:
    drained = House(f"{tmp_path}/skerry.db", tmp_path / "log", *UNHURRIED, "--drain", "2").start()
    made = drained.create("screen", "screen")
    assert drained.process is not None
    os.kill(drained.process.pid, signal.SIGTERM)
    until(lambda: drained.http.get("/readyz").status_code == 503, "it will not stay")
    assert play_on(drained, made["table"], made["keys"], 1)["position"] == 1
    assert drained.process.wait(PATIENCE) == 0
    drained.http.close()


def test_nginx_in_front_passes_tables_and_websockets_on(several: House, tmp_path: Path) -> None:
    made = several.create("screen", "screen")
    with services.nginx(several.host, tmp_path) as port:
        trusted = ssl.create_default_context(cafile=f"{tmp_path}/cert.pem")
        with httpx.Client(base_url=f"https://localhost:{port}", verify=trusted) as http:
            assert http.get(f"/api/tables/{made['table']}").status_code == 200
            assert http.get("/metrics").status_code == 403
        address = f"wss://localhost:{port}/api/tables/{made['table']}/live"
        origin = Origin(f"https://localhost:{port}")
        with client.connect(address, ssl=trusted, origin=origin, open_timeout=PATIENCE) as link:
            link.send(json.dumps({"type": "hello", "keys": []}))
            assert json.loads(link.recv(timeout=PATIENCE))["type"] == "snapshot"


def test_the_unit_for_systemd_is_understood(tmp_path: Path) -> None:
    program = "/usr/bin/systemd-analyze"
    if not Path(program).exists():
        pytest.skip(services.missing("systemd"))
    unit = Path(__file__).parents[2] / "deploy" / "skerry.service"
    copy = tmp_path / "skerry.service"
    copy.write_text(unit.read_text().replace("/opt/skerry/bin/skerry", "/bin/true"))
    done = subprocess.run(
        [program, "verify", str(copy)], capture_output=True, text=True, check=False
    )
    assert "skerry.service" not in done.stderr, done.stderr
