"""Where strangers meet: open tables, who may sit down at them, and what a host may do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.patience import until
from tests.server.house import UNHURRIED, House, bearer, news, play_on
from tests.server.services import BOTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.house import Json


@pytest.fixture(scope="module")
def meeting(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with a community."""
    log = tmp_path_factory.mktemp("meeting") / "log"
    house = House(database, log, *UNHURRIED, "--community").start()
    yield house
    house.leave()
    assert "Traceback" not in house.log.read_text()


def listed(house: House, table: str) -> Json | None:
    """What the list says of a table; None if it is not on it."""
    answer = house.http.get("/api/open")
    assert answer.status_code == 200, answer.text
    return next((one for one in answer.json() if one["at"]["table"] == table), None)


def opened(house: House, *kinds: str, game: str = "faraway", **more: object) -> Json:
    """Set up a table that is open to all."""
    return house.create(*(kinds or ("me", "expected", "expected")), game=game, open=True, **more)


def sit(house: House, table: str, seat: int, name: str = "Eve") -> Json:
    answer = house.http.post(f"/api/open/{table}/take", json={"seat": seat, "name": name})
    assert answer.status_code == 201, answer.text
    return dict(answer.json()["key"])


def refused(house: House, what: str, made: Json, keys: list[Json], **body: object) -> str:
    answer = house.post(made["table"], what, keys, seat=keys[0]["seat"], **body)
    assert answer.status_code in (400, 403), answer.text
    return str(answer.json()["said"]["id"])


def test_without_a_community_nothing_of_it_is_there(house: House) -> None:
    made = house.create("me", "expected")
    wish = {"game": "faraway", "seats": [{"kind": "me"}, {"kind": "friend"}], "open": True}
    answers = (
        house.http.get("/api/open"),
        house.http.post("/api/tables", json=wish),
        house.http.post(f"/api/open/{made['table']}/take", json={"seat": 1}),
        house.post(made["table"], "door", made["keys"], seat=0, door="all"),
        house.post(made["table"], "remove", made["keys"], seat=0, whom=1),
    )
    assert {answer.json()["said"]["id"] for answer in answers} == {"server-no-community"}
    assert house.http.get("/api/house").json()["community"] is False


@BOTH
def test_an_open_table_is_listed_until_all_seats_are_taken(meeting: House) -> None:
    made = opened(meeting, game="everdell", options={"pearlbrook": True})
    until(lambda: listed(meeting, made["table"]), "it is listed")
    shown = listed(meeting, made["table"])
    assert shown is not None
    assert (shown["free"], shown["options"]) == ([1, 2], {"pearlbrook": True})
    assert (shown["at"]["game"], shown["at"]["deal"]) == ("everdell", "7")
    sit(meeting, made["table"], 1, "Ann")
    key = sit(meeting, made["table"], 2)
    seats = meeting.look(made["table"], [key])["seats"]
    assert [seat["name"] for seat in seats] == ["", "Ann", "Eve"]
    until(lambda: listed(meeting, made["table"]) is None, "it is full")
    meeting.post(made["table"], "leave", [key], seat=2)
    until(lambda: listed(meeting, made["table"]), "a seat is free again")


def test_no_secret_of_a_table_is_on_the_list(meeting: House) -> None:
    made = opened(meeting)
    until(lambda: listed(meeting, made["table"]), "it is listed")
    text = meeting.http.get("/api/open").text
    shown = meeting.look(made["table"], made["keys"])
    secrets = [key["secret"] for key in made["keys"] + made["invites"]]
    assert not any(each in text for each in (*secrets, shown["words"]))


def test_only_who_has_the_link_sits_down_at_other_tables(meeting: House) -> None:
    made = meeting.create("me", "expected")
    assert listed(meeting, made["table"]) is None
    answer = meeting.http.post(f"/api/open/{made['table']}/take", json={"seat": 1})
    assert (answer.status_code, answer.json()["said"]["id"]) == (403, "server-not-open")


def test_the_host_opens_and_shuts_the_table_and_all_are_told(meeting: House) -> None:
    made = meeting.create("me", "friend", "expected")
    table, keys = made["table"], made["keys"]
    assert refused(meeting, "door", made, made["friends"], door="all") == "server-not-host"
    assert meeting.post(table, "door", keys, seat=0, door="all").status_code == 200
    until(lambda: listed(meeting, table), "it is listed")
    assert meeting.post(table, "door", keys, seat=0, door="shut").status_code == 200
    until(lambda: listed(meeting, table) is None, "it is listed no longer")
    shown = meeting.look(table, keys)
    assert (shown["host"], shown["door"], news(shown)[-2:]) == (0, "shut", ["news-door"] * 2)
    by_words = f"/api/words/{shown['words']}"
    assert meeting.http.get(by_words).json()["free"] == []
    assert meeting.http.post(f"{by_words}/take", json={"seat": 2}).status_code == 400
    meeting.take(made, 2)  # who is invited by name still is


def test_who_is_removed_holds_no_seat_and_comes_back_by_no_word(meeting: House) -> None:
    made = opened(meeting, "me", "expected")
    table, keys = made["table"], made["keys"]
    eve = sit(meeting, table, 1)
    words = meeting.look(table, [eve])["words"]
    with meeting.view(table, [eve]) as viewer:
        viewer.see(lambda shown: shown["eyes"][0]["seat"] == 1)
        done = meeting.post(table, "remove", keys, seat=0, whom=1, once="a name of its own")
        assert done.status_code == 200
        viewer.see(lambda shown: shown["eyes"][0]["seat"] == -1)
    again = meeting.post(table, "remove", keys, seat=0, whom=1, once="a name of its own")
    assert again.json() == done.json()
    shown = meeting.look(table, keys)
    assert news(shown)[-1] == "news-removed"
    assert (shown["seats"][1]["kind"], shown["door"]) == ("open", "shut")
    assert meeting.http.get(f"/api/tables/{table}", headers=bearer([eve])).status_code == 403
    for path in (f"/api/words/{words}/take", f"/api/open/{table}/take"):
        assert meeting.http.post(path, json={"seat": 1}).status_code in (400, 403)
    invite = {"invite": done.json()["invite"], "name": "Bea"}
    assert meeting.http.post(f"/api/tables/{table}/seats/1/take", json=invite).status_code == 201


def test_only_the_host_removes_and_only_somebody_else(meeting: House) -> None:
    made = meeting.create("me", "friend", "random")
    friend = made["friends"]
    assert refused(meeting, "remove", made, friend, whom=0) == "server-not-host"
    for whom in (0, 2, 3, -1):
        assert refused(meeting, "remove", made, made["keys"], whom=whom) == "server-nobody-removed"
    assert meeting.post(made["table"], "remove", friend, seat=0, whom=1).status_code == 403


def test_when_the_host_leaves_the_next_of_those_who_sit_there_is_host(meeting: House) -> None:
    made = meeting.create("me", "friend", "friend")
    table = made["table"]
    left = meeting.post(table, "leave", made["keys"], seat=0).json()
    assert meeting.look(table)["host"] == 1
    taken = {"invite": left["invite"], "name": "Eve"}
    assert meeting.http.post(f"/api/tables/{table}/seats/0/take", json=taken).status_code == 201
    assert meeting.look(table)["host"] == 1


def test_a_game_goes_on_after_a_removal_and_a_restart(meeting: House) -> None:
    made = meeting.create("screen", "screen", "friend")
    table, keys = made["table"], made["keys"]
    play_on(meeting, table, [*keys, *made["friends"]], 6)
    assert meeting.post(table, "remove", keys, seat=0, whom=2).status_code == 200
    before = meeting.look(table, keys)
    meeting.end()
    meeting.start(at=meeting.host)
    after = meeting.look(table, keys)
    assert [after[name] for name in ("version", "position", "host", "door")] == [
        before[name] for name in ("version", "position", "host", "door")
    ]
    for voter in keys:
        meeting.post(table, "vote", [voter], seat=voter["seat"], absent=2, agent="random")
    assert meeting.look(table)["seats"][2]["kind"] == "bot"
