"""All commands; each is named, not imported: it waits only for what it needs itself."""

from __future__ import annotations

import os
import platform
import sys
from typing import TYPE_CHECKING

from cyclopts import CycloptsError

import skerry
from skerry.cli import language, refusals
from skerry.cli.console import complain, console
from skerry.cli.helping import family
from skerry.drawing.words import words
from skerry.kernel.errors import SkerryError
from skerry.kernel.text import Text
from skerry.text import choose

if TYPE_CHECKING:
    from cyclopts import App

INTERRUPTED = 130  # as a shell says it of Ctrl-C
REFUSED = 2

COMMANDS = {
    "skerry.cli.play:play": Text("terminal-command-play"),
    "skerry.cli.serve:serve": Text("terminal-command-serve"),
    "skerry.cli.keeping:backup": Text("terminal-command-backup"),
    "skerry.cli.keeping:restore": Text("terminal-command-restore"),
    "skerry.cli.shelf:games": Text("terminal-command-games"),
    "skerry.cli.rules:rules": Text("terminal-command-rules"),
    "skerry.cli.simulate:simulate": Text("terminal-command-simulate"),
    "skerry.cli.tournament:tournament": Text("terminal-command-tournament"),
    "skerry.cli.balance:balance": Text("terminal-command-balance"),
    "skerry.cli.train:train": Text("terminal-command-train"),
    "skerry.cli.replay:replay": Text("terminal-command-replay"),
    "skerry.cli.review:review": Text("terminal-command-review"),
    "skerry.cli.bench:bench": Text("terminal-command-bench"),
    "skerry.cli.deck:deck": Text("terminal-command-deck"),
    "skerry.cli.newgame:game": Text("terminal-command-game"),
}


def version() -> str:
    """Say which Skerry runs, and on what."""
    flavour = Text("terminal-flavour", {"flavour": "compiled" if skerry.compiled else "pure"})
    python = platform.python_version()
    return words(
        Text(
            "terminal-version",
            {"version": skerry.__version__, "flavour": flavour, "python": python},
        )
    )


def application() -> App:
    """Put all commands together, in the words of the chosen language."""
    app = family("skerry", Text("terminal-about"))
    app.help_epilogue = words(Text("terminal-about-lang"))
    app.version = version
    app.console = console
    app.suppress_keyboard_interrupt = False
    app["--help"].help = words(Text("terminal-about-help"))
    app["--version"].help = words(Text("terminal-about-version"))
    for path, summary in COMMANDS.items():
        app.command(path, name=path.partition(":")[2], help=words(summary))
    return app


def run(typed: list[str]) -> int:
    """Run a command; whatever it refuses becomes one line."""
    try:
        said, rest = language.taken(typed)
        choose(said or language.wished(os.environ))
        code = application()(rest, print_error=False, exit_on_error=False)
    except KeyboardInterrupt:
        return INTERRUPTED
    except SkerryError as error:
        if isinstance(error, skerry.DeckError):
            sys.stderr.write(f"skerry: {error}\n")  # each fault has lines of its own
            return REFUSED
        return refuse(error.text)
    except CycloptsError as error:
        return refuse(refusals.of_line(error))
    except OSError as error:
        return refuse(refusals.of_file(error))
    return code if isinstance(code, int) else 0


def refuse(text: Text) -> int:
    """Say in one line why a command was not carried out."""
    complain(text)
    return REFUSED
