"""The language of a command: as said on its line, else as the environment wishes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from skerry.cli.locale import OURS, language_in, system_language
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text, either
from skerry.text import LANGUAGES, ORIGIN

if TYPE_CHECKING:
    from collections.abc import Mapping

FLAG = "--lang"
END = "--"  # what follows is no option


def taken(words: list[str]) -> tuple[str, list[str]]:
    """Take the language out of a line, wherever it stands; return it, "" if unsaid, and the rest."""
    language, rest = "", []
    end = words.index(END) if END in words else len(words)
    place = 0
    while place < end:
        name, equals, value = words[place].partition("=")
        if name != FLAG:
            rest.append(words[place])
        elif equals:
            language = checked(value)
        elif place + 1 < end:
            place += 1
            language = checked(words[place])
        else:
            raise OptionError(Text("terminal-missing", {"option": FLAG}))
        place += 1
    return language, rest + words[end:]


def wished(environ: Mapping[str, str]) -> str:
    """Return the language that the environment asks for; the origin if that is none of ours."""
    if environ.get(OURS):
        return checked(environ[OURS])
    language = system_language(environ)
    return language if language in LANGUAGES else ORIGIN


def checked(language: str) -> str:
    """Return a language of ours, also where a whole locale is named, as in pl_PL.UTF-8."""
    found = language_in(language)
    if found not in LANGUAGES:
        known = either(list(LANGUAGES))
        raise OptionError(Text("terminal-no-language", {"language": language, "known": known}))
    return found
