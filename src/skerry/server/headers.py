"""The headers by which a browser is told what our pages may do, and what it must not keep."""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING

from litestar.datastructures import MutableScopeHeaders

if TYPE_CHECKING:
    from litestar.types import Message, Scope

# Nothing runs, is drawn or is asked that is not a file of ours: no inline script, no inline style,
# no other server. Pictures that a page makes itself are `data:` addresses.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src {styles}; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY.format(styles="'self'"),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def policy_with(style: str) -> dict[str, str]:
    """The policy for a page with one style of its own, which is known by its hash."""
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    return {"Content-Security-Policy": POLICY.format(styles=f"'sha256-{digest}'")}


async def with_headers(message: Message, scope: Scope) -> None:
    """Add to an answer what it does not say itself; what the API tells is kept nowhere."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
