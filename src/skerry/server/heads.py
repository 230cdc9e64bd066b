"""HEAD is answered wherever GET is: the same headers, and no body."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send


def answering_heads(app: ASGIApp) -> ASGIApp:
    """Let an application that knows GET answer HEAD, too."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") != "HEAD":
            await app(scope, receive, send)
            return

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.body":
                message = {**message, "body": b""}
            await send(message)

        asked: Any = {**scope, "method": "GET"}
        await app(asked, receive, send_head)

    return answer
