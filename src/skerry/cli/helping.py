"""The pages of --help, in the language of the command."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from attrs import evolve
from cyclopts import App, Group
from cyclopts.help import DefaultFormatter
from rich.text import Text as Line

from skerry.drawing.words import words
from skerry.kernel.text import Text

if TYPE_CHECKING:
    from cyclopts.help import HelpEntry, HelpPanel
    from rich.console import Console, ConsoleOptions


PLACEHOLDER = re.compile(r"\b[A-Z]{3,}\b")


class Formatter(DefaultFormatter):
    """Says itself what cyclopts adds to our words: usage, defaults, what is required."""

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        entries = [_said(entry) for entry in panel.entries]
        super().__call__(console, options, evolve(panel, entries=entries))

    def render_usage(
        self,
        console: Console,
        options: ConsoleOptions,
        usage: Any,  # noqa: ANN401 - as cyclopts calls it
    ) -> None:
        if usage:
            line = words(Text("terminal-usage", {"usage": _filled(str(usage).strip())}))
            console.print(Line(f"{line}\n", style="cyclopts.usage"))


def _said(entry: HelpEntry) -> HelpEntry:
    tail: list[Text] = []
    if entry.default is not None:
        tail.append(Text("terminal-default", {"value": str(entry.default)}))
    if entry.required:
        tail.append(Text("terminal-required"))
    description = " ".join([_plain(entry), *[words(each) for each in tail]])
    return evolve(
        entry,
        description=description,
        default=None,
        required=False,
        metavar=_filled(entry.metavar or ""),
        positional_label=_filled(entry.positional_label or ""),
    )


def _filled(line: str) -> str:
    """Say in the reader's language what is to be typed: GAME, FILE, INT and the like."""
    return PLACEHOLDER.sub(_placeholder, line)


def _placeholder(found: re.Match[str]) -> str:
    return words(Text("terminal-placeholder", {"word": found[0]}))


def _plain(entry: HelpEntry) -> str:
    text = getattr(entry.description, "primary_renderable", entry.description)
    return "" if text is None else str(text)


def family(name: str, about: Text) -> App:
    """Make a command that has others below it, and heads their pages in our words."""
    return App(
        name=name,
        help=words(about),
        help_format="plaintext",
        help_formatter=Formatter(),
        result_action="return_value",
        group_commands=Group.create_default_commands(words(Text("terminal-commands"))),
        group_arguments=Group.create_default_arguments(words(Text("terminal-arguments"))),
        group_parameters=Group.create_default_parameters(words(Text("terminal-parameters"))),
    )
