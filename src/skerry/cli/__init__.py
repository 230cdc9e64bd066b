"""The command line: `skerry play`, `skerry simulate` and so on, one file a command."""

from __future__ import annotations

import platform
import sys

from cyclopts import App, CycloptsError

import skerry
from skerry.cli.console import complain, console
from skerry.games.farshore.deck.faults import DeckError
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
# Named, not imported: a command waits only for what it needs itself.
COMMANDS = {
    "skerry.cli.play:play": "Play in the browser, or with --terminal in the terminal.",
    "skerry.cli.serve:serve": "Serve tables to browsers, here or for a network.",
    "skerry.cli.shelf:games": "List the games with their seats, settings and agents.",
    "skerry.cli.rules:rules": "Print the rules of a game, or its cards.",
    "skerry.cli.simulate:simulate": "Let agents play many games, and print who wins.",
    "skerry.cli.replay:replay": "Step through a recorded game, or verify a file of records.",
    "skerry.cli.bench:bench": "Measure how fast the games run.",
    "skerry.cli.deck:deck": "Check a deck file, show its cards, or begin a new one.",
    "skerry.cli.newgame:game": "Begin a game of your own.",
}
for path, summary in COMMANDS.items():
    app.command(path, name=path.partition(":")[2], help=summary)


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
    except DeckError as error:
        sys.stderr.write(f"skerry: {error}\n")  # each fault has lines of its own
        return REFUSED
    except (SkerryError, CycloptsError) as error:
        return refuse(str(error))
    except OSError as error:
        return refuse(f"{error.filename or 'A file'}: {error.strerror or error}.")
    return code if isinstance(code, int) else 0


def refuse(sentence: str) -> int:
    """Say in one line why a command was not carried out."""
    complain(sentence)
    return REFUSED
