"""How a browser is told that it is its turn while it is not here."""

from __future__ import annotations

from msgspec import Struct


class PushKey(Struct):
    """The key by which browsers know what comes from this server."""

    key: str


class PushWish(Struct):
    """Where a browser is reached for a seat, what is encrypted with, and in which language it reads."""

    seat: int
    endpoint: str
    p256dh: str
    auth: str
    language: str


class PushTo(Struct):
    """A browser that is told no longer."""

    seat: int
    endpoint: str
