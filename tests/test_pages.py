"""What the README, the pages and the package say of themselves is true: every block of code is run."""

import doctest
import re
import shlex
import tomllib
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from cyclopts import CoercionError, MissingArgumentError

import skerry
from skerry.cli.commands import application

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
FENCED = re.compile(r"^ *```(\w*)\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
TYPED = re.compile(r"`(skerry [^`]*)`")
# Blocks that show a piece of a file are run among the names of that file.
AMONG = {
    "Region(": "skerry.games.faraway.regions",
    '"wanderer"': "skerry.games.everdell.cards.travelers",
    "def test_": "tests.games.faraway.test_scoring",
    "class Orchard": "tests.games.everdell.orchard",
    "STARRY_SKIES": "skerry.games.faraway.meteorites",
}
OTHERS = {"ray", "pip", "cibuildwheel"}  # commands of others


def blocks(kind: str) -> list[tuple[str, str]]:
    """Return the fenced blocks of a kind, each with the name of its page."""
    return [
        (page.name, block)
        for page in PAGES
        for found, block in FENCED.findall(page.read_text(encoding="utf-8"))
        if found == kind
    ]


def failures(session: str) -> int:
    test = doctest.DocTestParser().get_doctest(session, {}, "page", "page", 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    return runner.run(test).failed


def named(block: tuple[str, str]) -> str:
    return f"{block[0]}: {block[1].strip().splitlines()[0][:40]}"


def test_every_block_is_of_a_kind_that_is_tried() -> None:
    kinds = {kind for page in PAGES for kind, _ in FENCED.findall(page.read_text(encoding="utf-8"))}
    assert kinds - {""} == {"python", "sh", "toml"}


@pytest.mark.parametrize("block", blocks("python"), ids=named)
def test_python_runs_as_shown(block: tuple[str, str]) -> None:
    page, code = block
    if ">>>" in code:
        assert failures(code) == 0
        return
    (file,) = [name for sign, name in AMONG.items() if sign in code]
    around: dict[str, Any] = {**vars(import_module(file))}
    exec(compile(code, page, "exec"), around)  # noqa: S102 - our own page
    tests = re.findall(r"^def (test_\w+)", code, re.MULTILINE)
    for test in tests:
        around[test]()


def test_a_session_that_is_not_true_is_noticed() -> None:
    assert failures(">>> 1 + 1\n3\n") == 1


@cache
def verbs() -> set[str]:
    return set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def lines() -> list[tuple[str, str]]:
    """Return all that pages tell to type."""
    found = [(page, line) for page, block in blocks("sh") for line in block.splitlines()]
    for page in PAGES:
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
        found += [(page.name, " ".join(typed.split())) for typed in TYPED.findall(text)]
    return [(page, line) for page, line in found if line.strip() and "…" not in line]


@pytest.mark.parametrize("page", sorted({page for page, _ in lines()}))
def test_what_is_to_be_typed_can_be_typed(page: str) -> None:
    app = application()
    for command, *rest in (shlex.split(line, comments=True) for at, line in lines() if at == page):
        if command == "make":
            assert {word for word in rest if "=" not in word} <= verbs(), rest
        elif command == "skerry":
            # Where only the command is spoken of, and where a letter stands for a number.
            with suppress(MissingArgumentError, CoercionError):
                app.parse_args(rest, print_error=False, exit_on_error=False)
        else:
            assert command in OTHERS or (ROOT / command).exists(), command


@pytest.mark.parametrize("block", blocks("toml"), ids=named)
def test_a_deck_that_is_shown_is_one(block: tuple[str, str]) -> None:
    shown = tomllib.loads(block[1])
    if shown.get("homebrew"):
        assert skerry.game("everdell", block[1]).homebrew
        return
    house = ROOT / "src" / "skerry" / "games" / "farshore" / "house.toml"
    box = tomllib.loads(house.read_text(encoding="utf-8"))
    for name, card in shown["card"].items():
        assert card == box["card"][name]


def test_the_example_of_the_package_runs(capsys: pytest.CaptureFixture[str]) -> None:
    _, _, example = (skerry.__doc__ or "").partition("\n\n")
    assert "skerry.new(" in example
    exec(compile(example, "skerry", "exec"), {})  # noqa: S102 - our own docstring
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \[\d\]\n", capsys.readouterr().out)
