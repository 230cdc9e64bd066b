"""What is said to people: a message id with arguments. The words stand in the language files."""

from __future__ import annotations

from typing import TypeAlias

Argument: TypeAlias = "str | int | Text | list[Text]"


class Text:
    """One message: its id, and what fills its gaps (numbers, keywords, other messages)."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = {} if args is None else args
