"""Imitation: a teacher says what it would do, and the network learns to do the same."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
import torch
from torch import nn

from skerry.agents import agent
from skerry.agents.network.features import Features
from skerry.kernel.rng import Rng, from_seed
from skerry.kernel.seen import Seen
from skerry.rl.learning.policy import COURSE, GAME, Policy
from skerry.rl.observing import Observer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

ASTRAY = 12  # so many picks of a hundred are chance, so that the teacher is seen in trouble, too
RATE = 2e-3
HELD_BACK = 20  # one of so many choices is not learned from, but asked


@dataclass
class Shown:
    """What the teacher did where."""

    active: list[NDArray[np.int16]] = field(default_factory=list)
    masks: list[NDArray[np.int8]] = field(default_factory=list)
    picks: list[int] = field(default_factory=list)


def watch(policy: Policy, teacher: str, games: int, seed: int) -> Shown:
    """Let the teacher play games of all set-ups of the course."""
    shown, rng = Shown(), from_seed(seed)
    crowd = sum(part for part, _, _ in COURSE)
    for part, seats, options in COURSE:
        observer = Observer(GAME, seats, **options)
        features = Features(observer.schema, policy.inputs)
        for _ in range(max(1, games * part // crowd)):
            _watch_game(policy, observer, features, teacher, rng, shown)
    return shown


def _watch_game(
    policy: Policy, observer: Observer, features: Features, teacher: str, rng: Rng, shown: Shown
) -> None:
    table = observer.setup.deal(rng.below(1 << 30)).hasten()
    player = agent(teacher, GAME, rng.below(1 << 30))
    while not table.over:
        seat = table.seat
        pick = player.choose(Seen(table, seat))
        mask = observer.mask(table, seat)
        seen = observer.observe(table, seat)
        shown.active.append(policy.padded(features, seen[None], mask[None])[0])
        shown.masks.append(mask)
        shown.picks.append(pick)
        astray = rng.below(100) < ASTRAY
        table.act(table.options[rng.below(len(table.options))] if astray else pick)


def imitate(policy: Policy, shown: Shown, rounds: int) -> Iterator[float]:
    """Learn to do what was shown; tell after each round on which part of the rest both agree."""
    active = torch.from_numpy(np.stack(shown.active))
    masks = torch.from_numpy(np.stack(shown.masks))
    picks = torch.tensor(shown.picks)
    optimizer = torch.optim.AdamW(policy.parameters(), lr=RATE, weight_decay=1e-3)
    held = len(picks) // HELD_BACK
    for number in range(rounds):
        for group in optimizer.param_groups:
            group["lr"] = RATE * (1 - number / rounds)
        for part in (torch.randperm(len(picks) - held) + held).split(512):
            logits, _ = policy(active[part], masks[part])
            loss = nn.functional.cross_entropy(logits, picks[part])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
        with torch.no_grad():
            logits, _ = policy(active[:held], masks[:held])
        yield float((logits.argmax(1) == picks[:held]).float().mean())
