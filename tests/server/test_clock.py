"""Tables at which each has only so long for a turn."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import TYPE_CHECKING

import pytest

from skerry.server import clock, reception
from skerry.server.entries import Ended
from skerry.server.hall import Hall
from skerry.server.live import hashed
from skerry.server.protocol.requests import Act, HandOver
from skerry.server.protocol.seating import NewTable, SeatWish
from skerry.server.settings import Settings
from tests.patience import until
from tests.server.house import UNHURRIED, choice_of, news, play_on
from tests.server.services import BOTH

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from skerry.server.live import Keys, LiveTable
    from tests.server.house import House, Json

    Story = Callable[[str, Callable[["Timed"], Awaitable[None]]], None]

MINUTE = 60
SEATS = [SeatWish("me"), SeatWish("screen"), SeatWish("screen")]


class Time:
    """What a process thinks that the time is; the clock on the wall may be set."""

    def __init__(self) -> None:
        self.since_start = 1000.0
        self.on_the_wall = 5_000_000.0

    def monotonic(self) -> float:
        return self.since_start

    def time(self) -> float:
        return self.on_the_wall

    def passes(self, seconds: float) -> None:
        self.since_start += seconds
        self.on_the_wall += seconds


class Timed:
    """A hall with one table and a clock of the test's own."""

    def __init__(self, hall: Hall, live: LiveTable, keys: Keys, time: Time) -> None:
        self.hall, self.live, self.keys, self.time = hall, live, keys, time

    async def passes(self, seconds: float) -> None:
        self.time.passes(seconds)
        await clock.look_at(self.hall, self.live)

    async def answer(self, seat: int, *, hold: bool = False) -> None:
        table = self.live.table
        pick = table.game.vocabulary.names[table.options_of(seat)[0]]
        offer = table.state.offers[seat]
        assert offer is not None
        act = Act(1, seat, offer.position, [pick], one_by_one=True, hold=hold)
        await self.hall.carry_out(self.live.id, self.keys, act)

    def left(self) -> list[float | None]:
        state = self.live.clock.state(self.live)
        assert state is not None
        return state.left

    def kinds(self) -> list[str]:
        return [holder.kind for holder in self.live.holders]


@pytest.fixture
def timed(database: str, monkeypatch: pytest.MonkeyPatch) -> Story:
    """Run a story at a table with a minute for a turn."""
    time = Time()
    monkeypatch.setattr(clock, "time", time)

    async def told(game: str, story: Callable[[Timed], Awaitable[None]]) -> None:
        hall = Hall(Settings(database, thinkers=1))
        await hall.store.open()
        made = await reception.create(hall, NewTable(game, SEATS, seed=7, clock=MINUTE))
        keys = {key.seat: hashed(key.secret) for key in made.keys}
        at = Timed(hall, await hall.table(made.table), keys, time)
        try:
            await at.passes(0)
            await story(at)
        finally:
            await hall.close()

    return lambda game, story: asyncio.run(told(game, story))


@BOTH
def test_whoever_lets_the_time_pass_is_stood_in_for(timed: Story) -> None:
    async def story(at: Timed) -> None:
        assert at.left() == [MINUTE] * 3  # all choose at once
        await at.answer(1)
        await at.passes(MINUTE - 1)
        assert at.left() == [1, None, 1]
        assert at.kinds() == ["human"] * 3
        await at.passes(1)
        assert at.kinds() == ["bot", "human", "bot"]
        assert at.left() == [None] * 3, "nobody else waits for the last who plays"
        line = at.live.chat[-1]
        assert line.news is not None
        assert (line.seat, line.news.id) == (2, "news-timeout")

    timed("faraway", story)


def test_the_seat_is_taken_back_with_new_time_and_not_by_only_sitting_there(timed: Story) -> None:
    async def story(at: Timed) -> None:
        await at.answer(1)
        await at.answer(2)
        await at.passes(MINUTE)
        assert at.live.company.misses(0)
        assert not at.live.company.is_expected(0), "who sits there is asked, not seated"
        await at.hall.carry_out(at.live.id, at.keys, HandOver(2, 0, ""))
        assert at.live.holders[0].kind == "human"
        assert MINUTE in at.left()

    timed("faraway", story)


def test_taking_back_wins_no_time_and_another_turn_does(timed: Story) -> None:
    async def story(at: Timed) -> None:
        (seat,) = at.live.awaited()
        before = at.live.clock.left(at.live)
        await at.passes(MINUTE - 10)
        await at.answer(seat, hold=True)
        if at.live.ending == seat:
            assert at.live.clock.left(at.live) == {seat: 10}, "the turn is still theirs"
            await at.passes(10)
            assert at.live.holders[seat].kind == "human", "all was done but to end the turn"
        (after,) = at.live.awaited()
        assert before == {seat: MINUTE}
        assert (after != seat, at.left()[after]) == (True, MINUTE)

    timed("everdell", story)


def test_a_clock_on_the_wall_that_is_set_changes_nothing(timed: Story) -> None:
    async def story(at: Timed) -> None:
        await at.passes(20)
        for jump in (86_400.0, -172_800.0):
            at.time.on_the_wall += jump
            await at.passes(0)
            assert at.left() == [MINUTE - 20] * 3

    timed("faraway", story)


@BOTH
@pytest.mark.parametrize(
    ("down", "left"), [(10, MINUTE - 30), (86_400, MINUTE / 4), (-86_400, MINUTE)]
)
def test_a_restart_goes_on_with_the_time_that_is_left_but_leaves_a_moment(
    timed: Story, down: float, left: float
) -> None:
    async def story(at: Timed) -> None:
        at.time.passes(20)
        del at.hall.tables[at.live.id]
        at.time.passes(down)
        at.time.since_start = 1.0  # another process counts anew
        again = await at.hall.table(at.live.id)
        assert again is not at.live
        state = again.clock.state(again)
        assert state is not None
        assert state.left == [left] * 3

    timed("faraway", story)


def test_a_turn_that_was_ended_is_another_one(timed: Story) -> None:
    async def story(at: Timed) -> None:
        first = clock.turn_of(at.live, 0)
        await at.answer(0)
        at.live.fold([Ended(0)])
        assert clock.turn_of(at.live, 0) != first

    timed("beacon_patrol", story)


@pytest.mark.parametrize(
    ("kinds", "seconds", "refusal"),
    [
        (("me", "friend"), 9, "server-clock"),
        (("me", "friend"), 1_209_601, "server-clock"),
        (("me", "friend"), -1, "server-clock"),
        (("me", "random"), 120, "server-clock-alone"),
    ],
)
def test_a_clock_that_will_not_do_is_refused(
    house: House, kinds: tuple[str, ...], seconds: int, refusal: str
) -> None:
    seats = [{"kind": k} if k != "random" else {"kind": "bot", "agent": k} for k in kinds]
    wish = {"game": "faraway", "seats": seats, "clock": seconds}
    answer = house.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["said"]["id"]) == (400, refusal)


def test_nobody_is_hurried_unless_they_wished_it(house: House) -> None:
    made = house.create("me", "friend")
    assert house.look(made["table"])["clock"] is None


def test_time_that_ran_out_while_nobody_looked_ends_the_turn_after_a_restart(
    build: Callable[..., House],
) -> None:
    house = build(*UNHURRIED)
    made = house.create("me", "friend", clock=10)
    table = made["table"]
    play_on(house, table, made["friends"])
    shown = house.look(table, made["keys"])
    assert shown["clock"]["turn"] == 10
    assert choice_of(shown, 0)
    with sqlite3.connect(house.database) as database:

        def noted() -> bool:
            return bool(database.execute("SELECT 1 FROM deadlines WHERE seat = 0").fetchone())

        until(noted, "the deadline is in the database")
        house.kill()
        database.execute("UPDATE deadlines SET until = until - 3600")
    house.start(at=house.host)
    with house.view(table, made["friends"]) as bea:
        shown = bea.see(lambda shown: shown["seats"][0]["stand_in"])
        assert "news-timeout" in news(shown)
    with house.view(table, made["keys"]) as ann:
        ann.see(lambda shown: not shown["seats"][0]["stand_in"])


def told(house: House, made: Json) -> Json:
    asked = [{"table": made["table"], "keys": made["keys"]}]
    return dict(house.http.post("/api/glimpses", json=asked).json()[0])


def test_the_front_page_is_told_until_when(house: House) -> None:
    made = house.create("me", "friend", clock=86_400)
    left = told(house, made)["clock"]["left"]
    assert all(86_000 < each <= 86_400 for each in left)
