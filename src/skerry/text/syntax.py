"""A parser of Project Fluent's syntax: a message becomes patterns of text and placeables."""

from __future__ import annotations

import re
from typing import NamedTuple, TypeAlias

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins
NAME = re.compile(r"[a-zA-Z][\w-]*")
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")
STRING = re.compile(r'"((?:\\.|[^"\\\n])*)"')
ESCAPE = re.compile(r"\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{6})|(.))")
PLAIN = re.compile(r"[^{}\n]+")
BLANK = re.compile(r"[ \n]*")
SPACES = re.compile(r" *")
LINES = re.compile(r"(?:\n *(?=\n|\Z))*\n( +)(?![ .*\[}])")  # to the next line of the same pattern
ATTRIBUTE = re.compile(r"[ \n]*\.([a-zA-Z][\w-]*) *=")
VARIANT = re.compile(r"[ \n]*(\*?)\[ *([^ \]]+) *\]")


class Variable(NamedTuple):
    """`$name`: what fills a gap."""

    name: str


class Reference(NamedTuple):
    """`id`, `id.attribute`, `-term` or `-term(name: value)`: another message."""

    id: str
    attribute: str
    named: dict[str, Expression]


class Call(NamedTuple):
    """`NUMBER($x, useGrouping: 0)`: what a function makes of something."""

    function: str
    given: list[Expression]
    named: dict[str, Expression]


class Variants(NamedTuple):
    """`$x -> [one] … *[other] …`: which pattern it is depends on a value."""

    on: Expression
    keys: list[str | int | float]
    patterns: list[Pattern]
    default: int


Expression: TypeAlias = "str | int | float | Variable | Reference | Call | Variants"
Pattern: TypeAlias = "list[Piece]"


class Piece(NamedTuple):
    """A part of a pattern: text as it stands, or something to be filled in."""

    text: str
    filled: Expression | None = None


class Message(NamedTuple):
    """A message: what it says, and what stands beside it by name."""

    value: Pattern | None
    attributes: dict[str, Pattern]


class SyntaxFault(ValueError):
    """What was read is no Fluent."""


def entries(source: str) -> dict[str, str]:
    """Cut a file into its messages and terms, by their ids; none is parsed before it is said."""
    source = source.replace("\r\n", "\n")
    starts = list(ENTRY.finditer(source))  # none where a game brings no words
    ends = [*[each.start() for each in starts[1:]], len(source)]
    return {each[1]: source[each.end() : end] for each, end in zip(starts, ends, strict=False)}


def parse(entry: str) -> Message:
    """Parse what stands behind the `=` of a message."""
    reader = _Reader(entry)
    value = reader.pattern()
    attributes: dict[str, Pattern] = {}
    while name := reader.take(ATTRIBUTE):
        attributes[name[1]] = reader.pattern()
    return Message(value or None, attributes)


class _Reader:
    """Goes through the text of one message."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0

    def take(self, wanted: re.Pattern[str]) -> re.Match[str] | None:
        found = wanted.match(self.source, self.at)
        if found:
            self.at = found.end()
        return found

    def has(self, sign: str) -> bool:
        """Take a sign, with the blanks before it, if it is the next."""
        start = self.at
        self.take(BLANK)
        if self.source.startswith(sign, self.at):
            self.at += len(sign)
            return True
        self.at = start
        return False

    def expect(self, sign: str) -> None:
        if not self.has(sign):
            raise SyntaxFault(f"Expected {sign!r} before {self.source[self.at : self.at + 30]!r}.")

    def pattern(self) -> Pattern:
        """Read to where the message, the attribute or the variant ends."""
        self.take(SPACES)
        pieces: Pattern = []
        breaks: dict[int, int] = {}  # by piece that is a break: how far the next line is indented
        while self.at < len(self.source):
            if found := self.take(PLAIN):
                pieces.append(Piece(found[0]))
            elif found := self.take(LINES):
                breaks[len(pieces)] = len(found[1])
                pieces.append(Piece("\n" * found[0].count("\n")))
            elif self.source[self.at] == "{":
                self.at += 1
                pieces.append(Piece("", self.placeable()))
            else:
                break
        return _trimmed(_dedented(pieces, breaks))

    def placeable(self) -> Expression:
        """Read what stands between braces."""
        self.take(BLANK)
        found = self.expression()
        if self.has("->"):
            found = self.variants(found)
        self.expect("}")
        return found

    def variants(self, on: Expression) -> Variants:
        chosen = Variants(on, [], [], 0)
        default = 0
        while found := self.take(VARIANT):
            default = len(chosen.keys) if found[1] else default
            chosen.keys.append(_number(found[2]) if NUMBER.fullmatch(found[2]) else found[2])
            chosen.patterns.append(self.pattern())
        return chosen._replace(default=default)

    def expression(self) -> Expression:
        if self.has("{"):
            return self.placeable()
        if found := self.take(STRING):
            return ESCAPE.sub(_unescaped, found[1])
        if found := self.take(NUMBER):
            return _number(found[0])
        if self.has("$"):
            return Variable(self.name())
        term = "-" if self.has("-") else ""
        name = self.name()
        if not term and name.isupper() and self.has("("):
            return Call(name, *self.arguments())
        attribute = self.name() if self.has(".") else ""
        named = self.arguments()[1] if term and self.has("(") else {}
        return Reference(term + name, attribute, named)

    def name(self) -> str:
        found = self.take(NAME)
        if found is None:
            raise SyntaxFault(f"Expected a name at {self.source[self.at : self.at + 30]!r}.")
        return found[0]

    def arguments(self) -> tuple[list[Expression], dict[str, Expression]]:
        given: list[Expression] = []
        named: dict[str, Expression] = {}
        while not self.has(")"):
            self.take(BLANK)
            found = self.expression()
            if isinstance(found, Reference) and self.has(":"):
                self.take(BLANK)
                named[found.id] = self.expression()
            else:
                given.append(found)
            self.has(",")
        return given, named


def _dedented(pieces: Pattern, breaks: dict[int, int]) -> Pattern:
    """Take away the indentation that all lines share."""
    common = min(breaks.values(), default=0)
    return [
        Piece(piece.text + " " * (breaks[at] - common)) if at in breaks else piece
        for at, piece in enumerate(pieces)
    ]


def _trimmed(pieces: Pattern) -> Pattern:
    """Take away the break before the first line, and blanks after the last."""
    if pieces and pieces[0].filled is None:
        pieces[0] = Piece(pieces[0].text.lstrip("\n"))
    while pieces and pieces[-1].filled is None:
        pieces[-1] = Piece(pieces[-1].text.rstrip(" \n"))
        if pieces[-1].text:
            break
        pieces.pop()
    return pieces


def _number(written: str) -> int | float:
    return float(written) if "." in written else int(written)


def _unescaped(found: re.Match[str]) -> str:
    code = found[1] or found[2]
    return chr(int(code, 16)) if code else found[3]
