"""Who is not here is told that it is their turn, once, by what only their browser can read."""

from __future__ import annotations

import asyncio
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from skerry.kernel.errors import OptionError
from skerry.server import calling as calling_of
from skerry.server import hooks, push
from skerry.server.settings import Settings
from tests.patience import until
from tests.server.house import UNHURRIED, House, play_on
from tests.server.mailbox import Browser, Service, raw, signed_by
from tests.server.services import BOTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.house import Json

ROOT = Path(__file__).resolve().parent.parent.parent
CONTACT = "mailto:keeper@example.org"
# Appendix A of RFC 8291.
RFC_KEY = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
RFC_AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
RFC_BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
    "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
    "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    with Service() as service:
        yield service


@pytest.fixture(scope="module")
def calling(
    database: str, tmp_path_factory: pytest.TempPathFactory, service: Service
) -> Iterator[House]:
    """A server that pushes, and has a hook that keeps what it is told."""
    place = tmp_path_factory.mktemp("calling")
    keep = f"import sys; open({str(place / 'told')!r}, 'a').write(sys.stdin.read() + chr(10))"
    house = House(
        database,
        place / "log",
        *UNHURRIED,
        *("--push", CONTACT, "--push-service", service.origin),
        *("--hook", shlex.join([sys.executable, "-c", keep])),
    ).start()
    yield house
    house.leave()
    assert "Traceback" not in house.log.read_text()


def subscribe(house: House, made: Json, browser: Browser, endpoint: str, **more: object) -> int:
    body = {"seat": 0, **browser.subscription(endpoint), **more}
    return house.post(made["table"], "push", made["keys"], **body).status_code


def told(calling: House) -> list[Json]:
    file = calling.log.parent / "told"
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def sent(service: Service, path: str) -> list[tuple[str, dict[str, str], bytes]]:
    return [each for each in service.got if each[0] == path]


def test_what_the_rfc_encrypts_our_browser_reads() -> None:
    browser = Browser(raw(RFC_KEY), raw(RFC_AUTH))
    assert browser.reads(raw(RFC_BODY)) == b"When I grow up, I want to be a watermelon"


@BOTH
def test_who_is_not_here_is_called_once_by_what_only_their_browser_reads(
    calling: House, service: Service
) -> None:
    made = calling.create("me", "friend")
    at = f"/{made['table']}"
    ann, key = Browser(), calling.http.get("/api/push").json()["key"]
    assert subscribe(calling, made, ann, f"{service.origin}{at}", language="pl") == 200
    until(lambda: sent(service, at), "she is called")
    _, headers, body = sent(service, at)[0]
    message = json.loads(ann.reads(body))
    assert message == {
        "title": "Twoja tura",
        "body": "Czekają na ciebie: Faraway",
        "path": f"/t/{made['table']}",
    }
    claims = signed_by(headers["Authorization"], key)
    assert (claims["aud"], claims["sub"]) == (service.origin, CONTACT)
    assert (headers["Content-Encoding"], b"Faraway" in body) == ("aes128gcm", False)
    calling.end()
    calling.start(at=calling.host)
    assert calling.http.get("/api/push").json()["key"] == key
    calling.look(made["table"])
    again = calling.create("me", "friend")
    subscribe(calling, again, ann, f"{service.origin}{at}/again")
    until(lambda: sent(service, f"{at}/again"), "others are called after the restart")
    assert len(sent(service, at)) == 1


def test_who_is_here_is_not_called_until_they_have_gone(calling: House, service: Service) -> None:
    made = calling.create("me", "friend")
    with calling.view(made["table"], made["keys"]) as ann:
        ann.see()
        subscribe(calling, made, Browser(), f"{service.origin}/here")
        other = calling.create("me", "friend")
        subscribe(calling, other, Browser(), f"{service.origin}/there")
        until(lambda: sent(service, "/there"), "somebody else is called meanwhile")
        assert not sent(service, "/here")
    until(lambda: sent(service, "/here"), "she has gone")


def test_a_browser_that_wants_no_more_and_a_holder_who_has_left_are_forgotten(
    calling: House, service: Service
) -> None:
    made = calling.create("me", "friend")
    service.status = 410
    subscribe(calling, made, Browser(), f"{service.origin}/gone")
    until(lambda: sent(service, "/gone"), "it is tried")
    service.status = 201
    play_on(calling, made["table"], [*made["keys"], *made["friends"]], 2)
    left = calling.create("me", "friend")
    with calling.view(left["table"], left["keys"]) as ann:
        ann.see()
        subscribe(calling, left, Browser(), f"{service.origin}/left")
        calling.post(left["table"], "rekey", left["keys"], seat=0)
    marker = calling.create("me", "friend")
    subscribe(calling, marker, Browser(), f"{service.origin}/marker")
    until(lambda: sent(service, "/marker"), "later calls are made")
    assert (len(sent(service, "/gone")), sent(service, "/left")) == (1, [])


def test_nobody_has_the_server_ask_other_addresses(calling: House, service: Service) -> None:
    made, browser = calling.create("me", "friend"), Browser()
    for endpoint in (
        "http://127.0.0.1:1/x",
        "https://127.0.0.1/x",
        "file:///etc/passwd",
        f"{service.origin}.evil.example/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        f"{service.origin}/{'x' * 1000}",
    ):
        assert subscribe(calling, made, browser, endpoint) == 400, endpoint
    good = f"{service.origin}/x"
    assert subscribe(calling, made, browser, good, p256dh="AAAA") == 400
    assert subscribe(calling, made, browser, good, language="xx") == 400
    assert subscribe(calling, made, browser, good, seat=1) == 403


@pytest.mark.parametrize(
    ("endpoint", "is_one"),
    [
        ("https://fcm.googleapis.com/fcm/send/abc", True),
        ("https://updates.push.services.mozilla.com/wpush/v2/abc", True),
        ("https://push.services.mozilla.com.evil.example/", False),
        ("http://fcm.googleapis.com/fcm/send/abc", False),
        ("https://[::1", False),
    ],
)
def test_the_services_of_browsers_are_known(endpoint: str, is_one: bool) -> None:  # noqa: FBT001
    assert push.is_service(endpoint, push.SERVICES) is is_one


def test_a_hook_is_told_whose_turn_it_is_at_slow_tables_and_no_secret(calling: House) -> None:
    quick = calling.create("me", "friend", clock=120)
    made = calling.create("me", "friend", clock=86_400)
    calling.post(made["table"], "rename", made["keys"], seat=0, name="Ann")
    until(lambda: [each for each in told(calling) if each["table"] == made["table"]], "it is told")
    until(lambda: len([e for e in told(calling) if e["table"] == made["table"]]) == 2, "both are")
    first = min(told(calling), key=lambda each: int(each["seat"]))
    assert (first["event"], first["game"], first["seat"]) == ("turn", "faraway", 1)
    assert 86_000 < first["left"] <= 86_400
    written = json.dumps(told(calling))
    assert not any(key["secret"] in written for key in (*made["keys"], *made["friends"]))
    assert quick["table"] not in written


def test_without_the_option_nothing_is_pushed(house: House) -> None:
    assert house.http.get("/api/push").json()["said"]["id"] == "server-no-push"
    assert house.http.get("/api/house").json()["push"] is False


@pytest.mark.parametrize(
    ("settings", "said"),
    [(Settings(push="me"), "mailto:"), (Settings(hook="'"), "--hook takes a command")],
)
def test_settings_that_will_not_do_are_refused(settings: Settings, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        calling_of.check(settings)


def test_a_missing_library_is_told_by_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cryptography", None)
    with pytest.raises(OptionError, match=r"skerry\[community\]"):
        push.check()


@pytest.mark.parametrize("hook", ["sleep 1000", "no-such-command-at-all", "http://127.0.0.1:1/"])
def test_a_hook_that_hangs_or_is_not_there_is_not_waited_for(
    hook: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hooks, "PATIENCE", 0.01)
    asyncio.run(hooks.call(hook, b"{}"))
    assert "The hook" in caplog.text


def test_the_mail_hook_writes_to_who_is_known_by_name(tmp_path: Path) -> None:
    sendmail = tmp_path / "sendmail"
    sendmail.write_text(f"#!/bin/sh\ncat > {tmp_path}/mail\n")
    sendmail.chmod(0o755)
    (tmp_path / "addresses").write_text("Ann\tann@example.org\n")
    hook = ROOT / "deploy" / "mail_hook.py"
    for name in ("Ann", "Eve\tx@example.org"):
        body = json.dumps({"name": name, "text": "They wait for you", "link": "http://host/t/1"})
        subprocess.run(
            [sys.executable, hook, tmp_path / "addresses"],
            input=body.encode(),
            env={"PATH": f"{tmp_path}:/bin:/usr/bin"},
            check=True,
        )
    mail = (tmp_path / "mail").read_text()
    assert "To: ann@example.org" in mail
    assert "http://host/t/1" in mail
