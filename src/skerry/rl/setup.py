"""What is set on the table: a game, its seats and its options, checked once and dealt often."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import skerry
from skerry.kernel.table import checked_seed, start

if TYPE_CHECKING:
    from skerry.kernel.game import Game, Value
    from skerry.kernel.table import Table


class Setup:
    """A game with so many seats and these options, as `skerry.new` takes them."""

    def __init__(self, game: str, seats: int = 2, **options: Value | Path) -> None:
        deck = options.pop("deck", "")
        assert isinstance(deck, str | Path), f"A deck is a path or its text, not {deck!r}."
        self.game: Game[Any] = skerry.game(game, deck)
        self.seats, self.settings = self.game.check(seats, dict(options))
        self.picks = len(self.game.vocabulary)

    def deal(self, seed: int) -> Table:
        """Set up a table; equal seeds deal alike."""
        return start(self.game, self.seats, checked_seed(seed), self.settings)

    def has(self, table: Table) -> bool:
        """Tell whether a table is one of this set-up."""
        game = table.game
        return (
            (game.name, game.digest) == (self.game.name, self.game.digest)
            and table.state.layout.seats == self.seats
            and table.settings == self.settings
        )

    def __repr__(self) -> str:
        changed = self.game.told(self.settings)
        told = "".join(f", {name}={value!r}" for name, value in changed.items())
        return f"Setup({self.game.name!r}, {self.seats}{told})"
