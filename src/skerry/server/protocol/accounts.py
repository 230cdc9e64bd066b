"""Accounts: a name that only the holder of its passkeys may use. Bytes are written as base64url."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

Purpose = Literal["register", "add", "sign-in"]


class Ceremony(Struct):
    """What a passkey is asked for; to register, the name that shall be reserved."""

    purpose: Purpose
    name: str = ""


class ToSign(Struct):
    """What to hand to the browser, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class NewPasskey(Struct):
    """What a browser answers when it has made a passkey."""

    id: str
    client_data: str
    attestation: str


class Signed(Struct):
    """What a browser answers when a passkey has signed."""

    id: str
    client_data: str
    authenticator: str
    signature: str
    user: str = ""


class PasskeyId(Struct):
    """One of the passkeys of an account."""

    id: str


class AccountName(Struct):
    """What an account shall be called from now on."""

    name: str


class PasskeyInfo(Struct):
    """A passkey: since when there is one, when it last signed, and whether it did so for this session."""

    id: str
    created: float  # seconds since 1970
    used: float
    current: bool


class AccountInfo(Struct):
    """Who is signed in, "" if nobody is; their passkeys; and where those work, "" if here."""

    name: str
    passkeys: list[PasskeyInfo]
    address: str
