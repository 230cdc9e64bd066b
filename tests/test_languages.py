"""Every language says what English says: its plurals, its verbs, all that it must tell apart."""

from __future__ import annotations

import re

import pytest
from babel import Locale

from skerry.text import LANGUAGES, ORIGIN
from tests.fluent_files import PLURALS, entries, parts

OTHERS = [language for language in LANGUAGES if language != ORIGIN]
# Names of games, people, libraries, kinds of files and what is typed: the same in all languages.
SAME = """
    Skerry Everdell Farshore Faraway Beacon Patrol Pearlbrook Rugwort Delapouite Lorc Python JSON
    PostgreSQL URL HQ PNG SVG QR Wi-Fi CC BY Enter Esc Ctrl-C Bearer NAME LANG
    skerry deck check pip install name value true en ru pl uk
"""
# Words that Polish has, too.
POLISH_TOO = "Bot Bard Port Steward Tiara chimera region Plan limit bonus ARGUMENT"
KNOWN = {*SAME.split(), *POLISH_TOO.split()}
WORD = re.compile(r"(?:--|\[|\"|')?[^\W\d_][\w’'.=:/-]+")


def plural_rows(language: str) -> list[tuple[str, set[str]]]:
    return [
        (message, keys)
        for message, found in parts(language).items()
        for argument, keys in found.selections
        if keys & PLURALS and argument != "case"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_have_the_forms_of_the_language(language: str) -> None:
    """Where 2 and 5 take the same form, as in the genitive, one form for all but 1 will do."""
    form = Locale.parse(language).plural_form
    whole = {form(number) for number in range(1000)}
    for message, keys in plural_rows(language):
        told = keys & {*PLURALS, "other"}
        assert told <= whole, message
        assert whole - told <= {"few"}, message


def translated(language: str) -> list[str]:
    """The messages of English that a language has; test_text tells which are missing."""
    return [message for message in entries(ORIGIN) if message in entries(language)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_verb_of_english_is_marked(language: str) -> None:
    for message in translated(language):
        marked = {each.id.name for each in entries(ORIGIN)[message].attributes}
        assert marked <= {each.id.name for each in entries(language)[message].attributes}, message


@pytest.mark.parametrize("language", OTHERS)
def test_everything_that_english_tells_apart_is_told_apart(language: str) -> None:
    for message in translated(language):
        english, other = parts(ORIGIN)[message], parts(language)[message]
        for argument in english.arguments():
            missing = english.keys(argument) - other.keys(argument)
            assert not missing, f"{message}: {sorted(missing)}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    for message in translated(language):
        left = parts(ORIGIN)[message].texts & parts(language)[message].texts
        words = {word for text in left for word in WORD.findall(text) if word[0] not in "-[\"'"}
        assert not words - KNOWN, f"{message}: {sorted(words - KNOWN)}"
