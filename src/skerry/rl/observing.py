"""Observations and masks as arrays: named slices of fixed sizes, written in place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from skerry.kernel.encoder import Encoder, write_mask
from skerry.kernel.schema import Schema
from skerry.rl.setup import Setup

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from skerry.kernel.game import Value
    from skerry.kernel.table import Table

Array: TypeAlias = "NDArray[Any]"
DTYPES = ("float32", "int16")  # what an observation can be made of


class Observer:
    """Looks at tables of one set-up: what a seat sees, or with `perfect` what lies anywhere.

    All numbers are whole and fit into 16 bits. `schema` names them.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        *,
        perfect: bool = False,
        dtype: str = "float32",
        **options: Value | Path,
    ) -> None:
        if dtype not in DTYPES:
            raise ValueError(f"An observation is made of {' or '.join(DTYPES)}, not of {dtype!r}.")
        self.setup = Setup(game, seats, **options)
        self.dtype = np.dtype(dtype)
        self.schema = Schema(
            self.setup.game, self.setup.seats, self.setup.settings, perfect=perfect
        )
        self.encoder = Encoder(self.schema)
        self.size = self.schema.size
        self.picks = self.setup.picks

    def observe(self, table: Table, seat: int, out: Array | None = None) -> Array:
        """Write what a seat sees of a table of this set-up into an array, a new one if none is given."""
        self._check(table, seat)
        out = self._checked(out, self.size, self.dtype)
        out.fill(0)
        self.encoder.write(table.state, seat, out.data)
        return out

    def mask(self, table: Table, seat: int, out: Array | None = None) -> Array:
        """Write 1 for each option of a seat and 0 for all other picks of the vocabulary."""
        self._check(table, seat)
        out = self._checked(out, self.picks, np.dtype(np.int8))
        out.fill(0)
        write_mask(table.state, seat, out.data)
        return out

    def named(self, observation: Array) -> dict[str, dict[str, int]]:
        """Read an observation: by slice and label what is not 0, marks as `card thing`."""
        found: dict[str, dict[str, int]] = {}
        for part in self.schema.slices:
            numbers = observation[part.start : part.stop]
            labels = part.labels
            if part.marks:
                labels = tuple(f"{card} {mark}" for card in part.labels for mark in part.marks)
            told = {labels[at]: int(numbers[at]) for at in np.flatnonzero(numbers)}
            if told:
                found[part.name] = told
        return found

    def _check(self, table: Table, seat: int) -> None:
        if not self.setup.has(table):
            raise ValueError(
                f"This observer looks at {self.setup}; the table has {table.game.name} with "
                f"{table.state.layout.seats} seats and {table.settings}."
            )
        if not 0 <= seat < self.setup.seats:
            raise ValueError(f"There is no seat {seat}; there are 0 to {self.setup.seats - 1}.")

    @staticmethod
    def _checked(out: Array | None, size: int, dtype: np.dtype[Any]) -> Array:
        if out is None:
            return np.zeros(size, dtype)
        if out.shape != (size,) or out.dtype != dtype or not out.flags.c_contiguous:
            raise ValueError(
                f"The array must be a contiguous one of shape ({size},) and {dtype}, "
                f"not of shape {out.shape} and {out.dtype}."
            )
        return out
