from __future__ import annotations

import contextlib
import json
import random
import signal
import sqlite3
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING

import httpx
import pytest

import skerry
from tests.daily import daily
from tests.patience import until
from tests.server.house import bearer, play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.house import House, Json


def answers_kept(database: str, table: str) -> list[tuple[int, str]]:
    kept = """SELECT body FROM log WHERE "table" = ? AND kind = 'answer' ORDER BY number"""
    with contextlib.closing(sqlite3.connect(database)) as opened:
        rows = opened.execute(kept, [table])
        bodies = [json.loads(row[0]) for row in rows]
    return [(body["seat"], body["pick"]) for body in bodies]


def play_until_killed(house: House, made: Json, acknowledged: list[tuple[int, str]]) -> None:
    """Play on, and note each answer that the server has acknowledged."""
    path = f"/api/tables/{made['table']}"
    headers = bearer(made["keys"])
    with contextlib.suppress(httpx.TransportError):
        while True:
            shown = house.http.get(path, headers=headers).json()
            choices = [(e["seat"], e["choice"]) for e in shown["eyes"] if e["choice"]]
            if not choices:
                return
            seat, choice = choices[0]
            pick = choice["options"][-1]["pick"]
            body = {"id": 1, "seat": seat, "position": choice["position"], "picks": [pick]}
            assert house.http.post(f"{path}/act", json=body, headers=headers).status_code == 200
            acknowledged.append((seat, pick))


@pytest.mark.parametrize("kills", daily([5, 20], 5))
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(
    build: Callable[..., House], kills: int
) -> None:
    house = build()
    made = house.create(*["screen"] * 6, seed=3)
    chance = random.Random(1)
    acknowledged: list[tuple[int, str]] = []
    for _ in range(kills):
        before = len(acknowledged)
        playing = threading.Thread(target=play_until_killed, args=(house, made, acknowledged))
        playing.start()
        until(lambda: len(acknowledged) > before or not playing.is_alive(), "a move")  # noqa: B023
        time.sleep(chance.uniform(0.0, 0.03))
        house.kill()
        playing.join()
        kept = answers_kept(house.database, made["table"])
        assert kept[: len(acknowledged)] == acknowledged
        assert len(kept) <= len(acknowledged) + 1  # one may have been committed but not answered
        acknowledged = kept
        house.start()
        assert house.look(made["table"])["position"] == len(kept)
    assert len(acknowledged) >= kills
    assert play_on(house, made["table"], made["keys"])["over"]
    record = skerry.replay(house.http.get(f"/api/tables/{made['table']}/record").text).record()
    assert [(answer.seat, answer.pick) for answer in record.answers][: len(kept)] == kept


def test_bots_go_on_by_themselves_after_a_crash(build: Callable[..., House]) -> None:
    house = build()
    table, kept = "", skerry.new("faraway", seats=6, seed=7)
    while not table or kept.over:  # killed in mid-game, even if we were slow
        table = house.create(*["random"] * 6, seed=7)["table"]
        house.kill()
        kept = skerry.new("faraway", seats=6, seed=7)
        for seat, pick in answers_kept(house.database, table):
            kept.act(pick, seat)
        house.start()
    with house.view(table) as watcher:
        assert watcher.see(lambda shown: shown["over"])["position"] > kept.position


def family(pid: int) -> set[int]:
    """A process and all that it started."""
    parents: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            if fields[0] != "Z":
                parents[int(stat.parent.name)] = int(fields[1])
    found = {pid} & parents.keys()
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the processes are counted in /proc")
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL, signal.SIGINT])
def test_no_worker_outlives_its_server(build: Callable[..., House], how: int) -> None:
    house = build()
    made = house.create("random", "random")
    with house.view(made["table"]) as watcher:
        watcher.see(lambda shown: shown["over"])
    assert house.process is not None
    processes = family(house.process.pid)
    assert len(processes) > 1
    house.end(how)
    until(lambda: not any(family(pid) for pid in processes), "all workers have ended")
    assert "Traceback" not in house.log.read_text()
