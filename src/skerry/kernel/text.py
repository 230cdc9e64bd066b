"""What is said to people: a message id with arguments. The words stand in the language files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Callable

Argument: TypeAlias = "str | int | Text"


class Text:
    """One message: its id, and what fills its gaps (keywords, numbers, other messages)."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, args: dict[str, Argument] | None = None) -> None:
        self.id = id
        self.args: dict[str, Argument] = {} if args is None else args

    def __str__(self) -> str:
        """Say it, if a voice was given to the library; else tell its id and what fills its gaps."""
        for voice in _voices:
            return voice(self)
        return self.plain()

    def plain(self) -> str:
        """Tell its id and what fills its gaps, for want of words."""
        gaps = ", ".join([f"{name}: {gap}" for name, gap in self.args.items()])
        return f"{self.id} ({gaps})" if gaps else self.id

    def __repr__(self) -> str:
        return f"Text({self.id!r}, {self.args!r})"

    def __reduce__(self) -> tuple[type[Text], tuple[str, dict[str, Argument]]]:
        # Compiled classes are not pickled by themselves, and errors go from process to process.
        return Text, (self.id, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Text) and self.id == other.id and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.id, tuple([(name, self.args[name]) for name in sorted(self.args)])))

    def with_args(self, args: dict[str, Argument]) -> Text:
        """Return the same message with these gaps filled too."""
        return Text(self.id, {**self.args, **args})


_voices: Final[list[Callable[[Text], str]]] = []  # one, or none before it is given


def set_voice(voice: Callable[[Text], str]) -> None:
    """Let this turn messages into sentences wherever one is wanted as plain text."""
    _voices[:] = [voice]


_brought: Final[dict[str, dict[str, str]]] = {}  # by game from outside: its words by language


def bring_words(game: str, words: dict[str, str]) -> None:
    """Let a game from outside speak: the text of a Fluent file for each language it knows."""
    _brought[game] = words


def brought_words() -> dict[str, dict[str, str]]:
    """Return the words of games from outside, by game and language."""
    return _brought


def join_and(texts: list[Text]) -> Text:
    """Say all of them: one, two and three."""
    return _join(texts, Text("list-and"), Text("list-comma"))


def join_or(texts: list[Text]) -> Text:
    """Say any of them: one, two or three."""
    return _join(texts, Text("list-or"), Text("list-comma"))


def seat_text(seat: int) -> Text:
    """Call a seat as people count: from 1 up."""
    return Text("seat", {"number": seat + 1})


def sign_of(change: int) -> str:
    """Tell messages which way something changes: "more", "less" or "same"."""
    if change == 0:
        return "same"
    return "more" if change > 0 else "less"


def either(words: list[str]) -> Text:
    """Say any of some names or values as they are: one, two or three."""
    return join_or([Text("word", {"word": word}) for word in words])


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
