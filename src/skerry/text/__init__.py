"""Words: messages become sentences of a language, by Project Fluent.

Each language is a folder of files, one for each game and one for each place where something is said. A
message inside a message is said in the case that the sentence around it asks for:
`{ CASE($what, "acc") }`; the message inside finds it in `$case`, which is "nom" where nobody asked,
and hands it on to the messages inside itself.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

if TYPE_CHECKING:
    from babel import Locale

    from skerry.kernel.text import Argument, Text

LANGUAGES = ("en", "pl", "ru", "uk")
ORIGIN = "en"  # all others are translated from it, and programs are answered in it
NOMINATIVE = "nom"
ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message begins
LARGEST = 10**15  # a number that is written as one, by the rules of a language
LONGEST = 1000  # letters in one gap; Fluent refuses gaps of more than 2500

_chosen = [ORIGIN]


def choose(language: str) -> None:
    """Speak this language wherever in this process none is named."""
    assert language in LANGUAGES, language
    _chosen[:] = [language]


def chosen() -> str:
    """Return the language that is spoken where none is named."""
    return _chosen[0]


class Inside(FluentType):
    """A message inside another, which is said when the sentence comes to it, in the case asked for."""

    def __init__(self, text: Text, language: str, case: str) -> None:
        self.text = text
        self.language = language
        self.case = case

    def format(self, _locale: Locale) -> str:
        return _say(self.text, self.language, self.case)


def _in_case(what: object, case: str) -> object:
    """Names and numbers are the same in every case."""
    return Inside(what.text, what.language, case) if isinstance(what, Inside) else what


@cache
def source(language: str, name: str) -> str:
    """Read one file of a language; what nobody has translated yet is said in English."""
    folder = files(__package__)
    english = folder.joinpath(ORIGIN, f"{name}.ftl").read_text(encoding="utf-8")
    translated = folder.joinpath(language, f"{name}.ftl")
    if language == ORIGIN or not translated.is_file():
        return english
    found = translated.read_text(encoding="utf-8")
    known = set(ENTRY.findall(found))
    starts = [each.start() for each in ENTRY.finditer(english)]
    entries = [english[a:b] for a, b in zip(starts, [*starts[1:], len(english)], strict=True)]
    missing = [entry for entry in entries if ENTRY.findall(entry)[0] not in known]
    return "\n".join([found, *missing])


@cache
def bundle(language: str) -> FluentBundle:
    """Read all messages of a language."""
    # Isolation marks are for text of mixed direction; none of our languages needs them.
    functions: dict[str, Any] = {"CASE": _in_case}
    found = FluentBundle([language], functions=functions, use_isolating=False)
    for name in names():
        found.add_resource(FluentResource(source(language, name)))
    return found


@cache
def names() -> tuple[str, ...]:
    """The files of every language, by their names."""
    folder = files(__package__).joinpath(ORIGIN)
    return tuple(sorted(path.name.removesuffix(".ftl") for path in folder.iterdir()))


def say(text: Text, language: str = "") -> str:
    """Say a message, and the messages inside it, in a language, or in the one chosen for this process."""
    return _say(text, language or chosen(), NOMINATIVE)


def _gap(value: Argument, language: str, case: str) -> object:
    """What fills a gap; of a text or a number that somebody typed without end, the beginning."""
    if isinstance(value, int) and abs(value) >= LARGEST:
        value = str(value)
    if isinstance(value, str):
        return value if len(value) <= LONGEST else f"{value[:LONGEST]}…"
    return value if isinstance(value, int) else Inside(value, language, case)


def _say(text: Text, language: str, case: str) -> str:
    words = bundle(language)
    message = words.get_message(text.id)
    if message.value is None:
        raise LookupError(f"The message {text.id} has no words in {language}.")
    args: dict[str, Any] = {"case": case}
    for name, value in text.args.items():
        args[name] = _gap(value, language, case)
    said, problems = words.format_pattern(message.value, args)
    if problems:
        raise LookupError(f"The message {text.id} cannot be said in {language}: {problems[0]}")
    return _true_minus(str(said), text)


def _true_minus(said: str, text: Text) -> str:
    """Write the numbers below zero with a minus; Fluent writes a hyphen."""
    for value in text.args.values():
        if isinstance(value, int) and value < 0:
            said = said.replace(str(value), f"−{-value}")
    return said
