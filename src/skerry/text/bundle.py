"""All messages of one language, and how they are said: Project Fluent, as far as a table speaks."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Protocol, TypeAlias

from skerry.text.numerals import plural, written
from skerry.text.syntax import (
    Call,
    Expression,
    Message,
    Pattern,
    Reference,
    SyntaxFault,
    Variable,
    Variants,
    entries,
    parse,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping


class Spoken(Protocol):
    """Something that says itself when the sentence comes to it."""

    def said(self) -> str:
        """Say it."""


class Ungrouped(int):
    """A number that is written without anything between its thousands."""


Value: TypeAlias = "str | int | float | Spoken"


class Bundle:
    """The messages of a language; the first of several with one id holds."""

    def __init__(
        self,
        language: str,
        sources: Iterable[str],
        functions: Mapping[str, Callable[[Value, str], Value]],
    ) -> None:
        self.language = language
        self.functions = functions
        self.unread: dict[str, str] = {}
        self.messages: dict[str, Message] = {}
        for source in sources:
            self.unread = {**entries(source), **self.unread}

    def message(self, id: str) -> Message:
        """Find a message; LookupError if there is none, or if it cannot be read."""
        found = self.messages.get(id)
        if found is None:
            try:
                found = self.messages[id] = parse(self.unread[id])
            except KeyError:
                raise LookupError(f"There is no message {id} in {self.language}.") from None
            except SyntaxFault as fault:
                raise LookupError(f"The message {id} in {self.language}: {fault}") from None
        return found

    def say(self, pattern: Pattern, args: Mapping[str, Value]) -> str:
        """Say a pattern with its gaps filled; LookupError if something for a gap is lacking."""
        if len(pattern) == 1 and pattern[0].filled is None:
            return pattern[0].text
        return "".join(
            [
                piece.text if piece.filled is None else self._shown(self._value(piece.filled, args))
                for piece in pattern
            ]
        )

    def _shown(self, value: Value) -> str:
        if isinstance(value, str):
            return value
        if isinstance(value, int):
            return written(value, self.language, grouped=not isinstance(value, Ungrouped))
        if isinstance(value, float):
            digits = len(str(value).partition(".")[2])
            return written(value, self.language, digits=digits)
        return value.said()

    def _value(self, expression: Expression, args: Mapping[str, Value]) -> Value:
        if isinstance(expression, str | int | float):
            return expression
        if isinstance(expression, Variable):
            try:
                return args[expression.name]
            except KeyError:
                raise LookupError(f"nothing was given for ${expression.name}") from None
        if isinstance(expression, Variants):
            return self.say(self._chosen(expression, args), args)
        if isinstance(expression, Call):
            return self._called(expression, args)
        return self._referred(expression, args)

    def _chosen(self, variants: Variants, args: Mapping[str, Value]) -> Pattern:
        """Find the variant for a value: its own, that of its plural, else the default."""
        value = self._value(variants.on, args)
        if isinstance(value, str | int | float) and value in variants.keys:
            return variants.patterns[variants.keys.index(value)]
        if isinstance(value, int | float):
            form = plural(value, self.language)
            if form in variants.keys:
                return variants.patterns[variants.keys.index(form)]
        return variants.patterns[variants.default]

    def _called(self, call: Call, args: Mapping[str, Value]) -> Value:
        given = [self._value(each, args) for each in call.given]
        if call.function == "NUMBER":
            (number,) = given
            alone = call.named.get("useGrouping") == 0
            return Ungrouped(number) if alone and isinstance(number, int) else number
        if call.function not in self.functions:
            raise LookupError(f"there is no function {call.function}")
        what, case = given
        return self.functions[call.function](what, str(case))

    def _referred(self, to: Reference, args: Mapping[str, Value]) -> str:
        message = self.message(to.id)
        pattern = message.attributes.get(to.attribute) if to.attribute else message.value
        if pattern is None:
            raise LookupError(f"{to.id} has no {to.attribute or 'value'}")
        if to.id.startswith("-"):  # a term knows only what it is told where it is used
            told = {name: self._value(value, args) for name, value in to.named.items()}
            args = defaultdict(str, told)
        return self.say(pattern, args)
