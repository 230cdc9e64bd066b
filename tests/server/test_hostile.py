"""What strangers and bad luck try at a server: nothing of it is a fault, and nobody else is kept waiting."""

from __future__ import annotations

import json
import resource
import socket
import sqlite3
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import TYPE_CHECKING, Any

import asyncpg
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from skerry import games
from skerry.kernel.table import Table, revived
from skerry.server import live
from skerry.server.entries import Answered, Entry, Header, Holder, TookBack
from skerry.server.store import is_passing
from tests.patience import PATIENCE, until
from tests.server.house import UNHURRIED, dial, news, play_on

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from websockets.sync.client import ClientConnection

    from skerry.kernel.game import Game, Value
    from tests.server.house import House

IMPATIENT = (*UNHURRIED, "--patience", "0.5")
MANY = 30
WISH = {"game": "faraway", "seats": [{"kind": "me"}, {"kind": "me"}]}


# Requests that make no sense.


def test_no_path_is_a_fault_of_the_server(house: House) -> None:
    for path in ("/%00", "/assets/%00", "/" + "x" * 5000, "/a/" * 300, "/%ff%fe", "/x%0aFAKE line"):
        assert house.http.get(path).status_code in (200, 404, 414)
    assert "FAKE" not in house.log.read_text()


def test_what_is_nested_deeply_is_refused(house: House) -> None:
    deep = "[" * 20_000
    answer = house.http.post(
        "/api/tables", content=deep, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code == 400


def test_a_name_that_is_not_ours_is_refused(build: Callable[..., House]) -> None:
    house = build(*UNHURRIED, "--origin", "https://friends.example")
    for host, code in (
        ("evil.example", 400),
        ("evil.example:80", 400),
        ("friends.example", 200),
        ("laptop.local:8000", 200),
        ("192.0.2.7", 200),
        ("[::1]:8000", 200),
    ):
        assert house.http.get("/api/house", headers={"Host": host}).status_code == code


def test_a_page_of_others_sets_up_no_table(house: House) -> None:
    headers = {"Origin": "https://evil.example", "Content-Type": "text/plain"}
    refused = house.http.post("/api/tables", content=json.dumps(WISH), headers=headers)
    assert (refused.status_code, refused.json()["error"]) == (403, "WrongKey")


def test_head_is_answered_as_get_without_a_body(house: House) -> None:
    for path in ("/", "/api/health", "/text/en/front.ftl"):
        head, get = house.http.head(path), house.http.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == get.headers["content-type"]


# Those who would keep others waiting.


def test_a_request_that_never_becomes_whole_is_dropped(build: Callable[..., House]) -> None:
    host, _, port = build(*IMPATIENT).host.partition(":")
    beginnings = (
        b"",
        b"GET / HT",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    )
    for beginning in beginnings:
        with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
            line.sendall(beginning)
            assert b" 200 " not in line.recv(4096)


def read_out(link: ClientConnection) -> None:
    """Read what was sent, and on."""
    while True:
        link.recv(timeout=PATIENCE)


def test_who_does_not_read_is_let_go(build: Callable[..., House]) -> None:
    house = build(*IMPATIENT)
    made = house.create("me", "expected")
    table, keys = made["table"], made["keys"]

    def chat_until_gone() -> bool:
        for _ in range(50):
            house.post(table, "chat", keys, seat=0, text="x" * 300)
        return not house.look(table)["seats"][0]["here"]

    with dial(f"ws://{house.host}/api/tables/{table}/live", compression=None) as silent:
        silent.send(json.dumps({"type": "hello", "keys": keys}))
        until(lambda: house.look(table)["seats"][0]["here"], "somebody is there")
        until(chat_until_gone, "the silent viewer is let go")
        with pytest.raises(ConnectionClosed):
            read_out(silent)


def test_who_brings_many_records_is_slowed_down(build: Callable[..., House]) -> None:
    house = build("--requests-a-second", "1000", "--tables-a-minute", "2")
    codes = [house.http.post("/api/replay", content=b"{}").status_code for _ in range(3)]
    assert codes == [400, 400, 429]


def test_new_websockets_and_pages_are_counted_too(build: Callable[..., House]) -> None:
    house = build("--requests-a-second", "1")
    until(lambda: house.http.get("/").status_code == 429, "a page is refused")
    with ThreadPoolExecutor(MANY) as threads:  # at once: else a slow machine would not be hasty
        assert not all(threads.map(is_let_in, [house] * MANY))


def is_let_in(house: House) -> bool:
    """Tell whether a websocket is taken."""
    try:
        with dial(f"ws://{house.host}/api/tables/none/live"):
            return True
    except InvalidStatus:
        return False


def test_what_one_client_says_on_several_websockets_is_counted_together(
    build: Callable[..., House],
) -> None:
    house = build("--requests-a-second", "4")
    table = house.create("me", "expected")["table"]
    address = f"ws://{house.host}/api/tables/{table}/live"
    with ExitStack() as stack:
        links = [stack.enter_context(dial(address)) for _ in range(16)]
        for link in links:
            link.send('{"type": "hello", "keys": []}')
        for link in links:
            for _ in range(7):  # none of them says more than a single one may
                link.send("nonsense")
        refused = [error for link in links for error in errors(link, 7)]
    assert {*refused} == {"BadRequest", "LimitReached"}


def errors(link: ClientConnection, count: int) -> list[str]:
    """Hear so many refusals."""
    heard: list[str] = []
    while len(heard) < count:
        message = json.loads(link.recv(timeout=PATIENCE))
        heard += [message["error"]] if message["type"] == "refused" else []
    return heard


def test_taking_back_again_and_again_is_slowed_down(house: House) -> None:
    made = house.create("screen", "screen")
    table, keys = made["table"], made["keys"]
    codes = set()
    while 429 not in codes:
        play_on(house, table, keys, 1)
        codes.add(house.post(table, "undo", keys, seat=0, to=0).status_code)
    assert codes == {200, 429}


def test_however_often_something_was_taken_back_a_game_is_played_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = games.game("faraway")
    holders = [Holder("human"), Holder("human")]
    table = live.LiveTable("t", Header("faraway", game.rules, 7, game.check(2, {})[1], holders))
    pick = game.vocabulary.name(table.table.options_of(0)[0])
    begun: list[str | int] = []

    def counted(
        game: Game[Any],
        seats: int,
        settings: dict[str, Value],
        deal: str | int,
        answers: list[tuple[int, int]],
    ) -> Table:
        begun.append(deal)
        return revived(game, seats, settings, deal, answers)

    monkeypatch.setattr(live, "revived", counted)
    again: list[Entry] = [Answered(0, pick), TookBack(0, [0])]
    table.fold([*again * 500, Answered(0, pick)])
    assert begun == [7]
    assert (table.version, table.table.position, len(table.undos)) == (1001, 1, 500)


# Seats.


def test_who_takes_a_bots_seat_is_told_of_and_keeps_it(house: House) -> None:
    made = house.create("me", "friend", "random")
    table, keys = made["table"], made["keys"]
    freed = house.post(table, "hand-over", keys, seat=2, agent="").json()
    taken = house.http.post(
        f"/api/tables/{table}/seats/2/take", json={"invite": freed["invite"], "name": "Eve"}
    ).json()
    kept = house.post(table, "hand-over", [taken], seat=2, agent="random")
    assert kept.json()["message"].startswith("Whoever took over a seat")
    assert news(house.look(table))[-2:] == ["news-freed", "news-sits-down"]


def test_who_is_invited_stays_invited_though_others_free_the_seat(house: House) -> None:
    made = house.create("me", "expected", "friend")
    table, friend = made["table"], made["friends"]
    refused = house.post(table, "hand-over", friend, seat=1, agent="")
    assert (refused.status_code, refused.json()["error"]) == (400, "BadRequest")
    assert house.post(table, "start", made["keys"], seat=0, agent="random").status_code == 200
    house.take(made, 1, "Bea")
    assert news(house.look(table))[-1] == "news-takes-over"


def test_a_chosen_deal_and_hints_are_told_before_anybody_sits_down(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "friend"}]
    for seed, told in ((7, "7"), (None, "")):
        wish = {"game": "faraway", "seats": seats, "seed": seed, "hints": seed is None}
        made = house.http.post("/api/tables", json=wish).json()
        invite = {"invite": made["invites"][0]["secret"]}
        shown = house.http.post(f"/api/tables/{made['table']}/seats/1/look", json=invite).json()
        assert (shown["at"]["deal"], shown["at"]["hints"]) == (told, seed is None)


# Bad luck.


def test_a_table_that_cannot_be_read_stops_no_other(build: Callable[..., House]) -> None:
    house = build()
    broken, whole = (house.create("me", "random")["table"] for _ in range(2))
    house.kill()
    row = 'INSERT INTO log VALUES (?, 0, 9e9, \'answer\', \'{"seat": 0, "pick": "nothing"}\')'
    with closing(sqlite3.connect(house.database)) as database:
        database.execute(row, [broken])
        database.execute(row.replace("'answer'", "'what'"), [house_of_no_table(database)])
        database.commit()
    house.start()
    until(lambda: "cannot" in house.log.read_text(), "the broken table was met")
    assert house.look(whole)["position"] == 0


def house_of_no_table(database: sqlite3.Connection) -> str:
    """Add a table whose header cannot be read, and return its id."""
    database.execute("INSERT INTO tables VALUES ('odd', 9e9, '{}')")
    return "odd"


def test_a_full_disk_is_said_and_then_all_goes_on(build: Callable[..., House]) -> None:
    house = build()
    made = house.create("screen", "screen")
    play_on(house, made["table"], made["keys"], 1)
    assert house.process is not None
    pid, (soft, hard) = house.process.pid, resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, hard))
    full = house.post(made["table"], "chat", made["keys"], seat=0, text="Hello")
    assert (full.status_code, full.json()["error"]) == (503, "Overloaded")
    until(lambda: house.http.get("/api/health").status_code == 503, "health tells")
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))
    play_on(house, made["table"], made["keys"], 1)
    assert house.look(made["table"])["position"] == 2


def test_a_locked_database_is_waited_for(build: Callable[..., House]) -> None:
    house = build()
    made = house.create("screen", "screen")
    codes: list[int] = []

    def chat() -> None:
        said = house.post(made["table"], "chat", made["keys"], seat=0, text="Hello")
        codes.append(said.status_code)

    with closing(sqlite3.connect(house.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        saying = threading.Thread(target=chat)
        saying.start()
        assert house.http.get("/healthz").text == "ok"  # and nobody else is kept waiting
        assert house.look(made["table"])["version"] == 0
        assert codes == []
        other.execute("ROLLBACK")
    saying.join(PATIENCE)
    assert codes == [200]


@pytest.mark.parametrize(
    "said", ["database is locked", "database or disk is full", "disk I/O error"]
)
def test_what_a_database_cannot_do_now_is_no_fault_of_ours(said: str) -> None:
    assert is_passing(OperationalError("", {}, sqlite3.OperationalError(said)))
    assert not is_passing(OperationalError("", {}, sqlite3.OperationalError("no such table")))


def test_a_connection_lost_in_the_middle_is_no_fault_of_ours() -> None:
    lost = (asyncpg.InternalClientError, asyncpg.InterfaceError, ConnectionResetError)
    assert all(is_passing(error("lost")) for error in lost)
    assert not is_passing(ValueError("lost"))


def test_a_place_that_cannot_be_written_to_is_refused_in_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "skerry.server", "--port", "0", "--database"]
    ran = subprocess.run(
        [*command, str(tmp_path / "nowhere" / "skerry.db")],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ran.returncode == 1
    assert ran.stderr.startswith("The database cannot be opened:")
    assert len(ran.stderr.splitlines()) == 1
