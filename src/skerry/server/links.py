"""What the description of the API says of how to go on: from a new table to all that is done at it."""

from __future__ import annotations

from typing import Any

Description = dict[str, Any]

CREATED = "$response.body#/"
AT_TABLE = "/api/tables/{table}"
BY_WORDS = "/api/words/{words}"
KEY = "Bearer {$response.body#/keys/0/seat}:{$response.body#/keys/0/secret}"


def linked(description: Description) -> Description:
    """Add links to the operations by which one comes to a table: a program may follow them."""
    paths = description["paths"]
    onward = {
        operation["operationId"]: _from_new_table(path, operation)
        for path, item in paths.items()
        for operation in item.values()
        if path.startswith(AT_TABLE)
    }
    for path in ("/api/tables", "/api/lessons/{game}", f"{AT_TABLE}/fork"):
        paths[path]["post"]["responses"]["201"]["links"] = onward
    words = {"parameters": {"path.words": f"{CREATED}words"}}
    paths[AT_TABLE]["get"]["responses"]["200"]["links"] = {
        operation["operationId"]: {"operationId": operation["operationId"], **words}
        for path, item in paths.items()
        for operation in item.values()
        if path.startswith(BY_WORDS)
    }
    return description


def _from_new_table(path: str, operation: Description) -> Description:
    """How an operation is called with what a new table tells: as the first seat, or by an invitation."""
    names = {parameter["name"] for parameter in operation.get("parameters", [])}
    invited = path.endswith(("/take", "/seats/{seat}/look"))
    secret = f"{CREATED}{'invites' if invited else 'keys'}/0"
    given = {"path.table": f"{CREATED}table"}
    if "seat" in names:
        given["path.seat"] = f"{secret}/seat"
    if "Authorization" in names:
        given["header.Authorization"] = KEY
    link: Description = {"operationId": operation["operationId"], "parameters": given}
    if "requestBody" in operation:
        link["requestBody"] = (
            {"invite": f"{secret}/secret"} if invited else {"seat": f"{secret}/seat"}
        )
    return link
