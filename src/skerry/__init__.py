"""Skerry: a digital table for modern board games, complete to the last rule.

import skerry

table = skerry.new("faraway", seats=3, seed=7)
while not table.over:
    table.act(table.options[0])
print(table.scores(), table.winners())
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from skerry import games
from skerry.kernel import record as _record
from skerry.kernel import replaying as _replaying
from skerry.kernel import table as _table
from skerry.kernel.errors import (
    ActionError,
    IllegalAction,
    ImpossiblePosition,
    NotYourTurn,
    OptionError,
    RecordError,
    SkerryError,
    StaleAction,
    UndoError,
    UnknownGame,
)
from skerry.kernel.record import Record
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.scenario import Scenario
from skerry.kernel.seen import Seen
from skerry.kernel.table import Table
from skerry.kernel.text import Text, set_voice
from skerry.kernel.view import View

if TYPE_CHECKING:
    from skerry.games.farshore.deck.faults import DeckError, Fault
    from skerry.kernel.game import Game, Value

__all__ = [
    "ActionError",
    "DeckError",
    "Fault",
    "IllegalAction",
    "ImpossiblePosition",
    "NotYourTurn",
    "OptionError",
    "Record",
    "RecordError",
    "Rng",
    "Scenario",
    "Seen",
    "SkerryError",
    "StaleAction",
    "Table",
    "UndoError",
    "UnknownGame",
    "View",
    "__version__",
    "compiled",
    "from_seed",
    "game",
    "games",
    "new",
    "replay",
    "scenario",
]

compiled = not (_table.__file__ or ".py").endswith(".py")  # which flavour runs


def __getattr__(name: str) -> Any:  # noqa: ANN401 - whatever is asked for
    """Give what few ask for and what would take long to load with all else."""
    if name == "__version__":
        return import_module("importlib.metadata").version("skerry")
    if name in ("DeckError", "Fault"):
        return getattr(import_module("skerry.games.farshore.deck.faults"), name)
    raise AttributeError(f"module 'skerry' has no attribute {name!r}")


class _Shelf(ModuleType):
    """The package of games, which also answers a call: `skerry.games()` gives their names."""

    def __call__(self) -> tuple[str, ...]:
        return games.names()


sys.modules["skerry.games"].__class__ = _Shelf


def _say(text: Text) -> str:
    # Not before something is to be said: who simulates need not wait for the words.
    from skerry.text import say  # noqa: PLC0415

    return say(text)


set_voice(_say)


def game(name: str, deck: str | Path = "") -> Game[Any]:
    """Return what a game says of itself: seats, settings, vocabulary, rulebook.

    A deck is the path of a deck file or its text, for games that are made from one.
    """
    if isinstance(deck, Path):
        return games.game(name, deck.read_text(encoding="utf-8", errors="replace"), str(deck))
    return games.game(name, deck)


def new(name: str, seats: int = 2, seed: int | None = None, **options: Value | Path) -> Table:
    """Set up a table. Without a seed the deal is a surprise, and stands in the record.

    Beside the game's own settings there is the option `deck`, for games that are made from one.
    """
    box = game(name, _deck_in(options))
    seats, settings = box.check(seats, dict(options))
    deal = int.from_bytes(os.urandom(7), "big") >> 3 if seed is None else _table.checked_seed(seed)
    return _table.start(box, seats, deal, settings)


def scenario(name: str, seats: int = 2, seed: int = 0, **options: Value | Path) -> Scenario:
    """Set up a table whose cards are then laid by hand, for tests and puzzles."""
    return Scenario(game(name, _deck_in(options)), seats, seed, dict(options))


def replay(record: Record | str | Path, deck: str | Path = "") -> Table:
    """Play a record again: a Record, its text, or the path of its file.

    A record that was played with a deck file is replayed with the same one.
    """
    if isinstance(record, Path):
        record = record.read_text(encoding="utf-8")
    if isinstance(record, str):
        record = _record.parse(record)
    box = game(record.game, deck)
    seats, settings = box.check(record.seats, dict(record.options))
    return _replaying.replay(box, seats, settings, record)


def _deck_in(options: dict[str, Value | Path]) -> str | Path:
    """Take the deck out of the options."""
    deck = options.pop("deck", "")
    if not isinstance(deck, str | Path):
        raise OptionError(Text("error-deck", {"deck": repr(deck)}))
    return deck
