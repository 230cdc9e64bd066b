"""A command speaks the language that its line names, else the one that the environment wishes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from skerry.cli import language, run
from skerry.kernel.errors import OptionError
from skerry.kernel.text import Text
from skerry.text import LANGUAGES, say

if TYPE_CHECKING:
    from tests.cli.conftest import Shell

FOUR = ("en", "ru", "pl", "uk")


@pytest.fixture(autouse=True)
def _four(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "LANGUAGES", FOUR)


@pytest.mark.parametrize(
    ("line", "said", "rest"),
    [
        ("games", "", "games"),
        ("--lang pl games", "pl", "games"),
        ("games --lang uk", "uk", "games"),
        ("rules faraway --lang=ru --cards", "ru", "rules faraway --cards"),
        ("--lang ru games --lang pl", "pl", "games"),
        ("games --lang pl_PL.UTF-8", "pl", "games"),
        ("play -- --lang", "", "play -- --lang"),
    ],
)
def test_the_language_is_taken_out_of_the_line(line: str, said: str, rest: str) -> None:
    assert language.taken(line.split()) == (said, rest.split())


@pytest.mark.parametrize(
    ("environ", "wished"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "pl_PL"}, "pl"),
        ({"LC_MESSAGES": "pl_PL", "LC_ALL": "ru_RU.KOI8-R"}, "ru"),
        ({"LC_ALL": "ru_RU", "SKERRY_LANG": "uk"}, "uk"),
        ({"LC_ALL": "", "LANG": "pl"}, "pl"),
        ({"LC_ALL": "C", "LANG": "pl"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_unsaid_the_environment_decides(environ: dict[str, str], wished: str) -> None:
    assert language.wished(environ) == wished


@pytest.mark.parametrize("line", ["--lang de games", "games --lang=de", "games --lang Ukrainian"])
def test_an_unknown_language_is_refused_with_those_there_are(
    line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.split()) == 2
    said = capsys.readouterr().err
    assert "there is en, ru, pl or uk." in said
    assert said.count("\n") == 1


def test_our_own_variable_is_refused_like_the_option() -> None:
    with pytest.raises(OptionError, match="There is no language 'de'"):
        language.wished({"SKERRY_LANG": "de"})


def test_a_language_without_its_name_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["games", "--lang"]) == 2
    assert "--lang is missing" in capsys.readouterr().err


@pytest.mark.parametrize("tongue", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("simulate --help", Text("terminal-command-simulate")),
        ("deck --help", Text("terminal-command-deck-new")),
        ("games faraway", Text("terminal-head-agents")),
        ("rules faraway --page goal", Text("faraway-rules-goal")),
    ],
)
def test_commands_speak_every_language(shell: Shell, tongue: str, line: str, text: Text) -> None:
    ran = shell.run("--lang", tongue, *line.split())
    assert (ran.code, ran.err) == (0, "")
    assert say(text, tongue).split()[0] in ran.out


@pytest.mark.parametrize(
    "line", ["", "play", "simulate", "serve", "replay", "rules", "bench", "deck check", "game new"]
)
def test_help_names_what_is_to_be_typed_in_the_language(shell: Shell, line: str) -> None:
    said = shell.run("--lang", "ru", *line.split(), "--help").out
    assert {*re.findall(r"(?<![_A-Za-z])[A-Z]{3,}\b", said)} <= {"SKERRY", "JSON", "URL"}
