"""A network that plays: weights in a file, a forward pass in numpy, the likeliest option."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

import numpy as np

from skerry.agents.network.features import Features, Inputs
from skerry.kernel.encoder import Encoder
from skerry.kernel.schema import Schema

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from skerry.kernel.game import Game, Value
    from skerry.kernel.rng import Rng
    from skerry.kernel.seen import Seen

    Floats = NDArray[np.float32]


class Weights:
    """The layers of a network: pairs of a matrix and a bias, the last one gives the logits."""

    def __init__(self, layers: list[tuple[Floats, Floats]]) -> None:
        self.layers = layers

    def logits(self, inputs: NDArray[np.int64]) -> Floats:
        """Return what speaks for each pick, given the inputs that are on."""
        matrix, bias = self.layers[0]
        found: Floats = matrix[inputs].sum(axis=0) + bias
        for matrix, bias in self.layers[1:]:
            found = np.maximum(found, 0) @ matrix + bias
        return found

    def save(self, path: Path) -> None:
        """Keep them in a small file: half precision is enough to choose by."""
        arrays = {
            f"{kind}{number}": array.astype(np.float16)
            for number, layer in enumerate(self.layers)
            for kind, array in zip(("matrix", "bias"), layer, strict=True)
        }
        np.savez_compressed(path, **arrays)  # type: ignore[arg-type]  # of any names


def load(source: Any) -> Weights:  # noqa: ANN401 - a path or an open file
    """Read weights that were saved."""
    with np.load(source) as found:
        count = len(found.files) // 2
        return Weights(
            [
                (
                    found[f"matrix{number}"].astype(np.float32),
                    found[f"bias{number}"].astype(np.float32),
                )
                for number in range(count)
            ]
        )


@cache
def shipped(game: str) -> Weights:
    """Return the weights that come with the package."""
    file = resources.files("skerry.agents.network") / "weights" / f"{game}.npz"
    with file.open("rb") as source:
        return load(source)


class Network:
    """Takes the option that its weights find likeliest; equal views get equal answers."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def choose(self, seen: Seen) -> int:
        """Return the likeliest option."""
        encoder, features = _eyes(seen.box, seen.view().seats, tuple(seen.settings.items()))
        observation = np.zeros((1, encoder.size), np.float32)
        seen.observe(encoder, observation[0].data)
        mask = np.zeros((1, features.inputs.picks), np.int8)
        mask[0, seen.options] = 1
        _, inputs = features.active(observation, mask)
        logits = self.weights.logits(inputs)
        return seen.options[int(np.argmax(logits[seen.options]))]


@cache
def _eyes(
    game: Game[Any], seats: int, settings: tuple[tuple[str, Value], ...]
) -> tuple[Encoder, Features]:
    """Return what reads tables of a set-up, made once."""
    schema = Schema(game, seats, dict(settings), perfect=False)
    return Encoder(schema), Features(schema, Inputs(game))


def faraway(_rng: Rng) -> Network:
    """Return the network that has learned Faraway."""
    return Network(shipped("faraway"))
