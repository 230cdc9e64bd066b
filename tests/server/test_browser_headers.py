"""What browsers are told of our pages, and what pages of others can do with them."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import TYPE_CHECKING

import pytest

from skerry.server.headers import HEADERS
from skerry.server.origins import is_welcome
from tests.server.house import bearer

if TYPE_CHECKING:
    from tests.server.house import House

PATHS = (
    "/",
    "/t/anything",
    "/api/games",
    "/api/docs",
    "/api/openapi.json",
    "/api/nothing",
    "/text/en/front.ftl",
    "/nothing.js",
)


@pytest.mark.parametrize("path", PATHS)
def test_every_answer_has_the_headers_that_protect_a_browser(house: House, path: str) -> None:
    for method in ("GET", "HEAD", "POST"):
        headers = house.http.request(method, path).headers
        assert "unsafe" not in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        others = {name: headers[name] for name in HEADERS if name != "Content-Security-Policy"}
        assert others.items() <= HEADERS.items()
        assert "set-cookie" not in headers
        assert "access-control-allow-origin" not in headers


def test_a_page_of_ours_with_a_style_is_allowed_that_one(house: House) -> None:
    page = house.http.get("/api/docs")
    style = re.search(r"<style>(.*?)</style>", page.text, re.DOTALL)
    assert style is not None
    digest = base64.b64encode(hashlib.sha256(style[1].encode()).digest()).decode()
    assert f"style-src 'sha256-{digest}'" in page.headers["content-security-policy"]


def test_what_holds_secrets_is_kept_nowhere(house: House) -> None:
    made = house.create("me", "expected")
    table = f"/api/tables/{made['table']}"
    wish = {"game": "faraway", "seats": [{"kind": "me"}, {"kind": "friend"}]}
    answers = (
        house.http.post("/api/tables", json=wish),
        house.http.get(table, headers=bearer(made["keys"])),
        house.http.get(f"{table}/seats/0/why", headers=bearer(made["keys"])),
        house.http.post("/api/glimpses", json=[{"table": made["table"], "keys": made["keys"]}]),
        house.post(made["table"], "rekey", made["keys"], seat=0),
    )
    assert {answer.headers["cache-control"] for answer in answers} == {"no-store"}


def test_a_key_in_an_address_or_a_cookie_opens_nothing(house: House) -> None:
    """What a browser sends by itself, or what stands in histories and logs, is no key."""
    made = house.create("me", "expected")
    key = f"0:{made['keys'][0]['secret']}"
    table = f"/api/tables/{made['table']}"
    by_address = house.http.get(table, params={"authorization": f"Bearer {key}"})
    by_cookie = house.http.get(table, headers={"Cookie": f"Authorization=Bearer {key}"})
    for answer in (by_address, by_cookie):
        assert [eyes["seat"] for eyes in answer.json()["eyes"]] == [-1]


def test_no_origin_is_that_of_nobody() -> None:
    assert is_welcome(None, "here:8000", ())
    assert is_welcome("http://here:8000", "here:8000", ())
    for origin in ("null", "", "http://here", "http://here:8000.evil.example"):
        assert not is_welcome(origin, "here:8000", ())
        assert not is_welcome(origin, "", ())
