"""Passkeys: what a browser is asked to sign, and whether it did. The signatures are py_webauthn's matter."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

import msgspec

from skerry.extras import needed
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.server.errors import BadRequest, WrongKey
from skerry.server.origins import is_address, name_in
from skerry.server.push import decoded, encoded

if TYPE_CHECKING:
    from skerry.server.protocol.accounts import NewPasskey, Signed
    from skerry.server.settings import Settings

LIBRARY = "webauthn"
HERE = "localhost"
LONGEST_ID, LONGEST_KEY = 1023, 2000  # bytes
PATIENCE = 300  # seconds from the question to the signature


class Party(NamedTuple):
    """Whom passkeys are for: a name, and the origins whose pages may ask for them; none: this computer at our port."""

    name: str
    origins: tuple[str, ...]

    @property
    def secure(self) -> bool:
        """Whether browsers come by https."""
        return bool(self.origins) and self.origins[0].startswith("https:")

    def expected(self, port: int) -> list[str]:
        """The origins from which a signature may come, at a server that listens there."""
        return list(self.origins) or [f"http://{HERE}:{port}"]

    def has(self, host: str) -> bool:
        """Whether a browser that came by this name could use such passkeys."""
        name = name_in(host)
        return name == self.name or name.endswith(f".{self.name}")


class Passkey(NamedTuple):
    """What is kept of a passkey."""

    id: str
    key: str
    signs: int  # how often it has signed, as far as it tells


class _Collected(msgspec.Struct):
    challenge: str


def party(settings: Settings) -> Party:
    """Whom passkeys are for: the name of the first `--origin`; without one only this computer."""
    if not settings.origins:
        return Party(HERE, ())
    first = urlsplit(settings.origins[0])
    name = (first.hostname or "").rstrip(".")
    safe = first.scheme == "https" or (first.scheme == "http" and name == HERE)
    if not safe or not name or is_address(name):
        raise OptionError(Text("server-accounts-origin", {"origin": settings.origins[0]}))
    mine = Party(name, ())
    fit = [
        f"{url.scheme}://{url.netloc}"
        for url in map(urlsplit, settings.origins)
        if url.scheme == first.scheme and mine.has(url.netloc)
    ]
    return Party(name, tuple(fit))


def check(settings: Settings, host: str) -> None:
    """Refuse to begin where passkeys could not work."""
    if not settings.accounts:
        return
    if not settings.community:
        raise OptionError(Text("server-accounts-community"))
    if find_spec(LIBRARY) is None:
        raise OptionError(needed(LIBRARY))
    party(settings)
    alone = host in {HERE, "::1"} or host.startswith("127.")
    if not settings.origins and not alone:
        raise OptionError(Text("server-accounts-place"))


# What is asked.


def to_make(of: Party, account: str, name: str, challenge: bytes, known: list[str]) -> Any:  # noqa: ANN401 - JSON
    """What a browser is asked, to make a passkey that it finds again without a name."""
    from webauthn import generate_registration_options  # noqa: PLC0415 - an extra
    from webauthn.helpers import options_to_json_dict  # noqa: PLC0415
    from webauthn.helpers.structs import (  # noqa: PLC0415
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
    )

    return options_to_json_dict(
        generate_registration_options(
            rp_id=of.name,
            rp_name="Skerry",
            user_id=account.encode(),
            user_name=name,
            challenge=challenge,
            timeout=PATIENCE * 1000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(raw(each)) for each in known],
        )
    )


def to_sign(of: Party, challenge: bytes) -> Any:  # noqa: ANN401 - JSON
    """What a browser is asked, to sign with any passkey that it has for us."""
    from webauthn import generate_authentication_options  # noqa: PLC0415 - an extra
    from webauthn.helpers import options_to_json_dict  # noqa: PLC0415

    return options_to_json_dict(
        generate_authentication_options(rp_id=of.name, challenge=challenge, timeout=PATIENCE * 1000)
    )


# What is answered.


def raw(text: str) -> bytes:
    """Read bytes that a browser has sent."""
    try:
        return decoded(text)
    except (BadRequest, UnicodeError):
        raise refused() from None


def refused() -> WrongKey:
    """What is said of everything that is no passkey, no signature, or not for us: no more than that."""
    return WrongKey(Text("server-passkey"))


def challenge_in(client_data: str) -> bytes:
    """The challenge that a browser says it has signed."""
    try:
        return raw(msgspec.json.decode(raw(client_data), type=_Collected).challenge)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise refused() from None


def made(of: Party, port: int, given: NewPasskey, challenge: bytes) -> Passkey:
    """Return a new passkey, if it was made for us in answer to this challenge."""
    from webauthn import verify_registration_response  # noqa: PLC0415 - an extra

    answer = {"clientDataJSON": given.client_data, "attestationObject": given.attestation}
    try:
        found = verify_registration_response(
            credential=_credential(given.id, answer),
            expected_challenge=challenge,
            expected_rp_id=of.name,
            expected_origin=of.expected(port),
        )
    except Exception:  # noqa: BLE001 - whatever cannot be read was not made by a browser
        raise refused() from None
    if len(found.credential_id) > LONGEST_ID or len(found.credential_public_key) > LONGEST_KEY:
        raise refused()
    key = encoded(found.credential_public_key)
    return Passkey(encoded(found.credential_id), key, found.sign_count)


def signed(of: Party, port: int, given: Signed, challenge: bytes, by: Passkey) -> int:
    """Return how often a passkey has signed, if it has signed this challenge for us."""
    from webauthn import verify_authentication_response  # noqa: PLC0415 - an extra

    answer = {
        "clientDataJSON": given.client_data,
        "authenticatorData": given.authenticator,
        "signature": given.signature,
    }
    try:
        return verify_authentication_response(
            credential=_credential(by.id, answer),
            expected_challenge=challenge,
            expected_rp_id=of.name,
            expected_origin=of.expected(port),
            credential_public_key=raw(by.key),
            credential_current_sign_count=by.signs,
        ).new_sign_count
    except Exception:  # noqa: BLE001 - as above
        raise refused() from None


def _credential(id: str, answer: dict[str, str]) -> dict[str, Any]:
    return {"id": id, "rawId": id, "type": "public-key", "response": answer}
