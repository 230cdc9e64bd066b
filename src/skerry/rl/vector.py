"""Many games at once: one call steps all of them, and what has ended begins anew."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from skerry.kernel.encoder import write_mask
from skerry.kernel.rng import from_seed
from skerry.rl.observing import Array, Observer
from skerry.rl.rewards import reward_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from skerry.kernel.game import Value
    from skerry.kernel.table import Table


@dataclass(frozen=True)
class Step:
    """What all games show after a step; the arrays are written over by the next one.

    `observations` and `masks` are those of the seat to move, `seats` tells which it is. Where a game
    has just ended, `done` is true, `rewards` has its end for every seat and `scores` the points; the
    observation is already the first one of the next game.
    """

    observations: Array
    masks: Array
    seats: Array
    rewards: Array
    scores: Array
    done: Array


class Vector:
    """So many games of one set-up, each played by whoever chooses for the seat to move.

    Choices with a single option are made by the table itself. Equal seeds deal the same games.
    """

    def __init__(
        self,
        game: str,
        games: int,
        seats: int = 2,
        *,
        seed: int = 0,
        reward: str = "win",
        perfect: bool = False,
        dtype: str = "float32",
        **options: Value | Path,
    ) -> None:
        if games < 1:
            raise ValueError(f"At least one game is played, not {games}.")
        self.observer = Observer(game, seats, perfect=perfect, dtype=dtype, **options)
        self.games = games
        self.reward = reward_of(reward)
        observer, seats = self.observer, self.observer.setup.seats
        self.now = Step(
            np.zeros((games, observer.size), observer.dtype),
            np.zeros((games, observer.picks), np.int8),
            np.zeros(games, np.int64),
            np.zeros((games, seats), np.float32),
            np.zeros((games, seats), np.int32),
            np.zeros(games, np.bool_),
        )
        self._rows = [row.data for row in self.now.observations]
        self._masks = [row.data for row in self.now.masks]
        self._tables: list[Table] = []
        self._rng = from_seed(seed)
        self.reset(seed)

    @property
    def tables(self) -> tuple[Table, ...]:
        """The games as they stand, to be looked at."""
        return tuple(self._tables)

    def reset(self, seed: int | None = None) -> Step:
        """Begin all games anew, with a seed as the same games as ever, else with others."""
        if seed is not None:
            self._rng = from_seed(seed)
        self._tables = [self._deal() for _ in range(self.games)]
        self.now.rewards.fill(0)
        self.now.done.fill(0)
        self._look()
        return self.now

    def step(self, actions: Sequence[int] | Array) -> Step:
        """Let the seat to move of every game do its action, one for each game, and go on."""
        picks = np.asarray(actions)
        self._refuse_illegal(picks)
        now = self.now
        if now.done.any():
            now.rewards.fill(0)
            now.done.fill(0)
        for number, pick in enumerate(picks.tolist()):
            table = self._tables[number]
            table.act(pick)
            if table.over:
                now.rewards[number] = self.reward(table)
                now.scores[number] = table.scores()
                now.done[number] = True
                self._tables[number] = self._deal()
        self._look()
        return now

    def _deal(self) -> Table:
        """Deal until somebody has a choice."""
        while True:
            table = self.observer.setup.deal(self._rng.below(1 << 30)).hasten()
            if not table.over:
                return table

    def _look(self) -> None:
        now, write = self.now, self.observer.encoder.write
        now.observations.fill(0)
        now.masks.fill(0)
        for number, table in enumerate(self._tables):
            seat = table.seat
            now.seats[number] = seat
            write(table.state, seat, self._rows[number])
            write_mask(table.state, seat, self._masks[number])

    def _refuse_illegal(self, picks: np.ndarray[Any, Any]) -> None:
        if picks.shape != (self.games,) or not np.issubdtype(picks.dtype, np.integer):
            raise ValueError(
                f"A step takes {self.games} whole numbers, one a game, "
                f"not an array of shape {picks.shape} and {picks.dtype}."
            )
        inside = (picks >= 0) & (picks < self.observer.picks)
        legal = inside & (self.now.masks[np.arange(self.games), picks * inside] == 1)
        if not legal.all():
            number = int(np.flatnonzero(~legal)[0])
            raise ValueError(
                f"In game {number} the action {int(picks[number])} is none of the options "
                f"{self._tables[number].options}."
            )
