"""A table that is shown other than it is: positions that no short game leads to. For the tests of this folder."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import WebSocketRoute

    from tests.server.house import Json
    from tests.web.people import Person


def alter(person: Person, change: Callable[[Json], None]) -> None:
    """Change every snapshot on its way to somebody at a fresh browser."""

    def route(link: WebSocketRoute) -> None:
        server = link.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "snapshot":
                change(message)
            link.send(json.dumps(message))

        server.on_message(pass_on)

    person.context.route_web_socket("**/live", route)


def zones(snapshot: Json, name: str) -> list[Json]:
    """The zones of a name, through all eyes."""
    return [zone for eyes in snapshot["eyes"] for zone in eyes["zones"] if zone["name"] == name]
