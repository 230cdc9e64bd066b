"""The command line: `skerry play`, `skerry simulate` and so on, one file a command."""

from __future__ import annotations

import platform
import sys

from cyclopts import App, CycloptsError

import skerry
from skerry.cli.bench import bench
from skerry.cli.console import complain, console
from skerry.cli.play import play
from skerry.cli.replay import replay
from skerry.cli.rules import rules
from skerry.cli.shelf import games
from skerry.cli.simulate import simulate
from skerry.kernel.errors import SkerryError

INTERRUPTED = 130  # as a shell says it of Ctrl-C
REFUSED = 2


def version() -> str:
    """Say which Skerry runs, and on what."""
    flavour = "compiled" if skerry.compiled else "pure"
    return f"skerry {skerry.__version__} ({flavour}), Python {platform.python_version()}"


app = App(
    name="skerry",
    help="A digital table for modern board games.",
    version=version,
    console=console,
    help_format="plaintext",
    suppress_keyboard_interrupt=False,
    result_action="return_value",
)
for command in (play, games, rules, simulate, replay, bench):
    app.command(command)


def main() -> None:
    """Run the command that was typed, and end with its exit code."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    sys.exit(run(sys.argv[1:]))


def run(words: list[str]) -> int:
    """Run a command; whatever it refuses becomes one line."""
    try:
        code = app(words, print_error=False, exit_on_error=False)
    except KeyboardInterrupt:
        return INTERRUPTED
    except (SkerryError, CycloptsError) as error:
        return refuse(str(error))
    except OSError as error:
        return refuse(f"{error.filename or 'A file'}: {error.strerror or error}.")
    return code if isinstance(code, int) else 0


def refuse(sentence: str) -> int:
    """Say in one line why a command was not carried out."""
    complain(sentence)
    return REFUSED
