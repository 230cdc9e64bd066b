"""What schemathesis draws to set up a table would hardly ever do: some of it is made to. It loads this file itself."""

from __future__ import annotations

from typing import Any

import schemathesis

from skerry.games import names

KINDS = ("screen", "friend", "bot")


def map_body(context: schemathesis.HookContext, body: Any) -> Any:  # noqa: ANN401 - whatever was drawn
    """Let any list of seats be people and bots at a game; what is no list of seats stays as it is."""
    seats = body.get("seats") if isinstance(body, dict) else None
    where = context.operation.path if context.operation else ""
    if where != "/api/tables" or not isinstance(seats, list):
        return body
    kinds = [KINDS[(len(seats) + place) % len(KINDS)] for place in range(min(len(seats), 2))]
    wishes = [{"kind": kind, "agent": "random" if kind == "bot" else ""} for kind in kinds]
    game = names()[len(str(body)) % len(names())]
    return {
        "game": game,
        "seats": [{"kind": "me"}, *wishes],
        "options": {},
        "hints": len(kinds) > 1,
    }


schemathesis.hook(map_body)
