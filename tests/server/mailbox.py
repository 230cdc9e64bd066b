"""A push service on the loopback, and a browser that can read what it is sent."""

from __future__ import annotations

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import TYPE_CHECKING, Any, Self

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, utils
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

if TYPE_CHECKING:
    from types import TracebackType

    Json = dict[str, Any]


def raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


class Browser:
    """The keys of a subscription; only who has them reads what is pushed (RFC 8291, 3 and 4)."""

    def __init__(self, private: bytes = b"", auth: bytes = b"sixteen bytes...") -> None:
        curve = ec.SECP256R1()
        number = int.from_bytes(private, "big")
        self.key = (
            ec.derive_private_key(number, curve) if private else ec.generate_private_key(curve)
        )
        self.auth = auth
        self.point = self.key.public_key().public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )

    def reads(self, body: bytes) -> bytes:
        salt, length = body[:16], body[20]
        point, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
        secret = self.key.exchange(ec.ECDH(), theirs)
        shared = derived(secret, self.auth, b"WebPush: info\0" + self.point + point, 32)
        key = derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(shared, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02"), "the last record"
        return plain[:-1]

    def subscription(self, endpoint: str) -> Json:
        keys = {"p256dh": text(self.point), "auth": text(self.auth)}
        return {"endpoint": endpoint, **keys, "language": "en"}


def signed_by(header: str, public: str) -> Json:
    """What a signature says (RFC 8292), if it is one of this key."""
    scheme, _, rest = header.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", public)
    signed, _, signature = parts["t"].rpartition(".")
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(public))
    r, s = (int.from_bytes(raw(signature)[part], "big") for part in (slice(32), slice(32, 64)))
    proof = utils.encode_dss_signature(r, s)
    point.verify(proof, signed.encode(), ec.ECDSA(hashes.SHA256()))
    return dict(json.loads(raw(signed.partition(".")[2])))


class Service:
    """Keeps what is sent to it; answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Taking(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.append((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Taking)
        self.origin = f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self) -> Self:
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.server.shutdown()
        self.server.server_close()
