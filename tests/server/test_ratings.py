"""Ratings of people by name, from games that they have finished together."""

from __future__ import annotations

import asyncio
from copy import copy
from typing import TYPE_CHECKING

import pytest
import sqlalchemy as sa

from skerry.server import ratings, reception
from skerry.server.hall import Hall
from skerry.server.protocol.seating import NewTable, SeatWish
from skerry.server.schema import RATINGS
from skerry.server.settings import Settings
from tests.patience import until
from tests.server.house import UNHURRIED, House, play_on
from tests.server.services import BOTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.house import Json


@pytest.fixture(scope="module")
def meeting(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a community."""
    log = tmp_path_factory.mktemp("ratings") / "log"
    house = House(database, log, *UNHURRIED, "--community").start()
    yield house
    house.leave()
    assert "Traceback" not in house.log.read_text()


def rated(house: House, game: str = "faraway") -> dict[str, Json]:
    answer = house.http.get(f"/api/ratings/{game}")
    assert answer.status_code == 200, answer.text
    return {each["name"]: each for each in answer.json()}


def play(house: House, *names: str, game: str = "faraway") -> Json:
    """Let people of these names finish a game round one screen; "" has none."""
    seats = [{"kind": "screen", "name": name} for name in names]
    wish = {"game": game, "seats": seats, "seed": 7}
    made = house.http.post("/api/tables", json=wish).json()
    shown = play_on(house, made["table"], made["keys"])
    assert shown["over"]
    return shown


@BOTH
def test_a_finished_game_is_counted_once_and_the_winner_gains(meeting: House) -> None:
    shown = play(meeting, "Ann", "Bea")
    until(lambda: len(rated(meeting)) == 2, "they are rated")
    (winner, *_) = shown["winners"]
    found = rated(meeting)
    best, other = ("Ann", "Bea") if winner == 0 else ("Bea", "Ann")
    assert found[best]["rating"] > 1500 > found[other]["rating"]
    assert {each["games"] for each in found.values()} == {1}
    meeting.end()
    meeting.start(at=meeting.host)
    meeting.look(shown["table"])
    play(meeting, "Cid", "Dan")
    until(lambda: "Cid" in rated(meeting), "another game is counted")
    assert rated(meeting)[best] == found[best], "the same table is not counted again"


@BOTH
def test_games_that_end_at_the_same_moment_are_all_counted(database: str) -> None:
    async def counted() -> list[int]:
        hall = Hall(Settings(database, thinkers=1))
        await hall.store.open()
        seats = [SeatWish("screen", name=name) for name in ("Yan", "Zoe")]
        made = await reception.create(hall, NewTable("faraway", seats, seed=7))
        live = await hall.table(made.table)
        while not live.table.over:
            live.table.act(live.table.options_of(live.table.awaited[0])[0], live.table.awaited[0])
        games = [copy(live) for _ in range(6)]
        for number, game in enumerate(games):
            game.id = f"{live.id} {number}"
        await asyncio.gather(*(ratings.rate(hall, game) for game in games))
        asked = sa.select(RATINGS.c.games).where(RATINGS.c.name.in_(("Yan", "Zoe")))
        async with hall.store.engine.connect() as connection:
            found = list(await connection.scalars(asked))
        await hall.close()
        return found

    assert asyncio.run(counted()) == [6, 6]


def test_games_without_names_with_bots_or_together_are_not_counted(meeting: House) -> None:
    before = rated(meeting)
    play(meeting, "Eve", "")
    play(meeting, "Fay", "fay")
    play(meeting, "Gil", "Hal", game="beacon_patrol")
    made = meeting.http.post(
        "/api/tables",
        json={
            "game": "faraway",
            "seats": [{"kind": "me", "name": "Ida"}, {"kind": "bot", "agent": "random"}],
        },
    ).json()
    until(lambda: play_on(meeting, made["table"], made["keys"])["over"], "it is over")
    play(meeting, "Jon", "Kim")
    until(lambda: "Jon" in rated(meeting), "a later one is counted")
    assert rated(meeting).keys() - before.keys() == {"Jon", "Kim"}
    assert rated(meeting, "beacon_patrol") == {}


def test_without_a_community_nobody_is_rated(house: House) -> None:
    play(house, "Ann", "Bea")
    assert house.http.get("/api/ratings/faraway").json()["said"]["id"] == "server-no-community"
    assert house.http.get("/api/house").json()["ratings"] is False
