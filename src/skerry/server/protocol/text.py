"""What is said to people, as it is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from skerry.kernel.text import Text


class TextInfo(Struct):
    """A message for people: its id in the language files, and what fills its gaps."""

    id: str
    args: dict[str, int | str | TextInfo] = {}


def said(text: Text) -> TextInfo:
    """Put a message for people, and the messages inside it, into ours."""
    return TextInfo(
        text.id,
        {
            name: value if isinstance(value, str | int) else said(value)
            for name, value in text.args.items()
        },
    )
