from __future__ import annotations

import asyncio
import os
import signal
import threading
import time
from itertools import product
from typing import TYPE_CHECKING, TypeVar

import pytest

from skerry.server import clock, reception
from skerry.server.entries import TimedOut
from skerry.server.hall import Hall
from skerry.server.protocol.seating import NewTable, SeatWish
from skerry.server.settings import Settings
from tests.patience import until
from tests.server.house import UNHURRIED, House, play_on

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    import httpx

    from tests.server.house import Json

R = TypeVar("R")


@pytest.fixture(scope="module", params=["sqlite", "postgres", "bus"])
def pair(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[House, House]]:
    """Two servers on one database; the tests share them, for each has a table of its own."""
    place = tmp_path_factory.mktemp("pair")
    database = f"{place}/skerry.db"
    more: tuple[str, ...] = ()
    if request.param == "postgres":
        database = request.getfixturevalue("postgres")
    elif request.param == "bus":
        more = ("--bus", request.getfixturevalue("redis"))
    one, two = (House(database, place / name, *UNHURRIED, *more).begin() for name in ("one", "two"))
    yield one.wait(), two.wait()
    one.leave()
    two.leave()


def at_once(*requests: Callable[[], httpx.Response]) -> list[httpx.Response]:
    """Send requests at the same moment, each from a thread of its own."""
    answers: list[httpx.Response] = []
    start = threading.Barrier(len(requests))

    def send(request: Callable[[], httpx.Response]) -> None:
        start.wait()
        answers.append(request())

    threads = [threading.Thread(target=send, args=[request]) for request in requests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return answers


def test_what_is_done_at_one_server_is_shown_by_the_other(pair: tuple[House, House]) -> None:
    here, there = pair
    made = here.create("screen", "screen")
    with there.view(made["table"]) as watcher:
        assert watcher.see()["position"] == 0
        play_on(here, made["table"], made["keys"], 1)
        watcher.see(lambda shown: shown["position"] == 1)
        assert here.post(made["table"], "undo", made["keys"], seat=0, to=0).status_code == 200
        watcher.see(lambda shown: shown["position"] == 0)
        here.post(made["table"], "chat", made["keys"], seat=0, text="Sorry")
        watcher.see(lambda shown: shown["chat"])
    play_on(there, made["table"], made["keys"], 6)
    until(lambda: here.look(made["table"]) == there.look(made["table"]), "both show the same")


def test_of_equal_answers_at_both_servers_exactly_one_wins_and_both_show_it(
    pair: tuple[House, House],
) -> None:
    made = pair[0].create("screen", "screen")
    table, keys = made["table"], made["keys"]
    with pair[0].view(table) as one, pair[1].view(table) as other:
        for position in range(24):
            for watcher in (one, other):  # nothing else happens that would tell them later
                watcher.see(lambda shown: shown["position"] == position)  # noqa: B023
            shown = pair[0].look(table, keys)
            eyes = next(eyes for eyes in shown["eyes"] if eyes["choice"])
            choice = eyes["choice"]
            body: Json = {"seat": eyes["seat"], "position": choice["position"]}
            picks = [option["pick"] for option in choice["options"]][:2]
            codes = [
                answer.status_code
                for answer in at_once(
                    lambda: pair[0].post(table, "act", keys, picks=picks[:1], **body),  # noqa: B023
                    lambda: pair[1].post(table, "act", keys, picks=picks[1:], **body),  # noqa: B023
                )
            ]
            assert sorted(codes) == [200, 409]


def test_who_sits_at_one_server_is_here_for_all(pair: tuple[House, House]) -> None:
    made = pair[0].create("screen", "screen")
    with pair[1].view(made["table"]) as watcher:
        with pair[0].view(made["table"], made["keys"][:1]):
            watcher.see(lambda shown: [seat["here"] for seat in shown["seats"]] == [True, False])
        watcher.see(lambda shown: not any(seat["here"] for seat in shown["seats"]))


def test_chat_at_both_servers_at_once_is_all_kept(pair: tuple[House, House]) -> None:
    made = pair[0].create("me", "expected")
    table, keys = made["table"], made["keys"]
    says = [
        lambda each=each: pair[each % 2].post(table, "chat", keys, seat=0, text=f"line {each}")
        for each in range(16)
    ]
    assert {answer.status_code for answer in at_once(*says)} == {200}
    for house in pair:
        until(lambda: len(house.look(table)["chat"]) == 16, "all lines are there")  # noqa: B023
    assert pair[0].look(table) == pair[1].look(table)


async def set_up(hall: Hall, count: int) -> list[str]:
    """Tables at which each has a second, of three people who do nothing."""
    wish = NewTable("faraway", [SeatWish("screen")] * 3, seed=7, clock=1)
    return [(await reception.create(hall, wish)).table for _ in range(count)]


async def timeouts(hall: Hall, table: str) -> list[int]:
    """The seats whose time was noted as over, in the order of the log."""
    entries = await hall.store.entries(table)
    return [entry.seat for entry in entries if isinstance(entry, TimedOut)]


def test_time_that_runs_out_at_both_servers_at_once_is_over_once(
    pair: tuple[House, House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "SHORTEST", 1)

    def told(work: Callable[[Hall], Awaitable[R]]) -> R:
        async def done() -> R:
            hall = Hall(Settings(pair[0].database, thinkers=1))
            await hall.store.open()
            try:
                return await work(hall)
            finally:
                await hall.close()

        return asyncio.run(done())

    tables = told(lambda hall: set_up(hall, 4))
    shown = [[house.look(table)["clock"] for table in tables] for house in pair]
    assert all(each["turn"] == 1 for clocks in shown for each in clocks)
    stopped = [house.process.pid for house in pair if house.process]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    time.sleep(1.5)  # all deadlines pass, and both will see that in the same moment
    for pid in stopped:
        os.kill(pid, signal.SIGCONT)
    for house, table in product(pair, tables):
        until(lambda: stood_in(house, table) == [True, True, False], "two are stood in for")  # noqa: B023
    for table in tables:
        assert told(lambda hall: timeouts(hall, table)) == [0, 1]  # noqa: B023


def stood_in(house: House, table: str) -> list[bool]:
    return [bool(seat["stand_in"]) for seat in house.look(table)["seats"]]


def test_bots_finish_a_table_that_two_servers_show(pair: tuple[House, House]) -> None:
    made = pair[0].create("random", "random", "random")
    with pair[1].view(made["table"]) as watcher:
        watcher.see(lambda shown: shown["over"])
    table = made["table"]
    until(lambda: pair[0].look(table) == pair[1].look(table), "both show the same end")


def test_the_other_server_lets_bots_go_on_if_theirs_dies(build: Callable[..., House]) -> None:
    quick = ("--think", "0.5", "--requests-a-second", "1000", "--tables-a-minute", "1000")
    first, second = build(*quick), build(*quick)
    made = first.create("me", "random")
    with second.view(made["table"], made["keys"]) as ann:
        first.kill()
        ann.play()
