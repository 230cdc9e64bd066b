"""Words: messages become sentences of a language, by Project Fluent.

Each language is a folder of files, one for each game and one for each place where something is said. A
message inside a message is said in the case that the sentence around it asks for:
`{ CASE($what, "acc") }`; the message inside finds it in `$case`, which is "nom" where nobody asked,
and hands it on to the messages inside itself.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from skerry.kernel.text import Text, brought_words
from skerry.text.bundle import Bundle, Value
from skerry.text.syntax import ENTRY

if TYPE_CHECKING:
    from skerry.kernel.text import Argument
    from skerry.text.syntax import Pattern

LANGUAGES = ("en", "pl", "ru", "uk")
ORIGIN = "en"  # all others are translated from it, and programs are answered in it
NOMINATIVE = "nom"
LARGEST = 10**15  # a number that is written as one, by the rules of a language
LONGEST = 1000  # letters in one gap; Fluent refuses gaps of more than 2500

_chosen = [ORIGIN]
_seat_names: dict[int, str] = {}


def choose(language: str) -> None:
    """Speak this language wherever in this process none is named."""
    assert language in LANGUAGES, language
    _chosen[:] = [language]


def chosen() -> str:
    """Return the language that is spoken where none is named."""
    return _chosen[0]


class Inside:
    """A message inside another, which is said when the sentence comes to it, in the case asked for."""

    def __init__(self, text: Text, language: str, case: str) -> None:
        self.text = text
        self.language = language
        self.case = case

    def said(self) -> str:
        """Say it."""
        return _say(self.text, self.language, self.case)


def _in_case(what: Value, case: str) -> Value:
    """Names and numbers are the same in every case."""
    return Inside(what.text, what.language, case) if isinstance(what, Inside) else what


def source(language: str, name: str) -> str:
    """Read one file of a language; what nobody has translated yet is said in English."""
    brought = brought_words().get(name)
    if brought is None:
        return _own_source(language, name)
    english = brought.get(ORIGIN, "")
    return english if language == ORIGIN else _completed(brought.get(language, ""), english)


@cache
def _own_source(language: str, name: str) -> str:
    folder = files(__package__)
    english = folder.joinpath(ORIGIN, f"{name}.ftl").read_text(encoding="utf-8")
    translated = folder.joinpath(language, f"{name}.ftl")
    if language == ORIGIN or not translated.is_file():
        return english
    return _completed(translated.read_text(encoding="utf-8"), english)


@cache
def _completed(found: str, english: str) -> str:
    """Add the English messages that a language lacks."""
    known = set(ENTRY.findall(found))
    starts = [each.start() for each in ENTRY.finditer(english)]
    entries = [english[a:b] for a, b in zip(starts, [*starts[1:], len(english)], strict=False)]
    missing = [entry for entry in entries if ENTRY.findall(entry)[0] not in known]
    return "\n".join([found, *missing])


def bundle(language: str) -> Bundle:
    """Read all messages of a language, those of games from outside too."""
    brought = {game: source(language, game) for game in brought_words()}
    return _bundle(language, tuple(sorted(brought.items())))


@cache
def _bundle(language: str, brought: tuple[tuple[str, str], ...]) -> Bundle:
    own = [_own_source(language, name) for name in _own_names()]
    return Bundle(language, [*own, *dict(brought).values()], {"CASE": _in_case})


def names() -> tuple[str, ...]:
    """The files of every language, by their names, and the games from outside that brought words."""
    return tuple(sorted({*_own_names(), *brought_words()}))


@cache
def _own_names() -> tuple[str, ...]:
    folder = files(__package__).joinpath(ORIGIN)
    return tuple(sorted(path.name.removesuffix(".ftl") for path in folder.iterdir()))


def say(text: Text, language: str = "") -> str:
    """Say a message, and the messages inside it, in a language, or in the one chosen for this process."""
    return _say(text, language or chosen(), NOMINATIVE)


def aside(text: Text, attribute: str, language: str = "") -> str | None:
    """Say what stands beside a message as its attribute; None if nothing does."""
    language = language or chosen()
    message = bundle(language).message(text.id)
    pattern = message.attributes.get(attribute)
    return None if pattern is None else _format(text, pattern, language, NOMINATIVE)


def name_seats(names: dict[int, str]) -> None:
    """Call seats so, by their numbers from 1 up, wherever in this process they are spoken of."""
    _seat_names.clear()
    _seat_names.update(names)


def _gap(value: Argument, language: str, case: str) -> Value:
    """What fills a gap; of a text or a number that somebody typed without end, the beginning."""
    if isinstance(value, int) and abs(value) >= LARGEST:
        value = str(value)
    if isinstance(value, str):
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return value if isinstance(value, int) else Inside(value, language, case)


def _say(text: Text, language: str, case: str) -> str:
    number = text.args.get("number")
    if text.id == "seat" and isinstance(number, int) and number in _seat_names:
        return _seat_names[number]
    message = bundle(language).message(text.id)
    if message.value is None:
        raise LookupError(f"The message {text.id} has no words in {language}.")
    return _format(text, message.value, language, case)


def _format(text: Text, pattern: Pattern, language: str, case: str) -> str:
    args: dict[str, Value] = {"case": case}
    for name, value in text.args.items():
        args[name] = _gap(value, language, case)
    try:
        said = bundle(language).say(pattern, args)
    except LookupError as problem:
        raise LookupError(
            f"The message {text.id} cannot be said in {language}: {problem}"
        ) from None
    return _true_minus(said, text)


def _true_minus(said: str, text: Text) -> str:
    """Write the numbers below zero with a minus; Fluent writes a hyphen."""
    for value in text.args.values():
        if isinstance(value, int) and value < 0:
            said = said.replace(str(value), f"−{-value}")
    return said
