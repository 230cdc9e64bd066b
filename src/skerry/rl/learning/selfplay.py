"""Self-play: the network sits at all seats of many tables, and PPO makes it do more of what went well."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import nn

from skerry.agents.network.features import Features
from skerry.rl.learning.policy import COURSE, GAME, Policy
from skerry.rl.vector import Step, Vector

if TYPE_CHECKING:
    from numpy.typing import NDArray

FAR_AHEAD = 25.0  # points ahead that count three quarters of all that points can count
TRUST = 0.95  # how far the end of a game is believed rather than the worth of the next choice (GAE)
CLIP = 0.2  # the furthest that a lesson changes how likely a pick is
BATCH = 2048
ROUNDS = 3  # how often a lesson goes through its choices
BONUS = 0.005  # for not being too sure
LEAST_RATE = 0.05  # of the rate, at the end


@dataclass
class Choices:
    """What was done where, how likely it was, what was thought of it and how it ended."""

    active: list[NDArray[np.int16]] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)  # logarithms
    worths: list[float] = field(default_factory=list)
    gains: list[float] = field(default_factory=list)
    ends: list[float] = field(default_factory=list)

    def finish(self, end: float, done: Choices) -> None:
        """Move them to those of finished games, each with what it gained."""
        gain, later = 0.0, end
        gains: list[float] = []
        for worth in reversed(self.worths):
            gain = later - worth + TRUST * gain
            later = worth
            gains.append(gain)
        done.active += self.active
        done.masks += self.masks
        done.picks += self.picks
        done.chances += self.chances
        done.gains += reversed(gains)
        done.ends += [end] * len(gains)


class SelfPlay:
    """Tables of all set-ups of the course."""

    def __init__(self, policy: Policy, rate: float, seed: int) -> None:
        self.policy = policy
        self.rate = rate
        self.optimizer = torch.optim.Adam(policy.parameters(), lr=rate)
        self.vectors = [
            Vector(GAME, games, seats, seed=seed + at, reward="margin", **options)
            for at, (games, seats, options) in enumerate(COURSE)
        ]
        self.features = [Features(each.observer.schema, policy.inputs) for each in self.vectors]
        # By table and seat: the choices of the game that is being played.
        self.going = [
            [[Choices() for _ in range(each.observer.setup.seats)] for _ in range(each.games)]
            for each in self.vectors
        ]

    def play(self, choices: int) -> Choices:
        """Play until so many choices are in games that have ended."""
        done = Choices()
        while len(done.picks) < choices:
            for at, vector in enumerate(self.vectors):
                self._play_on(at, vector, done)
        return done

    def _play_on(self, at: int, vector: Vector, done: Choices) -> None:
        """Choose once in all games of a set-up."""
        now = vector.now
        active = self.policy.padded(self.features[at], now.observations, now.masks)
        with torch.no_grad():
            logits, worths = self.policy(torch.from_numpy(active), torch.from_numpy(now.masks))
            logs = torch.log_softmax(logits, 1)
            picks = torch.multinomial(logs.exp(), 1)
        chances = logs.gather(1, picks)[:, 0].tolist()
        chosen, thought = picks[:, 0].tolist(), worths.tolist()
        for number, seat in enumerate(now.seats.tolist()):
            kept = self.going[at][number][seat]
            kept.active.append(active[number])
            kept.masks.append(now.masks[number].copy())
            kept.picks.append(chosen[number])
            kept.chances.append(chances[number])
            kept.worths.append(thought[number])
        self._finish(at, vector.step(chosen), done)

    def _finish(self, at: int, now: Step, done: Choices) -> None:
        for number in np.flatnonzero(now.done).tolist():
            for seat, margin in enumerate(now.rewards[number].tolist()):
                end = 0.5 * float(np.sign(margin)) + 0.5 * float(np.tanh(margin / FAR_AHEAD))
                self.going[at][number][seat].finish(end, done)
                self.going[at][number][seat] = Choices()

    def learn(self, choices: Choices, left: float) -> None:
        """Do more of what turned out better than thought, but not much more at a time."""
        tensors = (
            torch.from_numpy(np.stack(choices.active)),
            torch.from_numpy(np.stack(choices.masks)),
            torch.tensor(choices.picks),
            torch.tensor(choices.chances),
            torch.nn.functional.layer_norm(torch.tensor(choices.gains), (len(choices.gains),)),
            torch.tensor(choices.ends),
        )
        for group in self.optimizer.param_groups:
            group["lr"] = self.rate * max(LEAST_RATE, left)
        for _ in range(ROUNDS):
            for part in torch.randperm(len(choices.picks)).split(BATCH):
                loss = self._loss(*[tensor[part] for tensor in tensors])
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
                self.optimizer.step()

    def _loss(
        self,
        active: torch.Tensor,
        masks: torch.Tensor,
        picks: torch.Tensor,
        chances: torch.Tensor,
        gains: torch.Tensor,
        ends: torch.Tensor,
    ) -> torch.Tensor:
        logits, worths = self.policy(active, masks)
        logs = torch.log_softmax(logits, 1)
        ratio = (logs.gather(1, picks[:, None])[:, 0] - chances).exp()
        better = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
        spread = -(logs.exp() * logs).sum(1).mean()
        return 0.5 * ((worths - ends) ** 2).mean() - better - BONUS * spread
