"""The command line: `skerry play`, `skerry simulate` and so on, one file a command."""

from __future__ import annotations

import os
import platform
import sys

import skerry
from skerry.cli.locale import is_plain


def main() -> None:
    """Run the command that was typed, and end with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:]))


def run(typed: list[str]) -> int:
    """Run a command; the version is told before the commands and their words are loaded."""
    if typed == ["--version"] and is_plain(os.environ):
        flavour = "compiled" if skerry.compiled else "pure"
        python = platform.python_version()
        sys.stdout.write(f"skerry {skerry.__version__} ({flavour}), Python {python}\n")
        return 0
    try:
        from skerry.cli import commands  # noqa: PLC0415

        return commands.run(typed)
    except ImportError as error:
        return lacks(error, typed)


def lacks(error: ImportError, typed: list[str]) -> int:
    """Say in one line which extra brings what a command lacks."""
    from skerry.cli.language import wished  # noqa: PLC0415
    from skerry.extras import EXTRAS, is_extra, needed  # noqa: PLC0415
    from skerry.text import say  # noqa: PLC0415

    # A command is imported by its name, and what it lacks is then the cause.
    lacking = error.__cause__ if isinstance(error.__cause__, ImportError) else error
    name = lacking.name or ""
    if not is_extra(name):
        raise error
    browser = typed[:1] in (["play"], ["serve"]) and "--terminal" not in typed
    extra = "server" if browser and name in EXTRAS["cli"] else ""
    told = say(needed(name, extra), wished(os.environ))
    sys.stderr.write(f"skerry: {told}\n")
    return 2
