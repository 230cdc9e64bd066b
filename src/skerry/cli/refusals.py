"""Why a command was not carried out, as a message: whatever refused it."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from skerry.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterable


def of_file(error: OSError) -> Text:
    """Say what is wrong with a file."""
    file = str(error.filename or "")
    if isinstance(error, FileNotFoundError):
        return Text("terminal-file-missing", {"file": file})
    if isinstance(error, PermissionError):
        return Text("terminal-file-forbidden", {"file": file})
    if isinstance(error, IsADirectoryError):
        return Text("terminal-folder", {"file": file})
    return Text("terminal-file-failed", {"file": file, "reason": str(error.strerror or error)})


def of_line(error: CycloptsError) -> Text:
    """Say what is wrong with what was typed."""
    if isinstance(error, UnknownCommandError):
        return _unknown_command(error)
    if isinstance(error, UnknownOptionError):
        typed = error.token.keyword or error.token.value
        known = [name for each in error.argument_collection if each.parse for name in each.names]
        hint = _hint(typed, known)
        return Text("terminal-no-such-option", {"option": typed, "hint": hint})
    if isinstance(error, MissingArgumentError):
        assert error.argument is not None
        return Text("terminal-missing", {"option": error.keyword or error.argument.name})
    if isinstance(error, UnusedCliTokensError):
        return Text("terminal-left-over", {"words": " ".join(error.unused_tokens or [])})
    return _of_value(error)


def _of_value(error: CycloptsError) -> Text:
    if isinstance(error, RepeatArgumentError):
        return Text("terminal-repeated", {"option": str(error.token.keyword)})
    if isinstance(error, CoercionError) and error.token is not None:
        return _bad_value(error, error.token.keyword, error.token.value)
    return Text("terminal-unfit", {"reason": str(error)})


def _unknown_command(error: UnknownCommandError) -> Text:
    typed = (error.unused_tokens or [""])[0]
    known = [] if error.app is None else [name for name in error.app if not name.startswith("-")]
    args: dict[str, str | int | Text] = {"command": typed, "known": ", ".join(known)}
    args["hint"] = _hint(typed, known)
    return Text("terminal-no-such-command", args)


def _bad_value(error: CoercionError, keyword: str | None, value: str) -> Text:
    name = keyword or (error.argument.name if error.argument else "")
    kinds = {int: "number", float: "number"}
    kind = kinds.get(error.target_type, "other") if error.target_type else "other"
    return Text("terminal-bad-value", {"option": name, "value": value, "kind": kind})


def _hint(typed: str, known: Iterable[str]) -> str:
    """Return what may have been meant; "none" if nothing comes near."""
    return (get_close_matches(typed, list(known), 1) or ["none"])[0]
