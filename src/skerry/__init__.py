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
from skerry.archive import position, records, replay, steps
from skerry.kernel import table as _table
from skerry.kernel.board import set_artist
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
from skerry.kernel.game import set_shelf
from skerry.kernel.record import Player, Record
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.scenario import Scenario
from skerry.kernel.seen import Seen
from skerry.kernel.table import Table
from skerry.kernel.text import Text, set_voice
from skerry.kernel.view import View
from skerry.registry import register

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
    "Player",
    "Record",
    "RecordError",
    "Rng",
    "Scenario",
    "Seen",
    "SkerryError",
    "StaleAction",
    "Table",
    "Text",
    "UndoError",
    "UnknownGame",
    "View",
    "__version__",
    "compiled",
    "from_seed",
    "game",
    "games",
    "new",
    "position",
    "records",
    "register",
    "replay",
    "say",
    "scenario",
    "steps",
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

    try:
        return say(text)
    except LookupError:  # of a game from outside that brought no words for it
        return text.plain()


def _draw_text(table: Table) -> str:
    from skerry.drawing.whole import text  # noqa: PLC0415 - it needs the words

    return text(table)


def _draw_page(table: Table) -> str:
    from skerry.drawing.picture import page  # noqa: PLC0415 - few draw

    return page(table)


def _draw_picture(table: Table) -> str:
    from skerry.drawing.picture import picture  # noqa: PLC0415 - few draw

    return picture(table)


set_voice(_say)
set_shelf(games.game)
set_artist("text", _draw_text)
set_artist("page", _draw_page)
set_artist("picture", _draw_picture)


def say(text: Text, language: str = "") -> str:
    """Say a message in words: in English, or in a language of your own choice ("pl", "ru", "uk")."""
    from skerry.text import say as speak  # noqa: PLC0415 - the words are loaded when they are needed

    return speak(text, language)


def game(name: str, deck: str | Path = "") -> Game[Any]:
    """Return what a game says of itself: seats, settings, vocabulary, rulebook.

    A deck is the path of a deck file or its text, for games that are made from one.
    """
    return games.from_deck(name, deck)


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


def _deck_in(options: dict[str, Value | Path]) -> str | Path:
    """Take the deck out of the options."""
    deck = options.pop("deck", "")
    if not isinstance(deck, str | Path):
        raise OptionError(Text("error-deck", {"deck": repr(deck)}))
    return deck
