"""Accounts by passkey: a name that is one's own, and all that must not open it."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from functools import partial
from typing import TYPE_CHECKING

import pytest

from skerry.kernel.errors import OptionError
from skerry.server import accounts, passkeys, sessions
from skerry.server.accounts import Challenge
from skerry.server.errors import BadRequest, WrongKey
from skerry.server.live import hashed
from skerry.server.names import folded
from skerry.server.passkeys import Passkey
from skerry.server.protocol.accounts import NewPasskey
from skerry.server.push import encoded
from skerry.server.schema import ACCOUNTS, PASSKEYS
from skerry.server.settings import Settings
from skerry.server.store import Store
from tests.patience import until
from tests.server.authenticator import Authenticator, Visitor, said
from tests.server.house import UNHURRIED, House, bearer, play_on

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator
    from pathlib import Path

    from tests.server.house import Json

WITH_ACCOUNTS = (*UNHURRIED, "--community", "--accounts")
FRIENDS = [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server with accounts."""
    place = tmp_path_factory.mktemp("club")
    house = House(f"{place}/skerry.db", place / "log", *WITH_ACCOUNTS).start()
    yield house
    house.leave()
    assert "Traceback" not in house.log.read_text()


@pytest.fixture
def come(club: House) -> Iterator[Callable[[str], Visitor]]:
    """Let somebody come who reserves a name; "" only looks round."""
    visitors: list[Visitor] = []

    def one(name: str = "") -> Visitor:
        visitors.append(Visitor(club))
        if name:
            answer = visitors[-1].register(name)
            assert answer.status_code == 201, answer.text
        return visitors[-1]

    yield one
    for each in visitors:
        each.http.close()


def ask(club: House, sql: str, *given: object) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(club.database)) as opened, opened:
        return opened.execute(sql, given).fetchall()


def opened(visitor: Visitor, *seats: Json) -> Json:
    """Set up a table that is open to all."""
    wish = {"game": "faraway", "seats": seats or FRIENDS, "open": True, "seed": 7}
    answer = visitor.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    return dict(answer.json())


def names_at(club: House, table: str) -> list[str]:
    return [seat["name"] for seat in club.look(table)["seats"]]


def test_without_the_flag_there_is_nothing_of_it(house: House) -> None:
    assert house.http.get("/api/account").status_code == 404
    assert "accounts" not in house.http.get("/api/house").json()
    paths = house.http.get("/api/openapi.json").json()["paths"]
    assert not [path for path in paths if "account" in path]


def test_who_registers_is_signed_in_by_a_cookie_that_no_script_reads(
    come: Callable[..., Visitor], club: House
) -> None:
    answer = come().register("Ann")
    assert answer.status_code == 201
    assert answer.json()["name"] == "Ann"
    assert answer.json()["address"] == f"http://localhost:{club.host.rpartition(':')[2]}"
    cookie = answer.headers["set-cookie"].lower()
    for word in ("skerry=", "httponly", "samesite=strict", "path=/", "max-age=2592000"):
        assert word in cookie
    assert "secure" not in cookie  # this computer is reached by http
    assert club.http.get("/api/house").json()["accounts"] is True


def test_of_cookies_only_hashes_are_kept_and_no_line_tells_one(
    come: Callable[..., Visitor], club: House
) -> None:
    ann = come("Ada")
    token = ann.http.cookies["skerry"]
    kept = str(ask(club, "SELECT * FROM sessions"))
    assert len(token) == 43  # 256 bits
    assert hashed(token) in kept
    assert token not in kept
    assert token not in club.log.read_text()
    assert token not in ann.http.get("/api/account").text
    table = opened(ann)["table"]
    ((account,),) = ask(club, "SELECT id FROM accounts WHERE name = 'Ada'")
    until(lambda: table in club.http.get("/api/open").text, "it is listed")
    told = [club.http.get(path).text for path in (f"/api/tables/{table}", "/api/open")]
    assert all("Ada" in each and str(account) not in each for each in told)
    assert str(account) not in club.log.read_text()


def test_who_signs_out_signs_in_again_without_a_name(come: Callable[..., Visitor]) -> None:
    bea = come("Bea")
    token = bea.http.cookies["skerry"]
    assert bea.post("sign-out").json()["name"] == ""
    assert bea.me()["name"] == ""
    bea.http.cookies.set("skerry", token)
    assert bea.me()["name"] == "", "the old cookie opens nothing"
    bea.http.cookies.clear()
    assert bea.sign_in().json()["name"] == "Bea"
    before = bea.http.cookies["skerry"]
    assert bea.sign_in().json()["name"] == "Bea"
    other = come()
    other.http.cookies.set("skerry", before)
    assert other.me()["name"] == "", "a new cookie ends the one before"
    assert [each["current"] for each in bea.me()["passkeys"]] == [True]


def test_a_session_ends_by_itself(come: Callable[..., Visitor], club: House) -> None:
    cid = come("Cid")
    ask(club, "UPDATE sessions SET until = 1 WHERE token = ?", hashed(cid.http.cookies["skerry"]))
    assert cid.me()["name"] == ""


# What must not open an account.


def test_a_signature_opens_once(come: Callable[..., Visitor]) -> None:
    dan = come("Dan")
    signed = dan.passkey.sign(dan.ask("sign-in"))
    assert dan.post("sign-in", **signed).status_code == 200
    assert dan.refused("sign-in", **signed) == "server-passkey-late"
    made = dan.passkey.make(dan.ask("register", "Dana"))
    assert dan.post("register", **made).status_code == 403, "one passkey, one account"
    assert dan.refused("register", **made) == "server-passkey-late"


@pytest.mark.parametrize(
    ("what", "wrong"),
    [
        ("origin", "http://evil.example"),
        ("origin", "http://localhost:1"),
        ("party", "evil.example"),
        ("count", -1),
    ],
)
def test_a_signature_for_another_page_or_of_a_copied_passkey_is_refused(
    come: Callable[..., Visitor], what: str, wrong: str | int
) -> None:
    name = f"Eve {what} {wrong}"[:24]
    eve = come(name)
    assert eve.sign_in().status_code == 200
    setattr(eve.passkey, what, wrong if what != "count" else eve.passkey.count - 1)
    assert said(eve.sign_in()) == "server-passkey"
    other = come()
    if what != "count":
        setattr(other.passkey, what, wrong)
        assert said(other.register(f"{name[:20]} too")) == "server-passkey"


def test_a_challenge_is_for_one_purpose_one_account_and_a_while(
    come: Callable[..., Visitor], club: House
) -> None:
    fay, gil = come("Fay"), come("Gil")
    new = Authenticator(fay.passkey.origin)
    assert fay.refused("sign-in", **fay.passkey.sign(fay.ask("add"))) == "server-passkey-late"
    assert fay.refused("register", **new.make(fay.ask("add"))) == "server-passkey-late"
    assert gil.refused("passkeys", **new.make(fay.ask("add"))) == "server-passkey"
    drawn = {"challenge": "A" * 43, "user": {"id": fay.passkey.user}}
    assert fay.refused("sign-in", **fay.passkey.sign(drawn)) == "server-passkey-late"
    late = fay.ask("sign-in")
    ask(club, "UPDATE challenges SET until = 1 WHERE challenge = ?", late["challenge"])
    assert fay.refused("sign-in", **fay.passkey.sign(late)) == "server-passkey-late"


def test_a_forged_signature_opens_nothing_and_spends_the_challenge(
    come: Callable[..., Visitor],
) -> None:
    hal, eve = come("Hal"), come("Eva")
    asked = eve.ask("sign-in")
    eve.passkey.id, eve.passkey.user = hal.passkey.id, hal.passkey.user
    assert eve.refused("sign-in", **eve.passkey.sign(asked)) == "server-passkey"
    assert hal.refused("sign-in", **hal.passkey.sign(asked)) == "server-passkey-late"
    as_eve = hal.passkey.sign(hal.ask("sign-in"))
    assert hal.refused("sign-in", **{**as_eve, "user": "QUFB"}) == "server-passkey"
    unknown = come()
    assert said(unknown.sign_in()) == "server-passkey-unknown"


def test_nonsense_is_refused_in_one_sentence(come: Callable[..., Visitor]) -> None:
    ida = come("Ida")
    for nonsense in ("", "A", "\0", "é", "!!!!", "e30", "W10", "A" * 9000):
        signed = ida.passkey.sign(ida.ask("sign-in"))
        for part in ("id", "client_data", "authenticator", "signature"):
            assert ida.post("sign-in", **{**signed, part: nonsense}).status_code == 403
        made = Authenticator(ida.passkey.origin).make(ida.ask("register", "Idun"))
        broken = {**made, "attestation": nonsense}
        assert ida.post("register", **broken).status_code == 403


def test_another_origin_may_ask_for_nothing(come: Callable[..., Visitor]) -> None:
    jon = come("Jon")
    headers = {"Origin": "http://evil.example"}
    answer = jon.http.post("/api/account/delete", headers=headers)
    assert said(answer) == "server-origin"
    assert jon.me()["name"] == "Jon"


# Names.


def test_a_reserved_name_is_refused_to_all_others(
    come: Callable[..., Visitor], club: House
) -> None:
    kim, eve = come("Kim"), come()
    made = opened(kim)
    table = made["table"]
    assert names_at(club, table)[0] == "Kim", "who is signed in sits down by their name"
    for name in ("Kim", " kim ", "КИМ".replace("И", "i"), "Ｋｉｍ"):
        seat = {"seat": 1, "name": name}
        assert said(eve.http.post(f"/api/open/{table}/take", json=seat)) == "server-name-owned"
        wish = {"game": "faraway", "seats": [{"kind": "me", "name": name}, *FRIENDS]}
        assert said(eve.http.post("/api/tables", json=wish)) == "server-name-owned"
        lesson = eve.http.post("/api/lessons/faraway", json={"name": name})
        assert said(lesson) == "server-name-owned"
        assert eve.refused("ask", purpose="register", name=name) == "server-name-owned"
    invite = made["invites"][0]
    wish = {"invite": invite["secret"], "name": "Kim"}
    take = f"/api/tables/{table}/seats/{invite['seat']}/take"
    assert said(eve.http.post(take, json=wish)) == "server-name-owned"
    key = eve.http.post(take, json={**wish, "name": "Eve"}).json()
    renamed = {"id": 1, "seat": key["seat"], "name": "Kim"}
    answer = eve.http.post(f"/api/tables/{table}/rename", json=renamed, headers=bearer([key]))
    assert said(answer) == "server-name-owned"
    with club.view(table, [key]) as viewer:
        told = viewer.ask("rename", seat=key["seat"], name="Kim")
        assert told["said"]["id"] == "server-name-owned"
    assert names_at(club, table) == ["Kim", "Eve", ""]


def test_who_is_signed_in_may_sit_under_another_name_or_their_own(
    come: Callable[..., Visitor], club: House
) -> None:
    leo, mia = come("Leo"), come("Mia")
    table = opened(leo, {"kind": "me", "name": "Lion"}, *FRIENDS[1:])["table"]
    taken = mia.http.post(f"/api/open/{table}/take", json={"seat": 1})
    assert taken.status_code == 201
    again = {"id": 1, "seat": 1, "name": "MIA"}
    key = taken.json()["key"]
    renamed = mia.http.post(f"/api/tables/{table}/rename", json=again, headers=bearer([key]))
    assert renamed.status_code == 200
    assert names_at(club, table) == ["Lion", "Mia", ""]


def test_names_that_look_alike_are_one() -> None:
    assert folded("Ann") == folded("ANN") == folded("Аnn") != folded("Anna")


def play(club: House, visitor: Visitor, *names: str) -> Json:
    """Let people of these names finish a game round one screen."""
    seats = [{"kind": "screen", "name": name} for name in names]
    made = opened(visitor, *seats)
    shown = play_on(club, made["table"], made["keys"])
    assert shown["over"]
    return {**made, **shown}


def rated(club: House) -> dict[str, Json]:
    return {each["name"]: each for each in club.http.get("/api/ratings/faraway").json()}


def test_a_rating_is_counted_only_for_the_holder_of_the_name(
    come: Callable[..., Visitor], club: House
) -> None:
    eve = come()
    seats = [{"kind": "screen", "name": name} for name in ("Nat", "Ole", "Pia")]
    before = opened(eve, *seats)  # she sits there as Nat before there is such an account
    nat = come("Nat")
    ended = play_on(club, before["table"], before["keys"])
    assert ended["over"]
    until(lambda: rated(club).keys() >= {"Ole", "Pia"}, "the others are rated")
    assert "Nat" not in rated(club)
    again = {"id": 1, "seat": 0, "same_deal": True}
    way = f"/api/tables/{before['table']}/rematch"
    anew = eve.http.post(way, json=again, headers=bearer(before["keys"])).json()["table"]
    assert names_at(club, anew) == ["", "Ole", "Pia"], "nor does she sit as Nat once more"
    play(club, nat, "Nat", "Ole")
    until(lambda: "Nat" in rated(club), "Nat is rated")
    assert nat.post("rename", name="Nathan").json()["name"] == "Nathan"
    assert "Nat" not in rated(club)
    assert rated(club)["Nathan"]["games"] == 1
    assert nat.refused("rename", name=" ") == "server-empty"


# More passkeys, fewer, none.


def test_a_second_passkey_opens_the_account_and_the_last_one_stays(
    come: Callable[..., Visitor],
) -> None:
    pat, phone = come("Pat"), come()
    asked = pat.ask("add")
    assert [each["id"] for each in asked["excludeCredentials"]] == [pat.me()["passkeys"][0]["id"]]
    assert asked["authenticatorSelection"]["residentKey"] == "required"
    assert asked["attestation"] == "none"
    assert len(pat.post("passkeys", **phone.passkey.make(asked)).json()["passkeys"]) == 2
    assert phone.sign_in().json()["name"] == "Pat"
    first, second = (each["id"] for each in pat.me()["passkeys"])
    assert phone.post("passkeys/remove", id=first).status_code == 200
    assert pat.me()["name"] == "", "who came by it is signed out"
    assert said(pat.sign_in()) == "server-passkey-unknown"
    assert phone.refused("passkeys/remove", id=second) == "server-passkey-last"
    assert phone.refused("passkeys/remove", id=first) == "server-passkey-unknown"


def test_a_browser_left_signed_in_cannot_hand_the_account_on(
    come: Callable[..., Visitor], club: House
) -> None:
    roy = come("Roy")
    old = hashed(roy.http.cookies["skerry"])
    ask(club, "UPDATE sessions SET at = at - 700 WHERE token = ?", old)
    assert roy.refused("ask", purpose="add") == "server-account-again"
    assert roy.refused("delete") == "server-account-again"
    mine = roy.me()["passkeys"][0]["id"]
    assert roy.refused("passkeys/remove", id=mine) == "server-account-again"
    assert roy.sign_in().status_code == 200
    assert roy.ask("add")["challenge"]


def test_nobody_can_do_so_without_signing_in(come: Callable[..., Visitor]) -> None:
    eve = come()
    assert eve.refused("ask", purpose="add") == "server-not-signed-in"
    assert eve.refused("delete") == eve.refused("rename", name="Eve") == "server-not-signed-in"
    assert eve.post("sign-out").status_code == 200


def test_who_deletes_an_account_leaves_nothing_of_it(
    come: Callable[..., Visitor], club: House
) -> None:
    sam = come("Sam")
    play(club, sam, "Sam", "Ted")
    until(lambda: "Sam" in rated(club), "Sam is rated")
    assert sam.post("delete").json() == {**sam.me(), "name": "", "passkeys": []}
    assert "Sam" not in rated(club)
    for table in ("passkeys", "sessions", "challenges"):
        left = f"SELECT * FROM {table} WHERE account NOT IN (SELECT id FROM accounts) AND account <> ''"  # noqa: S608 - our own names
        rows = [row for row in ask(club, left) if "register" not in row]
        assert rows == []
    assert said(sam.sign_in()) == "server-passkey-unknown"
    assert come().register("Sam").status_code == 201, "the name is free again"


def test_a_client_may_try_only_so_often(build: Callable[..., House]) -> None:
    house = build("--tables-a-minute", "2", "--community", "--accounts")
    asked = {"purpose": "sign-in"}
    post = partial(house.http.post, "/api/account/ask", json=asked)
    assert post().status_code == 200
    until(lambda: post().status_code == 429, "it is too much")


# How a server begins.


@pytest.mark.parametrize(
    ("settings", "host", "why"),
    [
        (Settings(accounts=True), "127.0.0.1", "--community"),
        (Settings(accounts=True, community=True), "0.0.0.0", "do not open it"),  # noqa: S104
        (Settings(accounts=True, community=True, origins=("http://a.example",)), "::1", "http://a"),
        (Settings(accounts=True, community=True, origins=("https://10.0.0.1",)), "::1", "10.0.0.1"),
    ],
)
def test_a_server_that_could_not_know_passkeys_does_not_begin(
    settings: Settings, host: str, why: str
) -> None:
    with pytest.raises(OptionError, match=re.escape(why)):
        passkeys.check(settings, host)


def test_a_server_with_a_name_asks_by_https_alone() -> None:
    origins = ("https://play.example", "https://eu.play.example", "http://play.example")
    settings = Settings(accounts=True, community=True, origins=origins)
    party = passkeys.party(settings)
    assert party == passkeys.Party("play.example", origins[:2])
    cookie = sessions.cookie(settings, "token")
    assert (cookie.key, cookie.secure, cookie.domain) == ("__Host-skerry", True, None)
    for origin in origins:
        new = Authenticator(origin, "play.example")
        challenge = {"challenge": "A" * 43, "user": {"id": ""}}
        given = NewPasskey(**new.make(challenge))
        if origin in party.origins:
            assert passkeys.made(party, 8000, given, bytes(32)).id == given.id
        else:
            with pytest.raises(WrongKey):
                passkeys.made(party, 8000, given, bytes(32))


# In both databases.


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return Settings(database=f"{tmp_path}/skerry.db").url
    return Settings(database=request.getfixturevalue("postgres")).url


async def kept(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with the accounts of a database that has none yet."""
    store = Store(url)
    await store.prepare()
    try:
        async with store.engine.begin() as connection:
            for table in (ACCOUNTS, PASSKEYS):
                await connection.execute(table.delete())
        await work(store)
    finally:
        await store.engine.dispose()


async def lived(store: Store) -> None:
    """One account from its first day to its last."""
    asked = Challenge(b"", "someone", "Vic")
    await accounts.register(store, asked, Passkey("first", "key", 0))
    with pytest.raises(WrongKey):
        await accounts.register(store, asked._replace(account="x"), Passkey("x", "key", 0))
    account, passkey = await accounts.by_passkey(store, "first")
    signs = 2**32 - 1  # the most that a passkey can tell
    who = await sessions.signed_in(store, await accounts.sign_in(store, account, passkey, signs))
    assert who is not None
    with pytest.raises(WrongKey):  # it has signed meanwhile
        await accounts.sign_in(store, account, passkey, signs)
    with pytest.raises(BadRequest):
        await accounts.add(store, "someone", Passkey("first", "key", 0))
    await accounts.rename(store, who, "Victor")
    await accounts.delete(store, who._replace(name="Victor"))
    assert await accounts.known(store, "someone") == []


async def raced(store: Store) -> None:
    """Several spend one challenge, and two remove the last two passkeys, at once."""
    challenge = await accounts.ask(store, "register", "someone", "Wim")
    told = encoded(f'{{"challenge": "{encoded(challenge)}"}}'.encode())
    taken = await asyncio.gather(
        *(accounts.spend(store, "register", told) for _ in range(4)), return_exceptions=True
    )
    (asked,) = [each for each in taken if isinstance(each, Challenge)]
    await accounts.register(store, asked, Passkey("first", "key", 0))
    await accounts.add(store, "someone", Passkey("second", "key", 0))
    both = (accounts.remove(store, "someone", each) for each in ("first", "second"))
    done = await asyncio.gather(*both, return_exceptions=True)
    assert [type(each) for each in done if each is not None] == [BadRequest]
    assert len(await accounts.known(store, "someone")) == 1


@pytest.mark.parametrize("work", [lived, raced])
def test_accounts_are_kept_alike_in_both_databases(
    url: str, work: Callable[[Store], Awaitable[None]]
) -> None:
    asyncio.run(kept(url, work))
