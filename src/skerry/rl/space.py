"""The spaces of observations, as Gymnasium knows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from gymnasium import spaces

if TYPE_CHECKING:
    from skerry.rl.observing import Observer

LIMITS = np.iinfo(np.int16)  # every number of an observation fits into 16 bits


def observation_space(observer: Observer, actions: int) -> spaces.Dict:
    """Return the space of what a seat sees together with its mask."""
    seen = spaces.Box(LIMITS.min, LIMITS.max, (observer.size,), observer.dtype.type)
    return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})
