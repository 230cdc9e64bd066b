"""Words: messages become sentences of a language, by Project Fluent."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle, FluentResource

if TYPE_CHECKING:
    from skerry.kernel.text import Text

LANGUAGES = ("en",)


@cache
def bundle(language: str) -> FluentBundle:
    """Read the messages of a language."""
    source = files(__package__).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    # Isolation marks are for text of mixed direction; none of our languages needs them.
    found = FluentBundle([language], use_isolating=False)
    found.add_resource(FluentResource(source))
    return found


def say(text: Text, language: str = "en") -> str:
    """Say a message, and the messages inside it, in a language."""
    words = bundle(language)
    message = words.get_message(text.id)
    if message.value is None:
        raise LookupError(f"The message {text.id} has no words in {language}.")
    args = {
        name: value if isinstance(value, str | int) else say(value, language)
        for name, value in text.args.items()
    }
    said, problems = words.format_pattern(message.value, args)
    if problems:
        raise LookupError(f"The message {text.id} cannot be said in {language}: {problems[0]}")
    return str(said)
