"""A pupil: a judge of Faraway that learns from verdicts and what came of them, by numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from skerry.agents.search.faraway.judge import (
    ABREAST,
    BEGIN,
    CELLS,
    COUNT,
    LOOK,
    TABLES,
    widened,
)
from skerry.agents.search.faraway.signs import BROAD, LENGTH, ONE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats = NDArray[np.float32]
    Integers = NDArray[np.int16]

FIRST_GUESS = 60.0
BATCH = 512
LINES = 4.0  # times as fast do lines learn
FADING = (0.9, 0.999)  # of the mean slope and of its square, from batch to batch (Adam)
SHOCK = 25.0  # an error teaches as if it was no greater


class Lot(NamedTuple):
    """Some verdicts of one judge: regions played, how many numbers each has, these, and what came of it."""

    tables: Integers
    lengths: Integers
    places: Integers
    values: Floats
    aims: Floats


class Pupil:
    """A judge that learns: its weights by their parts, and what is remembered of their slopes."""

    def __init__(self, known: list[float] | None, seed: int) -> None:
        self.steps = 0
        self.parts = _parts(known) if known else _first_parts(seed)
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}

    def weights(self) -> list[float]:
        """Return all of them in the order in which a judge reads them."""
        look = self.parts["look"].reshape(BROAD, CELLS // ABREAST, ABREAST).transpose(1, 0, 2)
        parts = (self.parts["lines"], look, self.parts["begin"], self.parts["count"])
        return [float(each) for each in np.concatenate([part.ravel() for part in parts])]

    def study(self, lot: Lot, rng: np.random.Generator, rate: float) -> None:
        """Go over a lot once."""
        shown = np.zeros((len(lot.tables), LENGTH), np.float32)
        shown[np.repeat(np.arange(len(lot.tables)), lot.lengths), lot.places] = lot.values
        order = rng.permutation(len(shown))
        for first in range(0, len(order), BATCH):
            rows = order[first : first + BATCH]
            self._move(self._slopes(shown[rows], lot.tables[rows], lot.aims[rows]), rate)

    def _slopes(self, shown: Floats, tables: Integers, aims: Floats) -> dict[str, Floats]:
        """Return which way the square of the error grows, by part."""
        broad = shown[:, :BROAD]
        inside = broad @ self.parts["look"] + self.parts["begin"][tables]
        cells = np.maximum(inside, 0)
        found = cells @ self.parts["count"] + (shown * self.parts["lines"][tables]).sum(1)
        error = np.clip(found - aims, -SHOCK, SHOCK) / np.float32(len(shown))
        back = (inside > 0) * (error[:, None] * self.parts["count"])
        lines = np.zeros_like(self.parts["lines"])
        begin = np.zeros_like(self.parts["begin"])
        for table in np.unique(tables):
            at = tables == table
            lines[table] = error[at] @ shown[at]
            begin[table] = back[at].sum(0)
        return {"lines": lines, "look": broad.T @ back, "begin": begin, "count": cells.T @ error}

    def _move(self, slopes: dict[str, Floats], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += (1 - FADING[0]) * (slope - mean)
            square += (1 - FADING[1]) * (slope**2 - square)
            sure = mean / (1 - FADING[0] ** self.steps)
            spread = np.sqrt(square / (1 - FADING[1] ** self.steps)) + 1e-6
            self.parts[name] -= rate * (LINES if name == "lines" else 1.0) * sure / spread

    def kept(self, name: str) -> dict[str, Any]:
        """Return all that must be kept to go on later, as named arrays."""
        kinds = {"parts": self.parts, "means": self.means, "squares": self.squares}
        found = {
            f"{name} {kind} {part}": kinds[kind][part] for kind in kinds for part in self.parts
        }
        return {**found, f"{name} steps": np.array(self.steps)}

    def take_up(self, name: str, kept: Any) -> None:  # noqa: ANN401 - an open file of arrays
        """Go on from what was kept."""
        self.steps = int(kept[f"{name} steps"])
        for part in self.parts:
            self.parts[part] = kept[f"{name} parts {part}"]
            self.means[part] = kept[f"{name} means {part}"]
            self.squares[part] = kept[f"{name} squares {part}"]


def _parts(weights: list[float]) -> dict[str, Floats]:
    flat = np.array(widened(weights), np.float32)
    look = flat[LOOK:BEGIN].reshape(CELLS // ABREAST, BROAD, ABREAST).transpose(1, 0, 2)
    return {
        "lines": flat[:LOOK].reshape(TABLES, LENGTH).copy(),
        "look": look.reshape(BROAD, CELLS).copy(),
        "begin": flat[BEGIN:COUNT].reshape(TABLES, CELLS).copy(),
        "count": flat[COUNT:].copy(),
    }


def _first_parts(seed: int) -> dict[str, Floats]:
    rng = np.random.default_rng(seed)
    lines = np.zeros((TABLES, LENGTH), np.float32)
    lines[:, ONE] = FIRST_GUESS
    return {
        "lines": lines,
        "look": (0.15 * rng.standard_normal((BROAD, CELLS))).astype(np.float32),
        "begin": np.full((TABLES, CELLS), 0.1, np.float32),
        "count": (0.5 * rng.standard_normal(CELLS)).astype(np.float32),
    }
