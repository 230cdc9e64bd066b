"""Our words are said as Project Fluent's own runtime says them."""

from functools import cache
from typing import Any

import pytest
from babel import Locale
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from skerry.games import names
from skerry.kernel.text import Text
from skerry.text import LANGUAGES, _true_minus, say, source
from skerry.text import names as files
from skerry.text.bundle import Bundle, Value
from skerry.text.numerals import plural, written
from tests.test_speaking import everything

NUMBERS = [*range(-3, 135), 999, 1000, 1001, 9999, 10_000, 12_345, 1_000_001, 1_234_567]
# What our files do not use, but those of others may.
RARE = """
plain = One line
block =
    First line
      indented line

    { $count ->
        [0] none
        [one] a single { -thing(form: "one") }
       *[other]
            many { -thing }
    }
    last { "{" }line{ "\\u0041\\U00004F60" }
-thing = { $form ->
        [one] thing
       *[other] things
    }
    .note = of a term
refers = { plain }, { refers.aside }, { 3 } and { NUMBER($count, useGrouping: 0) }
    .aside = aside of { refers.other }
    .other = other
# A comment ends it.
block2 = { $count } { "" }
    and more
"""


class Inside(FluentType):
    """A message inside another, for the other runtime."""

    def __init__(self, text: Text, language: str, case: str) -> None:
        self.text, self.language, self.case = text, language, case

    def format(self, _locale: Locale) -> str:
        return told(self.text, self.language, self.case)


def in_case(what: Any, case: str) -> Any:  # noqa: ANN401 - whatever fills a gap
    return Inside(what.text, what.language, case) if isinstance(what, Inside) else what


@cache
def other(language: str) -> FluentBundle:
    functions: dict[str, Any] = {"CASE": in_case}
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for name in files():
        bundle.add_resource(FluentResource(source(language, name)))
    return bundle


def told(text: Text, language: str, case: str = "nom") -> str:
    args: dict[str, Any] = {"case": case}
    for name, value in text.args.items():
        args[name] = Inside(value, language, case) if isinstance(value, Text) else value
    pattern = other(language).get_message(text.id).value
    assert pattern is not None
    said, problems = other(language).format_pattern(pattern, args)
    assert not problems, (text, problems)
    return _true_minus(str(said), text)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_all_that_a_game_says_is_said_alike(name: str, language: str) -> None:
    for text in everything(name)[::7]:
        assert say(text, language) == told(text, language), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_alike(language: str) -> None:
    form = Locale.parse(language).plural_form
    for number in NUMBERS:
        assert written(number, language) == format_decimal(number, "#,##0", language)
        assert plural(number, language) == form(number)
    for value in (0.05, 0.15, 0.25, 2.5, 12.345, -3.75, 1234.5, 99.95):
        pattern = "#,##0.0"
        assert written(value, language, digits=1) == format_decimal(value, pattern, language)


@pytest.mark.parametrize("count", [0, 1, 2, 12_345])
def test_what_others_write_is_read_alike(count: int) -> None:
    theirs = FluentBundle(["en"], use_isolating=False)
    theirs.add_resource(FluentResource(RARE))
    ours = Bundle("en", [RARE], {})
    args: dict[str, Value] = {"count": count}
    for name in ("plain", "block", "refers", "block2"):
        pattern, own = theirs.get_message(name).value, ours.message(name).value
        assert pattern is not None
        assert own is not None
        said, problems = theirs.format_pattern(pattern, args)
        assert not problems
        assert ours.say(own, args) == said


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("{ $x }", "nothing was given for"),
        ("{ nowhere }", "There is no message nowhere in en"),
        ("{ SING($y) }", "there is no function SING"),
        ("{ $y", "Expected '}'"),
        ("{ $y -> *[a] b", "Expected '}'"),
    ],
)
def test_what_cannot_be_said_is_a_lookup_error(message: str, fault: str) -> None:
    bundle = Bundle("en", [f"id = {message}\n"], {})
    with pytest.raises(LookupError, match=fault):
        bundle.say(bundle.message("id").value or [], {"y": "z"})
