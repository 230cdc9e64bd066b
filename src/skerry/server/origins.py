"""Where a request comes from, and by which name it came."""

from __future__ import annotations

import ipaddress
import socket
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from litestar.connection import ASGIConnection

    from skerry.server.settings import Settings


def client_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Whose buckets a connection takes from; a proxy on this machine says for whom it asks."""
    return connection.client.host if connection.client else ""


def is_welcome(origin: str | None, host: str | None, others: Sequence[str]) -> bool:
    """Only pages of our own may ask for anything; programs send no origin."""
    return origin is None or (bool(host) and urlsplit(origin).netloc == host) or origin in others


def is_our_name(host: str | None, settings: Settings) -> bool:
    """Tell whether a request came by a name of this server.

    A page of somebody else's may let a name of its own lead to us, and would then be our own page
    for the browser. It cannot do so with an address, nor with a name of the local network.
    """
    name = name_in(host or "")
    if "." not in name or name.endswith((".local", ".localhost")) or is_address(name):
        return True
    ours = [name_in(urlsplit(url).netloc) for url in (settings.address, *settings.origins)]
    return name in (*ours, socket.getfqdn().lower())


def name_in(host: str) -> str:
    """The host without its port."""
    name, _, port = host.rpartition(":")
    return (name if name and port.isdigit() else host).strip("[]").rstrip(".").lower()


def is_address(name: str) -> bool:
    """Tell whether a host is a number, not a name."""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True
