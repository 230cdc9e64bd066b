"""A small authenticator: it makes passkeys and signs with them as a browser's would, or wrongly if told so."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import TYPE_CHECKING

import cbor2
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

from tests.patience import PATIENCE

if TYPE_CHECKING:
    from tests.server.house import House, Json

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


def written(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """One passkey of one person, at the page of one origin."""

    def __init__(self, origin: str, party: str = "localhost") -> None:
        self.origin = origin
        self.party = party
        self.id = secrets.token_bytes(16)
        self.secret = ec.generate_private_key(ec.SECP256R1())
        self.count = 0
        self.user = ""

    def _data(self, flags: int, more: bytes = b"") -> bytes:
        hashed = hashlib.sha256(self.party.encode()).digest()
        return hashed + bytes([flags]) + self.count.to_bytes(4, "big") + more

    def _collected(self, kind: str, challenge: str) -> bytes:
        told = {"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}
        return json.dumps(told).encode()

    def make(self, options: Json) -> Json:
        """Make the passkey."""
        self.user = options["user"]["id"]
        point = self.secret.public_key().public_numbers()
        x, y = point.x.to_bytes(32, "big"), point.y.to_bytes(32, "big")
        key = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        attested = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + key
        data = self._data(PRESENT | VERIFIED | ATTESTED, attested)
        return {
            "id": written(self.id),
            "client_data": written(self._collected("create", options["challenge"])),
            "attestation": written(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }

    def sign(self, options: Json) -> Json:
        """Sign a challenge."""
        self.count += 1
        data = self._data(PRESENT | VERIFIED)
        collected = self._collected("get", options["challenge"])
        signed = data + hashlib.sha256(collected).digest()
        return {
            "id": written(self.id),
            "client_data": written(collected),
            "authenticator": written(data),
            "signature": written(self.secret.sign(signed, ec.ECDSA(SHA256()))),
            "user": self.user,
        }


class Visitor:
    """Somebody at a browser of their own, with a passkey in it."""

    def __init__(self, house: House) -> None:
        port = house.host.rpartition(":")[2]
        self.http = httpx.Client(base_url=f"http://{house.host}", timeout=PATIENCE)
        self.passkey = Authenticator(f"http://localhost:{port}")

    def ask(self, purpose: str, name: str = "") -> Json:
        answer = self.post("ask", purpose=purpose, name=name)
        assert answer.status_code == 200, answer.text
        return dict(answer.json()["options"])

    def post(self, what: str, **body: object) -> httpx.Response:
        return self.http.post(f"/api/account/{what}", json=body)

    def register(self, name: str) -> httpx.Response:
        return self.post("register", **self.passkey.make(self.ask("register", name)))

    def sign_in(self) -> httpx.Response:
        return self.post("sign-in", **self.passkey.sign(self.ask("sign-in")))

    def me(self) -> Json:
        return dict(self.http.get("/api/account").json())

    def refused(self, what: str, **body: object) -> str:
        return said(self.post(what, **body))


def said(answer: httpx.Response) -> str:
    """Why something was refused."""
    assert answer.status_code in (400, 403, 429), answer.text
    return str(answer.json()["said"]["id"])
