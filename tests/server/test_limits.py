from __future__ import annotations

import json
import sqlite3
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from skerry.server import limits
from tests.patience import PATIENCE, until
from tests.server.house import dial

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.sync.client import ClientConnection

    from tests.server.house import House

HASTY = 40  # messages, more than the bucket of a websocket holds


def live(house: House) -> str:
    return f"ws://{house.host}/api/tables/{house.create('me', 'friend')['table']}/live"


def test_pages_of_others_may_not_connect(build: Callable[..., House]) -> None:
    house = build("--origin", "https://friends.example")
    address = live(house)
    for stranger in ("https://evil.example", "null", f"http://{house.host}.evil.example"):
        with pytest.raises(InvalidStatus) as refused, dial(address, origin=Origin(stranger)):
            pass
        assert refused.value.response.status_code == 403
    for friend in (f"http://{house.host}", "https://friends.example"):
        with dial(address, origin=Origin(friend)) as link:
            link.send('{"type": "hello", "keys": []}')
            assert json.loads(link.recv(timeout=PATIENCE))["type"] == "snapshot"


def test_nobody_connects_to_a_table_that_is_not_there(house: House) -> None:
    with dial(f"ws://{house.host}/api/tables/nothing/live") as link:
        assert json.loads(link.recv(timeout=PATIENCE))["error"] == "NoSuchTable"
        with pytest.raises(ConnectionClosed):
            link.recv(timeout=PATIENCE)


def test_a_websocket_must_begin_with_a_hello(house: House) -> None:
    for first in ("{}", "nonsense", '{"type":"leave","id":1,"seat":0}', "[" * 9000):
        with dial(live(house)) as link:
            link.send(first)
            assert json.loads(link.recv(timeout=PATIENCE))["type"] == "refused"
            with pytest.raises(ConnectionClosed):
                link.recv(timeout=PATIENCE)


def test_nonsense_after_the_hello_is_refused_and_changes_nothing(house: House) -> None:
    made = house.create("me", "friend")
    with house.view(made["table"], made["keys"]) as ann:
        for text in ("{}", "nonsense", "[" * 9000, '{"type":"act"}', '{"type":"hello","keys":[]}'):
            ann.link.send(text)
            while (message := ann.hear())["type"] == "snapshot":
                pass
            assert (message["type"], message["error"]) == ("refused", "BadRequest")
        assert ann.act()["type"] == "done"


def test_too_large_messages_are_refused(house: House) -> None:
    with dial(live(house)) as link:
        link.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            link.recv(timeout=PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    made = house.create("me", "friend")
    large = house.post(made["table"], "chat", made["keys"], seat=0, text="x" * 70_000)
    assert large.status_code == 413
    assert set(large.json()) == {"error", "message", "said"}
    record = house.http.post("/api/replay", content=b"x" * 1_100_000)
    assert record.status_code == 413


def test_a_bucket_gives_what_is_in_it_and_then_what_flows_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now = 100.0
    monkeypatch.setattr("skerry.server.limits.time.monotonic", lambda: now)
    bucket = limits.Bucket(rate=2, size=4)
    assert [bucket.take() for _ in range(6)] == [True] * 4 + [False] * 2
    now += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now += 3600.0
    assert [bucket.take() for _ in range(5)] == [True] * 4 + [False]


def test_hasty_clients_are_slowed_down(build: Callable[..., House]) -> None:
    house = build("--requests-a-second", "1", "--tables-a-minute", "1")
    made = house.create("me", "expected")
    wish = {"game": "faraway", "seats": [{"kind": "me"}, {"kind": "me"}]}
    assert house.http.post("/api/tables", json=wish).status_code == 429
    with house.view(made["table"], made["keys"]) as ann:
        for number in range(HASTY):  # all at once, without waiting for an answer
            ann.link.send(json.dumps({"type": "chat", "id": number, "seat": 0, "text": "ha"}))
        answers = [ann.answer(number) for number in range(HASTY)]
        done = [answer for answer in answers if answer["type"] == "done"]
        assert {answer["error"] for answer in answers if answer not in done} == {"LimitReached"}
        assert 2 <= len(done) == ann.see(lambda shown: len(shown["chat"]) == len(done))["version"]
    until(lambda: house.http.get("/api/health").status_code == 429, "a request is refused")


def chatter(link: ClientConnection) -> None:
    """Say something again and again, and hear what is answered."""
    for _ in range(1000):
        link.send('{"type": "chat", "id": 1, "seat": 0, "text": "ha"}')
        link.recv(timeout=PATIENCE)


def test_who_goes_on_hastily_for_long_is_sent_away(build: Callable[..., House]) -> None:
    house = build("--requests-a-second", "1")
    with dial(live(house)) as link:
        link.send('{"type": "hello", "keys": []}')
        with pytest.raises(ConnectionClosed) as closed:
            chatter(link)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_a_hasty_client_leaves_others_behind_the_same_proxy_alone(
    build: Callable[..., House],
) -> None:
    house = build("--requests-a-second", "2", "--tables-a-minute", "2")
    wish = {"game": "faraway", "seats": [{"kind": "me"}, {"kind": "me"}]}
    for client in ("192.0.2.1", "192.0.2.2"):
        house.http.headers["X-Forwarded-For"] = client
        assert house.http.post("/api/tables", json=wish).status_code == 201
        for method, path in (("POST", "/api/tables"), ("GET", "/api/health")):
            until(
                lambda: house.http.request(method, path, json=wish).status_code == 429,  # noqa: B023
                "a request is refused",
            )


def test_a_failure_inside_is_told_in_one_sentence_without_details(
    build: Callable[..., House],
) -> None:
    house = build()
    made = house.create("me", "friend")
    with house.view(made["table"], made["keys"]) as ann:
        ann.see()
        with sqlite3.connect(house.database) as database:
            database.execute("DROP TABLE log")
        database.close()
        refused = ann.act()
        assert refused["message"] == "Something went wrong on the server."
        answer = house.post(made["table"], "chat", made["keys"], seat=0, text="Hello")
        assert answer.status_code == 500
        assert answer.json() == {
            "error": "ServerError",
            "message": refused["message"],
            "said": {"id": "server-sorry", "args": {}},
        }
    kept = house.log.read_text()
    assert made["keys"][0]["secret"] not in kept
    assert "Hello" not in kept


def test_no_file_outside_the_client_is_served(house: House) -> None:
    for path in ("/../app.py", "/%2e%2e/app.py", "/..%2fapp.py", "/assets/%2e%2e/%2e%2e/app.py"):
        assert "import" not in house.http.get(path).text
    assert house.http.get("/text/../app.py").status_code == 404
    assert house.http.get("/text/xx/front.ftl").status_code == 404


def test_what_does_not_change_is_sent_once(house: House) -> None:
    for path in ("/api/games", "/text/en/front.ftl"):
        first = house.http.get(path)
        again = house.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (first.status_code, again.status_code, again.content) == (200, 304, b"")


def test_the_client_that_was_silent_longest_is_forgotten_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "MOST_CLIENTS", 3)
    buckets = limits.Buckets(rate=0, size=1)
    taken = [buckets.take(client) for client in ("ann", "bea", "ann", "cleo", "dora")]
    assert taken == [True, True, False, True, True]
    # For dora bea was forgotten: ann has asked since.
    assert [buckets.take(client) for client in ("ann", "cleo", "bea")] == [False, False, True]
