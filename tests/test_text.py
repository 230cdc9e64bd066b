"""Every message has its words in every language, and none is there for nothing."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from skerry.kernel.errors import SkerryError
from skerry.text import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "skerry"
WORDS = SOURCE / "text"


class Gaps(Visitor):
    """Collects the arguments that a message asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - by its class
        self.names.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Return the messages of a language, each with the arguments it asks for."""
    source = "\n".join(
        path.read_text(encoding="utf-8") for path in (WORDS / language).glob("*.ftl")
    )
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            gaps = Gaps()
            gaps.visit(entry)
            found[entry.id.name] = gaps.names - {"case"}  # every message is told its case
    return found


@cache
def all_calls() -> list[ast.Call]:
    paths = sorted({*SOURCE.rglob("*.py")} - {SOURCE / "kernel" / "text.py"})
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in paths]
    return [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]


def calls(name: str) -> list[ast.Call]:
    """Return all calls of a function, or of a method, of that name."""
    found = [(call, call.func) for call in all_calls()]
    return [call for call, f in found if getattr(f, "id", getattr(f, "attr", "")) == name]


def subclasses(cls: type[SkerryError]) -> list[type[SkerryError]]:
    return [cls, *[each for child in cls.__subclasses__() for each in subclasses(child)]]


def said_id(call: ast.Call) -> str:
    first = call.args[0]
    assert isinstance(first, ast.Constant), f"not a literal: {ast.unparse(call)}"
    assert isinstance(first.value, str), f"not a message: {ast.unparse(call)}"
    return first.value


def given(call: ast.Call) -> set[str]:
    """Return the arguments that stand in a call; none if they are put together elsewhere."""
    tables = [arg for arg in call.args if isinstance(arg, ast.Dict)]
    keys = [key for table in tables for key in table.keys]
    return {str(key.value) for key in keys if isinstance(key, ast.Constant)}


def used() -> set[str]:
    joins = {f"list-{word}" for word in ("empty", "and", "or", "comma", "semicolon", "then")}
    return joins | {said_id(call) for call in calls("Text")}


@cache
def browser() -> str:
    sources = [*ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sources)


@cache
def table_words() -> list[re.Pattern[str]]:
    """Return what the tables of games ask for by the ends of ids, some of them put together."""
    asked = {*re.findall(r"""["'`]((?:[a-z]|\$\{)[\w${}. +-]*)["'`]""", browser())}
    return [
        re.compile(re.sub(r"\$\{[^}]*\}", r"[\\w-]+", each))
        for each in asked
        if re.search(r"[a-z]{2}", re.sub(r"\$\{[^}]*\}", "", each))
    ]


def is_said_in_browser(message: str) -> bool:
    if f'"{message}"' in browser():
        return True
    end = re.sub(r"^\w+-(table|face)-", "", message)
    return end != message and any(asked.fullmatch(end) for asked in table_words())


def test_every_language_has_the_files_of_english() -> None:
    files = {
        path.name: sorted(each.name for each in path.iterdir())
        for path in WORDS.iterdir()
        if path.is_dir()
    }
    files.pop("__pycache__", None)
    assert files == dict.fromkeys(LANGUAGES, files["en"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_said_has_words(language: str) -> None:
    assert used() - set(messages(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_there_for_nothing(language: str) -> None:
    silent = set(messages(language)) - used()
    assert {message for message in silent if not is_said_in_browser(message)} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_asks_for_more_than_english(language: str) -> None:
    english = messages("en")
    for message, gaps in messages(language).items():
        assert gaps <= english.get(message, gaps), message


def test_no_refusal_is_a_sentence_of_one_language() -> None:
    for call in [call for kind in subclasses(SkerryError) for call in calls(kind.__name__)]:
        assert not isinstance(call.args[0], ast.Constant | ast.JoinedStr), ast.unparse(call)


def test_a_message_is_given_the_arguments_it_asks_for() -> None:
    later = {name for call in calls("with_args") for name in given(call)}
    for call in calls("Text"):
        gaps, literal = messages("en")[said_id(call)], given(call)
        if len(call.args) == 1 or isinstance(call.args[1], ast.Dict):
            assert gaps <= literal | later, ast.unparse(call)


def test_a_message_is_given_nothing_it_does_not_ask_for() -> None:
    for call in calls("Text"):
        assert given(call) <= messages("en")[said_id(call)], ast.unparse(call)


def test_the_browser_knows_the_languages_of_the_server() -> None:
    client = (ROOT / "web/src/lib/language.svelte.ts").read_text(encoding="utf-8")
    row = re.search(r"LANGUAGES = \{(.*)\}", client)
    assert row is not None
    assert set(re.findall(r"(\w+):", row[1])) == set(LANGUAGES)
