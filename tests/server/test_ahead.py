"""Answers given before the question comes: for whom they were given, and for nobody else's eyes."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING

import pytest

from skerry.games.faraway.journey import market_order
from skerry.games.faraway.zones import MARKET
from skerry.server import ahead as ahead_of
from skerry.server import reception
from skerry.server.hall import Hall
from skerry.server.live import hashed
from skerry.server.protocol.requests import Act, Plan
from skerry.server.protocol.seating import NewTable, SeatWish
from skerry.server.settings import Settings
from tests.patience import until
from tests.server.house import play_on

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from skerry.server.live import Keys, LiveTable
    from tests.server.house import House, Json


def ahead(house: House, table: str, key: Json) -> Json | None:
    (eyes,) = house.look(table, [key])["eyes"]
    found: Json | None = eyes["ahead"]
    return found


def plan(house: House, table: str, key: Json, *picks: str, only: bool = False) -> int:
    body = {"seat": key["seat"], "picks": picks, "only": only}
    return house.post(table, "plan", [key], **body).status_code


def hand(house: House, table: str, key: Json) -> list[str]:
    (eyes,) = house.look(table, [key])["eyes"]
    zones = [z for z in eyes["zones"] if (z["name"], z["seat"]) == ("hand", key["seat"])]
    return list(zones[0]["cards"])


def explore(house: House, table: str, key: Json) -> None:
    (eyes,) = house.look(table, [key])["eyes"]
    (pick, *_) = [option["pick"] for option in eyes["choice"]["options"]]
    body = {"seat": key["seat"], "position": eyes["choice"]["position"], "picks": [pick]}
    assert house.post(table, "act", [key], **body).status_code == 200


@pytest.fixture
def pair(house: House) -> tuple[str, Json, Json]:
    """Two at a table of Faraway, of whom the first has chosen and waits."""
    made = house.create("me", "friend")
    (ann,), (bea,) = made["keys"], made["friends"]
    assert ahead(house, made["table"], ann) is None, "who is asked answers now"
    explore(house, made["table"], ann)
    return made["table"], ann, bea


def test_the_first_wish_that_is_there_is_taken_without_asking(
    house: House, pair: tuple[str, Json, Json]
) -> None:
    table, ann, bea = pair
    offered = ahead(house, table, ann)
    assert offered is not None
    wishes = offered["picks"][::-1]
    assert plan(house, table, ann, *wishes) == 200
    explore(house, table, bea)
    until(lambda: play_on(house, table, [bea])["eyes"][0]["choice"] is None, "she has played")
    until(lambda: len(hand(house, table, ann)) == 3, "it is taken for her")
    taken = set(hand(house, table, ann)) & set(wishes)
    assert len(taken) == 1
    assert wishes.index(taken.pop()) <= 1, "at most one was taken before"
    shown = ahead(house, table, ann)
    assert shown is None or shown["given"] == []


def test_nobody_else_hears_of_it_and_it_can_be_taken_back(
    house: House, pair: tuple[str, Json, Json]
) -> None:
    table, ann, bea = pair
    before = [house.look(table, keys) for keys in ([bea], [])]
    offered = ahead(house, table, ann)
    assert offered is not None
    assert plan(house, table, ann, offered["picks"][0]) == 200
    mine = ahead(house, table, ann)
    assert mine is not None
    assert mine["given"] == offered["picks"][:1]
    for shown, was in zip((house.look(table, [bea]), house.look(table)), before, strict=True):
        assert json.dumps({**shown, "version": 0}) == json.dumps({**was, "version": 0})
    assert plan(house, table, ann) == 200
    mine = ahead(house, table, ann)
    assert mine is not None
    assert mine["given"] == []


def told(hall: Hall, game: str, story: Callable[[LiveTable, Keys], Awaitable[None]]) -> None:
    """Let something happen at a table of three people, in this process."""

    async def tell() -> None:
        await hall.store.open()
        seats = [SeatWish("me"), SeatWish("screen"), SeatWish("screen")]
        made = await reception.create(hall, NewTable(game, seats, seed=7))
        keys = {key.seat: hashed(key.secret) for key in made.keys}
        try:
            await story(await hall.table(made.table), keys)
        finally:
            await hall.close()

    asyncio.run(tell())


async def answer(hall: Hall, live: LiveTable, keys: Keys, seat: int, pick: str = "") -> None:
    offer = live.table.state.offers[seat]
    assert offer is not None
    names = [live.game.vocabulary.names[option] for option in offer.options]
    act = Act(1, seat, offer.position, [pick or names[0]], one_by_one=True)
    await hall.carry_out(live.id, keys, act)


async def go_on(hall: Hall, live: LiveTable, keys: Keys) -> None:
    """Answer for who is asked: prepare if that can be, and pass only if nothing else can."""
    seat, names = live.awaited()[0], live.game.vocabulary.names
    options = [names[option] for option in live.table.options_of(seat)]
    wise = [pick for pick in options if pick not in ("pass", "finish", "stop")] or options
    await answer(hall, live, keys, seat, "prepare" if "prepare" in options else wise[-1])


async def settled(live: LiveTable) -> None:
    """Wait until what was answered in advance is written."""
    version = -1
    while version != live.version or ahead_of.due(live) is not None:
        version = live.version
        await asyncio.sleep(0.01)


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    return Hall(Settings(str(tmp_path / "skerry.db"), thinkers=1))


def test_a_wish_that_another_has_taken_is_dropped_and_the_question_asked_as_ever(
    hall: Hall,
) -> None:
    async def story(live: LiveTable, keys: Keys) -> None:
        for seat in range(3):
            await answer(hall, live, keys, seat)
        first, *others = market_order(live.table.state)
        wish = live.game.cards[live.table.state.zone(MARKET)[0]]
        await hall.carry_out(live.id, keys, Plan(1, others[-1], [wish]))
        await answer(hall, live, keys, first, wish)
        while live.awaited() != [others[-1]] or live.plans:
            await settled(live)
            if live.awaited() != [others[-1]]:
                await answer(hall, live, keys, live.awaited()[0])
        assert live.table.state.offers[others[-1]] is not None, "she is asked"

    told(hall, "faraway", story)


@pytest.mark.parametrize(("game", "last"), [("everdell", "pass"), ("farshore", "finish")])
@pytest.mark.parametrize("only", [False, True])
def test_in_autumn_a_seat_passes_in_advance(
    hall: Hall,
    game: str,
    last: str,
    only: bool,  # noqa: FBT001 - of pytest
) -> None:
    async def story(live: LiveTable, keys: Keys) -> None:
        assert ahead_of.offer(live, 1) is None, "it is not autumn"
        while (offered := ahead_of.offer(live, 1)) is None:
            assert not live.table.over
            await go_on(hall, live, keys)
        assert offered.picks == [last]
        await hall.carry_out(live.id, keys, Plan(1, 1, [last], only=only))
        while 1 in live.plans:
            await settled(live)
            if live.awaited() == [1]:
                assert only, "who passes at once is not asked"
                assert len(live.table.options_of(1)) > 1, "nor is who can do nothing else"
            if live.plans:
                await go_on(hall, live, keys)
        names = [(seat, live.game.vocabulary.names[pick]) for seat, pick in live.table.answers]
        assert (1, last) in names

    told(hall, game, story)


@pytest.mark.parametrize("picks", [["region-1", "region-1"], ["pass"], ["region-999"]])
def test_only_what_may_be_asked_is_answered_in_advance(
    house: House, pair: tuple[str, Json, Json], picks: list[str]
) -> None:
    table, ann, bea = pair
    assert plan(house, table, ann, *picks) == 400
    assert plan(house, table, bea, "region-1") == 400
    assert plan(house, table, {**bea, "seat": 0}, "region-1") == 403
