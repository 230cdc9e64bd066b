"""Environments for those who teach machines: observations, masks, rewards, and four doors to libraries.

from skerry.rl import Observer, Vector

`skerry.rl.pettingzoo`, `skerry.rl.gymnasium` and `skerry.rl.open_spiel` are loaded when they are asked
for, because each needs the library of its name; docs/rl.md shows all of them.
"""

from __future__ import annotations

from skerry.rl.observing import Observer
from skerry.rl.rewards import REWARDS, reward_of
from skerry.rl.vector import Vector

__all__ = ["REWARDS", "Observer", "Vector", "reward_of"]
