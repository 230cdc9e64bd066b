"""What is said to people: a message id with arguments. The words stand in the language files."""

from __future__ import annotations

from typing import TypeAlias

Argument: TypeAlias = "str | int | Text"


class Text:
    """One message: its id, and what fills its gaps (keywords, numbers, other messages)."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = {} if args is None else args

    def with_args(self, args: dict[str, Argument]) -> Text:
        """Return the same message with these gaps filled too."""
        return Text(self.id, {**self.args, **args})


def join_and(texts: list[Text]) -> Text:
    """Say all of them: one, two and three."""
    return _join(texts, Text("list-and"), Text("list-comma"))


def join_or(texts: list[Text]) -> Text:
    """Say any of them: one, two or three."""
    return _join(texts, Text("list-or"), Text("list-comma"))


def join_then(texts: list[Text]) -> Text:
    """Say one sentence after the other."""
    return _join(texts, Text("list-then"), Text("list-then"))


def join_with(texts: list[Text]) -> Text:
    """Say parts of one sentence, set apart."""
    return _join(texts, Text("list-semicolon"), Text("list-semicolon"))


def _join(texts: list[Text], last: Text, other: Text) -> Text:
    if not texts:
        return Text("list-empty")
    joined = texts[-1]
    for place in range(len(texts) - 2, -1, -1):
        word = last if place == len(texts) - 2 else other
        joined = word.with_args({"first": texts[place], "rest": joined})
    return joined
