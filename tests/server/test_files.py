"""The files of the built client: packed once by the build, and sent as each browser takes them."""

from __future__ import annotations

import gzip
import re
from typing import TYPE_CHECKING

import httpx
import pytest

if TYPE_CHECKING:
    from tests.server.house import House


def fetch(house: House, path: str, accepted: str) -> tuple[httpx.Headers, bytes]:
    """What comes over the line, as it comes."""
    with house.http.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        return answer.headers, b"".join(answer.iter_raw())


@pytest.fixture(scope="module")
def script(house: House) -> str:
    """The path of the client's first file."""
    found = re.search(r'src="([^"]+\.js)"', house.http.get("/").text)
    assert found
    return found[1]


def test_a_file_comes_as_its_browser_takes_it(house: House, script: str) -> None:
    plain_headers, plain = fetch(house, script, "identity")
    packed_headers, packed = fetch(house, script, "gzip, deflate")
    best_headers, best = fetch(house, script, "gzip, deflate, br, zstd")
    sent = [each.get("content-encoding") for each in (plain_headers, packed_headers, best_headers)]
    assert sent == [None, "gzip", "br"]
    assert gzip.decompress(packed) == plain
    assert len(best) < len(packed) < len(plain)


def test_who_has_a_file_is_not_sent_it_again_and_no_cache_mixes_them_up(
    house: House, script: str
) -> None:
    first = house.http.get(script, headers={"accept-encoding": "gzip"})
    known = {"accept-encoding": "gzip", "if-none-match": first.headers["etag"]}
    assert house.http.get(script, headers=known).status_code == 304
    other = {**known, "accept-encoding": "br"}
    assert house.http.get(script, headers=other).status_code == 200
    assert first.headers["vary"] == "Accept-Encoding"
