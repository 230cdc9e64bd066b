"""Spectators who see a table later: nothing younger leaves the server for them."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest

from skerry.server import delay, reception
from skerry.server.hall import Hall
from skerry.server.live import hashed
from skerry.server.protocol.requests import SetDelay
from skerry.server.protocol.seating import NewTable, SeatWish
from skerry.server.settings import Settings
from tests.server.house import UNHURRIED, House, play_on
from tests.server.services import BOTH
from tests.server.test_ahead import answer
from tests.server.test_clock import Time

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.house import Json

MINUTE = 60
SEATS = [SeatWish("me"), SeatWish("screen")]


@pytest.fixture(scope="module")
def meeting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a community."""
    place = tmp_path_factory.mktemp("delay")
    house = House(f"{place}/skerry.db", place / "log", *UNHURRIED, "--community").start()
    yield house
    house.leave()
    assert "Traceback" not in house.log.read_text()


def outside(house: House, table: str, words: str) -> list[str]:
    """All that somebody without a key can ask of a table, to the byte."""
    asked = [{"table": table, "keys": []}]
    return [
        house.http.get(f"/api/tables/{table}").text,
        house.http.post("/api/glimpses", json=asked).text,
        house.http.get(f"/api/words/{words}").text,
        *(house.http.get(f"/api/tables/{table}/{what}").text for what in ("record", "replay")),
    ]


def late(house: House, *kinds: str) -> Json:
    made = house.create(*kinds)
    done = house.post(made["table"], "delay", made["keys"], seat=0, seconds=86_400)
    assert done.status_code == 200
    return made


def test_no_byte_for_spectators_is_younger_than_the_delay(meeting: House) -> None:
    made = late(meeting, "screen", "screen", "expected")
    table, keys = made["table"], [*made["keys"], meeting.take(made, 2)]
    words = meeting.look(table, keys)["words"]
    before = outside(meeting, table, words)
    with meeting.view(table) as eve, meeting.view(table, changes=True) as cid:
        first = [eve.see(), cid.see()]
        shown = play_on(meeting, table, keys)
        assert (shown["over"], shown["delay"]) == (True, 86_400)
        assert outside(meeting, table, words) == before
        for viewer in (eve, cid):
            with pytest.raises(TimeoutError):
                viewer.link.recv(timeout=0.3)
    assert [each["position"] for each in first] == [0, 0]
    listed = meeting.http.get("/api/open").text
    assert table not in listed


def test_who_plays_sees_everything_at_once(meeting: House) -> None:
    made = late(meeting, "screen", "screen")
    assert play_on(meeting, made["table"], made["keys"], 5)["position"] == 5
    assert meeting.look(made["table"])["position"] == 0


def test_a_restart_tells_nothing_sooner(meeting: House) -> None:
    made = late(meeting, "screen", "screen")
    play_on(meeting, made["table"], made["keys"], 5)
    before = meeting.http.get(f"/api/tables/{made['table']}").text
    meeting.kill()
    meeting.start(at=meeting.host)
    assert meeting.http.get(f"/api/tables/{made['table']}").text == before


def test_only_the_host_sets_it_and_only_what_will_do(meeting: House, house: House) -> None:
    made = meeting.create("me", "friend")
    table = made["table"]
    cases = (
        (meeting.post(table, "delay", made["friends"], seat=1, seconds=60), "server-not-host"),
        (meeting.post(table, "delay", made["keys"], seat=0, seconds=9), "server-delay"),
        (meeting.post(table, "delay", made["keys"], seat=0, seconds=-1), "server-delay"),
    )
    assert [answer.json()["said"]["id"] for answer, _ in cases] == [said for _, said in cases]
    other = house.create("me", "friend")
    refused = house.post(other["table"], "delay", other["keys"], seat=0, seconds=60)
    assert refused.json()["said"]["id"] == "server-no-community"


@BOTH
def test_what_has_become_old_enough_is_shown_in_its_order(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Time()
    monkeypatch.setattr(delay, "time", time)

    async def story() -> None:
        hall = Hall(Settings(database, thinkers=1, community=True))
        await hall.store.open()
        made = await reception.create(hall, NewTable("faraway", SEATS, seed=7))
        keys = {key.seat: hashed(key.secret) for key in made.keys}
        live = await hall.table(made.table)
        time.on_the_wall = 0.0  # all of the log is from the future, so none of it is old
        await hall.carry_out(live.id, keys, SetDelay(1, 0, MINUTE))
        assert live.past is not None
        seen = []
        for _ in range(4):
            await answer(hall, live, keys, live.awaited()[0])
            time.passes(20)
            live.past.advance()
            shown = live.shown({})
            assert shown is not None
            seen.append(shown.table.position)
        assert seen == [0, 0, 1, 2]
        await hall.carry_out(live.id, keys, SetDelay(2, 0, 0))
        assert live.shown({}) is live
        await hall.close()

    asyncio.run(story())
