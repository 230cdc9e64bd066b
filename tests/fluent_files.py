"""The files of words, read as trees: what each message selects by, and what stands in it."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    FunctionReference,
    Identifier,
    Message,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

WORDS = Path(__file__).resolve().parent.parent / "src" / "skerry" / "text"
PLURALS = {"zero", "one", "two", "few", "many"}  # "other" may as well be just the rest


class Parts(Visitor):
    """Collects texts and selections of one message."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: set[str] = set()
        self.selections: list[tuple[str, set[str]]] = []  # by which argument, among which keys

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - by its class
        self.texts.add(" ".join(node.value.split()))

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - by its class
        chosen = node.selector
        by = chosen.arguments.positional[0] if isinstance(chosen, FunctionReference) else chosen
        name = by.id.name if isinstance(by, VariableReference) else ""
        keys = [each.key for each in node.variants]
        found = {key.name if isinstance(key, Identifier) else key.value for key in keys}
        self.selections.append((name, found))
        self.generic_visit(node)

    def keys(self, argument: str) -> set[str]:
        """All words that the message knows of an argument; numbers and plurals are none."""
        known = [keys for name, keys in self.selections if name == argument]
        found = {key for keys in known for key in keys if not re.fullmatch(r"-?[\d.]+", key)}
        return found - PLURALS - {"other"}

    def arguments(self) -> set[str]:
        return {name for name, _ in self.selections} - {"", "case"}


@cache
def entries(language: str) -> dict[str, Message | Term]:
    """All messages of a language, and its terms with their hyphen."""
    paths = sorted((WORDS / language).glob("*.ftl"))
    source = "\n".join(path.read_text(encoding="utf-8") for path in paths)
    found = [each for each in FluentParser().parse(source).body if isinstance(each, Message | Term)]
    return {("-" if isinstance(each, Term) else "") + each.id.name: each for each in found}


@cache
def parts(language: str) -> dict[str, Parts]:
    """What stands in every message of a language."""
    found = {}
    for name, entry in entries(language).items():
        found[name] = Parts()
        found[name].visit(entry)
    return found
