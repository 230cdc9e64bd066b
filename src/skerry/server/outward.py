"""Asking another server something, which this one does only where whoever runs it has said so."""

from __future__ import annotations

import http.client
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping


def posted(url: str, body: bytes, headers: Mapping[str, str], patience: float) -> int:
    """Send something to an address, following nobody elsewhere, and return the status of the answer."""
    place = urlsplit(url)
    secure = place.scheme == "https"
    kind = http.client.HTTPSConnection if secure else http.client.HTTPConnection
    line = kind(place.hostname or "", place.port, timeout=patience)
    path = place._replace(scheme="", netloc="", fragment="").geturl() or "/"
    try:
        line.request("POST", path, body, dict(headers))
        return line.getresponse().status
    finally:
        line.close()
