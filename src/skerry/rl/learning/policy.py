"""The network that learns, and the tables that it learns at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import nn

import skerry
from skerry.agents.network.agent import Weights
from skerry.agents.network.features import Features, Inputs

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from skerry.rl.observing import Array

GAME = "faraway"
WIDEST = 192  # no position turns on so many inputs
# What is played, by how many games at once: seats and options.
COURSE: tuple[tuple[int, int, dict[str, Any]], ...] = (
    (192, 2, {}),
    (48, 3, {}),
    (32, 4, {}),
    (16, 5, {}),
    (16, 2, {"advanced": True}),
    (32, 2, {"people_below": True}),
    (32, 2, {"starry_skies": True}),
    (16, 4, {"people_below": True, "starry_skies": True}),
)


class Policy(nn.Module):
    """Two hidden layers, a head for the picks and one for what the game will be worth."""

    def __init__(self, width: int, seed: int) -> None:
        super().__init__()
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.inputs = Inputs(skerry.game(GAME))
        size = self.inputs.size
        self.used = np.zeros(size + 1, np.bool_)  # by input: whether it was ever on
        self.first = nn.EmbeddingBag(size + 1, width, mode="sum", padding_idx=size)
        self.bias = nn.Parameter(torch.zeros(width))
        self.second = nn.Linear(width, width)
        self.picks = nn.Linear(width, self.inputs.picks)
        self.worth = nn.Linear(width, 1)
        nn.init.normal_(self.first.weight, std=0.1)
        nn.init.normal_(self.picks.weight, std=0.01)
        with torch.no_grad():
            self.first.weight[size] = 0

    def forward(self, active: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Return the logits of the options, all others far below, and the worth."""
        hidden = torch.relu(self.first(active.long()) + self.bias)
        hidden = torch.relu(self.second(hidden))
        logits = self.picks(hidden).masked_fill(masks == 0, -1e9)
        return logits, self.worth(hidden).squeeze(-1)

    def weights(self) -> Weights:
        """Return what plays, as arrays; inputs that were never on weigh nothing."""
        first = self.first.weight.detach().numpy()[:-1] * self.used[:-1, None]
        layers = [(first.astype(np.float32), self.bias.detach().numpy())]
        rest = (self.second, self.picks)
        layers += [(part.weight.detach().numpy().T, part.bias.detach().numpy()) for part in rest]
        return Weights(layers)

    def padded(self, features: Features, observations: Array, masks: Array) -> NDArray[np.int16]:
        """Return a row of active inputs for each observation, filled up with one that weighs nothing."""
        rows, inputs = features.active(observations, masks)
        first = np.searchsorted(rows, np.arange(len(masks)))
        out = np.full((len(masks), WIDEST), self.inputs.size, np.int16)
        out[rows, np.arange(len(rows)) - first[rows]] = inputs
        self.used[np.unique(inputs)] = True
        return out
