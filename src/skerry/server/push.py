"""Messages to a browser that is not open: encrypted for it alone (RFC 8291), signed by us (RFC 8292)."""

from __future__ import annotations

import base64
import json
import os
import time
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import SplitResult, urlsplit

from skerry.extras import needed
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.server.errors import BadRequest
from skerry.server.outward import posted

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric import ec

# The services of the browsers that there are; no other address is ever asked.
SERVICES = (
    "https://fcm.googleapis.com",
    "https://*.push.services.mozilla.com",
    "https://*.push.apple.com",
    "https://*.notify.windows.com",
)
LONGEST = 1000  # signs of an address
KEPT = 86_400  # seconds for which a service keeps what it cannot hand over
SIGNED = 12 * 3600  # seconds for which a signature holds; a day at most
PATIENCE = 10.0  # seconds for a service to answer
RECORD = 4096  # bytes that a browser decrypts at once
POINT, SECRET, SALT, TAG = 65, 16, 16, 16  # bytes


class Subscription(NamedTuple):
    """Where a browser is reached, and what only it can decrypt."""

    endpoint: str
    p256dh: bytes
    auth: bytes


def check() -> None:
    """Refuse to begin without the library that encrypts."""
    try:
        import cryptography  # noqa: F401, PLC0415 - an extra
    except ImportError:
        raise OptionError(needed("cryptography")) from None


def decoded(text: str) -> bytes:
    """Read base64 as browsers write it."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
    except ValueError:
        raise BadRequest(Text("server-push")) from None


def encoded(raw: bytes) -> str:
    """Write base64 as browsers read it."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def checked(endpoint: str, p256dh: str, auth: str, services: tuple[str, ...]) -> Subscription:
    """Return a subscription, if its address is one of a service and its keys are keys."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    found = Subscription(endpoint, decoded(p256dh), decoded(auth))
    fits = len(found.p256dh) == POINT and len(found.auth) == SECRET and len(endpoint) <= LONGEST
    if not fits or not is_service(endpoint, services):
        raise BadRequest(Text("server-push"))
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), found.p256dh)
    except ValueError:
        raise BadRequest(Text("server-push")) from None
    return found


def is_service(endpoint: str, services: tuple[str, ...]) -> bool:
    """Tell whether an address is one of a push service: nobody shall have us ask others."""
    try:
        asked = urlsplit(endpoint)
        return asked.username is None and any(_fits(asked, urlsplit(each)) for each in services)
    except ValueError:
        return False


def _fits(asked: SplitResult, service: SplitResult) -> bool:
    if (asked.scheme, asked.port) != (service.scheme, service.port):
        return False
    host, name = asked.hostname or "", service.hostname or ""
    return host.endswith(name[1:]) if name.startswith("*.") else host == name


def new_key() -> str:
    """Make the key by which push services know this server."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return encoded(secret.to_bytes(32, "big"))


def _private(key: str) -> ec.EllipticCurvePrivateKey:
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra

    return ec.derive_private_key(int.from_bytes(decoded(key), "big"), ec.SECP256R1())


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    from cryptography.hazmat.primitives.serialization import (  # noqa: PLC0415 - an extra
        Encoding,
        PublicFormat,
    )

    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def public_key(key: str) -> str:
    """What a browser has to know of our key."""
    return encoded(_point(_private(key)))


def encrypted(plain: bytes, to: Subscription) -> bytes:
    """Encrypt a message for one browser, as one record of RFC 8188."""
    from cryptography.hazmat.primitives.asymmetric import ec  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM  # noqa: PLC0415

    assert len(plain) < RECORD - TAG, "what is told fits one record"
    ours = ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), to.p256dh)
    salt, point = os.urandom(SALT), _point(ours)
    shared = _derived(
        ours.exchange(ec.ECDH(), theirs), to.auth, b"WebPush: info\0" + to.p256dh + point, 32
    )
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, plain + b"\x02", None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives.hashes import SHA256  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF  # noqa: PLC0415

    return HKDF(SHA256(), length, salt, about).derive(secret)


def signature(endpoint: str, key: str, contact: str) -> str:
    """Say who sends, to whom, until when, and whom to ask: a token signed by our key."""
    from cryptography.hazmat.primitives import hashes  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.asymmetric import ec, utils  # noqa: PLC0415

    place = urlsplit(endpoint)
    claims = {
        "aud": f"{place.scheme}://{place.netloc}",
        "exp": int(time.time()) + SIGNED,
        "sub": contact,
    }
    parts = ({"typ": "JWT", "alg": "ES256"}, claims)
    signed = ".".join(encoded(json.dumps(part).encode()) for part in parts)
    private = _private(key)
    found = private.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
    r, s = utils.decode_dss_signature(found)
    token = f"{signed}.{encoded(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"
    return f"vapid t={token}, k={encoded(_point(private))}"


def send(to: Subscription, plain: bytes, key: str, contact: str) -> int:
    """Hand a message over to the browser's service, following nobody elsewhere; return what it says."""
    headers = {
        "Authorization": signature(to.endpoint, key, contact),
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT),
    }
    return posted(to.endpoint, encrypted(plain, to), headers, PATIENCE)
